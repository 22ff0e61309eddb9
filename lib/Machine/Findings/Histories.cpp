//===- Histories.cpp - Values that strong accesses may find ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Findings/Histories.h"
#include "Machine/Engine/Exec.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

/// Values that are kept of a location.
static constexpr unsigned MaxValues = 4;
/// Of a value; when there are more, nobody sees earlier values anymore.
static constexpr unsigned MaxReaders = 32;
/// How often a value is given that is not the last one, so that whoever waits
/// for a later one comes to it, and threads that only ask are found.
static constexpr unsigned MaxTimesGiven = 3;
/// One of so many accesses that have a choice takes another value than the last
/// one.
static constexpr unsigned OldValuePeriod = 3;

//===----------------------------------------------------------------------===//
// One location
//===----------------------------------------------------------------------===//

size_t History::firstVisible(KnowsFn Knows) const {
  for (size_t N = Values.size(); N-- > Published;) {
    const PastValue &V = Values[N];
    if (!V.Written || Knows(V.Writer, V.Written) ||
        any_of(V.Readers,
               [&](const Clock::Entry &R) { return Knows(R.Who, R.When); }))
      return N;
  }
  return Published;
}

size_t History::choose(size_t First, uint64_t &Random) {
  size_t Last = Values.size() - 1;
  if (First == Last || draw(Random, OldValuePeriod))
    return Last;
  size_t Number = First + draw(Random, unsigned(Last - First));
  if (Values[Number].TimesGiven >= MaxTimesGiven)
    return Last;
  ++Values[Number].TimesGiven;
  return Number;
}

size_t History::choosePlace(size_t First, uint64_t &Random) const {
  size_t Last = Values.size() - 1;
  if (First == Last || draw(Random, OldValuePeriod))
    return Last;
  size_t Number = First + draw(Random, unsigned(Last - First));
  return Values[Number + 1].IsUpdate ? Last : Number;
}

void History::addReader(size_t Number, Agent Who, Epoch Now) {
  PastValue &V = Values[Number];
  for (Clock::Entry &R : V.Readers)
    if (R.Who == Who)
      return; // Who knows what it does now knows what it did then.
  if (V.Readers.size() == MaxReaders) {
    V.Readers.clear();
    Published = std::max(Published, Number);
  }
  V.Readers.push_back({Who, Now});
}

PastValue &History::insert(size_t Number, PastValue V) {
  // Those who may not see what is before Number + 1 may not see it either.
  Published += Published > Number;
  Values.insert(Values.begin() + Number + 1, std::move(V));
  if (Values.size() > MaxValues) {
    Values.erase(Values.begin());
    Published -= Published != 0;
    return Values[Number];
  }
  return Values[Number + 1];
}

//===----------------------------------------------------------------------===//
// All
//===----------------------------------------------------------------------===//

unsigned Histories::slotOf(const uint8_t *At) {
  return unsigned((reinterpret_cast<uintptr_t>(At) >> 2) * 0x9E3779B1u >> 8) %
         Slots;
}

History *Histories::find(const uint8_t *At, unsigned Size) {
  History &H = Table[slotOf(At)];
  return H.At == At && H.Size == Size ? &H : nullptr;
}

History &Histories::begin(const uint8_t *At, unsigned Size) {
  if (History *Known = find(At, Size))
    return *Known;
  forget(At, Size);
  History &H = Table[slotOf(At)];
  Used += !H.At;
  H = {At, Size, 0, {}};
  H.Values.emplace_back();
  return H;
}

void Histories::forget(const uint8_t *At, uint64_t Size) {
  if (!Used)
    return;
  for (History &H : Table) {
    if (!H.At || H.At >= At + Size || At >= H.At + H.Size)
      continue;
    H = {};
    --Used;
  }
}

void Histories::clear() {
  if (!Used)
    return;
  for (History &H : Table)
    H = {};
  Used = 0;
}

void Histories::publish(KnowsFn Knows) {
  if (!Used)
    return;
  for (History &H : Table)
    if (H.At)
      H.Published = H.firstVisible(Knows);
}

} // namespace opennvvm::ptxmachine
