//===- BlockOrder.cpp - Accesses of different blocks ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Memory/BlockOrder.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <tuple>

namespace opennvvm::tile {

/// Ranges that are kept of a launch.
static constexpr size_t MostRanges = size_t(1) << 22;
/// Blocks that a clock knows.
static constexpr size_t MostBlocks = 4096;
/// Accesses to the same bytes with which one is compared.
static constexpr size_t MostOthers = 256;

//===----------------------------------------------------------------------===//
// One block
//===----------------------------------------------------------------------===//

void BlockLog::begin(uint64_t Number) {
  Block = Number;
  Epoch = 1;
  Seen.reset();
  Accesses.clear();
  RangeCount = 0;
}

void BlockLog::touch(const TileEvent &Kind, uint64_t At, size_t Size) {
  // The last ones are the most likely.
  auto Same = llvm::find_if(llvm::reverse(Accesses), [&](const BlockAccess &A) {
    return A.What.Site == Kind.Site && A.Epoch == Epoch && A.Seen == Seen;
  });
  if (Same == Accesses.rend()) {
    Accesses.push_back({Block, Kind, Epoch, Seen});
    Accesses.back().What.Ranges.clear();
    Same = Accesses.rbegin();
  }
  auto &Ranges = Same->What.Ranges;
  if (!Ranges.empty()) {
    TileEvent::Range &Last = Ranges.back();
    if (Last.first <= At && At + Size <= Last.second)
      return;
    if (Last.second == At) {
      Last.second += Size;
      return;
    }
  }
  Ranges.push_back({At, At + Size});
  ++RangeCount;
}

//===----------------------------------------------------------------------===//
// What orders blocks
//===----------------------------------------------------------------------===//

/// Whether \p A knows all that \p B does.
static bool covers(const BlockClock &A, const BlockClock &B) {
  return llvm::all_of(B, [&](const auto &Known) {
    return A.lookup(Known.first) >= Known.second;
  });
}

/// What either knows.
static SharedClock joined(const SharedClock &A, const SharedClock &B) {
  if (!A || !B || A == B)
    return A ? A : B;
  if (covers(*A, *B))
    return A;
  auto New = std::make_shared<BlockClock>(*A);
  for (const auto &[Block, Epoch] : *B) {
    uint32_t &Known = (*New)[Block];
    Known = std::max(Known, Epoch);
  }
  return New;
}

void BlockOrder::acquire(BlockLog &Log, uint64_t At) {
  std::lock_guard<std::mutex> Lock(Mutex);
  auto Found = Released.find(At);
  if (Found != Released.end())
    Log.Seen = joined(Log.Seen, Found->second);
  IsTooLarge |= Log.Seen && Log.Seen->size() > MostBlocks;
}

void BlockOrder::release(BlockLog &Log, uint64_t At, bool Continues) {
  auto Own = Log.Seen ? std::make_shared<BlockClock>(*Log.Seen)
                      : std::make_shared<BlockClock>();
  (*Own)[Log.Block] = Log.Epoch++;
  std::lock_guard<std::mutex> Lock(Mutex);
  if (IsTooLarge)
    return;
  SharedClock &There = Released[At];
  There = Continues ? joined(Own, There) : Own;
}

void BlockOrder::forget(uint64_t At) {
  std::lock_guard<std::mutex> Lock(Mutex);
  Released.erase(At);
}

/// Merges ranges that touch.
static void simplify(llvm::SmallVectorImpl<TileEvent::Range> &Ranges) {
  if (!llvm::is_sorted(Ranges))
    llvm::sort(Ranges);
  size_t Kept = 0;
  for (const TileEvent::Range &R : Ranges)
    if (Kept && R.first <= Ranges[Kept - 1].second)
      Ranges[Kept - 1].second = std::max(Ranges[Kept - 1].second, R.second);
    else
      Ranges[Kept++] = R;
  Ranges.truncate(Kept);
}

void BlockOrder::add(BlockLog &Log) {
  size_t Count = 0;
  for (BlockAccess &A : Log.Accesses) {
    simplify(A.What.Ranges);
    Count += A.What.Ranges.size();
  }
  std::lock_guard<std::mutex> Lock(Mutex);
  RangeCount += Count;
  IsTooLarge |= RangeCount > MostRanges;
  if (!IsTooLarge)
    std::move(Log.Accesses.begin(), Log.Accesses.end(),
              std::back_inserter(All));
  Log.Accesses.clear();
}

//===----------------------------------------------------------------------===//
// Comparing
//===----------------------------------------------------------------------===//

namespace {
/// Bytes that an access reaches.
struct Span {
  TileEvent::Range Bytes;
  const BlockAccess *By;
};

/// What conflicts: weak writes with everything, and strong ones with what is
/// weak.
enum AccessClass : uint8_t { WeakRead, WeakWrite, StrongRead, StrongWrite };
constexpr size_t AccessClasses = 4;
constexpr uint8_t ConflictsOf[AccessClasses] = {
    1 << WeakWrite | 1 << StrongWrite,
    1 << WeakRead | 1 << WeakWrite | 1 << StrongRead | 1 << StrongWrite,
    1 << WeakWrite, 1 << WeakRead | 1 << WeakWrite};

/// Goes over all spans, and knows those that reach the one at hand.
class Sweep {
public:
  explicit Sweep(BlockOrder::Report Conflict) : Conflict(Conflict) {}
  void visit(const Span &S);

private:
  void compare(const Span &S, std::vector<Span> &Others);

