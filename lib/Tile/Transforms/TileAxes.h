//===- TileAxes.h - Which dimensions of tiles go together -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Dimensions of the tiles of an operation are of one axis if the operation,
// given the same half of each of them, computes that half of its results. M of
// a product is an axis: it is the rows of A, C and the result.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TRANSFORMS_TILEAXES_H
#define OPENNVVM_LIB_TILE_TRANSFORMS_TILEAXES_H

#include "TileBoxes.h"
#include <optional>

namespace opennvvm::tile {

/// A dimension of no axis: the operation combines what is along it, or tells
/// places along it apart.
inline constexpr int NoAxis = -1;

/// The axis of each dimension of a tile, by a number.
using AxisList = llvm::SmallVector<int, 4>;

/// Axes of the operands of an operation and then of its results, with none for
/// what is no tile.
using OperationAxes = llvm::SmallVector<AxisList, 4>;

/// The axes of \p Op, which has no regions with tiles; none if nothing is known
/// of it.
std::optional<OperationAxes> axesOf(mlir::Operation *Op);

/// The operand or result of \p Op with this number among those of
/// OperationAxes.
mlir::Value valueAt(mlir::Operation *Op, size_t Number);

/// The dimension of \p Axis in \p Axes.
std::optional<unsigned> dimensionOf(int Axis, const AxisList &Axes);

/// Whether \p Op reads or writes a tile of a view, from coordinates on.
bool isTiledAccess(mlir::Operation *Op);
/// The coordinates of such an access.
mlir::OperandRange coordinatesOf(mlir::Operation *Op);
/// Its view.
mlir::OpOperand &viewOf(mlir::Operation *Op);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TRANSFORMS_TILEAXES_H
