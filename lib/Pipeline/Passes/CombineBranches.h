//===- CombineBranches.h - Two conditions, one branch -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_PASSES_COMBINEBRANCHES_H
#define OPENNVVM_LIB_PIPELINE_PASSES_COMBINEBRANCHES_H

#include "llvm/IR/PassManager.h"

namespace opennvvm {

/// Makes one branch of two that lead to the same block, as of "row < n && k + x
/// < n", by computing the second condition in any case. SimplifyCFG does so
/// only if nothing else uses what the second condition is computed from. Where
/// lanes differ, each branch makes them wait for each other once more, and
/// ptxas predicates what depends on one condition.
struct NVVMCombineBranchesPass : llvm::PassInfoMixin<NVVMCombineBranchesPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &FAM);
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_PASSES_COMBINEBRANCHES_H
