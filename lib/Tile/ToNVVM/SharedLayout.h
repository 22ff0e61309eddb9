//===- SharedLayout.h - Where elements are in shared memory -----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_SHAREDLAYOUT_H
#define OPENNVVM_LIB_TILE_TONVVM_SHAREDLAYOUT_H

#include "Layout.h"

namespace opennvvm::tile {

/// A linear map from row-major numbers to offsets, in elements: for each bit of
/// the number the bits of the offset that it flips.
struct SharedLayout {
  llvm::SmallVector<uint32_t> Flips;
  unsigned VectorBits = 0; ///< Low bits that both sides have in registers.
  uint32_t Vector = 0;     ///< The bits of numbers that these are.

  uint32_t offset(uint32_t Number) const;
};

/// A map for elements of \p Bytes that threads write in layout \p From and read
/// in layout \p To, with as long vectors as both have, and such that lanes that
/// access memory at the same time are in different banks. \p Bits are those of
/// the numbers that it concerns.
SharedLayout sharedLayout(const Layout &From, const Layout &To, uint32_t Bits,
                          unsigned Bytes);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_SHAREDLAYOUT_H