  BlockOrder::Report Conflict;
  std::vector<Span> Active[AccessClasses];
  size_t Limits[AccessClasses] = {64, 64, 64, 64};
  llvm::DenseSet<std::pair<uint32_t, uint32_t>> Reported; ///< Sites.
};
} // namespace

static AccessClass classOf(const TileEvent &E) {
  if (E.IsStrong)
    return E.Writes ? StrongWrite : StrongRead;
  return E.Writes ? WeakWrite : WeakRead;
}

/// Whether \p B has seen what \p A's block released after \p A.
static bool isBefore(const BlockAccess &A, const BlockAccess &B) {
  return B.Seen && B.Seen->lookup(A.Block) >= A.Epoch;
}

void Sweep::compare(const Span &S, std::vector<Span> &Others) {
  size_t Compared = 0;
  for (const Span &Other : llvm::reverse(Others)) {
    if (++Compared > MostOthers)
      return;
    const BlockAccess *First = S.By, *Second = Other.By;
    if (Other.Bytes.second <= S.Bytes.first || First->Block == Second->Block)
      continue;
    if (Second->Block < First->Block)
      std::swap(First, Second);
    std::pair<uint32_t, uint32_t> Sites =
        std::minmax({First->What.Site, Second->What.Site});
    if (Reported.contains(Sites) || isBefore(*First, *Second) ||
        isBefore(*Second, *First))
      continue;
    Reported.insert(Sites);
    Conflict(*First, *Second,
             {S.Bytes.first, std::min(S.Bytes.second, Other.Bytes.second)});
  }
}

void Sweep::visit(const Span &S) {
  AccessClass Class = classOf(S.By->What);
  for (size_t C = 0; C < AccessClasses; ++C)
    if (ConflictsOf[Class] >> C & 1)
      compare(S, Active[C]);
  // Those that have ended are let go of when there are many.
  std::vector<Span> &Own = Active[Class];
  Own.push_back(S);
  if (Own.size() > Limits[Class]) {
    llvm::erase_if(Own, [&](const Span &Other) {
      return Other.Bytes.second <= S.Bytes.first;
    });
    Limits[Class] = std::max<size_t>(64, 2 * Own.size());
  }
}

void BlockOrder::check(Report Conflict) {
  bool HasWrites =
      llvm::any_of(All, [](const BlockAccess &A) { return A.What.Writes; });
  if (IsTooLarge || !HasWrites)
    return;
  std::vector<Span> Spans;
  Spans.reserve(RangeCount);
  for (const BlockAccess &A : All)
    for (const TileEvent::Range &Bytes : A.What.Ranges)
      Spans.push_back({Bytes, &A});
  llvm::sort(Spans, [](const Span &A, const Span &B) {
    return std::tie(A.Bytes.first, A.By->Block, A.By->What.Site, A.By->Epoch,
                    A.Bytes.second) < std::tie(B.Bytes.first, B.By->Block,
                                               B.By->What.Site, B.By->Epoch,
                                               B.Bytes.second);
  });
  Sweep All(Conflict);
  for (const Span &S : Spans)
    All.visit(S);
}

} // namespace opennvvm::tile
