//===- VectorShape.cpp - Splitting and combining vectors ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Intrinsics.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::prepare {

unsigned lanesOf(const Value *V) {
  return cast<FixedVectorType>(V->getType())->getNumElements();
}

namespace {

using Mask = SmallVector<int, 16>;

uint64_t numberOf(const Value *V) {
  return cast<ConstantInt>(V)->getZExtValue();
}

/// \p Count numbers starting at \p First, \p Step apart.
Mask sequence(int First, unsigned Count, int Step = 1) {
  Mask M;
  for (unsigned L = 0; L != Count; ++L)
    M.push_back(First + int(L) * Step);
  return M;
}

} // namespace

std::optional<Value *> expandReverse(IRBuilderBase &B, IntrinsicInst &I) {
  Value *V = I.getArgOperand(0);
  unsigned Count = lanesOf(V);
  return B.CreateShuffleVector(V, sequence(int(Count) - 1, Count, -1));
}

/// Lanes of two concatenated vectors, starting at an offset from the beginning
/// of the first vector, or back from its end.
std::optional<Value *> expandSplice(IRBuilderBase &B, IntrinsicInst &I) {
  Value *V = I.getArgOperand(0);
  unsigned Count = lanesOf(V);
  uint64_t First = numberOf(I.getArgOperand(2));
  if (I.getIntrinsicID() == Intrinsic::vector_splice_right)
    First = Count - First;
  return B.CreateShuffleVector(V, I.getArgOperand(1),
                               sequence(int(First), Count));
}

std::optional<Value *> expandInsert(IRBuilderBase &B, IntrinsicInst &I) {
  Value *V = I.getArgOperand(0), *Part = I.getArgOperand(1);
  uint64_t At = numberOf(I.getArgOperand(2));
  for (unsigned L = 0; L != lanesOf(Part); ++L)
    V = B.CreateInsertElement(V, B.CreateExtractElement(Part, L), At + L);
  return V;
}

std::optional<Value *> expandExtract(IRBuilderBase &B, IntrinsicInst &I) {
  uint64_t At = numberOf(I.getArgOperand(1));
  return B.CreateShuffleVector(I.getArgOperand(0),
                               sequence(int(At), lanesOf(&I)));
}

std::optional<Value *> expandInterleave(IRBuilderBase &B, IntrinsicInst &I) {
  unsigned Parts = I.arg_size();
  Value *Result = PoisonValue::get(I.getType());
  for (unsigned P = 0; P != Parts; ++P)
    for (unsigned L = 0; L != lanesOf(I.getArgOperand(P)); ++L)
      Result = B.CreateInsertElement(
          Result, B.CreateExtractElement(I.getArgOperand(P), L),
          uint64_t(L) * Parts + P);
  return Result;
}

std::optional<Value *> expandDeinterleave(IRBuilderBase &B, IntrinsicInst &I) {
  Value *V = I.getArgOperand(0);
  unsigned Parts = I.getType()->getStructNumElements();
  Value *Result = PoisonValue::get(I.getType());
  for (unsigned P = 0; P != Parts; ++P)
    Result = B.CreateInsertValue(
        Result,
        B.CreateShuffleVector(V,
                              sequence(int(P), lanesOf(V) / Parts, int(Parts))),
        P);
  return Result;
}

static Constant *steps(FixedVectorType *VT) {
  SmallVector<Constant *, 16> Numbers;
  for (unsigned L = 0; L != VT->getNumElements(); ++L)
    Numbers.push_back(ConstantInt::get(VT->getElementType(), L,
                                       /*IsSigned=*/false,
                                       /*ImplicitTrunc=*/true));
  return ConstantVector::get(Numbers);
}

std::optional<Value *> expandStepVector(IRBuilderBase &, IntrinsicInst &I) {
  return steps(cast<FixedVectorType>(I.getType()));
}

/// Lane L is active if Base + L, which does not wrap, is below Limit.
std::optional<Value *> expandActiveLaneMask(IRBuilderBase &B,
                                            IntrinsicInst &I) {
  Value *Base = I.getArgOperand(0), *Limit = I.getArgOperand(1);
  unsigned Count = lanesOf(&I);
  auto *VT = FixedVectorType::get(Base->getType(), Count);
  Value *Lanes = B.CreateBinaryIntrinsic(
      Intrinsic::uadd_sat, B.CreateVectorSplat(Count, Base), steps(VT));
  return B.CreateICmpULT(Lanes, B.CreateVectorSplat(Count, Limit));
}

/// The sum of the parts of the long vector, each as long as the short one.
std::optional<Value *> expandPartialReduction(IRBuilderBase &B,
                                              IntrinsicInst &I) {
  Value *Sum = I.getArgOperand(0), *Long = I.getArgOperand(1);
  unsigned Count = lanesOf(Sum);
  for (unsigned At = 0; At != lanesOf(Long); At += Count) {
    Value *Part = B.CreateShuffleVector(Long, sequence(int(At), Count));
    Sum = Sum->getType()->isFPOrFPVectorTy() ? B.CreateFAdd(Sum, Part)
                                             : B.CreateAdd(Sum, Part);
  }
  return Sum;
}

/// The number of lanes before the first that is not zero.
std::optional<Value *> expandCttzElts(IRBuilderBase &B, IntrinsicInst &I) {
  Value *V = I.getArgOperand(0);
  Type *Ty = I.getType();
  Value *IsOn = B.CreateICmpNE(V, Constant::getNullValue(V->getType()));
  Value *Result = ConstantInt::get(Ty, lanesOf(V), false, true);
  for (unsigned L = lanesOf(V); L-- != 0;)
    Result = B.CreateSelect(B.CreateExtractElement(IsOn, L),
                            ConstantInt::get(Ty, L, false, true), Result);
  return Result;
}

/// A product whose additions do not carry.
std::optional<Value *> expandCarrylessProduct(IRBuilderBase &B,
                                              IntrinsicInst &I) {
  Value *X = I.getArgOperand(0), *Y = I.getArgOperand(1);
  Type *Ty = I.getType();
  Value *Result = Constant::getNullValue(Ty);
  unsigned Bits = Ty->getScalarSizeInBits();
  for (unsigned Bit = 0; Bit != Bits; ++Bit) {
    // All ones if the bit of Y is set.
    Value *Chosen = B.CreateAShr(B.CreateShl(Y, Bits - 1 - Bit), Bits - 1);
    Result = B.CreateXor(Result, B.CreateAnd(B.CreateShl(X, Bit), Chosen));
  }
  return Result;
}

} // namespace opennvvm::prepare
