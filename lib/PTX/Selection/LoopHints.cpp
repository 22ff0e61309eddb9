//===- LoopHints.cpp - Loops that must not be unrolled --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopHints.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Metadata.h"

using namespace llvm;

namespace opennvvm::ptx {

/// Whether the metadata of a loop forbids unrolling it.
static bool forbidsUnrolling(MDNode *LoopID) {
  // The verifier accepts a node without operands.
  if (LoopID->getNumOperands() == 0)
    return false;
  if (findOptionMDForLoopID(LoopID, "llvm.loop.unroll.disable"))
    return true;
  MDNode *Count = findOptionMDForLoopID(LoopID, "llvm.loop.unroll.count");
  if (!Count || Count->getNumOperands() < 2)
    return false;
  auto *Times = mdconst::dyn_extract_or_null<ConstantInt>(Count->getOperand(1));
  return Times && Times->isOne();
}

void LoopHints::reset(const Function &F) {
  Headers.clear();
  SmallVector<const BasicBlock *, 8> Latches;
  for (const BasicBlock &BB : F)
    if (const Instruction *Last = BB.getTerminator())
      if (MDNode *LoopID = Last->getMetadata(LLVMContext::MD_loop))
        if (forbidsUnrolling(LoopID))
          Latches.push_back(&BB);
  if (Latches.empty())
    return;
  // The metadata is on the branch; only dominance says which of its edges is
  // the back edge. The tree takes a mutable function, but only reads it.
  DominatorTree Dominators(const_cast<Function &>(F));
  for (const BasicBlock *Latch : Latches)
    for (const BasicBlock *To : successors(Latch))
      if (Dominators.dominates(To, Latch))
        Headers.insert(To);
}

} // namespace opennvvm::ptx
