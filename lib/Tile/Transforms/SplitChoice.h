//===- SplitChoice.h - Along which dimension tiles are split ----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TRANSFORMS_SPLITCHOICE_H
#define OPENNVVM_LIB_TILE_TRANSFORMS_SPLITCHOICE_H

#include "SplitOrder.h"
#include "SplitPlan.h"

namespace opennvvm::tile {

/// Why no dimension of a tile does.
struct SplitRefusal {
  mlir::Value Tile;
  unsigned Dimension;
  SplitObstacle Why;
};

/// A plan that halves the largest of the tiles that \p Loop needs at the same
/// time on machine \p SM, along the dimension for which least is read twice.
struct SplitChoice {
  std::optional<SplitPlan> Plan;
  mlir::Value Tile; ///< The tile from which it starts,
  unsigned Dimension = 0;
  uint64_t BitsReadAgain = 0; ///< In one round of each loop.
  /// What else has been tried.
  llvm::SmallVector<SplitRefusal> Refusals;
};

SplitChoice chooseSplit(mlir::scf::ForOp Loop, unsigned SM);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TRANSFORMS_SPLITCHOICE_H
