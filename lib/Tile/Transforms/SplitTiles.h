//===- SplitTiles.h - Halves of tiles one after the other -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TRANSFORMS_SPLITTILES_H
#define OPENNVVM_LIB_TILE_TRANSFORMS_SPLITTILES_H

#include <memory>

namespace mlir {
class Pass;
} // namespace mlir

namespace opennvvm::tile {

/// Where a loop needs more registers on machine \p SM than a block of \p Warps
/// warps has, has another loop around it compute one half of its tiles after
/// the other, as often as it takes. 0 stands for the warps that kernels ask for
/// or that suit them.
std::unique_ptr<mlir::Pass> createSplitTilesPass(unsigned SM, unsigned Warps);

/// Registers the pass as `nv-tileas-split-tiles`.
void registerSplitTilesPass();

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TRANSFORMS_SPLITTILES_H
