//===- FRem.cpp - The remainder of floats ---------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The exact remainder is a long division of the significands: the divisor is
// subtracted from the dividend, which is doubled as many times as their
// exponents differ. Only integers are used, so rounding and flushing of
// denormals cannot affect it.
//
//===----------------------------------------------------------------------===//

#include "FRem.h"
#include "HelperFunctions.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm::prepare {

namespace {

/// Writes the function "T fmod(T x, T y)" for float or double.
class FModWriter {
public:
  explicit FModWriter(Function &F)
      : F(&F), Ctx(F.getContext()), B(Ctx), Ty(F.getReturnType()),
        Bits(Ty->getScalarSizeInBits()), Mantissa(Bits == 32 ? 23 : 52),
        Int(Type::getIntNTy(Ctx, Bits)) {}

  void write();

private:
  Value *num(uint64_t V) { return ConstantInt::get(Int, V); }
  BasicBlock *block(const char *Name) {
    return BasicBlock::Create(Ctx, Name, F);
  }
  uint64_t infinity() const {
    return Bits == 32 ? 0x7F800000ull : 0x7FF0000000000000ull;
  }

  /// The exponent and the significand, with its leading bit set, of a nonzero
  /// magnitude. A denormal is shifted up.
  std::pair<Value *, Value *> takeApart(Value *Magnitude);
  Value *putTogether(Value *Exponent, Value *Significand, Value *Sign);

