//===- FunctionPasses.cpp - LLVM's passes on one function -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FunctionPasses.h"
#include "Lowering/AddressSpaceAA.h"
#include "PointerIntrinsics.h"
#include "Target/Features.h"
#include "Target/TargetCosts.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassInstrumentation.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;

namespace opennvvm::prepare {

FunctionPasses::FunctionPasses(const Module &M, const Target &T)
    : TLII(M.getTargetTriple()) {
  FAM.registerPass([] { return PassInstrumentationAnalysis(); });
  FAM.registerPass([] { return AssumptionAnalysis(); });
  FAM.registerPass([] { return DominatorTreeAnalysis(); });
  FAM.registerPass([] { return LoopAnalysis(); });
  FAM.registerPass([] { return ScalarEvolutionAnalysis(); });
  registerAliasAnalyses(FAM);
  FAM.registerPass([this] { return TargetLibraryAnalysis(TLII); });
  FAM.registerPass([IsWide = mayUseFreely(T, Feature::WideAccess)] {
    return TargetIRAnalysis([IsWide](const Function &F) {
      return makeTargetInfo(F.getDataLayout(), IsWide, /*IsPipeline=*/nullptr,
                            &CatalogPointers);
    });
  });
}

} // namespace opennvvm::prepare
