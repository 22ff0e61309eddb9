//===- Half.h - 16-bit floats -----------------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// What the machines can do with half and bfloat, and the way around through
// f32 for the rest.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_INSTS_HALF_H
#define OPENNVVM_LIB_PTX_INSTS_HALF_H

#include "Insts.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace opennvvm::ptx {

/// Whether add, sub and mul exist for \p Element, half or bfloat.
bool hasHalfArithmetic(const FunctionEmitter &E, const llvm::Type *Element);
/// Whether fma exists for it.
bool hasHalfFma(const FunctionEmitter &E, const llvm::Type *Element);

/// Lane \p Lane of half, bfloat or float \p V in an f32 register.
Reg laneFloat(FunctionEmitter &E, const llvm::Value *V, unsigned Lane);

/// Defines half or bfloat \p I by lanes computed in f32. \p Print writes one
/// lane from its operands.
void throughFloat(
    FunctionEmitter &E, const llvm::Instruction &I,
    llvm::ArrayRef<const llvm::Value *> Operands,
    llvm::function_ref<void(Reg, llvm::ArrayRef<Reg>)> Print);

/// The same by lanes computed in f64, each rounded to odd.
void throughDouble(
    FunctionEmitter &E, const llvm::Instruction &I,
    llvm::ArrayRef<const llvm::Value *> Operands,
    llvm::function_ref<void(Reg, llvm::ArrayRef<Reg>)> Print);

/// \p F, which was rounded towards zero, with its last bit set where that was
/// \p Inexact: rounding it to nearest then rounds once.
Reg makeOdd(FunctionEmitter &E, Reg F, Reg Inexact);

/// f64 \p D as half or bfloat, rounded to nearest once.
void doubleToHalf(FunctionEmitter &E, Reg To, Op D, bool IsBFloat);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_INSTS_HALF_H
