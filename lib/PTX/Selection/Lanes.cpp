//===- Lanes.cpp - Operations lane by lane --------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lanes.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DerivedTypes.h"

using namespace llvm;

namespace opennvvm::ptx {

namespace {

/// Whether several lanes of \p Ty share a register.
bool isPacked(Type *Ty) {
  auto *VT = dyn_cast<FixedVectorType>(Ty);
  return VT && lanesPerRegister(VT) > 1;
}

unsigned partOf(FunctionEmitter &E, Type *Ty, unsigned Lane, unsigned Limb) {
  return Ty->isVectorTy() ? E.Types.lane(Ty, Lane).Part + Limb : Limb;
}

Reg oneOrZero(FunctionEmitter &E, Op P, Extend Ext) {
  Reg R = E.Regs.temp(RegClass::B16);
  E.Out.emit({Inst::Selp, Mod::B16}, R, Op::imm(Ext == Extend::Sign ? -1 : 1),
             Op::imm(0), P);
  return R;
}

} // namespace

bool canHoldValues(FunctionEmitter &E, const Instruction &I) {
  auto Check = [&](Type *Ty) {
    StringRef Why = E.parts(Ty).Unsupported;
    if (!Why.empty())
      E.fail(Rule::EmitUnsupportedType, I, {Why.str()});
    return Why.empty();
  };
  return Check(I.getType()) && all_of(I.operands(), [&](const Use &U) {
           return Check(U->getType());
         });
}

Op laneUse(FunctionEmitter &E, const Value *V, unsigned Lane, unsigned Limb) {
  if (V->getType()->getScalarSizeInBits() <= 64)
    return E.Values.useLane(V, Lane);
  return E.Values.use(V, partOf(E, V->getType(), Lane, Limb));
}

static RegClass laneClass(FunctionEmitter &E, Type *Element) {
  if (Element->isIntegerTy(1))
    return RegClass::Pred;
  if (Element->isHalfTy() || Element->isBFloatTy())
    return RegClass::H16;
  if (Element->isFloatTy())
    return RegClass::F32;
  if (Element->isDoubleTy())
    return RegClass::F64;
  return integerClass(E.DL.getTypeSizeInBits(Element).getFixedValue());
}

Reg laneReg(FunctionEmitter &E, const Value *V, unsigned Lane, unsigned Limb) {
  Op O = laneUse(E, V, Lane, Limb);
  return O.isReg() ? O.R
                   : E.Values.inRegister(
                         O, laneClass(E, V->getType()->getScalarType()));
}

Op laneInt(FunctionEmitter &E, const Value *V, unsigned Lane, Extend Ext,
           unsigned Limb) {
  Type *Ty = V->getType();
  unsigned Bits = Ty->getScalarSizeInBits();
  if (Bits == 1) {
    Op O = laneUse(E, V, Lane);
    if (O.isImm())
      return Op::imm(O.Imm == 0 ? 0 : Ext == Extend::Sign ? -1 : 1);
    return oneOrZero(E, O, Ext);
  }
  if (Bits <= 64)
    return E.Values.useLane(V, Lane, Ext);
  return E.Values.useExt(V, Ext, partOf(E, Ty, Lane, Limb));
}

Reg extendRegister(FunctionEmitter &E, Reg R, unsigned Bits, Extend Ext) {
  unsigned Width = R.width();
  if (Ext == Extend::None || Bits >= Width)
    return R;
  Reg To = E.Regs.temp(R.regClass());
  if (Ext == Extend::Zero) {
    E.Out.emit({Inst::And, typeMod('b', Width)}, To, R,
               Op::imm(int64_t((uint64_t(1) << Bits) - 1)));
    return To;
  }
  if (Bits == 8 || Bits == 16 || Bits == 32) {
    Mod From = Bits == 8 ? Mod::S8 : Bits == 16 ? Mod::S16 : Mod::S32;
    E.Out.emit({Inst::Cvt,
                Width == 16   ? Mod::S16
                : Width == 32 ? Mod::S32
                              : Mod::S64,
                From},
               To, R);
    return To;
  }
  Reg Up = E.Regs.temp(R.regClass());
  E.Out.emit({Inst::Shl, typeMod('b', Width)}, Up, R, Op::imm(Width - Bits));
  E.Out.emit({Inst::Shr, typeMod('s', Width)}, To, Up, Op::imm(Width - Bits));
  return To;
}

Reg widenRegister(FunctionEmitter &E, Reg R, unsigned Bits, Extend Ext) {
  unsigned Width = R.width();
  if (Width >= Bits)
    return R;
  Reg To = E.Regs.temp(integerClass(Bits));
  char Letter = Ext == Extend::Sign ? 's' : 'u';
  E.Out.emit({Inst::Cvt, typeMod(Letter, Bits == 32 ? 32 : 64),
              typeMod(Letter, Width == 16 ? 16 : 32)},
             To, R);
  return To;
}

Op unsignedNumber(FunctionEmitter &E, const Value *V, unsigned Bits) {
  Op O = E.Values.useExt(V, Extend::Zero);
  unsigned From = V->getType()->getIntegerBitWidth();
  if (O.isImm() || registerBits(From) == Bits)
    return O;
  Reg To = E.Regs.temp(integerClass(Bits));
  if (From == 1)
    E.Out.emit({Inst::Selp, typeMod('u', Bits)}, To, Op::imm(1), Op::imm(0), O);
  else
    E.Out.emit({Inst::Cvt, Bits == 64 ? Mod::U64 : Mod::U32,
                typeMod('u', registerBits(From))},
               To, O);
  return To;
}

LaneResults::LaneResults(FunctionEmitter &E, const Value *V, Type *Ty,
                         unsigned FirstPart)
    : E(E), V(V), Ty(Ty), FirstPart(FirstPart), N(laneCount(Ty)),
      Packed(isPacked(Ty)) {}

Reg LaneResults::at(unsigned Lane, unsigned Limb) {
  if (!Packed)
    return E.Values.def(V, FirstPart + partOf(E, Ty, Lane, Limb));
  Type *Element = Ty->getScalarType();
  Reg R = E.Regs.temp(Element->isIntegerTy() ? RegClass::B16 : RegClass::H16);
  if (Lanes.size() < N)
    Lanes.resize(N);
  Lanes[Lane] = R;
  return R;
}

Reg LaneResults::intAt(unsigned Lane, unsigned Limb) {
  Reg R = at(Lane, Limb);
  if (R.regClass() != RegClass::Pred)
    return R;
  Bits.push_back({R, E.Regs.temp(RegClass::B16)});
  return Bits.back().second;
}

void LaneResults::finish() {
  for (auto [P, R] : Bits)
    testLowBit(E, P, R);
  if (Packed)
    E.Values.defineFromLanes(V, Lanes);
}

} // namespace opennvvm::ptx
