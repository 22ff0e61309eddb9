//===- CrossChecks.h - Checks of several operands ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_INTERNAL_CROSSCHECKS_H
#define OPENNVVM_LIB_VERIFIER_INTERNAL_CROSSCHECKS_H

#include "Internal/Call.h"

namespace opennvvm::verifier {

/// A check that a row of catalog/intrinsics/Internal.td names.
using CrossCheck = void (*)(InternalCall &);

// Atomics.cpp
void checkInternalAtomic(InternalCall &Call);
void checkAtomicWord(InternalCall &Call);
void checkAtomicCast(InternalCall &Call);
// ConstantLoad.cpp
void checkConstantLoad(InternalCall &Call);
// ConvergentBranch.cpp
void checkConvergentBranch(InternalCall &Call);
// Conversion.cpp
void checkConversion(InternalCall &Call);
void checkPackedConversion(InternalCall &Call);
void checkPackedFloat(InternalCall &Call);
void checkBFloat(InternalCall &Call);
// Coroutine.cpp
void checkCoroutineSuspend(InternalCall &Call);
// GeometryOut.cpp
void checkGeometryOut(InternalCall &Call);
// Memory.cpp
void checkCop2(InternalCall &Call);
void checkAsyncCopy(InternalCall &Call);
void checkGlobalPointer(InternalCall &Call);
void checkMemoryFlags(InternalCall &Call);
// MMA.cpp
void checkMMA(InternalCall &Call);
void checkAccumulator(InternalCall &Call);
// MMAWord.cpp
void checkMMAWord(InternalCall &Call);
// Texels.cpp
void checkTexelVector(InternalCall &Call);
void checkSampleVector(InternalCall &Call);
// Tma.cpp
void checkTile(InternalCall &Call);

} // namespace opennvvm::verifier

#endif // OPENNVVM_LIB_VERIFIER_INTERNAL_CROSSCHECKS_H
