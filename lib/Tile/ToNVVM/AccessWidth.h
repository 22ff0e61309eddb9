//===- AccessWidth.h - How many neighbors a thread accesses -----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_ACCESSWIDTH_H
#define OPENNVVM_LIB_TILE_TONVVM_ACCESSWIDTH_H

#include "AccessLayouts.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace opennvvm::tile {

/// How 2^WarpBits warps load and store the tiles of \p F: as many bytes that
/// are neighbors in memory in each thread, 4, 8 or 16, as cost least. Vectors
/// take the fewest instructions; but what is not known to be aligned is
/// accessed element by element, and then the elements of a warp are together
/// only if those of a thread are apart.
AccessShape accessShape(mlir::FunctionOpInterface F,
                        const AxisFactsAnalysis &Facts, unsigned WarpBits);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_ACCESSWIDTH_H
