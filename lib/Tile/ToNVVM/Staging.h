//===- Staging.h - Tiles that wait in shared memory -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tile that is written to shared memory once, and read by other threads in
// vectors, part after part.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_STAGING_H
#define OPENNVVM_LIB_TILE_TONVVM_STAGING_H

#include "Lowering.h"

namespace opennvvm::tile {

/// Elements as one vector.
Value packed(Lowering &L, llvm::ArrayRef<Value> Elements);

/// One tile. It is written part by part, in rounds, if it is large: the bits
/// \p RoundBits of numbers say which part an element is in.
class Stage {
public:
  Stage(Lowering &L, const Layout &Writer, const Layout &Reader,
        unsigned VectorBits, uint32_t Bits, uint32_t RoundBits, Type Element);
  /// A tile that is there in one part, in places of \p Map that others have
  /// chosen, where the vectors of \p Reader are neighbors.
  Stage(Lowering &L, StageMap Map, const Layout &Writer, const Layout &Reader,
        unsigned VectorBits, Type Element);

  /// The shared memory that a part takes, a multiple of 16.
  uint64_t bytes() const;

  /// Says that the next part is at \p Address, and where threads read there.
  void begin(Value Address);
  /// Writes those of \p Are, in the layout of the writer, that belong to the
  /// part whose numbers have the bits \p Round.
  void write(const Registers &Are, uint32_t Round) {
    write([&](unsigned R) { return Are[R]; }, Round);
  }
  /// The same of registers that are made when they are asked for.
  void write(llvm::function_ref<Value(unsigned)> Register, uint32_t Round);

  /// Where this thread, as one of the writer, puts element \p Number of thread
  /// 0, which is the first of a vector.
  Value writerAddress(uint32_t Number);

  /// Moves the reader: the bits of \p Index, an i32, stand for the bits
  /// \p Bases of elements' numbers, which are flipped in what it reads from now
  /// on. A null index moves it back.
  void moveReader(Value Index, llvm::ArrayRef<uint32_t> Bases);
  /// Where this thread, as one of the reader, has element \p Number.
  Value address(uint32_t Number);
  /// Reads the vector at an address.
  Registers load(Value Address);
  /// Which element of its vector \p Number is, and the number of the first.
  unsigned inVector(uint32_t Number) const;
  uint32_t vectorOf(uint32_t Number) const { return Number & ~Vector; }

private:
  Value threadPlace(const Layout &In);
  Value placeOf(Value Index, llvm::ArrayRef<uint32_t> Bases);
  uint32_t varyingBits(llvm::ArrayRef<uint32_t> Bases) const;
  Value flipped(Value Place, uint32_t Bits);
  Value fixed(Value Address, uint32_t Bits);
  void writeVectors(llvm::function_ref<Value(unsigned)> Register,
                    uint32_t Round);

  Lowering &L;
  Layout Writer, Reader;
  unsigned VectorBits;
  uint32_t Bits, RoundBits, Vector = 0;
  Type Element;
  unsigned Bytes;
  StageMap Map;
  Value Base;
  /// Where the reader's thread is when it has not moved, where it has moved to,
  /// and which bits of that are known only when the program runs.
  Value ReaderPlace, MovedPlace, WriterPlace;
  uint32_t MovedVarying = 0;
  /// Addresses by the bits of these that are flipped in them.
  llvm::DenseMap<uint32_t, Value> Flipped, WriterFlipped;
};

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_STAGING_H
