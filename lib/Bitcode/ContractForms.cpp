//===- ContractForms.cpp - IR forms that bitcode readers accept -----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ContractForms.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

/// The widest piece that is counted or swapped at once.
static constexpr unsigned PieceBits = 64;

static bool isWidth(const Type *T, ArrayRef<unsigned> Widths) {
  return T->isIntegerTy() && is_contained(Widths, T->getIntegerBitWidth());
}

/// Computes each lane of a vector separately.
static Value *eachLane(IRBuilder<> &B, Value *X, Type *Result,
                       function_ref<Value *(Value *)> Compute) {
  auto *VT = dyn_cast<FixedVectorType>(X->getType());
  if (!VT)
    return Compute(X);
  Value *All = PoisonValue::get(Result);
  for (unsigned I = 0; I < VT->getNumElements(); ++I) {
    Value *Lane = Compute(B.CreateExtractElement(X, I));
    All = B.CreateInsertElement(All, Lane, I);
  }
  return All;
}

//===----------------------------------------------------------------------===//
// Floating point
//===----------------------------------------------------------------------===//

/// Clears the sign.
static Value *absolute(IRBuilder<> &B, Value *X) {
  Type *Ty = X->getType();
  unsigned Bits = Ty->getScalarSizeInBits();
  Type *Int = B.getIntNTy(Bits);
  if (auto *VT = dyn_cast<VectorType>(Ty))
    Int = VectorType::get(Int, VT->getElementCount());
  Value *Mask = ConstantInt::get(Int, APInt::getSignedMaxValue(Bits));
  Value *Cleared = B.CreateAnd(B.CreateBitCast(X, Int), Mask);
  return B.CreateBitCast(Cleared, Ty);
}

/// Rounds a number towards zero.
static Value *towardsZero(IRBuilder<> &B, Value *X) {
  Type *Ty = X->getType();
  if (Ty->isDoubleTy())
    return B.CreateIntrinsic(Intrinsic::nvvm_trunc_d, {}, {X});
  Value *Wide = Ty->isFloatTy() ? X : B.CreateFPExt(X, B.getFloatTy());
  Value *Whole = B.CreateIntrinsic(Intrinsic::nvvm_trunc_f, {}, {Wide});
  return B.CreateFPCast(Whole, Ty);
}

//===----------------------------------------------------------------------===//
// Bits
//===----------------------------------------------------------------------===//

/// Pieces of \p X, lowest first; the last is padded with zeros.
static SmallVector<Value *, 4> pieces(IRBuilder<> &B, Value *X) {
  unsigned Bits = X->getType()->getIntegerBitWidth();
  unsigned Count = divideCeil(Bits, PieceBits);
  Value *Wide = B.CreateZExt(X, B.getIntNTy(Count * PieceBits));
  SmallVector<Value *, 4> All;
  for (unsigned I = 0; I < Count; ++I)
    All.push_back(
        B.CreateTrunc(B.CreateLShr(Wide, I * PieceBits), B.getInt64Ty()));
  return All;
}

static Value *countOnes(IRBuilder<> &B, Value *X) {
  Value *Sum = B.getInt64(0);
  for (Value *Piece : pieces(B, X)) {
    Value *Ones = B.CreateUnaryIntrinsic(Intrinsic::ctpop, Piece);
    Sum = B.CreateAdd(Sum, Ones);
  }
  return B.CreateZExtOrTrunc(Sum, X->getType());
}

/// The number of zeros at one end of \p X; its width if it is zero.
static Value *countZeros(IRBuilder<> &B, Value *X, bool Leading) {
  unsigned Bits = X->getType()->getIntegerBitWidth();
  SmallVector<Value *, 4> All = pieces(B, X);
  unsigned Filled = unsigned(All.size()) * PieceBits;
  // The piece that is tested first is decided last.
  if (!Leading)
    std::reverse(All.begin(), All.end());
  Value *Zeros = B.getInt64(Leading ? Filled : Bits);
  for (auto [I, Piece] : enumerate(All)) {
    unsigned Before = unsigned(All.size() - 1 - I) * PieceBits;
    Value *Here = B.CreateBinaryIntrinsic(
        Leading ? Intrinsic::ctlz : Intrinsic::cttz, Piece, B.getFalse());
    Value *IsHere = B.CreateICmpNE(Piece, B.getInt64(0));
    Value *Sum = B.CreateAdd(Here, B.getInt64(Before));
    Zeros = B.CreateSelect(IsHere, Sum, Zeros);
  }
  if (Leading)
    Zeros = B.CreateSub(Zeros, B.getInt64(Filled - Bits));
  return B.CreateZExtOrTrunc(Zeros, X->getType());
}

static Value *swapBytes(IRBuilder<> &B, Value *X) {
  unsigned Bits = X->getType()->getIntegerBitWidth();
  SmallVector<Value *, 4> All = pieces(B, X);
  unsigned Filled = unsigned(All.size()) * PieceBits;
  Type *Wide = B.getIntNTy(Filled);
  Value *Swapped = ConstantInt::get(Wide, 0);
  for (auto [I, Piece] : enumerate(All)) {
    Value *Part = B.CreateUnaryIntrinsic(Intrinsic::bswap, Piece);
    Value *Placed = B.CreateShl(B.CreateZExt(Part, Wide),
                                Filled - unsigned(I + 1) * PieceBits);
    Swapped = B.CreateOr(Swapped, Placed);
  }
  return B.CreateTrunc(B.CreateLShr(Swapped, Filled - Bits), X->getType());
}

//===----------------------------------------------------------------------===//
// Overflow
//===----------------------------------------------------------------------===//

namespace {
struct Checked {
  Value *Result, *Overflow;
};
} // namespace

