//===- Convert.cpp - Numeric casts and freeze -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Half.h"
#include "Idioms.h"
#include "PTX/Values/Folding.h"
#include "PTX/Values/Fusion.h"
#include "Printers.h"
#include "Unsupported.h"

using namespace llvm;

namespace opennvvm::ptx {

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

/// "cvt.Rounding.To.From".
static void emitCvt(FunctionEmitter &E, Mod Rounding, Mod To, Mod From, Reg R,
                    Op O) {
  E.Out.emit({Inst::Cvt, Rounding, To, From}, R, O);
}

/// \p O converted to \p To bits, read as \p From bits: "cvt.s64.s32".
static Reg widthCvt(FunctionEmitter &E, char Letter, unsigned To, unsigned From,
                    Op O) {
  using enum SharedOp;
  static constexpr SharedOp Unsigned[] = {CvtU16, CvtU32, CvtU64},
                            Signed[] = {CvtS16, CvtS32, CvtS64};
  unsigned Column = To == 16 ? 0 : To == 32 ? 1 : 2;
  return E.Shared.get((Letter == 's' ? Signed : Unsigned)[Column], Letter, From,
                      integerClass(To), O);
}

/// A new predicate: bit 0 of \p O.
static Reg lowBit(FunctionEmitter &E, Op O, unsigned Width) {
  Reg Bit = E.Regs.temp(integerClass(Width)), P = E.Regs.temp(RegClass::Pred);
  E.Out.emit({Inst::And, typeMod('b', Width)}, Bit, O, Op::imm(1));
  E.Out.emit({Inst::Setp, Mod::Ne, typeMod('b', Width)}, P, Bit, Op::imm(0));
  return P;
}

static Op truncateLane(FunctionEmitter &E, const Value *V, unsigned L,
                       unsigned From, unsigned To) {
  Op O = From > 64 ? E.Values.use(V, E.Types.lane(V->getType(), L).Part)
                   : E.Values.useLane(V, L);
  unsigned Width = registerBits(From);
  if (To == 1)
    return lowBit(E, O, Width);
  if (registerBits(To) == Width)
    return O;
  return widthCvt(E, 'u', registerBits(To), Width, O);
}

static Op extendLane(FunctionEmitter &E, const Value *V, unsigned L,
                     unsigned From, unsigned To, bool Signed) {
  unsigned Width = registerBits(To), Narrow = registerBits(From);
  char Letter = Signed ? 's' : 'u';
  if (From == 1) {
    Reg R = E.Regs.temp(integerClass(To));
    E.Out.emit({Inst::Selp, typeMod(Letter, Width)}, R,
               Op::imm(Signed ? -1 : 1), Op::imm(0), E.Values.useLane(V, L));
    return R;
  }
  if (From == 8 && Narrow != Width) {
    // cvt itself reads the low byte of a 16-bit register.
    return widthCvt(E, Letter, Width, 8, E.Values.useLane(V, L));
  }
  Op O = E.Values.useLane(V, L, Signed ? Extend::Sign : Extend::Zero);
  if (Narrow == Width)
    return O;
  return widthCvt(E, Letter, Width, Narrow, O);
}

/// Defines \p I from \p Lanes, packing lanes that share a register.
static void defineLanes(FunctionEmitter &E, const Instruction &I,
                        ArrayRef<Op> Lanes) {
  const TypeParts &TP = E.parts(I.getType());
  if (llvm::any_of(TP.Parts, [](const Part &P) { return P.Lanes > 1; }))
    return E.Values.defineFromLanes(&I, Lanes);
  SmallVector<Reg, 8> Rs;
  for (auto [O, P] : zip(Lanes, TP.Parts))
    Rs.push_back(E.Values.inRegister(O, P.Class));
  E.Values.set(&I, Rs);
}

/// Casts between integers, one of which is wider than 64 bits.
static void emitWideCast(FunctionEmitter &E, const CastInst &I, unsigned From,
                         unsigned To) {
  const Value *V = I.getOperand(0);
  bool Signed = isa<SExtInst>(I);
  unsigned N = laneCount(I.getType());
  if (To <= 64) {
    SmallVector<Op, 8> Lanes;
    for (unsigned L = 0; L < N; ++L)
      Lanes.push_back(
          E.Values.inRegister(truncateLane(E, V, L, From, To),
                              To == 1 ? RegClass::Pred : integerClass(To)));
    return defineLanes(E, I, Lanes);
  }
  SmallVector<Reg, 8> Rs;
  for (unsigned L = 0; L < N; ++L) {
    unsigned Limbs = (To + 63) / 64, Have = (From + 63) / 64;
    unsigned First = E.Types.lane(V->getType(), L).Part;
    Reg Top;
    for (unsigned P = 0; P < Limbs; ++P) {
      if (P < Have) {
        bool Last = P + 1 == Have && !isa<TruncInst>(I);
        Op O = From <= 64 ? extendLane(E, V, L, From, 64, Signed)
               : Last ? E.Values.useExt(V, Signed ? Extend::Sign : Extend::Zero,
                                        First + P)
                      : E.Values.use(V, First + P);
        Rs.push_back(E.Values.inRegister(O, RegClass::B64));
        continue;
      }
      if (!Top.isValid()) {
        Top = E.Regs.temp(RegClass::B64);
        if (Signed)
          E.Out.emit({Inst::Shr, Mod::S64}, Top, Rs.back(), Op::imm(63));
        else
          E.Out.emit({Inst::Mov, Mod::U64}, Top, Op::imm(0));
      }
      Rs.push_back(Top);
    }
  }
  E.Values.set(&I, Rs);
}

//===----------------------------------------------------------------------===//
// Floating point
//===----------------------------------------------------------------------===//

/// An integer of \p Width bits as f32, rounded to odd.
static Reg toOddFloat(FunctionEmitter &E, Op N, char Letter, unsigned Width) {
  Reg F = E.Regs.temp(RegClass::F32);
  Mod Type = typeMod(Letter, Width);
  if (Width == 16) {
    // f32 represents all of them exactly.
    emitCvt(E, Mod::Rn, Mod::F32, Type, F, N);
    return F;
  }
  Reg Back = E.Regs.temp(integerClass(Width)),
      Inexact = E.Regs.temp(RegClass::Pred);
  emitCvt(E, Mod::Rz, Mod::F32, Type, F, N);
  emitCvt(E, Mod::Rzi, Type, Mod::F32, Back, F);
  E.Out.emit({Inst::Setp, Mod::Ne, Type}, Inexact, Back, N);
  return makeOdd(E, F, Inexact);
}

static void truncateFloat(FunctionEmitter &E, Reg To, Op O, Type *From,
                          Type *Ty) {
  bool BFloat = Ty->isBFloatTy();
  if (Ty->isFloatTy())
    return E.Out.emit({Inst::Cvt, Mod::Rn,
                       E.flushesF32() ? Mod::Ftz : Mod::None, Mod::F32,
                       Mod::F64},
                      To, O);
  if (From->isDoubleTy())
    return doubleToHalf(E, To, O, BFloat);
  if (!BFloat)
    return E.Out.emit({Inst::Cvt, Mod::Rn, Mod::F16, Mod::F32}, To, O);
  floatToHalf(E, To, E.Values.inRegister(O, RegClass::F32), true);
}

static Mod floatType(Type *Ty) {
  return Ty->isDoubleTy() ? Mod::F64 : Ty->isFloatTy() ? Mod::F32 : Mod::F16;
}

static Reg extendFloat(FunctionEmitter &E, Op O, Type *From, Type *Ty) {
  if (From->isFloatTy() || (From->isHalfTy() && Ty->isDoubleTy())) {
    Reg D = E.Regs.temp(RegClass::F64);
    bool Flushes = From->isFloatTy() && E.flushesF32();
    emitCvt(E, Flushes ? Mod::Ftz : Mod::None, Mod::F64, floatType(From), D, O);
    return D;
  }
  Reg F = halfToFloat(E, O, From->isBFloatTy());
  if (!Ty->isDoubleTy())
    return F;
  Reg D = E.Regs.temp(RegClass::F64);
  E.Out.emit({Inst::Cvt, Mod::F64, Mod::F32}, D, F);
  return D;
}

/// Float to integer, rounding towards zero unless \p Round says otherwise.
/// Narrow results are computed through wider ones.
static Op floatToInteger(FunctionEmitter &E, Op O, Type *From, unsigned Bits,
                         bool Signed, const IntrinsicInst *Round) {
  unsigned Width = registerBits(Bits);
  if (From->isBFloatTy()) {
    O = halfToFloat(E, O, true);
    From = Type::getFloatTy(From->getContext());
  }
  Reg R = E.Regs.temp(integerClass(Width));
  E.Out.emit({Inst::Cvt, roundingModifier(Round),
              From->isFloatTy() ? E.ftz() : Mod::None,
              typeMod(Signed ? 's' : 'u', Width), floatType(From)},
             R, O);
  return Bits == 1 ? lowBit(E, R, Width) : R;
}

static void integerToFloat(FunctionEmitter &E, Reg To, Op O, unsigned Bits,
                           Type *Ty, bool Signed) {
  char Letter = Signed ? 's' : 'u';
  if (Bits == 1) {
    Reg R = E.Regs.temp(RegClass::B32);
    E.Out.emit({Inst::Selp, Mod::S32}, R, Op::imm(Signed ? -1 : 1), Op::imm(0),
               O);
    O = R;
    Bits = 32;
  }
  unsigned Width = registerBits(Bits);
  if (!Ty->isBFloatTy())
    return emitCvt(E, Mod::Rn, floatType(Ty), typeMod(Letter, Width), To, O);
  if (E.has(Feature::BFloatConversions))
    return emitCvt(E, Mod::Rn, Mod::Bf16, typeMod(Letter, Width), To, O);
  floatToHalf(E, To, toOddFloat(E, O, Letter, Width), true);
}

//===----------------------------------------------------------------------===//
// Dispatch over lanes
//===----------------------------------------------------------------------===//

static Op castLane(FunctionEmitter &E, const CastInst &I, unsigned L) {
  const Value *V = I.getOperand(0);
  Type *From = V->getType()->getScalarType(),
       *To = I.getType()->getScalarType();
  auto Width = [&](Type *Ty) {
    return unsigned(E.DL.getTypeSizeInBits(Ty).getFixedValue());
  };
  switch (I.getOpcode()) {
  case Instruction::Trunc:
    return truncateLane(E, V, L, Width(From), Width(To));
  case Instruction::ZExt:
  case Instruction::SExt:
    return extendLane(E, V, L, Width(From), Width(To), isa<SExtInst>(I));
  case Instruction::PtrToInt:
  case Instruction::PtrToAddr:
  case Instruction::IntToPtr:
    return Width(To) <= Width(From)
               ? truncateLane(E, V, L, Width(From), Width(To))
               : extendLane(E, V, L, Width(From), Width(To), false);
  case Instruction::FPToSI:
  case Instruction::FPToUI: {
    const IntrinsicInst *Round = foldedRounding(I);
    if (Round)
      V = Round->getArgOperand(0);
    return floatToInteger(E, E.Values.useLane(V, L), From, Width(To),
                          isa<FPToSIInst>(I), Round);
  }
  case Instruction::FPExt:
    return extendFloat(E, E.Values.useLane(V, L), From, To);
  default:
    break;
  }
  RegClass C = To->isDoubleTy()  ? RegClass::F64
               : To->isFloatTy() ? RegClass::F32
                                 : RegClass::H16;
  Reg R = E.Regs.temp(C);
  if (isa<SIToFPInst>(I) || isa<UIToFPInst>(I)) {
    bool Signed = isa<SIToFPInst>(I);
    integerToFloat(E, R,
                   E.Values.useLane(V, L, Signed ? Extend::Sign : Extend::Zero),
                   Width(From), To, Signed);
  } else {
    truncateFloat(E, R, E.Values.useLane(V, L), From, To);
  }
  return R;
}

/// Converts pairs of floats to pairs of 16-bit floats with one instruction
/// each.
/// \returns false if there is no such instruction or pair.
static bool truncatePairs(FunctionEmitter &E, const CastInst &I) {
  const Value *V = I.getOperand(0);
  if (!isa<FPTruncInst>(I) || !E.has(Feature::FloatsToPair) ||
      !V->getType()->getScalarType()->isFloatTy())
    return false;
  const TypeParts &TP = E.parts(I.getType());
  if (llvm::any_of(TP.Parts, [](const Part &P) { return P.Lanes != 2; }))
    return false;
  for (auto [P, Pair] : enumerate(TP.Parts)) {
    auto Lane = [&](unsigned L) {
      return E.Values.inRegister(E.Values.useLane(V, 2 * P + L), RegClass::F32);
    };
    Reg High = Lane(1), Low = Lane(0);
    E.Out.emit({Inst::Cvt, Mod::Rn, Pair.IsBFloat ? Mod::Bf16x2 : Mod::F16x2,
                Mod::F32},
               E.Values.def(&I, P), High, Low);
  }
  return true;
}

void emitCast(FunctionEmitter &E, const Instruction &I) {
  auto &CI = cast<CastInst>(I);
  if (truncatePairs(E, CI) || emitHighProduct(E, I))
    return;
  Type *From = CI.getSrcTy()->getScalarType(), *To = I.getType();
  unsigned FromBits = E.DL.getTypeSizeInBits(From).getFixedValue(),
           ToBits = E.DL.getTypeSizeInBits(To->getScalarType());
  if (std::max(FromBits, ToBits) > 64) {
    if (!From->isIntOrPtrTy() || !To->getScalarType()->isIntOrPtrTy())
      return emitUnsupported(E, I);
    return emitWideCast(E, CI, FromBits, ToBits);
  }
  SmallVector<Op, 8> Lanes;
  for (unsigned L = 0, N = laneCount(To); L < N; ++L)
    Lanes.push_back(castLane(E, CI, L));
  defineLanes(E, I, Lanes);
}

void emitFreeze(FunctionEmitter &E, const Instruction &I) {
  // A register always holds some value.
  const Value *V = I.getOperand(0);
  SmallVector<Reg, 4> Rs;
  for (unsigned P = 0, N = E.parts(I.getType()).size(); P < N; ++P)
    Rs.push_back(E.Values.useReg(V, P));
  E.Values.set(&I, Rs);
}

void emitAddrSpaceCast(FunctionEmitter &E, const Instruction &I) {
  auto &AC = cast<AddrSpaceCastInst>(I);
  unsigned From = AC.getSrcAddressSpace(), To = AC.getDestAddressSpace();
  const Value *V = I.getOperand(0);
  if (E.Frame.variableNamed(&I))
    return;
  if (isHomeName(&I))
    return E.Values.set(&I, E.Addresses.reg(E.Pointers.operand(&I)));
  SmallVector<Reg, 4> Rs;
  for (unsigned L = 0, N = laneCount(I.getType()); L < N; ++L) {
    Op O = E.Values.useLane(V, L);
    Rs.push_back(E.Addresses.cast(O, From, To));
  }
  E.Values.set(&I, Rs);
}

} // namespace opennvvm::ptx
