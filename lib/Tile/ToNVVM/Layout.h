//===- Layout.h - Where the elements of a tile are --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Extents of tiles are powers of two, so the coordinates of an element are
// fields of bits in its row-major number. A layout says for each bit of the
// number of a register, of a lane and of a warp which bit of that number it is:
// a linear map over GF(2) whose basis vectors are single bits or zero. A zero
// basis vector means that both halves hold the same elements.
//
// Changes of shape that keep the row-major order therefore keep the layout.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_LAYOUT_H
#define OPENNVVM_LIB_TILE_TONVVM_LAYOUT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdint>

namespace opennvvm::tile {

/// The bits of row-major numbers that belong to one dimension.
struct Field {
  unsigned Shift = 0, Bits = 0;
  uint32_t mask() const { return ((uint32_t(1) << Bits) - 1) << Shift; }
};

/// The fields of each dimension of a tile of this shape, whose extents are
/// powers of two with a product of at most 2^24.
llvm::SmallVector<Field> fieldsOf(llvm::ArrayRef<int64_t> Shape);

/// The basis vectors of the bits of registers, lanes and warps.
struct Layout {
  llvm::SmallVector<uint32_t, 8> Register;
  llvm::SmallVector<uint32_t, 5> Lane; ///< Always five.
  llvm::SmallVector<uint32_t, 5> Warp;

  unsigned registers() const { return 1U << Register.size(); }
  /// The row-major number of register \p R in lane 0 of warp 0.
  uint32_t ofRegister(unsigned R) const;
  /// The bits that a basis vector of the part is.
  uint32_t registerBits() const;
  uint32_t laneBits() const;
  uint32_t warpBits() const;
  uint32_t bits() const { return registerBits() | laneBits() | warpBits(); }
  /// The bits of lanes and warps that make no difference.
  uint32_t freeLanes() const;
  uint32_t freeWarps() const;

  bool operator==(const Layout &) const = default;
};

llvm::raw_ostream &operator<<(llvm::raw_ostream &OS, const Layout &L);

/// All \p Bits bits of a tile in order: \p Vector of them in registers, then
/// lanes, then warps, and what is left in registers again. \p Order are the
/// bits, those that are next to each other in memory first.
Layout blockedLayout(llvm::ArrayRef<unsigned> Order, unsigned Vector,
                     unsigned WarpBits);

/// The bits of a tile of this shape, those of its last dimension first.
llvm::SmallVector<unsigned> rowMajorOrder(llvm::ArrayRef<int64_t> Shape);

/// Everything in each thread, in row-major order.
Layout replicatedLayout(unsigned Bits, unsigned WarpBits);

/// Where the bits of tiles of shape \p From are in those of shape \p To, or -1
/// if they are not there; one is the other one repeated along dimensions.
llvm::SmallVector<int> commonBits(llvm::ArrayRef<int64_t> From,
                                  llvm::ArrayRef<int64_t> To);

/// \p L with each basis vector that is bit \p I replaced by bit \p To[I], or by
/// zero if that is negative. Registers whose bit becomes zero disappear.
Layout renamed(const Layout &L, llvm::ArrayRef<int> To);

/// The register of renamed(\p L, \p To) that each register of \p L becomes.
llvm::SmallVector<unsigned> renamedRegisters(const Layout &L,
                                             llvm::ArrayRef<int> To);

/// \p L with bits that it lacks of \p Bits added to its registers, the lowest
/// first.
Layout completed(Layout L, uint32_t Bits);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_LAYOUT_H
