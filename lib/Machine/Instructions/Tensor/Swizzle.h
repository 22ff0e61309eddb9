//===- Swizzle.h - Permuted rows of shared memory ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA, "Swizzling Modes". A swizzle exchanges the pieces of a line of 128
// bytes, depending on the number of the line: some bits of an address are
// exclusive-ored with those of the line's number. It is its own inverse.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TENSOR_SWIZZLE_H
#define OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TENSOR_SWIZZLE_H

#include <cstdint>

namespace opennvvm::ptxmachine {

/// Named for the bytes in which data stay together; those of 128 bytes also for
/// the piece that is moved as a whole, which has 16 bytes otherwise.
enum class Swizzle : uint8_t {
  None,
  B32,
  B64,
  B96,
  B128,
  B128Atom32,
  /// Halves of 16 bytes are exchanged as well, in every other line.
  B128Atom32Flip8,
  B128Atom64
};

/// What an address is exclusive-ored with: the low Bits bits of the line's
/// number, in the place of the address's bits from Piece on.
struct SwizzlePattern {
  uint8_t Bits, Piece;
  bool Flips = false;

  /// The bytes after which the pattern repeats.
  constexpr uint64_t period() const { return uint64_t(128) << Bits; }
};

constexpr SwizzlePattern patternOf(Swizzle S) {
  constexpr SwizzlePattern Patterns[] = {{0, 4}, {1, 4}, {2, 4},       {1, 4},
                                         {3, 4}, {2, 5}, {2, 5, true}, {1, 6}};
  return Patterns[unsigned(S)];
}

/// Where the byte is that would be at the shared address \p Address without a
/// swizzle. The pattern begins at a multiple of its period, or \p Base lines
/// after one.
constexpr uint64_t swizzled(Swizzle S, uint64_t Address, unsigned Base = 0) {
  SwizzlePattern P = patternOf(S);
  uint64_t Line = (Address >> 7) - Base;
  Address ^= (Line & ((uint64_t(1) << P.Bits) - 1)) << P.Piece;
  return P.Flips ? Address ^ (Line & 1) << 3 : Address;
}

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TENSOR_SWIZZLE_H
