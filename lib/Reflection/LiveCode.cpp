//===- LiveCode.cpp - What a machine sees of a module ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LiveCode.h"
#include "Answers.h"
#include "Target/Kernel.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

/// Whether \p F has a block that nothing reaches, or a branch on a constant.
static bool isForked(const Function &F) {
  return any_of(F, [](const BasicBlock &BB) {
    if (!BB.isEntryBlock() && pred_empty(&BB))
      return true;
    const Instruction *I = BB.getTerminator();
    if (auto *Branch = dyn_cast_or_null<BranchInst>(I))
      return Branch->isConditional() && isa<Constant>(Branch->getCondition());
    auto *Switch = dyn_cast_or_null<SwitchInst>(I);
    return Switch && isa<Constant>(Switch->getCondition());
  });
}

/// Whether calls of \p F run this body.
static bool isTheOnlyBody(const Function &F) {
  return !F.isDeclaration() && !F.isInterposable();
}

/// Folds functions that ask or are forked, and of those that call
/// functions that always return the same constant.
void LiveCode::solve(Result &R) const {
  SmallSetVector<const Function *, 16> Work;
  SmallVector<const CallInst *, 16> Questions;
  collectQuestions(M, Questions);
  for (const CallInst *Call : Questions)
    Work.insert(Call->getFunction());
  for (const Function &F : M)
    if (isForked(F))
      Work.insert(&F);
  ReflectAnswers Given(M, SM, Answers);
  ReturnedConstants Returned;
  while (!Work.empty()) {
    const Function *F = Work.pop_back_val();
    if (Unsound && Unsound->contains(F))
      continue;
    FoldedFunction Folded = foldFunction(*F, Given, Returned);
    if (Folded.Returns && isTheOnlyBody(*F) &&
        Returned.try_emplace(F, Folded.Returns).second)
      for (const User *U : F->users())
        if (auto *Call = dyn_cast<CallInst>(U);
            Call && Call->getCalledFunction() == F)
          Work.insert(Call->getFunction());
    R.FoldedFunctions[F] = std::move(Folded);
  }
}

void LiveCode::forEachConstant(const Function &F, const FoldedFunction *Folded,
                               function_ref<void(const Constant &)> Visit) {
  DenseMap<const Instruction *, const ConstantInt *> Decided;
  if (Folded)
    Decided.insert(Folded->Decided.begin(), Folded->Decided.end());
  auto Refer = [&](const Value *V) {
    if (auto *C = dyn_cast<Constant>(V))
      Visit(*C);
  };
  auto IsTaken = [&](const BasicBlock *From, const BasicBlock *To) {
    if (Folded && Folded->Dead.contains(From))
      return false;
    const ConstantInt *C = Decided.lookup(From->getTerminator());
    return !C || successorFor(*From->getTerminator(), *C) == To;
  };
  for (const BasicBlock &BB : F) {
    if (Folded && Folded->Dead.contains(&BB))
      continue;
    for (const Instruction &I : BB) {
      const ConstantInt *C = Decided.lookup(&I);
      if (auto *Select = dyn_cast<SelectInst>(&I); Select && C) {
        Refer(C->isOne() ? Select->getTrueValue() : Select->getFalseValue());
        continue;
      }
      auto *Phi = dyn_cast<PHINode>(&I);
      for (const Use &U : I.operands())
        if (!Phi || IsTaken(Phi->getIncomingBlock(U), &BB))
          Refer(U);
    }
  }
}

/// Whether \p GV exists for other reasons than what refers to it.
static bool isRoot(const GlobalValue &GV, const Annotations &Notes) {
  if (!GV.isDiscardableIfUnused() || GV.use_empty())
    return true;
  auto *F = dyn_cast<Function>(&GV);
  return F && isKernel(*F, Notes);
}

void LiveCode::findDeadGlobals(Result &R) const {
  Annotations Notes(M);
  SmallPtrSet<const Constant *, 32> Live;
  SmallVector<const Constant *, 32> Work;
  auto Reach = [&](const Constant &C) {
    if (!isa<ConstantData>(C) && Live.insert(&C).second)
      Work.push_back(&C);
  };
  for (const GlobalValue &GV : M.global_values())
    if (!GV.isDeclaration() && isRoot(GV, Notes))
      Reach(GV);
  while (!Work.empty()) {
    const Constant *C = Work.pop_back_val();
    for (const Use &Op : C->operands())
      if (auto *Part = dyn_cast<Constant>(Op))
        Reach(*Part);
    auto *F = dyn_cast<Function>(C);
    if (!F)
      continue;
    auto It = R.FoldedFunctions.find(F);
    forEachConstant(*F, It == R.FoldedFunctions.end() ? nullptr : &It->second,
                    Reach);
  }
  for (const GlobalValue &GV : M.global_values())
    if (!GV.isDeclaration() && !Live.contains(&GV))
      R.Dead.insert(&GV);
}

/// Whether \p Folded leaves out anything.
static bool isPart(const FoldedFunction &Folded) {
  return !Folded.Dead.empty() || any_of(Folded.Decided, [](const auto &D) {
    return isa<SelectInst>(D.first);
  });
}

const LiveCode::Result &LiveCode::get() const {
  if (!Known) {
    Known.emplace();
    solve(*Known);
    if (any_of(Known->FoldedFunctions,
               [](const auto &V) { return isPart(V.second); }))
      findDeadGlobals(*Known);
  }
  return *Known;
}

const FoldedFunction *LiveCode::foldedOf(const Function &F) const {
  const Result &R = get();
  auto It = R.FoldedFunctions.find(&F);
  return It == R.FoldedFunctions.end() ? nullptr : &It->second;
}

bool LiveCode::isDead(const BasicBlock &BB) const {
  const FoldedFunction *Folded = foldedOf(*BB.getParent());
  return (Folded && Folded->Dead.contains(&BB)) || isDead(*BB.getParent());
}

bool LiveCode::isDead(const Instruction &I) const {
  return I.getParent() && I.getFunction() && isDead(*I.getParent());
}

bool LiveCode::isDeadInFunction(const Instruction &I) const {
  const Function &F = *I.getFunction();
  if (Unsound && Unsound->contains(&F))
    return false;
  if (AloneOf != &F) {
    Alone =
        foldFunction(F, ReflectAnswers(M, SM, Answers), ReturnedConstants());
    AloneOf = &F;
  }
  return Alone->Dead.contains(I.getParent());
}

bool LiveCode::isDead(const GlobalValue &GV) const {
  return get().Dead.contains(&GV);
}

bool LiveCode::hasDead() const {
  const Result &R = get();
  return !R.Dead.empty() || any_of(R.FoldedFunctions, [](const auto &V) {
    return isPart(V.second);
  });
}

} // namespace opennvvm
