//===- Convert.cpp - Tiles from one layout to another ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "LoweringRemarks.h"
#include "llvm/ADT/bit.h"

using namespace mlir;

namespace opennvvm::tile {

/// So many instructions that exchange words between lanes are quicker than the
/// way through shared memory.
static constexpr unsigned MaxShuffles = 8;

//===----------------------------------------------------------------------===//
// Without a move
//===----------------------------------------------------------------------===//

/// The register of \p L, by the row-major number of its element in thread 0.
static DenseMap<uint32_t, unsigned> registersByNumber(const Layout &L) {
  DenseMap<uint32_t, unsigned> By;
  for (unsigned R = 0; R < L.registers(); ++R)
    By[L.ofRegister(R)] = R;
  return By;
}

/// Registers that threads have in another order.
static Registers reordered(const Registers &Are, const Layout &From,
                           const Layout &To) {
  DenseMap<uint32_t, unsigned> By = registersByNumber(From);
  Registers New;
  New.reserve(To.registers());
  for (unsigned R = 0; R < To.registers(); ++R)
    New.push_back(Are[By.lookup(To.ofRegister(R))]);
  return New;
}

/// Where threads of \p From that differ in a bit hold the same registers, and
/// those of \p To differ in an element: each takes its half.
static void takeHalf(Lowering &L, Registers &Are, Layout &From, uint32_t Basis,
                     unsigned ThreadBit) {
  unsigned Bit =
      unsigned(llvm::find(From.Register, Basis) - From.Register.begin());
  Value Place = arith::AndIOp::create(L.B, L.thread(),
                                      L.constant(int32_t(1) << ThreadBit));
  Value IsHigh = arith::CmpIOp::create(L.B, arith::CmpIPredicate::ne, Place,
                                       L.constant(0));
  Registers Half;
  for (unsigned R = 0; R < From.registers(); ++R)
    if (!(R >> Bit & 1))
      Half.push_back(
          arith::SelectOp::create(L.B, IsHigh, Are[R | 1U << Bit], Are[R]));
  Are = std::move(Half);
  From.Register.erase(From.Register.begin() + Bit);
  (ThreadBit < 5 ? From.Lane[ThreadBit] : From.Warp[ThreadBit - 5]) = Basis;
}

/// Takes the halves that \p To wants, of lanes and of warps.
static void takeHalves(Lowering &L, Registers &Are, Layout &From,
                       const Layout &To) {
  auto Take = [&](ArrayRef<uint32_t> Now, ArrayRef<uint32_t> Wanted,
                  unsigned First) {
    SmallVector<uint32_t> Old(Now);
    for (auto [I, Basis] : llvm::enumerate(Wanted))
      if (Basis && !Old[I] && llvm::is_contained(From.Register, Basis))
        takeHalf(L, Are, From, Basis, First + unsigned(I));
  };
  Take(From.Warp, To.Warp, 5);
  Take(From.Lane, To.Lane, 0);
}

//===----------------------------------------------------------------------===//
// Between lanes
//===----------------------------------------------------------------------===//

static Value shuffleWord(Lowering &L, Value Word, Value Lane) {
  return NVVM::ShflOp::create(L.B, L.B.getI32Type(), L.constant(-1), Word, Lane,
                              L.constant(31), NVVM::ShflKind::idx, UnitAttr());
}

/// What \p Element is in the lane that \p Lane names.
static Value shuffle(Lowering &L, Value Element, Value Lane) {
  ImplicitLocOpBuilder &B = L.B;
  Type T = Element.getType(), I32 = B.getI32Type();
  unsigned Bits = T.getIntOrFloatBitWidth();
  Type Word = B.getIntegerType(Bits);
  Value Integer =
      T == Word ? Element : arith::BitcastOp::create(B, Word, Element);
  Value Got;
  if (Bits <= 32) {
    Value Wide = Bits == 32 ? Integer : arith::ExtUIOp::create(B, I32, Integer);
    Got = shuffleWord(L, Wide, Lane);
    if (Bits != 32)
      Got = arith::TruncIOp::create(B, Word, Got);
  } else {
    Value High = arith::ShRUIOp::create(B, Integer, L.constant64(32));
    Value LowGot =
        shuffleWord(L, arith::TruncIOp::create(B, I32, Integer), Lane);
    Value HighGot = shuffleWord(L, arith::TruncIOp::create(B, I32, High), Lane);
    Value Upper = arith::ShLIOp::create(
        B, arith::ExtUIOp::create(B, Word, HighGot), L.constant64(32));
    Got =
        arith::OrIOp::create(B, Upper, arith::ExtUIOp::create(B, Word, LowGot));
  }
  return T == Word ? Got : arith::BitcastOp::create(B, T, Got);
}

/// The bits that are in registers in \p From and say which lane in \p To.
static SmallVector<uint32_t> chosenByLane(const Layout &From,
                                          const Layout &To) {
  SmallVector<uint32_t> Bits;
  for (uint32_t Basis : To.Lane)
    if (Basis && llvm::is_contained(From.Register, Basis))
      Bits.push_back(Basis);
  return Bits;
}

/// How many words are exchanged, if it can be done within warps; else too many.
static unsigned shufflesOf(const Layout &From, const Layout &To, Type T) {
  if (From.Warp != To.Warp)
    return ~0U;
  unsigned Rounds = 1U << chosenByLane(From, To).size();
  return To.registers() * Rounds * (T.getIntOrFloatBitWidth() > 32 ? 2 : 1);
}

/// Register \p R of \p To, from the lane that has its element. \p Chosen are
/// the bits that say which register of that lane it is, and \p By its
/// registers.
static Value exchange(Lowering &L, const Registers &Are, const Layout &From,
                      const Layout &To, unsigned R, ArrayRef<uint32_t> Chosen,
                      const DenseMap<uint32_t, unsigned> &By) {
  ImplicitLocOpBuilder &B = L.B;
  uint32_t Number = To.ofRegister(R);
  // The lane that has the element.
  Value Lane;
  auto Add = [&](Value Part) {
    Lane = Lane ? arith::OrIOp::create(B, Lane, Part).getResult() : Part;
  };
  uint32_t Fixed = 0;
  for (auto [I, Basis] : llvm::enumerate(From.Lane)) {
    if (!Basis)
      continue;
    if (Number & Basis)
      Fixed |= 1U << I;
    if (!llvm::is_contained(To.Lane, Basis))
      continue;
    Value Bit = L.threadPart(To, Basis, unsigned(llvm::countr_zero(Basis)));
    if (I)
      Bit = arith::ShLIOp::create(B, Bit, L.constant(int32_t(I)));
    Add(Bit);
  }
  if (Fixed || !Lane)
    Add(L.constant(int32_t(Fixed)));
  // One register after the other, of those that the lane may want.
  SmallVector<Value> Got;
  for (unsigned Choice = 0; Choice < 1U << Chosen.size(); ++Choice) {
    uint32_t Of = Number & From.registerBits();
    for (auto [I, Basis] : llvm::enumerate(Chosen))
      if (Choice >> I & 1)
        Of |= Basis;
    Got.push_back(shuffle(L, Are[By.lookup(Of)], Lane));
  }
  for (auto [I, Basis] : llvm::enumerate(Chosen)) {
    Value IsHigh = arith::CmpIOp::create(
        B, arith::CmpIPredicate::ne,
        L.threadPart(To, Basis, unsigned(llvm::countr_zero(Basis))),
        L.constant(0));
    SmallVector<Value> Half;
    for (size_t J = 0; J < Got.size(); J += 2)
      Half.push_back(arith::SelectOp::create(B, IsHigh, Got[J + 1], Got[J]));
    Got = std::move(Half);
  }
  return Got.front();
}

//===----------------------------------------------------------------------===//
// Any
//===----------------------------------------------------------------------===//

FailureOr<Registers> Lowering::convert(const Registers &Are,
                                       const Layout &Given, const Layout &To) {
  if (Given == To)
    return Are;
  Layout From = Given;
  Registers Now = Are;
  takeHalves(*this, Now, From, To);
  if (From.Lane == To.Lane && From.Warp == To.Warp)
    return reordered(Now, From, To);
  unsigned Shuffles = shufflesOf(From, To, Now[0].getType());
  if (Shuffles > MaxShuffles) {
    unsigned Bits = std::max(8U, Now[0].getType().getIntOrFloatBitWidth());
    remarkOnConversion(*this, 0,
                       uint64_t(Bits / 8) << llvm::popcount(From.bits()));
    return exchangeThroughShared(Are, Given, To);
  }
  remarkOnConversion(*this, Shuffles, 0);
  SmallVector<uint32_t> Chosen = chosenByLane(From, To);
  DenseMap<uint32_t, unsigned> By = registersByNumber(From);
  Registers New;
  New.reserve(To.registers());
  for (unsigned R = 0; R < To.registers(); ++R)
    New.push_back(exchange(*this, Now, From, To, R, Chosen, By));
  return New;
}

} // namespace opennvvm::tile
