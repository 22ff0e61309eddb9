//===- BitPacked.cpp - Vectors that lie in memory bit by bit --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// <8 x i1> is one byte in memory, <4 x i24> twelve without gaps. Such vectors
// move as 64-bit words, and lanes are cut out of and put into them.
//
//===----------------------------------------------------------------------===//

#include "FunctionEmitter.h"
#include "Insts/Insts.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm::ptx {

/// The words that hold \p Bits bits.
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
    Reg Down = E.temp(RegClass::B64);
    E.emit("shr.u64", Down, R, Op::imm(Shift));
    R = Down;
  }
  if (Shift + Bits > 64) {
    Reg Up = E.temp(RegClass::B64), Both = E.temp(RegClass::B64);
    E.emit("shl.b64", Up, Words[W + 1], Op::imm(64 - Shift));
    E.emit("or.b64", Both, R, Up);
    R = Both;
  }
  return R;
}

void FunctionEmitter::loadBitPacked(ArrayRef<Reg> To, Type *Ty, Address A,
                                    Align Al, StringRef Modifier) {
  unsigned Bits = Ty->getScalarSizeInBits(), N = lanes(Ty);
  SmallVector<Reg, 4> Words;
  for (const Part &P : wordsOf(uint64_t(Bits) * N))
    Words.push_back(loadPiece(P, A, Al, Modifier));
  if (Bits > 64)
    return unsupportedType("vectors of wide integers that lie bit by bit");
  for (unsigned I = 0; I < N; ++I) {
    Reg Lane = cutLane(*this, Words, uint64_t(I) * Bits, Bits);
    RegClass C = To[I].regClass();
    if (C == RegClass::Pred) {
      Reg Bit = temp(RegClass::B64);
      emit("and.b64", Bit, Lane, Op::imm(1));
      emit("setp.ne.u64", To[I], Bit, Op::imm(0));
    } else if (C == RegClass::B64) {
      copy(To[I], Lane);
    } else {
      emitT(C == RegClass::B16 ? "cvt.u16" : "cvt.u32", ".u64", To[I], Lane);
    }
  }
}

void FunctionEmitter::storeBitPacked(ArrayRef<Op> From, Type *Ty, Address A,
                                     Align Al, StringRef Modifier) {
  unsigned Bits = Ty->getScalarSizeInBits(), N = lanes(Ty);
  if (Bits > 64)
    return unsupportedType("vectors of wide integers that lie bit by bit");
  SmallVector<Part, 4> Parts = wordsOf(uint64_t(Bits) * N);
  SmallVector<Reg, 4> Words(Parts.size());
  auto Put = [&](unsigned W, Reg Lane) {
    if (!Words[W].isValid()) {
      Words[W] = Lane;
      return;
    }
    Reg Both = temp(RegClass::B64);
    emit("or.b64", Both, Words[W], Lane);
    Words[W] = Both;
  };
  auto Shifted = [&](StringRef Mnemonic, Reg R, unsigned By) {
    if (!By)
      return R;
    Reg S = temp(RegClass::B64);
    emit(Mnemonic, S, R, Op::imm(By));
    return S;
  };
  for (unsigned I = 0; I < N; ++I) {
    Reg Lane = temp(RegClass::B64);
    if (Bits == 1) {
      emit("selp.u64", Lane, Op::imm(1), Op::imm(0), From[I]);
    } else {
      Reg Wide = Lane;
      if (!From[I].isReg() || From[I].R.regClass() == RegClass::B64)
        copy(Wide, From[I]);
      else
        emitT("cvt.u64", From[I].R.width() == 16 ? ".u16" : ".u32", Wide,
              From[I]);
      Lane = temp(RegClass::B64);
      emit("and.b64", Lane, Wide,
           Op::imm(int64_t(maskTrailingOnes<uint64_t>(Bits))));
    }
    uint64_t At = uint64_t(I) * Bits;
    Put(At / 64, Shifted("shl.b64", Lane, At % 64));
    if (At % 64 + Bits > 64)
      Put(At / 64 + 1, Shifted("shr.u64", Lane, 64 - At % 64));
  }
  for (auto [P, R] : zip(Parts, Words))
    storePiece(R, P, A, Al, Modifier);
}

} // namespace opennvvm::ptx
