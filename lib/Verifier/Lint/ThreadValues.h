//===- ThreadValues.h - Values by thread ------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Some values only depend on constants and on the thread's number in its block.
// They are computed here for the first threads, so that what lints say of them
// is certain. The other dimensions of the block are 0: every block has these
// threads, whatever its shape is.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_LINT_THREADVALUES_H
#define OPENNVVM_LIB_VERIFIER_LINT_THREADVALUES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <optional>

namespace llvm {
class BasicBlock;
class CallInst;
class Constant;
class Instruction;
class Value;
} // namespace llvm

namespace opennvvm {
struct IntrinsicRow;
struct LaunchBounds;
} // namespace opennvvm

namespace opennvvm::lint {

class FunctionView;

/// The lanes of a warp.
inline constexpr unsigned WarpSize = 32;

/// The special register that \p Row reads, without "%": "tid.x"; "WARP_SZ" for
/// the constant; empty if it reads none.
llvm::StringRef registerIn(const IntrinsicRow &Row);

/// What each of some threads computes; empty if that is not known.
using ByThread = llvm::ArrayRef<llvm::Constant *>;

class ThreadValues {
public:
  /// \param Bounds of the kernel that \p View is about, or of any.
  ThreadValues(const FunctionView &View, const LaunchBounds &Bounds);

  /// How many threads are computed: as many as the block has along x if the
  /// kernel requires a number, otherwise a warp.
  unsigned count() const { return Count; }
  bool isBlockSizeKnown() const { return BlockSize.has_value(); }

  /// The values of \p V.
  ByThread get(const llvm::Value *V);

  /// The block that follows \p BB in each thread.
  std::optional<llvm::SmallVector<const llvm::BasicBlock *, 32>>
  successorsOf(const llvm::BasicBlock &BB);

private:
  using Values = llvm::SmallVector<llvm::Constant *, 0>;

  Values compute(const llvm::Value *V, unsigned Depth);
  Values compute(const llvm::CallInst &Call, unsigned Depth);
  Values fold(const llvm::Instruction &I, unsigned Depth);
  const Values &find(const llvm::Value *V, unsigned Depth);

  const FunctionView &View;
  std::optional<unsigned> BlockSize; ///< Along x.
  unsigned Count;
  llvm::DenseMap<const llvm::Value *, Values> Known;
};

} // namespace opennvvm::lint

#endif // OPENNVVM_LIB_VERIFIER_LINT_THREADVALUES_H
