//===- Combination.h - What reductions and scans compute ------ -*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_COMBINATION_H
#define OPENNVVM_LIB_TILE_TONVVM_COMBINATION_H

#include "Lowering.h"

namespace opennvvm::tile {

/// The combiner of a reduction or a scan, a word or a region, of one element of
/// each source.
class Combination {
public:
  /// The one of \p Op, which is a `reduce` or a `scan`.
  Combination(Lowering &L, Operation *Op);
  ~Combination();
  Combination(const Combination &) = delete;
  Combination &operator=(const Combination &) = delete;

  /// Combines elements that come earlier along the axis with later ones, one of
  /// each source. Fails after a diagnostic.
  FailureOr<Registers> operator()(ValueRange Earlier, ValueRange Later);

  /// Whether the order of two elements makes no difference.
  bool isCommutative() const { return IsCommutative; }

  /// About how many instructions combine two elements of each source.
  unsigned cost() const;

  /// The instruction that combines the integers of a warp, if the machine has
  /// one, and whether an element that is counted twice makes no difference to
  /// it.
  struct Redux {
    mlir::NVVM::ReduxKind Kind;
    bool IsSigned, IsIdempotent;
  };
  std::optional<Redux> redux() const;

private:
  Lowering &L;
  std::optional<mlir::nv_tileas::Combiner> Word;
  /// The region's block; for a word one that is made here, without an end, with
  /// an operation for each source.
  mlir::Block *Body = nullptr;
  std::unique_ptr<mlir::Block> Made;
  bool IsCommutative = false;
  Type First; ///< The type of the first source's elements.
  size_t Sources;
};

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_COMBINATION_H
