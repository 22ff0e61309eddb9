//===- Passes.cpp - Our passes, for LLVM's pass managers ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Pipeline/Passes.h"
#include "Lowering/GenericToNVVM.h"
#include "Lowering/IntrinsicLowering.h"
#include "Lowering/NVVMReflect.h"
#include "PassWatch.h"
#include "Prepare/AddressSpaces.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Transforms/Scalar/InferAddressSpaces.h"

using namespace llvm;

namespace opennvvm {

PreservedAnalyses NVVMVerifyPass::run(Module &, ModuleAnalysisManager &) {
  if (Context.Watch)
    Context.Watch->check();
  return PreservedAnalyses::all();
}

PreservedAnalyses
NVVMInferAddressSpacesPass::run(Function &F, FunctionAnalysisManager &FAM) {
  SmallVector<WeakVH, 4> Hidden = prepare::hideConstantBases(F);
  PreservedAnalyses PA = InferAddressSpacesPass().run(F, FAM);
  prepare::showConstantBases(Hidden);
  return PA;
}

/// The level in "nvvm-intrinsic-lowering<level=N>"; none for other names.
static std::optional<LoweringLevel> loweringLevel(StringRef Name) {
  if (!Name.consume_front("nvvm-intrinsic-lowering"))
    return std::nullopt;
  if (Name.empty() || Name == "<level=0>")
    return LoweringLevel::Basic;
  if (Name == "<level=1>")
    return LoweringLevel::Barriers;
  return std::nullopt;
}

static bool parseModulePass(StringRef Name, ModulePassManager &MPM,
                            const PassContext &Context) {
  if (Name == "nvvm-verify")
    MPM.addPass(NVVMVerifyPass(Context));
  else if (Name == "nvvm-reflect-pp<answer>")
    MPM.addPass(NVVMReflectPass(Context.SM));
  else if (Name == "generic-to-nvvm-globals")
    MPM.addPass(GenericToNVVMPass());
  else
    return false;
  return true;
}

static bool parseFunctionPass(StringRef Name, FunctionPassManager &FPM,
                              const PassContext &Context) {
  if (std::optional<LoweringLevel> Level = loweringLevel(Name))
    FPM.addPass(
        NVVMIntrinsicLoweringPass(*Level, Context.SM, Context.Permitted));
  else if (Name == "nvvm-reflect-pp")
    FPM.addPass(NVVMReflectPPPass());
  else if (Name == "nvvm-infer-address-spaces")
    FPM.addPass(NVVMInferAddressSpacesPass());
  else
    return false;
  return true;
}

void registerPasses(PassBuilder &PB, PassContext Context) {
  using Elements = ArrayRef<PassBuilder::PipelineElement>;
  PB.registerPipelineParsingCallback(
      [Context](StringRef Name, ModulePassManager &MPM, Elements) {
        return parseModulePass(Name, MPM, Context);
      });
  PB.registerPipelineParsingCallback(
      [Context](StringRef Name, FunctionPassManager &FPM, Elements) {
        return parseFunctionPass(Name, FPM, Context);
      });
}

} // namespace opennvvm
