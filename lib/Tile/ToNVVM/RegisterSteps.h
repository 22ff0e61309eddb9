//===- RegisterSteps.h - Registers that follow others -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_REGISTERSTEPS_H
#define OPENNVVM_LIB_TILE_TONVVM_REGISTERSTEPS_H

#include "Lowering.h"

namespace opennvvm::tile {

/// A tile of integers or addresses, and whether its elements may differ by
/// numbers that are known. Otherwise only equal ones help.
struct SteppedTile {
  Value Tile;
  bool MayDiffer = true;
};

/// By how much registers of tiles are more than others of the same thread, as
/// signed numbers: an address of one is then an address of the other, and a
/// number.
class RegisterSteps {
public:
  /// The steps that are known of all \p Tiles, which have layout \p In.
  RegisterSteps(Lowering &L, llvm::ArrayRef<SteppedTile> Tiles,
                const Layout &In);

  /// The register that register \p R follows: a lower one, or itself.
  unsigned first(unsigned R) const { return R & ~Bits; }
  /// How much more register \p R of tile \p I is than first(\p R).
  int64_t step(unsigned I, unsigned R) const;

private:
  unsigned Bits = 0; ///< Of registers, whose steps are known.
  /// For each tile, that of each bit.
  llvm::SmallVector<llvm::SmallVector<int64_t>> Steps;
};

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_REGISTERSTEPS_H
