//===- Memory.h - Allocations that programs may access ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_EVAL_MEMORY_MEMORY_H
#define OPENNVVM_LIB_TILE_EVAL_MEMORY_MEMORY_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace opennvvm::tile {

/// What is at an address of a program: addresses are those of the host.
template <typename T> T *pointerTo(uint64_t Address) {
  // NOLINTNEXTLINE(performance-no-int-to-ptr): addresses are numbers.
  return reinterpret_cast<T *>(Address);
}

/// Which bytes of an allocation have a value. Shared by the threads of a
/// launch: bytes only ever become known.
class Knowledge {
public:
  explicit Knowledge(size_t Size) : Known(Size) {}
  void markKnown(size_t At, size_t Size);
  /// The first byte from \p At on that is not known, \p Size if all are.
  size_t firstUnknown(size_t At, size_t Size) const;

private:
  std::vector<uint8_t> Known;
};

/// Bytes that a program may access.
struct Allocation {
  uint64_t Address = 0;
  uint64_t Size = 0;
  std::string Name;
  bool IsReadOnly = false;
  /// Null if all bytes have values.
  std::shared_ptr<Knowledge> Values;

  bool contains(uint64_t At, uint64_t Bytes) const {
    return At >= Address && Bytes <= Size && At - Address <= Size - Bytes;
  }
};

/// "bytes 4096 to 4099 of x, which has 4096"
std::string describe(const Allocation &A, uint64_t At, uint64_t Size);

/// A list of allocations that do not overlap.
class Memory {
public:
  explicit Memory(bool TrustsUnknown) : TrustsUnknown(TrustsUnknown) {}

  /// \returns false if the allocation overlaps another one. Adding the same one
  /// again replaces it.
  bool add(Allocation A);
  bool remove(uint64_t Address);
  /// The allocation that has the byte at \p At; null if there is none.
  const Allocation *find(uint64_t At) const;
  /// The allocation closest to \p At, for messages.
  const Allocation *nearest(uint64_t At) const;

  /// Whether memory outside of all allocations is accessed as it is.
  const bool TrustsUnknown;

private:
  std::map<uint64_t, Allocation> ByAddress;
};

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_EVAL_MEMORY_MEMORY_H
