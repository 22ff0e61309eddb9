//===- Frame.h - A tile block while it runs ---------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_EVAL_PROGRAM_FRAME_H
#define OPENNVVM_LIB_TILE_EVAL_PROGRAM_FRAME_H

#include "Tile/Eval/Findings/Reporter.h"
#include "Tile/Eval/Memory/BlockOrder.h"
#include "Tile/Eval/Memory/TokenOrder.h"
#include "Tile/Eval/Program/Program.h"
#include <array>
#include <atomic>
#include <optional>

namespace opennvvm::tile {

class Scheduler;

/// Memory of a tile, behind this header. Counted by the slots that share it.
struct alignas(64) Buffer {
  uint32_t References;
  uint32_t Class; ///< The logarithm of its size.

  uint8_t *data() { return reinterpret_cast<uint8_t *>(this + 1); }
};

/// Memory for tiles, of one thread: what is freed is used again.
class Pool {
public:
  Pool() = default;
  Pool(const Pool &) = delete;
  Pool &operator=(const Pool &) = delete;
  ~Pool();

  /// Null if there is no memory.
  Buffer *allocate(size_t Bytes);
  void release(Buffer *B) {
    if (--B->References == 0)
      Free[B->Class].push_back(B);
  }

private:
  std::vector<Buffer *> Free[40];
};

/// A value: a tile, the numbers of a view, or what a token knows.
struct Slot {
  uint8_t *Data = nullptr;
  Buffer *Owner = nullptr; ///< Null: Inline, a constant, or borrowed.
  /// A byte for each element, 0 if it is determined, else the number of its
  /// origin; null if all elements are.
  uint8_t *Marks = nullptr;
  Buffer *MarksOwner = nullptr;
  uint64_t Inline = 0; ///< What fits.
};

/// Where a block was when it had to end.
struct Standing {
  uint64_t Block;
  uint32_t Site;
  bool IsWaiting; ///< For other blocks.
};

/// What all blocks of a launch share.
struct LaunchState {
  const Program &Code;
  const Kernel &Entry;
  const Memory *Known; ///< Null: all memory is trusted.
  uint32_t Grid[3];
  uint64_t Blocks;                        ///< That are run: the first ones.
  const std::vector<uint64_t> &Arguments; ///< Each at the front of a word.
  uint64_t Seed = 0;
  Reporter &Findings;
  bool Watches = true; ///< Whether all is looked for.
  Scheduler *Turns = nullptr;
  BlockOrder Order; ///< Of accesses of different blocks.
  /// Set when blocks must end.
  std::atomic<bool> Stops{false};

  /// The coordinates of a block.
  std::array<uint32_t, 3> blockAt(uint64_t Number) const {
    return {uint32_t(Number % Grid[0]), uint32_t(Number / Grid[0] % Grid[1]),
            uint32_t(Number / Grid[0] / Grid[1])};
  }
};

/// Names what made elements undetermined; a mark is its position plus one.
struct MarkOrigin {
  uint32_t Site;
  const char *What; ///< "padding that is not specified".
  bool IsUninitialized;
};

/// Elements that a store has written behind each other.
struct WrittenRun {
  uint64_t At;
  size_t Count;
  const uint8_t *From; ///< The first element in the tile,
  int64_t Stride;      ///< and elements from it to the next.
  size_t Element;      ///< The place of the first one in the tile.
};

struct Frame {
  Frame(LaunchState &Launch, Pool &Tiles)
      : Launch(Launch), Tiles(Tiles), Slots(Launch.Entry.Slots) {}
  ~Frame() { clear(); }

  /// Forgets all values, and gets ready for block \p Index.
  void begin(uint64_t Index);
  void clear();

  /// A new value of \p Bytes for \p To; null after Flow::Stop must follow.
  uint8_t *define(uint32_t To, size_t Bytes);
  /// \p To has the same value as \p From.
  void share(uint32_t To, uint32_t From);
  void release(uint32_t Which);
  /// \p To has bytes of somebody else.
  void borrow(uint32_t To, uint8_t *Data) {
    release(To);
    Slots[To].Data = Data;
  }
  /// \p To get the values of \p From, all at once.
  void moveAll(llvm::ArrayRef<uint32_t> To, llvm::ArrayRef<uint32_t> From);
  /// Marks for \p Count elements of \p To, all zero.
  uint8_t *mark(uint32_t To, size_t Count);

  const uint8_t *data(uint32_t Which) const { return Slots[Which].Data; }
  uint8_t *data(uint32_t Which) { return Slots[Which].Data; }
  template <typename T> T scalar(uint32_t Which) const {
    return *reinterpret_cast<const T *>(Slots[Which].Data);
  }

  /// The mark of an origin, which is made if it is new.
  uint8_t originOf(uint32_t Site, const char *What, bool IsUninitialized);
  /// What \p Mark says.
  const MarkOrigin &origin(uint8_t Mark) const { return Origins[Mark - 1]; }
  /// Reports a finding if \p Which has undetermined elements, which \p Use
  /// does not allow. \p Mask may exclude elements; the first one is \p First.
  void checkDetermined(const Step &S, uint32_t Which, size_t Count,
                       const char *Use, const uint8_t *Mask = nullptr,
                       size_t First = 0);

  /// This block, for findings.
  Party party(uint32_t Site, std::string What = "") const {
    return {Site, {Block[0], Block[1], Block[2]}, std::move(What)};
  }

  /// Ends the launch.
  Flow fail(const Step &S, const llvm::Twine &Why);
  /// Notes where the block was when it had to end, unless it has been noted.
  Flow stopAt(uint32_t Site, bool IsWaiting = false);

  LaunchState &Launch;
  Pool &Tiles;
  std::vector<Slot> Slots;
  std::vector<MarkOrigin> Origins;
  uint32_t Block[3] = {0, 0, 0};
  uint64_t Index = 0;
  std::string Printed;
  /// Memory that the block has allocated.
  std::vector<std::pair<std::unique_ptr<uint8_t[]>, Allocation>> Own;
  /// The allocation of the last access.
  const Allocation *Last = nullptr;
  /// What a strong read of a step gave last, to see who waits.
  std::vector<std::pair<uint32_t, uint64_t>> Seen;
  std::vector<WrittenRun> Written; ///< By the store that is executed.
  TokenOrder Order;
  BlockLog Log;
  TileEvent Doing = {}; ///< What the operation does to what it touches.
  unsigned Waits = 0;   ///< Strong reads in a row that gave nothing new.
  std::optional<Standing> Stopped;
};

/// Runs the steps of \p B.
Flow run(Frame &F, const Body &B);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_EVAL_PROGRAM_FRAME_H
