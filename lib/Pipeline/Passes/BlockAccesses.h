//===- BlockAccesses.h - What a block's barriers order ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_PASSES_BLOCKACCESSES_H
#define OPENNVVM_LIB_PIPELINE_PASSES_BLOCKACCESSES_H

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <optional>
#include <utility>

namespace llvm {
class Function;
class Instruction;
class ScalarEvolution;
class Value;
} // namespace llvm

namespace opennvvm {

class BlockValues;

/// An access to memory that threads of a block share. By default, none.
struct BlockAccess {
  enum Spaces : uint8_t { None = 0, Shared = 1, Global = 2, Both = 3 };
  Spaces In = None;
  bool Writes = false;
  bool IsAtomic = false;
  /// Orders accesses to any memory, and is none itself.
  bool IsFence = false;
  /// A fence that acquires nothing.
  bool IsRelease = false;
  /// A call that may do anything.
  bool IsUnknown = false;
  /// What happens no later than this: nothing of it is behind.
  bool IsEnd = false;
  /// The number of an access to global memory.
  std::optional<unsigned> Number;
  /// The variable in shared memory, and the bytes of it; null if unknown.
  const llvm::Value *Variable = nullptr;
  uint64_t From = 0, To = UINT64_MAX;
  /// The instruction, and where it accesses how many bytes; null and 0 if that
  /// is not known.
  const llvm::Instruction *I = nullptr;
  const llvm::Value *Pointer = nullptr;
  uint64_t Bytes = 0;
};

/// What \p I accesses.
llvm::SmallVector<BlockAccess, 2> accessesOf(const llvm::Instruction &I,
                                             llvm::ScalarEvolution &SE);

/// Whether a thread may access in one what another one accesses in the other.
bool mayMeet(const BlockAccess &A, const BlockAccess &B, BlockValues &Values);

/// The barriers of a block, those of some of its warps, and what is none, as
/// barriers of a warp.
enum class BarrierKind : uint8_t { None, Block, Other };
BarrierKind barrierKind(const llvm::Instruction &I);

/// What must be ordered in a kernel.
class AccessOrder {
public:
  /// \p F has OrderedAccessesAttr.
  explicit AccessOrder(const llvm::Function &F);

  /// Whether what other threads do in \p After must come behind what a thread
  /// does in \p Before.
  bool mustOrder(const BlockAccess &Before, const BlockAccess &After) const;

private:
  bool mustOrderGlobal(const BlockAccess &Before,
                       const BlockAccess &After) const;

  llvm::DenseSet<std::pair<unsigned, unsigned>> Pairs;
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_PASSES_BLOCKACCESSES_H
