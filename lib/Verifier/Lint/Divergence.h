//===- Divergence.h - Which threads get where -------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is certain about the paths of threads comes from ThreadValues, what is
// possible from LLVM's uniformity analysis.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_LINT_DIVERGENCE_H
#define OPENNVVM_LIB_VERIFIER_LINT_DIVERGENCE_H

#include "ThreadValues.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include <memory>

namespace opennvvm::lint {

class FunctionView;

class Divergence {
public:
  /// \param IsKernel whether all threads are given the same arguments.
  Divergence(const FunctionView &View, bool IsKernel,
             const LaunchBounds &Bounds);
  ~Divergence();
  Divergence(const Divergence &) = delete;
  Divergence &operator=(const Divergence &) = delete;

  const FunctionView &view() const { return View; }
  bool isKernel() const { return IsKernel; }
  ThreadValues &threads() { return Threads; }

  /// The threads that may get to \p BB: all others never do.
  const llvm::BitVector &threadsAt(const llvm::BasicBlock &BB);

  /// The threads that return from the function.
  const llvm::BitVector &returningThreads();

  /// Whether a condition that may differ between threads decides whether \p BB
  /// is executed.
  bool mayDiffer(const llvm::BasicBlock &BB);

  /// Whether threadsAt(\p BB) execute it together if any of them does: every
  /// other condition is the same for all threads.
  bool isCertain(const llvm::BasicBlock &BB);

private:
  struct Uniformity;
  using Blocks = llvm::SmallPtrSet<const llvm::BasicBlock *, 16>;

  void follow();
  bool differsAt(const llvm::BasicBlock &Decider);
  Blocks avoiding(const llvm::BasicBlock *BB) const;
  const Blocks &decidersOf(const llvm::BasicBlock &BB);

  const FunctionView &View;
  const bool IsKernel;
  ThreadValues Threads;
  bool IsFollowed = false;
  llvm::DenseMap<const llvm::BasicBlock *, llvm::BitVector> At;
  llvm::BitVector Returning, Nobody;
  llvm::DenseMap<const llvm::BasicBlock *, Blocks> Deciders;
  Blocks CanReturn;
  std::unique_ptr<Uniformity> Uniform;
};

} // namespace opennvvm::lint

#endif // OPENNVVM_LIB_VERIFIER_LINT_DIVERGENCE_H
