//===- Agents.h - Threads and operations that learn -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_FINDINGS_AGENTS_H
#define OPENNVVM_LIB_MACHINE_FINDINGS_AGENTS_H

#include "Machine/Engine/Async.h"
#include "Machine/Finding.h"
#include "Machine/Findings/Clock.h"
#include "llvm/ADT/DenseMap.h"
#include <memory>
#include <vector>

namespace opennvvm::ptxmachine {

/// What an agent knows: of accesses by its own proxy, of those accesses by the
/// generic proxy that a proxy fence has made visible to the async proxy, and of
/// what a tcgen05.fence::before_thread_sync has followed.
struct Knowledge {
  Clock Seen;
  Clock Fenced;
  Clock Told;

  void join(const Knowledge &Other) {
    Seen.join(Other.Seen);
    Fenced.join(Other.Fenced);
    Told.join(Other.Told);
  }
};

/// What somebody who reads the written value may learn, if the scopes of both
/// include each other.
struct Release {
  ThreadScope Scope = ThreadScope::None;
  uint32_t Block = 0; ///< The writer's.
  Knowledge What;
};

struct BlockAgents;

/// One for each asynchronous operation in flight that a thread has started, or
/// for each group of them. It is used again when the thread knows the last
/// operation to be done.
struct Slot {
  Agent Reader = 0, Writer = 0;
  Epoch Now = 0;
  AsyncGroup Kind = AsyncGroup::None;
  unsigned InFlight = 0;
  bool IsOpen = false; ///< More operations of the same group may follow.
};

struct ThreadAgent {
  Agent Self = 0;
  Epoch Now = 1;
  Knowledge Knows;
  /// What its next tcgen05 instructions come after: what it was told before its
  /// last tcgen05.fence::after_thread_sync, and its own loads and stores that
  /// it has waited for.
  Clock Tensor;
  /// Its products, copies and shifts of tcgen05, which are done in this order.
  Clock InPipeline;
  BlockAgents *Home = nullptr;
  /// What it knew at its last fences, one for each scope.
  llvm::SmallVector<Release, 0> AtFence;
  /// What relaxed reads have seen, which takes effect at the next fence.
  llvm::SmallVector<Release, 0> Read;
  std::vector<Slot> Slots;
  /// The agent of its mbarrier.init, which fences of their own make known; 0
  /// before the first one.
  Agent Initializer = 0;
  Epoch Inits = 0;
  /// Operations of pipelines that commits have arrived for; later ones arrive
  /// for them, too.
  Clock Committed;

  /// What others learn that synchronize with this point of the thread.
  Knowledge tell() {
    Knowledge K = Knows;
    K.Seen.raise(Self, Now++);
    return K;
  }
};

/// What some of those who arrive at a barrier know.
struct Arrivals {
  Gathering Seen, Fenced, Told; ///< Of the current phase.
  SharedClockRef DoneSeen, DoneFenced, DoneTold;

  void add(const Knowledge &K) {
    Seen.add(K.Seen);
    Fenced.add(K.Fenced);
    Told.add(K.Told);
  }
  /// The phase ends; \p Range is of the block that is likely to wait.
  void finish(Block Range) {
    DoneSeen = Seen.finish(DoneSeen, Range);
    DoneFenced = Fenced.finish(DoneFenced, Range);
    DoneTold = Told.finish(DoneTold, Range);
  }
  /// Adds what phases that have ended tell.
  void tell(Knowledge &K) const {
    K.Seen.join(DoneSeen);
    K.Fenced.join(DoneFenced);
    K.Told.join(DoneTold);
  }
};

/// A barrier or mbarrier.
struct SyncPoint {
  Arrivals Here;   ///< Of its block, of operations, and of other barriers.
  Arrivals Others; ///< Of threads of other blocks at an mbarrier.
};

/// An access to the shared memory of another block.
struct Visit {
  Epoch When = 0;
  Party Who;
};

struct BlockAgents {
  uint32_t Index = 0; ///< In the grid.
  uint32_t Cluster = 0;
  Block Range;
  std::vector<ThreadAgent> Threads;
  SyncPoint Barriers[16];
  const uint8_t *Shared = nullptr;
  uint64_t SharedSize = 0;
  uint32_t SlotChunk = 0, SlotsUsed = 32; ///< The agents for operations.
  /// The last accesses of others to its shared memory, by agent and line.
  llvm::DenseMap<std::pair<Agent, unsigned>, Visit> Visits;
};

/// An operation in flight.
struct OperationAgent {
  ThreadAgent *Issuer = nullptr;
  unsigned SlotNumber = 0;
  Agent Reader = 0, Writer = 0;
  Epoch Now = 0;
  Knowledge Knows; ///< What the issuer knew when it started it.
  Clock Tensor;    ///< What it comes after in tensor memory.
};

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_FINDINGS_AGENTS_H
