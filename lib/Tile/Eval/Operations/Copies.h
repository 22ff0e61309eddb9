//===- Copies.h - Elements, moved by strides --------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_EVAL_OPERATIONS_COPIES_H
#define OPENNVVM_LIB_TILE_EVAL_OPERATIONS_COPIES_H

#include "llvm/ADT/ArrayRef.h"
#include <cstdint>

namespace opennvvm::tile {

/// A dimension of a copy; strides count elements.
struct CopyDimension {
  int64_t Extent, To, From;
};

/// Copies elements of \p Bytes from \p In to \p Out, dimension by dimension,
/// the last one innermost.
void copyStrided(uint8_t *Out, const uint8_t *In, unsigned Bytes,
                 llvm::ArrayRef<CopyDimension> Dimensions);

/// Row-major strides of \p Extents.
void stridesOf(llvm::ArrayRef<int64_t> Extents,
               llvm::MutableArrayRef<int64_t> Out);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_EVAL_OPERATIONS_COPIES_H
