//===- Views.h - Where the tiles of a view lie ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_EVAL_OPERATIONS_VIEWS_H
#define OPENNVVM_LIB_TILE_EVAL_OPERATIONS_VIEWS_H

#include "Tile/Eval/Memory/Access.h"
#include "Tile/Eval/Numbers/Convert.h"
#include "Tile/Eval/Program/Decoder.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>

namespace opennvvm::tile {

/// A dimension of the tiles of a view.
struct ViewDimension {
  unsigned Of;        ///< The dimension of the array.
  int64_t Extent;     ///< Of the tile.
  int64_t Step;       ///< Elements from one tile to the next.
  int64_t TileStride; ///< Of the tile, in elements.
};

/// What is known of an access through a view when it is decoded.
struct ViewPlan {
  unsigned Rank = 0, ArrayRank = 0;
  ElementKind Kind = ElementKind::I8, Index = ElementKind::I32;
  llvm::ArrayRef<ViewDimension> Dimensions;
  int Sparse = -1; ///< The dimension whose index is a tile.
  std::optional<mlir::cuda_tile::PaddingValue> Padding;
  unsigned View = 0, FirstIndex = 1, Value = 0; ///< Operands.
  llvm::ArrayRef<int8_t> InBounds;
  AccessKind Access = {};
  mlir::cuda_tile::AtomicRMWMode Mode = mlir::cuda_tile::AtomicRMWMode::Add;
};

/// Where a tile lies.
struct TilePlace {
  const int64_t *View; ///< Base, extents and strides of the array.
  llvm::SmallVector<int64_t, 6> Start; ///< Coordinates of the first element.
  llvm::SmallVector<int64_t, 6>
      Inside; ///< How much of each dimension is there.
  unsigned Run =
      0; ///< The dimension along which elements are accessed at once.

  /// Elements in memory from one element of dimension \p I to the next.
  int64_t strideOf(const ViewPlan &Plan, unsigned I) const;
};

/// Fills in what the type of a view says.
void planView(Decoder &D, mlir::Type View, ViewPlan &Plan);
/// Fills in what the operands of an access say.
void planAccess(Decoder &D, mlir::Operation *Op, mlir::Type View,
                unsigned ViewOperand, unsigned FirstIndex,
                llvm::ArrayRef<int8_t> InBounds, ViewPlan &Plan);
AccessKind accessKindOf(mlir::cuda_tile::MemoryOrderingSemantics Order,
                        std::optional<mlir::cuda_tile::MemoryScope> Scope,
                        bool Reads, bool Writes);

/// Finds the tile that the indices of a step choose. \returns false if an index
/// is outside of its space, which is then reported.
bool locate(Frame &F, const Step &S, const ViewPlan &Plan, TilePlace &Place);

/// Calls \p Body with the first element of each run: its distance from the base
/// in elements, and its place in the tile.
void forEachRun(Frame &F, const Step &S, const ViewPlan &Plan,
                const TilePlace &Place,
                llvm::function_ref<void(int64_t, size_t)> Body);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_EVAL_OPERATIONS_VIEWS_H
