//===- PassRegistration.cpp - Our passes for PassBuilder ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Apart from PassNames.cpp, so that nobody links PassBuilder without using it.
//
//===----------------------------------------------------------------------===//

#include "AsyncLoops.h"
#include "CombineBranches.h"
#include "ComparedBits.h"
#include "FlushConstants.h"
#include "Lowering/GenericToNVVM.h"
#include "Lowering/IntrinsicLowering.h"
#include "Lowering/NVVMReflect.h"
#include "OrderElements.h"
#include "Passes.h"
#include "RemoveBarriers.h"
#include "SinkComputations.h"
#include "SmallSwitches.h"
#include "SplitLoads.h"
#include "ThreadJumps.h"
#include "UnrollUniform.h"
#include "Verifier/VerifierPass.h"
#include "llvm/Passes/PassBuilder.h"

using namespace llvm;

namespace opennvvm {

/// What -print-pipeline-passes prints for each.
static void nameClasses(PassInstrumentationCallbacks &Names) {
  Names.addClassToPassName(NVVMVerifyPass::name(), "nvvm-verify");
  Names.addClassToPassName(NVVMReflectPass::name(), "nvvm-reflect-pp");
  Names.addClassToPassName(GenericToNVVMPass::name(),
                           "generic-to-nvvm-globals");
  Names.addClassToPassName(NVVMIntrinsicLoweringPass::name(),
                           "nvvm-intrinsic-lowering");
  Names.addClassToPassName(NVVMReflectPPPass::name(), "nvvm-reflect-pp");
  Names.addClassToPassName(NVVMInferAddressSpacesPass::name(),
                           "nvvm-infer-address-spaces");
  Names.addClassToPassName(NVVMAsyncLoopsPass::name(), "nvvm-async-loops");
  Names.addClassToPassName(NVVMAsyncAddressesPass::name(),
                           "nvvm-async-addresses");
  Names.addClassToPassName(HideComparedBitsPass::name(),
                           "nvvm-hide-compared-bits");
  Names.addClassToPassName(ShowComparedBitsPass::name(),
                           "nvvm-show-compared-bits");
  Names.addClassToPassName(FlushConstantsPass::name(), "nvvm-flush-constants");
  Names.addClassToPassName(NVVMThreadJumpsPass::name(), "nvvm-thread-jumps");
  Names.addClassToPassName(NVVMUnrollUniformPass::name(),
                           "nvvm-unroll-uniform");
  Names.addClassToPassName(NVVMCombineBranchesPass::name(),
                           "nvvm-combine-branches");
  Names.addClassToPassName(NVVMChooseValuesPass::name(), "nvvm-choose-values");
  Names.addClassToPassName(NVVMElementAccessesPass::name(),
                           "nvvm-element-accesses");
  Names.addClassToPassName(NVVMRemoveBarriersPass::name(),
                           "nvvm-remove-barriers");
  Names.addClassToPassName(NVVMSinkPass::name(), "nvvm-sink");
  Names.addClassToPassName(NVVMSplitLoadsPass::name(), "nvvm-split-loads");
  Names.addClassToPassName(NVVMOrderElementsPass::name(),
                           "nvvm-order-elements");
  Names.addClassToPassName(NVVMLowerSmallSwitchesPass::name(),
                           "nvvm-lower-small-switches");
  Names.addClassToPassName(NVVMIRVerifierPass::name(), "nvvm-ir-verify");
}

void registerPasses(PassBuilder &PB, const PassContext &Context) {
  using Elements = ArrayRef<PassBuilder::PipelineElement>;
  if (PassInstrumentationCallbacks *Names =
          PB.getPassInstrumentationCallbacks())
    nameClasses(*Names);
  PB.registerPipelineParsingCallback(
      [Context](StringRef Text, ModulePassManager &PM, Elements) {
        return addOwnPass(PM, Text, Context);
      });
  PB.registerPipelineParsingCallback(
      [Context](StringRef Text, FunctionPassManager &PM, Elements) {
        return addOwnPass(PM, Text, Context);
      });
}

} // namespace opennvvm
