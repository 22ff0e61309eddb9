//===- Races.cpp - Accesses that nothing orders ---------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Findings/Races.h"
#include "Machine/Engine/Exec.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

/// Whether the actor knows what \p A did at \p When. \p ByProxy says that a
/// proxy fence must have made it visible.
bool Races::Actor::ordered(Agent A, Epoch When, bool ByProxy) const {
  // An agent's operations in tensor memory follow each other only if fences or
  // the pipeline say so.
  if (A == Self && (!Tensor || When == Now))
    return true;
  if (A == Thread && !How.IsOperation)
    return true;
  if (Tensor)
    return Tensor->knows(A, When, Home->Range);
  const Clock &C = ByProxy ? Knows->Fenced : Knows->Seen;
  return C.knows(A, When, Home->Range);
}

bool Races::Actor::ordered(const Readers &R) const {
  Agent First = R.Chunk * 32;
  if (!Tensor && Knows->Seen.knows(First, R.When, Home->Range) && R.Lanes == 1)
    return true;
  for (uint32_t Left = R.Lanes; Left; Left &= Left - 1)
    if (!ordered(First + unsigned(countr_zero(Left)), R.When, false))
      return false;
  return true;
}

/// The number of the cluster of block \p Index.
uint32_t Races::clusterOf(uint32_t Index) const {
  uint32_t Number = 0, Scale = 1;
  for (unsigned D = 0; D < 3; ++D) {
    Number += Index % Grid[D] / Cluster[D] * Scale;
    Index /= Grid[D];
    Scale *= Grid[D] / Cluster[D];
  }
  return Number;
}

/// Whether \p Scope of a thread in \p A includes the threads of \p B.
bool Races::includes(ThreadScope Scope, uint32_t A, uint32_t B) const {
  switch (Scope) {
  case ThreadScope::None:
    return false;
  case ThreadScope::Cta:
    return A == B;
  case ThreadScope::Cluster:
    return A == B || clusterOf(A) == clusterOf(B);
  default:
    return true;
  }
}

