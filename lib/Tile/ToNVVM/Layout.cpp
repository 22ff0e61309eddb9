//===- Layout.cpp - Where the elements of a tile are ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Layout.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

using namespace llvm;

namespace opennvvm::tile {

SmallVector<Field> fieldsOf(ArrayRef<int64_t> Shape) {
  SmallVector<Field> Fields(Shape.size());
  unsigned Shift = 0;
  for (size_t D = Shape.size(); D-- > 0;) {
    Fields[D] = {Shift, Log2_64(uint64_t(Shape[D]))};
    Shift += Fields[D].Bits;
  }
  return Fields;
}

static uint32_t allOf(ArrayRef<uint32_t> Bases) {
  uint32_t All = 0;
  for (uint32_t Basis : Bases)
    All |= Basis;
  return All;
}

static uint32_t freeOf(ArrayRef<uint32_t> Bases) {
  uint32_t Free = 0;
  for (auto [I, Basis] : enumerate(Bases))
    Free |= uint32_t(Basis == 0) << I;
  return Free;
}

uint32_t Layout::ofRegister(unsigned R) const {
  uint32_t Number = 0;
  for (auto [I, Basis] : enumerate(Register))
    if (R >> I & 1)
      Number |= Basis;
  return Number;
}

uint32_t Layout::registerBits() const { return allOf(Register); }
uint32_t Layout::laneBits() const { return allOf(Lane); }
uint32_t Layout::warpBits() const { return allOf(Warp); }
uint32_t Layout::freeLanes() const { return freeOf(Lane); }
uint32_t Layout::freeWarps() const { return freeOf(Warp); }

static void print(raw_ostream &OS, StringRef Part, ArrayRef<uint32_t> Bases) {
  OS << Part << " = [";
  interleaveComma(Bases, OS);
  OS << ']';
}

raw_ostream &operator<<(raw_ostream &OS, const Layout &L) {
  print(OS, "register", L.Register);
  print(OS, ", lane", L.Lane);
  print(OS, ", warp", L.Warp);
  return OS;
}

Layout blockedLayout(ArrayRef<unsigned> Order, unsigned Vector,
                     unsigned WarpBits) {
  Layout L;
  size_t Next = 0;
  auto Take = [&]() -> uint32_t {
    return Next < Order.size() ? uint32_t(1) << Order[Next++] : 0;
  };
  for (unsigned I = 0; I < Vector && Next < Order.size(); ++I)
    L.Register.push_back(Take());
  for (unsigned I = 0; I < 5; ++I)
    L.Lane.push_back(Take());
  for (unsigned I = 0; I < WarpBits; ++I)
    L.Warp.push_back(Take());
  while (Next < Order.size())
    L.Register.push_back(Take());
  return L;
}

SmallVector<unsigned> rowMajorOrder(ArrayRef<int64_t> Shape) {
  unsigned Bits = 0;
  for (Field F : fieldsOf(Shape))
    Bits += F.Bits;
  return to_vector(seq<unsigned>(0, Bits));
}

Layout replicatedLayout(unsigned Bits, unsigned WarpBits) {
  Layout L;
  for (unsigned I = 0; I < Bits; ++I)
    L.Register.push_back(uint32_t(1) << I);
  L.Lane.assign(5, 0);
  L.Warp.assign(WarpBits, 0);
  return L;
}

SmallVector<int> commonBits(ArrayRef<int64_t> From, ArrayRef<int64_t> To) {
  SmallVector<int> Bits(32, -1);
  for (auto [A, B] : zip_equal(fieldsOf(From), fieldsOf(To)))
    for (unsigned I = 0; I < std::min(A.Bits, B.Bits); ++I)
      Bits[A.Shift + I] = int(B.Shift + I);
  return Bits;
}

static uint32_t rename(uint32_t Basis, ArrayRef<int> To) {
  if (!Basis)
    return 0;
  int New = To[unsigned(countr_zero(Basis))];
  return New < 0 ? 0 : uint32_t(1) << New;
}

Layout renamed(const Layout &L, ArrayRef<int> To) {
  Layout New;
  for (uint32_t Basis : L.Register)
    if (uint32_t Bit = rename(Basis, To))
      New.Register.push_back(Bit);
  for (uint32_t Basis : L.Lane)
    New.Lane.push_back(rename(Basis, To));
  for (uint32_t Basis : L.Warp)
    New.Warp.push_back(rename(Basis, To));
  return New;
}

SmallVector<unsigned> renamedRegisters(const Layout &L, ArrayRef<int> To) {
  SmallVector<unsigned> New(L.registers());
  unsigned Kept = 0;
  for (auto [I, Basis] : enumerate(L.Register)) {
    if (!rename(Basis, To))
      continue;
    for (unsigned R = 0; R < L.registers(); ++R)
      New[R] |= (R >> I & 1) << Kept;
    ++Kept;
  }
  return New;
}

Layout completed(Layout L, uint32_t Bits) {
  for (uint32_t Missing = Bits & ~L.bits(); Missing; Missing &= Missing - 1)
    L.Register.push_back(Missing & -Missing);
  return L;
}

} // namespace opennvvm::tile
