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

#include "FunctionEmitter.h"
#include "Insts/Insts.h"
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

/// A lane of \p Bits bits at bit \p At of \p Words, in a 64-bit register.
static Reg cutLane(FunctionEmitter &E, ArrayRef<Reg> Words, uint64_t At,
                   unsigned Bits) {
  unsigned W = At / 64, Shift = At % 64;
  Reg R = Words[W];
  if (Shift) {
    Reg Down = E.Regs.temp(RegClass::B64);
    E.Out.emit("shr.u64", Down, R, Op::imm(Shift));
    R = Down;
  }
  if (Shift + Bits > 64) {
    Reg Up = E.Regs.temp(RegClass::B64), Both = E.Regs.temp(RegClass::B64);
    E.Out.emit("shl.b64", Up, Words[W + 1], Op::imm(64 - Shift));
    E.Out.emit("or.b64", Both, R, Up);
    R = Both;
  }
  return R;
}

/// Extracts lanes with the widths of \p ToParts from \p Words.
static void cutLanes(FunctionEmitter &E, ArrayRef<Reg> Words, ArrayRef<Reg> To,
                     const TypeParts &ToParts) {
  uint64_t At = 0;
  for (auto [R, P] : zip(To, ToParts.Parts)) {
    Reg Lane = cutLane(E, Words, At, P.Bits);
    At += P.Bits;
    RegClass C = R.regClass();
    if (C == RegClass::Pred) {
      Reg Bit = E.Regs.temp(RegClass::B64);
      E.Out.emit("and.b64", Bit, Lane, Op::imm(1));
      E.Out.emit("setp.ne.b64", R, Bit, Op::imm(0));
    } else if (R.width() == 64) {
      E.Out.copy(R, Lane);
    } else {
      RegClass Int = integerClass(R.width());
      Reg Narrow = Int == C ? R : E.Regs.temp(Int);
      E.Out.emitT(R.width() == 16 ? "cvt.u16" : "cvt.u32", ".u64", Narrow,
                  Lane);
      E.Out.copy(R, Narrow);
    }
  }
}

/// \p O, which is \p Bits wide, zero-extended in a 64-bit register.
static Reg widenLane(FunctionEmitter &E, Op O, unsigned Bits) {
  Reg Wide = E.Regs.temp(RegClass::B64);
  if (Bits == 1 && (!O.isReg() || O.R.regClass() == RegClass::Pred)) {
    E.Out.emit("selp.u64", Wide, Op::imm(1), Op::imm(0), O);
    return Wide;
  }
  if (!O.isReg() || O.R.width() == 64)
    E.Out.copy(Wide, O);
  else
    E.Out.emitT("cvt.u64", O.R.width() == 16 ? ".u16" : ".u32", Wide,
                E.Values.inRegister(O, integerClass(O.R.width())));
  if (Bits == 64)
    return Wide;
  Reg Clean = E.Regs.temp(RegClass::B64);
  E.Out.emit("and.b64", Clean, Wide,
             Op::imm(int64_t(maskTrailingOnes<uint64_t>(Bits))));
  return Clean;
}

/// Combines parts into 64-bit words.
static SmallVector<Reg, 4> joinWords(FunctionEmitter &E, ArrayRef<Op> From,
                                     const TypeParts &FromParts) {
  SmallVector<Reg, 4> Words;
  auto Put = [&](unsigned W, Reg Lane) {
    if (W == Words.size()) {
      Words.push_back(Lane);
      return;
    }
    Reg Both = E.Regs.temp(RegClass::B64);
    E.Out.emit("or.b64", Both, Words[W], Lane);
    Words[W] = Both;
  };
  auto Shifted = [&](StringRef Mnemonic, Reg R, unsigned By) {
    if (!By)
      return R;
    Reg S = E.Regs.temp(RegClass::B64);
    E.Out.emit(Mnemonic, S, R, Op::imm(By));
    return S;
  };
  uint64_t At = 0;
  for (auto [O, P] : zip(From, FromParts.Parts)) {
    Reg Lane = widenLane(E, O, P.Bits);
    Put(At / 64, Shifted("shl.b64", Lane, At % 64));
    if (At % 64 + P.Bits > 64)
      Put(At / 64 + 1, Shifted("shr.u64", Lane, 64 - At % 64));
    At += P.Bits;
  }
  return Words;
}

void MemoryAccess::castBits(ArrayRef<Reg> To, const TypeParts &ToParts,
                            ArrayRef<Reg> From, const TypeParts &FromParts) {
  SmallVector<Op, 8> Ops(From.begin(), From.end());
  cutLanes(E, joinWords(E, Ops, FromParts), To, ToParts);
}

void MemoryAccess::loadBitPacked(ArrayRef<Reg> To, Type *Ty, Address A,
                                 Align Al, StringRef Modifier) {
  SmallVector<Reg, 4> Words;
  for (const Part &P : wordsOf(E.DL.getTypeSizeInBits(Ty).getFixedValue())) {
    Words.push_back(E.Regs.temp(RegClass::B64));
    loadPiece(Words.back(), P, A, Al, Modifier);
  }
  cutLanes(E, Words, To, E.parts(Ty));
}

void MemoryAccess::storeBitPacked(ArrayRef<Op> From, Type *Ty, Address A,
                                  Align Al, StringRef Modifier) {
  SmallVector<Reg, 4> Words = joinWords(E, From, E.parts(Ty));
  for (auto [P, R] :
       zip(wordsOf(E.DL.getTypeSizeInBits(Ty).getFixedValue()), Words))
    storePiece(R, P, A, Al, Modifier);
}

} // namespace opennvvm::ptx
