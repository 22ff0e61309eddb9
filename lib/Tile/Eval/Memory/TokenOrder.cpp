//===- TokenOrder.cpp - Accesses of a block that tokens order -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Memory/TokenOrder.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm::tile {

/// How many accesses an access is compared with, and how much is kept of a
/// block: what is older is forgotten, and no longer found.
static constexpr uint32_t MostCompared = 4096;
static constexpr size_t MostRanges = 1 << 20, MostTokens = 1 << 18;

std::optional<TileEvent::Range>
TileEvent::firstShared(const TileEvent &Other) const {
  const Range *A = Ranges.begin(), *B = Other.Ranges.begin();
  while (A != Ranges.end() && B != Other.Ranges.end()) {
    uint64_t From = std::max(A->first, B->first),
             To = std::min(A->second, B->second);
    if (From < To)
      return Range{From, To};
    if (A->second < B->second)
      ++A;
    else
      ++B;
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// What tokens know
//===----------------------------------------------------------------------===//

bool TokenOrder::Known::has(uint32_t Number) const {
  return Number <= UpTo ||
         std::binary_search(Others.begin(), Others.end(), Number);
}

void TokenOrder::Known::absorb() {
  size_t Used = 0;
  while (Used != Others.size() && Others[Used] <= UpTo + 1)
    UpTo = std::max(UpTo, Others[Used++]);
  Others.erase(Others.begin(), Others.begin() + Used);
}

void TokenOrder::Known::add(uint32_t Number) {
  if (Number == UpTo + 1)
    UpTo = Number;
  else
    Others.push_back(Number);
}

TokenOrder::Known *TokenOrder::find(Token &T, uint32_t Where) {
  auto *At = llvm::find_if(T, [&](const Known &K) { return K.Where == Where; });
  return At == T.end() ? nullptr : At;
}

TokenOrder::Token TokenOrder::joined(ArrayRef<uint64_t> Numbers) const {
  Token All;
  for (uint64_t Number : Numbers)
    for (const Known &K : Tokens[Number]) {
      Known *Mine = find(All, K.Where);
      if (!Mine) {
        All.push_back(K);
        continue;
      }
      SmallVector<uint32_t, 0> Others;
      std::set_union(Mine->Others.begin(), Mine->Others.end(), K.Others.begin(),
                     K.Others.end(), std::back_inserter(Others));
      Mine->UpTo = std::max(Mine->UpTo, K.UpTo);
      Mine->Others = std::move(Others);
      Mine->absorb();
    }
  return All;
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

void TokenOrder::clear() {
  Tokens.resize(1);
  Places.clear();
  Touched.clear();
  RangeCount = 0;
}

uint32_t TokenOrder::placeOf(const Allocation &A) {
  for (auto [I, P] : enumerate(Places))
    if (P.Of.Address == A.Address && P.Of.Size == A.Size)
      return uint32_t(I);
  Places.push_back({A, {}, 0, 0});
  return uint32_t(Places.size() - 1);
}

void TokenOrder::touch(const Allocation &A, uint64_t At, size_t Size) {
  if (!Touched.empty()) {
    auto &[Where, Range] = Touched.back();
    if (Range.second == At && Places[Where].Of.contains(At, Size)) {
      Range.second += Size;
      return;
    }
    if (Places[Where].Of.Address == A.Address) {
      Touched.push_back({Where, {At, At + Size}});
      return;
    }
  }
  uint32_t Where = placeOf(A);
  Touched.push_back({Where, {At, At + Size}});
}

void TokenOrder::check(const Place &P, const TileEvent &E, const Known &Before,
                       Report Conflict) const {
  if (!E.Writes && P.LastWrite <= Before.UpTo)
    return;
  uint32_t Kept = uint32_t(P.Events.size()), Base = P.Last - Kept;
  uint32_t First = std::max(Before.UpTo, Base);
  if (P.Last - First > MostCompared)
    First = P.Last - MostCompared;
  for (uint32_t Number = First + 1; Number <= P.Last; ++Number) {
    const TileEvent &Other = P.Events[Number - Base - 1];
    if (!(E.Writes || Other.Writes) || (E.IsStrong && Other.IsStrong) ||
        Before.has(Number))
      continue;
    if (std::optional<TileEvent::Range> Shared = E.firstShared(Other))
      Conflict(E, Other, P.Of, *Shared);
  }
}

void TokenOrder::add(Place &P, TileEvent E) {
  ++P.Last;
  if (E.Writes)
    P.LastWrite = P.Last;
  RangeCount += E.Ranges.size();
  P.Events.push_back(std::move(E));
  while (RangeCount > MostRanges && P.Events.size() > 1) {
    RangeCount -= P.Events.front().Ranges.size();
    P.Events.pop_front();
  }
}

uint64_t TokenOrder::finish(ArrayRef<uint64_t> Numbers, const TileEvent &Kind,
                            Report Conflict) {
  if (Touched.empty() && Numbers.size() <= 1)
    return Numbers.empty() ? 0 : Numbers[0];
  Token All = joined(Numbers);
  llvm::sort(Touched);
  for (size_t I = 0; I != Touched.size();) {
    uint32_t Where = Touched[I].first;
    TileEvent E = Kind;
    for (; I != Touched.size() && Touched[I].first == Where; ++I)
      E.Ranges.push_back(Touched[I].second);
    Known *Before = find(All, Where);
    if (!Before) {
      All.push_back({Where});
      Before = &All.back();
    }
    Place &P = Places[Where];
    check(P, E, *Before, Conflict);
    add(P, std::move(E));
    Before->add(P.Last);
  }
  Touched.clear();
  // Who makes so many tokens gets ones that know everything.
  if (Tokens.size() == MostTokens) {
    Token Everything;
    for (auto [I, P] : enumerate(Places))
      Everything.push_back({uint32_t(I), P.Last});
    Tokens.back() = std::move(Everything);
    return Tokens.size() - 1;
  }
  Tokens.push_back(std::move(All));
  return Tokens.size() - 1;
}

} // namespace opennvvm::tile
