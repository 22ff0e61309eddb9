//===- Access.cpp - Accesses of operations to memory ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Memory/Access.h"
#include "Tile/Eval/Launch/Scheduler.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <atomic>
#include <cstring>
#include <tuple>

using namespace llvm;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// What may be accessed
//===----------------------------------------------------------------------===//

/// All memory, where it is trusted.
static const Allocation &trusted() {
  static const Allocation Everything = [] {
    Allocation A;
    A.Size = UINT64_MAX;
    return A;
  }();
  return Everything;
}

static const Allocation *findIn(Frame &F, uint64_t At) {
  for (auto &Own : F.Own)
    if (Own.second.contains(At, 1))
      return &Own.second;
  if (const Allocation *A = F.Launch.Code.Variables.find(At))
    return A;
  return F.Launch.Known ? F.Launch.Known->find(At) : nullptr;
}

const Allocation *Access::reach(uint64_t At, size_t Size) {
  bool IsOne = Size == Bytes;
  if (At % Bytes) {
    if (IsOne)
      reportMisaligned(At);
    return nullptr;
  }
  const Allocation *A = F.Last;
  if (!A || !A->contains(At, Size)) {
    A = findIn(F, At);
    if (!A && (!F.Launch.Known || F.Launch.Known->TrustsUnknown))
      return &trusted();
    if (!A || !A->contains(At, Size)) {
      if (IsOne)
        reportOutside(At, Size);
      return nullptr;
    }
    F.Last = A;
  }
  if (Kind.Writes && A->IsReadOnly) {
    if (IsOne)
      reportReadOnly(At, *A);
    return nullptr;
  }
  return A;
}

bool Access::reachesAll(uint64_t From, uint64_t To) const {
  return To > From && F.Last && F.Last->contains(From, To - From) &&
         !F.Last->Values && !(Kind.Writes && F.Last->IsReadOnly) &&
         From % Bytes == 0;
}

//===----------------------------------------------------------------------===//
// Findings
//===----------------------------------------------------------------------===//

static std::string verbOf(const AccessKind &Kind) {
  return !Kind.Writes ? "loads" : Kind.Reads ? "changes" : "stores";
}

void Access::reportOutside(uint64_t At, size_t Size) {
  F.Launch.Findings.report(Rule::OutOfBounds, S.Site, 0, F.Index, [&] {
    const Allocation *Near = findIn(F, At);
    if (!Near && F.Launch.Known)
      Near = F.Launch.Known->nearest(At);
    Finding Found;
    Found.Message = messageOf(Rule::OutOfBounds);
    std::string What = verbOf(Kind) + " ";
    What += Near ? describe(*Near, At, Size)
                 : "0x" + utohexstr(At) + ", and no allocation is known";
    Found.Parties = {F.party(S.Site, What)};
    return Found;
  });
}

void Access::reportMisaligned(uint64_t At) {
  F.Launch.Findings.report(Rule::Misaligned, S.Site, 0, F.Index, [&] {
    Finding Found;
    Found.Message = messageOf(Rule::Misaligned, std::to_string(Bytes));
    Found.Parties = {F.party(S.Site, verbOf(Kind) + " at 0x" + utohexstr(At))};
    return Found;
  });
}

void Access::reportReadOnly(uint64_t At, const Allocation &A) {
  F.Launch.Findings.report(Rule::ReadOnly, S.Site, 0, F.Index, [&] {
    Finding Found;
    Found.Message = messageOf(Rule::ReadOnly);
    Found.Parties = {
        F.party(S.Site, verbOf(Kind) + " " + describe(A, At, Bytes))};
    return Found;
  });
}

void Access::markResult(size_t Element, const char *What,
                        bool IsUninitialized) {
  if (!F.Launch.Watches)
    return;
  Slot &Result = F.Slots[S.Result];
  if (!Result.Marks && !F.mark(S.Result, ResultCount))
    return;
  Result.Marks[Element] = F.originOf(S.Site, What, IsUninitialized);
}

//===----------------------------------------------------------------------===//
// Copying
//===----------------------------------------------------------------------===//

