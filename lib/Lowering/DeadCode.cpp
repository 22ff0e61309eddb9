//===- DeadCode.cpp - Remove what a machine never reaches -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DeadCode.h"
#include "Reflection/LiveCode.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace opennvvm {

/// Makes \p I, whose condition is \p C, unconditional. What only it used may be
/// of no use then: \p Unused gets it.
static void decide(Instruction &I, ConstantInt &C,
                   SmallVectorImpl<WeakTrackingVH> &Unused) {
  if (auto *Select = dyn_cast<SelectInst>(&I)) {
    Unused.append(Select->op_begin(), Select->op_end());
    Select->replaceAllUsesWith(C.isOne() ? Select->getTrueValue()
                                         : Select->getFalseValue());
    Select->eraseFromParent();
    return;
  }
  if (auto *Branch = dyn_cast<BranchInst>(&I))
    Branch->setCondition(&C);
  else
    cast<SwitchInst>(I).setCondition(&C);
  ConstantFoldTerminator(I.getParent());
}

/// Removes what \p Folded leaves out of \p F.
static bool reduce(Function &F, const FoldedFunction &Folded) {
  if (Folded.Dead.empty() && Folded.Decided.empty())
    return false;
  SmallVector<WeakTrackingVH, 8> Unused;
  for (auto [I, C] : Folded.Decided)
    decide(*const_cast<Instruction *>(I), *const_cast<ConstantInt *>(C),
           Unused);
  removeUnreachableBlocks(F);
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(Unused);
  return true;
}

/// Makes \p GV refer to nothing.
static void empty(GlobalValue &GV) {
  if (auto *F = dyn_cast<Function>(&GV))
    F->deleteBody();
  else if (auto *Variable = dyn_cast<GlobalVariable>(&GV))
    Variable->setInitializer(nullptr);
}

bool removeDeadCode(Module &M, const LiveCode &Live) {
  if (!Live.hasDead())
    return false;
  SmallVector<GlobalValue *, 8> Dead;
  for (GlobalValue &GV : M.global_values())
    if (Live.isDead(GV))
      Dead.push_back(&GV);
  for (Function &F : M)
    if (const FoldedFunction *Folded = Live.foldedOf(F);
        Folded && !Live.isDead(F))
      reduce(F, *Folded);
  for (GlobalValue *GV : Dead)
    empty(*GV);
  // Aliases come last in a module, and are erased before what they stand for.
  for (GlobalValue *GV : reverse(Dead)) {
    GV->removeDeadConstantUsers();
    GV->replaceAllUsesWith(PoisonValue::get(GV->getType()));
    GV->eraseFromParent();
  }
  return true;
}

} // namespace opennvvm
