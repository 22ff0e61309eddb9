//===- SplitPlan.h - Which tiles are split, and along what ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// If a tile is split in halves along a dimension, so is what it is computed of
// and what is computed of it. What can be made anew for each use, of numbers
// and coordinates alone, is split for some of its uses and whole for others;
// any other tile is split along one dimension or not at all. All operations
// with split tiles run once for each half.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TRANSFORMS_SPLITPLAN_H
#define OPENNVVM_LIB_TILE_TRANSFORMS_SPLITPLAN_H

#include "TileAxes.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"

namespace opennvvm::tile {

/// The halves of tiles.
inline constexpr int64_t SplitParts = 2;

/// A tile that loops carry or branches give, with what has the same elements.
using CarriedTile = llvm::SmallVector<mlir::Value, 4>;

/// The values of the tiles that \p Op, a loop or a branch, carries or gives,
/// in groups; none for an operation whose tiles cannot be split.
std::optional<llvm::SmallVector<CarriedTile>> carriedTiles(mlir::Operation *Op);

/// Whether \p V is computed of numbers and coordinates alone.
bool isMadeAnew(mlir::Value V);

/// Why tiles cannot be split.
struct SplitObstacle {
  mlir::Operation *At = nullptr; ///< Null if it is no operation.
  const char *Why = "";
};

class SplitPlan {
public:
  /// Splits \p V along \p Dimension, and all that goes with it. False if
  /// something cannot be; then the plan is of no use, and obstacle() says why.
  bool split(mlir::Value V, unsigned Dimension);

  /// Also finds out what runs for each half; false if it cannot. Nothing is
  /// split any more afterwards.
  bool finish();

  const SplitObstacle &obstacle() const { return Obstacle; }

  /// The dimension along which \p V is split; none for a whole tile, and for
  /// one that is made anew.
  std::optional<unsigned> dimensionOf(mlir::Value V) const;
  /// The dimensions along which halves are wanted of \p V, which is made anew.
  llvm::ArrayRef<unsigned> wantedOf(mlir::Value V) const;
  /// The dimension of which \p Of, an operand, has a half.
  std::optional<unsigned> dimensionAt(mlir::OpOperand &Of) const;

  /// The operations of one block that run for each half, with all that is in
  /// them, in their order.
  llvm::ArrayRef<mlir::Operation *> operations() const { return Run; }
  bool runs(mlir::Operation *Op) const { return RunSet.contains(Op); }
  /// The tokens that other operations wait for.
  llvm::ArrayRef<mlir::Value> tokens() const { return Tokens; }
  /// A whole tile that a loop would give for each half, and that is used
  /// behind it, after finish() has failed for that.
  mlir::Value missing() const { return Missing; }

  /// Whether tiles of \p Op are split.
  bool concerns(mlir::Operation *Op) const { return AxisAt.contains(Op); }
  /// Which of axesOf() such an operation is split along; none for loops and
  /// branches.
  int axisAt(mlir::Operation *Op) const { return AxisAt.lookup(Op); }

private:
  bool fail(mlir::Operation *At, const char *Why);
  bool visit(mlir::Operation *Op, size_t Number, unsigned Dimension);
  bool visitUse(mlir::OpOperand &Use, unsigned Dimension);
  bool visitGroup(mlir::Operation *Op, mlir::Value Of, unsigned Dimension);
  bool visitAccess(mlir::Operation *Op);
  bool visitValue(mlir::Value V, unsigned Dimension);
  bool addTokenUsers();
  bool checkUses();

  struct Open {
    mlir::Value Tile;
    unsigned Dimension;
  };
  llvm::SmallVector<Open> Todo;
  llvm::DenseMap<mlir::Value, unsigned> Dimensions;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<unsigned, 1>> Wanted;
  /// Which axis of an operation is split; of loops and branches, none.
  llvm::MapVector<mlir::Operation *, int> AxisAt;
  llvm::SmallVector<mlir::Operation *> Run;
  llvm::DenseSet<mlir::Operation *> RunSet;
  llvm::SmallVector<mlir::Value> Tokens;
  mlir::Value Missing;
  SplitObstacle Obstacle;
};

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TRANSFORMS_SPLITPLAN_H
