//===- FixedPoint.cpp - Fixed-point arithmetic ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A product or a shifted dividend fits in twice the width. Quotients and
// products that are not a multiple of the smallest step are rounded down.
//
//===----------------------------------------------------------------------===//

#include "Intrinsics.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::prepare {

namespace {

struct FixedPoint {
  bool IsSigned, Divides, Saturates;
};

FixedPoint kindOf(Intrinsic::ID ID) {
  switch (ID) {
  case Intrinsic::smul_fix:
    return {true, false, false};
  case Intrinsic::umul_fix:
    return {false, false, false};
  case Intrinsic::smul_fix_sat:
    return {true, false, true};
  case Intrinsic::umul_fix_sat:
    return {false, false, true};
  case Intrinsic::sdiv_fix:
    return {true, true, false};
  case Intrinsic::udiv_fix:
    return {false, true, false};
  case Intrinsic::sdiv_fix_sat:
    return {true, true, true};
  default:
    return {false, true, true};
  }
}

/// X / Y, rounded down.
Value *floorDivide(IRBuilderBase &B, Value *X, Value *Y) {
  Value *Quotient = B.CreateSDiv(X, Y);
  Value *Rest = B.CreateSub(X, B.CreateMul(Quotient, Y));
  Value *Zero = Constant::getNullValue(X->getType());
  Value *IsInexact = B.CreateICmpNE(Rest, Zero);
  Value *IsNegative = B.CreateICmpSLT(B.CreateXor(X, Y), Zero);
  Value *Less = B.CreateAnd(IsInexact, IsNegative);
  return B.CreateSub(Quotient, B.CreateZExt(Less, X->getType()));
}

/// The number in the range of \p Bits bits that is nearest to \p V.
Value *clamp(IRBuilderBase &B, Value *V, unsigned Bits, bool IsSigned) {
  Type *Ty = V->getType();
  unsigned Width = Ty->getScalarSizeInBits();
  auto Limit = [&](Intrinsic::ID Choice, const APInt &N) {
    V = B.CreateBinaryIntrinsic(Choice, V, ConstantInt::get(Ty, N));
  };
  if (!IsSigned) {
    Limit(Intrinsic::umin, APInt::getMaxValue(Bits).zext(Width));
    return V;
  }
  Limit(Intrinsic::smin, APInt::getSignedMaxValue(Bits).sext(Width));
  Limit(Intrinsic::smax, APInt::getSignedMinValue(Bits).sext(Width));
  return V;
}

} // namespace

std::optional<Value *> expandFixedPoint(IRBuilderBase &B, IntrinsicInst &I) {
  FixedPoint Kind = kindOf(I.getIntrinsicID());
  Type *Ty = I.getType();
  unsigned Bits = Ty->getScalarSizeInBits();
  uint64_t Scale = cast<ConstantInt>(I.getArgOperand(2))->getZExtValue();
  // Registers of 32 and 64 bits are wide enough for most.
  unsigned Width = 2 * Bits <= 32 ? 32 : 2 * Bits <= 64 ? 64 : 2 * Bits;
  Type *Wide = Ty->getWithNewBitWidth(Width);
  auto Widen = [&](Value *V) {
    return Kind.IsSigned ? B.CreateSExt(V, Wide) : B.CreateZExt(V, Wide);
  };
  Value *X = Widen(I.getArgOperand(0)), *Y = Widen(I.getArgOperand(1));
  Value *Result;
  if (!Kind.Divides) {
    Value *Product = B.CreateMul(X, Y);
    Result = Kind.IsSigned ? B.CreateAShr(Product, Scale)
                           : B.CreateLShr(Product, Scale);
  } else {
    Value *Dividend = B.CreateShl(X, Scale);
    Result =
        Kind.IsSigned ? floorDivide(B, Dividend, Y) : B.CreateUDiv(Dividend, Y);
  }
  if (Kind.Saturates)
    Result = clamp(B, Result, Bits, Kind.IsSigned);
  return B.CreateTrunc(Result, Ty);
}

} // namespace opennvvm::prepare
