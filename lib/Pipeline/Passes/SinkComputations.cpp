//===- SinkComputations.cpp - Computing where it is needed ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SinkComputations.h"
#include "KeptAnalyses.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/MemoryLocation.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace opennvvm {

namespace {
class Sinker {
public:
  Sinker(Function &F, FunctionAnalysisManager &FAM)
      : Tree(FAM.getResult<DominatorTreeAnalysis>(F)),
        PostTree(FAM.getResult<PostDominatorTreeAnalysis>(F)),
        Loops(FAM.getResult<LoopAnalysis>(F)), AA(FAM.getResult<AAManager>(F)) {
  }

  bool sinkFrom(BasicBlock &BB);

private:
  bool canMove(const Instruction &I) const;
  BasicBlock *placeFor(const Instruction &I) const;
  bool savesWork(const BasicBlock *Here, const BasicBlock *Place) const;
  bool writesToWhatIsRead(const Instruction &I) const;

  const DominatorTree &Tree;
  const PostDominatorTree &PostTree;
  const LoopInfo &Loops;
  AAResults &AA;
  /// What the block being looked at writes to memory after the instruction
  /// being looked at.
  SmallVector<const Instruction *, 8> Writes;
};
} // namespace

bool Sinker::canMove(const Instruction &I) const {
  if (isa<PHINode, AllocaInst>(I) || I.isTerminator() || I.isEHPad() ||
      I.getType()->isTokenTy() || I.mayHaveSideEffects() || I.use_empty())
    return false;
  if (auto *Call = dyn_cast<CallBase>(&I);
      Call && (Call->isConvergent() || Call->mayReadFromMemory()))
    return false;
  return true;
}

/// The block in which \p U needs its value.
static BasicBlock *blockOf(const Use &U) {
  auto *User = cast<Instruction>(U.getUser());
  if (auto *Phi = dyn_cast<PHINode>(User))
    return Phi->getIncomingBlock(U);
  return User->getParent();
}

/// The block nearest to the uses of \p I that is executed no more often than
/// its own; null if there is none but its own.
BasicBlock *Sinker::placeFor(const Instruction &I) const {
  const BasicBlock *Here = I.getParent();
  BasicBlock *Place = nullptr;
  for (const Use &U : I.uses()) {
    BasicBlock *Block = blockOf(U);
    if (Tree.isReachableFromEntry(Block))
      Place = Place ? Tree.findNearestCommonDominator(Place, Block) : Block;
    if (Place == Here)
      return nullptr;
  }
  for (; Place && Place != Here;
       Place = Tree.getNode(Place)->getIDom()->getBlock())
    if (const Loop *L = Loops.getLoopFor(Place);
        (!L || L->contains(Here)) &&
        Place->getFirstInsertionPt() != Place->end())
      return Place;
  return nullptr;
}

/// Whether \p Place is executed less often than \p Here.
bool Sinker::savesWork(const BasicBlock *Here, const BasicBlock *Place) const {
  return !PostTree.dominates(Place, Here) ||
         Loops.getLoopFor(Place) != Loops.getLoopFor(Here);
}

bool Sinker::writesToWhatIsRead(const Instruction &I) const {
  return any_of(Writes, [&](const Instruction *Write) {
    return isModSet(AA.getModRefInfo(Write, MemoryLocation::get(&I)));
  });
}

bool Sinker::sinkFrom(BasicBlock &BB) {
  bool Changed = false;
  Writes.clear();
  for (Instruction &I : make_early_inc_range(reverse(BB))) {
    if (I.mayWriteToMemory())
      Writes.push_back(&I);
    if (!canMove(I))
      continue;
    BasicBlock *Place = placeFor(I);
    if (!Place || !savesWork(&BB, Place))
      continue;
    if (I.mayReadFromMemory() &&
        (Place->getUniquePredecessor() != &BB || writesToWhatIsRead(I)))
      continue;
    I.moveBefore(*Place, Place->getFirstInsertionPt());
    Changed = true;
  }
  return Changed;
}

PreservedAnalyses NVVMSinkPass::run(Function &F, FunctionAnalysisManager &FAM) {
  Sinker S(F, FAM);
  bool Changed = false;
  // Users are placed before what they use.
  for (BasicBlock *BB : post_order(&F))
    if (BB->getTerminator()->getNumSuccessors() > 1)
      Changed |= S.sinkFrom(*BB);
  return keepControlFlow(Changed);
}

} // namespace opennvvm
