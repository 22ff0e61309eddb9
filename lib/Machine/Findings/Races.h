//===- Races.h - Accesses that nothing orders -------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds data races by happens-before (PTX ISA, "Memory Consistency Model"):
// conflicting accesses that are neither ordered by causality nor morally
// strong. Every access is compared with the last write and the reads since, so
// that a race is found whatever the order was in which the two happened.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_FINDINGS_RACES_H
#define OPENNVVM_LIB_MACHINE_FINDINGS_RACES_H

#include "Machine/Findings/Agents.h"
#include "Machine/Findings/Cells.h"
#include "Machine/Findings/Histories.h"
#include "Machine/Findings/Reporter.h"
#include "Machine/Machine.h"

namespace opennvvm::ptxmachine {

class Races {
public:
  explicit Races(Reporter &Report) : Report(Report) {}

  void beginGrid(const Launch &L);
  void endGrid();
  void beginCta(Cta &C);
  void endCta(Cta &C);
  /// \returns what is accessed; Observer::access says what that may be.
  uint8_t *access(Exec &X, Space Sp, uint64_t Address, uint8_t *Bytes,
                  unsigned Size, const Access &How);
  void fence(Exec &X, const Instruction &I);
  void mbarrier(Exec &X, Space Sp, uint64_t Address, uint8_t *Bytes,
                BarrierEvent Event);
  /// Tensor memory was allocated; whoever had it before is done with it.
  void allocate(const uint8_t *Bytes, uint64_t Size) {
    Memory.clear(Bytes, Size);
  }
  void syncWarp(llvm::ArrayRef<Thread *> Threads);
  void arrive(Exec &X, const SyncObject &Object);
  void complete(const SyncObject &Object);
  void wait(Exec &X, const SyncObject &Object);
  void begin(Exec &X, AsyncOperation &Operation);
  void join(Exec &X, AsyncOperation &Operation, bool OnlyReads);
  void end(AsyncOperation &Operation);

private:
  /// Who makes an access, and what it knows.
  struct Actor {
    Agent Self;
    Epoch Now;
    const Knowledge *Knows;
    const BlockAgents *Home;
    Manner How;
    const Clock *Tensor = nullptr; ///< Of accesses to tensor memory.
    Agent Thread = 0; ///< Whose own accesses have happened before, with Self.

    bool ordered(Agent A, Epoch When, bool ByProxy) const;
    bool ordered(const Readers &R) const;
  };
  /// An access and what it conflicts with.
  struct Conflict {
    Exec &X;
    Space Sp;
    uint64_t Address;
    uint8_t *Bytes;
    unsigned Size;
    const Actor &A;
    bool IsWrite;
  };

  Actor actorOf(Exec &X, bool IsRead);
  void visit(const Conflict &Now);
  void touch(const Conflict &Now);
  BlockAgents &agentsOf(const Cta &C);
  ThreadAgent &agentOf(const Thread &T);
  BlockAgents &blockOf(Agent A) const;
  uint32_t blockIndexOf(Agent A) const;
  uint32_t clusterOf(uint32_t Index) const;
  bool includes(ThreadScope Scope, uint32_t BlockA, uint32_t BlockB) const;
  bool morallyStrong(const Manner &Before, Agent Other, const Actor &A) const;

  void read(Cell &C, const Conflict &Now);
  void write(Cell &C, const Conflict &Now);
  void addReader(Cell &C, const Actor &A);
  void report(const Conflict &Now, Agent Other, Epoch When, const Manner &How,
              bool OtherWrites);
  const char *ruleFor(const Conflict &Now, Agent Other, const Manner &How,
                      bool OtherWrites) const;
  Party partyOf(Agent A, const Manner &How, bool Writes) const;
  bool storesSameValue(const Conflict &Now) const;

  /// Whether \p T has done itself, or knows, what \p A did at \p When.
  static bool knows(const ThreadAgent &T, Agent A, Epoch When) {
    return A == T.Self || T.Knows.Seen.knows(A, When, T.Home->Range);
  }
  using Releases = llvm::SmallVectorImpl<Release>;
  void tell(ThreadAgent &T, Releases &Readers, const Access &How);
  void learn(ThreadAgent &T, llvm::ArrayRef<Release> Told, const Access &How);
  void released(ThreadAgent &T, uint8_t *At, const Access &How);
  void acquired(ThreadAgent &T, uint8_t *At, const Access &How);
  uint8_t *readStrongly(Exec &X, uint8_t *At, unsigned Size, const Access &How);
  uint8_t *writeStrongly(Exec &X, uint8_t *At, unsigned Size,
                         const Access &How);
  SyncPoint &pointOf(const SyncObject &Object);
  Slot &slotFor(ThreadAgent &T, AsyncGroup Kind);
  Slot newSlot(const ThreadAgent &T);
  void checkVisits(const BlockAgents &B, const Cta &C);

  Reporter &Report;
  Cells Memory;
  unsigned Threads = 0, Warps = 0;
  unsigned Block[3] = {1, 1, 1}, Grid[3] = {1, 1, 1}, Cluster[3] = {1, 1, 1};
  llvm::DenseMap<const Cta *, std::unique_ptr<BlockAgents>> Blocks;
  const Cta *LastCta = nullptr;
  BlockAgents *LastBlock = nullptr;
  /// What the last strong writes to a location tell those who read them.
  llvm::DenseMap<const uint8_t *, llvm::SmallVector<Release, 1>> Locations;
  /// What reads may give instead of what the last writes wrote.
  Histories Past;
  bool HasPast = false; ///< Past is kept: the launch has a seed.
  llvm::DenseMap<std::pair<const void *, unsigned>, SyncPoint> Points;
  llvm::DenseMap<const AsyncOperation *, std::unique_ptr<OperationAgent>>
      Operations;
  std::vector<Agent> SlotOwners; ///< The issuing thread, by chunk of slots.
  uint32_t NextSlotChunk = 0;
};

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_FINDINGS_RACES_H
