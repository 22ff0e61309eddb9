//===- TensorMemory.h - The memory of tcgen05 -------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_ENGINE_TENSORMEMORY_H
#define OPENNVVM_LIB_MACHINE_ENGINE_TENSORMEMORY_H

#include "Machine/Engine/Exec.h"
#include <array>
#include <optional>

namespace opennvvm::ptxmachine {

/// PTX ISA, "Tensor Memory": that of one CTA.
struct TensorMemory {
  /// Only an exclusive allocation has the columns from Shared on.
  static constexpr unsigned Lanes = 128, Columns = 576, Shared = 512, Unit = 32;

  std::vector<uint32_t> Cells; ///< Lane by lane.
  /// For each unit of columns, one more than the column at which its allocation
  /// begins; 0 if it is free.
  std::array<uint16_t, Columns / Unit> Owner = {};
  /// Who has allocated each unit, by which instruction; null if it is free.
  struct Holder {
    Thread *Who = nullptr;
    const Instruction *I = nullptr;
  };
  std::array<Holder, Columns / Unit> Holders = {};
  bool Relinquished = false; ///< Nothing may be allocated any more.
  bool IsExclusive = false;  ///< There is one allocation, and no other may be.

  TensorMemory();
  /// Finds \p Count free columns that follow each other, without taking them;
  /// an exclusive allocation waits for all others, and they for it.
  std::optional<unsigned> findFree(unsigned Count, bool Exclusive) const;
  void take(unsigned First, unsigned Count, const Holder &By);
  /// Whether \p First and \p Count are those of an allocation.
  bool isAllocation(unsigned First, unsigned Count) const;
  /// Frees an allocation.
  void give(unsigned First, unsigned Count);
  bool isTaken(unsigned Column) const {
    return Column < Columns && Owner[Column / Unit];
  }
  bool isEmpty() const;
  uint32_t &cell(unsigned Lane, unsigned Column) {
    return Cells[size_t(Lane) * Columns + Column];
  }
};

/// The tensor memory of \p C, which is made when it is first used.
TensorMemory &tensorMemoryOf(Cta &C);

/// The \p Size bytes at \p Address in Space::Tensor, which are in one lane;
/// null after Exec::fail() if they have not been allocated.
uint8_t *findTensor(Exec &X, uint64_t Address, unsigned Size);

/// An address in Space::Tensor.
inline uint64_t tensorAddress(const Cta &C, unsigned Lane, unsigned Column) {
  return uint64_t(C.Rank + 1) << 32 | uint64_t(Lane) << 16 | Column;
}

/// Fails if \p C has ended without freeing its tensor memory.
bool checkTensorMemory(Machine::State &S, const Cta &C);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_ENGINE_TENSORMEMORY_H
