//===- AsyncLoops.cpp - Loops with asynchronous work ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AsyncLoops.h"
#include "KeptAnalyses.h"
#include "Lowering/AsyncGroups.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Scalar/SeparateConstOffsetFromGEP.h"
#include "llvm/Transforms/Utils/LoopUtils.h"

using namespace llvm;

namespace opennvvm {

/// Lets \p L be unrolled if its source does not allow it. \returns whether that
/// was so.
static bool allowUnrolling(Loop &L) {
  constexpr StringLiteral Disable = "llvm.loop.unroll.disable";
  if (!getBooleanLoopAttribute(&L, Disable))
    return false;
  L.setLoopID(makePostTransformationMetadata(L.getHeader()->getContext(),
                                             L.getLoopID(), {Disable}, {}));
  return true;
}

PreservedAnalyses NVVMAsyncLoopsPass::run(Function &F,
                                          FunctionAnalysisManager &FAM) {
  bool Changed = false;
  for (Instruction &I : instructions(F)) {
    auto *Call = dyn_cast<CallBase>(&I);
    if (!Call || Call->isConvergent() || !endsAsyncGroup(I))
      continue;
    Call->setConvergent();
    Changed = true;
  }
  if (hasAccumulators(F))
    for (Loop *L : FAM.getResult<LoopAnalysis>(F).getLoopsInPreorder())
      Changed |= indexesAccumulators(*L) && allowUnrolling(*L);
  return keepControlFlow(Changed);
}

PreservedAnalyses NVVMAsyncAddressesPass::run(Function &F,
                                              FunctionAnalysisManager &FAM) {
  return hasAccumulators(F) ? SeparateConstOffsetFromGEPPass().run(F, FAM)
                            : PreservedAnalyses::all();
}

} // namespace opennvvm
