//===- BackEdges.cpp - Branches that continue a loop ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ptxas finds the trip count of a loop, and unrolls it, where its last branch
// is "@%p bra" after a comparison. After "setp.eq; @!%p bra", it does not see
// that the counter runs up to the bound.
//
//===----------------------------------------------------------------------===//

#include "BackEdges.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;

namespace opennvvm::prepare {

/// Makes \p Br branch on the opposite of its condition, if that costs nothing.
/// \returns whether it does.
static bool turnCondition(BranchInst &Br) {
  auto *Condition = dyn_cast<Instruction>(Br.getCondition());
  if (!Condition || !Condition->hasOneUse())
    return false;
  if (auto *Compare = dyn_cast<CmpInst>(Condition)) {
    Compare->setPredicate(Compare->getInversePredicate());
    return true;
  }
  Value *Opposite;
  if (!PatternMatch::match(
          Condition, PatternMatch::m_Not(PatternMatch::m_Value(Opposite))))
    return false;
  Br.setCondition(Opposite);
  Condition->eraseFromParent();
  return true;
}

void turnBackEdges(Function &F, const DominatorTree &DT) {
  for (BasicBlock &BB : F) {
    auto *Br = dyn_cast<BranchInst>(BB.getTerminator());
    if (!Br || !Br->isConditional() || !DT.isReachableFromEntry(&BB))
      continue;
    const BasicBlock *Then = Br->getSuccessor(0), *Else = Br->getSuccessor(1);
    // Of two loops, the inner one.
    if (DT.dominates(Else, &BB) &&
        (!DT.dominates(Then, &BB) || DT.properlyDominates(Then, Else)) &&
        turnCondition(*Br))
      Br->swapSuccessors();
  }
}

} // namespace opennvvm::prepare
