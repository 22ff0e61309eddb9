//===- LocalViews.h - Views of local memory ---------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A view of `rmem` is an array of each thread in local memory, which has the
// thread's elements. An access reads or writes a box of it; all bits of a
// coordinate that say which box it is belong to the number of an element in the
// array, so that each thread has its part of every box.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_LOCALVIEWS_H
#define OPENNVVM_LIB_TILE_TONVVM_LOCALVIEWS_H

#include "Layout.h"
#include "mlir/IR/Value.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"
#include <optional>

namespace opennvvm::tile {

class Lowering;

/// Bytes of local memory that a thread can have.
inline constexpr uint64_t MostLocalBytes = 512 * 1024;

/// The view that alloc_view has made of which \p View, that of an access, is a
/// box in local memory; null if it is in other memory, or is none.
mlir::nv_tileas::AllocViewOp localViewOf(mlir::Value View);

/// The layout in which a tile is read and written by \p View, for which
/// localViewOf() gives one.
Layout localLayout(mlir::Value View, unsigned WarpBits);

/// Makes the array of \p Op, a view of local memory.
mlir::LogicalResult lowerLocalView(Lowering &L,
                                   mlir::nv_tileas::AllocViewOp Op);
mlir::LogicalResult lowerLocalLoad(Lowering &L,
                                   mlir::nv_tileas::TiledLoadOp Op);
mlir::LogicalResult lowerLocalStore(Lowering &L,
                                    mlir::nv_tileas::TiledStoreOp Op);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_LOCALVIEWS_H
