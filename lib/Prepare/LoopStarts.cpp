//===- LoopStarts.cpp - What only a loop needs ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopStarts.h"
#include "FunctionPasses.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace opennvvm::prepare {

/// How many operations that lead to a condition are looked at, one after the
/// other.
static constexpr unsigned MostToCondition = 6;

/// Whether \p V may differ among threads: it does not only come from arguments.
static bool mayDiffer(const Value *V, unsigned Depth = 0) {
  auto *I = dyn_cast<Instruction>(V);
  if (!I || Depth == MostToCondition)
    return I != nullptr;
  return !isa<BinaryOperator, CastInst, CmpInst>(I) ||
         any_of(I->operands(),
                [&](const Value *O) { return mayDiffer(O, Depth + 1); });
}

/// The block that branches to \p L, or ends the function; null if there is
/// none.
static BasicBlock *branchTo(const Loop &L) {
  BasicBlock *Before = L.getLoopPredecessor();
  auto *Br = Before ? dyn_cast<BranchInst>(Before->getTerminator()) : nullptr;
  if (!Br || !Br->isConditional() || !mayDiffer(Br->getCondition()))
    return nullptr;
  const BasicBlock *Other =
      Br->getSuccessor(Br->getSuccessor(0) == L.getHeader());
  return isa<ReturnInst>(Other->front()) ? Before : nullptr;
}

static bool canMove(const Instruction &I) {
  if (isa<PHINode, AllocaInst>(I) || I.isTerminator() ||
      I.getType()->isTokenTy() || I.mayHaveSideEffects() ||
      I.mayReadFromMemory() || I.use_empty())
    return false;
  auto *Call = dyn_cast<CallBase>(&I);
  return !Call || !Call->isConvergent();
}

/// Whether \p U needs its value only in blocks that \p Header dominates, or on
/// the way there from \p Before.
static bool isAfter(const Use &U, const BasicBlock *Before,
                    const BasicBlock *Header, const DominatorTree &DT) {
  auto *User = cast<Instruction>(U.getUser());
  const BasicBlock *Needs = User->getParent();
  if (auto *Phi = dyn_cast<PHINode>(User)) {
    if (Needs == Header && Phi->getIncomingBlock(U) == Before)
      return true;
    Needs = Phi->getIncomingBlock(U);
  }
  return DT.dominates(Header, Needs);
}

/// What \p Before computes only for \p Header and what follows that, the last
/// first.
static SmallVector<Instruction *, 8>
onlyNeededBy(BasicBlock *Header, BasicBlock *Before, const DominatorTree &DT) {
  SmallVector<Instruction *, 8> Found;
  SmallPtrSet<const User *, 8> Moved;
  for (Instruction &I : reverse(*Before))
    if (canMove(I) && all_of(I.uses(), [&](const Use &U) {
          return Moved.contains(U.getUser()) || isAfter(U, Before, Header, DT);
        })) {
      Found.push_back(&I);
      Moved.insert(&I);
    }
  return Found;
}

/// Moves \p Late to a new block between \p Before and \p Header.
static void moveBetween(BasicBlock *Before, BasicBlock *Header,
                        ArrayRef<Instruction *> Late) {
  BasicBlock *Between =
      BasicBlock::Create(Header->getContext(), Header->getName() + ".start",
                         Header->getParent(), Header);
  auto *Enter = BranchInst::Create(Header, Between);
  Enter->setDebugLoc(Before->getTerminator()->getDebugLoc());
  Before->getTerminator()->replaceSuccessorWith(Header, Between);
  Header->replacePhiUsesWith(Before, Between);
  for (Instruction *I : Late)
    I->moveBefore(*Between, Between->begin());
}

bool startLoopsLate(Function &F, FunctionPasses &Passes) {
  const LoopInfo &LI = Passes.get<LoopAnalysis>(F);
  const DominatorTree &DT = Passes.get<DominatorTreeAnalysis>(F);
  bool Changed = false;
  for (const Loop *L : LI.getLoopsInPreorder())
    if (BasicBlock *Before = branchTo(*L))
      // New blocks only lead to headers: what dominated a block still does.
      if (auto Late = onlyNeededBy(L->getHeader(), Before, DT); !Late.empty()) {
        moveBetween(Before, L->getHeader(), Late);
        Changed = true;
      }
  return Changed;
}

} // namespace opennvvm::prepare
