//===- ActiveLanes.cpp - Intrinsics on active lanes -----------------------===//
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

/// The active lanes in sequence, followed by those of the third operand.
std::optional<Value *> expandCompress(IRBuilderBase &B, IntrinsicInst &I) {
  Value *V = I.getArgOperand(0), *Mask = I.getArgOperand(1),
        *Result = I.getArgOperand(2);
  if (isa<UndefValue>(Result))
    Result = Constant::getNullValue(V->getType());
  Value *Index = B.getInt32(0);
  for (unsigned L = 0; L != lanesOf(V); ++L) {
    Value *IsOn = B.CreateExtractElement(Mask, L);
    // An inactive lane leaves its place to the next.
    Value *Lane = B.CreateExtractElement(V, L),
          *Old = B.CreateExtractElement(Result, Index);
    Lane = B.CreateSelect(IsOn, Lane, Old);
    Result = B.CreateInsertElement(Result, Lane, Index);
    if (L + 1 != lanesOf(V))
      Index = B.CreateAdd(Index, B.CreateZExt(IsOn, B.getInt32Ty()));
  }
  return Result;
}

std::optional<Value *> expandLastActive(IRBuilderBase &B, IntrinsicInst &I) {
  Value *V = I.getArgOperand(0), *Mask = I.getArgOperand(1),
        *Result = I.getArgOperand(2);
  for (unsigned L = 0; L != lanesOf(V); ++L) {
    Value *IsOn = B.CreateExtractElement(Mask, L);
    Result = B.CreateSelect(IsOn, B.CreateExtractElement(V, L), Result);
  }
  return Result;
}

/// The active lanes that equal any lane of the second operand.
std::optional<Value *> expandMatch(IRBuilderBase &B, IntrinsicInst &I) {
  Value *V = I.getArgOperand(0), *Sought = I.getArgOperand(1);
  Value *Found = Constant::getNullValue(I.getType());
  for (unsigned L = 0; L != lanesOf(Sought); ++L) {
    Value *One =
        B.CreateVectorSplat(lanesOf(V), B.CreateExtractElement(Sought, L));
    Found = B.CreateOr(Found, B.CreateICmpEQ(V, One));
  }
  return B.CreateAnd(Found, I.getArgOperand(2));
}

/// How many lanes the next iteration of a loop handles: all there are.
std::optional<Value *> expandVectorLength(IRBuilderBase &B, IntrinsicInst &I) {
  if (!cast<ConstantInt>(I.getArgOperand(2))->isZero())
    return std::nullopt; // Scalable vectors.
  Value *Count = I.getArgOperand(0);
  uint64_t Lanes = cast<ConstantInt>(I.getArgOperand(1))->getZExtValue();
  unsigned Bits = Count->getType()->getIntegerBitWidth();
  if (Bits < 32)
    Count = B.CreateZExt(Count, B.getInt32Ty());
  Value *Least = B.CreateBinaryIntrinsic(
      Intrinsic::umin, Count, ConstantInt::get(Count->getType(), Lanes));
  return B.CreateZExtOrTrunc(Least, I.getType());
}

/// The lanes that can run at once although one pointer is written and the other
/// read: those whose offset is less than the distance between the pointers.
std::optional<Value *> expandDependenceMask(IRBuilderBase &B,
                                            IntrinsicInst &I) {
  Type *Ty = B.getInt64Ty();
  Value *Second = B.CreatePtrToInt(I.getArgOperand(1), Ty),
        *First = B.CreatePtrToInt(I.getArgOperand(0), Ty);
  Value *Distance = B.CreateSub(Second, First);
  uint64_t Size = cast<ConstantInt>(I.getArgOperand(2))->getZExtValue();
  Value *IsFree;
  if (I.getIntrinsicID() == Intrinsic::loop_dependence_raw_mask) {
    Distance = B.CreateBinaryIntrinsic(Intrinsic::abs, Distance, B.getFalse());
    IsFree = B.CreateICmpEQ(Distance, B.getInt64(0));
  } else {
    IsFree = B.CreateICmpSLE(Distance, B.getInt64(0));
  }
  Value *Result = PoisonValue::get(I.getType());
  for (unsigned L = 0; L != lanesOf(&I); ++L) {
    Value *IsBefore = B.CreateICmpSLT(B.getInt64(L * Size), Distance);
    Result = B.CreateInsertElement(Result, B.CreateOr(IsBefore, IsFree), L);
  }
  return Result;
}

} // namespace opennvvm::prepare
