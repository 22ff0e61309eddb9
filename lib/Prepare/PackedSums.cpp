//===- PackedSums.cpp - Sums of numbers in two words ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PackedSums.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace opennvvm::prepare {

/// How many additions a word may be away from the other.
static constexpr unsigned MostSums = 4;

/// The word that \p V has in its upper half, if nothing is in the lower one.
static Value *upperWord(const Value *V) {
  Value *Word;
  return match(V, m_Shl(m_ZExt(m_Value(Word)), m_SpecificInt(32))) &&
                 V->getType()->isIntegerTy(64) &&
                 Word->getType()->isIntegerTy(32)
             ? Word
             : nullptr;
}

bool isUpperWord(const Instruction &I) { return upperWord(&I) != nullptr; }

/// \p V as an addition of numbers of 64 bits in \p BB; null if it is none.
static BinaryOperator *asLongSum(Value *V, const BasicBlock *BB) {
  auto *Sum = dyn_cast<BinaryOperator>(V);
  return Sum && Sum->getOpcode() == Instruction::Add &&
                 Sum->getType()->isIntegerTy(64) && Sum->getParent() == BB
             ? Sum
             : nullptr;
}

/// Whether only the lower half of \p Sum is needed, except by one other sum.
static bool isPartOfSum(const Instruction &Sum) {
  bool HasSum = false;
  return all_of(Sum.users(), [&](const User *U) {
    if (isa<TruncInst>(U))
      return U->getType()->getScalarSizeInBits() <= 32;
    return U->getNumOperands() == 2 &&
           cast<Instruction>(U)->getOpcode() == Instruction::Add &&
           !std::exchange(HasSum, true);
  });
}

/// Which operand of \p Sum is a word in the lower half.
static std::optional<unsigned> lowerWordIn(const BinaryOperator &Sum) {
  for (unsigned N : {0, 1}) {
    auto *Word = dyn_cast<ZExtInst>(Sum.getOperand(N));
    if (Word && Word->getSrcTy()->isIntegerTy(32))
      return N;
  }
  return std::nullopt;
}

/// What was said of the upper half of \p Sum no longer holds.
static void forgetUpperHalf(BinaryOperator &Sum) {
  Sum.dropPoisonGeneratingFlags();
  for (User *U : Sum.users())
    if (auto *Lower = dyn_cast<TruncInst>(U))
      Lower->dropPoisonGeneratingFlags();
  replaceDbgUsesWithUndef(&Sum);
}

/// Replaces \p Last, to which operand \p N adds the upper word \p Word, by a
/// sum before it that adds a lower word: this one then adds both.
/// \returns whether there is one.
static bool joinInto(BinaryOperator &Last, unsigned N, Value *Word) {
  SmallVector<BinaryOperator *, MostSums> Sums;
  for (BinaryOperator *Sum =
           asLongSum(Last.getOperand(1 - N), Last.getParent());
       Sum && isPartOfSum(*Sum) && Sums.size() != MostSums;) {
    Sums.push_back(Sum);
    if (std::optional<unsigned> Lower = lowerWordIn(*Sum)) {
      auto *I = dyn_cast<Instruction>(Word);
      if (I && I->getParent() == Sum->getParent() && !I->comesBefore(Sum))
        return false;
      IRBuilder<> B(Sum);
      Value *Upper = B.CreateShl(B.CreateZExt(Word, Sum->getType()), 32);
      Sum->setOperand(*Lower, B.CreateOr(Sum->getOperand(*Lower), Upper, "",
                                         /*IsDisjoint=*/true));
      for (BinaryOperator *Wider : Sums)
        forgetUpperHalf(*Wider);
      Last.replaceAllUsesWith(Last.getOperand(1 - N));
      return true;
    }
    BinaryOperator *Next = asLongSum(Sum->getOperand(0), Last.getParent());
    Sum = Next ? Next : asLongSum(Sum->getOperand(1), Last.getParent());
  }
  return false;
}

void joinAddedWords(Function &F) {
  SmallVector<WeakTrackingVH, 8> Dead;
  for (BasicBlock &BB : F)
    for (Instruction &I : BB) {
      BinaryOperator *Sum = asLongSum(&I, &BB);
      if (!Sum)
        continue;
      for (unsigned N : {0, 1})
        if (Value *Word = upperWord(Sum->getOperand(N));
            Word && joinInto(*Sum, N, Word)) {
          Dead.push_back(Sum);
          break;
        }
    }
  RecursivelyDeleteTriviallyDeadInstructions(Dead);
}

} // namespace opennvvm::prepare
