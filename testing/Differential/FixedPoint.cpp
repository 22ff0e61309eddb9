//===- FixedPoint.cpp - Random fixed-point arithmetic ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Builder.h"
#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace opennvvm::differential {

/// An integer type with an even number of bits, and the position of the point.
static constexpr unsigned Widths[] = {32, 16, 64, 8, 24};

void Builder::fixedPointSaturating() {
  static constexpr Intrinsic::ID Products[] = {Intrinsic::smul_fix_sat,
                                               Intrinsic::umul_fix_sat};
  Type *T = B.getIntNTy(C.pick(ArrayRef(Widths)));
  if (C.chance(20))
    T = vectorOf(T);
  Value *Point = B.getInt32(C.below(T->getScalarSizeInBits() - 1));
  Intrinsic::ID ID = C.pick(ArrayRef(Products));
  keep(B.CreateIntrinsic(ID, {T}, {get(T), get(T), Point}));
}

/// Results that do not fit are undefined, so the operands have half the bits.
void Builder::fixedPoint() {
  static constexpr Intrinsic::ID All[] = {
      Intrinsic::smul_fix, Intrinsic::umul_fix,     Intrinsic::sdiv_fix,
      Intrinsic::udiv_fix, Intrinsic::sdiv_fix_sat, Intrinsic::udiv_fix_sat};
  unsigned Which = C.below(6);
  unsigned Width = C.pick(ArrayRef(Widths));
  bool Divides = Which >= 2;
  // A quotient is computed with twice the bits.
  if (Divides && Width == 64)
    Width = 32;
  Type *T = B.getIntNTy(Width);
  Value *Low = splat(T, maskTrailingOnes<uint64_t>(Width / 2 - 1));
  Value *Left = B.CreateAnd(get(T), Low), *Right = B.CreateAnd(get(T), Low);
  if (Divides)
    Right = B.CreateOr(Right, splat(T, 1));
  if (Which % 2 == 0 && C.chance(50))
    Left = B.CreateNeg(Left);
  if (Which % 2 == 0 && C.chance(50))
    Right = B.CreateNeg(Right);
  Value *Point = B.getInt32(C.below(Width / 2));
  keep(B.CreateIntrinsic(All[Which], {T}, {Left, Right, Point}));
}

void Builder::carrylessProduct() {
  Type *T = C.chance(20) ? vectorOf(B.getInt32Ty())
                         : B.getIntNTy(C.pick(ArrayRef(Widths)));
  keep(B.CreateIntrinsic(Intrinsic::clmul, {T}, {get(T), get(T)}));
}

} // namespace opennvvm::differential
