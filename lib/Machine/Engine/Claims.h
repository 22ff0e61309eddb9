//===- Claims.h - Which cluster accesses what -------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// While threads execute clusters beside each other, each word of global memory
// belongs to the one cluster that writes it, or to all that read it. A claim
// comes before the access, so that no two threads of the process ever access a
// word that one of them writes.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_ENGINE_CLAIMS_H
#define OPENNVVM_LIB_MACHINE_ENGINE_CLAIMS_H

#include "llvm/ADT/DenseMap.h"
#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

namespace opennvvm::ptxmachine {

/// The claims of all clusters of a launch; threads share it.
class Claims {
public:
  static constexpr unsigned PageBits = 12;
  struct Page {
    static constexpr unsigned Words = (1 << PageBits) / 4;
    std::array<std::atomic<uint32_t>, Words> Owners = {};
    /// The bytes of each word that are saved; its writer alone accesses it.
    std::array<uint8_t, Words> Saved = {};
  };

  /// The page \p Number, which lives as long as this.
  Page &page(uintptr_t Number);

private:
  std::mutex Lock;
  llvm::DenseMap<uintptr_t, std::unique_ptr<Page>> Pages;
};

/// The claims of the clusters that one thread executes.
class Claimer {
public:
  explicit Claimer(Claims &All) : All(All) {}

  /// The most clusters that claims can tell from each other.
  static constexpr uint64_t MostClusters = (1 << 30) - 2;

  /// Cluster \p Number is about to access \p Size bytes at \p Bytes. What it
  /// \p Writes is saved before. \returns false if another one must not.
  bool claim(uint64_t Number, const uint8_t *Bytes, uint64_t Size, bool Writes);
  /// Undoes what was written.
  void restore();

private:
  struct Recent {
    uintptr_t Number = ~uintptr_t(0);
    Claims::Page *P = nullptr;
  };
  /// Bytes of a word before they were first written.
  struct Before {
    uint8_t *At;
    uint8_t Old[4];
    uint8_t Count;
  };

  Claims::Page &page(uintptr_t Number) {
    Recent &R = Cache[Number % std::size(Cache)];
    if (R.Number != Number)
      R = {Number, &All.page(Number)};
    return *R.P;
  }

  Claims &All;
  Recent Cache[256];
  std::vector<Before> Log;
};

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_ENGINE_CLAIMS_H
