//===- ExtendedSums.cpp - Sums of extended numbers ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ExtendedSums.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/KnownBits.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace opennvvm::prepare {

/// How many users of a number are looked at for the sum.
static constexpr unsigned MostUsers = 16;

/// The number of 32 bits that \p V extends; null if it is anything else.
static Value *extendedWord(const Value *V) {
  auto *Cast = dyn_cast<CastInst>(V);
  return Cast && isa<SExtInst, ZExtInst>(Cast) &&
                 Cast->getSrcTy()->isIntegerTy(32) &&
                 !isa<Constant>(Cast->getOperand(0))
             ? Cast->getOperand(0)
             : nullptr;
}

/// Whether \p I gives the same if its operands \p A and \p B are extended
/// afterwards: the numbers and their sum are positive.
static bool isExtendedLast(const Instruction &I, const Value *A,
                           const Value *B) {
  bool IsSum = I.getOpcode() == Instruction::Add;
  if (!IsSum && all_of(I.operands(), IsaPred<ZExtInst>))
    return true;
  const DataLayout &DL = I.getDataLayout();
  KnownBits X = computeKnownBits(A, DL), Y = computeKnownBits(B, DL);
  if (!X.isNonNegative() || !Y.isNonNegative())
    return false;
  return !IsSum || (X.getMaxValue() + Y.getMaxValue()).isNonNegative();
}

static bool isDisjointOr(const Instruction &I) {
  auto *Or = dyn_cast<PossiblyDisjointInst>(&I);
  return Or && Or->isDisjoint();
}

/// The combination of \p A and \p B in the block of \p I that is also that of
/// their extensions: a sum in any form.
static Instruction *findSum(const Instruction &I, Value *A, Value *B) {
  if (A->hasNUsesOrMore(MostUsers))
    return nullptr;
  for (User *U : A->users()) {
    auto *Sum = dyn_cast<BinaryOperator>(U);
    if (!Sum || Sum->getParent() != I.getParent() ||
        !is_contained(Sum->operands(), B))
      continue;
    if (!isDisjointOr(*Sum)) {
      if (Sum->getOpcode() == I.getOpcode())
        return Sum;
    } else if ((I.getOpcode() == Instruction::Add ||
                I.getOpcode() == Instruction::Or) &&
               (isDisjointOr(I) ||
                haveNoCommonBitsSet(A, B, I.getDataLayout()))) {
      return Sum;
    }
  }
  return nullptr;
}

/// The combination of \p A and \p B that \p I is of the extended numbers.
static Value *combine(Instruction &I, Value *A, Value *B) {
  if (Instruction *Sum = findSum(I, A, B)) {
    // Both numbers are there where their extensions are.
    if (I.comesBefore(Sum))
      Sum->moveBefore(I.getIterator());
    return Sum;
  }
  IRBuilder<> Builder(&I);
  if (I.isBitwiseLogicOp())
    return Builder.CreateBinOp(cast<BinaryOperator>(I).getOpcode(), A, B);
  if (haveNoCommonBitsSet(A, B, I.getDataLayout()))
    return Builder.CreateOr(A, B, "", /*IsDisjoint=*/true);
  return Builder.CreateAdd(A, B, "", /*HasNUW=*/true, /*HasNSW=*/true);
}

static bool extendLast(Instruction &I) {
  Value *A = extendedWord(I.getOperand(0)), *B = extendedWord(I.getOperand(1));
  if (!A || !B || A == B || !isExtendedLast(I, A, B))
    return false;
  Value *Sum = combine(I, A, B);
  IRBuilder<> Builder(&I);
  Value *Wide = Builder.CreateZExt(Sum, I.getType());
  Wide->takeName(&I);
  I.replaceAllUsesWith(Wide);
  return true;
}

bool extendSums(Function &F) {
  SmallVector<WeakTrackingVH, 8> Dead;
  for (Instruction &I : make_early_inc_range(instructions(F)))
    if (I.getType()->isIntegerTy(64) && !I.use_empty() &&
        (I.getOpcode() == Instruction::Add || I.isBitwiseLogicOp()) &&
        extendLast(I))
      Dead.push_back(&I);
  bool Changed = !Dead.empty();
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(Dead);
  return Changed;
}

} // namespace opennvvm::prepare
