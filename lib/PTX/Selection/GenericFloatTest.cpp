//===- GenericFloatTest.cpp - Classes and conversions of floats -----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// llvm.is.fpclass as bit tests, llvm.fpto*.sat, half as i16.
//
//===----------------------------------------------------------------------===//

#include "Generic.h"
#include "Half.h"
#include "Lanes.h"
#include "PTX/Values/Fusion.h"
#include "llvm/ADT/FloatingPointMode.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Analysis/SimplifyQuery.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/FPEnv.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm::ptx {

//===----------------------------------------------------------------------===//
// is.fpclass
//===----------------------------------------------------------------------===//

namespace {

/// The bits of one float, and predicates over them.
class ClassTest {
public:
  ClassTest(FunctionEmitter &E, const Type *Ty, Reg Value)
      : E(E), Width(Value.width()), C(integerClass(Width)),
        Mantissa(Ty->isHalfTy()     ? 10
                 : Ty->isBFloatTy() ? 7
                 : Ty->isFloatTy()  ? 23
                                    : 52),
        Infinity((maskTrailingOnes<uint64_t>(Width - 1) >> Mantissa)
                 << Mantissa) {
    Bits = E.Values.inRegister(Value, C);
    Magnitude = E.Regs.temp(C);
    E.Out.emit({Inst::And, typeMod('b', Width)}, Magnitude, Bits,
               number(maskTrailingOnes<uint64_t>(Width - 1)));
  }

  /// Sets \p To to whether the float is in one of the classes of \p Mask.
  void print(Reg To, unsigned Mask) {
    test(Mask, fcSNan, 0, [&] { return inRange(Infinity + 1, quiet()); });
    test(Mask, fcQNan, 0, [&] {
      return compare({Inst::Setp, Mod::Ge}, 'u', Magnitude, quiet());
    });
    test(Mask, fcNegInf, fcPosInf,
         [&] { return inRange(Infinity, Infinity + 1); });
    test(Mask, fcNegNormal, fcPosNormal,
         [&] { return inRange(uint64_t(1) << Mantissa, Infinity); });
    test(Mask, fcNegSubnormal, fcPosSubnormal,
         [&] { return inRange(1, uint64_t(1) << Mantissa); });
    test(Mask, fcNegZero, fcPosZero, [&] { return inRange(0, 1); });
    if (Any.isValid())
      E.Out.copy(To, Any);
    else
      E.Out.copy(To, Op::imm(0));
  }

private:
  uint64_t quiet() const { return Infinity | uint64_t(1) << (Mantissa - 1); }

  Op number(uint64_t V) const { return Op::imm(SignExtend64(V, Width)); }

  Reg compare(Opcode Name, char Letter, Reg A, uint64_t B) {
    Reg P = E.Regs.temp(RegClass::Pred);
    E.Out.emit({Name, typeMod(Letter, Width)}, P, A, number(B));
    return P;
  }

  /// Low <= magnitude < High.
  Reg inRange(uint64_t Low, uint64_t High) {
    if (High == Low + 1)
      return compare({Inst::Setp, Mod::Eq}, 'b', Magnitude, Low);
    Reg From = Magnitude;
    if (Low != 0) {
      From = E.Regs.temp(C);
      E.Out.emit({Inst::Sub, typeMod('s', Width)}, From, Magnitude,
                 number(Low));
    }
    return compare({Inst::Setp, Mod::Lt}, 'u', From, High - Low);
  }

  /// Adds a test for a class, or for its negative or positive half.
  template <typename Fn>
  void test(unsigned Mask, unsigned Negative, unsigned Positive, Fn InClass) {
    bool N = Mask & Negative, P = Positive == 0 ? N : bool(Mask & Positive);
    if (!N && !P)
      return;
    Reg Here = InClass();
    if (N != P) {
      Reg Both = E.Regs.temp(RegClass::Pred);
      Reg Sign = compare({Inst::Setp, N ? Mod::Lt : Mod::Ge}, 's', Bits, 0);
      E.Out.emit({Inst::And, Mod::Pred}, Both, Here, Sign);
      Here = Both;
    }
    if (!Any.isValid()) {
      Any = Here;
      return;
    }
    Reg Either = E.Regs.temp(RegClass::Pred);
    E.Out.emit({Inst::Or, Mod::Pred}, Either, Any, Here);
    Any = Either;
  }

  FunctionEmitter &E;
  unsigned Width;
  RegClass C;
  unsigned Mantissa;
  uint64_t Infinity;
  Reg Bits, Magnitude, Any;
};

} // namespace

