//===- Plugin.cpp - OpenNVVM's passes in LLVM's opt -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   opt-22 -load-pass-plugin=OpenNVVMPlugin.so -passes=...
//
// adds our passes, which docs/plugin.md describes. default<O1> and above
// include them, at the places chosen by extendPipelines(), only for NVPTX
// modules.
//
//===----------------------------------------------------------------------===//

#include "Lowering/GenericToNVVM.h"
#include "Lowering/IntrinsicLowering.h"
#include "Lowering/NVVMReflect.h"
#include "Pipeline/Passes/Passes.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Plugins/PassPlugin.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;
using namespace opennvvm;

namespace {

/// A pass in the default pipelines, which are used for all targets.
template <typename Pass, typename Unit>
class OnNVPTX : public PassInfoMixin<OnNVPTX<Pass, Unit>> {
public:
  explicit OnNVPTX(Pass P) : P(std::move(P)) {}

  PreservedAnalyses run(Unit &U, AnalysisManager<Unit> &AM) {
    return moduleOf(U).getTargetTriple().isNVPTX() ? P.run(U, AM)
                                                   : PreservedAnalyses::all();
  }

  void printPipeline(raw_ostream &OS,
                     function_ref<StringRef(StringRef)> MapName) {
    P.printPipeline(OS, MapName);
  }

private:
  static const Module &moduleOf(const Module &M) { return M; }
  static const Module &moduleOf(const Function &F) { return *F.getParent(); }
  Pass P;
};

/// Checks and resolves reflection first, lowers after each InstCombine, lowers
/// barriers after the scalar passes, and moves globals last.
void extendPipelines(PassBuilder &PB) {
  PB.registerPipelineStartEPCallback(
      [](ModulePassManager &PM, OptimizationLevel) {
        NVVMVerifyPass::Options Wanted;
        Wanted.ErrorsOnly = true;
        PM.addPass(OnNVPTX<NVVMVerifyPass, Module>(NVVMVerifyPass(Wanted)));
        PM.addPass(OnNVPTX<NVVMReflectPass, Module>(NVVMReflectPass(nullptr)));
      });
  PB.registerPeepholeEPCallback([](FunctionPassManager &PM, OptimizationLevel) {
    PM.addPass(OnNVPTX<NVVMIntrinsicLoweringPass, Function>(
        NVVMIntrinsicLoweringPass(LoweringLevel::Basic)));
  });
  PB.registerScalarOptimizerLateEPCallback(
      [](FunctionPassManager &PM, OptimizationLevel) {
        PM.addPass(OnNVPTX<NVVMIntrinsicLoweringPass, Function>(
            NVVMIntrinsicLoweringPass(LoweringLevel::Barriers)));
      });
  PB.registerOptimizerLastEPCallback(
      [](ModulePassManager &PM, OptimizationLevel, ThinOrFullLTOPhase) {
        PM.addPass(OnNVPTX<GenericToNVVMPass, Module>(GenericToNVVMPass()));
      });
}

} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo llvmGetPassPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "OpenNVVM", OPENNVVM_VERSION,
          [](PassBuilder &PB) {
            registerPasses(PB);
            extendPipelines(PB);
          }};
}
