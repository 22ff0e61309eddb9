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
/// MemorySSA, whose result SROA, which follows, throws away.
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

/// Skips InstCombine for a function that has not changed since InstCombine last
/// ran on it without an effect, and MemCpyOpt for a function that has no copies
/// for it. The emitted code stays the same.
class IdleRuns {
public:
  /// Follows the passes on the module, after which all functions have changed.
  /// The object must outlive the use of \p Callbacks.
  void attach(llvm::PassInstrumentationCallbacks &Callbacks);

  // Add the passes. The object must outlive the use of \p PM.
  void addInstCombine(llvm::FunctionPassManager &PM);
  void addMemCpyOpt(llvm::FunctionPassManager &PM);

private:
  friend class InstCombineAdaptor;

  /// What each function was after the last run, if that changed nothing; see
  /// stateOf().
  llvm::DenseMap<const llvm::Function *, uint64_t> LeftAlone;
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_PASSES_IDLERUNS_H
