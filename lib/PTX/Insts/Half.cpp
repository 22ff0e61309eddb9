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

using namespace llvm;
using namespace opennvvm;
using namespace opennvvm::ptx;

Reg ptx::halfToFloat(FunctionEmitter &E, Op Half, bool IsBFloat) {
  Reg F = E.temp(RegClass::F32);
  Reg H = E.inRegister(Half, RegClass::H16);
  if (!IsBFloat)
    E.emit("cvt.f32.f16", F, H);
  else if (E.sm() >= 90)
    E.emit("cvt.f32.bf16", F, H);
  else
    emitPack(E, "mov.b32", F, {Op::imm(0), H});
  return F;
}

/// Rounds to nearest even by adding half of the last kept bit; a NaN keeps its
/// upper bits and is quieted.
static void roundToBFloat(FunctionEmitter &E, Reg To, Reg Float) {
  Reg Bits = E.temp(RegClass::B32), Odd = E.temp(RegClass::B32),
      Last = E.temp(RegClass::B32), Sum = E.temp(RegClass::B32),
      Rounded = E.temp(RegClass::B32), Quiet = E.temp(RegClass::B32),
      Whole = E.temp(RegClass::B32), Top = E.temp(RegClass::B32);
  Reg IsNaN = E.temp(RegClass::Pred);
  E.emit("mov.b32", Bits, Float);
  E.emit("shr.u32", Odd, Bits, Op::imm(16));
  E.emit("and.b32", Last, Odd, Op::imm(1));
  E.emit("add.s32", Sum, Bits, Last);
  E.emit("add.s32", Rounded, Sum, Op::imm(0x7FFF));
  E.emit("or.b32", Quiet, Bits, Op::imm(0x400000));
  E.emit("setp.nan.f32", IsNaN, Float, Float);
  E.emit("selp.b32", Whole, Quiet, Rounded, IsNaN);
  E.emit("shr.u32", Top, Whole, Op::imm(16));
  E.emit("cvt.u16.u32", To, Top);
}

/// \p F, which was rounded towards zero, with its last bit set if that was \p
/// Inexact.
Reg ptx::makeOdd(FunctionEmitter &E, Reg F, Reg Inexact) {
  Reg Bits = E.temp(RegClass::B32), Odd = E.temp(RegClass::B32),
      Chosen = E.temp(RegClass::B32), R = E.temp(RegClass::F32);
  E.emit("mov.b32", Bits, F);
  E.emit("or.b32", Odd, Bits, Op::imm(1));
  E.emit("selp.b32", Chosen, Odd, Bits, Inexact);
  E.emit("mov.b32", R, Chosen);
  return R;
}

/// f64 to f32 rounded to odd, so that rounding again to fewer bits gives the
/// same result as rounding once.
static Reg toOddFloat(FunctionEmitter &E, Op D) {
  Reg F = E.temp(RegClass::F32), Back = E.temp(RegClass::F64),
      Inexact = E.temp(RegClass::Pred);
  E.emit("cvt.rz.f32.f64", F, D);
  E.emit("cvt.f64.f32", Back, F);
  E.emit("setp.ne.f64", Inexact, Back, D);
  return makeOdd(E, F, Inexact);
}

void ptx::doubleToHalf(FunctionEmitter &E, Reg To, Op D, bool IsBFloat) {
  if (IsBFloat)
    floatToHalf(E, To, toOddFloat(E, D), true);
  else
    E.emit("cvt.rn.f16.f64", To, D);
}

void ptx::floatToHalf(FunctionEmitter &E, Reg To, Reg Float, bool IsBFloat) {
  if (!IsBFloat)
    E.emit("cvt.rn.f16.f32", To, Float);
  else if (E.sm() >= 80)
    E.emit("cvt.rn.bf16.f32", To, Float);
  else
    roundToBFloat(E, To, Float);
}

bool ptx::hasHalfArithmetic(const FunctionEmitter &E, const Type *Element) {
  return E.Ctx.sm() >= (Element->isBFloatTy() ? 90u : 53u);
}

bool ptx::hasHalfFma(const FunctionEmitter &E, const Type *Element) {
  return E.Ctx.sm() >= (Element->isBFloatTy() ? 80u : 53u);
}

Reg ptx::laneFloat(FunctionEmitter &E, const Value *V, unsigned Lane) {
  Type *Element = V->getType()->getScalarType();
  if (Element->isFloatTy())
    return laneReg(E, V, Lane);
  return halfToFloat(E, laneReg(E, V, Lane), Element->isBFloatTy());
}

void ptx::throughFloat(FunctionEmitter &E, const Instruction &I,
                       ArrayRef<const Value *> Operands,
                       function_ref<void(Reg, ArrayRef<Reg>)> Print) {
  bool IsBFloat = I.getType()->getScalarType()->isBFloatTy();
  LaneResults Result(E, I);
  for (unsigned L = 0; L != Result.count(); ++L) {
    SmallVector<Reg, 3> Wide;
    for (const Value *V : Operands)
      Wide.push_back(laneFloat(E, V, L));
    Reg To = E.temp(RegClass::F32);
    Print(To, Wide);
    floatToHalf(E, Result.at(L), To, IsBFloat);
  }
  Result.finish();
}

void ptx::throughDouble(FunctionEmitter &E, const Instruction &I,
                        ArrayRef<const Value *> Operands,
                        function_ref<void(Reg, ArrayRef<Reg>)> Print) {
  bool IsBFloat = I.getType()->getScalarType()->isBFloatTy();
  LaneResults Result(E, I);
  for (unsigned L = 0; L != Result.count(); ++L) {
    SmallVector<Reg, 3> Wide;
    for (const Value *V : Operands) {
      Reg F = laneFloat(E, V, L);
      Wide.push_back(E.temp(RegClass::F64));
      E.emit("cvt.f64.f32", Wide.back(), F);
    }
    Reg To = E.temp(RegClass::F64);
    Print(To, Wide);
    doubleToHalf(E, Result.at(L), To, IsBFloat);
  }
  Result.finish();
}
