//===- Synchronization.cpp - How agents learn of each other ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Exec.h"
#include "Machine/Engine/TensorMemory.h"
#include "Machine/Findings/Races.h"
#include "Machine/Instructions/Handlers.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

/// Agents of operations are above those of threads.
static constexpr Agent FirstSlot = 1u << 31;

//===----------------------------------------------------------------------===//
// Grids and blocks
//===----------------------------------------------------------------------===//

void Races::beginGrid(const Launch &L) {
  std::copy_n(L.Block, 3, Block);
  std::copy_n(L.Grid, 3, Grid);
  Threads = Block[0] * Block[1] * Block[2];
  Warps = (Threads + 31) / 32;
  std::copy_n(L.Cluster, 3, Cluster);
  HasPast = L.Seed != 0;
}

/// Whatever a grid does happens before the next one begins.
void Races::endGrid() {
  Memory.clear();
  Blocks.clear();
  LastCta = nullptr;
  Locations.clear();
  Past.clear();
  Points.clear();
  Operations.clear();
  SlotOwners.clear();
  NextSlotChunk = 0;
}

void Races::beginCta(Cta &C) {
  auto B = std::make_unique<BlockAgents>();
  B->Index = (C.Id[2] * Grid[1] + C.Id[1]) * Grid[0] + C.Id[0];
  B->Range = {B->Index * Warps, Threads};
  B->Threads.resize(Threads);
  for (unsigned T = 0; T < Threads; ++T) {
    B->Threads[T].Self = B->Range.FirstChunk * 32 + T;
    B->Threads[T].Home = B.get();
  }
  B->Shared = C.Shared.data();
  B->SharedSize = C.Shared.size();
  LastCta = nullptr;
  Blocks[&C] = std::move(B);
}

void Races::endCta(Cta &C) {
  checkVisits(*Blocks.find(&C)->second, C);
  const uint8_t *Begin = C.Shared.data(), *End = Begin + C.Shared.size();
  SmallVector<std::pair<const void *, unsigned>, 8> Ended;
  for (const auto &[Key, Point] : Points)
    if (Key.first == &C || (Key.first >= Begin && Key.first < End))
      Ended.push_back(Key);
  for (const auto &Key : Ended)
    Points.erase(Key);
  // Another block may have its shared memory in the same place.
  Memory.clear(Begin, C.Shared.size());
  Past.forget(Begin, C.Shared.size());
  if (C.Tensor)
    Memory.clear(reinterpret_cast<const uint8_t *>(C.Tensor->Cells.data()),
                 C.Tensor->Cells.size() * sizeof(uint32_t));
  SmallVector<const uint8_t *, 8> Told;
  for (const auto &[At, Releases] : Locations)
    if (At >= Begin && At < End)
      Told.push_back(At);
  for (const uint8_t *At : Told)
    Locations.erase(At);
  LastCta = nullptr;
  Blocks.erase(&C);
}

BlockAgents &Races::agentsOf(const Cta &C) {
  if (&C != LastCta) {
    LastBlock = Blocks.find(&C)->second.get();
    LastCta = &C;
  }
  return *LastBlock;
}

ThreadAgent &Races::agentOf(const Thread &T) {
  return agentsOf(*T.Home).Threads[T.Warp * 32 + T.Lane];
}

uint32_t Races::blockIndexOf(Agent A) const {
  if (A >= FirstSlot)
    A = SlotOwners[A - FirstSlot];
  return A / 32 / Warps;
}

//===----------------------------------------------------------------------===//
// Release and acquire
//===----------------------------------------------------------------------===//

static bool releases(MemoryOrder O) {
  return O == MemoryOrder::Release || O == MemoryOrder::AcqRel ||
         O == MemoryOrder::SC;
}
static bool acquires(MemoryOrder O) {
  return O == MemoryOrder::Acquire || O == MemoryOrder::AcqRel ||
         O == MemoryOrder::SC;
}

/// Adds \p New to \p List, joined with what is of the same scope there.
template <typename List>
static void addRelease(List &Releases, ThreadScope Scope, uint32_t Block,
                       const Knowledge &What) {
  bool BlockCounts = Scope == ThreadScope::Cta || Scope == ThreadScope::Cluster;
  for (Release &R : Releases)
    if (R.Scope == Scope && (!BlockCounts || R.Block == Block)) {
      R.What.join(What);
      return;
    }
  Releases.push_back({Scope, Block, What});
}

