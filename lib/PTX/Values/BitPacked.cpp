//===- BitPacked.cpp - Vectors packed bit by bit in memory ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// <8 x i1> is one byte in memory, and <4 x i24> is twelve without gaps. Such
// vectors are moved as 64-bit words; lanes are extracted from and inserted into
// these.
//
//===----------------------------------------------------------------------===//

#include "FunctionContext.h"
#include "MemoryAccess.h"
#include "PackedLanes.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm::ptx {

/// The words for \p Bits bits.
static SmallVector<Part, 4> wordsOf(uint64_t Bits) {
  SmallVector<Part, 4> Words;
  for (uint64_t At = 0; At < Bits; At += 64) {
    Part P{RegClass::B64, 1, uint16_t(std::min<uint64_t>(64, Bits - At)),
           uint32_t(At / 8)};
    Words.push_back(P);
  }
  return Words;
}

/// A lane of \p Bits bits at bit \p At of \p Words, in a register as wide as
/// they are.
static Reg cutLane(FunctionContext &E, ArrayRef<Reg> Words, uint64_t At,
                   unsigned Bits) {
  unsigned Width = Words[0].width();
  unsigned W = At / Width, Shift = At % Width;
  Reg R = Words[W];
  if (Shift) {
    Reg Down = E.Regs.temp(R.regClass());
    E.Out.emit({Inst::Shr, typeMod('u', Width)}, Down, R, Op::imm(Shift));
    R = Down;
  }
  if (Shift + Bits > Width) {
    Reg Up = E.Regs.temp(R.regClass()), Both = E.Regs.temp(R.regClass());
    E.Out.emit({Inst::Shl, typeMod('b', Width)}, Up, Words[W + 1],
               Op::imm(Width - Shift));
    E.Out.emit({Inst::Or, typeMod('b', Width)}, Both, R, Up);
    R = Both;
  }
  return R;
}

/// Extracts lanes with the widths of \p ToParts from \p Words.
static void cutLanes(FunctionContext &E, ArrayRef<Reg> Words, ArrayRef<Reg> To,
                     const TypeParts &ToParts) {
  uint64_t At = 0;
  for (auto [R, P] : zip(To, ToParts.Parts)) {
    Reg Lane = cutLane(E, Words, At, P.Bits);
    At += P.Bits;
    RegClass C = R.regClass();
    if (C == RegClass::Pred) {
      testLowBit(E, R, Lane);
    } else if (R.width() == Lane.width()) {
      E.Out.copy(R, Lane);
    } else {
      RegClass Int = integerClass(R.width());
      Reg Narrow = Int == C ? R : E.Regs.temp(Int);
      E.Out.emit({Inst::Cvt, R.width() == 16 ? Mod::U16 : Mod::U32,
                  typeMod('u', Lane.width())},
                 Narrow, Lane);
      E.Out.copy(R, Narrow);
    }
  }
}

/// \p O, which is \p Bits wide, zero-extended in a register of \p Width bits.
static Reg widenLane(FunctionContext &E, Op O, unsigned Bits, unsigned Width) {
  Reg Wide = E.Regs.temp(integerClass(Width));
  if (Bits == 1 && (!O.isReg() || O.R.regClass() == RegClass::Pred)) {
    E.Out.emit({Inst::Selp, typeMod('u', Width)}, Wide, Op::imm(1), Op::imm(0),
               O);
    return Wide;
  }
  if (!O.isReg() || O.R.width() == Width) {
    E.Out.copy(Wide, O);
  } else {
    E.Out.emit({Inst::Cvt, typeMod('u', Width), typeMod('u', O.R.width())},
               Wide, E.Out.inRegister(O, integerClass(O.R.width())));
  }
  if (Bits == (O.isReg() ? O.R.width() : Width))
    return Wide;
  Reg Clean = E.Regs.temp(Wide.regClass());
  E.Out.emit({Inst::And, typeMod('b', Width)}, Clean, Wide,
             Op::imm(int64_t(maskTrailingOnes<uint64_t>(Bits))));
  return Clean;
}

/// Combines parts into words of \p Width bits.
static SmallVector<Reg, 4> joinWords(FunctionContext &E, ArrayRef<Op> From,
                                     const TypeParts &FromParts,
                                     unsigned Width = 64) {
  SmallVector<Reg, 4> Words;
  auto Put = [&](unsigned W, Reg Lane) {
    if (W == Words.size()) {
      Words.push_back(Lane);
      return;
    }
    Reg Both = E.Regs.temp(Lane.regClass());
    E.Out.emit({Inst::Or, typeMod('b', Width)}, Both, Words[W], Lane);
    Words[W] = Both;
  };
  auto Shifted = [&](Inst Name, char Type, Reg R, unsigned By) {
    if (!By)
      return R;
    Reg S = E.Regs.temp(R.regClass());
    E.Out.emit({Name, typeMod(Type, Width)}, S, R, Op::imm(By));
    return S;
  };
  uint64_t At = 0;
  for (auto [O, P] : zip(From, FromParts.Parts)) {
    Reg Lane = widenLane(E, O, P.Bits, Width);
    Put(At / Width, Shifted(Inst::Shl, 'b', Lane, At % Width));
    if (At % Width + P.Bits > Width)
      Put(At / Width + 1, Shifted(Inst::Shr, 'u', Lane, Width - At % Width));
    At += P.Bits;
  }
  return Words;
}

static unsigned bitsOf(const TypeParts &Parts) {
  unsigned Bits = 0;
  for (const Part &P : Parts.Parts)
    Bits += P.Bits;
  return Bits;
}

void MemoryAccess::castBits(ArrayRef<Reg> To, const TypeParts &ToParts,
                            ArrayRef<Reg> From, const TypeParts &FromParts) {
  unsigned ToBits = bitsOf(ToParts);
  unsigned Width = registerBits(std::max(ToBits, bitsOf(FromParts)));
  SmallVector<Op, 8> Ops(From.begin(), From.end());
  SmallVector<Reg, 4> Words = joinWords(E, Ops, FromParts, Width);
  while (Words.size() * Width < ToBits) {
    Words.push_back(E.Regs.temp(integerClass(Width)));
    E.Out.copy(Words.back(), Op::imm(0));
  }
  cutLanes(E, Words, To, ToParts);
}

void MemoryAccess::loadBitPacked(ArrayRef<Reg> To, Type *Ty, Address A,
                                 Align Al, const AccessMods &M) {
  SmallVector<Reg, 4> Words;
  for (const Part &P : wordsOf(E.DL.getTypeSizeInBits(Ty).getFixedValue())) {
    Words.push_back(E.Regs.temp(RegClass::B64));
    loadPiece(Words.back(), P, A, Al, M);
  }
  cutLanes(E, Words, To, E.parts(Ty));
}

void MemoryAccess::storeBitPacked(ArrayRef<Op> From, Type *Ty, Address A,
                                  Align Al, const AccessMods &M) {
  SmallVector<Reg, 4> Words = joinWords(E, From, E.parts(Ty));
  for (auto [P, R] :
       zip(wordsOf(E.DL.getTypeSizeInBits(Ty).getFixedValue()), Words))
    storePiece(R, P, A, Al, M);
}

} // namespace opennvvm::ptx
