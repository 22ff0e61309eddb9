//===- WideInteger.cpp - Integers of more than 64 bits --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WideInteger.h"
#include "Lanes.h"
#include "Unsupported.h"

using namespace llvm;

namespace opennvvm::ptx {

//===----------------------------------------------------------------------===//
// Limbs
//===----------------------------------------------------------------------===//

Limbs wideUse(FunctionEmitter &E, const Value *V, unsigned Lane, Extend Ext) {
  unsigned Bits = V->getType()->getScalarSizeInBits();
  unsigned Count = (Bits + 63) / 64;
  Limbs List;
  for (unsigned K = 0; K != Count; ++K)
    List.push_back(K + 1 == Count ? laneInt(E, V, Lane, Ext, K)
                                  : laneUse(E, V, Lane, K));
  return List;
}

LimbRegs wideTemp(FunctionEmitter &E, unsigned Count) {
  LimbRegs List;
  for (unsigned K = 0; K != Count; ++K)
    List.push_back(E.Regs.temp(RegClass::B64));
  return List;
}

static Limbs asOps(ArrayRef<Reg> Rs) { return Limbs(Rs.begin(), Rs.end()); }

//===----------------------------------------------------------------------===//
// Sums and products
//===----------------------------------------------------------------------===//

void wideAdd(FunctionEmitter &E, ArrayRef<Reg> To, ArrayRef<Op> A,
             ArrayRef<Op> B, Reg Carry) {
  for (unsigned K = 0; K != To.size(); ++K) {
    bool Last = K + 1 == To.size() && !Carry.isValid();
    E.Out.emit({K == 0 ? Inst::Add : Inst::Addc,
                Last && K != 0 ? Mod::None : Mod::Cc, Mod::U64},
               To[K], A[K], B[K]);
  }
  if (Carry.isValid())
    E.Out.emit({Inst::Addc, Mod::U64}, Carry, Op::imm(0), Op::imm(0));
}

void wideSub(FunctionEmitter &E, ArrayRef<Reg> To, ArrayRef<Op> A,
             ArrayRef<Op> B, Reg Borrow) {
  for (unsigned K = 0; K != To.size(); ++K) {
    bool Last = K + 1 == To.size() && !Borrow.isValid();
    E.Out.emit({K == 0 ? Inst::Sub : Inst::Subc,
                Last && K != 0 ? Mod::None : Mod::Cc, Mod::U64},
               To[K], A[K], B[K]);
  }
  if (Borrow.isValid())
    E.Out.emit({Inst::Subc, Mod::U64}, Borrow, Op::imm(0), Op::imm(0));
}

/// Schoolbook multiplication, truncated to the width of \p To.
void wideMul(FunctionEmitter &E, ArrayRef<Reg> To, ArrayRef<Op> A,
             ArrayRef<Op> B) {
  unsigned N = To.size();
  if (N == 2) {
    Reg High = E.Regs.temp(RegClass::B64), Cross = E.Regs.temp(RegClass::B64);
    E.Out.emit({Inst::Mul, Mod::Hi, Mod::U64}, High, A[0], B[0]);
    E.Out.emit({Inst::Mad, Mod::Lo, Mod::S64}, Cross, A[0], B[1], High);
    E.Out.emit({Inst::Mad, Mod::Lo, Mod::S64}, To[1], A[1], B[0], Cross);
    E.Out.emit({Inst::Mul, Mod::Lo, Mod::S64}, To[0], A[0], B[0]);
    return;
  }
  // Row I adds the lower, then the upper halves of A[I] times each limb of B,
  // each as one carry chain that ends at the top limb.
  Limbs Sum(N, Op::imm(0));
  auto Row = [&](unsigned I, unsigned From, Opcode First, Opcode Middle,
                 Opcode Last) {
    for (unsigned K = From; K != N; ++K) {
      unsigned J = K - From;
      bool Top = K + 1 == N;
      Reg R = Top && I + 1 == N ? To[K] : E.Regs.temp(RegClass::B64);
      Opcode Name = J == 0 ? First : Top ? Last : Middle;
      E.Out.emit(Name, R, A[I], B[J], Sum[K]);
      Sum[K] = R;
    }
  };
  for (unsigned I = 0; I != N; ++I) {
    Row(I, I,
        I + 1 == N ? Opcode{Inst::Mad, Mod::Lo, Mod::U64}
                   : Opcode{Inst::Mad, Mod::Lo, Mod::Cc, Mod::U64},
        Opcode{Inst::Madc, Mod::Lo, Mod::Cc, Mod::U64},
        Opcode{Inst::Madc, Mod::Lo, Mod::U64});
    if (I + 1 < N)
      Row(I, I + 1,
          I + 2 == N ? Opcode{Inst::Mad, Mod::Hi, Mod::U64}
                     : Opcode{Inst::Mad, Mod::Hi, Mod::Cc, Mod::U64},
          Opcode{Inst::Madc, Mod::Hi, Mod::Cc, Mod::U64},
          Opcode{Inst::Madc, Mod::Hi, Mod::U64});
  }
  for (unsigned K = 0; K + 1 != N; ++K)
    E.Out.copy(To[K], Sum[K]);
}

//===----------------------------------------------------------------------===//
// Shifts
//===----------------------------------------------------------------------===//

namespace {

/// The limb or sign that fills a right shift; none for other opcodes.
Op fillOf(FunctionEmitter &E, unsigned Opcode, ArrayRef<Op> A) {
  if (Opcode != Instruction::AShr)
    return Op::imm(0);
  Reg Sign = E.Regs.temp(RegClass::B64);
  E.Out.emit({Inst::Shr, Mod::S64}, Sign, A.back(), Op::imm(63));
  return Sign;
}

/// Variable shifts with PTX's shl and shr, which give 0 beyond the width: every
/// limb of the result is the sum of all limbs shifted by their distance; a
/// distance that wraps below zero is beyond the width as well.
void shiftLimbs(FunctionEmitter &E, bool Left, ArrayRef<Reg> To, ArrayRef<Op> A,
                Reg Amount) {
  unsigned N = To.size();
  for (unsigned K = 0; K != N; ++K) {
    Op Sum;
    auto Add = [&](Opcode Name, Op Limb, Op By, bool Last) {
      Reg Piece =
          Last && Sum.Kind == Op::Sink ? To[K] : E.Regs.temp(RegClass::B64);
      E.Out.emit(Name, Piece, Limb, By);
      if (Sum.Kind == Op::Sink) {
        Sum = Piece;
        return;
      }
      Reg Joined = Last ? To[K] : E.Regs.temp(RegClass::B64);
      E.Out.emit({Inst::Or, Mod::B64}, Joined, Sum, Piece);
      Sum = Joined;
    };
    unsigned Count = Left ? K + 1 : N - K;
    for (unsigned D = 0; D != Count; ++D) {
      Op Limb = Left ? A[K - D] : A[K + D];
      Op Forward = Amount;
      if (D != 0) {
        Reg More = E.Regs.temp(RegClass::B32),
            Less = E.Regs.temp(RegClass::B32);
        E.Out.emit({Inst::Sub, Mod::S32}, Less, Op::imm(int64_t(64) * D),
                   Amount);
        Add(Left ? Opcode{Inst::Shr, Mod::U64} : Opcode{Inst::Shl, Mod::B64},
            Limb, Less, false);
        E.Out.emit({Inst::Sub, Mod::S32}, More, Amount,
                   Op::imm(int64_t(64) * D));
        Forward = More;
      }
      Add(Left ? Opcode{Inst::Shl, Mod::B64} : Opcode{Inst::Shr, Mod::U64},
          Limb, Forward, D + 1 == Count);
    }
  }
}

} // namespace

void wideShiftBy(FunctionEmitter &E, unsigned Opcode, ArrayRef<Reg> To,
                 ArrayRef<Op> A, unsigned Amount) {
  bool Left = Opcode == Instruction::Shl;
  int N = To.size(), Whole = Amount / 64;
  unsigned Part = Amount % 64;
  Op Fill = fillOf(E, Opcode, A);
  auto Limb = [&](int K) { return K < 0 ? Op::imm(0) : K >= N ? Fill : A[K]; };
  for (int K = 0; K != N; ++K) {
    Op Near = Limb(Left ? K - Whole : K + Whole);
    Op Far = Limb(Left ? K - Whole - 1 : K + Whole + 1);
    if (Part == 0) {
      E.Out.copy(To[K], Near);
      continue;
    }
    if (!Left && K + Whole == N - 1) {
      E.Out.emit({Inst::Shr, Opcode == Instruction::AShr ? Mod::S64 : Mod::U64},
                 To[K], Near, Op::imm(Part));
      continue;
    }
    if (Near.isImm() && Near.Imm == 0 && Far.isImm() && Far.Imm == 0) {
      E.Out.copy(To[K], Op::imm(0));
      continue;
    }
    Reg X = E.Regs.temp(RegClass::B64), Y = E.Regs.temp(RegClass::B64);
    E.Out.emit({Left ? Inst::Shl : Inst::Shr, Left ? Mod::B64 : Mod::U64}, X,
               Near, Op::imm(Part));
    E.Out.emit({Left ? Inst::Shr : Inst::Shl, Left ? Mod::U64 : Mod::B64}, Y,
               Far, Op::imm(64 - Part));
    E.Out.emit({Inst::Or, Mod::B64}, To[K], X, Y);
  }
}

void wideShift(FunctionEmitter &E, unsigned Opcode, ArrayRef<Reg> To,
               ArrayRef<Op> A, Reg Amount) {
  if (Opcode != Instruction::AShr)
    return shiftLimbs(E, Opcode == Instruction::Shl, To, A, Amount);
  // A negative number is shifted as its complement.
  Op Sign = fillOf(E, Opcode, A);
  LimbRegs Flipped = wideTemp(E, To.size()), Shifted = wideTemp(E, To.size());
  for (unsigned K = 0; K != To.size(); ++K)
    E.Out.emit({Inst::Xor, Mod::B64}, Flipped[K], A[K], Sign);
  shiftLimbs(E, false, Shifted, asOps(Flipped), Amount);
  for (unsigned K = 0; K != To.size(); ++K)
    E.Out.emit({Inst::Xor, Mod::B64}, To[K], Shifted[K], Sign);
}

/// Shift \p I of one lane, by a constant if it is one.
static void emitShift(FunctionEmitter &E, const Instruction &I, unsigned Lane,
                      ArrayRef<Reg> To, ArrayRef<Op> A) {
  Op Low = laneUse(E, I.getOperand(1), Lane);
  if (Low.isImm()) {
    unsigned Bits = I.getType()->getScalarSizeInBits();
    unsigned Amount = uint64_t(Low.Imm) < Bits ? unsigned(Low.Imm) : 0;
    return wideShiftBy(E, I.getOpcode(), To, A, Amount);
  }
  Reg Amount = E.Regs.temp(RegClass::B32);
  E.Out.emit({Inst::Cvt, Mod::U32, Mod::U64}, Amount, Low);
  wideShift(E, I.getOpcode(), To, A, Amount);
}

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

void wideCompareInto(FunctionEmitter &E, Reg P, CmpInst::Predicate Pred,
                     ArrayRef<Op> A, ArrayRef<Op> B) {
  unsigned N = A.size();
  if (CmpInst::isEquality(Pred)) {
    bool Equal = Pred == CmpInst::ICMP_EQ;
    Reg Last;
    for (unsigned K = 0; K != N; ++K) {
      Reg To = K + 1 == N ? P : E.Regs.temp(RegClass::Pred);
      if (K == 0)
        E.Out.emit({Inst::Setp, Equal ? Mod::Eq : Mod::Ne, Mod::B64}, To, A[K],
                   B[K]);
      else
        E.Out.emit({Inst::Setp, Equal ? Mod::Eq : Mod::Ne,
                    Equal ? Mod::And : Mod::Or, Mod::B64},
                   To, A[K], B[K], Last);
      Last = To;
    }
    return;
  }
  // From the lowest limb up: less, or equal and less in the limbs before.
  bool Signed = CmpInst::isSigned(Pred);
  bool Less = Pred == CmpInst::ICMP_SLT || Pred == CmpInst::ICMP_SLE ||
              Pred == CmpInst::ICMP_ULT || Pred == CmpInst::ICMP_ULE;
  bool OrEqual = CmpInst::isNonStrictPredicate(Pred);
  Reg Before = E.Regs.temp(RegClass::Pred);
  E.Out.emit(
      {Inst::Setp,
       Less ? (OrEqual ? Mod::Le : Mod::Lt) : (OrEqual ? Mod::Ge : Mod::Gt),
       Mod::U64},
      Before, A[0], B[0]);
  for (unsigned K = 1; K != N; ++K) {
    bool Top = K + 1 == N;
    Reg Equal = E.Regs.temp(RegClass::Pred);
    Reg To = Top ? P : E.Regs.temp(RegClass::Pred);
    E.Out.emit({Inst::Setp, Mod::Eq, Mod::And, Mod::B64}, Equal, A[K], B[K],
               Before);
    E.Out.emit({Inst::Setp, Less ? Mod::Lt : Mod::Gt, Mod::Or,
                Top && Signed ? Mod::S64 : Mod::U64},
               To, A[K], B[K], Equal);
    Before = To;
  }
}

Reg wideCompare(FunctionEmitter &E, CmpInst::Predicate Pred, ArrayRef<Op> A,
                ArrayRef<Op> B) {
  Reg P = E.Regs.temp(RegClass::Pred);
  wideCompareInto(E, P, Pred, A, B);
  return P;
}

void wideSelect(FunctionEmitter &E, ArrayRef<Reg> To, Reg P, ArrayRef<Op> A,
                ArrayRef<Op> B) {
  for (unsigned K = 0; K != To.size(); ++K)
    E.Out.emit({Inst::Selp, Mod::B64}, To[K], A[K], B[K], P);
}

void emitWideCompare(FunctionEmitter &E, const ICmpInst &I) {
  if (!canHoldValues(E, I))
    return;
  Extend Ext = I.isSigned() ? Extend::Sign : Extend::Zero;
  LaneResults Result(E, I);
  for (unsigned L = 0; L != Result.count(); ++L) {
    Reg To = Result.at(L);
    Limbs X = wideUse(E, I.getOperand(0), L, Ext),
          Y = wideUse(E, I.getOperand(1), L, Ext);
    wideCompareInto(E, To, I.getPredicate(), X, Y);
  }
  Result.finish();
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

static Opcode bitwiseName(unsigned Operation) {
  return {Operation == Instruction::And  ? Inst::And
          : Operation == Instruction::Or ? Inst::Or
                                         : Inst::Xor,
          Mod::B64};
}

void emitWideIntegerOp(FunctionEmitter &E, const Instruction &I) {
  if (!canHoldValues(E, I))
    return;
  unsigned Opcode = I.getOpcode();
  Extend Ext = Opcode == Instruction::LShr   ? Extend::Zero
               : Opcode == Instruction::AShr ? Extend::Sign
                                             : Extend::None;
  unsigned Count = (I.getType()->getScalarSizeInBits() + 63) / 64;
  if (!I.isBitwiseLogicOp() && !I.isShift())
    E.needPTX(Feature::WideCarry, I);
  LaneResults Result(E, I);
  for (unsigned L = 0; L != Result.count(); ++L) {
    Limbs A = wideUse(E, I.getOperand(0), L, Ext);
    LimbRegs To;
    for (unsigned K = 0; K != Count; ++K)
      To.push_back(Result.at(L, K));
    if (I.isShift()) {
      emitShift(E, I, L, To, A);
      continue;
    }
    Limbs B = wideUse(E, I.getOperand(1), L, Extend::None);
    switch (Opcode) {
    case Instruction::Add:
      wideAdd(E, To, A, B);
      break;
    case Instruction::Sub:
      wideSub(E, To, A, B);
      break;
    case Instruction::Mul:
      wideMul(E, To, A, B);
      break;
    case Instruction::And:
    case Instruction::Or:
    case Instruction::Xor:
      for (unsigned K = 0; K != Count; ++K)
        E.Out.emit(bitwiseName(Opcode), To[K], A[K], B[K]);
      break;
    default: // Divisions were already expanded.
      return emitUnsupported(E, I);
    }
  }
  Result.finish();
}

} // namespace opennvvm::ptx
