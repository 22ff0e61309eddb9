//===- ConditionalSteps.cpp - Loop variables that advance or stay ---------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConditionalSteps.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include <optional>

using namespace llvm;
using namespace llvm::PatternMatch;

namespace opennvvm::prepare {

namespace {
/// How a loop's variable becomes what it is in the next iteration: by a choice
/// between a sum and the variable, or by a sum of that and a chosen number.
struct ConditionalStep {
  PHINode *Variable;
  Instruction *Next;  ///< What the variable becomes.
  SelectInst *Choice; ///< Of the sum, then it is Next, or of the number.
  Instruction *Sum;   ///< The sum that is chosen; null if Next is the sum.
  bool Advances;      ///< Whether the variable does if the condition is true.
};
} // namespace

static bool isSum(const Value *V) {
  auto *I = dyn_cast<Instruction>(V);
  auto *Address = dyn_cast_or_null<GetElementPtrInst>(I);
  return I && (Address ? Address->getNumIndices() == 1
                       : I->getOpcode() == Instruction::Add);
}

/// "p ? x + S : x". Also if it is not x to which S is added, since the sum is
/// not computed in vain then.
static std::optional<ConditionalStep> matchChosenSum(PHINode &Variable,
                                                     Instruction &Next) {
  auto *Choice = dyn_cast<SelectInst>(&Next);
  if (!Choice)
    return std::nullopt;
  for (bool Advances : {true, false}) {
    Value *V = Choice->getOperand(Advances ? 1 : 2);
    if (Choice->getOperand(Advances ? 2 : 1) == &Variable && isSum(V) &&
        V->hasOneUse() && cast<Instruction>(V)->getParent() == Next.getParent())
      return ConditionalStep{&Variable, &Next, Choice, cast<Instruction>(V),
                             Advances};
  }
  return std::nullopt;
}

/// "x + (p ? S : 0)".
static std::optional<ConditionalStep> matchChosenAddend(PHINode &Variable,
                                                        Instruction &Next) {
  if (!isSum(&Next))
    return std::nullopt;
  bool IsFirst = Next.getOperand(0) == &Variable;
  if (!IsFirst &&
      (isa<GetElementPtrInst>(Next) || Next.getOperand(1) != &Variable))
    return std::nullopt;
  auto *Choice = dyn_cast<SelectInst>(Next.getOperand(IsFirst));
  if (!Choice || !Choice->hasOneUse())
    return std::nullopt;
  for (bool Advances : {true, false})
    if (match(Choice->getOperand(Advances ? 2 : 1), m_Zero()))
      return ConditionalStep{&Variable, &Next, Choice, nullptr, Advances};
  return std::nullopt;
}

/// Whether nothing reads \p Variable once \p Next has its value, so that both
/// can have one register.
static bool isReplaced(const PHINode &Variable, const Instruction &Next) {
  const BasicBlock *BB = Next.getParent();
  return all_of(Variable.users(), [&](const User *U) {
    auto *Reader = cast<Instruction>(U);
    if (Reader == &Next)
      return true;
    if (isa<PHINode>(Reader))
      return false;
    return Reader->getParent() == BB
               ? Reader->comesBefore(&Next)
               : Reader->getParent() == Variable.getParent();
  });
}

static std::optional<ConditionalStep> findStep(PHINode &Variable) {
  for (Value *V : Variable.incoming_values()) {
    auto *Next = dyn_cast<Instruction>(V);
    if (!Next)
      continue;
    std::optional<ConditionalStep> Found = matchChosenSum(Variable, *Next);
    if (!Found)
      Found = matchChosenAddend(Variable, *Next);
    if (Found && isReplaced(Variable, *Next))
      return Found;
  }
  return std::nullopt;
}

static void branchAround(const ConditionalStep &S) {
  BasicBlock *Before = S.Next->getParent();
  Instruction *End =
      SplitBlockAndInsertIfThen(S.Choice->getCondition(), S.Next->getIterator(),
                                /*Unreachable=*/false);
  if (!S.Advances)
    cast<BranchInst>(Before->getTerminator())->swapSuccessors();
  PHINode *Joined =
      PHINode::Create(S.Next->getType(), 2, "", S.Next->getParent()->begin());
  Joined->takeName(S.Next);
  Joined->setDebugLoc(S.Next->getDebugLoc());
  S.Next->replaceAllUsesWith(Joined);
  Instruction *Sum = S.Sum ? S.Sum : S.Next;
  Sum->moveBefore(End->getIterator());
  Joined->addIncoming(Sum, End->getParent());
  Joined->addIncoming(S.Variable, Before);
  if (!S.Sum)
    Sum->replaceUsesOfWith(S.Choice, S.Choice->getOperand(S.Advances ? 1 : 2));
  S.Choice->eraseFromParent();
}

bool stepConditionally(Function &F) {
  SmallVector<ConditionalStep, 0> Steps;
  const DataLayout &DL = F.getDataLayout();
  for (BasicBlock &BB : F)
    for (PHINode &Variable : BB.phis()) {
      Type *Ty = Variable.getType();
      uint64_t Bits = Ty->isIntOrPtrTy() ? DL.getTypeSizeInBits(Ty) : 0;
      if (Bits != 32 && Bits != 64)
        continue;
      if (std::optional<ConditionalStep> Found = findStep(Variable))
        Steps.push_back(*Found);
    }
  for (const ConditionalStep &S : Steps)
    branchAround(S);
  return !Steps.empty();
}

} // namespace opennvvm::prepare
