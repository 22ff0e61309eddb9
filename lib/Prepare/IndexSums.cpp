//===- IndexSums.cpp - Indices as sums ------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IndexSums.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;

namespace opennvvm::prepare {

/// Whether \p I is all that is done with an index before it is one.
static bool isPartOfIndex(const Instruction &I) {
  return !I.use_empty() && all_of(I.users(), [](const User *U) {
    return isa<SExtInst, ZExtInst, GetElementPtrInst>(U) ||
           cast<Instruction>(U)->getOpcode() == Instruction::Add;
  });
}

/// Whether \p Shift is shifted by a constant, and not better by itself: the
/// machine combines three numbers bit by bit in one instruction, where \p Rest
/// is a combination with a constant.
static bool isShiftToAdd(const Value *Shift, const Value *Rest) {
  using namespace PatternMatch;
  return match(Shift, m_Shl(m_Value(), m_ConstantInt())) &&
         (Shift->hasOneUse() ||
          !match(Rest, m_OneUse(m_BitwiseLogic(m_Value(), m_ConstantInt()))));
}

static bool isShiftedIndex(const Instruction &I) {
  const auto *Or = dyn_cast<PossiblyDisjointInst>(&I);
  return Or && Or->isDisjoint() && I.getType()->isIntegerTy(32) &&
         !isa<Constant>(I.getOperand(1)) &&
         (isShiftToAdd(I.getOperand(0), I.getOperand(1)) ||
          isShiftToAdd(I.getOperand(1), I.getOperand(0))) &&
         isPartOfIndex(I);
}

void addIndexParts(Function &F) {
  for (BasicBlock &BB : F)
    for (Instruction &I : make_early_inc_range(BB)) {
      if (!isShiftedIndex(I))
        continue;
      auto *Sum = BinaryOperator::CreateAdd(I.getOperand(0), I.getOperand(1),
                                            "", I.getIterator());
      // Nothing is carried.
      Sum->setHasNoUnsignedWrap();
      Sum->setHasNoSignedWrap();
      Sum->setDebugLoc(I.getDebugLoc());
      Sum->takeName(&I);
      I.replaceAllUsesWith(Sum);
      I.eraseFromParent();
    }
}

} // namespace opennvvm::prepare
