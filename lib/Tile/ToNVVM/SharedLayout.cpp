//===- SharedLayout.cpp - Where elements are in shared memory -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SharedLayout.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm::tile {

/// Bytes of a row of all banks, and of the longest access.
static constexpr unsigned RowBytes = 128, VectorBytes = 16;

uint32_t SharedLayout::offset(uint32_t Number) const {
  uint32_t Offset = 0;
  for (; Number; Number &= Number - 1)
    Offset ^= Flips[unsigned(countr_zero(Number))];
  return Offset;
}

/// The bits of the first \p Count lanes, those of \p Bits.
static SmallVector<uint32_t> firstLanes(const Layout &L, unsigned Count,
                                        uint32_t Bits) {
  SmallVector<uint32_t> First;
  for (unsigned I = 0; I < Count; ++I)
    if (L.Lane[I] & Bits)
      First.push_back(L.Lane[I]);
  return First;
}

SharedLayout sharedLayout(const Layout &From, const Layout &To, uint32_t Bits,
                          unsigned Bytes) {
  SharedLayout S;
  S.Flips.assign(32, 0);
  uint32_t Left = Bits;
  unsigned Next = 0;
  auto Place = [&](uint32_t Basis) {
    S.Flips[unsigned(countr_zero(Basis))] = 1U << Next++;
    Left &= ~Basis;
  };
  // Vectors.
  uint32_t Both = From.registerBits() & To.registerBits() & Bits;
  unsigned MaxVector = Log2_32(VectorBytes / Bytes);
  for (uint32_t Basis : From.Register)
    if ((Basis & Both) && Next < MaxVector) {
      S.Vector |= Basis;
      Place(Basis);
    }
  S.VectorBits = Next;
  // Banks: a bit that decides the lane of one side is paired with one that does
  // so on the other.
  unsigned Row = Log2_32(RowBytes / Bytes);
  unsigned Lanes = std::min(5U, Row - Next);
  SmallVector<uint32_t> A = firstLanes(From, Lanes, Left),
                        B = firstLanes(To, Lanes, Left), Common;
  for (uint32_t Basis : A)
    if (is_contained(B, Basis))
      Common.push_back(Basis);
  auto IsCommon = [&](uint32_t Basis) { return is_contained(Common, Basis); };
  erase_if(A, IsCommon);
  erase_if(B, IsCommon);
  size_t Pairs = std::max(A.size(), B.size());
  // Bits that decide no lane are where they do not choose the bank, if there
  // are such places: bits of pairs there would choose between words of one
  // bank.
  uint32_t Others = Left;
  for (ArrayRef<uint32_t> Bases : {A, B, Common})
    for (uint32_t Basis : Bases)
      Others &= ~Basis;
  while (Others && Next + Common.size() + Pairs < Row) {
    Place(Others & -Others);
    Others &= Others - 1;
  }
  for (uint32_t Basis : Common)
    Place(Basis);
  SmallVector<std::pair<unsigned, uint32_t>> Paired;
  for (size_t I = 0; I < Pairs; ++I) {
    if (I < A.size() && I < B.size())
      Paired.push_back({Next, B[I]});
    Place(I < A.size() ? A[I] : B[I]);
  }
  for (auto [Position, Basis] : Paired) {
    Place(Basis);
    S.Flips[unsigned(countr_zero(Basis))] |= 1U << Position;
  }
  while (Left)
    Place(Left & -Left);
  return S;
}

} // namespace opennvvm::tile
