//===- Passes.h - Our passes, for LLVM's pass managers ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_PASSES_H
#define OPENNVVM_LIB_PIPELINE_PASSES_H

#include "Lowering/IntrinsicLowering.h"
#include "opennvvm/Verifier/Verifier.h"
#include "llvm/IR/PassManager.h"

namespace llvm {
class PassBuilder;
} // namespace llvm

namespace opennvvm {

class PassWatch;

/// What our passes know about the compilation that they are part of.
struct PassContext {
  /// The machine to compile for; if null, the one that the module names.
  const SMInfo *SM = nullptr;
  /// What the following stages may do with lowered intrinsics.
  Leeway Permitted = Leeway::None;
  /// What nvvm-verify checks, and where it reports. May only be null, and the
  /// profiles empty, if nvvm-verify does not run. The module was checked
  /// against the profiles before the first pass.
  const VerifierOptions *Verifier = nullptr;
  llvm::ArrayRef<Profile> Profiles;
  DiagnosticEngine *Diags = nullptr;
  /// Set by optimizeModule(): what nvvm-verify consults.
  PassWatch *Watch = nullptr;
};

/// Checks that code can be emitted for the output of earlier passes; changes
/// nothing. Errors stop the pipeline that optimizeModule() runs.
class NVVMVerifyPass : public llvm::PassInfoMixin<NVVMVerifyPass> {
public:
  explicit NVVMVerifyPass(PassContext Context) : Context(Context) {}
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }

private:
  PassContext Context;
};

/// LLVM's InferAddressSpaces, kept from the constants for which it goes wrong.
class NVVMInferAddressSpacesPass
    : public llvm::PassInfoMixin<NVVMInferAddressSpacesPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &FAM);
};

/// Makes \p PB parse our passes: nvvm-verify, nvvm-reflect-pp<answer>,
/// nvvm-reflect-pp, nvvm-intrinsic-lowering<level=0|1>,
/// nvvm-infer-address-spaces and generic-to-nvvm-globals. \p Context is copied
/// into each.
void registerPasses(llvm::PassBuilder &PB, PassContext Context);

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_PASSES_H
