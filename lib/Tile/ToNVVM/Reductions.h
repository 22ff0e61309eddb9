//===- Reductions.h - Layouts of reductions and scans -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_REDUCTIONS_H
#define OPENNVVM_LIB_TILE_TONVVM_REDUCTIONS_H

#include "Layout.h"

namespace opennvvm::tile {

/// The layout of a tile in layout \p Source, of this shape, reduced along
/// \p Axis: threads whose elements differ only there hold the same result.
Layout reducedLayout(const Layout &Source, llvm::ArrayRef<int64_t> Shape,
                     unsigned Axis);

/// A layout for the scan of a tile of this shape along \p Axis: the low bits of
/// the axis are in registers, then in lanes, then in warps.
Layout scanLayout(llvm::ArrayRef<int64_t> Shape, unsigned Axis,
                  unsigned WarpBits);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_REDUCTIONS_H
