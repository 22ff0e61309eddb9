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
  StringRef Name = isMax(Kind) ? (keepsNaN(Kind) ? "max.NaN" : "max")
                               : (keepsNaN(Kind) ? "min.NaN" : "min");
  const TypeParts &Ps = E.parts(I.getType());
  for (unsigned P = 0; P != Ps.size(); ++P) {
    bool Packed = Ps[P].Class == RegClass::H32;
    StringRef Suffix = Ps[P].IsBFloat ? (Packed ? ".bf16x2" : ".bf16")
                                      : (Packed ? ".f16x2" : ".f16");
    E.Out.emitT(
        Name, Suffix,
        {E.Values.def(&I, P), E.Values.useReg(A, P), E.Values.useReg(B, P)});
  }
}

} // namespace

void emitMinMax(FunctionEmitter &E, MinMax Kind, Reg To, Op A, Op B,
                bool Flush) {
  static constexpr StringLiteral Names[2][5] = {
      {"min.f32", "min.ftz.f32", "min.NaN.f32", "min.ftz.NaN.f32", "min.f64"},
      {"max.f32", "max.ftz.f32", "max.NaN.f32", "max.ftz.NaN.f32", "max.f64"}};
  bool IsDouble = To.regClass() == RegClass::F64;
  bool Max = isMax(Kind);
  if (!keepsNaN(Kind) || (!IsDouble && E.has(Feature::MinMaxNaN))) {
    unsigned Column = IsDouble ? 4 : unsigned(Flush) + 2 * keepsNaN(Kind);
    return E.Out.emit(Names[Max][Column], To, A, B);
  }
  Reg Plain = E.Regs.temp(To.regClass());
  Reg IsNaN = E.Regs.temp(RegClass::Pred);
  E.Out.emit(Names[Max][IsDouble ? 4 : unsigned(Flush)], Plain, A, B);
  E.Out.emit(IsDouble ? "setp.nan.f64" : "setp.nan.f32", IsNaN, A, B);
  E.Out.emit(IsDouble ? "selp.f64" : "selp.f32", To,
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
    return E.Out.emit("and.b64", To, From, Op::imm(INT64_MAX));
  E.Out.emit("abs.f64", To, From);
}

void emitDoubleNeg(FunctionEmitter &E, const Instruction &I, Reg To, Op From) {
  if (From.isReg() && isOnlyMoved(I))
    return E.Out.emit("xor.b64", To, From, Op::imm(INT64_MIN));
  E.Out.emit("neg.f64", To, From);
}

//===----------------------------------------------------------------------===//
// Rounding
//===----------------------------------------------------------------------===//

void emitRound(FunctionEmitter &E, StringRef Conversion, Reg To, Op From,
               bool Flush) {
  E.Out.emitT(Conversion,
              To.regClass() == RegClass::F64 ? ".f64.f64"
              : Flush                        ? ".ftz.f32.f32"
                                             : ".f32.f32",
              To, From);
}

// Uses the dropped fraction, which is exact.
void emitRoundAway(FunctionEmitter &E, Reg To, Op From, bool Flush) {
  bool IsDouble = To.regClass() == RegClass::F64;
  RegClass C = To.regClass();
  Reg Whole = E.Regs.temp(C), Rest = E.Regs.temp(C), Size = E.Regs.temp(C),
      One = E.Regs.temp(C), Next = E.Regs.temp(C);
  Reg IsUp = E.Regs.temp(RegClass::Pred);
  emitRound(E, "cvt.rzi", Whole, From, Flush);
  if (IsDouble) {
    E.Out.emit("sub.rn.f64", Rest, From, Whole);
    E.Out.emit("abs.f64", Size, Rest);
    E.Out.emit("setp.ge.f64", IsUp, Size, Op::f64(0x3FE0000000000000));
    E.Out.emit("copysign.f64", One, From, Op::f64(0x3FF0000000000000));
    E.Out.emit("add.rn.f64", Next, Whole, One);
    E.Out.emit("selp.f64", To, Next, Whole, IsUp);
    return;
  }
  E.Out.emit("sub.rn.f32", Rest, From, Whole);
  E.Out.emit("abs.f32", Size, Rest);
  E.Out.emit("setp.ge.f32", IsUp, Size, Op::f32(0x3F000000));
  E.Out.emit("copysign.f32", One, From, Op::f32(0x3F800000));
  E.Out.emit("add.rn.f32", Next, Whole, One);
  E.Out.emit("selp.f32", To, Next, Whole, IsUp);
}

} // namespace opennvvm::ptx
