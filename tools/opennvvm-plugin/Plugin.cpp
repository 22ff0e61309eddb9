//===- Plugin.cpp - Passes for LLVM's tools -------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Verifier/VerifierPass.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Plugins/PassPlugin.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace opennvvm;

/// Takes "nvvm-ir-verify" and "nvvm-ir-verify<options>".
static bool addVerifier(StringRef Name, FunctionPassManager &Passes,
                        ArrayRef<PassBuilder::PipelineElement>) {
  if (!Name.consume_front("nvvm-ir-verify"))
    return false;
  if (!Name.empty() && !(Name.consume_front("<") && Name.consume_back(">")))
    return false;
  Expected<NVVMIRVerifierPass::Options> O =
      NVVMIRVerifierPass::parseOptions(Name);
  if (!O) {
    errs() << toString(O.takeError()) << "\n";
    return false;
  }
  Passes.addPass(NVVMIRVerifierPass(*O));
  return true;
}

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo llvmGetPassPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "OpenNVVM", OPENNVVM_VERSION,
          [](PassBuilder &PB) {
            PB.registerPipelineParsingCallback(addVerifier);
          }};
}
