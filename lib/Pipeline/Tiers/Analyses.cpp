//===- Analyses.cpp - The analyses of the pipeline's passes ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A pass that asks for an analysis that nobody has registered crashes. Of those
// that the program contains, test/Pipeline/analyses.test finds the ones missing
// here: each is known by the address of its Key, which is in the program if a
// pass uses it.
//
//===----------------------------------------------------------------------===//

#include "Analyses.h"
#include "Lowering/AddressSpaceAA.h"
#include "Lowering/AsyncGroups.h"
#include "Target/TargetCosts.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/BlockFrequencyInfo.h"
#include "llvm/Analysis/BranchProbabilityInfo.h"
#include "llvm/Analysis/DemandedBits.h"
#include "llvm/Analysis/EphemeralValuesCache.h"
#include "llvm/Analysis/LastRunTrackingAnalysis.h"
#include "llvm/Analysis/LazyCallGraph.h"
#include "llvm/Analysis/LazyValueInfo.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/MemoryDependenceAnalysis.h"
#include "llvm/Analysis/MemorySSA.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/PhiValues.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/Analysis/ProfileSummaryInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassInstrumentation.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Transforms/Scalar/SimpleLoopUnswitch.h"

using namespace llvm;

namespace opennvvm {

/// Registers analyses that need nothing to be made of.
template <typename... Analysis, typename Manager>
static void registerPlain(Manager &AM) {
  (AM.registerPass([] { return Analysis(); }), ...);
}

void Analyses::registerForFunctions() {
  registerPlain<
      AssumptionAnalysis, BlockFrequencyAnalysis, BranchProbabilityAnalysis,
      DemandedBitsAnalysis, DominatorTreeAnalysis, EphemeralValuesAnalysis,
      LastRunTrackingAnalysis, LazyValueAnalysis, LoopAnalysis,
      MemoryDependenceAnalysis, MemorySSAAnalysis,
      OptimizationRemarkEmitterAnalysis, PhiValuesAnalysis,
      PostDominatorTreeAnalysis, ScalarEvolutionAnalysis, VerifierAnalysis>(
      Functions);
  registerAliasAnalyses(Functions);
  Functions.registerPass([this] { return TargetLibraryAnalysis(Library); });
  Functions.registerPass([] {
    return TargetIRAnalysis([](const Function &F) {
      return makeTargetInfo(F.getDataLayout(), /*HasWideAccess=*/false,
                            isAsyncPipeline);
    });
  });
}

Analyses::Analyses(const Module &M, PassInstrumentationCallbacks *OfModule,
                   PassInstrumentationCallbacks *Others)
    : Library(M.getTargetTriple()) {
  Library.disableAllFunctions();
  auto Instrumentation = [Others] {
    return PassInstrumentationAnalysis(Others);
  };
  registerPlain<LazyCallGraphAnalysis, ProfileSummaryAnalysis,
                VerifierAnalysis>(Modules);
  Modules.registerPass(
      [OfModule] { return PassInstrumentationAnalysis(OfModule); });
  registerPlain<FunctionAnalysisManagerCGSCCProxy>(Components);
  Components.registerPass(Instrumentation);
  registerForFunctions();
  Functions.registerPass(Instrumentation);
  registerPlain<ShouldRunExtraSimpleLoopUnswitch>(Loops);
  Loops.registerPass(Instrumentation);

  Modules.registerPass(
      [this] { return FunctionAnalysisManagerModuleProxy(Functions); });
  Modules.registerPass(
      [this] { return CGSCCAnalysisManagerModuleProxy(Components); });
  Components.registerPass(
      [this] { return ModuleAnalysisManagerCGSCCProxy(Modules); });
  Functions.registerPass(
      [this] { return CGSCCAnalysisManagerFunctionProxy(Components); });
  Functions.registerPass(
      [this] { return ModuleAnalysisManagerFunctionProxy(Modules); });
  Functions.registerPass(
      [this] { return LoopAnalysisManagerFunctionProxy(Loops); });
  Loops.registerPass(
      [this] { return FunctionAnalysisManagerLoopProxy(Functions); });
}

} // namespace opennvvm
