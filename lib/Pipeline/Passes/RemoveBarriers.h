//===- RemoveBarriers.h - Barriers that order nothing -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_PASSES_REMOVEBARRIERS_H
#define OPENNVVM_LIB_PIPELINE_PASSES_REMOVEBARRIERS_H

#include "llvm/IR/PassManager.h"

namespace opennvvm {

/// Removes barriers of a block, in kernels that have OrderedAccessesAttr, where
/// no access before one conflicts with an access behind it: on paths without
/// another barrier, both are of the same memory, one of them writes, and
/// threads have to see them in that order. Barriers in loops are removed first.
struct NVVMRemoveBarriersPass : llvm::PassInfoMixin<NVVMRemoveBarriersPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &FAM);
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_PASSES_REMOVEBARRIERS_H
