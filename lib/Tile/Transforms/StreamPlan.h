//===- StreamPlan.h - Which tiles are computed in parts ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A large tile is one for which the registers of a block have no room, or one
// of the same elements as such a tile. Nothing holds it as a whole: an
// operation that wants one has a loop over its boxes, in which everything is
// computed again of which the box consists, down to loads from memory. What
// cannot be computed again is kept in local memory.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TRANSFORMS_STREAMPLAN_H
#define OPENNVVM_LIB_TILE_TRANSFORMS_STREAMPLAN_H

#include "TileBoxes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

namespace opennvvm::tile {

/// A tile, and the box of it that an operation computes with at a time.
struct BoxOf {
  mlir::Value Tile;
  BoxShape Box;
};

/// How much is computed at a time.
struct StreamSizes {
  uint64_t LargeBits;   ///< Tiles of more bits are large.
  int64_t PartElements; ///< At most so many elements are in a box.
};

/// The extents of one part of a product: of its result, and along K.
struct ProductBox {
  BoxShape Result;
  int64_t K;
};

class StreamPlan {
public:
  StreamPlan(mlir::func::FuncOp F, StreamSizes Sizes);

  /// Whether there are large tiles.
  bool isNeeded() const { return !Large.empty(); }
  bool isLarge(mlir::Value V) const { return Large.contains(V); }
  /// Whether the tile, a large one or a result of a reduction of one, is in
  /// local memory.
  bool isKept(mlir::Value V) const { return Kept.contains(V); }
  /// Whether \p Op has a large tile as operand or result.
  bool concerns(mlir::Operation *Op) const;

  /// Fails after a diagnostic at an operation that cannot be given large tiles
  /// in parts.
  mlir::LogicalResult check();

  /// Whether a box of this shape of \p V is computed of other tiles, read from
  /// memory, or in local memory: not if it is taken out of a whole tile.
  bool canMake(mlir::Value V, llvm::ArrayRef<int64_t> Box) const;

  /// The box in which \p Tiles, of one shape, are computed together.
  BoxShape boxFor(mlir::ValueRange Tiles) const;
  BoxShape boxFor(mlir::nv_tileas::ReduceOp Op) const;
  ProductBox boxForProduct(mlir::Operation *Op) const;

  /// The loads whose tokens are used that are done again where \p Tiles are
  /// wanted.
  llvm::SetVector<mlir::Operation *> readsBehind(mlir::ValueRange Tiles) const;

  int64_t partElements() const { return Sizes.PartElements; }

private:
  void spread();
  void keep();
  void keepObstacle(mlir::Value V, llvm::ArrayRef<int64_t> Box);
  llvm::SmallVector<BoxOf> boxesOf(mlir::Operation *Op) const;
  void collectRoots(mlir::Value V,
                    llvm::SetVector<mlir::Operation *> &Roots) const;
  bool canReadLater(mlir::Operation *Load) const;
  bool isCheap(mlir::Value V) const;
  bool keepsResults(mlir::Operation *Op) const;

  mlir::func::FuncOp F;
  StreamSizes Sizes;
  llvm::DenseSet<mlir::Value> Large, Kept;
};

/// Whether \p Op reads a tile from memory.
bool isTileLoad(mlir::Operation *Op);
/// The token of \p Op, if it gives one.
mlir::Value doneOf(mlir::Operation *Op);
/// Whether \p Token may stand for something after \p Done.
bool isBehind(mlir::Value Token, mlir::Value Done);
/// Whether \p Op, or something in it, may write memory, or what it does is not
/// known.
bool mayWriteMemory(mlir::Operation *Op);
/// The operands of \p Op that are tiles.
llvm::SmallVector<mlir::Value> tileOperands(mlir::Operation *Op);
/// Whether \p Holds for \p V and all the tiles that it is computed of, up to
/// what operations for which \p Ends compute.
bool holdBehind(mlir::Value V, llvm::function_ref<bool(mlir::Value)> Holds,
                llvm::function_ref<bool(mlir::Operation *)> Ends = nullptr);
/// A, B and C of a product, and the scale factors of A and B if it has them.
bool isProduct(mlir::Operation *Op);
/// The shape of operand \p Number of a product for a part of these extents.
BoxShape productOperandBox(mlir::Operation *Op, unsigned Number,
                           const ProductBox &Of);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TRANSFORMS_STREAMPLAN_H
