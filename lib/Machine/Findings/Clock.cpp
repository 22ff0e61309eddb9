//===- Clock.cpp - What a thread knows about the others -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Findings/Clock.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

using Chunks = SmallVectorImpl<std::pair<uint32_t, ChunkRef>>;

Epoch SharedClock::get(Agent A) const {
  auto It = partition_point(
      Chunks, [&](const auto &Entry) { return Entry.first < A / 32; });
  return It != Chunks.end() && It->first == A / 32 ? It->second->Epochs[A % 32]
                                                   : 0;
}

void SharedClock::summarize(Block B) {
  Of = B;
  Floor = ~Epoch(0);
  Highest = 0;
  for (uint32_t T = 0; T < B.Threads; T += 32) {
    auto It = partition_point(Chunks, [&](const auto &Entry) {
      return Entry.first < B.FirstChunk + T / 32;
    });
    if (It == Chunks.end() || It->first != B.FirstChunk + T / 32) {
      Floor = 0;
      continue;
    }
    for (uint32_t L = 0; L < std::min(32u, B.Threads - T); ++L) {
      Epoch E = It->second->Epochs[L];
      Floor = std::min(Floor, E);
      Highest = std::max(Highest, E);
    }
  }
}

/// Whether all epochs of \p A are at most those of \p B.
static bool isBelow(const Chunk &A, const Chunk &B) {
  bool Above = false;
  for (unsigned L = 0; L < 32; ++L)
    Above |= A.Epochs[L] > B.Epochs[L];
  return !Above;
}

static bool isBelow(const SharedClock &A, const SharedClock &B) {
  const auto *In = B.Chunks.begin();
  for (const auto &[Number, Epochs] : A.Chunks) {
    while (In != B.Chunks.end() && In->first < Number)
      ++In;
    if (In == B.Chunks.end() || In->first != Number ||
        (In->second != Epochs && !isBelow(*Epochs, *In->second)))
      return false;
  }
  return true;
}

static ChunkRef merge(const ChunkRef &A, const ChunkRef &B) {
  if (A == B || isBelow(*B, *A))
    return A;
  if (isBelow(*A, *B))
    return B;
  auto C = makeIntrusiveRefCnt<Chunk>();
  for (unsigned L = 0; L < 32; ++L)
    C->Epochs[L] = std::max(A->Epochs[L], B->Epochs[L]);
  return C;
}

SharedClockRef merge(const SharedClockRef &A, const SharedClockRef &B) {
  if (!A || A == B)
    return B;
  if (!B || isBelow(*B, *A))
    return A;
  if (isBelow(*A, *B))
    return B;
  auto Sum = makeIntrusiveRefCnt<SharedClock>();
  const auto *I = A->Chunks.begin(), *J = B->Chunks.begin();
  while (I != A->Chunks.end() || J != B->Chunks.end()) {
    if (J == B->Chunks.end() || (I != A->Chunks.end() && I->first < J->first)) {
      Sum->Chunks.push_back(*I++);
    } else if (I == A->Chunks.end() || J->first < I->first) {
      Sum->Chunks.push_back(*J++);
    } else {
      Sum->Chunks.push_back({I->first, merge(I->second, J->second)});
      ++I, ++J;
    }
  }
  const SharedClock &Best = A->Floor ? *A : *B;
  if (Best.Floor)
    Sum->summarize(Best.Of);
  return Sum;
}

/// Sets \p Entries in \p To.
static void raiseAll(MutableArrayRef<Clock::Entry> Entries, Chunks &To) {
  llvm::sort(Entries, [](const Clock::Entry &A, const Clock::Entry &B) {
    return A.Who < B.Who;
  });
  auto *At = To.begin();
  for (size_t N = 0; N < Entries.size();) {
    uint32_t Number = Entries[N].Who / 32;
    At = std::partition_point(
        At, To.end(), [&](const auto &Entry) { return Entry.first < Number; });
    bool IsNew = At == To.end() || At->first != Number;
    auto C = IsNew ? makeIntrusiveRefCnt<Chunk>()
                   : makeIntrusiveRefCnt<Chunk>(*At->second);
    for (; N < Entries.size() && Entries[N].Who / 32 == Number; ++N) {
      Epoch &E = C->Epochs[Entries[N].Who % 32];
      E = std::max(E, Entries[N].When);
    }
    if (IsNew)
      At = To.insert(At, {Number, std::move(C)});
    else
      At->second = std::move(C);
  }
}

//===----------------------------------------------------------------------===//
// Clock
//===----------------------------------------------------------------------===//

/// Own entries become a part of the shared clock beyond this number.
static constexpr unsigned MaxOwn = 24;

void Clock::raise(Agent A, Epoch When) {
  if (Shared && Shared->get(A) >= When)
    return;
  for (Entry &E : Own)
    if (E.Who == A) {
      E.When = std::max(E.When, When);
      return;
    }
  Own.push_back({A, When});
  if (Own.size() > MaxOwn)
    fold();
}

void Clock::fold() {
  auto New = makeIntrusiveRefCnt<SharedClock>();
  if (Shared)
    New->Chunks = Shared->Chunks;
  raiseAll(Own, New->Chunks);
  if (Shared && Shared->Floor)
    New->summarize(Shared->Of);
  Own.clear();
  Shared = std::move(New);
}

void Clock::join(const SharedClockRef &Other) {
  if (!Other || Other == Shared)
    return;
  Shared = merge(Shared, Other);
  erase_if(Own, [&](const Entry &E) { return Shared->get(E.Who) >= E.When; });
}

void Clock::join(const Clock &Other) {
  join(Other.Shared);
  for (const Entry &E : Other.Own)
    raise(E.Who, E.When);
}

//===----------------------------------------------------------------------===//
// Gathering
//===----------------------------------------------------------------------===//

void Gathering::add(const Clock &C) {
  if (C.shared() && !is_contained(Shared, C.shared()))
    Shared.push_back(C.shared());
  Entries.append(C.own().begin(), C.own().end());
}

SharedClockRef Gathering::finish(const SharedClockRef &Before, Block B) {
  SharedClockRef Sum = Before;
  for (const SharedClockRef &C : Shared)
    Sum = merge(Sum, C);
  if (Entries.empty()) {
    Shared.clear();
    return Sum;
  }
  auto New = makeIntrusiveRefCnt<SharedClock>();
  if (Sum)
    New->Chunks = Sum->Chunks;
  raiseAll(Entries, New->Chunks);
  New->summarize(B);
  Shared.clear();
  Entries.clear();
  return New;
}

} // namespace opennvvm::ptxmachine
