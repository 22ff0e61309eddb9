//===- TensorMemory.cpp - The memory of tcgen05 ---------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/TensorMemory.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

/// What cells have before anything is written: a signaling NaN that stands out.
static constexpr uint32_t Unwritten = 0x7FA5A5A5;

TensorMemory::TensorMemory() : Cells(size_t(Lanes) * Columns, Unwritten) {}

std::optional<unsigned> TensorMemory::findFree(unsigned Count,
                                               bool Exclusive) const {
  if (IsExclusive || (Exclusive && !isEmpty()))
    return std::nullopt;
  if (Exclusive)
    return 0;
  unsigned Units = Count / Unit;
  for (unsigned First = 0; First + Units <= Shared / Unit; ++First)
    if (all_of(ArrayRef(Owner).slice(First, Units),
               [](uint16_t O) { return !O; }))
      return First * Unit;
  return std::nullopt;
}

void TensorMemory::take(unsigned First, unsigned Count, const Holder &By) {
  for (unsigned At = First; At < First + Count; At += Unit) {
    Owner[At / Unit] = uint16_t(First + 1);
    Holders[At / Unit] = By;
  }
  for (unsigned Lane = 0; Lane < Lanes; ++Lane)
    std::fill_n(&cell(Lane, First), Count, Unwritten);
}

bool TensorMemory::isAllocation(unsigned First, unsigned Count) const {
  if (First % Unit || !Count || Count % Unit || First + Count > Columns)
    return false;
  for (unsigned At = 0; At < Columns; At += Unit) {
    bool Inside = At >= First && At < First + Count;
    if (Inside != (Owner[At / Unit] == First + 1))
      return false;
  }
  return true;
}

void TensorMemory::give(unsigned First, unsigned Count) {
  std::fill_n(Owner.begin() + First / Unit, Count / Unit, uint16_t(0));
  std::fill_n(Holders.begin() + First / Unit, Count / Unit, Holder());
}

bool TensorMemory::isEmpty() const {
  return all_of(Owner, [](uint16_t O) { return !O; });
}

TensorMemory &tensorMemoryOf(Cta &C) {
  if (!C.Tensor)
    C.Tensor = std::make_shared<TensorMemory>();
  return *C.Tensor;
}

uint8_t *findTensor(Exec &X, uint64_t Address, unsigned Size) {
  unsigned Column = Address & 0xFFFF, Lane = Address >> 16 & 0xFFFF,
           Rank = unsigned(Address >> 32);
  unsigned Last = Column + (Size + 3) / 4 - 1;
  std::vector<Cta> &Around = ctasAround(X.T);
  Cta *C = !Rank                   ? X.T.Home
           : Rank <= Around.size() ? &Around[Rank - 1]
                                   : nullptr;
  if (!C || Lane >= TensorMemory::Lanes || Last >= TensorMemory::Columns) {
    X.fail("no tensor memory at lane " + Twine(Lane) + ", column " +
           Twine(Last));
    return nullptr;
  }
  TensorMemory &M = tensorMemoryOf(*C);
  for (unsigned At = Column; At <= Last; ++At)
    if (!M.isTaken(At)) {
      X.fail("tensor memory that is not allocated: column " + Twine(At));
      return nullptr;
    }
  return reinterpret_cast<uint8_t *>(&M.cell(Lane, Column));
}

bool checkTensorMemory(Machine::State &S, const Cta &C) {
  if (!C.Tensor || C.Tensor->isEmpty())
    return true;
  static constexpr StringLiteral What =
      "a CTA ends without freeing its tensor memory";
  for (const TensorMemory::Holder &H : C.Tensor->Holders)
    if (S.Watch && H.Who && S.Error.empty()) {
      Exec X(S, *H.Who);
      S.Watch->leak(X, *H.I, What);
    }
  if (S.Error.empty())
    S.Error = What;
  return false;
}

} // namespace opennvvm::ptxmachine
