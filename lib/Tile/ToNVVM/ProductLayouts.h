//===- ProductLayouts.h - Who holds what of a product -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_PRODUCTLAYOUTS_H
#define OPENNVVM_LIB_TILE_TONVVM_PRODUCTLAYOUTS_H

#include "Layout.h"
#include "ProductPlan.h"

namespace opennvvm::tile {

/// The tiles of a product.
enum class ProductTile : uint8_t { A, B, C };
/// Its dimensions.
enum class ProductDimension : uint8_t { Batch, Row, Column, Depth };

/// Where the dimensions of a product are in the row-major numbers of a tile.
class ProductNumbers {
public:
  ProductNumbers(ProductTile Tile, const ProductExtents &Extents);

  /// The number that differs from 0 in bit \p I of coordinate \p D; 0 if the
  /// tile has no such bit.
  uint32_t bit(ProductDimension D, unsigned I) const {
    const Field &F = Fields[unsigned(D)];
    return I < F.Bits ? uint32_t(1) << (F.Shift + I) : 0;
  }
  /// The number at coordinate \p At of \p D, and 0 in the others.
  uint32_t at(ProductDimension D, uint32_t At) const {
    const Field &F = Fields[unsigned(D)];
    return (At << F.Shift) & F.mask();
  }
  const Field &field(ProductDimension D) const { return Fields[unsigned(D)]; }
  /// The bits of all elements.
  uint32_t bits() const;

private:
  Field Fields[4]; ///< A dimension that the tile lacks has no bits.
};

/// How many bits of the number of a warp choose a batch, rows and columns.
struct WarpShares {
  unsigned Batches = 0, Rows = 0, Columns = 0;
};

/// Batches first; then such that the rows and columns that a warp reads are
/// few, where a warp has at least the 2^Rows x 2^Columns of an instruction.
WarpShares divideWarps(const ProductExtents &Extents, unsigned Rows,
                       unsigned Columns, unsigned WarpBits);

/// The fragments of \p Tile in the registers of threads. Lanes of rows and
/// columns that the product lacks hold what others hold; so do those of
/// products that it lacks, which must count as zeros. Registers, in this order:
/// those of a 32-bit word, of the words of one instruction, of the other
/// instructions along rows or columns, along the depth, of other batches.
Layout fragmentLayout(ProductTile Tile, const ProductExtents &Extents,
                      const TensorInstruction &I, unsigned WarpBits);

/// The sums that a thread adds up alone: boxes of rows and columns, where
/// 2^VectorBits neighboring columns are one access to memory.
Layout boxLayout(const ProductExtents &Extents, unsigned VectorBits,
                 unsigned WarpBits);

/// The layout of C for \p Plan.
Layout sumLayout(const ProductPlan &Plan, unsigned WarpBits);

/// The part of \p Of, a layout of C, that lies in A or B: bits of the other
/// one's coordinate become zero.
Layout factorLayout(const Layout &Of, ProductTile Tile,
                    const ProductExtents &Extents);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_PRODUCTLAYOUTS_H
