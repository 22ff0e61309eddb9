//===- ChooseValues.cpp - Selects for branches that choose ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChooseValues.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;

namespace opennvvm::prepare {

/// How many values a branch or a switch may choose, and between how many cases
/// besides the default a switch may. Each case takes a comparison.
static constexpr unsigned MostOfBranch = 2, MostOfSwitch = 1, MostCases = 3;
/// Phis with more values are left alone: they are searched for each branch.
static constexpr unsigned MostEdges = 32;

/// Whether \p BB, entered from \p From only, does nothing.
static bool isEmpty(const BasicBlock &BB, const BasicBlock &From) {
  auto *Br = dyn_cast<BranchInst>(BB.getTerminator());
  return Br && Br->isUnconditional() && BB.getUniquePredecessor() == &From &&
         Br == &*BB.instructionsWithoutDebug().begin() &&
         !Br->hasMetadata(LLVMContext::MD_loop) && !BB.hasAddressTaken();
}

/// Where control gets from \p From by way of \p To, if that does nothing.
static BasicBlock *target(BasicBlock &To, const BasicBlock &From) {
  return isEmpty(To, From) ? To.getSingleSuccessor() : &To;
}

/// The block to which all ways from \p Choice lead, without doing anything.
static BasicBlock *commonTarget(Instruction &Choice) {
  BasicBlock &From = *Choice.getParent();
  BasicBlock *Common = target(*Choice.getSuccessor(0), From);
  for (BasicBlock *To : successors(&Choice))
    if (target(*To, From) != Common)
      return nullptr;
  auto *Phi = dyn_cast<PHINode>(&Common->front());
  return Phi && Common != &From && Phi->getNumIncomingValues() <= MostEdges
             ? Common
             : nullptr;
}

/// What \p Phi gets from \p From by way of \p To.
static Value *valueBy(const PHINode &Phi, BasicBlock &To, BasicBlock &From) {
  return Phi.getIncomingValueForBlock(&To == Phi.getParent() ? &From : &To);
}

/// Whether \p Phi gets the same value on all ways from \p Choice.
static bool isSame(const PHINode &Phi, Instruction &Choice) {
  BasicBlock &From = *Choice.getParent();
  Value *First = valueBy(Phi, *Choice.getSuccessor(0), From);
  return all_of(successors(&Choice), [&](BasicBlock *To) {
    return valueBy(Phi, *To, From) == First;
  });
}

/// Whether selects are better than \p Choice, all of whose ways lead to
/// \p Common.
static bool isWorthwhile(Instruction &Choice, const BasicBlock &Common) {
  unsigned Most = isa<SwitchInst>(Choice) ? MostOfSwitch : MostOfBranch;
  unsigned Count = 0;
  for (const PHINode &Phi : Common.phis()) {
    if (isSame(Phi, Choice))
      continue;
    Type *Ty = Phi.getType();
    // Predicates and what is in several registers take more than a select.
    if (++Count > Most || Ty->isIntegerTy(1) ||
        !(Ty->isPointerTy() || Ty->isFloatingPointTy() || Ty->isIntegerTy()) ||
        Ty->getPrimitiveSizeInBits() > 64)
      return false;
  }
  return Count != 0;
}

/// What \p Phi gets from \p Choice, by selects before that.
static Value *choose(const PHINode &Phi, Instruction &Choice) {
  BasicBlock &From = *Choice.getParent();
  if (isSame(Phi, Choice))
    return valueBy(Phi, *Choice.getSuccessor(0), From);
  IRBuilder<> B(&Choice);
  if (auto *Br = dyn_cast<BranchInst>(&Choice))
    return B.CreateSelect(Br->getCondition(),
                          valueBy(Phi, *Br->getSuccessor(0), From),
                          valueBy(Phi, *Br->getSuccessor(1), From));
  auto &Switch = cast<SwitchInst>(Choice);
  // Each comparison of 8 bits would extend the condition.
  Value *Of = Switch.getCondition();
  if (Of->getType()->getIntegerBitWidth() < 32)
    Of = B.CreateZExt(Of, B.getInt32Ty());
  Value *V = valueBy(Phi, *Switch.getDefaultDest(), From);
  for (auto Case : Switch.cases()) {
    auto *Is = ConstantInt::get(Of->getType(),
                                Case.getCaseValue()->getValue().zext(
                                    Of->getType()->getIntegerBitWidth()));
    V = B.CreateSelect(B.CreateICmpEQ(Of, Is),
                       valueBy(Phi, *Case.getCaseSuccessor(), From), V);
  }
  return V;
}

/// Adds the blocks that are left without predecessors to \p Dead.
static void replace(Instruction &Choice, BasicBlock &Common,
                    SmallSetVector<BasicBlock *, 8> &Dead) {
  BasicBlock *From = Choice.getParent();
  for (PHINode &Phi : Common.phis()) {
    Value *V = choose(Phi, Choice);
    Phi.removeIncomingValueIf(
        [&](unsigned I) { return Phi.getIncomingBlock(I) == From; },
        /*DeletePHIIfEmpty=*/false);
    Phi.addIncoming(V, From);
  }
  for (BasicBlock *To : successors(From))
    if (To != &Common)
      Dead.insert(To);
  IRBuilder<>(&Choice).CreateBr(&Common);
  Choice.eraseFromParent();
}

/// Whether \p T may be replaced as far as its kind is concerned.
static bool isReplaceable(const Instruction &T) {
  // Loops keep the form that they have.
  if (T.hasMetadata(LLVMContext::MD_loop))
    return false;
  if (auto *Switch = dyn_cast<SwitchInst>(&T))
    return Switch->getNumCases() <= MostCases &&
           !Switch->defaultDestUnreachable() &&
           Switch->getCondition()->getType()->getIntegerBitWidth() <= 64;
  auto *Br = dyn_cast<BranchInst>(&T);
  return Br && Br->isConditional() &&
         Br->getSuccessor(0) != Br->getSuccessor(1);
}

bool chooseValues(Function &F) {
  SmallSetVector<BasicBlock *, 8> Dead;
  bool Changed = false;
  for (BasicBlock &BB : F) {
    Instruction &Choice = *BB.getTerminator();
    if (!isReplaceable(Choice))
      continue;
    BasicBlock *Common = commonTarget(Choice);
    if (!Common || !isWorthwhile(Choice, *Common))
      continue;
    replace(Choice, *Common, Dead);
    Changed = true;
  }
  DeleteDeadBlocks(Dead.getArrayRef());
  return Changed;
}

} // namespace opennvvm::prepare
