//===- SplitLoads.h - Loads from one of several addresses -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A merge compares a[i] and b[j], and then loads one of them again, from an
// address that is a phi. GVN does not see that it was loaded before: following
// both addresses, it arrives at one block with two, and gives up. If each arm
// loads for itself, it finds both loads.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_PASSES_SPLITLOADS_H
#define OPENNVVM_LIB_PIPELINE_PASSES_SPLITLOADS_H

#include "llvm/IR/PassManager.h"

namespace opennvvm {

/// Moves loads whose address is a phi of the same block to the predecessors, if
/// what one of them loads is likely to be known there.
struct NVVMSplitLoadsPass : llvm::PassInfoMixin<NVVMSplitLoadsPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &FAM);
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_PASSES_SPLITLOADS_H
