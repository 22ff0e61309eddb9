//===- VerifierPass.h - The verifier as a pass of LLVM ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// nvvm-ir-verify: checks parameter space, launches and gates of a function. Its
// findings go to the LLVM context as one diagnostic per severity, errors last;
// LLVM's tools stop at an error, before the next pass.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_VERIFIERPASS_H
#define OPENNVVM_LIB_VERIFIER_VERIFIERPASS_H

#include "opennvvm/Verifier/Verifier.h"
#include "llvm/IR/PassManager.h"

namespace opennvvm {

class NVVMIRVerifierPass : public llvm::PassInfoMixin<NVVMIRVerifierPass> {
public:
  struct Options {
    /// If null, the module's target-cpu, or else sm_75.
    const SMInfo *SM = nullptr;
    std::optional<PTXVersion> PTX;
    Profile Contract = Profile::Tileiras;
    ParamLimits Limits = ParamLimits::ByProfile;
    bool LaunchesOnly = false; ///< Check only launches.
  };

  NVVMIRVerifierPass() = default;
  explicit NVVMIRVerifierPass(Options O) : Opts(O) {}

  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &);
  static bool isRequired() { return true; }
  /// "nvvm-ir-verify<profile=nvptx;arch=sm_90;ptx=8.1;param-limits=ptx>"
  void
  printPipeline(llvm::raw_ostream &OS,
                llvm::function_ref<llvm::StringRef(llvm::StringRef)> MapName);

private:
  Options Opts;
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_VERIFIER_VERIFIERPASS_H
