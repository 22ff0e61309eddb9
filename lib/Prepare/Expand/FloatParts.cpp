//===- FloatParts.cpp - Powers and parts of floats ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ldexp, frexp, modf and powi need no library: they are exact, or products.
//
//===----------------------------------------------------------------------===//

#include "FloatLayout.h"
#include "HelperFunctions.h"
#include "Intrinsics.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm::prepare {

static Constant *signedNumber(Type *Ty, int64_t N) {
  return ConstantInt::getSigned(Ty, N);
}

//===----------------------------------------------------------------------===//
// ldexp
//===----------------------------------------------------------------------===//

/// \p N in 32 bits; beyond the range of exponents, it may become any other
/// value beyond it.
static Value *shortExponent(IRBuilderBase &B, Value *N) {
  Type *Ty = N->getType();
  Type *Short = Ty->getWithNewBitWidth(32);
  if (Ty->getScalarSizeInBits() > 32) {
    N = B.CreateBinaryIntrinsic(Intrinsic::smin, N, signedNumber(Ty, 1 << 20));
    N = B.CreateBinaryIntrinsic(Intrinsic::smax, N,
                                signedNumber(Ty, -(1 << 20)));
  }
  return B.CreateSExtOrTrunc(N, Short);
}

/// X times 2^N for floats and doubles. Three factors cover all exponents. The
/// first two avoid double rounding: if one of them produces a denormal, the
/// last makes the result too small for any bit to remain.
static Value *scale(IRBuilderBase &B, Value *X, Value *N) {
  Type *Ty = X->getType(), *Int = N->getType();
  FloatLayout L(Ty);
  int Most = L.Bias, Least = 1 - L.Bias, Down = Least + int(L.Fraction) + 1;
  auto Power = [&](int E) {
    return cast<Constant>(powerOfTwo(B, signedNumber(Int, E), Ty));
  };
  for (unsigned Step = 0; Step != 2; ++Step) {
    Value *IsLarge = B.CreateICmpSGT(N, signedNumber(Int, Most));
    Value *IsSmall = B.CreateICmpSLT(N, signedNumber(Int, Least));
    Value *Factor = B.CreateSelect(
        IsLarge, Power(Most), B.CreateSelect(IsSmall, Power(Down), Power(0)));
    Value *Done = B.CreateSelect(
        IsLarge, signedNumber(Int, Most),
        B.CreateSelect(IsSmall, signedNumber(Int, Down), signedNumber(Int, 0)));
    X = B.CreateFMul(X, Factor);
    N = B.CreateSub(N, Done);
  }
  N = B.CreateBinaryIntrinsic(Intrinsic::smin, N, signedNumber(Int, Most));
  N = B.CreateBinaryIntrinsic(Intrinsic::smax, N, signedNumber(Int, Least));
  return B.CreateFMul(X, powerOfTwo(B, N, Ty));
}

std::optional<Value *> expandLdexp(IRBuilderBase &B, IntrinsicInst &I) {
  Value *X = I.getArgOperand(0);
  Value *N = shortExponent(B, I.getArgOperand(1));
  Type *Ty = X->getType();
  if (!isHalfKind(Ty))
    return scale(B, X, N);
  // A float holds the product of any half exactly, unless it underflows to
  // zero.
  Type *Wide = Ty->getWithNewType(B.getFloatTy());
  return B.CreateFPTrunc(scale(B, B.CreateFPExt(X, Wide), N), Ty);
}

//===----------------------------------------------------------------------===//
// frexp and modf
//===----------------------------------------------------------------------===//

static Value *makePair(IRBuilderBase &B, Type *Ty, Value *First,
                       Value *Second) {
  Value *Pair = B.CreateInsertValue(PoisonValue::get(Ty), First, 0);
  return B.CreateInsertValue(Pair, Second, 1);
}