bool Races::morallyStrong(const Manner &Before, Agent Other,
                          const Actor &A) const {
  // Both are of the same proxy.
  bool MayBe = Before.IsAsync == A.How.IsAsync;
  if (!Before.isStrong() || !A.How.isStrong() || !MayBe ||
      // Atomic updates are atomic whatever the sizes are.
      (Before.SizeLog != A.How.SizeLog && !(Before.IsAtomic && A.How.IsAtomic)))
    return false;
  uint32_t Theirs = blockIndexOf(Other);
  return includes(ThreadScope(uint32_t(Before.Scope)), Theirs, A.Home->Index) &&
         includes(ThreadScope(uint32_t(A.How.Scope)), A.Home->Index, Theirs);
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

/// Of many readers of a location, these are enough to find who forgot to wait.
static constexpr unsigned MaxReaders = 64;

void Races::addReader(Cell &C, const Actor &A) {
  uint32_t Chunk = A.Self / 32, Lane = 1u << A.Self % 32;
  auto Joins = [&](Readers &R) {
    if (R.Chunk != Chunk || R.When != A.Now || !(R.How == A.How))
      return false;
    R.Lanes |= Lane;
    return true;
  };
  Readers New{Chunk, A.Now, Lane, A.How};
  if (!C.Read.Lanes) {
    C.Read = New;
    return;
  }
  if (Joins(C.Read))
    return;
  if (C.More) {
    auto &More = Memory.more(C);
    for (Readers &R : reverse(More))
      if (Joins(R))
        return;
    // What is known to the new reader is known to whoever waits for it.
    erase_if(More, [&](const Readers &R) {
      return R.How.Scope >= A.How.Scope && A.ordered(R);
    });
    if (More.size() < MaxReaders)
      More.push_back(New);
    else
      More[(Chunk + A.Now) % MaxReaders] = New;
    return;
  }
  if (C.Read.How.Scope >= A.How.Scope && A.ordered(C.Read)) {
    C.Read = New;
    return;
  }
  Memory.more(C).push_back(New);
}

void Races::read(Cell &C, const Conflict &Now) {
  const Actor &A = Now.A;
  if (C.How.IsValid) {
    bool ByProxy = A.How.IsAsync && !C.How.IsAsync;
    if (!A.ordered(C.Writer, C.Written, ByProxy) &&
        !morallyStrong(C.How, C.Writer, A))
      report(Now, C.Writer, C.Written, C.How, true);
  }
  addReader(C, A);
}

void Races::write(Cell &C, const Conflict &Now) {
  const Actor &A = Now.A;
  if (C.How.IsValid) {
    bool ByProxy = A.How.IsAsync && !C.How.IsAsync;
    if (!A.ordered(C.Writer, C.Written, ByProxy) &&
        !morallyStrong(C.How, C.Writer, A))
      report(Now, C.Writer, C.Written, C.How, true);
  }
  auto Check = [&](const Readers &R) {
    for (uint32_t Left = R.Lanes; Left; Left &= Left - 1) {
      Agent Other = R.Chunk * 32 + unsigned(countr_zero(Left));
      if (A.ordered(Other, R.When, false) || morallyStrong(R.How, Other, A))
        continue;
      report(Now, Other, R.When, R.How, false);
      return;
    }
  };
  if (C.Read.Lanes) {
    Check(C.Read);
    for (const Readers &R : Memory.readMore(C))
      Check(R);
    Memory.dropMore(C);
    C.Read.Lanes = 0;
  }
  if (C.How.isStrong() && !A.How.isStrong())
    Past.forget(Now.Bytes, Now.Size);
  C.Writer = A.Self;
  C.Written = A.Now;
  C.How = A.How;
}

/// The scope of a strong operation; None for weak ones.
static ThreadScope scopeOf(const Access &How) {
  if (How.Order == MemoryOrder::Volatile || How.Order == MemoryOrder::MMIO)
    return ThreadScope::Sys;
  if (How.Order == MemoryOrder::Weak && How.Kind != Access::Atomic)
    return ThreadScope::None;
  return How.Scope == ThreadScope::None ? ThreadScope::Gpu : How.Scope;
}

/// Whether threads can share what is at \p Address.
static bool isShareable(Space Sp, uint64_t Address) {
  switch (Sp) {
  case Space::Generic:
    return isSharedAddress(Address) || isGlobalAddress(Address);
  case Space::Local:
  case Space::Param:
  case Space::Const:
    return false;
  default:
    return true;
  }
}

/// Who executes \p X; its Knows is null if that has no agent.
Races::Actor Races::actorOf(Exec &X, bool IsRead) {
  ThreadAgent &T = agentOf(X.T);
  Actor A{T.Self, T.Now, &T.Knows, T.Home, Manner()};
  A.Thread = T.Self;
  A.How.IsValid = 1;
  A.How.Line = lineOf(X);
  if (!X.Operation)
    return A;
  auto It = Operations.find(X.Operation);
  A.Knows = nullptr;
  if (It == Operations.end())
    return A;
  const OperationAgent &O = *It->second;
  A.Self = IsRead ? O.Reader : O.Writer;
  A.Now = O.Now;
  A.Knows = &O.Knows;
  A.Tensor = &O.Tensor;
  A.How.IsOperation = 1;
  return A;
}

/// Compares the access with the others, and keeps it.
void Races::touch(const Conflict &Now) {
  if (Now.IsWrite)
    Memory.forEach(Now.Bytes, Now.Size, [&](Cell &C) { write(C, Now); });
  else
    Memory.forEach(Now.Bytes, Now.Size, [&](Cell &C) { read(C, Now); });
  visit(Now);
}

uint8_t *Races::access(Exec &X, Space Sp, uint64_t Address, uint8_t *Bytes,
                       unsigned Size, const Access &How) {
  if (!isShareable(Sp, Address))
    return Bytes;
  bool IsRead = How.Kind == Access::Read;
  Actor A = actorOf(X, IsRead);
  if (!A.Knows)
    return Bytes;
  if (Sp != Space::Tensor)
    A.Tensor = nullptr;
  if (X.Operation) {
    // The proxy of tensor maps has fences of its own, on both sides.
    A.How.IsAsync = X.Operation->Proxy != MemoryProxy::Generic &&
                    How.Proxy != MemoryProxy::TensorMap;
  } else {
    A.How.IsAsync = How.Proxy == MemoryProxy::Async;
  }
  ThreadScope Scope = scopeOf(How);
  unsigned Element = Size;
  if (const Instruction *I = instructionOf(X);
      I && I->M.NumTypes && Size > bitsOf(I->M.T[0]) / 8)
    Element = bitsOf(I->M.T[0]) / 8;
  A.How.Scope = unsigned(Scope);
  A.How.IsAtomic = How.Kind == Access::Atomic;
  A.How.SizeLog = Log2_32(std::clamp(Element, 1u, 128u));
  touch({X, Sp, Address, Bytes, Size, A, !IsRead});
  if (X.Operation && !IsRead)
    Past.forget(Bytes, Size);
  if (Scope == ThreadScope::None || X.Operation)
    return Bytes;
  Access Strong = How;
  Strong.Scope = Scope;
  return IsRead ? readStrongly(X, Bytes, Size, Strong)
                : writeStrongly(X, Bytes, Size, Strong);
}

//===----------------------------------------------------------------------===//
// mbarriers and other blocks
//===----------------------------------------------------------------------===//

/// Operations on an mbarrier are strong among themselves, whoever does them;
/// its beginning and its end are not. Updates count as reads, so that what the
/// mbarrier has begun with stays the last write, which all of them must know.
void Races::mbarrier(Exec &X, Space Sp, uint64_t Address, uint8_t *Bytes,
                     BarrierEvent Event) {
  bool IsLife =
      Event == BarrierEvent::Init || Event == BarrierEvent::Invalidate;
  bool IsRead = Event == BarrierEvent::Wait;
  Actor A = actorOf(X, IsRead);
  if (!A.Knows)
    return;
  A.Tensor = nullptr;
  A.How.Scope = unsigned(IsLife ? ThreadScope::None : ThreadScope::Sys);
  A.How.IsAtomic = !IsLife && !IsRead;
  A.How.SizeLog = 3;
  if (Event == BarrierEvent::Init) {
    ThreadAgent &T = agentOf(X.T);
    if (!T.Initializer)
      T.Initializer = newSlot(T).Writer;
    A.Self = T.Initializer;
    A.Now = ++T.Inits;
    // The thread knows what it has done, and tells it to others as all else.
    T.Knows.Seen.raise(A.Self, A.Now);
  }
  touch({X, Sp, Address, Bytes, 8, A, IsLife});
}

/// Keeps an access to the shared memory of another block.
void Races::visit(const Conflict &Now) {
  const BlockAgents &Own = *Now.A.Home;
  if (Now.Sp == Space::Tensor || Now.Sp == Space::Global ||
      (Now.Sp == Space::Generic && !isSharedAddress(Now.Address)) ||
      (Now.Bytes >= Own.Shared && Now.Bytes < Own.Shared + Own.SharedSize))
    return;
  for (const Cta &C : ctasAround(Now.X.T)) {
    const uint8_t *Begin = C.Shared.data();
    if (Now.Bytes < Begin || Now.Bytes >= Begin + C.Shared.size())
      continue;
    Visit &V = Blocks.find(&C)->second->Visits[{Now.A.Self, Now.A.How.Line}];
    if (!V.When)
      V.Who = partyOf(Now.A.Self, Now.A.How, Now.IsWrite);
    V.When = Now.A.Now;
    return;
  }
}

/// Finds the accesses of others of which no thread of \p C, which has ended,
/// knew.
void Races::checkVisits(const BlockAgents &B, const Cta &C) {
  for (const auto &[Key, V] : B.Visits) {
    auto Knows = [Who = Key.first, When = V.When](const ThreadAgent &T) {
      return T.Knows.Seen.get(Who) >= When;
    };
    if (any_of(B.Threads, Knows) || !Report.isNew("cluster-exit", V.Who.Line))
      continue;
    Report.add("cluster-exit",
               "block (" + Twine(C.Id[0]) + "," + Twine(C.Id[1]) + "," +
                   Twine(C.Id[2]) + ") may have ended when line " +
                   Twine(V.Who.Line) + " accesses its shared memory",
               V.Who);
  }
}

} // namespace opennvvm::ptxmachine
