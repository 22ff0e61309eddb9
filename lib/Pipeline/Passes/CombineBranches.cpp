//===- CombineBranches.cpp - Two conditions, one branch -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CombineBranches.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"

using namespace llvm;

namespace opennvvm {

/// What may be computed in vain for a branch less.
static constexpr unsigned MostExtra = 4;

namespace {
/// "First" ends in a branch to Second or Common, and Second, which has no other
/// predecessor, in one to Next or Common.
struct BranchPair {
  BranchInst *First, *Second;
  BasicBlock *Common, *Next;

  /// Whether the condition of \p Branch leads to Common where it is true.
  bool leadsAway(const BranchInst *Branch) const {
    return Branch->getSuccessor(0) == Common;
  }
};
} // namespace

/// The pair whose second branch ends \p BB.
static std::optional<BranchPair> findPair(BasicBlock &BB) {
  BasicBlock *Before = BB.getSinglePredecessor();
  auto *Second = dyn_cast<BranchInst>(BB.getTerminator());
  if (!Before || Before == &BB || !Second || !Second->isConditional())
    return std::nullopt;
  auto *First = dyn_cast<BranchInst>(Before->getTerminator());
  if (!First || !First->isConditional() ||
      First->getSuccessor(0) == First->getSuccessor(1) ||
      Second->getSuccessor(0) == Second->getSuccessor(1))
    return std::nullopt;
  BasicBlock *Common = First->getSuccessor(First->getSuccessor(0) == &BB);
  if (!is_contained(successors(&BB), Common))
    return std::nullopt;
  BasicBlock *Next = Second->getSuccessor(Second->getSuccessor(0) == Common);
  // Loops keep the form that they have.
  if (Next == Before || Next == &BB || Common == Before ||
      First->hasMetadata(LLVMContext::MD_loop) ||
      Second->hasMetadata(LLVMContext::MD_loop))
    return std::nullopt;
  return BranchPair{First, Second, Common, Next};
}

/// Whether all that \p BB computes can be computed before, at little cost.
static bool isCheap(const BasicBlock &BB, const TargetTransformInfo &TTI) {
  InstructionCost Cost = 0;
  for (const Instruction &I : BB.instructionsWithoutDebug()) {
    if (I.isTerminator())
      break;
    if (isa<PHINode>(I) || I.mayReadOrWriteMemory() ||
        !isSafeToSpeculativelyExecute(&I))
      return false;
    Cost += TTI.getInstructionCost(&I, TargetTransformInfo::TCK_SizeAndLatency);
  }
  return Cost.isValid() && Cost <= MostExtra;
}

/// Whether \p Common gets the same values from both blocks.
static bool agree(const BranchPair &Pair) {
  return all_of(Pair.Common->phis(), [&](const PHINode &Phi) {
    return Phi.getIncomingValueForBlock(Pair.First->getParent()) ==
           Phi.getIncomingValueForBlock(Pair.Second->getParent());
  });
}

/// The condition under which \p Branch leads on.
static Value *conditionToStay(IRBuilderBase &B, const BranchPair &Pair,
                              BranchInst *Branch) {
  Value *Condition = Branch->getCondition();
  if (!Pair.leadsAway(Branch))
    return Condition;
  if (auto *Compare = dyn_cast<CmpInst>(Condition);
      Compare && Compare->hasOneUse()) {
    Compare->setPredicate(Compare->getInversePredicate());
    return Compare;
  }
  return B.CreateNot(Condition);
}

static void combine(const BranchPair &Pair) {
  BasicBlock *Before = Pair.First->getParent();
  BasicBlock *After = Pair.Second->getParent();
  Before->splice(Pair.First->getIterator(), After, After->begin(),
                 Pair.Second->getIterator());
  IRBuilder<> B(Pair.First);
  BasicBlock *Next = Pair.Next, *Common = Pair.Common;
  if (Pair.leadsAway(Pair.First) && Pair.leadsAway(Pair.Second)) {
    B.CreateCondBr(B.CreateLogicalOr(Pair.First->getCondition(),
                                     Pair.Second->getCondition()),
                   Common, Next);
  } else {
    Value *First = conditionToStay(B, Pair, Pair.First);
    Value *Second = conditionToStay(B, Pair, Pair.Second);
    B.CreateCondBr(B.CreateLogicalAnd(First, Second), Next, Common);
  }
  Common->removePredecessor(After, /*KeepOneInputPHIs=*/true);
  Next->replacePhiUsesWith(After, Before);
  Pair.First->eraseFromParent();
  After->eraseFromParent();
}

PreservedAnalyses NVVMCombineBranchesPass::run(Function &F,
                                               FunctionAnalysisManager &FAM) {
  const auto &TTI = FAM.getResult<TargetIRAnalysis>(F);
  bool Changed = false;
  for (BasicBlock &BB : make_early_inc_range(F)) {
    std::optional<BranchPair> Pair = findPair(BB);
    if (!Pair || !isCheap(BB, TTI) || !agree(*Pair))
      continue;
    combine(*Pair);
    Changed = true;
  }
  return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

} // namespace opennvvm
