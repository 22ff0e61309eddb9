//===- IdleRuns.h - Passes, where they have something to do -----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pipeline ends each of its parts with InstCombine, which takes longer
/// than any other pass to find out that nothing is left for it. MemCpyOpt needs
/// MemorySSA, whose result SROA, which follows, throws away. DSE needs that and
/// post-dominators, and finds something in one function of thirty.
///
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_PASSES_IDLERUNS_H
#define OPENNVVM_LIB_PIPELINE_PASSES_IDLERUNS_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/PassManager.h"

namespace llvm {
class PassInstrumentationCallbacks;
} // namespace llvm

namespace opennvvm {

/// Skips InstCombine for a function that is as InstCombine left it,
/// InstSimplify for one that is as either left it, and MemCpyOpt and DSE for
/// one that has no copies or stores for them. Nothing changes in the code that
/// is emitted.
class IdleRuns {
public:
  /// Follows the passes on the module, after which all functions have changed.
  /// The object must outlive the use of \p Callbacks.
  void attach(llvm::PassInstrumentationCallbacks &Callbacks);

  // Add the passes. The object must outlive the use of \p PM.
  void addInstCombine(llvm::FunctionPassManager &PM);
  void addInstSimplify(llvm::FunctionPassManager &PM);
  void addDSE(llvm::FunctionPassManager &PM);
  void addMemCpyOpt(llvm::FunctionPassManager &PM);

  /// What functions were after a run, as hashes of all that passes change.
  using States = llvm::DenseMap<const llvm::Function *, uint64_t>;

private:
  States Combined, Simplified;
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_PASSES_IDLERUNS_H
