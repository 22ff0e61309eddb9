//===- PackedLanes.h - Lanes in the bits of a register ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_VALUES_PACKEDLANES_H
#define OPENNVVM_LIB_PTX_VALUES_PACKEDLANES_H

#include "PTX/Text/Register.h"
#include "llvm/ADT/ArrayRef.h"

namespace opennvvm::ptx {

class FunctionContext;

/// Packs two halves into \p To.
void packHalves(FunctionContext &E, Reg To, Op Low, Op High);
/// Packs four bytes into \p To.
void packBytes(FunctionContext &E, Reg To, llvm::ArrayRef<Op> Bytes);
/// Sets predicate \p P to bit 0 of \p R.
void testLowBit(FunctionContext &E, Reg P, Op R);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_VALUES_PACKEDLANES_H
