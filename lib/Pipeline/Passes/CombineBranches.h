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

/// Combines two branches that lead to the same block, as those of "row < n && k
/// + x < n", by always computing the second condition. SimplifyCFG does so
/// only if nothing else uses the operands of the second condition. Where lanes
/// disagree, each branch makes them wait for each other once more, and ptxas
/// can predicate code that depends on a single condition.
struct NVVMCombineBranchesPass : llvm::PassInfoMixin<NVVMCombineBranchesPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &FAM);
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_PASSES_COMBINEBRANCHES_H
