//===- TilePlaces.h - Elements of tiles in memory ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_TILEPLACES_H
#define OPENNVVM_LIB_TILE_TONVVM_TILEPLACES_H

#include "Memory.h"
#include "Views.h"

namespace opennvvm::tile {

/// The places of the elements of one tile, as a thread has them.
class TilePlaces {
public:
  /// \param InBounds dimensions in which the tile certainly does not exceed the
  ///        memory
  TilePlaces(Lowering &L, const ViewParts &View, const Layout &In,
             mlir::nv_tileas::TileType Tile, ValueRange Coordinates,
             ValueRange Offsets, std::optional<llvm::ArrayRef<bool>> InBounds);

  /// The elements from the beginning of \p View on.
  /// \param IsInside all are in the memory
  TilePlaces(Lowering &L, const ViewParts &View, const Layout &In,
             mlir::nv_tileas::TileType Tile, bool IsInside);

  /// A pointer to the element of register \p R.
  Value pointer(unsigned R);
  /// Whether the element of register \p R is in the memory; null if it is.
  Value isInside(unsigned R);
  /// Whether all elements of the tile are; null if they are. The same in all
  /// threads.
  Value isAllInside();
  /// How many bytes are in the memory of the 2^vectorBits() neighbors that
  /// begin with the element of register \p R, an i32: the first ones are. Null
  /// if all are.
  Value bytesInside(unsigned R);
  /// Lets all elements be outside unless \p Exists: along the dimensions \p D
  /// that are tested and for which \p Varies(D). Whether there is one.
  bool restrict(Value Exists, llvm::function_ref<bool(unsigned)> Varies);
  /// How many low bits of registers are neighbors in memory, whose first one is
  /// aligned to all of them.
  unsigned vectorBits() const { return VectorBits; }
  /// Whether it is not known that all elements are inside.
  bool isTested() const {
    return llvm::any_of(Limits, [](auto &Bound) { return bool(Bound); });
  }
  /// Whether the 2^vectorBits() neighbors, which are more than one, are all in
  /// the memory or none of them is.
  bool areNeighborsTogether() const;
  /// Whether the tile may begin before the memory does.
  bool beginsOutside() const { return BeginsOutside; }

private:
  /// One dimension that is tested.
  struct Limit {
    /// Coordinates below it, as numbers without a sign, are inside; an i32.
    /// They count from where the tile begins, or the memory does.
    Value Length;
    Value Thread;   ///< The thread's first coordinate.
    Value IsInside; ///< Of the whole tile.
    /// Neither a coordinate nor the length is below zero as a signed number.
    bool IsSigned = false;
    bool IsIndex = false; ///< They count from where the memory begins.
    Value Signed; ///< If so, a number to compare with instead of the length.
    Value Left; ///< If so, how far it is from the thread's first coordinate on.
    llvm::DenseMap<uint32_t, Value> Known, KnownBytes;
  };
  /// Where a tile begins along one dimension.
  struct Beginning {
    Value First;              ///< An i64, the sum of all.
    Value Coordinate, Offset; ///< What the program says, or null.
    uint64_t Divisor;         ///< Of the sum.
  };
  static constexpr mlir::arith::IntegerOverflowFlags NoWrap =
      mlir::arith::IntegerOverflowFlags::nuw |
      mlir::arith::IntegerOverflowFlags::nsw;

  void place(ValueRange Coordinates, ValueRange Offsets);
  void placeLimit(unsigned D, const Beginning &Begin, Value Index);
  bool isNegative(Value Coordinate, Value Offset,
                  const ViewParts::Dimension &Of) const;
  bool isShortSum(Value Coordinate, Value Offset) const;
  bool isShort(Value Coordinate, Value Offset,
               const ViewParts::Dimension &Of) const;
  bool isIndex(Value Coordinate, Value Offset, const ViewParts::Dimension &Of,
               uint64_t Divisor) const;
  bool hasThreads(const Field &F) const;
  unsigned partsOf(unsigned D) const;
  void limit(unsigned D, Value First, int64_t Extent, bool MayBeNegative);
  void limitIndex(unsigned D, Value First, Value Index);
  void limitShort(unsigned D, Value First, int64_t Extent, bool MayBeginBefore);
  void chooseVector(llvm::ArrayRef<uint64_t> FirstDivisors);
  Value swizzledPointer(uint32_t Number);
  bool isSwizzleLinear() const;
  bool isWhole(size_t D) const;
  uint32_t swizzledOffset(uint32_t Number) const;
  Value swizzledThread(uint32_t &Varying) const;

  Value isInside(unsigned R, std::optional<unsigned> Except);
  Value partInside(unsigned D, uint32_t Number);
  Value partBytes(unsigned D, uint32_t Number);
  uint32_t partOf(unsigned D, uint32_t Number) const;
  Value coordinateAt(const Limit &Bound, uint32_t Part);
  Value distanceLeft(Limit &Bound);

  Lowering &L;
  const ViewParts &View;
  const Layout &In;
  llvm::SmallVector<Field> Fields;
  llvm::SmallVector<int64_t> Shape;
  uint64_t Bytes;
  Value Start; ///< A pointer to the thread's first element.
  /// In swizzled rows: where the tile begins in each dimension, an i32 or null
  /// for 0, and the offset of the thread's first element if all are 0.
  llvm::SmallVector<Value> Firsts;
  Value Swizzled;
  uint32_t SwizzledBits = 0; ///< Those that threads decide.
  llvm::SmallVector<std::optional<Limit>> Limits;
  llvm::SmallVector<bool> IsKnownInside;
  llvm::DenseMap<uint32_t, Value> Moved;
  unsigned VectorBits = 0;
  bool BeginsOutside = false;
  std::optional<unsigned> Inner; ///< The dimension of neighbors in memory.
};

/// Makes the code of whole tiles and of those at the edge, where it is not
/// known which one it is.
template <typename Whole, typename Tested>
Registers eitherWay(Lowering &L, Value IsWhole, mlir::TypeRange Types,
                    Whole MakeWhole, Tested MakeTested) {
  auto If =
      mlir::scf::IfOp::create(L.B, Types, IsWhole, /*withElseRegion=*/true);
  mlir::OpBuilder::InsertionGuard Guard(L.B);
  auto Arm = [&](mlir::Block *Body, auto Make) {
    if (!Body->empty())
      Body->back().erase();
    L.B.setInsertionPointToEnd(Body);
    mlir::scf::YieldOp::create(L.B, Make());
  };
  Arm(If.thenBlock(), MakeWhole);
  Arm(If.elseBlock(), MakeTested);
  return Registers(If.getResults());
}

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_TILEPLACES_H
