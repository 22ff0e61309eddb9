//===- Analyses.h - The analyses of the pipeline's passes -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// PassBuilder would register them as well. But a program that links it links
/// all passes of LLVM, with sanitizers and code generation. They would be half
/// of the program, and two thirds of what it executes before main().
///
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_TIERS_ANALYSES_H
#define OPENNVVM_LIB_PIPELINE_TIERS_ANALYSES_H

#include "llvm/Analysis/CGSCCPassManager.h"
#include "llvm/Analysis/LoopAnalysisManager.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/PassManager.h"

namespace llvm {
class PassInstrumentationCallbacks;
} // namespace llvm

namespace opennvvm {

/// The analysis managers of one run of the pipeline, with all that its passes
/// ask for.
class Analyses {
public:
  /// \param OfModule is called for passes on the module, and \param Others for
  /// all others unless it is null: there are thousands of these for each
  /// function. Both must outlive this object.
  Analyses(const llvm::Module &M, llvm::PassInstrumentationCallbacks *OfModule,
           llvm::PassInstrumentationCallbacks *Others);

  llvm::ModuleAnalysisManager &ofModule() { return Modules; }

private:
  void registerForFunctions();

  /// There is no C library whose functions could be recognized.
  llvm::TargetLibraryInfoImpl Library;
  // Destroyed from the last to the first: results refer to those of the
  // managers above.
  llvm::LoopAnalysisManager Loops;
  llvm::FunctionAnalysisManager Functions;
  llvm::CGSCCAnalysisManager Components;
  llvm::ModuleAnalysisManager Modules;
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_TIERS_ANALYSES_H
