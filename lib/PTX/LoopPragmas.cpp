//===- LoopPragmas.cpp - What metadata says of loops ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// "#pragma unroll 1" reaches the IR as llvm.loop.unroll.disable, or as a count
// of one, on the branch that closes the loop.
//
//===----------------------------------------------------------------------===//

#include "LoopPragmas.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Metadata.h"

using namespace llvm;

namespace opennvvm::ptx {

/// Whether the loop that \p Closing closes stays as it is.
static bool forbidsUnrolling(const Instruction &Closing) {
  const MDNode *Loop = Closing.getMetadata(LLVMContext::MD_loop);
  if (!Loop)
    return false;
  // The first operand is the node itself.
  for (const MDOperand &O : drop_begin(Loop->operands())) {
    auto *Property = dyn_cast_or_null<MDNode>(O.get());
    if (!Property || Property->getNumOperands() == 0)
      continue;
    auto *Name = dyn_cast_or_null<MDString>(Property->getOperand(0).get());
    if (!Name)
      continue;
    if (Name->getString() == "llvm.loop.unroll.disable")
      return true;
    if (Name->getString() != "llvm.loop.unroll.count" ||
        Property->getNumOperands() != 2)
      continue;
    auto *Count =
        mdconst::dyn_extract_or_null<ConstantInt>(Property->getOperand(1));
    if (Count && Count->isOne())
      return true;
  }
  return false;
}

HeaderSet headersNotUnrolled(const Function &F) {
  HeaderSet Headers;
  std::unique_ptr<DominatorTree> Tree;
  for (const BasicBlock &BB : F) {
    const Instruction *Closing = BB.getTerminator();
    if (!Closing || !Closing->hasMetadata() || !forbidsUnrolling(*Closing))
      continue;
    // Few functions have such a loop; most never need to know their blocks'
    // order.
    if (!Tree)
      Tree = std::make_unique<DominatorTree>(const_cast<Function &>(F));
    for (const BasicBlock *To : successors(&BB))
      if (Tree->dominates(To, &BB))
        Headers.insert(To);
  }
  return Headers;
}

} // namespace opennvvm::ptx
