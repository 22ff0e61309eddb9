//===- LeanPasses.cpp - Passes without what they do not need --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LeanPasses.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/InstIterator.h"

using namespace llvm;

namespace opennvvm {

static bool accessesMemoryTwice(const Function &F) {
  bool Accesses = false;
  for (const Instruction &I : instructions(F))
    if (I.mayReadOrWriteMemory() && std::exchange(Accesses, true))
      return true;
  return false;
}

PreservedAnalyses LeanEarlyCSEPass::run(Function &F,
                                        FunctionAnalysisManager &FAM) {
  return EarlyCSEPass(/*UseMemorySSA=*/accessesMemoryTwice(F)).run(F, FAM);
}

PreservedAnalyses LeanLoopPassAdaptor::run(Function &F,
                                           FunctionAnalysisManager &FAM) {
  if (FAM.getResult<LoopAnalysis>(F).empty())
    return PreservedAnalyses::all();
  return Loops.run(F, FAM);
}

} // namespace opennvvm
