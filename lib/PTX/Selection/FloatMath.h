//===- FloatMath.h - Building blocks of floating-point math -----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_SELECTION_FLOATMATH_H
#define OPENNVVM_LIB_PTX_SELECTION_FLOATMATH_H

#include "FunctionEmitter.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

namespace opennvvm::ptx {

/// LLVM's three pairs. Num returns the other operand for a NaN; Minimum and
/// Maximum return the NaN. All order -0 below +0, as PTX does.
enum class MinMax : uint8_t {
  MinNum,
  MaxNum,
  Minimum,
  Maximum,
  MinimumNum,
  MaximumNum
};

/// To = the lesser or greater of \p A and \p B, f32 or f64 according to the
/// class of \p To. \p Flush flushes f32 denormals.
void emitMinMax(FunctionEmitter &E, MinMax Kind, Reg To, Op A, Op B,
                bool Flush);
/// Defines \p I, of any floating type or vector of one.
void emitMinMaxOp(FunctionEmitter &E, const llvm::Instruction &I, MinMax Kind,
                  const llvm::Value *A, const llvm::Value *B);

/// To = f64 \p From without its sign, or with the other sign, for \p I. ptxas
/// folds abs and neg into the operands of arithmetic. If no arithmetic uses the
/// result, they would be additions, so the bit of the sign is changed instead.
void emitDoubleAbs(FunctionEmitter &E, const llvm::Instruction &I, Reg To,
                   Op From);
void emitDoubleNeg(FunctionEmitter &E, const llvm::Instruction &I, Reg To,
                   Op From);

/// To = f32 or f64 \p From rounded to an integral value by \p Conversion,
/// cvt with Mod::Rni.
void emitRound(FunctionEmitter &E, Mod Rounding, Reg To, Op From, bool Flush);
/// The same, with halves rounded away from zero.
void emitRoundAway(FunctionEmitter &E, Reg To, Op From, bool Flush);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_SELECTION_FLOATMATH_H
