//===- FlushConstants.h - Subnormals that count as zero ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In a function that takes subnormal floats for zero, LLVM's passes fold most
// operations with subnormal constants as if it kept them: the ceiling of 1e-45
// becomes 1, and an integer converted to float is compared with 1 instead of 0.
// Before passes that fold, constants that an operation would take for zero are
// therefore replaced by zero.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_PASSES_FLUSHCONSTANTS_H
#define OPENNVVM_LIB_PIPELINE_PASSES_FLUSHCONSTANTS_H

#include "llvm/IR/PassManager.h"

namespace opennvvm {

/// In functions that flush subnormal operands of type float, makes subnormal
/// constants zero where only operations that flush them use them. Operations on
/// constants alone, such as floats that are made of bits, are folded first: the
/// passes that follow would fold them.
struct FlushConstantsPass : llvm::PassInfoMixin<FlushConstantsPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &);
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_PASSES_FLUSHCONSTANTS_H
