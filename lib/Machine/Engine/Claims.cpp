//===- Claims.cpp - Which cluster accesses what ---------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Claims.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace llvm;

namespace opennvvm::ptxmachine {

Claims::Page &Claims::page(uintptr_t Number) {
  std::lock_guard<std::mutex> Held(Lock);
  std::unique_ptr<Page> &P = Pages[Number];
  if (!P)
    P = std::make_unique<Page>();
  return *P;
}

/// What a word belongs to: 0 to nobody, else the number of a cluster and 1, or
/// all that read it; with this bit if it is written.
static constexpr uint32_t Written = uint32_t(1) << 31, Many = Written - 1;

/// Makes the word that of \p Self if it may be.
static bool claimWord(std::atomic<uint32_t> &Owner, uint32_t Self,
                      bool Writes) {
  // A word has one owner, or nobody writes it: nothing else is ordered by it.
  uint32_t Now = Owner.load(std::memory_order_relaxed);
  while (true) {
    uint32_t Next = Self;
    if (Now == (Self | Written))
      return true;
    if (Writes) {
      if (Now && Now != Self)
        return false;
      Next = Self | Written;
    } else {
      if (Now & Written)
        return false;
      if (Now == Self || Now == Many)
        return true;
      if (Now)
        Next = Many;
    }
    if (Owner.compare_exchange_weak(Now, Next, std::memory_order_relaxed))
      return true;
  }
}

bool Claimer::claim(uint64_t Number, const uint8_t *Bytes, uint64_t Size,
                    bool Writes) {
  auto Self = uint32_t(Number + 1);
  const auto Begin = reinterpret_cast<uintptr_t>(Bytes);
  for (uintptr_t At = Begin, End = Begin + Size; At < End;) {
    Claims::Page &P = page(At >> Claims::PageBits);
    unsigned Word = (At >> 2) % Claims::Page::Words;
    uintptr_t Next = std::min(End, (At | 3) + 1);
    if (!claimWord(P.Owners[Word], Self, Writes))
      return false;
    auto Count = unsigned(Next - At);
    auto Mask = uint8_t(((1u << Count) - 1) << At % 4);
    if (Writes && (P.Saved[Word] & Mask) != Mask) {
      // Byte by byte if some of them are saved already.
      unsigned Each = P.Saved[Word] & Mask ? 1 : Count;
      for (unsigned First = 0; First < Count; First += Each) {
        if (P.Saved[Word] >> (At % 4 + First) & 1)
          continue;
        // The caller is about to write there.
        auto *To = const_cast<uint8_t *>(Bytes + (At - Begin) + First);
        Before B{To, {}, uint8_t(Each)};
        std::copy_n(To, Each, B.Old);
        Log.push_back(B);
      }
      P.Saved[Word] |= Mask;
    }
    At = Next;
  }
  return true;
}

void Claimer::restore() {
  for (const Before &B : reverse(Log))
    std::copy_n(B.Old, B.Count, B.At);
  Log.clear();
}

} // namespace opennvvm::ptxmachine
