//===- FloatMath.cpp - Building blocks of floating-point math -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FloatMath.h"
#include "Half.h"
#include "Lanes.h"

using namespace llvm;

namespace opennvvm::ptx {

//===----------------------------------------------------------------------===//
// Minimum and maximum
//===----------------------------------------------------------------------===//

namespace {

bool isMax(MinMax K) {
  return K == MinMax::MaxNum || K == MinMax::Maximum || K == MinMax::MaximumNum;
}

bool keepsNaN(MinMax K) { return K == MinMax::Minimum || K == MinMax::Maximum; }

/// min and max of half and bfloat, packed and NaN-propagating, require sm_80.
void emitHalfMinMax(FunctionEmitter &E, const Instruction &I, MinMax Kind,
                    const Value *A, const Value *B) {
  Opcode Name =
      isMax(Kind)
          ? (keepsNaN(Kind) ? Opcode{Inst::Max, Mod::NaN} : Opcode{Inst::Max})
          : (keepsNaN(Kind) ? Opcode{Inst::Min, Mod::NaN} : Opcode{Inst::Min});
  const TypeParts &Ps = E.parts(I.getType());
  for (unsigned P = 0; P != Ps.size(); ++P) {
    bool Packed = Ps[P].Class == RegClass::H32;
    Mod Type = Ps[P].IsBFloat ? (Packed ? Mod::Bf16x2 : Mod::Bf16)
                              : (Packed ? Mod::F16x2 : Mod::F16);
    E.Out.emit({Name, Type}, {E.Values.def(&I, P), E.Values.useReg(A, P),
                              E.Values.useReg(B, P)});
  }
}

} // namespace

void emitMinMax(FunctionEmitter &E, MinMax Kind, Reg To, Op A, Op B,
                bool Flush) {
  static constexpr Opcode Names[2][5] = {
      {{Inst::Min, Mod::F32},
       {Inst::Min, Mod::Ftz, Mod::F32},
       {Inst::Min, Mod::NaN, Mod::F32},
       {Inst::Min, Mod::Ftz, Mod::NaN, Mod::F32},
       {Inst::Min, Mod::F64}},
      {{Inst::Max, Mod::F32},
       {Inst::Max, Mod::Ftz, Mod::F32},
       {Inst::Max, Mod::NaN, Mod::F32},
       {Inst::Max, Mod::Ftz, Mod::NaN, Mod::F32},
       {Inst::Max, Mod::F64}}};
  bool IsDouble = To.regClass() == RegClass::F64;
  bool Max = isMax(Kind);
  if (!keepsNaN(Kind) || (!IsDouble && E.has(Feature::MinMaxNaN))) {
    unsigned Column = IsDouble ? 4 : unsigned(Flush) + 2 * keepsNaN(Kind);
    return E.Out.emit(Names[Max][Column], To, A, B);
  }
  Reg Plain = E.Regs.temp(To.regClass());
  Reg IsNaN = E.Regs.temp(RegClass::Pred);
  E.Out.emit(Names[Max][IsDouble ? 4 : unsigned(Flush)], Plain, A, B);
  E.Out.emit({Inst::Setp, Mod::Nan, IsDouble ? Mod::F64 : Mod::F32}, IsNaN, A,
             B);
  E.Out.emit({Inst::Selp, IsDouble ? Mod::F64 : Mod::F32}, To,
             IsDouble ? Op::f64(0x7FF8000000000000) : Op::f32(0x7FC00000),
             Plain, IsNaN);
}

void emitMinMaxOp(FunctionEmitter &E, const Instruction &I, MinMax Kind,
                  const Value *A, const Value *B) {
  Type *Element = I.getType()->getScalarType();
  if (Element->isHalfTy() || Element->isBFloatTy()) {
    if (E.has(Element->isBFloatTy() ? Feature::BFloatMinMax
                                    : Feature::HalfMinMax))
      return emitHalfMinMax(E, I, Kind, A, B);
    return throughFloat(E, I, {A, B}, [&](Reg To, ArrayRef<Reg> In) {
      emitMinMax(E, Kind, To, In[0], In[1], false);
    });
  }
  LaneResults Result(E, I);
  for (unsigned L = 0; L != Result.count(); ++L) {
    Reg To = Result.at(L);
    Op X = laneUse(E, A, L), Y = laneUse(E, B, L);
    emitMinMax(E, Kind, To, X, Y, E.flushesF32());
  }
  Result.finish();
}

//===----------------------------------------------------------------------===//
// Signs
//===----------------------------------------------------------------------===//

/// Whether \p I is stored or reinterpreted, and nothing computes with it.
static bool isOnlyMoved(const Instruction &I) {
  return !I.use_empty() && all_of(I.users(), IsaPred<BitCastInst, StoreInst>);
}

void emitDoubleAbs(FunctionEmitter &E, const Instruction &I, Reg To, Op From) {
  if (From.isReg() && isOnlyMoved(I))
    return E.Out.emit({Inst::And, Mod::B64}, To, From, Op::imm(INT64_MAX));
  E.Out.emit({Inst::Abs, Mod::F64}, To, From);
}

void emitDoubleNeg(FunctionEmitter &E, const Instruction &I, Reg To, Op From) {
  if (From.isReg() && isOnlyMoved(I))
    return E.Out.emit({Inst::Xor, Mod::B64}, To, From, Op::imm(INT64_MIN));
  E.Out.emit({Inst::Neg, Mod::F64}, To, From);
}

//===----------------------------------------------------------------------===//
// Rounding
//===----------------------------------------------------------------------===//

void emitRound(FunctionEmitter &E, Mod Rounding, Reg To, Op From, bool Flush) {
  bool IsDouble = To.regClass() == RegClass::F64;
  Mod Type = IsDouble ? Mod::F64 : Mod::F32;
  E.Out.emit({Inst::Cvt, Rounding, Flush && !IsDouble ? Mod::Ftz : Mod::None,
              Type, Type},
             To, From);
}

// Uses the dropped fraction, which is exact.
void emitRoundAway(FunctionEmitter &E, Reg To, Op From, bool Flush) {
  bool IsDouble = To.regClass() == RegClass::F64;
  RegClass C = To.regClass();
  Reg Whole = E.Regs.temp(C), Rest = E.Regs.temp(C), Size = E.Regs.temp(C),
      One = E.Regs.temp(C), Next = E.Regs.temp(C);
  Reg IsUp = E.Regs.temp(RegClass::Pred);
  emitRound(E, Mod::Rzi, Whole, From, Flush);
  if (IsDouble) {
    E.Out.emit({Inst::Sub, Mod::Rn, Mod::F64}, Rest, From, Whole);
    E.Out.emit({Inst::Abs, Mod::F64}, Size, Rest);
    E.Out.emit({Inst::Setp, Mod::Ge, Mod::F64}, IsUp, Size,
               Op::f64(0x3FE0000000000000));
    E.Out.emit({Inst::Copysign, Mod::F64}, One, From,
               Op::f64(0x3FF0000000000000));
    E.Out.emit({Inst::Add, Mod::Rn, Mod::F64}, Next, Whole, One);
    E.Out.emit({Inst::Selp, Mod::F64}, To, Next, Whole, IsUp);
    return;
  }
  E.Out.emit({Inst::Sub, Mod::Rn, Mod::F32}, Rest, From, Whole);
  E.Out.emit({Inst::Abs, Mod::F32}, Size, Rest);
  E.Out.emit({Inst::Setp, Mod::Ge, Mod::F32}, IsUp, Size, Op::f32(0x3F000000));
  E.Out.emit({Inst::Copysign, Mod::F32}, One, From, Op::f32(0x3F800000));
  E.Out.emit({Inst::Add, Mod::Rn, Mod::F32}, Next, Whole, One);
  E.Out.emit({Inst::Selp, Mod::F32}, To, Next, Whole, IsUp);
}

} // namespace opennvvm::ptx
