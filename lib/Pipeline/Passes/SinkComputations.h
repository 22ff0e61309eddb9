//===- SinkComputations.h - Computing where it is needed --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_PASSES_SINKCOMPUTATIONS_H
#define OPENNVVM_LIB_PIPELINE_PASSES_SINKCOMPUTATIONS_H

#include "llvm/IR/PassManager.h"

namespace opennvvm {

/// Moves computations to the paths that need their results, as LLVM's Sink
/// does. It does not move them down a path that is always taken: this would
/// save nothing, and their operands would stay in registers for longer.
struct NVVMSinkPass : llvm::PassInfoMixin<NVVMSinkPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &FAM);
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_PASSES_SINKCOMPUTATIONS_H