template <typename T>
static void load(T *Out, uint64_t At, size_t Count, int64_t Stride,
                 bool IsStrong) {
  T *From = pointerTo<T>(At);
  if (IsStrong)
    for (size_t I = 0; I < Count; ++I)
      Out[int64_t(I) * Stride] = std::atomic_ref<T>(From[I]).load();
  else
    for (size_t I = 0; I < Count; ++I)
      Out[int64_t(I) * Stride] = From[I];
}

template <typename T>
static void store(const T *In, uint64_t At, size_t Count, int64_t Stride,
                  bool IsStrong) {
  T *To = pointerTo<T>(At);
  if (IsStrong)
    for (size_t I = 0; I < Count; ++I)
      std::atomic_ref<T>(To[I]).store(In[int64_t(I) * Stride]);
  else
    for (size_t I = 0; I < Count; ++I)
      To[I] = In[int64_t(I) * Stride];
}

void Access::copyOut(uint8_t *Out, uint64_t At, size_t Count, int64_t Stride) {
  if (Stride == 1 && !Kind.IsStrong) {
    std::memcpy(Out, pointerTo<const void>(At), Count * Bytes);
    return;
  }
  switch (Bytes) {
  case 1:
    return load(Out, At, Count, Stride, Kind.IsStrong);
  case 2:
    return load(reinterpret_cast<uint16_t *>(Out), At, Count, Stride,
                Kind.IsStrong);
  case 4:
    return load(reinterpret_cast<uint32_t *>(Out), At, Count, Stride,
                Kind.IsStrong);
  default:
    return load(reinterpret_cast<uint64_t *>(Out), At, Count, Stride,
                Kind.IsStrong);
  }
}

void Access::copyIn(const uint8_t *In, uint64_t At, size_t Count,
                    int64_t Stride) {
  if (Stride == 1 && !Kind.IsStrong) {
    std::memcpy(pointerTo<void>(At), In, Count * Bytes);
    return;
  }
  switch (Bytes) {
  case 1:
    return store(In, At, Count, Stride, Kind.IsStrong);
  case 2:
    return store(reinterpret_cast<const uint16_t *>(In), At, Count, Stride,
                 Kind.IsStrong);
  case 4:
    return store(reinterpret_cast<const uint32_t *>(In), At, Count, Stride,
                 Kind.IsStrong);
  default:
    return store(reinterpret_cast<const uint64_t *>(In), At, Count, Stride,
                 Kind.IsStrong);
  }
}

void Access::noteUnknown(const Allocation &A, uint64_t At, size_t Count,
                         int64_t Stride, size_t Element) {
  size_t First = size_t(At - A.Address);
  for (size_t I = 0; I < Count; ++I) {
    I += A.Values->firstUnknown(First + I * Bytes, (Count - I) * Bytes) / Bytes;
    if (I < Count)
      markResult(Element + I * size_t(Stride), "memory that nobody has written",
                 true);
  }
}

void Access::note(const Allocation &A, uint64_t At, size_t Size) {
  F.Order.touch(A, At, Size);
  // Nobody else has the memory of the block.
  if (llvm::any_of(F.Own, [&](auto &Own) { return &Own.second == &A; }))
    return;
  TileEvent ForOthers = F.Doing;
  ForOthers.IsStrong = Kind.IsStrong && Kind.Scope != 0;
  if (ForOthers.IsStrong && Kind.Acquires)
    for (uint64_t Element = At; Element < At + Size; Element += Bytes)
      F.Launch.Order.acquire(F.Log, Element);
  F.Log.touch(ForOthers, At, Size);
  if (ForOthers.IsStrong && Kind.Writes)
    for (uint64_t Element = At; Element < At + Size; Element += Bytes) {
      if (Kind.Releases)
        F.Launch.Order.release(F.Log, Element, /*Continues=*/Kind.Reads);
      else if (!Kind.Reads)
        F.Launch.Order.forget(Element);
    }
}

void Access::read(uint8_t *Out, uint64_t At, size_t Count, int64_t Stride,
                  size_t Element) {
  if (const Allocation *A = reach(At, Count * Bytes)) {
    copyOut(Out, At, Count, Stride);
    if (!F.Launch.Watches)
      return;
    note(*A, At, Count * Bytes);
    if (A->Values)
      noteUnknown(*A, At, Count, Stride, Element);
    return;
  }
  // Those that are inside are still read.
  if (Count > 1) {
    for (size_t I = 0; I < Count; ++I)
      read(Out + int64_t(I) * Stride * Bytes, At + I * Bytes, 1, 1,
           Element + I * size_t(Stride));
    return;
  }
  std::memset(Out, 0, Bytes);
  markResult(Element, "an element outside of every allocation", false);
}

