//===- Async.h - Work that goes on beside its thread ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Copies of cp.async, bulk and tensor copies, wgmma and tcgen05 do not happen
// when they are issued, but at any time until something waits for them: a group
// of the thread, or an mbarrier. The queue decides when.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_ENGINE_ASYNC_H
#define OPENNVVM_LIB_MACHINE_ENGINE_ASYNC_H

#include "Machine/Engine/Observer.h"
#include "Machine/Machine.h"
#include "llvm/ADT/FunctionExtras.h"
#include <bitset>
#include <memory>
#include <vector>

namespace opennvvm::ptxmachine {

/// What a thread waits with for its operations.
enum class AsyncGroup : uint8_t {
  None,   ///< An mbarrier, or nothing.
  Copy,   ///< cp.async.commit_group, cp.async.wait_group.
  Bulk,   ///< cp.async.bulk.commit_group, cp.async.bulk.wait_group.
  Matrix, ///< wgmma.commit_group, wgmma.wait_group.
  Tensor  ///< tcgen05.wait::ld, tcgen05.wait::st.
};

struct Cluster;

struct AsyncOperation {
  Thread *Issuer = nullptr;
  const Instruction *I = nullptr; ///< For its line.
  MemoryProxy Proxy = MemoryProxy::Async;
  AsyncGroup Group = AsyncGroup::None;
  /// The threads of a warpgroup that are to wait for it; one otherwise.
  unsigned Waiters = 1;
  /// Operations of one pipeline, such as the tcgen05.mma of a CTA, are executed
  /// in their order; 0 if it is not in one.
  uint64_t Pipeline = 0;
  /// Whether it begins when all earlier operations of its thread are done, of
  /// its pipeline, or of cp.async if it is in none; it arrives for them.
  bool Tracks = false;
  /// Reads and writes memory through an Exec whose Operation this is. \returns
  /// false after Exec::fail().
  llvm::unique_function<bool(Exec &)> Run;
  /// What follows when it is done, such as complete_tx on an mbarrier; may be
  /// empty.
  llvm::unique_function<bool(Exec &)> Done;

  // Set by the queue.
  uint64_t Ticket = 0; ///< Orders all operations of a launch.
  uint64_t Number = 0; ///< Of the group among those of the thread and its kind.
  bool HasRun = false;
  bool HasRead = false;    ///< What wait_group.read waits for was waited for.
  std::bitset<128> Joined; ///< The threads that have waited for it.
  std::vector<AsyncOperation *> Tracked;
};

/// Takes an operation that the thread of \p X issues. \returns false after
/// Exec::fail().
bool start(Exec &X, AsyncOperation Operation);

/// Commits what the thread has issued of kind \p G to a group.
void commitGroup(Exec &X, AsyncGroup G);

/// Completes all groups of kind \p G but the last \p Pending ones; with \p
/// OnlyReads, the thread learns only that they have read their sources.
/// \returns false after Exec::fail().
bool waitForGroups(Exec &X, AsyncGroup G, uint64_t Pending, bool OnlyReads);

/// Completes the loads from tensor memory of the thread, or the stores to it.
/// \returns false after Exec::fail().
bool waitForTensor(Exec &X, bool Stores);

/// Completes one operation of \p C, if there is any. \returns whether there
/// was.
bool completeOne(Machine::State &S, Cluster &C);

/// Between turns: completes some operations of \p C if the schedule is not the
/// late one.
void completeSome(Machine::State &S, Cluster &C);

/// Completes what the CTAs of \p C, whose threads are done, have left behind.
void completeAll(Machine::State &S, Cluster &C);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_ENGINE_ASYNC_H
