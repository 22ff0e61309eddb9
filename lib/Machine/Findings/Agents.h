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
#include "Machine/Findings/Clock.h"
#include <memory>
#include <vector>

namespace opennvvm::ptxmachine {

/// What an agent knows: of accesses by its own proxy, and of those accesses by
/// the generic proxy that a proxy fence has made visible to the async proxy.
struct Knowledge {
  Clock Seen;
  Clock Fenced;

  void join(const Knowledge &Other) {
    Seen.join(Other.Seen);
    Fenced.join(Other.Fenced);
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
  BlockAgents *Home = nullptr;
  /// What it knew at its last fences, one for each scope.
  llvm::SmallVector<Release, 0> AtFence;
  /// What relaxed reads have seen, which takes effect at the next fence.
  llvm::SmallVector<Release, 0> Read;
  std::vector<Slot> Slots;
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

/// A barrier or mbarrier.
struct SyncPoint {
  Gathering Seen, Fenced; ///< Of the current phase.
  SharedClockRef DoneSeen, DoneFenced;
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
};

/// An operation in flight.
struct OperationAgent {
  ThreadAgent *Issuer = nullptr;
  unsigned SlotNumber = 0;
  Agent Reader = 0, Writer = 0;
  Epoch Now = 0;
  Knowledge Knows; ///< What the issuer knew when it started it.
};

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_FINDINGS_AGENTS_H
