//===- BlockWarps.cpp - How many warps suit a kernel ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BlockWarps.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

/// Warps of a block unless the program says otherwise or its tiles are large.
static constexpr unsigned UsualWarps = 4;
/// A thread should not have more elements of one tile than this.
static constexpr uint64_t UsualElements = 128;

unsigned wantedWarps(func::FuncOp F) {
  if (auto Warps = F->getAttrOfType<IntegerAttr>(WarpsAttr))
    return unsigned(Warps.getInt());
  return 0;
}

/// The elements of the largest tile that is kept in registers.
static uint64_t largestTile(func::FuncOp F) {
  uint64_t Most = 1;
  F.walk([&](Operation *Op) {
    for (Type T : Op->getResultTypes())
      if (auto Tile = dyn_cast<TileType>(T)) {
        uint64_t Count = 1;
        for (int64_t Extent : Tile.getShape())
          Count *= uint64_t(Extent);
        Most = std::max(Most, Count);
      }
  });
  return Most;
}

unsigned chooseWarps(func::FuncOp F, unsigned Asked) {
  if (!Asked)
    Asked = wantedWarps(F);
  if (Asked)
    return Asked;
  uint64_t Wanted = llvm::PowerOf2Ceil(largestTile(F) / (32 * UsualElements));
  return unsigned(std::clamp<uint64_t>(Wanted, UsualWarps, MostUsualWarps));
}

} // namespace opennvvm::tile
