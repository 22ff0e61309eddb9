//===- ThreadJumps.cpp - Jump threading on a GPU --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ThreadJumps.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/DomTreeUpdater.h"
#include "llvm/Analysis/LazyValueInfo.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/Transforms/Scalar/JumpThreading.h"

using namespace llvm;

namespace opennvvm {

PreservedAnalyses NVVMThreadJumpsPass::run(Function &F,
                                           FunctionAnalysisManager &FAM) {
  auto &Tree = FAM.getResult<DominatorTreeAnalysis>(F);
  bool IsChanged = JumpThreadingPass().runImpl(
      F, &FAM, &FAM.getResult<TargetLibraryAnalysis>(F),
      &FAM.getResult<TargetIRAnalysis>(F), &FAM.getResult<LazyValueAnalysis>(F),
      &FAM.getResult<AAManager>(F),
      std::make_unique<DomTreeUpdater>(&Tree, nullptr,
                                       DomTreeUpdater::UpdateStrategy::Lazy),
      nullptr, nullptr);
  if (!IsChanged)
    return PreservedAnalyses::all();
  PreservedAnalyses Kept;
  Kept.preserve<DominatorTreeAnalysis>();
  Kept.preserve<LazyValueAnalysis>();
  return Kept;
}

} // namespace opennvvm
