//===- Idioms.h - Several operations as one instruction ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_SELECTION_IDIOMS_H
#define OPENNVVM_LIB_PTX_SELECTION_IDIOMS_H

#include "FunctionEmitter.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

namespace opennvvm::ptx {

/// Prints multiplication or shift \p I as mul.wide if its operands are extended
/// from half its width. \returns false if they are not.
bool emitWideProduct(FunctionEmitter &E, const llvm::Instruction &I);

/// Prints truncation \p I as mul.hi if it takes the upper half of such a
/// product.
bool emitHighProduct(FunctionEmitter &E, const llvm::Instruction &I);

/// Prints addition or select \p I as sad if it adds the absolute difference of
/// two integers, or is that difference.
bool emitDistance(FunctionEmitter &E, const llvm::Instruction &I);

/// Prints division \p I as rsqrt if it is the reciprocal of a square root, and
/// both may be approximate.
bool emitReciprocalRoot(FunctionEmitter &E, const llvm::Instruction &I);

/// Prints \p I as bfind if it is the place of the highest bit of a number,
/// computed from its leading zeros.
bool emitHighestBit(FunctionEmitter &E, const llvm::Instruction &I);

/// Prints shift \p I as bfe if it is a single bit of a word that is also masked
/// for other reasons.
bool emitSharedBit(FunctionEmitter &E, const llvm::Instruction &I);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_SELECTION_IDIOMS_H