/// Multiplies without a wider type: divides the product again to check it.
static Checked multiply(IRBuilder<> &B, Value *L, Value *R, bool IsSigned) {
  Type *Ty = L->getType();
  Constant *Zero = Constant::getNullValue(Ty);
  Constant *One = ConstantInt::get(Ty, 1);
  Value *Product = B.CreateMul(L, R);
  Value *Unsafe = B.CreateICmpEQ(L, Zero);
  Value *Overflow = B.getFalse();
  if (auto *VT = dyn_cast<VectorType>(Ty))
    Overflow = B.CreateVectorSplat(VT->getElementCount(), Overflow);
  if (IsSigned) {
    // The lowest number has no negation, so dividing it by -1 is undefined.
    Value *Negates = B.CreateICmpEQ(L, Constant::getAllOnesValue(Ty));
    Value *IsLeast =
        B.CreateICmpEQ(R, ConstantInt::get(Ty, APInt::getSignedMinValue(
                                                   Ty->getScalarSizeInBits())));
    Overflow = B.CreateAnd(Negates, IsLeast);
    Unsafe = B.CreateOr(Unsafe, Negates);
  }
  Value *Divisor = B.CreateSelect(Unsafe, One, L);
  Value *Quotient = IsSigned ? B.CreateSDiv(Product, Divisor)
                             : B.CreateUDiv(Product, Divisor);
  Value *Differs = B.CreateICmpNE(Quotient, R);
  return {Product, B.CreateSelect(Unsafe, Overflow, Differs)};
}

static Checked compute(IRBuilder<> &B, const WithOverflowInst &I) {
  Value *L = I.getLHS(), *R = I.getRHS();
  Constant *Zero = Constant::getNullValue(L->getType());
  bool IsSigned = I.isSigned();
  switch (I.getBinaryOp()) {
  case Instruction::Add: {
    Value *Sum = B.CreateAdd(L, R);
    if (!IsSigned)
      return {Sum, B.CreateICmpULT(Sum, L)};
    Value *IsLess = B.CreateICmpSLT(Sum, L);
    Value *MustBe = B.CreateICmpSLT(R, Zero);
    return {Sum, B.CreateXor(IsLess, MustBe)};
  }
  case Instruction::Sub: {
    Value *Difference = B.CreateSub(L, R);
    if (!IsSigned)
      return {Difference, B.CreateICmpULT(L, R)};
    Value *IsLess = B.CreateICmpSLT(Difference, L);
    Value *MustBe = B.CreateICmpSGT(R, Zero);
    return {Difference, B.CreateXor(IsLess, MustBe)};
  }
  default:
    return multiply(B, L, R, IsSigned);
  }
}

/// Both results at once; null if \p I needs no replacement.
static Value *overflow(IRBuilder<> &B, WithOverflowInst &I) {
  if (isWidth(I.getLHS()->getType(), {16, 32, 64}))
    return nullptr;
  Checked C = compute(B, I);
  Value *Both = PoisonValue::get(I.getType());
  Both = B.CreateInsertValue(Both, C.Result, 0);
  return B.CreateInsertValue(Both, C.Overflow, 1);
}

//===----------------------------------------------------------------------===//
// All
//===----------------------------------------------------------------------===//

/// Computes \p I in other terms; null if \p I needs no replacement.
static Value *replacement(IntrinsicInst &I) {
  IRBuilder<> B(&I);
  Type *Ty = I.getType();
  Value *X = I.arg_empty() ? nullptr : I.getArgOperand(0);
  bool IsCounted = isWidth(Ty->getScalarType(), {8, 16, 32, 64});
  if (auto *O = dyn_cast<WithOverflowInst>(&I))
    return overflow(B, *O);
  // Types wider than a double were chosen by the user.
  bool IsFloat = Ty->isFPOrFPVectorTy() && Ty->getScalarSizeInBits() <= 64;
  switch (I.getIntrinsicID()) {
  case Intrinsic::fabs:
    return IsFloat ? absolute(B, X) : nullptr;
  case Intrinsic::trunc:
    return IsFloat
               ? eachLane(B, X, Ty, [&](Value *V) { return towardsZero(B, V); })
               : nullptr;
  case Intrinsic::ctpop:
    return IsCounted
               ? nullptr
               : eachLane(B, X, Ty, [&](Value *V) { return countOnes(B, V); });
  case Intrinsic::ctlz:
  case Intrinsic::cttz: {
    bool Leading = I.getIntrinsicID() == Intrinsic::ctlz;
    return IsCounted ? nullptr : eachLane(B, X, Ty, [&](Value *V) {
      return countZeros(B, V, Leading);
    });
  }
  case Intrinsic::bswap:
    return isWidth(Ty, {16, 32, 64})
               ? nullptr
               : eachLane(B, X, Ty, [&](Value *V) { return swapBytes(B, V); });
  default:
    return nullptr;
  }
}

void useContractForms(Module &M) {
  SmallVector<IntrinsicInst *, 16> Calls;
  for (Function &F : M)
    if (F.isIntrinsic())
      for (User *U : F.users())
        if (auto *Call = dyn_cast<IntrinsicInst>(U);
            Call && Call->getCalledFunction() == &F &&
            !isa<ScalableVectorType>(Call->getType()))
          Calls.push_back(Call);
  for (IntrinsicInst *Call : Calls)
    if (Value *Other = replacement(*Call)) {
      Function *Callee = Call->getCalledFunction();
      Other->takeName(Call);
      Call->replaceAllUsesWith(Other);
      Call->eraseFromParent();
      if (Callee->use_empty())
        Callee->eraseFromParent();
    }
}

} // namespace opennvvm
