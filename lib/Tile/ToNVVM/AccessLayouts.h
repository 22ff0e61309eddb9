//===- AccessLayouts.h - In which layouts tiles are accessed ----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_ACCESSLAYOUTS_H
#define OPENNVVM_LIB_TILE_TONVVM_ACCESSLAYOUTS_H

#include "Layout.h"
#include "Tile/Analysis/AxisFacts.h"
#include "mlir/IR/Value.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"

namespace opennvvm::tile {

/// How a block accesses memory.
struct AccessShape {
  unsigned WarpBits = 0;
  unsigned Bytes = 16; ///< Of neighbors that one thread has.
  /// Whether a warp has the same elements whatever Bytes is, so that rows that
  /// are reduced stay in it. Otherwise what a thread has less of neighbors is
  /// behind those of all warps, and takes the fewest numbers to find.
  bool KeepsWarps = true;
};

/// The layout in which threads access a tile: neighbors along dimension
/// \p Inner, by default the last one, as many as \p Shape says, in each, as
/// long as there is work for all threads.
Layout accessLayout(mlir::nv_tileas::TileType T, AccessShape Shape,
                    std::optional<unsigned> Inner = std::nullopt);

/// The dimension along which elements of a tile of type \p T, at \p Place, a
/// view or a tile of addresses, are neighbors in memory; none if it is not
/// known.
std::optional<unsigned> innerDimension(mlir::Value Place,
                                       mlir::nv_tileas::TileType T,
                                       const AxisFactsAnalysis &Facts);

/// The layout in which \p Tile, which has layout \p Home, is written where
/// dimension \p Inner is the one of neighbors: its own one if threads then
/// write whole sectors of memory, or if a few stores of one sector are all.
Layout storeLayout(const Layout &Home, mlir::nv_tileas::TileType T,
                   AccessShape Shape, std::optional<unsigned> Inner);

/// The tile in whose layout atomic \p Op changes memory: its old values if they
/// are wanted or if the new ones, which \p IsFree says, have no layout of their
/// own.
template <typename OpT> mlir::Value changedLike(OpT Op, bool IsFree) {
  return IsFree || !Op.getResult().use_empty() ? Op.getResult() : Op.getValue();
}

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_ACCESSLAYOUTS_H
