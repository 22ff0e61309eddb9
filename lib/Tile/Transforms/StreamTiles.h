//===- StreamTiles.h - Large tiles computed in parts ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TRANSFORMS_STREAMTILES_H
#define OPENNVVM_LIB_TILE_TRANSFORMS_STREAMTILES_H

#include <memory>

namespace mlir {
class Pass;
} // namespace mlir

namespace opennvvm::tile {

/// Has loops compute tiles that are too large for the registers of a block, one
/// part after the other. \p Warps are those of a block; 0 stands for what
/// kernels say, or else for as many as suit large tiles, which they then say.
std::unique_ptr<mlir::Pass> createStreamTilesPass(unsigned Warps);

/// Registers the pass as `nv-tileas-stream-tiles`.
void registerStreamTilesPass();

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TRANSFORMS_STREAMTILES_H
