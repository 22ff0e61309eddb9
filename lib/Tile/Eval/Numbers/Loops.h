//===- Loops.h - Loops over the elements of tiles ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_EVAL_NUMBERS_LOOPS_H
#define OPENNVVM_LIB_TILE_EVAL_NUMBERS_LOOPS_H

#include "Tile/Eval/Numbers/Elements.h"

namespace opennvvm::tile {

/// What a loop works on: contiguous elements of one kind for each operand.
struct LoopArguments {
  uint8_t *Out;
  const uint8_t *In[3];
  size_t Count;
};

/// What a loop knows when a program is decoded.
struct LoopSetup {
  Rounding Mode = Rounding::Even;
  /// Functions are computed in double and rounded once.
  double (*Unary)(double) = nullptr;
  double (*Binary)(double, double) = nullptr;
  ElementKind From = ElementKind::I1, To = ElementKind::I1;
  bool IsSigned = false;
  bool Flushes = false; ///< Subnormal operands and results become zeros.
};

using LoopFn = void (*)(const LoopArguments &, const LoopSetup &);

/// Runs \p Loop with the rounding mode of the thread that \p Setup asks for.
void runLoop(LoopFn Loop, const LoopArguments &On, const LoopSetup &Setup);

/// X to the power of Y: 1 for any X, NaN included, if Y is zero, and for any Y
/// if X is 1.
double power(double X, double Y);

/// Arithmetic on floats.
enum class FloatOp : uint8_t {
  Add,
  Sub,
  Mul,
  Div,
  Fma,
  Max, ///< Of a NaN and a number, the number.
  Min,
  MaxPropagate, ///< Of a NaN and a number, a NaN.
  MinPropagate,
  Abs,
  Neg,
  Sqrt,
  Ceil,
  Floor
};
/// A loop over \p K, which is F16, BF16, F32 or F64. runLoop() sets the
/// mode of the thread.
LoopFn floatLoop(FloatOp Op, ElementKind K, bool Flushes);
/// A loop that calls the function of the setup.
LoopFn functionLoop(ElementKind K, bool IsBinary);
/// As functionLoop(), of a float and an i32.
LoopFn powerLoop(ElementKind K);

/// What a comparison asks; bits say for what it holds.
enum Comparison : uint8_t { Less = 1, Equal = 2, Greater = 4, Unordered = 8 };
/// Compares floats; gives bytes that are 0 or 1.
LoopFn floatComparison(uint8_t Which, ElementKind K);
LoopFn integerComparison(uint8_t Which, ElementKind K, bool IsSigned);

/// Arithmetic on integers. What is undefined gives zero, and shifts by the
/// width or more give what shifting bit by bit gives.
enum class IntegerOp : uint8_t {
  Add,
  Sub,
  Mul,
  ShiftLeft,
  And,
  Or,
  Xor,
  Max,
  Min,
  Rem,
  ShiftRight,
  Div,
  DivDown,
  DivUp,
  MulHigh,
  Abs,
  Neg
};
/// A loop over \p K, which is I1, I8, I16, I32 or I64.
LoopFn integerLoop(IntegerOp Op, ElementKind K, bool IsSigned);

/// Conversions, from and to what the setup says.
LoopFn integerConversion(ElementKind From, ElementKind To, bool IsSigned);
LoopFn floatConversion(ElementKind From, ElementKind To);
LoopFn floatToInteger(ElementKind From, ElementKind To, bool IsSigned);
LoopFn integerToFloat(ElementKind From, ElementKind To, bool IsSigned);

/// Copies elements of \p Bytes where a condition holds, and others elsewhere.
LoopFn selectLoop(unsigned Bytes);
/// Adds integers of \p K, times \p Scale of the setup, to pointers.
LoopFn offsetLoop(ElementKind K, unsigned PointeeBytes);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_EVAL_NUMBERS_LOOPS_H