void Access::checkWritten(size_t Count, int64_t Stride, size_t Element) {
  if (Value == UINT32_MAX || !F.Slots[Value].Marks)
    return;
  for (size_t I = 0; I < Count; ++I)
    if (size_t At = Element + I * size_t(Stride); F.Slots[Value].Marks[At])
      return F.checkDetermined(S, Value, 1, "a store writes", nullptr, At);
}

void Access::noteAtomic(const Allocation &A, uint64_t At) {
  if (F.Launch.Watches)
    note(A, At, Bytes);
  if (!A.Values)
    return;
  size_t First = size_t(At - A.Address);
  if (A.Values->firstUnknown(First, Bytes) != Bytes && F.Launch.Watches)
    F.Launch.Findings.report(Rule::Uninitialized, S.Site, 0, F.Index, [&] {
      Finding Found;
      Found.Message =
          messageOf(Rule::Uninitialized, std::string("an atomic changes"));
      Found.Parties = {F.party(S.Site, "changes " + describe(A, At, Bytes))};
      return Found;
    });
  A.Values->markKnown(First, Bytes);
}

void Access::noteAnswer(const uint8_t *First, bool Changed) {
  uint64_t Answer = 0;
  std::memcpy(&Answer, First, Bytes);
  F.Launch.Turns->answered(F, S.Site, Answer, Changed);
}

void Access::write(const uint8_t *In, uint64_t At, size_t Count, int64_t Stride,
                   size_t Element) {
  const Allocation *A = reach(At, Count * Bytes);
  if (!A && Count > 1) {
    for (size_t I = 0; I < Count; ++I)
      write(In + int64_t(I) * Stride * Bytes, At + I * Bytes, 1, 1,
            Element + I * size_t(Stride));
    return;
  }
  if (!A)
    return;
  checkWritten(Count, Stride, Element);
  copyIn(In, At, Count, Stride);
  if (F.Launch.Watches) {
    F.Written.push_back({At, Count, In, Stride, Element});
    note(*A, At, Count * Bytes);
  }
  if (A->Values)
    A->Values->markKnown(size_t(At - A->Address), Count * Bytes);
}

void Access::reportOverlap(const WrittenRun &First, size_t I,
                           const WrittenRun &Second, size_t J) {
  F.Launch.Findings.report(Rule::Overlap, S.Site, 0, F.Index, [&] {
    auto Place = [&](const WrittenRun &Run, size_t Number) {
      return std::to_string(Run.Element + Number * size_t(Run.Stride));
    };
    uint64_t At = Second.At + J * Bytes;
    const Allocation *A = findIn(F, At);
    Finding Found;
    Found.Message =
        messageOf(Rule::Overlap, {Place(First, I), Place(Second, J)});
    Found.Parties = {
        F.party(S.Site, A ? verbOf(Kind) + " " + describe(*A, At, Bytes) : "")};
    return Found;
  });
}

void Access::checkOverlap() {
  std::vector<WrittenRun> &Runs = F.Written;
  auto IsBefore = [](const WrittenRun &A, const WrittenRun &B) {
    return std::tie(A.At, A.Element) < std::tie(B.At, B.Element);
  };
  if (!llvm::is_sorted(Runs, IsBefore))
    llvm::sort(Runs, IsBefore);
  // The run that reaches furthest so far.
  const WrittenRun *Last = nullptr;
  auto EndOf = [&](const WrittenRun &R) { return R.At + R.Count * Bytes; };
  for (const WrittenRun &R : Runs) {
    if (Last && R.At < EndOf(*Last))
      for (size_t J = 0; J < R.Count && R.At + J * Bytes < EndOf(*Last); ++J) {
        size_t I = (R.At - Last->At) / Bytes + J;
        if (std::memcmp(Last->From + int64_t(I) * Last->Stride * Bytes,
                        R.From + int64_t(J) * R.Stride * Bytes, Bytes) != 0)
          reportOverlap(*Last, I, R, J);
      }
    if (!Last || EndOf(R) > EndOf(*Last))
      Last = &R;
  }
  Runs.clear();
}

} // namespace opennvvm::tile
