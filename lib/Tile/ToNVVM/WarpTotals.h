//===- WarpTotals.h - What each warp hands to the others ------ -*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_WARPTOTALS_H
#define OPENNVVM_LIB_TILE_TONVVM_WARPTOTALS_H

#include "Lowering.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace opennvvm::tile {

/// Numbers that some of a warp's threads have, for all warps whose elements
/// differ only along an axis, by way of scratch memory.
class WarpTotals {
public:
  /// \p Rest is the layout of what threads have, without the axis.
  /// \p AxisWarps are the bits of warps that are on the axis, the lowest bit
  /// of the axis first. \p Types are those of the numbers that belong together.
  WarpTotals(Lowering &L, const Layout &Rest,
             llvm::ArrayRef<unsigned> AxisWarps, llvm::ArrayRef<Type> Types);

  /// The totals of one register, by warp in ascending order along the axis, of
  /// each type one.
  using User = llvm::function_ref<LogicalResult(
      unsigned Register, llvm::ArrayRef<Registers> ByWarp)>;

  /// Threads for which \p IsWriter holds (null for all) write \p Totals, for
  /// each type all registers. Then all threads read those of all warps, and
  /// \p Use is told them register by register.
  LogicalResult exchange(llvm::ArrayRef<Registers> Totals, Value IsWriter,
                         User Use);

  /// This thread's place among the warps of the axis.
  Value place() const { return Place; }

private:
  /// How the numbers of one type lie.
  struct Room {
    Type Register, Word;
    unsigned Bytes;  ///< Of a number.
    unsigned Vector; ///< Registers that lie next to each other.
    unsigned Warps;  ///< Warps that lie next to each other, read at once.
    uint64_t Begin = 0;
    uint64_t Group;  ///< Bytes of a vector, of all warps and threads.
    Value Mine, All; ///< The offsets of what the thread writes and reads.
  };
  void layOut(unsigned Count);
  void write(Value Base, llvm::ArrayRef<Registers> Totals, unsigned From,
             unsigned Count);
  llvm::SmallVector<Registers> read(Value Base, const Room &R, unsigned Group);
  LogicalResult readAll(Value Base, unsigned From, unsigned Count, User Use);
  Value address(Value Base, Value Offset, uint64_t More);

  Lowering &L;
  llvm::SmallVector<Room, 2> Rooms;
  unsigned WarpCount;  ///< On the axis.
  unsigned ThreadBits; ///< Threads with elements of their own.
  bool LanesDiffer;    ///< Some of these are in one warp.
  unsigned Rows;       ///< Registers of a thread.
  uint64_t Bytes = 0;  ///< Of one round.
  Value Place, ThreadPlace;
};

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_WARPTOTALS_H
