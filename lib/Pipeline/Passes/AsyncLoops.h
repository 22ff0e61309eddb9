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

/// Marks calls that end or await groups of asynchronous instructions as
/// convergent, so that no pass duplicates their path. If a loop would keep
/// accumulators in memory, it is unrolled even if its source forbids that:
/// clang -O1 forbids it for all loops.
struct NVVMAsyncLoopsPass : llvm::PassInfoMixin<NVVMAsyncLoopsPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &FAM);
};

/// In functions with accumulators, divides addresses into a common base and a
/// constant, so that not every address takes a register.
struct NVVMAsyncAddressesPass : llvm::PassInfoMixin<NVVMAsyncAddressesPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &FAM);
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_PASSES_ASYNCLOOPS_H