/// A strong write tells what a release says, and what the fences before it
/// say.
void Races::tell(ThreadAgent &T, Releases &Readers, const Access &How) {
  for (const Release &R : T.AtFence)
    addRelease(Readers, std::min(R.Scope, How.Scope), T.Home->Index, R.What);
  if (releases(How.Order))
    addRelease(Readers, How.Scope, T.Home->Index, T.tell());
}

/// Atomic updates go on with what the location told before.
void Races::released(ThreadAgent &T, uint8_t *At, const Access &How) {
  bool Tells = releases(How.Order) || !T.AtFence.empty();
  auto It = Locations.find(At);
  if (!Tells && (It == Locations.end() || How.Kind == Access::Atomic))
    return;
  if (It == Locations.end())
    It = Locations.try_emplace(At).first;
  else if (How.Kind != Access::Atomic)
    It->second.clear();
  tell(T, It->second, How);
}

void Races::learn(ThreadAgent &T, ArrayRef<Release> Told, const Access &How) {
  for (const Release &R : Told) {
    if (!includes(R.Scope, R.Block, T.Home->Index) ||
        !includes(How.Scope, T.Home->Index, R.Block))
      continue;
    if (acquires(How.Order))
      T.Knows.join(R.What);
    else
      addRelease(T.Read, R.Scope, R.Block, R.What);
  }
}

void Races::acquired(ThreadAgent &T, uint8_t *At, const Access &How) {
  if (Locations.empty())
    return;
  if (auto It = Locations.find(At); It != Locations.end())
    learn(T, It->second, How);
}

/// The value of a strong read is one that its thread may see.
uint8_t *Races::readStrongly(Exec &X, uint8_t *At, unsigned Size,
                             const Access &How) {
  ThreadAgent &T = agentOf(X.T);
  History *H = Past.empty() ? nullptr : Past.find(At, Size);
  if (H) {
    size_t First =
        H->firstVisible([&](Agent A, Epoch When) { return knows(T, A, When); });
    size_t Number = H->choose(First, X.T.Home->Home->Random);
    H->addReader(Number, T.Self, T.Now);
    if (Number + 1 < H->Values.size()) {
      PastValue &V = H->Values[Number];
      learn(T, V.Tells, How);
      return reinterpret_cast<uint8_t *>(&V.Bits);
    }
  }
  acquired(T, At, How);
  return At;
}

/// A strong write is the last one, or, if it is no update, before writes that
/// its thread knows nothing of.
uint8_t *Races::writeStrongly(Exec &X, uint8_t *At, unsigned Size,
                              const Access &How) {
  ThreadAgent &T = agentOf(X.T);
  bool IsUpdate = How.Kind == Access::Atomic;
  if (!HasPast || Size > Histories::MaxSize) {
    Past.forget(At, Size);
  } else {
    History &H = Past.begin(At, Size);
    size_t Last = H.Values.size() - 1, Place = Last;
    if (!IsUpdate)
      Place = H.choosePlace(H.firstVisible([&](Agent A, Epoch When) {
        return knows(T, A, When);
      }),
                            X.T.Home->Home->Random);
    PastValue New;
    New.Writer = T.Self;
    New.Written = T.Now;
    New.IsUpdate = IsUpdate;
    if (Place != Last) {
      tell(T, New.Tells, How);
      return reinterpret_cast<uint8_t *>(&H.insert(Place, std::move(New)).Bits);
    }
    PastValue &Old = H.Values[Last];
    std::memcpy(&Old.Bits, At, Size);
    if (auto It = Locations.find(At); It != Locations.end())
      Old.Tells.assign(It->second.begin(), It->second.end());
    H.insert(Last, std::move(New));
  }
  if (IsUpdate)
    acquired(T, At, How);
  released(T, At, How);
  return At;
}

