//===- LongFloat.cpp - Floats and integers of two words -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LongFloat.h"
#include "FloatLayout.h"
#include "llvm/IR/IRBuilder.h"

using namespace llvm;

namespace opennvvm::prepare {

bool isLongFloat(unsigned Bits, const Type *Ty) {
  return Bits > 64 && Bits <= 128 && (Ty->isFloatTy() || Ty->isDoubleTy());
}

namespace {
/// The 32-bit words of an integer, from the highest.
struct Words {
  Words(IRBuilderBase &B, Value *V) {
    V = B.CreateZExt(V, B.getInt128Ty());
    High = B.CreateTrunc(B.CreateLShr(V, 64), B.getInt64Ty());
    Value *Low = B.CreateTrunc(V, B.getInt64Ty());
    W3 = upper(B, High);
    W2 = B.CreateTrunc(High, B.getInt32Ty());
    W1 = upper(B, Low);
    W0 = B.CreateTrunc(Low, B.getInt32Ty());
  }

  Value *High, *W3, *W2, *W1, *W0;

private:
  static Value *upper(IRBuilderBase &B, Value *V) {
    return B.CreateTrunc(B.CreateLShr(V, 32), B.getInt32Ty());
  }
};
} // namespace

static Value *joined(IRBuilderBase &B, Value *High, Value *Low) {
  Type *Long = B.getInt64Ty();
  Value *Upper = B.CreateShl(B.CreateZExt(High, Long), 32);
  return B.CreateOr(Upper, B.CreateZExt(Low, Long));
}

/// 1 if any bit of \p V is set.
static Value *sticky(IRBuilderBase &B, Value *V) {
  return B.CreateZExt(B.CreateICmpNE(V, Constant::getNullValue(V->getType())),
                      B.getInt32Ty());
}

/// The 64 bits from the highest word that is not zero on, of which at least 33
/// count, and a sticky bit for the others.
static Value *toSingle(IRBuilderBase &B, const Words &V) {
  Value *Zero = B.getInt32(0);
  Value *Is3 = B.CreateICmpNE(V.W3, Zero), *Is2 = B.CreateICmpNE(V.W2, Zero);
  auto Choose = [&](Value *By3, Value *By2, Value *Else) {
    return B.CreateSelect(Is3, By3, B.CreateSelect(Is2, By2, Else));
  };
  Value *Upper = Choose(V.W3, V.W2, V.W1), *Lower = Choose(V.W2, V.W1, V.W0);
  Value *Rest = Choose(B.CreateOr(V.W1, V.W0), V.W0, Zero);
  Lower = B.CreateOr(Lower, sticky(B, Rest));
  Value *Lead = B.CreateUIToFP(joined(B, Upper, Lower), B.getFloatTy());
  // Zero needs no other exponent. The largest becomes infinity's.
  Value *Bits = B.CreateBitCast(Lead, B.getInt32Ty());
  Value *Exponent = Choose(B.getInt32(64), B.getInt32(32), Zero);
  constexpr unsigned Fraction = 23;
  return B.CreateBitCast(B.CreateAdd(Bits, B.CreateShl(Exponent, Fraction)),
                         B.getFloatTy());
}

/// Of up to 86 bits all, of more the upper 96 with a sticky bit: at least 55 in
/// either case. Their halves of 48 bits are exact, as what doubles with a fixed
/// exponent have beside their highest bit, and the sum is rounded once.
static Value *toDouble(IRBuilderBase &B, const Words &V) {
  constexpr uint64_t LeastLarge = 1 << 22;
  Value *IsLarge = B.CreateICmpUGE(V.High, B.getInt64(LeastLarge));
  Value *Upper = B.CreateSelect(IsLarge, V.W3, V.W2);
  Value *Middle = B.CreateSelect(IsLarge, V.W2, V.W1);
  Value *Lower =
      B.CreateSelect(IsLarge, B.CreateOr(V.W1, sticky(B, V.W0)), V.W0);
  // 2^100 and 2^52, whose lowest bits stand for 2^48 and 1.
  constexpr uint32_t Power100 = 0x46300000, Power52 = 0x43300000;
  auto Make = [&](Value *High, uint32_t Power, Value *Low) {
    return B.CreateBitCast(joined(B, B.CreateOr(High, B.getInt32(Power)), Low),
                           B.getDoubleTy());
  };
  Value *Highest = B.CreateLShr(Upper, 16), *High = B.CreateShl(Upper, 16);
  Value *First =
      Make(Highest, Power100, B.CreateOr(High, B.CreateLShr(Middle, 16)));
  Value *Second = Make(B.CreateAnd(Middle, B.getInt32(0xffff)), Power52, Lower);
  Constant *Both = ConstantFP::get(B.getDoubleTy(), 0x1p100 + 0x1p52);
  Value *Sum = B.CreateFAdd(B.CreateFSub(First, Both), Second);
  Value *Scale =
      B.CreateSelect(IsLarge, ConstantFP::get(B.getDoubleTy(), 0x1p32),
                     ConstantFP::get(B.getDoubleTy(), 1));
  return B.CreateFMul(Sum, Scale);
}

Value *longToFloat(IRBuilderBase &B, Value *V, Type *Ty) {
  Words Own(B, V);
  return Ty->isFloatTy() ? toSingle(B, Own) : toDouble(B, Own);
}

Value *signOfLong(IRBuilderBase &B, Value *V, Type *Ty) {
  unsigned Bits = Ty->getScalarSizeInBits();
  V = B.CreateLShr(B.CreateSExt(V, B.getInt128Ty()), 128 - Bits);
  return B.CreateBitCast(B.CreateTrunc(V, B.getIntNTy(Bits)), Ty);
}

Value *floatToLong(IRBuilderBase &B, Value *V, Type *Int) {
  Type *Ty = V->getType(), *Long = B.getInt64Ty(), *Whole = B.getInt128Ty();
  // Exactly: the product differs in the exponent, and the rest has no other
  // bits than V.
  Value *Upper = B.CreateUnaryIntrinsic(
      Intrinsic::trunc, B.CreateFMul(V, ConstantFP::get(Ty, 0x1p-64)));
  Value *Rest = B.CreateIntrinsic(Intrinsic::fma, Ty,
                                  {Upper, ConstantFP::get(Ty, -0x1p64), V});
  Value *High = B.CreateZExt(B.CreateFPToUI(Upper, Long), Whole);
  Value *Low = B.CreateZExt(B.CreateFPToUI(Rest, Long), Whole);
  return B.CreateTrunc(B.CreateOr(B.CreateShl(High, 64), Low), Int);
}

} // namespace opennvvm::prepare
