//===- LeanPasses.h - Passes without what they do not need ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Most functions are small. LLVM's passes compute analyses for them of which
// they then ask nothing. The emitted code stays the same.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_PASSES_LEANPASSES_H
#define OPENNVVM_LIB_PIPELINE_PASSES_LEANPASSES_H

#include "llvm/IR/PassManager.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/LoopPassManager.h"

namespace opennvvm {

/// EarlyCSE, with MemorySSA only in functions that access memory twice: it
/// tells whether an access may see another value than one before.
class LeanEarlyCSEPass : public llvm::PassInfoMixin<LeanEarlyCSEPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &FAM);
  void
  printPipeline(llvm::raw_ostream &OS,
                llvm::function_ref<llvm::StringRef(llvm::StringRef)> MapName) {
    llvm::EarlyCSEPass(/*UseMemorySSA=*/true).printPipeline(OS, MapName);
  }
  static llvm::StringRef name() { return llvm::EarlyCSEPass::name(); }
};

/// Passes on the loops of functions that have any. Otherwise, each such adaptor
/// would look for loops to simplify.
class LeanLoopPassAdaptor : public llvm::PassInfoMixin<LeanLoopPassAdaptor> {
public:
  explicit LeanLoopPassAdaptor(llvm::FunctionToLoopPassAdaptor Loops)
      : Loops(std::move(Loops)) {}

  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &FAM);
  void
  printPipeline(llvm::raw_ostream &OS,
                llvm::function_ref<llvm::StringRef(llvm::StringRef)> MapName) {
    Loops.printPipeline(OS, MapName);
  }
  static bool isRequired() { return true; }

private:
  llvm::FunctionToLoopPassAdaptor Loops;
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_PASSES_LEANPASSES_H
