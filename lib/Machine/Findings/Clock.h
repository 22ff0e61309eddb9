//===- Clock.h - What a thread knows about the others -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Vector clocks of many thousand agents: threads and asynchronous operations.
// What a barrier makes known to all its threads is one immutable object that
// they share; a clock has few entries of its own beside it.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_FINDINGS_CLOCK_H
#define OPENNVVM_LIB_MACHINE_FINDINGS_CLOCK_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/IntrusiveRefCntPtr.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <utility>

namespace opennvvm::ptxmachine {

/// A thread or an asynchronous operation. The agents of a warp differ in their
/// lowest five bits.
using Agent = uint32_t;
/// The time of an agent; it advances whenever the agent tells others what it
/// has done.
using Epoch = uint32_t;

/// The epochs of 32 agents.
struct Chunk : llvm::RefCountedBase<Chunk> {
  Epoch Epochs[32] = {};
};
using ChunkRef = llvm::IntrusiveRefCntPtr<const Chunk>;

/// Agents of one block: all its threads are known to have passed an epoch.
struct Block {
  uint32_t FirstChunk = 0, Threads = 0;
  bool contains(Agent A) const {
    return A - FirstChunk * 32 < ((Threads + 31) & ~31u);
  }
};

/// A clock that is shared.
struct SharedClock : llvm::RefCountedBase<SharedClock> {
  llvm::SmallVector<std::pair<uint32_t, ChunkRef>, 8> Chunks; ///< Sorted.
  Block Of;        ///< The block that Floor and Highest are about.
  Epoch Floor = 0; ///< Every thread of the block is known at least to here.
  Epoch Highest = 0;

  Epoch get(Agent A) const;
  /// Sets Of, Floor and Highest.
  void summarize(Block B);
};
using SharedClockRef = llvm::IntrusiveRefCntPtr<const SharedClock>;

/// Which epochs of others have happened before.
class Clock {
public:
  struct Entry {
    Agent Who;
    Epoch When;
  };

  Epoch get(Agent A) const {
    Epoch When = Shared ? Shared->get(A) : 0;
    for (const Entry &E : Own)
      if (E.Who == A)
        return std::max(When, E.When);
    return When;
  }
  /// Whether \p When of \p A, a thread of \p B, is known; faster than get if it
  /// was known before the last barrier of the block.
  bool knows(Agent A, Epoch When, const Block &B) const {
    if (Shared && When <= Shared->Floor &&
        Shared->Of.FirstChunk == B.FirstChunk && B.contains(A))
      return true;
    return get(A) >= When;
  }
  void raise(Agent A, Epoch When);
  void join(const Clock &Other);
  void join(const SharedClockRef &Other);
  bool empty() const { return !Shared && Own.empty(); }
  const SharedClockRef &shared() const { return Shared; }
  llvm::ArrayRef<Entry> own() const { return Own; }

private:
  void fold();

  SharedClockRef Shared;
  llvm::SmallVector<Entry, 4> Own;
};

/// Collects what those who arrive at a barrier know.
class Gathering {
public:
  void add(const Clock &C);
  void add(Agent A, Epoch When) { Entries.push_back({A, When}); }
  bool empty() const { return Shared.empty() && Entries.empty(); }
  /// What all together know, together with \p Before, which may be null.
  SharedClockRef finish(const SharedClockRef &Before, Block B);

private:
  llvm::SmallVector<SharedClockRef, 4> Shared; ///< Each once.
  llvm::SmallVector<Clock::Entry, 32> Entries;
};

/// The least clock above both; \p B itself if it is above \p A.
SharedClockRef merge(const SharedClockRef &A, const SharedClockRef &B);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_FINDINGS_CLOCK_H
