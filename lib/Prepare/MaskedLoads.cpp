//===- MaskedLoads.cpp - Loads of some lanes ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MaskedLoads.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::prepare {

/// Bytes of the widest access.
static constexpr unsigned MaxAccessBytes = 16;

/// Lanes of the longest vector that is looked at.
static constexpr unsigned MaxMaskedLanes = 64;

namespace {
/// The loads that a masked load becomes.
class LaneLoads {
public:
  explicit LaneLoads(IntrinsicInst &Masked)
      : Masked(Masked), Ty(cast<FixedVectorType>(Masked.getType())),
        Bytes(Ty->getScalarSizeInBits() / 8), B(&Masked),
        Lanes(Ty->getNumElements()) {}

  void replace();

private:
  bool isLoaded(unsigned Lane) const {
    return cast<Constant>(Masked.getArgOperand(1))
        ->getAggregateElement(Lane)
        ->isOneValue();
  }
  unsigned countFrom(unsigned Lane) const;
  void load(unsigned First, unsigned Count);
  Value *lane(unsigned Lane);

  IntrinsicInst &Masked;
  FixedVectorType *Ty;
  unsigned Bytes; ///< Of a lane.
  IRBuilder<> B;
  SmallVector<Value *, 16> Lanes; ///< Null if they are masked out.
};
} // namespace

/// How many lanes one access can load from \p Lane on.
unsigned LaneLoads::countFrom(unsigned Lane) const {
  Align Here = commonAlignment(Masked.getParamAlign(0).valueOrOne(),
                               uint64_t(Lane) * Bytes);
  unsigned Count = 1;
  auto AreLoaded = [&](unsigned First, unsigned End) {
    return End <= Lanes.size() &&
           all_of(seq(First, End), [&](unsigned L) { return isLoaded(L); });
  };
  while (2 * Count * Bytes <=
             std::min<uint64_t>(Here.value(), MaxAccessBytes) &&
         AreLoaded(Lane + Count, Lane + 2 * Count))
    Count *= 2;
  return Count;
}

void LaneLoads::load(unsigned First, unsigned Count) {
  Type *Element = Ty->getElementType();
  Type *Part = Count == 1 ? Element : FixedVectorType::get(Element, Count);
  Value *At = B.CreateConstGEP1_32(Element, Masked.getArgOperand(0), First);
  Align Alignment = commonAlignment(Masked.getParamAlign(0).valueOrOne(),
                                    uint64_t(First) * Bytes);
  LoadInst *Load = B.CreateAlignedLoad(Part, At, Alignment);
  Load->copyMetadata(
      Masked, {LLVMContext::MD_invariant_load, LLVMContext::MD_nontemporal,
               LLVMContext::MD_alias_scope, LLVMContext::MD_noalias});
  for (unsigned I = 0; I != Count; ++I)
    Lanes[First + I] =
        Count == 1 ? cast<Value>(Load) : B.CreateExtractElement(Load, I);
}

/// A lane of the result.
Value *LaneLoads::lane(unsigned Lane) {
  return Lanes[Lane] ? Lanes[Lane]
                     : B.CreateExtractElement(Masked.getArgOperand(2), Lane);
}

void LaneLoads::replace() {
  for (unsigned Lane = 0; Lane != Lanes.size();) {
    unsigned Count = isLoaded(Lane) ? countFrom(Lane) : 1;
    if (isLoaded(Lane))
      load(Lane, Count);
    Lane += Count;
  }
  for (User *U : make_early_inc_range(Masked.users())) {
    auto *Extract = dyn_cast<ExtractElementInst>(U);
    auto *Index =
        Extract ? dyn_cast<ConstantInt>(Extract->getIndexOperand()) : nullptr;
    if (!Index || Index->getValue().uge(Lanes.size()))
      continue;
    Extract->replaceAllUsesWith(lane(unsigned(Index->getZExtValue())));
    Extract->eraseFromParent();
  }
  if (!Masked.use_empty()) {
    Value *Whole = Masked.getArgOperand(2);
    for (auto [I, Lane] : enumerate(Lanes))
      if (Lane)
        Whole = B.CreateInsertElement(Whole, Lane, I);
    Masked.replaceAllUsesWith(Whole);
  }
  Masked.eraseFromParent();
}

bool loadsKnownLanes(const IntrinsicInst &I) {
  auto *Ty = dyn_cast<FixedVectorType>(I.getType());
  if (I.getIntrinsicID() != Intrinsic::masked_load || !Ty ||
      Ty->getNumElements() > MaxMaskedLanes)
    return false;
  unsigned Bits = Ty->getScalarSizeInBits();
  if (!isPowerOf2_32(Bits) || Bits < 8 || Bits > 64)
    return false;
  auto *Mask = dyn_cast<Constant>(I.getArgOperand(1));
  return Mask && all_of(seq(Ty->getNumElements()), [&](unsigned Lane) {
           return isa_and_nonnull<ConstantInt>(Mask->getAggregateElement(Lane));
         });
}

void expandMaskedLoads(Function &F) {
  SmallVector<IntrinsicInst *, 8> Loads;
  for (Instruction &I : instructions(F))
    if (auto *Call = dyn_cast<IntrinsicInst>(&I);
        Call && loadsKnownLanes(*Call))
      Loads.push_back(Call);
  for (IntrinsicInst *Load : Loads)
    LaneLoads(*Load).replace();
}

} // namespace opennvvm::prepare
