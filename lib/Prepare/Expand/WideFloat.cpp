//===- WideFloat.cpp - Floats and integers of more than 64 bits -----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The leading bits of an integer become the float. The bits below them are
// combined into a sticky bit in the lowest position, which is below the float's
// last bit, so that the final rounding is correct.
//
//===----------------------------------------------------------------------===//

#include "WideFloat.h"
#include "FloatLayout.h"
#include "Intrinsics.h"
#include "LongFloat.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::prepare {

/// \p V >> \p Amount, with its lowest bit set if any bit shifted out was set.
static Value *shiftDownSticky(IRBuilderBase &B, Value *V, unsigned Amount,
                              Type *To) {
  Value *Rest = B.CreateTrunc(V, B.getIntNTy(Amount));
  Value *Kept = B.CreateTrunc(B.CreateLShr(V, Amount), To);
  Value *Lost = B.CreateICmpNE(Rest, Constant::getNullValue(Rest->getType()));
  return B.CreateOr(Kept, B.CreateZExt(Lost, To));
}

/// \p Magnitude, which has no sign, as \p Through, or as what is rounded to
/// \p Ty, which has fewer bits.
static Value *magnitudeToFloat(IRBuilderBase &B, Value *Magnitude, Type *Ty,
                               Type *Through) {
  Type *Int = Magnitude->getType();
  unsigned Bits = Int->getIntegerBitWidth();
  if (isLongFloat(Bits, Ty))
    return longToFloat(B, Magnitude, Ty);
  // Zero shifts to zero; its count of zeros only has to be below the width.
  Value *NotZero = B.CreateOr(Magnitude, ConstantInt::get(Int, 1));
  Value *Zeros = B.CreateBinaryIntrinsic(Intrinsic::ctlz, NotZero, B.getTrue());
  Value *Lead = shiftDownSticky(B, B.CreateShl(Magnitude, Zeros), Bits - 64,
                                B.getInt64Ty());
  unsigned Dropped = Bits - 64;
  if (isHalfKind(Ty)) {
    // As many bits as a float holds exactly; the last conversion rounds.
    Lead = shiftDownSticky(B, Lead, 40, B.getInt32Ty());
    Dropped += 40;
  }
  Value *Exponent =
      B.CreateSub(B.getInt32(Dropped), B.CreateTrunc(Zeros, B.getInt32Ty()));
  // The exponent is clamped to the largest: the product overflows anyway.
  Exponent = B.CreateBinaryIntrinsic(Intrinsic::smin, Exponent,
                                     B.getInt32(FloatLayout(Through).Bias));
  Value *Result = B.CreateUIToFP(Lead, Through);
  return B.CreateFMul(Result, powerOfTwo(B, Exponent, Through));
}

static Value *toFloat(IRBuilderBase &B, Value *V, Type *Ty, bool IsSigned) {
  Type *Through = isHalfKind(Ty) ? B.getFloatTy() : Ty;
  Value *IsNegative = nullptr, *Magnitude = V;
  if (IsSigned) {
    IsNegative = B.CreateICmpSLT(V, Constant::getNullValue(V->getType()));
    Magnitude = B.CreateSelect(IsNegative, B.CreateNeg(V), V);
  }
  Value *Result = magnitudeToFloat(B, Magnitude, Ty, Through);
  if (IsSigned && isLongFloat(V->getType()->getIntegerBitWidth(), Ty))
    return B.CreateCopySign(Result, signOfLong(B, V, Ty));
  if (IsSigned)
    Result = B.CreateSelect(IsNegative, B.CreateFNeg(Result), Result);
  return B.CreateFPTrunc(Result, Ty);
}

/// The integer part of \p V, a float or double, whose bits are \p All and whose
/// sign does not count, by shifts of its significand.
static Value *shiftedMagnitude(IRBuilderBase &B, Value *All,
                               const FloatLayout &L, Type *Int) {
  unsigned Bits = Int->getIntegerBitWidth();
  Value *Exponent = B.CreateSub(
      B.CreateAnd(B.CreateLShr(All, L.Fraction), L.num(2 * L.Bias + 1)),
      L.num(L.Bias + L.Fraction));
  Value *Significand = B.CreateOr(B.CreateAnd(All, L.num(L.fractionMask())),
                                  L.num(L.fractionMask() + 1));
  // For values below one, everything is shifted out.
  Value *Down = B.CreateBinaryIntrinsic(Intrinsic::umin, B.CreateNeg(Exponent),
                                        L.num(L.Bits - 1));
  Value *Small = B.CreateZExt(B.CreateLShr(Significand, Down), Int);
  Value *Up =
      B.CreateBinaryIntrinsic(Intrinsic::umin, Exponent, L.num(Bits - 1));
  Value *Large = B.CreateZExt(Significand, Int);
  Large = B.CreateShl(Large, B.CreateZExt(Up, Int));
  return B.CreateSelect(B.CreateICmpSLT(Exponent, L.num(0)), Small, Large);
}

