//===- Parallel.h - Clusters that run beside each other ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a cluster does depends on its number, on the seed and on the memory that
// it reads. If no cluster accesses what another one writes, the order of their
// turns therefore changes nothing, and threads of the process can execute them
// beside each other. Whether that is so is found out while they run: each
// cluster claims global memory before it accesses it. After the first claim
// that conflicts, memory becomes what it was, and all clusters run in one
// thread.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_ENGINE_PARALLEL_H
#define OPENNVVM_LIB_MACHINE_ENGINE_PARALLEL_H

#include "Machine/Engine/Exec.h"
#include <atomic>

namespace opennvvm::ptxmachine {

/// A grid while it runs, or the clusters of it that one thread executes.
struct Running {
  Machine::State &S;
  const Function &F;
  llvm::ArrayRef<uint8_t> Parameters;
  uint64_t Clusters = 0; ///< All of them.
  uint64_t MostResident = 1;
  unsigned RoundsSinceBegin = 0;
  uint64_t Next = 0; ///< The next one to begin,
  /// or, if several threads take them, where that is.
  std::atomic<uint64_t> *Shared = nullptr;
  /// So many rounds have found all clusters in loops without end, and memory
  /// with this hash.
  unsigned EndlessRounds = 0;
  uint64_t EndlessMemory = 0;

  uint64_t next() const { return Shared ? Shared->load() : Next; }
  /// Takes the next cluster, whose number is Clusters or more if all have
  /// begun.
  uint64_t take() { return Shared ? Shared->fetch_add(1) : Next++; }
  bool hasRoom() const {
    return next() < Clusters && S.Resident.size() < MostResident;
  }
};

/// Runs clusters to their end, in one thread, until none is left to begin;
/// S.Error is set after a failure.
void runClusters(Running &G);

/// Runs all clusters of \p G in as many threads as its launch may use.
/// \returns false if that cannot be, or gives another result than
/// runClusters(); everything is then as it was.
bool runBeside(Running &G);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_ENGINE_PARALLEL_H
