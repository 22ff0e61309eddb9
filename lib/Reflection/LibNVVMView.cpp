//===- LibNVVMView.cpp - What libNVVM sees of a module --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LibNVVMView.h"
#include "Answers.h"
#include "FoldedFunction.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

using Conditions = DenseMap<const Instruction *, const ConstantInt *>;

/// What \p I is if \p Call, an operand, is \p Answer; null if that depends on
/// more.
static const ConstantInt *foldUser(const Instruction &I, const CallInst &Call,
                                   Constant *Answer) {
  if (!isa<CmpInst, CastInst, BinaryOperator>(I))
    return nullptr;
  SmallVector<Constant *, 2> Ops;
  for (const Use &U : I.operands()) {
    auto *C = U == &Call ? Answer : dyn_cast<Constant>(U);
    if (!C)
      return nullptr;
    Ops.push_back(C);
  }
  return dyn_cast_or_null<ConstantInt>(ConstantFoldInstOperands(
      const_cast<Instruction *>(&I), Ops, I.getDataLayout()));
}

/// Finds the branches on users of \p Call. \returns whether there are any.
static bool decideBranches(const CallInst &Call, Constant *Answer,
                           Conditions &Decided) {
  bool Any = false;
  for (const User *U : Call.users()) {
    auto *I = dyn_cast<Instruction>(U);
    const ConstantInt *C = I ? foldUser(*I, Call, Answer) : nullptr;
    if (!C)
      continue;
    for (const User *By : I->users())
      if (auto *Branch = dyn_cast<BranchInst>(By)) {
        Decided[Branch] = C;
        Any = true;
      }
  }
  return Any;
}

/// The condition of \p Terminator, if it is known.
static const ConstantInt *conditionOf(const Instruction &Terminator,
                                      const Conditions &Decided) {
  auto *Branch = dyn_cast<BranchInst>(&Terminator);
  if (!Branch || !Branch->isConditional())
    return nullptr;
  auto *C = dyn_cast<ConstantInt>(Branch->getCondition());
  return C ? C : Decided.lookup(Branch);
}

static void hideUnreachable(const Function &F, const Conditions &Decided,
                            SmallPtrSetImpl<const BasicBlock *> &Hidden) {
  SmallPtrSet<const BasicBlock *, 16> Live = {&F.getEntryBlock()};
  SmallVector<const BasicBlock *, 16> Work = {&F.getEntryBlock()};
  while (!Work.empty()) {
    const BasicBlock *BB = Work.pop_back_val();
    const ConstantInt *C = conditionOf(*BB->getTerminator(), Decided);
    for (const BasicBlock *To : successors(BB))
      if ((!C || To == successorFor(*BB->getTerminator(), *C)) &&
          Live.insert(To).second)
        Work.push_back(To);
  }
  for (const BasicBlock &BB : F)
    if (!Live.contains(&BB))
      Hidden.insert(&BB);
}

SmallPtrSet<const BasicBlock *, 4> blocksHiddenFromLibNVVM(const Module &M,
                                                           const SMInfo &SM) {
  SmallPtrSet<const BasicBlock *, 4> Hidden;
  SmallVector<const CallInst *, 16> Questions;
  collectQuestions(M, Questions);
  ReflectAnswers Given(M, SM);
  Conditions Decided;
  SmallSetVector<const Function *, 16> Changed;
  for (const CallInst *Call : Questions)
    if (std::optional<int> Answer = Given.to(*Call))
      if (decideBranches(*Call, ConstantInt::get(Call->getType(), *Answer),
                         Decided))
        Changed.insert(Call->getFunction());
  for (const Function *F : Changed)
    hideUnreachable(*F, Decided, Hidden);
  return Hidden;
}

} // namespace opennvvm
