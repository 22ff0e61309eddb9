//===- DeadCycles.cpp - Values that depend on themselves ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DeadCycles.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace opennvvm::prepare {

/// Whether each block but the first has a predecessor of a lower number: a
/// quick proof that all of them are reached, which nearly every function
/// allows.
static bool areNumberedInOrder(Function &F) {
  return all_of(drop_begin(F), [](BasicBlock &BB) {
    return any_of(predecessors(&BB), [&](const BasicBlock *Predecessor) {
      return Predecessor->getNumber() < BB.getNumber();
    });
  });
}

void cutDeadCycles(Function &F) {
  if (F.size() < 2 || areNumberedInOrder(F))
    return;
  df_iterator_default_set<BasicBlock *, 32> Reached;
  for (BasicBlock *BB : depth_first_ext(&F, Reached))
    (void)BB;
  if (Reached.size() == F.size())
    return;
  // Every cycle has an operand that comes after its user.
  SmallPtrSet<const Instruction *, 32> Before;
  for (BasicBlock &BB : F) {
    if (Reached.contains(&BB))
      continue;
    for (Instruction &I : BB) {
      if (!isa<PHINode>(I))
        for (Use &U : I.operands())
          if (auto *Operand = dyn_cast<Instruction>(U);
              Operand && !Operand->getType()->isTokenTy() &&
              !Reached.contains(Operand->getParent()) &&
              !Before.contains(Operand))
            U.set(PoisonValue::get(Operand->getType()));
      Before.insert(&I);
    }
  }
}

} // namespace opennvvm::prepare