/// The integer part of \p V, a float or double.
static Value *fromFloat(IRBuilderBase &B, Value *V, Type *Int, bool IsSigned) {
  FloatLayout L(V->getType());
  Value *All = B.CreateBitCast(V, L.Int), *Magnitude;
  if (isLongFloat(Int->getIntegerBitWidth(), V->getType()))
    Magnitude = floatToLong(
        B, IsSigned ? B.CreateUnaryIntrinsic(Intrinsic::fabs, V) : V, Int);
  else
    Magnitude = shiftedMagnitude(B, All, L, Int);
  if (!IsSigned)
    return Magnitude;
  Value *IsNegative = B.CreateICmpSLT(All, L.num(0));
  return B.CreateSelect(IsNegative, B.CreateNeg(Magnitude), Magnitude);
}

static Value *toInteger(IRBuilderBase &B, Value *V, Type *Int, bool IsSigned) {
  if (isHalfKind(V->getType()))
    V = B.CreateFPExt(V, B.getFloatTy());
  return fromFloat(B, V, Int, IsSigned);
}

/// 2 to the power of \p Exponent, or infinity if that exceeds \p Ty.
static Constant *limitOf(Type *Ty, unsigned Exponent) {
  APFloat One(Ty->getFltSemantics(), 1);
  return ConstantFP::get(Ty, scalbn(One, int(std::min(Exponent, 1u << 16)),
                                    APFloat::rmNearestTiesToEven));
}

static Value *toIntegerSaturated(IRBuilderBase &B, Value *V, Type *Int,
                                 bool IsSigned) {
  unsigned Bits = Int->getIntegerBitWidth();
  if (isHalfKind(V->getType()))
    V = B.CreateFPExt(V, B.getFloatTy());
  Type *Ty = V->getType();
  APInt Most = IsSigned ? APInt::getSignedMaxValue(Bits)
                        : APInt::getMaxValue(Bits),
        Least = IsSigned ? APInt::getSignedMinValue(Bits) : APInt(Bits, 0);
  Constant *Above = limitOf(Ty, IsSigned ? Bits - 1 : Bits);
  Constant *Below =
      IsSigned ? ConstantFP::get(Ty, neg(cast<ConstantFP>(Above)->getValue()))
               : ConstantFP::getZero(Ty);
  Value *Result = fromFloat(B, V, Int, IsSigned);
  Result = B.CreateSelect(B.CreateFCmpOGE(V, Above),
                          ConstantInt::get(Int, Most), Result);
  Result = B.CreateSelect(B.CreateFCmpOLE(V, Below),
                          ConstantInt::get(Int, Least), Result);
  return B.CreateSelect(B.CreateFCmpUNO(V, V), ConstantInt::get(Int, 0),
                        Result);
}

/// One lane of \p I.
static Value *convert(IRBuilderBase &B, const Instruction &I, Value *V,
                      Type *To) {
  if (auto *II = dyn_cast<IntrinsicInst>(&I))
    return toIntegerSaturated(B, V, To,
                              II->getIntrinsicID() == Intrinsic::fptosi_sat);
  switch (I.getOpcode()) {
  case Instruction::SIToFP:
    return toFloat(B, V, To, /*IsSigned=*/true);
  case Instruction::UIToFP:
    return toFloat(B, V, To, /*IsSigned=*/false);
  case Instruction::FPToSI:
    return toInteger(B, V, To, /*IsSigned=*/true);
  default:
    return toInteger(B, V, To, /*IsSigned=*/false);
  }
}

static Value *expand(IRBuilderBase &B, const Instruction &I) {
  Value *V = I.getOperand(0);
  auto *VT = dyn_cast<FixedVectorType>(I.getType());
  if (!VT)
    return convert(B, I, V, I.getType());
  Value *Result = PoisonValue::get(VT);
  for (unsigned L = 0; L != VT->getNumElements(); ++L) {
    Value *Lane =
        convert(B, I, B.CreateExtractElement(V, L), VT->getElementType());
    Result = B.CreateInsertElement(Result, Lane, L);
  }
  return Result;
}

/// Whether \p I converts between floats and wide integers.
static bool isBetweenWideAndFloat(const Instruction &I) {
  Type *From = I.getOperand(0)->getType(), *To = I.getType();
  if (isa<ScalableVectorType>(To))
    return false;
  Type *A = From->getScalarType(), *B = To->getScalarType();
  return (isKnownFloat(A) && B->isIntegerTy() &&
          B->getIntegerBitWidth() > 64) ||
         (isKnownFloat(B) && A->isIntegerTy() && A->getIntegerBitWidth() > 64);
}

bool isSaturatingToWide(const IntrinsicInst &I) {
  return isBetweenWideAndFloat(I);
}

std::optional<Value *> expandSaturatingToWide(IRBuilderBase &B,
                                              IntrinsicInst &I) {
  return expand(B, I);
}

bool isWideConversion(const Instruction &I) {
  switch (I.getOpcode()) {
  case Instruction::SIToFP:
  case Instruction::UIToFP:
  case Instruction::FPToSI:
  case Instruction::FPToUI:
    return isBetweenWideAndFloat(I);
  default:
    return false;
  }
}

void expandWideConversions(Function &F) {
  SmallVector<Instruction *, 8> List;
  for (BasicBlock &BB : F)
    for (Instruction &I : BB)
      if (isWideConversion(I))
        List.push_back(&I);
  for (Instruction *I : List) {
    IRBuilder<> B(I);
    I->replaceAllUsesWith(expand(B, *I));
    I->eraseFromParent();
  }
}

} // namespace opennvvm::prepare
