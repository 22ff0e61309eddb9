//===- StageMap.h - Places of elements in shared memory ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_STAGEMAP_H
#define OPENNVVM_LIB_TILE_TONVVM_STAGEMAP_H

#include "Layout.h"
#include "mlir/IR/Types.h"
#include "mlir/IR/Value.h"

namespace opennvvm::tile {

/// A linear map from row-major numbers to places, in elements: for each bit of
/// the number the bits of the place that it flips.
struct StageMap {
  llvm::SmallVector<uint32_t> Flips;
  uint32_t place(uint32_t Number) const;
};

/// A map for elements of \p Bytes whose numbers have the bits \p Bits. The
/// first 2^VectorBits registers of \p Reader are next to each other; lanes that
/// write or read at the same time are in different banks, as far as that is
/// possible.
StageMap stageMap(const Layout &Writer, const Layout &Reader,
                  unsigned VectorBits, uint32_t Bits, unsigned Bytes);

/// Whether the first 2^\p VectorBits registers of \p In are neighbors, in their
/// order, where \p Map puts them.
bool areNeighbors(const StageMap &Map, const Layout &In, unsigned VectorBits);

/// A tile that is in shared memory where the program has loaded it.
struct SharedTile {
  StageMap Map;        ///< Of its row-major numbers.
  mlir::Type Element;  ///< Of a register.
  mlir::Value Address; ///< Of its first place.
};

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_STAGEMAP_H
