//===- Half.h - 16-bit floats -----------------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the machines support for half and bfloat, and how to do the rest through
// f32.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_SELECTION_HALF_H
#define OPENNVVM_LIB_PTX_SELECTION_HALF_H

#include "FunctionEmitter.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

namespace opennvvm::ptx {

/// Whether add, sub and mul exist for \p Element, half or bfloat.
bool hasHalfArithmetic(const FunctionEmitter &E, const llvm::Type *Element);
/// Whether fma exists for it.
bool hasHalfFma(const FunctionEmitter &E, const llvm::Type *Element);

/// Lane \p Lane of half, bfloat or float \p V in an f32 register.
Reg laneFloat(FunctionEmitter &E, const llvm::Value *V, unsigned Lane);

/// Defines half or bfloat \p I with lanes computed in f32. \p Print computes
/// one lane from its operands.
void throughFloat(FunctionEmitter &E, const llvm::Instruction &I,
                  llvm::ArrayRef<const llvm::Value *> Operands,
                  llvm::function_ref<void(Reg, llvm::ArrayRef<Reg>)> Print);

/// The same with lanes computed in f64, each rounded to odd.
void throughDouble(FunctionEmitter &E, const llvm::Instruction &I,
                   llvm::ArrayRef<const llvm::Value *> Operands,
                   llvm::function_ref<void(Reg, llvm::ArrayRef<Reg>)> Print);

/// \p F, which was rounded towards zero, with its last bit set if that was \p
/// Inexact; rounding it to nearest then gives the correctly rounded result.
Reg makeOdd(FunctionEmitter &E, Reg F, Reg Inexact);

/// f64 \p D as half or bfloat, rounded to nearest once.
void doubleToHalf(FunctionEmitter &E, Reg To, Op D, bool IsBFloat);

/// f32 operands and results for operations that a 16-bit float type lacks on
/// the target.
Reg halfToFloat(FunctionEmitter &, Op Half, bool IsBFloat);
void floatToHalf(FunctionEmitter &, Reg To, Reg Float, bool IsBFloat);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_SELECTION_HALF_H
