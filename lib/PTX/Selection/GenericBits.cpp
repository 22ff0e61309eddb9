//===- GenericBits.cpp - llvm.* intrinsics on bits ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Generic.h"
#include "Lanes.h"
#include "PTX/Values/RegisterLists.h"
#include "WideInteger.h"

using namespace llvm;

namespace opennvvm::ptx {

/// Prints each lane of \p I with one of two functions: from one zero-extended
/// register of 32 or 64 bits to another, or from limbs to limbs.
template <typename NarrowFn, typename WideFn>
static bool eachLane(FunctionEmitter &E, const IntrinsicInst &I,
                     NarrowFn Narrow, WideFn Wide) {
  unsigned Bits = laneBits(&I);
  LaneResults Result(E, I);
  for (unsigned L = 0; L != Result.count(); ++L) {
    if (Bits > 64) {
      Limbs A = wideUse(E, I.getArgOperand(0), L, Extend::Zero);
      LimbRegs To;
      for (unsigned K = 0; K != A.size(); ++K)
        To.push_back(Result.at(L, K));
      Wide(To, A);
      continue;
    }
    unsigned Width = Bits <= 32 ? 32 : 64;
    Op A = laneInt(E, I.getArgOperand(0), L, Extend::Zero);
    A = A.isReg() ? Op(widenRegister(E, A.R, Width, Extend::Zero))
                  : Op::imm(int64_t(uint64_t(A.Imm) &
                                    maskTrailingOnes<uint64_t>(Bits)));
    Reg To = Result.intAt(L);
    if (To.width() == Width) {
      Narrow(To, A, Width);
      continue;
    }
    Reg R = E.Regs.temp(RegClass::B32);
    Narrow(R, A, Width);
    E.Out.emit({Inst::Cvt, Mod::U16, Mod::U32}, To, R);
  }
  Result.finish();
  return true;
}

/// The 32-bit count that \p Count writes, in a register as wide as \p To.
template <typename CountFn>
static void writeCount(FunctionEmitter &E, Reg To, CountFn Count) {
  if (To.width() == 32)
    return Count(To);
  Reg R = E.Regs.temp(RegClass::B32);
  Count(R);
  E.Out.emit({Inst::Cvt, Mod::U64, Mod::U32}, To, R);
}

/// The count in the lowest limb, with zeros above it.
static void writeWideCount(FunctionEmitter &E, ArrayRef<Reg> To, Reg Count) {
  E.Out.emit({Inst::Cvt, Mod::U64, Mod::U32}, To[0], Count);
  for (Reg R : To.drop_front())
    E.Out.copy(R, Op::imm(0));
}

//===----------------------------------------------------------------------===//
// Counting
//===----------------------------------------------------------------------===//

bool printCtPop(FunctionEmitter &E, const IntrinsicInst &I) {
  auto Narrow = [&](Reg To, Op A, unsigned Width) {
    writeCount(E, To, [&](Reg R) {
      E.Out.emit({Inst::Popc, typeMod('b', Width)}, R, A);
    });
  };
  auto Wide = [&](ArrayRef<Reg> To, ArrayRef<Op> A) {
    Reg Sum;
    for (const Op &Limb : A) {
      Reg One = E.Regs.temp(RegClass::B32);
      E.Out.emit({Inst::Popc, Mod::B64}, One, Limb);
      if (!Sum.isValid()) {
        Sum = One;
        continue;
      }
      Reg Next = E.Regs.temp(RegClass::B32);
      E.Out.emit({Inst::Add, Mod::S32}, Next, Sum, One);
      Sum = Next;
    }
    writeWideCount(E, To, Sum);
  };
  return eachLane(E, I, Narrow, Wide);
}

/// Leading zeros of limbs whose top one has \p Spare extra bits.
static Reg leadingZeros(FunctionEmitter &E, ArrayRef<Op> A, unsigned Spare) {
  Reg Count = E.Regs.temp(RegClass::B32);
  E.Out.emit({Inst::Clz, Mod::B64}, Count, A[0]);
  for (unsigned K = 1; K != A.size(); ++K) {
    Reg Here = E.Regs.temp(RegClass::B32), Past = E.Regs.temp(RegClass::B32),
        Both = E.Regs.temp(RegClass::B32);
    Reg IsZero = E.Regs.temp(RegClass::Pred);
    E.Out.emit({Inst::Clz, Mod::B64}, Here, A[K]);
    E.Out.emit({Inst::Add, Mod::S32}, Past, Count, Op::imm(64));
    E.Out.emit({Inst::Setp, Mod::Eq, Mod::B64}, IsZero, A[K], Op::imm(0));
    E.Out.emit({Inst::Selp, Mod::B32}, Both, Past, Here, IsZero);
    Count = Both;
  }
  if (Spare == 0)
    return Count;
  Reg Less = E.Regs.temp(RegClass::B32);
  E.Out.emit({Inst::Sub, Mod::S32}, Less, Count, Op::imm(Spare));
  return Less;
}

bool printCtlz(FunctionEmitter &E, const IntrinsicInst &I) {
  unsigned Bits = laneBits(&I);
  auto Narrow = [&](Reg To, Op A, unsigned Width) {
    writeCount(E, To, [&](Reg R) {
      Reg All = Bits == Width ? R : E.Regs.temp(RegClass::B32);
      E.Out.emit({Inst::Clz, typeMod('b', Width)}, All, A);
      if (Bits != Width)
        E.Out.emit({Inst::Sub, Mod::S32}, R, All, Op::imm(Width - Bits));
    });
  };
  auto Wide = [&](ArrayRef<Reg> To, ArrayRef<Op> A) {
    writeWideCount(E, To, leadingZeros(E, A, A.size() * 64 - Bits));
  };
  return eachLane(E, I, Narrow, Wide);
}

/// Trailing zeros are leading zeros of the reversed number; a bit set above the
/// width limits the count for zero.
bool printCttz(FunctionEmitter &E, const IntrinsicInst &I) {
  unsigned Bits = laneBits(&I);
  auto Marked = [&](Op A, unsigned Width, unsigned Bit) {
    if (Bit >= Width)
      return A;
    Reg R = E.Regs.temp(integerClass(Width));
    E.Out.emit({Inst::Or, typeMod('b', Width)}, R, A,
               Op::imm(int64_t(uint64_t(1) << Bit)));
    return Op(R);
  };
  auto Narrow = [&](Reg To, Op A, unsigned Width) {
    writeCount(E, To, [&](Reg R) {
      Reg Turned = E.Regs.temp(integerClass(Width));
      E.Out.emit({Inst::Brev, typeMod('b', Width)}, Turned,
                 Marked(A, Width, Bits));
      E.Out.emit({Inst::Clz, typeMod('b', Width)}, R, Turned);
    });
  };
  auto Wide = [&](ArrayRef<Reg> To, ArrayRef<Op> A) {
    Limbs Turned;
    for (unsigned K = A.size(); K-- != 0;) {
      Reg R = E.Regs.temp(RegClass::B64);
      E.Out.emit({Inst::Brev, Mod::B64}, R,
                 K + 1 == A.size() ? Marked(A[K], 64, Bits - 64 * K) : A[K]);
      Turned.push_back(R);
    }
    writeWideCount(E, To, leadingZeros(E, Turned, 0));
  };
  return eachLane(E, I, Narrow, Wide);
}

//===----------------------------------------------------------------------===//
// Reversing
//===----------------------------------------------------------------------===//

static void swapBytes(FunctionEmitter &E, Reg To, Op A, unsigned Width) {
  if (Width == 32)
    return E.Out.emit({Inst::Prmt, Mod::B32}, To, A, Op::imm(0),
                      Op::imm(0x0123));
  Reg Low = E.Regs.temp(RegClass::B32), High = E.Regs.temp(RegClass::B32),
      NewLow = E.Regs.temp(RegClass::B32), NewHigh = E.Regs.temp(RegClass::B32);
  emitUnpack(E, {Inst::Mov, Mod::B64}, {Low, High},
             E.Values.inRegister(A, RegClass::B64));
  E.Out.emit({Inst::Prmt, Mod::B32}, NewLow, High, Op::imm(0), Op::imm(0x0123));
  E.Out.emit({Inst::Prmt, Mod::B32}, NewHigh, Low, Op::imm(0), Op::imm(0x0123));
  emitPack(E, {Inst::Mov, Mod::B64}, To, {NewLow, NewHigh});
}

static void swapBits(FunctionEmitter &E, Reg To, Op A, unsigned Width) {
  E.Out.emit({Inst::Brev, typeMod('b', Width)}, To, A);
}

/// Reverses whole registers with \p Reverse; the unused bits are then below the
/// result and are shifted out.
template <typename ReverseFn>
static bool printReversed(FunctionEmitter &E, const IntrinsicInst &I,
                          ReverseFn Reverse) {
  unsigned Bits = laneBits(&I);
  auto Narrow = [&](Reg To, Op A, unsigned Width) {
    if (Bits == Width)
      return Reverse(E, To, A, Width);
    Reg R = E.Regs.temp(integerClass(Width));
    Reverse(E, R, A, Width);
    E.Out.emit({Inst::Shr, typeMod('u', Width)}, To, R, Op::imm(Width - Bits));
  };
  auto Wide = [&](ArrayRef<Reg> To, ArrayRef<Op> A) {
    unsigned N = A.size(), Spare = N * 64 - Bits;
    Limbs Turned;
    for (unsigned K = 0; K != N; ++K) {
      Reg R = Spare == 0 ? To[K] : E.Regs.temp(RegClass::B64);
      Reverse(E, R, A[N - 1 - K], 64);
      Turned.push_back(R);
    }
    if (Spare != 0)
      wideShiftBy(E, Instruction::LShr, To, Turned, Spare);
  };
  return eachLane(E, I, Narrow, Wide);
}

bool printByteSwap(FunctionEmitter &E, const IntrinsicInst &I) {
  return printReversed(E, I, swapBytes);
}

bool printBitReverse(FunctionEmitter &E, const IntrinsicInst &I) {
  return printReversed(E, I, swapBits);
}

//===----------------------------------------------------------------------===//
// Funnel shifts
//===----------------------------------------------------------------------===//

/// The amount of lane \p L modulo \p Bits: a number or a 32-bit register.
static Op funnelAmount(FunctionEmitter &E, const Value *V, unsigned L,
                       unsigned Bits) {
  if (Bits > 64) {
    Op Low = laneUse(E, V, L);
    if (Low.isImm() && isa<ConstantInt>(V))
      return Op::imm(
          int64_t(cast<ConstantInt>(V)->getValue().urem(uint64_t(Bits))));
    Reg Rest = E.Regs.temp(RegClass::B64), R = E.Regs.temp(RegClass::B32);
    E.Out.emit({Inst::And, Mod::B64}, Rest, Low, Op::imm(Bits - 1));
    E.Out.emit({Inst::Cvt, Mod::U32, Mod::U64}, R, Rest);
    return R;
  }
  Op Amount = laneInt(E, V, L, Extend::Zero);
  if (Amount.isImm())
    return Op::imm(int64_t(uint64_t(Amount.Imm) % Bits));
  unsigned Width = Amount.R.width();
  Reg Rest = E.Regs.temp(Amount.R.regClass());
  if (isPowerOf2_32(Bits))
    E.Out.emit({Inst::And, typeMod('b', Width)}, Rest, Amount,
               Op::imm(Bits - 1));
  else
    E.Out.emit({Inst::Rem, typeMod('u', Width)}, Rest, Amount, Op::imm(Bits));
  if (Width == 32)
    return Rest;
  Reg R = E.Regs.temp(RegClass::B32);
  E.Out.emit({Inst::Cvt, Mod::U32, Width == 16 ? Mod::U16 : Mod::U64}, R, Rest);
  return R;
}

static Op complementOf(FunctionEmitter &E, Op Amount, unsigned Bits) {
  if (Amount.isImm())
    return Op::imm(int64_t(Bits) - Amount.Imm);
  Reg R = E.Regs.temp(RegClass::B32);
  E.Out.emit({Inst::Sub, Mod::S32}, R, Op::imm(Bits), Amount);
  return R;
}

/// (X << Left) | (Y >> Right), where the two amounts add up to the width. In
/// PTX, shifts by the whole width give 0.
static void narrowFunnel(FunctionEmitter &E, Reg To, Op X, Op Y, Op Left,
                         Op Right) {
  unsigned Width = To.width();
  Reg High = E.Regs.temp(To.regClass()), Low = E.Regs.temp(To.regClass());
  E.Out.emit({Inst::Shl, typeMod('b', Width)}, High, X, Left);
  E.Out.emit({Inst::Shr, typeMod('u', Width)}, Low, Y, Right);
  E.Out.emit({Inst::Or, typeMod('b', Width)}, To, High, Low);
}

/// The words of \p X, of 64 bits.
static std::array<Reg, 2> wordsOf(FunctionEmitter &E, Op X) {
  Reg Low = E.Regs.temp(RegClass::B32), High = E.Regs.temp(RegClass::B32);
  emitUnpack(E, {Inst::Mov, Mod::B64}, {Low, High},
             E.Values.inRegister(X, RegClass::B64));
  return {Low, High};
}

/// (X << Left) | (Y >> 64 - Left) of 64 bits, by two of the four words.
static void longFunnel(FunctionEmitter &E, Reg To, Op X, Op Y, unsigned Left,
                       bool Rotates) {
  std::array<Reg, 2> Upper = wordsOf(E, X);
  std::array<Reg, 2> Lower = Rotates ? Upper : wordsOf(E, Y);
  Reg Words[] = {Lower[0], Lower[1], Upper[0], Upper[1]};
  unsigned First = Left < 32 ? 1 : 0;
  SmallVector<Op, 2> Parts;
  for (unsigned I = First; I != First + 2; ++I) {
    Parts.push_back(Left % 32 ? E.Regs.temp(RegClass::B32) : Words[I + 1]);
    if (Left % 32)
      E.Out.emit({Inst::Shf, Mod::L, Mod::Wrap, Mod::B32},
                 {Parts.back(), Words[I], Words[I + 1], Op::imm(Left % 32)});
  }
  emitPack(E, {Inst::Mov, Mod::B64}, To, Parts);
}

static void wideFunnel(FunctionEmitter &E, ArrayRef<Reg> To, ArrayRef<Op> X,
                       ArrayRef<Op> Y, Op Left, Op Right) {
  LimbRegs High = wideTemp(E, To.size()), Low = wideTemp(E, To.size());
  if (Left.isImm()) {
    wideShiftBy(E, Instruction::Shl, High, X, unsigned(Left.Imm));
    wideShiftBy(E, Instruction::LShr, Low, Y, unsigned(Right.Imm));
  } else {
    wideShift(E, Instruction::Shl, High, X, Left.R);
    wideShift(E, Instruction::LShr, Low, Y, Right.R);
  }
  for (unsigned K = 0; K != To.size(); ++K)
    E.Out.emit({Inst::Or, Mod::B64}, To[K], High[K], Low[K]);
}

bool printFunnel(FunctionEmitter &E, const IntrinsicInst &I) {
  bool IsLeft = I.getIntrinsicID() == Intrinsic::fshl;
  unsigned Bits = laneBits(&I);
  const Value *X = I.getArgOperand(0), *Y = I.getArgOperand(1),
              *Z = I.getArgOperand(2);
  if (Bits > 64 && (Bits % 64 != 0 || !isPowerOf2_32(Bits)))
    return false;
  LaneResults Result(E, I);
  for (unsigned L = 0; L != Result.count(); ++L) {
    if (Bits == 32) {
      E.Out.emit(
          {Inst::Shf, IsLeft ? Mod::L : Mod::R, Mod::Wrap, Mod::B32},
          {Result.at(L), laneUse(E, Y, L), laneUse(E, X, L), laneUse(E, Z, L)});
      continue;
    }
    Op Amount = funnelAmount(E, Z, L, Bits);
    Op Rest = complementOf(E, Amount, Bits);
    Op Left = IsLeft ? Amount : Rest, Right = IsLeft ? Rest : Amount;
    if (Bits <= 64) {
      Reg To = Result.intAt(L);
      Op High = laneInt(E, X, L, Extend::None),
         Low = laneInt(E, Y, L, Extend::Zero);
      if (Bits == 64 && Left.isImm() && Left.Imm % 64)
        longFunnel(E, To, High, Low, unsigned(Left.Imm), X == Y);
      else
        narrowFunnel(E, To, High, Low, Left, Right);
      continue;
    }
    LimbRegs To;
    for (unsigned K = 0; K != Bits / 64; ++K)
      To.push_back(Result.at(L, K));
    Limbs High = wideUse(E, X, L, Extend::None),
          Low = wideUse(E, Y, L, Extend::None);
    wideFunnel(E, To, High, Low, Left, Right);
  }
  Result.finish();
  return true;
}

} // namespace opennvvm::ptx