bool printIsClass(FunctionEmitter &E, const IntrinsicInst &I) {
  const Value *V = I.getArgOperand(0);
  Type *Element = V->getType()->getScalarType();
  if (!Element->isHalfTy() && !Element->isBFloatTy() && !Element->isFloatTy() &&
      !Element->isDoubleTy())
    return false;
  unsigned Mask = cast<ConstantInt>(I.getArgOperand(1))->getZExtValue();
  LaneResults Result(E, I);
  for (unsigned L = 0; L != Result.count(); ++L)
    ClassTest(E, Element, laneReg(E, V, L)).print(Result.at(L), Mask);
  Result.finish();
  return true;
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

/// cvt saturates to the range of its result. A narrower width is clamped again
/// as an integer. For f64 or 64-bit results, cvt turns a NaN into a number
/// other than 0.
static void saturate(FunctionEmitter &E, Reg To, Op From, bool Double,
                     unsigned Bits, bool Signed, const IntrinsicInst *Round,
                     bool MayBeNaN) {
  unsigned Width = Bits <= 32 ? 32 : 64;
  RegClass C = integerClass(Width);
  char Letter = Signed ? 's' : 'u';
  bool Exact = Bits == Width, ClearsNaN = MayBeNaN && (Double || Width == 64);
  Reg Clean = Exact ? To : E.Regs.temp(C);
  Reg R = ClearsNaN ? E.Regs.temp(C) : Clean;
  E.Out.emit({Inst::Cvt, roundingModifier(Round),
              Round && !Double ? E.ftz() : Mod::None, typeMod(Letter, Width),
              Double ? Mod::F64 : Mod::F32},
             R, From);
  if (ClearsNaN) {
    Reg IsNaN = E.Regs.temp(RegClass::Pred);
    E.Out.emit({Inst::Setp, Mod::Nan, Double ? Mod::F64 : Mod::F32}, IsNaN,
               From, From);
    E.Out.emit({Inst::Selp, typeMod('b', Width)}, Clean, Op::imm(0), R, IsNaN);
  }
  if (Exact)
    return;
  Reg Low = E.Regs.temp(C), Both = E.Regs.temp(C);
  int64_t Max = int64_t(maskTrailingOnes<uint64_t>(Signed ? Bits - 1 : Bits));
  E.Out.emit({Inst::Min, typeMod(Letter, Width)}, Low, Clean, Op::imm(Max));
  Reg Last = Low;
  if (Signed) {
    E.Out.emit({Inst::Max, typeMod('s', Width)}, Both, Low, Op::imm(-Max - 1));
    Last = Both;
  }
  if (To.width() == Width)
    E.Out.copy(To, Last);
  else
    E.Out.emit({Inst::Cvt, Mod::U16, Mod::U32}, To, Last);
}

bool printSaturatingConversion(FunctionEmitter &E, const IntrinsicInst &I) {
  const IntrinsicInst *Round = foldedRounding(I);
  const Value *V = (Round ? Round : &I)->getArgOperand(0);
  Type *Element = V->getType()->getScalarType();
  unsigned Bits = I.getType()->getScalarSizeInBits();
  bool Double = Element->isDoubleTy();
  bool MayBeNaN = !isKnownNeverNaN(V, SimplifyQuery(E.DL));
  if (Bits > 64 || (!Double && !Element->isFloatTy() && !Element->isHalfTy() &&
                    !Element->isBFloatTy()))
    return false;
  LaneResults Result(E, I);
  for (unsigned L = 0; L != Result.count(); ++L) {
    Reg To = Result.intAt(L);
    Reg From = Double ? laneReg(E, V, L) : laneFloat(E, V, L);
    saturate(E, To, From, Double, Bits,
             I.getIntrinsicID() == Intrinsic::fptosi_sat, Round, MayBeNaN);
  }
  Result.finish();
  return true;
}

bool printFromFP16(FunctionEmitter &E, const IntrinsicInst &I) {
  if (!I.getType()->isFloatTy() && !I.getType()->isDoubleTy())
    return false;
  E.Out.emit(
      {Inst::Cvt, I.getType()->isFloatTy() ? Mod::F32 : Mod::F64, Mod::F16},
      {E.Values.def(&I), E.Values.useReg(I.getArgOperand(0))});
  return true;
}

bool printToFP16(FunctionEmitter &E, const IntrinsicInst &I) {
  Type *From = I.getArgOperand(0)->getType();
  if (!From->isFloatTy() && !From->isDoubleTy())
    return false;
  E.Out.emit(
      {Inst::Cvt, Mod::Rn, Mod::F16, From->isFloatTy() ? Mod::F32 : Mod::F64},
      {E.Values.def(&I), E.Values.useReg(I.getArgOperand(0))});
  return true;
}

/// From float to half, in a direction: what Prepare leaves.
bool printTruncRound(FunctionEmitter &E, const IntrinsicInst &I) {
  auto *Text =
      cast<MDString>(cast<MetadataAsValue>(I.getArgOperand(1))->getMetadata());
  std::optional<RoundingMode> Mode =
      convertStrToRoundingMode(Text->getString());
  Mod Rounding = Mode == RoundingMode::TowardZero       ? Mod::Rz
                 : Mode == RoundingMode::TowardNegative ? Mod::Rm
                                                        : Mod::Rp;
  Reg From = E.Values.useReg(I.getArgOperand(0));
  E.Out.emit({Inst::Cvt, Rounding, Mod::F16, Mod::F32}, E.Values.def(&I), From);
  return true;
}

} // namespace opennvvm::ptx
