//===- Overflow.cpp - Overflow and saturation of odd and wide integers ----===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The printers support lanes in registers of their own, of up to 64 bits or of
// a multiple of 64 bits. The others are expressed in plain arithmetic.
//
//===----------------------------------------------------------------------===//

#include "Intrinsics.h"
#include "Target/VectorPacking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::prepare {

bool isWide(const IntrinsicInst &I) {
  return I.getType()->getScalarSizeInBits() > 64;
}

bool isWideOrBit(const IntrinsicInst &I) {
  return isWide(I) || I.getType()->getScalarSizeInBits() == 1;
}

bool isOddWide(const IntrinsicInst &I) {
  unsigned Bits = I.getType()->getScalarSizeInBits();
  return Bits > 64 && !isPowerOf2_32(Bits);
}

/// One bit, an odd width above 64, or packed into shared registers.
bool hasNoOverflowPrinter(const IntrinsicInst &I) {
  Type *Ty = I.getArgOperand(0)->getType();
  unsigned Bits = Ty->getScalarSizeInBits();
  auto *VT = dyn_cast<FixedVectorType>(Ty);
  return Bits == 1 || (Bits > 64 && Bits % 64 != 0) ||
         (VT && lanesPerRegister(VT) > 1);
}

namespace {

Constant *number(Type *Ty, const APInt &N) { return ConstantInt::get(Ty, N); }

bool isAddition(Intrinsic::ID ID) {
  return ID == Intrinsic::sadd_with_overflow ||
         ID == Intrinsic::uadd_with_overflow || ID == Intrinsic::sadd_sat ||
         ID == Intrinsic::uadd_sat;
}

bool isSignedOp(Intrinsic::ID ID) {
  return ID == Intrinsic::sadd_with_overflow ||
         ID == Intrinsic::ssub_with_overflow ||
         ID == Intrinsic::smul_with_overflow || ID == Intrinsic::sadd_sat ||
         ID == Intrinsic::ssub_sat || ID == Intrinsic::sshl_sat;
}

/// A result modulo the width, and whether it differs from the exact one.
struct Outcome {
  Value *Result, *Overflows;
};

Outcome addOrSubtract(IRBuilderBase &B, Intrinsic::ID ID, Value *X, Value *Y) {
  bool Adds = isAddition(ID);
  Value *R = Adds ? B.CreateAdd(X, Y) : B.CreateSub(X, Y);
  if (!isSignedOp(ID))
    return {R, Adds ? B.CreateICmpULT(R, X) : B.CreateICmpULT(X, Y)};
  // Signed overflow: a sum has neither operand's sign; a difference has the
  // sign of Y and not that of X.
  Value *Wrong = B.CreateXor(R, X);
  Wrong = B.CreateAnd(Wrong, B.CreateXor(Adds ? R : X, Y));
  return {R, B.CreateICmpSLT(Wrong, Constant::getNullValue(X->getType()))};
}

Outcome multiply(IRBuilderBase &B, Intrinsic::ID ID, Value *X, Value *Y) {
  Type *Ty = X->getType();
  Type *Wide = Ty->getWithNewBitWidth(2 * Ty->getScalarSizeInBits());
  auto Extend = [&](Value *V) {
    return isSignedOp(ID) ? B.CreateSExt(V, Wide) : B.CreateZExt(V, Wide);
  };
  Value *WideX = Extend(X), *Whole = B.CreateMul(WideX, Extend(Y));
  Value *R = B.CreateTrunc(Whole, Ty);
  return {R, B.CreateICmpNE(Whole, Extend(R))};
}

} // namespace

std::optional<Value *> expandOverflow(IRBuilderBase &B, IntrinsicInst &I) {
  Intrinsic::ID ID = I.getIntrinsicID();
  Value *X = I.getArgOperand(0), *Y = I.getArgOperand(1);
  bool Multiplies = ID == Intrinsic::smul_with_overflow ||
                    ID == Intrinsic::umul_with_overflow;
  Outcome O = Multiplies ? multiply(B, ID, X, Y) : addOrSubtract(B, ID, X, Y);
  Value *Pair = B.CreateInsertValue(PoisonValue::get(I.getType()), O.Result, 0);
  return B.CreateInsertValue(Pair, O.Overflows, 1);
}

/// The limit of the range in the direction of \p Sign, a signed number.
static Value *nearestLimit(IRBuilderBase &B, Value *Sign) {
  Type *Ty = Sign->getType();
  unsigned Bits = Ty->getScalarSizeInBits();
  Value *IsNegative = B.CreateICmpSLT(Sign, Constant::getNullValue(Ty));
  return B.CreateSelect(IsNegative, number(Ty, APInt::getSignedMinValue(Bits)),
                        number(Ty, APInt::getSignedMaxValue(Bits)));
}

std::optional<Value *> expandSaturation(IRBuilderBase &B, IntrinsicInst &I) {
  Intrinsic::ID ID = I.getIntrinsicID();
  Value *X = I.getArgOperand(0);
  Outcome O = addOrSubtract(B, ID, X, I.getArgOperand(1));
  // If an addition overflows, both operands have the sign of X.
  Value *Limit = isSignedOp(ID)   ? nearestLimit(B, X)
                 : isAddition(ID) ? Constant::getAllOnesValue(X->getType())
                                  : Constant::getNullValue(X->getType());
  return B.CreateSelect(O.Overflows, Limit, O.Result);
}

std::optional<Value *> expandSaturatingShift(IRBuilderBase &B,
                                             IntrinsicInst &I) {
  Value *X = I.getArgOperand(0), *Amount = I.getArgOperand(1);
  // One bit is never shifted: other amounts are poison.
  if (I.getType()->getScalarSizeInBits() == 1)
    return X;
  bool IsSigned = isSignedOp(I.getIntrinsicID());
  Value *Shifted = B.CreateShl(X, Amount);
  Value *Back =
      IsSigned ? B.CreateAShr(Shifted, Amount) : B.CreateLShr(Shifted, Amount);
  Value *Limit =
      IsSigned ? nearestLimit(B, X) : Constant::getAllOnesValue(X->getType());
  return B.CreateSelect(B.CreateICmpNE(X, Back), Limit, Shifted);
}

std::optional<Value *> expandFunnel(IRBuilderBase &B, IntrinsicInst &I) {
  Value *High = I.getArgOperand(0), *Low = I.getArgOperand(1);
  Type *Ty = I.getType();
  unsigned Bits = Ty->getScalarSizeInBits();
  Value *Amount = B.CreateURem(I.getArgOperand(2), ConstantInt::get(Ty, Bits));
  Value *Rest = B.CreateSub(ConstantInt::get(Ty, Bits - 1), Amount);
  // The other shift is by 1 to the width: by 1 first, then by the rest.
  bool IsLeft = I.getIntrinsicID() == Intrinsic::fshl;
  High = IsLeft ? B.CreateShl(High, Amount)
                : B.CreateShl(B.CreateShl(High, 1), Rest);
  Low = IsLeft ? B.CreateLShr(B.CreateLShr(Low, 1), Rest)
               : B.CreateLShr(Low, Amount);
  return B.CreateOr(High, Low);
}

} // namespace opennvvm::prepare
