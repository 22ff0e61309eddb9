//===- MixedPrecision.cpp - Halves in operations of f32 -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MixedPrecision.h"
#include "Lanes.h"
#include "PTX/Values/Folding.h"
#include "PTX/Values/Fusion.h"

using namespace llvm;

namespace opennvvm::ptx {

/// The mixedOperands() of \p I, if one of them has no register of 32 bits.
static MixedOperands unconverted(FunctionEmitter &E, const Instruction &I) {
  if (!E.hasMixedPrecision())
    return {};
  MixedOperands Mixed = mixedOperands(I);
  if (Mixed && (isFolded(*Mixed.A, E) || (Mixed.B && isFolded(*Mixed.B, E))))
    return Mixed;
  return {};
}

static Mod typeOf(const CastInst &Ext) {
  return Ext.getSrcTy()->getScalarType()->isBFloatTy() ? Mod::Bf16 : Mod::F16;
}

/// Lane \p Lane of what \p Ext extends, or its negation.
static Reg halfOf(FunctionEmitter &E, const CastInst &Ext, unsigned Lane,
                  bool IsNegated) {
  Reg H = laneReg(E, Ext.getOperand(0), Lane);
  if (!IsNegated)
    return H;
  Reg Negated = E.Regs.temp(RegClass::H16);
  E.Out.emit({Inst::Neg, typeOf(Ext)}, Negated, H);
  return Negated;
}

bool emitMixedSum(FunctionEmitter &E, const Instruction &I) {
  MixedOperands Mixed = unconverted(E, I);
  if (!Mixed)
    return false;
  bool IsFirst = I.getOperand(0) == Mixed.A;
  Inst Name =
      IsFirst && I.getOpcode() == Instruction::FSub ? Inst::Sub : Inst::Add;
  const Value *Other = I.getOperand(IsFirst ? 1 : 0);
  Mod Type = typeOf(*Mixed.A);
  Opcode Op = I.hasAllowContract() ? Opcode{Name, Mod::F32, Type}
                                   : Opcode{Name, Mod::Rn, Mod::F32, Type};
  LaneResults Result(E, I);
  for (unsigned L = 0; L != Result.count(); ++L)
    E.Out.emit(Op, Result.at(L), halfOf(E, *Mixed.A, L, Mixed.IsNegated),
               laneUse(E, Other, L));
  Result.finish();
  return true;
}

bool emitMixedFma(FunctionEmitter &E, const Instruction &I, const Value *Addend,
                  bool IsAddendNegated) {
  MixedOperands Mixed = unconverted(E, I);
  if (!Mixed)
    return false;
  LaneResults Result(E, I);
  for (unsigned L = 0; L != Result.count(); ++L) {
    Op Z = laneUse(E, Addend, L);
    if (IsAddendNegated) {
      Reg Negated = E.Regs.temp(RegClass::F32);
      E.Out.emit({Inst::Neg, Mod::F32}, Negated, Z);
      Z = Negated;
    }
    E.Out.emit({Inst::Fma, Mod::Rn, Mod::F32, typeOf(*Mixed.A)},
               {Result.at(L), halfOf(E, *Mixed.A, L, Mixed.IsNegated),
                halfOf(E, *Mixed.B, L, false), Z});
  }
  Result.finish();
  return true;
}

} // namespace opennvvm::ptx
