//===- ProductCode.h - The code of products ---------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_PRODUCTCODE_H
#define OPENNVVM_LIB_TILE_TONVVM_PRODUCTCODE_H

#include "Lowering.h"
#include "ProductLayouts.h"
#include "SharedTiles.h"
#include "Staging.h"
#include <array>

namespace opennvvm::tile {

/// Operand A or B of a product, as it is multiplied.
struct Factor {
  ProductTile Tile;
  Value Of;
  /// What its elements are converted to, integers by their sign.
  Type To;
  bool IsSigned = true;
  /// Numbers by which blocks along the depth are multiplied; may be null.
  Value Scale;
  /// The part of the planned scales that is along the depth: the logarithm of
  /// how many elements have one.
  unsigned ScaleBits = 0;

  /// Its registers in layout \p In, made at the builder's place.
  FailureOr<Registers> in(Lowering &L, const Layout &In) const;
  /// Whether its elements are multiplied as they are.
  bool isAsLoaded(const Lowering &L) const;
};

/// The operands A and B of \p Product, which has the plan \p Plan.
std::array<Factor, 2> factorsOf(Operation *Product, const ProductPlan &Plan);

/// How \p Of is read from shared memory if it is there as it is multiplied;
/// none if registers are wanted.
std::optional<FragmentReader> sharedReader(Lowering &L, const ProductPlan &Plan,
                                           const Factor &Of);
/// The same for multiply-adds of each thread.
FragmentReader boxReader(Lowering &L, const ProductPlan &Plan,
                         const Factor &Of);

/// Parts of a product whose operands do not fit into shared memory at once:
/// which bits of the coordinates tell them apart.
struct Rounds {
  uint32_t Depth = 0, Batch = 0;
  /// The bits of numbers of \p Tile.
  uint32_t bitsOf(const ProductNumbers &Tile) const {
    return Tile.at(ProductDimension::Depth, Depth) |
           Tile.at(ProductDimension::Batch, Batch);
  }
};

/// The rounds in which parts of two operands of \p Bytes together fit, where
/// the depth below 2^DepthBits is one part, and only the lowest \p BatchBits of
/// the batch may be divided. Fails after a diagnostic.
FailureOr<Rounds> roundsFor(Lowering &L, const ProductExtents &E,
                            uint64_t Bytes, unsigned DepthBits,
                            unsigned BatchBits);
/// Calls \p Do for each round, in ascending order of the depth.
void forEachRound(const Rounds &All, llvm::function_ref<void(Rounds)> Do);

/// The sums of \p Plan by tensor cores: \p Sums are registers in layout
/// sumLayout(), and become the result.
LogicalResult multiplyByTensorCores(Lowering &L, const ProductPlan &Plan,
                                    const Factor &A, const Factor &B,
                                    Registers &Sums);
/// The same by multiply-adds of each thread.
LogicalResult multiplyAlone(Lowering &L, const ProductPlan &Plan,
                            const Factor &A, const Factor &B, Registers &Sums);

/// Lowers the product \p Op by \p Plan.
LogicalResult lowerPlanned(Lowering &L, Operation *Op, const ProductPlan &Plan,
                           const Factor &A, const Factor &B);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_PRODUCTCODE_H