std::optional<Value *> expandFrexp(IRBuilderBase &B, IntrinsicInst &I) {
  Value *X = I.getArgOperand(0);
  FloatLayout L(X->getType());
  Value *All = B.CreateBitCast(X, L.Int);
  Value *Magnitude = B.CreateAnd(All, L.num(L.signBit() - 1));
  Value *IsDenormal =
      B.CreateICmpULT(Magnitude, L.num(uint64_t(1) << L.Fraction));
  // Moves a denormal's leading bit to where a normal number has it.
  Value *Zeros =
      B.CreateBinaryIntrinsic(Intrinsic::ctlz, Magnitude, B.getFalse());
  Value *Shift = B.CreateSub(Zeros, L.num(L.Bits - 1 - L.Fraction));
  Value *Digits =
      B.CreateSelect(IsDenormal, B.CreateShl(Magnitude, Shift), Magnitude);
  Value *Low = B.CreateSub(L.num(1), Shift),
        *Biased = B.CreateSelect(IsDenormal, Low,
                                 B.CreateLShr(Magnitude, L.Fraction));
  Value *Fraction = B.CreateAnd(Digits, L.num(L.fractionMask())),
        *Sign = B.CreateAnd(All, L.num(L.signBit()));
  Fraction = B.CreateOr(
      Fraction, B.CreateOr(Sign, L.num(uint64_t(L.Bias - 1) << L.Fraction)));
  Type *ExponentTy = I.getType()->getStructElementType(1);
  Value *Exponent =
      B.CreateSExtOrTrunc(B.CreateSub(Biased, L.num(L.Bias - 1)), ExponentTy);
  // Zeros, infinities and NaNs have no exponent.
  Value *IsOther = B.CreateICmpUGE(B.CreateSub(Magnitude, L.num(1)),
                                   L.num(L.infinity() - 1));
  Fraction =
      B.CreateSelect(IsOther, X, B.CreateBitCast(Fraction, X->getType()));
  Exponent =
      B.CreateSelect(IsOther, Constant::getNullValue(ExponentTy), Exponent);
  return makePair(B, I.getType(), Fraction, Exponent);
}

std::optional<Value *> expandModf(IRBuilderBase &B, IntrinsicInst &I) {
  Value *X = I.getArgOperand(0);
  Type *Ty = X->getType();
  Value *Whole = B.CreateUnaryIntrinsic(Intrinsic::trunc, X);
  Value *Rest = B.CreateFSub(X, Whole);
  // An infinity has no fraction left; a zero result has the sign of X.
  Value *IsInfinite = B.CreateFCmpOEQ(
      B.CreateUnaryIntrinsic(Intrinsic::fabs, X), ConstantFP::getInfinity(Ty));
  Rest = B.CreateSelect(IsInfinite, ConstantFP::getZero(Ty), Rest);
  return makePair(B, I.getType(),
                  B.CreateBinaryIntrinsic(Intrinsic::copysign, Rest, X), Whole);
}

//===----------------------------------------------------------------------===//
// powi
//===----------------------------------------------------------------------===//

/// X to the power of \p N by repeated squaring.
static Value *constantPower(IRBuilderBase &B, Value *X, const APInt &N) {
  Value *Result = nullptr;
  for (APInt Left = N.abs(); !Left.isZero(); Left.lshrInPlace(1)) {
    if (Left[0])
      Result = Result ? B.CreateFMul(Result, X) : X;
    if (Left.ugt(1))
      X = B.CreateFMul(X, X);
  }
  Constant *One = ConstantFP::get(X->getType(), 1.0);
  if (!Result)
    return One;
  return N.isNegative() ? B.CreateFDiv(One, Result) : Result;
}

