//===- Passes.h - Our passes, for LLVM's pass managers ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_PASSES_PASSES_H
#define OPENNVVM_LIB_PIPELINE_PASSES_PASSES_H

#include "Lowering/IntrinsicLowering.h"
#include "opennvvm/Verifier/Verifier.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/PassManager.h"
#include <functional>

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
  /// What optimizeModule() checks while its passes run, and where it reports.
  /// If it is null, or the profiles are empty, nvvm-verify does not run. The
  /// module was checked against the profiles before the first pass.
  const VerifierOptions *Verifier = nullptr;
  llvm::ArrayRef<Profile> Profiles;
  DiagnosticEngine *Diags = nullptr;
  /// Set by optimizeModule(): what nvvm-verify consults.
  PassWatch *Watch = nullptr;
  /// Asked before each pass whether to skip the rest; may be empty.
  std::function<bool()> ShouldStop;
};

/// The pass "nvvm-verify"; changes nothing.
///
/// With a PassWatch, that is under optimizeModule(), it checks that code can be
/// emitted for the output of the earlier passes, and errors stop the pipeline.
/// Without one, it checks the module against profiles, prints its findings to
/// standard error, and reports to the LLVM context that the module is broken.
class NVVMVerifyPass : public llvm::PassInfoMixin<NVVMVerifyPass> {
public:
  /// What is checked without a PassWatch.
  struct Options {
    llvm::SmallVector<Profile, 4> Profiles = {Profile::NVPTX};
    const SMInfo *SM = nullptr; ///< If null, the one that the module names.
    /// Whose contract profile libnvvm is; the newest if null.
    const LibNVVMRelease *LibNVVM = nullptr;
    bool Unified = false;
    bool ShowInfo = false;
    bool ErrorsOnly = false; ///< Print neither warnings nor notes.
  };

  explicit NVVMVerifyPass(Options Wanted, PassWatch *Watch = nullptr)
      : Wanted(std::move(Wanted)), Watch(Watch) {}
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }
  /// "nvvm-verify<profile=nvvm;mode=unified>"
  void
  printPipeline(llvm::raw_ostream &OS,
                llvm::function_ref<llvm::StringRef(llvm::StringRef)> MapName);

private:
  void report(llvm::Module &M) const;

  Options Wanted;
  PassWatch *Watch;
};

/// LLVM's InferAddressSpaces, kept from the constants for which it goes wrong.
class NVVMInferAddressSpacesPass
    : public llvm::PassInfoMixin<NVVMInferAddressSpacesPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &FAM);
};

/// Selects for branches and small switches that only choose (ChooseValues.h).
class NVVMChooseValuesPass : public llvm::PassInfoMixin<NVVMChooseValuesPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &FAM);
};

/// Loads and stores of single elements for those of vectors of which only one
/// element, with an index that is not constant, is read or written: the early
/// folds of LLVM's VectorCombine.
class NVVMElementAccessesPass
    : public llvm::PassInfoMixin<NVVMElementAccessesPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &FAM);
};

/// Makes \p PB parse and print the names and parameters of our passes, which
/// docs/plugin.md lists. \p Context is copied into each; parameters take
/// precedence over it. A parameter that does not exist is reported to standard
/// error.
void registerPasses(llvm::PassBuilder &PB, const PassContext &Context = {});

/// Adds to \p PM our pass that \p Text describes, as PassBuilder does after
/// registerPasses(). Returns false if \p Text describes none.
bool addOwnPass(llvm::ModulePassManager &PM, llvm::StringRef Text,
                const PassContext &Context);
bool addOwnPass(llvm::FunctionPassManager &PM, llvm::StringRef Text,
                const PassContext &Context);

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_PASSES_PASSES_H
