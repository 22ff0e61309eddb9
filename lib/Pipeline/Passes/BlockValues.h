//===- BlockValues.h - What the threads of a block compute ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_PASSES_BLOCKVALUES_H
#define OPENNVVM_LIB_PIPELINE_PASSES_BLOCKVALUES_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace llvm {
class CastInst;
class BasicBlock;
class BinaryOperator;
class Function;
class GEPOperator;
class Instruction;
class IntrinsicInst;
class LoopInfo;
class User;
class Value;
} // namespace llvm

namespace opennvvm {

/// A value of each thread, modulo a power of two: a number that the thread
/// decides, and multiples of values that are the same in all threads.
struct ThreadValue {
  using Term = std::pair<const llvm::Value *, uint64_t>;
  llvm::SmallVector<Term, 2> Terms; ///< In the order of their addresses.
  std::vector<uint64_t> Of;         ///< For each thread.

  /// Whether all threads have the same.
  bool isUniform() const;
};

/// Computes them for a kernel whose block has a known number of threads, all
/// in one dimension.
class BlockValues {
public:
  BlockValues(const llvm::Function &F, const llvm::LoopInfo &Loops);

  /// The threads of a block; 0 if that is not known.
  unsigned threads() const { return Threads; }
  /// What \p V is, and stays while the kernel runs; null if that is not known.
  const ThreadValue *of(const llvm::Value *V);
  /// Whether each thread may execute \p BB, with a lane of \p Mask, if there is
  /// one, that is on.
  std::vector<bool> active(const llvm::BasicBlock *BB, const llvm::Value *Mask);

private:
  using Result = std::optional<ThreadValue>;
  Result compute(const llvm::Value *V);
  Result computeInstruction(const llvm::Instruction &I);
  Result computeBinary(const llvm::BinaryOperator &Op);
  Result computeCast(const llvm::CastInst &Cast);
  Result computeSelect(const llvm::Instruction &I);
  Result computeCompare(const llvm::Instruction &I);
  Result computeIntrinsic(const llvm::IntrinsicInst &Call);
  Result computeAddress(const llvm::GEPOperator &Address);
  /// \p V itself, if it is the same in all threads, and always.
  Result same(const llvm::User *V);
  ThreadValue opaque(const llvm::Value *V) const;
  ThreadValue number(uint64_t N) const;
  void restrict(std::vector<bool> &Are, const llvm::Value *Condition,
                bool IsOn);

  const llvm::Function &F;
  const llvm::LoopInfo &Loops;
  unsigned Threads = 0;
  /// How many more values may be computed.
  unsigned Left;
  llvm::DenseMap<const llvm::Value *, std::unique_ptr<ThreadValue>> Known;
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_PASSES_BLOCKVALUES_H