/// Writes the function "T powi(T x, iN n)", which does the same in a loop.
static void writePower(Function &F) {
  Type *Ty = F.getReturnType(), *ExponentTy = F.getArg(1)->getType();
  LLVMContext &Ctx = F.getContext();
  auto *Entry = BasicBlock::Create(Ctx, "entry", &F),
       *Loop = BasicBlock::Create(Ctx, "loop", &F),
       *Done = BasicBlock::Create(Ctx, "done", &F);
  Constant *One = ConstantFP::get(Ty, 1.0), *Zero = signedNumber(ExponentTy, 0);
  IRBuilder<> B(Entry);
  Value *N = F.getArg(1);
  Value *IsNegative = B.CreateICmpSLT(N, Zero);
  Value *Count = B.CreateSelect(IsNegative, B.CreateNeg(N), N);
  B.CreateBr(Loop);
  B.SetInsertPoint(Loop);
  PHINode *Result = B.CreatePHI(Ty, 2), *Square = B.CreatePHI(Ty, 2),
          *Left = B.CreatePHI(ExponentTy, 2);
  Value *IsOdd = B.CreateTrunc(Left, B.getInt1Ty());
  Value *Next = B.CreateSelect(IsOdd, B.CreateFMul(Result, Square), Result);
  Value *Rest = B.CreateLShr(Left, 1);
  Value *Squared = B.CreateFMul(Square, Square);
  B.CreateCondBr(B.CreateICmpNE(Rest, Zero), Loop, Done);
  auto Join = [&](PHINode *Phi, Value *First, Value *Later) {
    Phi->addIncoming(First, Entry);
    Phi->addIncoming(Later, Loop);
  };
  Join(Result, One, Next);
  Join(Square, F.getArg(0), Squared);
  Join(Left, Count, Rest);
  B.SetInsertPoint(Done);
  B.CreateRet(B.CreateSelect(IsNegative, B.CreateFDiv(One, Next), Next));
}

static Function *powerFunction(Module &M, Type *Ty, Type *ExponentTy) {
  return helperFunction(
      M,
      Twine("__opennvvm_powi") + (Ty->isFloatTy() ? "f" : "") +
          (ExponentTy->isIntegerTy(64) ? "l" : ""),
      FunctionType::get(Ty, {Ty, ExponentTy}, false), writePower);
}

std::optional<Value *> expandPowi(IRBuilderBase &B, IntrinsicInst &I) {
  Value *X = I.getArgOperand(0), *N = I.getArgOperand(1);
  Type *Ty = X->getType();
  Type *Wide = isHalfKind(Ty) ? Ty->getWithNewType(B.getFloatTy()) : Ty;
  X = B.CreateFPExt(X, Wide);
  if (auto *Known = dyn_cast<ConstantInt>(N))
    return B.CreateFPTrunc(constantPower(B, X, Known->getValue()), Ty);
  unsigned Bits = N->getType()->getIntegerBitWidth();
  if (Bits > 64)
    return std::nullopt;
  N = B.CreateSExt(N, B.getIntNTy(Bits <= 32 ? 32 : 64));
  Function *F =
      powerFunction(*I.getModule(), Wide->getScalarType(), N->getType());
  auto *VT = dyn_cast<FixedVectorType>(Wide);
  if (!VT)
    return B.CreateFPTrunc(B.CreateCall(F, {X, N}), Ty);
  Value *Result = PoisonValue::get(VT);
  for (unsigned L = 0; L != VT->getNumElements(); ++L)
    Result = B.CreateInsertElement(
        Result, B.CreateCall(F, {B.CreateExtractElement(X, L), N}), L);
  return B.CreateFPTrunc(Result, Ty);
}

/// sin and cos, unless something computes both at once.
std::optional<Value *> expandSincos(IRBuilderBase &B, IntrinsicInst &I) {
  Value *X = I.getArgOperand(0);
  FastMathFlags Flags = I.getFastMathFlags();
  Value *Sine = B.CreateUnaryIntrinsic(Intrinsic::sin, X, Flags),
        *Cosine = B.CreateUnaryIntrinsic(Intrinsic::cos, X, Flags);
  return makePair(B, I.getType(), Sine, Cosine);
}

} // namespace opennvvm::prepare