void Races::fence(Exec &X, const Instruction &I) {
  ThreadAgent &T = agentOf(X.T);
  if (I.Run == runTensorFenceBefore) {
    T.Knows.Told = T.Knows.Seen;
    return;
  }
  if (I.Run == runTensorFenceAfter) {
    T.Tensor.join(T.Knows.Told);
    return;
  }
  if (I.M.OfMbarrierInit) {
    // It orders mbarrier.init, and nothing else.
    Knowledge Inits;
    if (T.Initializer)
      Inits.Seen.raise(T.Initializer, T.Inits);
    addRelease(T.AtFence, ThreadScope::Cluster, T.Home->Index, Inits);
    return;
  }
  if (I.M.Proxy == MemoryProxy::Async) {
    T.Knows.Fenced = T.Knows.Seen;
    T.Knows.Fenced.raise(T.Self, T.Now++);
    return;
  }
  if (I.M.Proxy != MemoryProxy::Generic)
    return;
  MemoryOrder Order = I.M.Order;
  ThreadScope Scope = I.M.Scope;
  if (Order == MemoryOrder::Weak)
    Order = MemoryOrder::SC; // membar
  if (Order == MemoryOrder::SC)
    Past.publish([&](Agent A, Epoch When) { return knows(T, A, When); });
  if (acquires(Order)) {
    erase_if(T.Read, [&](const Release &R) {
      if (!includes(Scope, T.Home->Index, R.Block))
        return false;
      T.Knows.join(R.What);
      return true;
    });
  }
  if (!releases(Order))
    return;
  erase_if(T.AtFence, [&](const Release &R) { return R.Scope <= Scope; });
  T.AtFence.push_back({Scope, T.Home->Index, T.tell()});
}

//===----------------------------------------------------------------------===//
// Barriers
//===----------------------------------------------------------------------===//

void Races::syncWarp(ArrayRef<Thread *> Arrived) {
  Arrivals All;
  BlockAgents *Home = nullptr;
  Epoch Latest = 0;
  for (const Thread *T : Arrived) {
    if (!T)
      continue;
    ThreadAgent &A = agentOf(*T);
    All.add(A.Knows);
    All.Seen.add(A.Self, A.Now);
    Latest = std::max(Latest, A.Now);
    Home = A.Home;
  }
  if (!Home)
    return;
  All.finish(Home->Range);
  for (const Thread *T : Arrived) {
    if (!T)
      continue;
    ThreadAgent &A = agentOf(*T);
    All.tell(A.Knows);
    A.Now = Latest + 1;
  }
}

SyncPoint &Races::pointOf(const SyncObject &Object) {
  if (Object.Number < SyncObject::ClusterBarrier)
    return agentsOf(*static_cast<const Cta *>(Object.Home))
        .Barriers[Object.Number];
  return Points[{Object.Home, Object.Number}];
}

/// Whether the arrival of \p I at something of another block tells what is
/// known; .relaxed and an explicit .cta do not.
static bool tellsOthers(const Instruction *I) {
  return !I || I->M.Order != MemoryOrder::Relaxed;
}

void Races::arrive(Exec &X, const SyncObject &Object) {
  SyncPoint &P = pointOf(Object);
  ThreadAgent &T = agentOf(X.T);
  if (X.Operation) {
    auto It = Operations.find(X.Operation);
    if (It == Operations.end())
      return;
    // tcgen05.commit fences what it arrives for.
    for (Gathering *G : {&P.Here.Seen, &P.Here.Told}) {
      G->add(It->second->Reader, It->second->Now);
      G->add(It->second->Writer, It->second->Now);
      if (X.Operation->Pipeline && X.Operation->Tracks)
        G->add(T.Committed);
    }
    return;
  }
  const Instruction *I = instructionOf(X);
  bool IsRemote = Object.Number == SyncObject::Mbarrier &&
                  (Object.Home < T.Home->Shared ||
                   Object.Home >= T.Home->Shared + T.Home->SharedSize);
  Arrivals &Own = IsRemote ? P.Others : P.Here;
  if (!tellsOthers(I)) {
    bool IsWide = IsRemote || Object.Number == SyncObject::ClusterBarrier;
    for (const Release &R : T.AtFence)
      if (!IsWide || R.Scope >= ThreadScope::Cluster)
        Own.add(R.What);
    return;
  }
  if (IsRemote && I->M.Scope == ThreadScope::Cta)
    return;
  Own.add(T.Knows);
  Own.Seen.add(T.Self, T.Now++);
}

void Races::complete(const SyncObject &Object) {
  SyncPoint &P = pointOf(Object);
  ptxmachine::Block Range;
  if (Object.Number < SyncObject::ClusterBarrier) {
    const Cta &C = *static_cast<const Cta *>(Object.Home);
    Range = agentsOf(C).Range;
    // A barrier does not wait for threads that have exited, which is to say
    // that they have arrived.
    for (const Thread &T : C.Threads)
      if (T.Status == Status::Done)
        P.Here.Seen.add(agentOf(T).Self, ~Epoch(0));
  } else if (LastBlock && LastCta) {
    Range = LastBlock->Range;
  }
  P.Here.finish(Range);
  P.Others.finish(Range);
}

