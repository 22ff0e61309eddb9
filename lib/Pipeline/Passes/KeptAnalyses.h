//===- KeptAnalyses.h - What our passes leave as it was ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_PASSES_KEPTANALYSES_H
#define OPENNVVM_LIB_PIPELINE_PASSES_KEPTANALYSES_H

#include "llvm/IR/Analysis.h"

namespace opennvvm {

/// What a pass preserves that changes instructions, but neither blocks nor the
/// edges between them; everything unless it has \p Changed something.
inline llvm::PreservedAnalyses keepControlFlow(bool Changed) {
  if (!Changed)
    return llvm::PreservedAnalyses::all();
  llvm::PreservedAnalyses Kept;
  Kept.preserveSet<llvm::CFGAnalyses>();
  return Kept;
}

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_PASSES_KEPTANALYSES_H
