//===- AsyncGroups.cpp - Groups of asynchronous work ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering/AsyncGroups.h"
#include "Catalog/MnemonicEffects.h"
#include "Target/TargetCosts.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm {

static const InlineAsm *assemblyOf(const Instruction &I) {
  auto *Call = dyn_cast<CallBase>(&I);
  return Call ? dyn_cast<InlineAsm>(Call->getCalledOperand()) : nullptr;
}

bool endsAsyncGroup(const Instruction &I) {
  if (const InlineAsm *Asm = assemblyOf(I))
    return mentionsAsyncGroup(Asm->getAsmString());
  auto *II = dyn_cast<IntrinsicInst>(&I);
  if (!II || !II->mayHaveSideEffects())
    return false;
  StringRef Name = Intrinsic::getBaseName(II->getIntrinsicID());
  return Name.consume_front("llvm.nvvm.") && namesAsyncGroup(Name);
}

/// Whether \p I reads registers after it is issued.
static bool keepsRegisters(const Instruction &I) {
  const InlineAsm *Asm = assemblyOf(I);
  return Asm && mentionsReadingLater(Asm->getAsmString());
}

bool hasAccumulators(const Function &F) {
  return any_of(instructions(F), keepsRegisters);
}

static bool contains(const Loop &L, bool (*Test)(const Instruction &)) {
  return any_of(L.blocks(),
                [&](const BasicBlock *BB) { return any_of(*BB, Test); });
}

bool isAsyncPipeline(const Loop &L) { return contains(L, endsAsyncGroup); }

bool indexesAccumulators(const Loop &L) {
  return !isAsyncPipeline(L) &&
         (contains(L, keepsRegisters) || indexesVariables(L));
}

} // namespace opennvvm