void Races::wait(Exec &X, const SyncObject &Object) {
  SyncPoint &P = pointOf(Object);
  ThreadAgent &T = agentOf(X.T);
  const Instruction *I =
      Object.Number == SyncObject::Mbarrier ? instructionOf(X) : nullptr;
  // Without a scope, the ISA says .cta; programs in use wait so for the other
  // blocks of their cluster, which hardware grants.
  bool IsNarrow = I && I->M.Scope == ThreadScope::Cta;
  if (I && I->M.Order == MemoryOrder::Relaxed) {
    Knowledge Later;
    P.Here.tell(Later);
    if (!IsNarrow)
      P.Others.tell(Later);
    addRelease(T.Read, ThreadScope::Cluster, T.Home->Index, Later);
    return;
  }
  P.Here.tell(T.Knows);
  if (!IsNarrow)
    P.Others.tell(T.Knows);
  if (const SharedClockRef &Seen = P.Here.DoneSeen;
      Seen && Seen->Of.FirstChunk == T.Home->Range.FirstChunk)
    T.Now = std::max(T.Now, Seen->Highest + 1);
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

/// A slot whose last operation the thread knows to be done, or a new one.
Slot &Races::slotFor(ThreadAgent &T, AsyncGroup Kind) {
  for (Slot &S : T.Slots)
    if (!S.InFlight && T.Knows.Seen.get(S.Writer) >= S.Now &&
        T.Knows.Seen.get(S.Reader) >= S.Now)
      return S;
  T.Slots.push_back(newSlot(T));
  T.Slots.back().Kind = Kind;
  return T.Slots.back();
}

/// Two more agents of \p T.
Slot Races::newSlot(const ThreadAgent &T) {
  BlockAgents &B = *T.Home;
  if (B.SlotsUsed + 2 > 32) {
    B.SlotChunk = FirstSlot / 32 + NextSlotChunk++;
    B.SlotsUsed = 0;
    SlotOwners.resize(size_t(NextSlotChunk) * 32);
  }
  Slot New;
  New.Reader = B.SlotChunk * 32 + B.SlotsUsed++;
  New.Writer = B.SlotChunk * 32 + B.SlotsUsed++;
  SlotOwners[New.Reader - FirstSlot] = SlotOwners[New.Writer - FirstSlot] =
      T.Self;
  return New;
}

void Races::begin(Exec &X, AsyncOperation &Operation) {
  ThreadAgent &T = agentOf(X.T);
  Slot &S = slotFor(T, Operation.Group);
  ++S.InFlight;
  auto O = std::make_unique<OperationAgent>();
  O->Issuer = &T;
  O->SlotNumber = unsigned(&S - T.Slots.data());
  O->Reader = S.Reader;
  O->Writer = S.Writer;
  O->Now = ++S.Now;
  O->Knows = T.Knows;
  O->Knows.Seen.raise(T.Self, T.Now++);
  O->Tensor = T.Tensor;
  if (Operation.Pipeline && Operation.Group == AsyncGroup::None) {
    // It also writes what it reads.
    T.InPipeline.raise(O->Reader, O->Now);
    T.InPipeline.raise(O->Writer, O->Now);
    O->Tensor.join(T.InPipeline);
  }
  Operations[&Operation] = std::move(O);
}

void Races::join(Exec &X, AsyncOperation &Operation, bool OnlyReads) {
  auto It = Operations.find(&Operation);
  if (It == Operations.end())
    return;
  const OperationAgent &O = *It->second;
  ThreadAgent &T = agentOf(X.T);
  for (Clock *Known : {&T.Knows.Seen, &T.Tensor}) {
    if (!OnlyReads)
      Known->raise(O.Writer, O.Now);
    Known->raise(O.Reader, O.Now);
  }
}

void Races::end(AsyncOperation &Operation) {
  auto It = Operations.find(&Operation);
  if (It == Operations.end())
    return;
  OperationAgent &O = *It->second;
  --O.Issuer->Slots[O.SlotNumber].InFlight;
  if (Operation.Pipeline) {
    O.Issuer->Committed.raise(O.Reader, O.Now);
    O.Issuer->Committed.raise(O.Writer, O.Now);
  }
  Operations.erase(It);
}

} // namespace opennvvm::ptxmachine