  Function *F;
  LLVMContext &Ctx;
  IRBuilder<> B;
  Type *Ty;
  unsigned Bits, Mantissa;
  Type *Int;
};

std::pair<Value *, Value *> FModWriter::takeApart(Value *Magnitude) {
  Value *Exponent = B.CreateLShr(Magnitude, Mantissa);
  Value *Fraction = B.CreateAnd(Magnitude, num((1ull << Mantissa) - 1));
  Value *Normal = B.CreateOr(Fraction, num(1ull << Mantissa));
  Value *Zeros =
      B.CreateBinaryIntrinsic(Intrinsic::ctlz, Magnitude, B.getFalse());
  Value *Shift = B.CreateSub(Zeros, num(Bits - 1 - Mantissa));
  Value *IsDenormal = B.CreateICmpEQ(Exponent, num(0));
  // For a normal number the shift is meaningless; it is masked.
  Value *Safe = B.CreateAnd(Shift, num(Bits - 1));
  Value *DenormalExponent = B.CreateSub(num(1), Shift);
  Value *Denormal = B.CreateShl(Magnitude, Safe);
  return {B.CreateSelect(IsDenormal, DenormalExponent, Exponent),
          B.CreateSelect(IsDenormal, Denormal, Normal)};
}

/// \p Exponent is that of the divisor; \p Significand is less than the
/// divisor's and may be zero.
Value *FModWriter::putTogether(Value *Exponent, Value *Significand,
                               Value *Sign) {
  Value *Zeros =
      B.CreateBinaryIntrinsic(Intrinsic::ctlz, Significand, B.getFalse());
  Value *Shift = B.CreateSub(Zeros, num(Bits - 1 - Mantissa));
  Value *Up = B.CreateShl(Significand, B.CreateAnd(Shift, num(Bits - 1)));
  Value *NewExponent = B.CreateSub(Exponent, Shift);
  Value *Normal = B.CreateSub(Up, num(1ull << Mantissa));
  Normal = B.CreateAdd(Normal, B.CreateShl(NewExponent, Mantissa));
  // Below the normal range: back to the scale of denormals.
  Value *Down = B.CreateSub(num(1), NewExponent);
  Value *Denormal = B.CreateLShr(Up, B.CreateAnd(Down, num(Bits - 1)));
  Value *IsNormal = B.CreateICmpSGT(NewExponent, num(0));
  Value *Magnitude = B.CreateSelect(IsNormal, Normal, Denormal);
  Value *IsZero = B.CreateICmpEQ(Significand, num(0));
  Magnitude = B.CreateSelect(IsZero, num(0), Magnitude);
  return B.CreateBitCast(B.CreateOr(Magnitude, Sign), Ty);
}

void FModWriter::write() {
  BasicBlock *Entry = block("entry"), *Odd = block("special"),
             *Check = block("finite"), *Small = block("smaller"),
             *Divide = block("divide"), *Loop = block("loop"),
             *Done = block("done");
  Argument *X = F->getArg(0), *Y = F->getArg(1);
  uint64_t SignBit = 1ull << (Bits - 1);

  B.SetInsertPoint(Entry);
  Value *XBits = B.CreateBitCast(X, Int), *YBits = B.CreateBitCast(Y, Int);
  Value *Sign = B.CreateAnd(XBits, num(SignBit));
  Value *XMag = B.CreateAnd(XBits, num(SignBit - 1));
  Value *YMag = B.CreateAnd(YBits, num(SignBit - 1));
  Value *Bad = B.CreateICmpUGE(XMag, num(infinity()));
  Bad = B.CreateOr(Bad, B.CreateICmpEQ(YMag, num(0)));
  Bad = B.CreateOr(Bad, B.CreateICmpUGT(YMag, num(infinity())));
  B.CreateCondBr(Bad, Odd, Check);

  B.SetInsertPoint(Odd);
  B.CreateRet(ConstantFP::getNaN(Ty));

  B.SetInsertPoint(Check);
  B.CreateCondBr(B.CreateICmpULT(XMag, YMag), Small, Divide);

  B.SetInsertPoint(Small);
  B.CreateRet(X);

  B.SetInsertPoint(Divide);
  auto [XExp, XSig] = takeApart(XMag);
  auto [YExp, YSig] = takeApart(YMag);
  Value *Steps = B.CreateSub(XExp, YExp);
  B.CreateBr(Loop);

  // Each iteration leaves a remainder below the divisor and, except the last,
  // doubles it.
  B.SetInsertPoint(Loop);
  PHINode *Rest = B.CreatePHI(Int, 2), *Left = B.CreatePHI(Int, 2);
  Rest->addIncoming(XSig, Divide);
  Left->addIncoming(Steps, Divide);
  Value *Fits = B.CreateICmpUGE(Rest, YSig),
        *Reduced = B.CreateSelect(Fits, B.CreateSub(Rest, YSig), Rest);
  Rest->addIncoming(B.CreateShl(Reduced, 1), Loop);
  Left->addIncoming(B.CreateSub(Left, num(1)), Loop);
  B.CreateCondBr(B.CreateICmpNE(Left, num(0)), Loop, Done);

  B.SetInsertPoint(Done);
  B.CreateRet(putTogether(YExp, Reduced, Sign));
}

/// The exact fmod of \p M for \p Ty, created on first use.
Function *exactFMod(Module &M, Type *Ty) {
  StringRef Name = Ty->isFloatTy() ? "__opennvvm_fmodf" : "__opennvvm_fmod";
  return helperFunction(M, Name, FunctionType::get(Ty, {Ty, Ty}, false),
                        [](Function &F) { FModWriter(F).write(); });
}

/// x - trunc(x / y) * y; x itself if y is infinite. Halves go through float,
/// since their quotients overflow easily.
Value *approximate(IRBuilder<> &B, Value *X, Value *Y, FastMathFlags Flags) {
  Type *Ty = X->getType();
  if (Ty->getScalarSizeInBits() == 16) {
    Type *Wide = Ty->getWithNewType(B.getFloatTy());
    X = B.CreateFPExt(X, Wide);
    Y = B.CreateFPExt(Y, Wide);
    return B.CreateFPTrunc(approximate(B, X, Y, Flags), Ty);
  }
  B.setFastMathFlags(Flags);
  Value *Quotient =
      B.CreateUnaryIntrinsic(Intrinsic::trunc, B.CreateFDiv(X, Y));
  Value *Rest = B.CreateFSub(X, B.CreateFMul(Quotient, Y));
  if (Flags.noInfs())
    return Rest;
  Value *Size = B.CreateUnaryIntrinsic(Intrinsic::fabs, Y);
  Value *IsInfinite =
      B.CreateFCmpOEQ(Size, ConstantFP::getInfinity(Y->getType()));
  return B.CreateSelect(IsInfinite, X, Rest);
}

/// \p Y if it is a power of two, at least one, whose inverse is normal; null if
/// it is not.
const ConstantFP *asPowerOfTwo(const Value *Y) {
  auto *C = dyn_cast<ConstantFP>(Y);
  return C && C->getValueAPF().getExactInverse(nullptr) &&
                 abs(C->getValueAPF()) >=
                     APFloat::getOne(C->getValueAPF().getSemantics())
             ? C
             : nullptr;
}

/// The exact remainder: the quotient by such a number, its integer, and the
/// product of that are exact. A dividend that is smaller is the remainder,
/// which also keeps a denormal that would be flushed.
Value *byPowerOfTwo(IRBuilder<> &B, Value *X, const ConstantFP &Y) {
  Type *Ty = X->getType();
  APFloat Inverse = Y.getValueAPF(), Size = abs(Y.getValueAPF());
  Y.getValueAPF().getExactInverse(&Inverse);
  Value *Quotient = B.CreateUnaryIntrinsic(
      Intrinsic::trunc, B.CreateFMul(X, ConstantFP::get(Ty, Inverse)));
  Value *Rest = B.CreateIntrinsic(
      Intrinsic::fma, {Ty},
      {Quotient, ConstantFP::get(Ty, neg(Y.getValueAPF())), X});
  Rest = B.CreateCopySign(Rest, X);
  Value *IsSmaller = B.CreateFCmpOLT(B.CreateUnaryIntrinsic(Intrinsic::fabs, X),
                                     ConstantFP::get(Ty, Size));
  return B.CreateSelect(IsSmaller, X, Rest);
}

/// The exact remainder of scalars; that of two halves is a half.
Value *exact(IRBuilder<> &B, Module &M, Value *X, Value *Y) {
  Type *Ty = X->getType();
  Type *Wide = Ty->isDoubleTy() ? Ty : B.getFloatTy();
  X = B.CreateFPExt(X, Wide);
  Y = B.CreateFPExt(Y, Wide);
  const ConstantFP *Power = asPowerOfTwo(Y);
  return B.CreateFPTrunc(Power ? byPowerOfTwo(B, X, *Power)
                               : B.CreateCall(exactFMod(M, Wide), {X, Y}),
                         Ty);
}

bool isExpandable(Type *Ty) {
  Type *E = Ty->getScalarType();
  return !isa<ScalableVectorType>(Ty) && (E->isHalfTy() || E->isBFloatTy() ||
                                          E->isFloatTy() || E->isDoubleTy());
}

Value *expand(BinaryOperator &I) {
  IRBuilder<> B(&I);
  Value *X = I.getOperand(0), *Y = I.getOperand(1);
  if (I.hasApproxFunc())
    return approximate(B, X, Y, I.getFastMathFlags());
  auto *VT = dyn_cast<FixedVectorType>(I.getType());
  if (!VT)
    return exact(B, *I.getModule(), X, Y);
  Value *Result = PoisonValue::get(VT);
  for (unsigned L = 0; L != VT->getNumElements(); ++L) {
    Value *Left = B.CreateExtractElement(X, L),
          *Right = B.CreateExtractElement(Y, L);
    Result =
        B.CreateInsertElement(Result, exact(B, *I.getModule(), Left, Right), L);
  }
  return Result;
}

} // namespace

bool expandFRem(Function &F) {
  SmallVector<BinaryOperator *, 4> List;
  for (BasicBlock &BB : F)
    for (Instruction &I : BB)
      if (I.getOpcode() == Instruction::FRem && isExpandable(I.getType()))
        List.push_back(cast<BinaryOperator>(&I));
  for (BinaryOperator *I : List) {
    I->replaceAllUsesWith(expand(*I));
    I->eraseFromParent();
  }
  return !List.empty();
}

} // namespace opennvvm::prepare
