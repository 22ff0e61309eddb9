//===- TileBoxes.h - Boxes of tiles and of their sources --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A box is an aligned part of a tile: in each dimension it has a power of two
// of elements, and begins at a multiple of them. Some operations give a box of
// their result if they are given boxes of their operands.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TRANSFORMS_TILEBOXES_H
#define OPENNVVM_LIB_TILE_TRANSFORMS_TILEBOXES_H

#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Value.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"
#include "llvm/ADT/SmallVector.h"

namespace opennvvm::tile {

/// The extents of a box.
using BoxShape = llvm::SmallVector<int64_t, 4>;

/// The type of a tile, or null.
mlir::nv_tileas::TileType tileTypeOf(mlir::Value V);
/// The number of elements of a shape.
int64_t elementsOf(llvm::ArrayRef<int64_t> Shape);
/// \p T with another shape.
mlir::nv_tileas::TileType withShape(mlir::nv_tileas::TileType T,
                                    llvm::ArrayRef<int64_t> Shape);

/// Whether all tiles in \p Op have boxes: no layouts are chosen, and extents
/// are powers of two.
bool haveBoxes(mlir::Operation *Op);

/// Whether \p Op has no effects, and gives a box of its result if it is given
/// boxes of its tiles.
bool isByBox(mlir::Operation *Op);

/// The box of operand \p Number, a tile, that \p Op, for which isByBox() holds,
/// needs for a box of this shape of its result; none if it needs more than one.
std::optional<BoxShape> operandBox(mlir::Operation *Op, unsigned Number,
                                   llvm::ArrayRef<int64_t> Box);

/// The view of the same memory as \p View, of a block_tile, with a tile of
/// another shape.
mlir::Value resizedView(mlir::ImplicitLocOpBuilder &B, mlir::Value View,
                        llvm::ArrayRef<int64_t> Box);

/// A box of at most \p Elements elements that are next to each other in
/// row-major order.
BoxShape rowsBox(llvm::ArrayRef<int64_t> Shape, int64_t Elements);
/// A box of at most \p Elements elements whose extents are much the same.
BoxShape evenBox(llvm::ArrayRef<int64_t> Shape, int64_t Elements);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TRANSFORMS_TILEBOXES_H
