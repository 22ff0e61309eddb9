//===- ThreadJumps.h - Jump threading on a GPU ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_PASSES_THREADJUMPS_H
#define OPENNVVM_LIB_PIPELINE_PASSES_THREADJUMPS_H

#include "llvm/IR/PassManager.h"

namespace opennvvm {

/// LLVM's JumpThreading. By itself, it skips targets whose branches diverge: it
/// costs more than it gains where divergent control flow has to be structured,
/// as for other GPUs. ptxas takes any control flow, and lanes that know where a
/// branch leads need not wait for the other lanes there. Convergent operations
/// are not duplicated.
struct NVVMThreadJumpsPass : llvm::PassInfoMixin<NVVMThreadJumpsPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &FAM);
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_PASSES_THREADJUMPS_H
