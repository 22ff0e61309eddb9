//===- MmaShapes.h - What all matrix products require -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_IR_MMASHAPES_H
#define OPENNVVM_LIB_TILE_IR_MMASHAPES_H

#include "opennvvm/Dialect/NVTileAS/NVTileAS.h"

namespace mlir::nv_tileas {

/// Floats must accumulate in f32, in C and in the result.
LogicalResult verifyFloatAccumulator(TileType C, TileType Dst,
                                     function_ref<InFlightDiagnostic()> Emit);

/// All tiles must have rank 2, or all rank 3; null ones are ignored.
LogicalResult verifyMmaRanks(ArrayRef<TileType> Tiles,
                             function_ref<InFlightDiagnostic()> Emit);

/// A must be MxK, B KxN, and C and the result MxN, with equal batches. Their
/// ranks were already verified.
LogicalResult verifyMmaShapes(TileType A, TileType B, TileType C, TileType Dst,
                              function_ref<InFlightDiagnostic()> Emit);

} // namespace mlir::nv_tileas

#endif // OPENNVVM_LIB_TILE_IR_MMASHAPES_H
