//===- OrderElements.h - Computing element by element -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_PASSES_ORDERELEMENTS_H
#define OPENNVVM_LIB_PIPELINE_PASSES_ORDERELEMENTS_H

#include "llvm/IR/PassManager.h"

namespace opennvvm {

/// Orders the arithmetic of each block by what needs it, in functions with the
/// attribute ElementsAttr: all that the first result is computed of, then all
/// that only the second one is, and so on. One operation after the other for
/// all elements would need registers for the operands and results of each, and
/// ptxas does not order them otherwise across divisions and roots, which have
/// branches in machine code.
struct NVVMOrderElementsPass : llvm::PassInfoMixin<NVVMOrderElementsPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &FAM);
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_PASSES_ORDERELEMENTS_H
