//===- SmallSwitches.h - Switches that are branches -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_PASSES_SMALLSWITCHES_H
#define OPENNVVM_LIB_PIPELINE_PASSES_SMALLSWITCHES_H

#include "llvm/IR/PassManager.h"

namespace opennvvm {

/// Turns switches that are too small for a jump table into branches, of which
/// later passes make selects. The others are left to code generation, whose
/// trees of comparisons end in tables. The branches have a condition of at
/// least 32 bits: each comparison of 8 bits would extend it again.
struct NVVMLowerSmallSwitchesPass
    : llvm::PassInfoMixin<NVVMLowerSmallSwitchesPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &FAM);
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_PASSES_SMALLSWITCHES_H
