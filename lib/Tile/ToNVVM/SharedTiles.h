//===- SharedTiles.h - Tiles copied to shared memory ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_SHAREDTILES_H
#define OPENNVVM_LIB_TILE_TONVVM_SHAREDTILES_H

#include "ProductPlan.h"
#include "Staging.h"

namespace opennvvm::tile {

/// How operand A or B of a product is read from shared memory: its first
/// 2^VectorBits registers are one access.
struct FragmentReader {
  Layout In;
  unsigned VectorBits;
};

/// What \p Tile only has in another shape, or in another order of dimensions,
/// and for each bit of its numbers which one of the source's it is.
struct ShapeSource {
  Value Source;
  llvm::SmallVector<int> To;
};
ShapeSource shapeSource(Value Tile);

/// \p Map, of the numbers of a tile's source, for those of the tile, and the
/// other way round.
StageMap mapOfResult(const StageMap &Map, const ShapeSource &From);
StageMap mapOfSource(const StageMap &Map, const ShapeSource &From);

/// Reads the registers of a tile in layout \p In at the builder's place.
Registers readShared(Lowering &L, const SharedTile &Tile, const Layout &In);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_SHAREDTILES_H
