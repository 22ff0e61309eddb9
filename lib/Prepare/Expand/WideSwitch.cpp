//===- WideSwitch.cpp - switch on more than 64 bits -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WideSwitch.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/IRBuilder.h"

using namespace llvm;

namespace opennvvm::prepare {

/// Adds an edge from \p To to \p Block, with the values of the edge from \p
/// From.
static void addEdge(BasicBlock *Block, BasicBlock *From, BasicBlock *To) {
  for (PHINode &Phi : Block->phis())
    Phi.addIncoming(Phi.getIncomingValueForBlock(From), To);
}

static void expandSwitch(SwitchInst &Switch) {
  BasicBlock *Origin = Switch.getParent();
  Function *F = Origin->getParent();
  BasicBlock *Otherwise = Switch.getDefaultDest();
  // Adds the new edges before removing the old ones, so that phis keep values.
  SmallVector<BasicBlock *, 8> Old(successors(Origin));
  SmallVector<std::pair<BasicBlock *, BasicBlock *>, 8> New;
  IRBuilder<> B(&Switch);
  for (auto Case : Switch.cases()) {
    BasicBlock *At = B.GetInsertBlock();
    Value *IsIt = B.CreateICmpEQ(Switch.getCondition(), Case.getCaseValue());
    auto *Next = BasicBlock::Create(F->getContext(), "", F, At->getNextNode());
    B.CreateCondBr(IsIt, Case.getCaseSuccessor(), Next);
    New.push_back({Case.getCaseSuccessor(), At});
    B.SetInsertPoint(Next);
  }
  New.push_back({Otherwise, B.GetInsertBlock()});
  B.CreateBr(Otherwise);
  for (auto [Block, From] : New)
    addEdge(Block, Origin, From);
  for (BasicBlock *Block : Old)
    for (PHINode &Phi : Block->phis())
      Phi.removeIncomingValue(Origin, /*DeletePHIIfEmpty=*/false);
  Switch.eraseFromParent();
}

bool isOddSwitch(const SwitchInst &Switch) {
  unsigned Bits = Switch.getCondition()->getType()->getIntegerBitWidth();
  return Bits == 1 || Bits > 64;
}

void expandOddSwitches(Function &F) {
  SmallVector<SwitchInst *, 4> List;
  for (BasicBlock &BB : F)
    if (auto *Switch = dyn_cast<SwitchInst>(BB.getTerminator()))
      if (isOddSwitch(*Switch))
        List.push_back(Switch);
  for (SwitchInst *Switch : List)
    expandSwitch(*Switch);
}

} // namespace opennvvm::prepare
