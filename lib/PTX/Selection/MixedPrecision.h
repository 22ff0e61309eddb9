//===- MixedPrecision.h - Halves in operations of f32 -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// add, sub and fma of f32 that read halves and bfloats as they are (PTX ISA,
// "Mixed Precision Floating Point Instructions"), so that nothing converts
// them.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_SELECTION_MIXEDPRECISION_H
#define OPENNVVM_LIB_PTX_SELECTION_MIXEDPRECISION_H

#include "FunctionEmitter.h"
#include "llvm/IR/Instructions.h"

namespace opennvvm::ptx {

/// Prints addition or subtraction \p I, which folds no product, if it reads a
/// value of 16 bits that is not converted; \returns false if there is none.
bool emitMixedSum(FunctionEmitter &E, const llvm::Instruction &I);

/// Prints \p I, a fused product plus \p Addend, or minus it, if a factor is not
/// converted from 16 bits; \returns false if both are, or were never.
bool emitMixedFma(FunctionEmitter &E, const llvm::Instruction &I,
                  const llvm::Value *Addend, bool IsAddendNegated);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_SELECTION_MIXEDPRECISION_H
