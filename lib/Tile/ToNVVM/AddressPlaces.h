//===- AddressPlaces.h - Neighbors among tiles of addresses -----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_ADDRESSPLACES_H
#define OPENNVVM_LIB_TILE_TONVVM_ADDRESSPLACES_H

#include "Lowering.h"

namespace opennvvm::tile {

/// The binary logarithm of how many neighbors along dimension \p D, of
/// \p Bytes each, can be read or written together: their addresses, and their
/// bits of the mask, which may be null, say so. 16 bytes at most.
unsigned neighborBits(const AxisFactsAnalysis &Facts, Value Addresses,
                      Value Mask, unsigned D, unsigned Bytes);

/// How many low bits of registers in layout \p In are elements of \p Bytes
/// whose addresses, and whose bits of the mask, which may be null, say that
/// they are read or written together.
unsigned neighborBits(Lowering &L, Value Addresses, Value Mask,
                      const Layout &In, unsigned Bytes);

/// Pointers to what \p Addresses, the registers of \p Tile in layout \p In, are
/// in global memory: where some are known numbers behind others, of theirs.
Registers globalPointers(Lowering &L, Value Tile, const Registers &Addresses,
                         const Layout &In);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_ADDRESSPLACES_H
