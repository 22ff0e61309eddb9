//===- Views.h - What views are made of -------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_VIEWS_H
#define OPENNVVM_LIB_TILE_TONVVM_VIEWS_H

#include "Lowering.h"

namespace opennvvm::tile {

/// A window on global or shared memory, with what is known of its numbers in
/// the program.
struct ViewParts {
  struct Dimension {
    Value Size;   ///< An i64; null if nothing says where the memory ends.
    Value Stride; ///< An i64, in elements.
    Value Origin; ///< An i64; null for 0.
    std::optional<int64_t> KnownStride;
    /// Powers of two that divide them.
    uint64_t SizeDivisor = 1, StrideDivisor = 1, OriginDivisor = 1 << 16;
    bool MayBeNegative = false; ///< The origin.
    bool IsShort = false; ///< The size is less than 2^31, and not negative.
  };
  /// Where elements of a buffer are if its rows are swizzled: in panels of so
  /// many bytes along one dimension, one behind the other.
  struct SwizzledRows {
    unsigned Bytes = 0; ///< 32, 64 or 128; 0 if they are not.
    unsigned Inner = 0; ///< The dimension.
    uint64_t RowBytes = 0, Rows = 0;
  };

  Value Base;    ///< An i64: the address of element 0 in global memory.
  Value Pointer; ///< Of element 0 in shared memory; null for global memory.
  uint64_t BaseDivisor = 1; ///< Of the address.
  SwizzledRows Swizzle;
  llvm::SmallVector<Dimension> Dimensions;
};

/// The groups of operands behind the source of \p Op: where it begins, sizes
/// and strides.
std::array<ValueRange, 3> groupsOf(mlir::nv_tileas::BlockTileOp Op);

/// The parts of \p View, the result of `block_tile`. Fails after a diagnostic
/// at
/// \p User for what is in neither global nor shared memory.
FailureOr<ViewParts> viewOf(Lowering &L, Value View, Operation *User);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_VIEWS_H
