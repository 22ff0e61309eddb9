//===- Predicated.cpp - Predicated vectors (llvm.vp) ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Intrinsics.h"
#include "Target/TargetCosts.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/CodeGen/ExpandVectorPredication.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::prepare {

/// The first \p Length lanes of \p Mask.
static Value *firstLanes(IRBuilderBase &B, Value *Mask, Value *Length) {
  SmallVector<Constant *, 16> Numbers;
  for (unsigned L = 0; L != lanesOf(Mask); ++L)
    Numbers.push_back(B.getInt32(L));
  Value *IsBelow = B.CreateICmpULT(ConstantVector::get(Numbers),
                                   B.CreateVectorSplat(lanesOf(Mask), Length));
  return B.CreateAnd(Mask, IsBelow);
}

/// Lane \p Index of \p V; past the end, where it is unused, the last one.
static Value *laneAt(IRBuilderBase &B, Value *V, Value *Index) {
  return B.CreateExtractElement(
      V, B.CreateBinaryIntrinsic(Intrinsic::umin, Index,
                                 B.getInt32(lanesOf(V) - 1)));
}

/// Reverses the active length.
std::optional<Value *> expandPredicatedReverse(IRBuilderBase &B,
                                               IntrinsicInst &I) {
  Value *V = I.getArgOperand(0), *Length = I.getArgOperand(2);
  Value *Result = PoisonValue::get(V->getType());
  for (unsigned L = 0; L != lanesOf(V); ++L)
    Result = B.CreateInsertElement(
        Result, laneAt(B, V, B.CreateSub(Length, B.getInt32(L + 1))), L);
  return Result;
}

/// The lanes of the first vector from an offset on, then those of the second.
std::optional<Value *> expandPredicatedSplice(IRBuilderBase &B,
                                              IntrinsicInst &I) {
  Value *V = I.getArgOperand(0), *Next = I.getArgOperand(1),
        *Length = I.getArgOperand(4);
  // A negative offset counts back from the end of the active length.
  int64_t Offset = cast<ConstantInt>(I.getArgOperand(2))->getSExtValue();
  Value *First = B.getInt32(uint32_t(Offset));
  if (Offset < 0)
    First = B.CreateAdd(Length, First);
  Value *Result = PoisonValue::get(V->getType());
  for (unsigned L = 0; L != lanesOf(V); ++L) {
    Value *At = B.CreateAdd(First, B.getInt32(L));
    Value *IsFirst = B.CreateICmpULT(At, Length), *Lane = laneAt(B, V, At),
          *Other = laneAt(B, Next, B.CreateSub(At, Length));
    Lane = B.CreateSelect(IsFirst, Lane, Other);
    Result = B.CreateInsertElement(Result, Lane, L);
  }
  return Result;
}

/// The addresses of \p Count lanes, \p Stride bytes apart.
static Value *stridedAddresses(IRBuilderBase &B, Value *Base, Value *Stride,
                               unsigned Count) {
  Value *Result =
      PoisonValue::get(FixedVectorType::get(Base->getType(), Count));
  for (unsigned L = 0; L != Count; ++L) {
    Value *Offset = B.CreateMul(Stride, ConstantInt::get(Stride->getType(), L));
    Result = B.CreateInsertElement(Result, B.CreatePtrAdd(Base, Offset), L);
  }
  return Result;
}

std::optional<Value *> expandStridedLoad(IRBuilderBase &B, IntrinsicInst &I) {
  Value *Places =
      stridedAddresses(B, I.getArgOperand(0), I.getArgOperand(1), lanesOf(&I));
  return B.CreateMaskedGather(
      I.getType(), Places, I.getParamAlign(0).valueOrOne(),
      firstLanes(B, I.getArgOperand(2), I.getArgOperand(3)));
}

std::optional<Value *> expandStridedStore(IRBuilderBase &B, IntrinsicInst &I) {
  Value *V = I.getArgOperand(0);
  Value *Places =
      stridedAddresses(B, I.getArgOperand(1), I.getArgOperand(2), lanesOf(V));
  B.CreateMaskedScatter(V, Places, I.getParamAlign(1).valueOrOne(),
                        firstLanes(B, I.getArgOperand(3), I.getArgOperand(4)));
  return nullptr;
}

/// The number of lanes before the first that is active and not zero; all lanes
/// if there is none.
std::optional<Value *> expandPredicatedCttzElts(IRBuilderBase &B,
                                                IntrinsicInst &I) {
  Value *V = I.getArgOperand(0), *Length = I.getArgOperand(3);
  Value *IsOn = B.CreateICmpNE(V, Constant::getNullValue(V->getType()));
  IsOn = B.CreateAnd(IsOn, firstLanes(B, I.getArgOperand(2), Length));
  Value *Result = B.CreateZExtOrTrunc(Length, I.getType());
  for (unsigned L = lanesOf(V); L-- != 0;)
    Result =
        B.CreateSelect(B.CreateExtractElement(IsOn, L),
                       ConstantInt::get(I.getType(), L, false, true), Result);
  return Result;
}

/// Inactive lanes have unspecified values: an operation without side effects
/// may compute them too.
static void dropPredicate(VPIntrinsic &VPI) {
  auto Function =
      VPIntrinsic::getFunctionalIntrinsicIDForVP(VPI.getIntrinsicID());
  if (!Function || isa<VPReductionIntrinsic>(VPI) ||
      VPI.getMemoryPointerParam())
    return;
  IRBuilder<> B(&VPI);
  SmallVector<Value *, 3> Args(VPI.args());
  Args.truncate(*VPIntrinsic::getMaskParamPos(VPI.getIntrinsicID()));
  Value *All = B.CreateIntrinsic(VPI.getType(), *Function, Args);
  VPI.replaceAllUsesWith(All);
  VPI.eraseFromParent();
}

/// Whether \p VPI is rewritten as a whole rather than lane by lane.
static bool isWritten(const VPIntrinsic &VPI) {
  const Expansion *E = findExpansion(VPI.getIntrinsicID());
  return E && E->Write;
}

bool expandPredicated(Function &F) {
  SmallVector<VPIntrinsic *, 8> List;
  for (Instruction &I : instructions(F))
    if (auto *VPI = dyn_cast<VPIntrinsic>(&I))
      if (!isWritten(*VPI) && !any_of(VPI->args(), [](const Value *A) {
            return A->getType()->isScalableTy();
          }))
        List.push_back(VPI);
  if (List.empty())
    return false;
  TargetTransformInfo TTI = makeTargetInfo(F.getDataLayout());
  for (VPIntrinsic *VPI : List)
    if (expandVectorPredicationIntrinsic(*VPI, TTI) !=
        VPExpansionDetails::IntrinsicReplaced)
      dropPredicate(*VPI);
  return true;
}

} // namespace opennvvm::prepare
