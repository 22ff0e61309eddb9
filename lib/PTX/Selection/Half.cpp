//===- Half.cpp - 16-bit floats through f32 -------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The conversions around an operation that a machine lacks for half or bfloat.
// bfloat is the upper half of an f32: widening is a shift. Narrowing rounds to
// nearest even with integer code if cvt.rn.bf16.f32 does not exist.
//
//===----------------------------------------------------------------------===//

#include "Half.h"
#include "Lanes.h"
#include "PTX/Values/RegisterLists.h"

using namespace llvm;

namespace opennvvm::ptx {

Reg halfToFloat(FunctionEmitter &E, Op Half, bool IsBFloat) {
  Reg F = E.Regs.temp(RegClass::F32);
  Reg H = E.Values.inRegister(Half, RegClass::H16);
  if (!IsBFloat)
    E.Out.emit({Inst::Cvt, Mod::F32, Mod::F16}, F, H);
  else if (E.has(Feature::BFloatConversions))
    E.Out.emit({Inst::Cvt, Mod::F32, Mod::Bf16}, F, H);
  else
    emitPack(E, {Inst::Mov, Mod::B32}, F, {Op::imm(0), H});
  return F;
}

/// Rounds to nearest even by adding half of the last kept bit; a NaN keeps its
/// upper bits and is quieted.
static void roundToBFloat(FunctionEmitter &E, Reg To, Reg Float) {
  Reg Bits = E.Regs.temp(RegClass::B32), Odd = E.Regs.temp(RegClass::B32),
      Last = E.Regs.temp(RegClass::B32), Sum = E.Regs.temp(RegClass::B32),
      Rounded = E.Regs.temp(RegClass::B32), Quiet = E.Regs.temp(RegClass::B32),
      Whole = E.Regs.temp(RegClass::B32), Top = E.Regs.temp(RegClass::B32);
  Reg IsNaN = E.Regs.temp(RegClass::Pred);
  E.Out.emit({Inst::Mov, Mod::B32}, Bits, Float);
  E.Out.emit({Inst::Shr, Mod::U32}, Odd, Bits, Op::imm(16));
  E.Out.emit({Inst::And, Mod::B32}, Last, Odd, Op::imm(1));
  E.Out.emit({Inst::Add, Mod::S32}, Sum, Bits, Last);
  E.Out.emit({Inst::Add, Mod::S32}, Rounded, Sum, Op::imm(0x7FFF));
  E.Out.emit({Inst::Or, Mod::B32}, Quiet, Bits, Op::imm(0x400000));
  E.Out.emit({Inst::Setp, Mod::Nan, Mod::F32}, IsNaN, Float, Float);
  E.Out.emit({Inst::Selp, Mod::B32}, Whole, Quiet, Rounded, IsNaN);
  E.Out.emit({Inst::Shr, Mod::U32}, Top, Whole, Op::imm(16));
  E.Out.emit({Inst::Cvt, Mod::U16, Mod::U32}, To, Top);
}

/// \p F, which was rounded towards zero, with its last bit set if that was \p
/// Inexact.
Reg makeOdd(FunctionEmitter &E, Reg F, Reg Inexact) {
  Reg Bits = E.Regs.temp(RegClass::B32), Odd = E.Regs.temp(RegClass::B32),
      Chosen = E.Regs.temp(RegClass::B32), R = E.Regs.temp(RegClass::F32);
  E.Out.emit({Inst::Mov, Mod::B32}, Bits, F);
  E.Out.emit({Inst::Or, Mod::B32}, Odd, Bits, Op::imm(1));
  E.Out.emit({Inst::Selp, Mod::B32}, Chosen, Odd, Bits, Inexact);
  E.Out.emit({Inst::Mov, Mod::B32}, R, Chosen);
  return R;
}

/// f64 to f32 rounded to odd, so that rounding again to fewer bits gives the
/// same result as rounding once.
static Reg toOddFloat(FunctionEmitter &E, Op D) {
  Reg F = E.Regs.temp(RegClass::F32), Back = E.Regs.temp(RegClass::F64),
      Inexact = E.Regs.temp(RegClass::Pred);
  E.Out.emit({Inst::Cvt, Mod::Rz, Mod::F32, Mod::F64}, F, D);
  E.Out.emit({Inst::Cvt, Mod::F64, Mod::F32}, Back, F);
  E.Out.emit({Inst::Setp, Mod::Ne, Mod::F64}, Inexact, Back, D);
  return makeOdd(E, F, Inexact);
}

void doubleToHalf(FunctionEmitter &E, Reg To, Op D, bool IsBFloat) {
  if (IsBFloat)
    floatToHalf(E, To, toOddFloat(E, D), true);
  else
    E.Out.emit({Inst::Cvt, Mod::Rn, Mod::F16, Mod::F64}, To, D);
}

void floatToHalf(FunctionEmitter &E, Reg To, Reg Float, bool IsBFloat) {
  if (!IsBFloat)
    E.Out.emit({Inst::Cvt, Mod::Rn, Mod::F16, Mod::F32}, To, Float);
  else if (E.has(Feature::FloatToBFloat))
    E.Out.emit({Inst::Cvt, Mod::Rn, Mod::Bf16, Mod::F32}, To, Float);
  else
    roundToBFloat(E, To, Float);
}

bool hasHalfArithmetic(const FunctionEmitter &E, const Type *Element) {
  return E.has(Element->isBFloatTy() ? Feature::BFloatArithmetic
                                     : Feature::HalfArithmetic);
}

bool hasHalfFma(const FunctionEmitter &E, const Type *Element) {
  return E.has(Element->isBFloatTy() ? Feature::BFloatFMA : Feature::HalfFMA);
}

Reg laneFloat(FunctionEmitter &E, const Value *V, unsigned Lane) {
  Type *Element = V->getType()->getScalarType();
  if (Element->isFloatTy())
    return laneReg(E, V, Lane);
  return halfToFloat(E, laneReg(E, V, Lane), Element->isBFloatTy());
}

void throughFloat(FunctionEmitter &E, const Instruction &I,
                  ArrayRef<const Value *> Operands,
                  function_ref<void(Reg, ArrayRef<Reg>)> Print) {
  bool IsBFloat = I.getType()->getScalarType()->isBFloatTy();
  LaneResults Result(E, I);
  for (unsigned L = 0; L != Result.count(); ++L) {
    SmallVector<Reg, 3> Wide;
    for (const Value *V : Operands)
      Wide.push_back(laneFloat(E, V, L));
    Reg To = E.Regs.temp(RegClass::F32);
    Print(To, Wide);
    floatToHalf(E, Result.at(L), To, IsBFloat);
  }
  Result.finish();
}

void throughDouble(FunctionEmitter &E, const Instruction &I,
                   ArrayRef<const Value *> Operands,
                   function_ref<void(Reg, ArrayRef<Reg>)> Print) {
  bool IsBFloat = I.getType()->getScalarType()->isBFloatTy();
  LaneResults Result(E, I);
  for (unsigned L = 0; L != Result.count(); ++L) {
    SmallVector<Reg, 3> Wide;
    for (const Value *V : Operands) {
      Reg F = laneFloat(E, V, L);
      Wide.push_back(E.Regs.temp(RegClass::F64));
      E.Out.emit({Inst::Cvt, Mod::F64, Mod::F32}, Wide.back(), F);
    }
    Reg To = E.Regs.temp(RegClass::F64);
    Print(To, Wide);
    doubleToHalf(E, Result.at(L), To, IsBFloat);
  }
  Result.finish();
}

} // namespace opennvvm::ptx
