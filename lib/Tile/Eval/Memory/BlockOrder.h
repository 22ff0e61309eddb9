//===- BlockOrder.h - Accesses of different blocks --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Blocks note what they access; when all have ended, accesses of different
// blocks are compared. What orders them is what a block has released and
// another one acquired at the same address: each block has a clock that knows
// how far it has seen each other one. Within a block, what comes earlier in the
// program counts as ordered, so that nothing is reported that tokens might
// order.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_EVAL_MEMORY_BLOCKORDER_H
#define OPENNVVM_LIB_TILE_EVAL_MEMORY_BLOCKORDER_H

#include "Tile/Eval/Memory/TokenOrder.h"
#include "llvm/ADT/DenseMap.h"
#include <memory>
#include <mutex>
#include <vector>

namespace opennvvm::tile {

/// How many releases of each other block are ordered before.
using BlockClock = llvm::DenseMap<uint64_t, uint32_t>;
using SharedClock = std::shared_ptr<const BlockClock>;

/// What one operation of a block accesses, between two of its acquires and
/// releases.
struct BlockAccess {
  uint64_t Block = 0;
  TileEvent What = {}; ///< Strong ones are so for other blocks.
  uint32_t Epoch = 0;  ///< Counts what the block has released.
  SharedClock Seen;    ///< Null: nothing.
};

/// What a block has accessed so far. It belongs to one thread.
class BlockLog {
public:
  void begin(uint64_t Number);
  /// Adds bytes; those behind the last ones, or the same, are added to them.
  void touch(const TileEvent &Kind, uint64_t At, size_t Size);

private:
  friend class BlockOrder;
  uint64_t Block = 0;
  uint32_t Epoch = 1;
  SharedClock Seen;
  std::vector<BlockAccess> Accesses;
  size_t RangeCount = 0;
};

/// The accesses of all blocks of a launch.
class BlockOrder {
public:
  /// A strong read of the element at \p At has acquired what is released there.
  void acquire(BlockLog &Log, uint64_t At);
  /// A strong write has released at \p At. \p Continues: it has also read what
  /// it replaces, so that what was released there before stays.
  void release(BlockLog &Log, uint64_t At, bool Continues);
  /// Something else has been written at \p At.
  void forget(uint64_t At);

  /// Takes what \p Log has of a block that has ended.
  void add(BlockLog &Log);

  /// What calls report: two accesses that conflict, that of the block with the
  /// lower number first, and the first bytes that both access.
  using Report = llvm::function_ref<void(
      const BlockAccess &, const BlockAccess &, TileEvent::Range)>;
  /// Reports all pairs of operations whose accesses conflict, each once.
  void check(Report Conflict);

private:
  std::mutex Mutex;
  std::vector<BlockAccess> All;
  llvm::DenseMap<uint64_t, SharedClock> Released; ///< By address.
  size_t RangeCount = 0;
  /// There is more than can be compared: nothing is reported.
  bool IsTooLarge = false;
};

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_EVAL_MEMORY_BLOCKORDER_H
