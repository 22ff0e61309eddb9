//===- AffineMasks.h - Masks that are bounds of coordinates -----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TRANSFORMS_AFFINEMASKS_H
#define OPENNVVM_LIB_TILE_TRANSFORMS_AFFINEMASKS_H

#include "AffineForms.h"

namespace opennvvm::tile {

/// One comparison of a mask, of numbers that are First plus a coordinate, or
/// First everywhere, and do not wrap.
struct AxisBound {
  AffineForm Of; ///< Numbers of 64 bits.
  /// They are less than this, an i64; null for no bound.
  mlir::Value Limit;
  /// They are not negative.
  bool IsFromZero = false;
  /// The limit is known not to be negative.
  bool IsSize = false;
  /// The numbers are known not to be.
  bool IsNotNegative = false;
};

/// A mask that is a conjunction.
struct AffineMask {
  llvm::SmallVector<AxisBound> Bounds;
  /// Conditions of the whole tile: scalars of i1.
  llvm::SmallVector<mlir::Value> Conditions;
};

/// What \p Mask, a tile of i1, is the conjunction of; none if something in it
/// is no such comparison.
std::optional<AffineMask> findMask(AffineForms &Forms, mlir::Value Mask);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TRANSFORMS_AFFINEMASKS_H
