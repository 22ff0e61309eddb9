//===- UnrollUniform.h - Unrolling around barriers --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_PASSES_UNROLLUNIFORM_H
#define OPENNVVM_LIB_PIPELINE_PASSES_UNROLLUNIFORM_H

#include "llvm/IR/PassManager.h"

namespace opennvvm {

/// Unrolls loops with convergent operations, such as barriers, that LLVM's
/// LoopUnroll would only unroll if nothing were left over: the iterations that
/// are left over are executed behind a branch, which might part threads that
/// have to stay together. If the number of iterations is the same in all
/// threads of a block, they stay together.
struct NVVMUnrollUniformPass : llvm::PassInfoMixin<NVVMUnrollUniformPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &FAM);
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_PASSES_UNROLLUNIFORM_H
