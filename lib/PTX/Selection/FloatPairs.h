//===- FloatPairs.h - Two floats at once ------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// add, sub, mul and fma of vectors of float by .f32x2 (PTX ISA, "Floating
// Point Instructions"). Its operands are 64-bit
// registers; lanes stay in registers of their own, which ptxas makes neighbors.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_SELECTION_FLOATPAIRS_H
#define OPENNVVM_LIB_PTX_SELECTION_FLOATPAIRS_H

#include "FunctionEmitter.h"
#include "llvm/IR/Instructions.h"

namespace opennvvm::ptx {

/// Whether the machine computes two lanes of \p Ty at once.
bool hasFloatPairs(const FunctionEmitter &E, const llvm::Type *Ty);

/// An operand, or its negation.
struct FloatOperand {
  const llvm::Value *V;
  bool IsNegated = false;
};

/// Defines \p I, whose type hasFloatPairs: two lanes at once by \p Pair, the
/// last one of an odd number by \p Single.
void emitFloatPairs(FunctionEmitter &E, const llvm::Instruction &I, Opcode Pair,
                    Opcode Single, llvm::ArrayRef<FloatOperand> Operands);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_SELECTION_FLOATPAIRS_H
