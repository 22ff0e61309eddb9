//===- AsyncLoops.h - Loops with asynchronous work --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_PASSES_ASYNCLOOPS_H
#define OPENNVVM_LIB_PIPELINE_PASSES_ASYNCLOOPS_H

#include "llvm/IR/PassManager.h"

namespace opennvvm {

/// Marks what ends or awaits groups of asynchronous instructions convergent, so
/// that no pass makes several paths of one. In functions with accumulators,
/// loops that would keep them in memory are unrolled even if their source says
/// that they are not to be; clang -O1 says so of all loops.
struct NVVMAsyncLoopsPass : llvm::PassInfoMixin<NVVMAsyncLoopsPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &FAM);
};

/// In functions with accumulators, divides addresses in a common base and a
/// constant, so that those of all of them do not take a register each.
struct NVVMAsyncAddressesPass : llvm::PassInfoMixin<NVVMAsyncAddressesPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &FAM);
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_PASSES_ASYNCLOOPS_H
