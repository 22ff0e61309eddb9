//===- Cells.cpp - Who accessed memory last -------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Findings/Cells.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

Cells::Page &Cells::find(uintptr_t Number) {
  std::unique_ptr<Page> &P = Pages[Number];
  if (!P)
    P = std::make_unique<Page>();
  Cache[Number % std::size(Cache)] = {Number, P.get()};
  return *P;
}

/// From now on, each byte of the word has a cell, which begins as the word's.
void Cells::split(Page &P, unsigned Word) {
  if (P.isSplit(Word))
    return;
  if (!P.Bytes)
    P.Bytes = std::make_unique<std::array<Cell, 1 << PageBits>>();
  P.Split[Word / 64] |= uint64_t(1) << Word % 64;
  Cell &Whole = P.Whole[Word];
  for (unsigned B = 0; B < 4; ++B) {
    Cell &Part = (*P.Bytes)[Word * 4 + B];
    Part = Whole;
    Part.More = 0;
    if (Whole.More) {
      SmallVector<Readers, 4> Copy = Pool[Whole.More - 1];
      more(Part) = Copy;
    }
  }
  dropMore(Whole);
  Whole = Cell();
}

SmallVectorImpl<Readers> &Cells::more(Cell &C) {
  if (!C.More) {
    if (Free.empty()) {
      Pool.emplace_back();
      C.More = uint32_t(Pool.size());
    } else {
      C.More = Free.back() + 1;
      Free.pop_back();
    }
  }
  return Pool[C.More - 1];
}

void Cells::dropMore(Cell &C) {
  if (!C.More)
    return;
  Pool[C.More - 1].clear();
  Free.push_back(C.More - 1);
  C.More = 0;
}

void Cells::clear(const uint8_t *Bytes, uint64_t Size) {
  const auto Begin = reinterpret_cast<uintptr_t>(Bytes);
  uintptr_t At = Begin;
  for (uintptr_t End = At + Size; At < End;) {
    uintptr_t Next = std::min(End, ((At >> PageBits) + 1) << PageBits);
    auto It = Pages.find(At >> PageBits);
    if (It != Pages.end())
      forEach(Bytes + (At - Begin), Next - At, [&](Cell &C) {
        dropMore(C);
        C = Cell();
      });
    At = Next;
  }
}

void Cells::clear() {
  Pages.clear();
  Pool.clear();
  Free.clear();
  for (Recent &R : Cache)
    R = Recent();
}

} // namespace opennvvm::ptxmachine
