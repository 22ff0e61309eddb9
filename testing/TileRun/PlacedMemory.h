//===- PlacedMemory.h - Memory at chosen addresses --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Memory of another process has addresses in it that mean something only where
// that process has them. Here a copy of it is put at the same addresses.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TESTING_TILERUN_PLACEDMEMORY_H
#define OPENNVVM_TESTING_TILERUN_PLACEDMEMORY_H

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>

namespace opennvvm {

/// Pages of this process at addresses that somebody else has chosen.
class PlacedMemory {
public:
  PlacedMemory() = default;
  PlacedMemory(const PlacedMemory &) = delete;
  PlacedMemory &operator=(const PlacedMemory &) = delete;
  ~PlacedMemory();

  /// Copies \p Bytes to the address \p At. It is an error if this process has
  /// something else there.
  llvm::Error put(llvm::StringRef Bytes, uint64_t At);

private:
  llvm::DenseSet<uint64_t> Pages; ///< Their addresses.
};

} // namespace opennvvm

#endif // OPENNVVM_TESTING_TILERUN_PLACEDMEMORY_H
