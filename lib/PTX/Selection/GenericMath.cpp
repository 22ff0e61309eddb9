//===- GenericMath.cpp - llvm.* math intrinsics ---------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// If only an approximate instruction exists, the afn flag must permit it;
// otherwise the call goes to libdevice or is a diagnostic.
//
//===----------------------------------------------------------------------===//

#include "Catalog/Approximation.h"
#include "Catalog/GenericIntrinsic.h"
#include "Float.h"
#include "FloatMath.h"
#include "Generic.h"
#include "Half.h"
#include "Lanes.h"
#include "Target/Accuracy.h"

using namespace llvm;

namespace opennvvm::ptx {

static bool isKnown(const Type *Ty) {
  const Type *E = Ty->getScalarType();
  return E->isHalfTy() || E->isBFloatTy() || E->isFloatTy() || E->isDoubleTy();
}

/// Prints each lane of \p I from its first operand: halves through f32, the
/// others directly. \p Print gets the result, the operand and whether f32
/// denormals are flushed.
template <typename PrintFn>
static bool eachLane(FunctionEmitter &E, const IntrinsicInst &I,
                     PrintFn Print) {
  const Value *A = I.getArgOperand(0);
  if (!isKnown(I.getType()))
    return false;
  if (isHalfKind(I.getType())) {
    throughFloat(E, I, {A}, [&](Reg To, ArrayRef<Reg> In) {
      Print(To, Op(In[0]), false);
    });
    return true;
  }
  LaneResults Result(E, I);
  for (unsigned L = 0; L != Result.count(); ++L) {
    Reg To = Result.at(L);
    Print(To, laneUse(E, A, L), E.flushesF32());
  }
  Result.finish();
  return true;
}

static bool isDouble(Reg R) { return R.regClass() == RegClass::F64; }

//===----------------------------------------------------------------------===//
// fma, square root, rounding
//===----------------------------------------------------------------------===//

bool printFma(FunctionEmitter &E, const IntrinsicInst &I) {
  if (!isKnown(I.getType()))
    return false;
  emitFma(E, I, I.getArgOperand(0), I.getArgOperand(1), I.getArgOperand(2));
  return true;
}

bool printSqrt(FunctionEmitter &E, const IntrinsicInst &I) {
  bool Approx = isApproximate(I);
  return eachLane(E, I, [&](Reg To, Op A, bool Flush) {
    if (isDouble(To))
      E.Out.emit({Inst::Sqrt, Mod::Rn, Mod::F64}, To, A);
    else if (Approx)
      E.Out.emit(
          {Inst::Sqrt, Mod::Approx, Flush ? Mod::Ftz : Mod::None, Mod::F32}, To,
          A);
    else
      E.Out.emit({Inst::Sqrt, Mod::Rn, Flush ? Mod::Ftz : Mod::None, Mod::F32},
                 To, A);
  });
}

bool printRound(FunctionEmitter &E, const IntrinsicInst &I) {
  Mod Rounding = lookupGeneric(I.getIntrinsicID())->Rounding;
  return eachLane(E, I, [&](Reg To, Op A, bool Flush) {
    emitRound(E, Rounding, To, A, Flush);
  });
}

bool printRoundAway(FunctionEmitter &E, const IntrinsicInst &I) {
  return eachLane(
      E, I, [&](Reg To, Op A, bool Flush) { emitRoundAway(E, To, A, Flush); });
}

/// Multiplies by one: this quiets a NaN and flushes if required.
bool printCanonicalize(FunctionEmitter &E, const IntrinsicInst &I) {
  return eachLane(E, I, [&](Reg To, Op A, bool Flush) {
    if (isDouble(To))
      E.Out.emit({Inst::Mul, Mod::Rn, Mod::F64}, To, A,
                 Op::f64(0x3FF0000000000000));
    else
      E.Out.emit({Inst::Mul, Mod::Rn, Flush ? Mod::Ftz : Mod::None, Mod::F32},
                 To, A, Op::f32(0x3F800000));
  });
}

/// lrint, llrint, lround, llround: round, then convert.
bool printToInteger(FunctionEmitter &E, const IntrinsicInst &I) {
  Intrinsic::ID ID = I.getIntrinsicID();
  bool Away = ID == Intrinsic::lround || ID == Intrinsic::llround;
  const Value *A = I.getArgOperand(0);
  unsigned Bits = I.getType()->getScalarSizeInBits();
  if (!isKnown(A->getType()) || (Bits != 32 && Bits != 64))
    return false;
  bool Double = A->getType()->getScalarType()->isDoubleTy();
  LaneResults Result(E, I);
  for (unsigned L = 0; L != Result.count(); ++L) {
    Op From = Double ? laneUse(E, A, L) : Op(laneFloat(E, A, L));
    if (Away) {
      Reg Rounded = E.Regs.temp(Double ? RegClass::F64 : RegClass::F32);
      emitRoundAway(E, Rounded, From, false);
      From = Rounded;
    }
    E.Out.emit({Inst::Cvt, Mod::Rni, Bits == 32 ? Mod::S32 : Mod::S64,
                Double ? Mod::F64 : Mod::F32},
               Result.at(L), From);
  }
  Result.finish();
  return true;
}

//===----------------------------------------------------------------------===//
// Signs
//===----------------------------------------------------------------------===//

/// Halves are bits: clears the signs in each part.
static void clearHalfSigns(FunctionEmitter &E, Reg To, Reg From) {
  bool Packed = From.width() == 32;
  E.Out.emit({Inst::And, Packed ? Mod::B32 : Mod::B16}, To, From,
             Op::imm(Packed ? 0x7FFF7FFF : 0x7FFF));
}

bool printFAbs(FunctionEmitter &E, const IntrinsicInst &I) {
  if (!isHalfKind(I.getType()))
    return eachLane(E, I, [&](Reg To, Op A, bool) {
      if (isDouble(To))
        emitDoubleAbs(E, I, To, A);
      else
        E.Out.emit({Inst::Abs, Mod::F32}, To, A);
    });
  const TypeParts &Ps = E.parts(I.getType());
  for (unsigned P = 0; P != Ps.size(); ++P) {
    Reg To = E.Values.def(&I, P);
    clearHalfSigns(E, To, E.Values.useReg(I.getArgOperand(0), P));
  }
  return true;
}

bool printCopySign(FunctionEmitter &E, const IntrinsicInst &I) {
  const Value *Size = I.getArgOperand(0), *Sign = I.getArgOperand(1);
  if (!isKnown(I.getType()))
    return false;
  if (!isHalfKind(I.getType())) {
    bool Double = I.getType()->getScalarType()->isDoubleTy();
    LaneResults Result(E, I);
    for (unsigned L = 0; L != Result.count(); ++L)
      E.Out.emit({Inst::Copysign, Double ? Mod::F64 : Mod::F32},
                 {Result.at(L), laneUse(E, Sign, L), laneUse(E, Size, L)});
    Result.finish();
    return true;
  }
  const TypeParts &Ps = E.parts(I.getType());
  for (unsigned P = 0; P != Ps.size(); ++P) {
    bool Packed = Ps[P].Class == RegClass::H32;
    Reg Magnitude = E.Regs.temp(Ps[P].Class), Bit = E.Regs.temp(Ps[P].Class);
    clearHalfSigns(E, Magnitude, E.Values.useReg(Size, P));
    E.Out.emit({Inst::And, Packed ? Mod::B32 : Mod::B16}, Bit,
               E.Values.useReg(Sign, P),
               Op::imm(Packed ? int64_t(0x80008000) : -32768));
    E.Out.emit({Inst::Or, Packed ? Mod::B32 : Mod::B16}, E.Values.def(&I, P),
               Magnitude, Bit);
  }
  return true;
}

static bool printMinMax(FunctionEmitter &E, const IntrinsicInst &I,
                        MinMax Kind) {
  if (!isKnown(I.getType()))
    return false;
  emitMinMaxOp(E, I, Kind, I.getArgOperand(0), I.getArgOperand(1));
  return true;
}

bool printMinNum(FunctionEmitter &E, const IntrinsicInst &I) {
  return printMinMax(E, I, MinMax::MinNum);
}

bool printMaxNum(FunctionEmitter &E, const IntrinsicInst &I) {
  return printMinMax(E, I, MinMax::MaxNum);
}

bool printMinimum(FunctionEmitter &E, const IntrinsicInst &I) {
  return printMinMax(E, I, MinMax::Minimum);
}

bool printMaximum(FunctionEmitter &E, const IntrinsicInst &I) {
  return printMinMax(E, I, MinMax::Maximum);
}

bool printMinimumNum(FunctionEmitter &E, const IntrinsicInst &I) {
  return printMinMax(E, I, MinMax::MinimumNum);
}

bool printMaximumNum(FunctionEmitter &E, const IntrinsicInst &I) {
  return printMinMax(E, I, MinMax::MaximumNum);
}

//===----------------------------------------------------------------------===//
// Approximations
//===----------------------------------------------------------------------===//

static Op scaled(FunctionEmitter &E, Op A, uint32_t Factor, bool Flush) {
  if (Factor == 0)
    return A;
  Reg R = E.Regs.temp(RegClass::F32);
  E.Out.emit({Inst::Mul, Flush ? Mod::Ftz : Mod::None, Mod::F32}, R, A,
             Op::f32(Factor));
  return R;
}

bool printApproximate(FunctionEmitter &E, const IntrinsicInst &I) {
  const GenericIntrinsic &Row = *lookupGeneric(I.getIntrinsicID());
  if (!isApproximated(I.getIntrinsicID(), I, *E.Ctx.T.SM))
    return false;
  E.needPTX(*Row.Approximate, I);
  return eachLane(E, I, [&](Reg To, Op A, bool Flush) {
    Reg Raw = Row.After ? E.Regs.temp(RegClass::F32) : To;
    E.Out.emit(Flush ? *Row.Flushing : *Row.Approximate, Raw,
               scaled(E, A, Row.Before, Flush));
    if (Row.After)
      E.Out.emit({Inst::Mul, Flush ? Mod::Ftz : Mod::None, Mod::F32}, To, Raw,
                 Op::f32(Row.After));
  });
}

/// pow(x, y) = 2^(y log2 x), if the afn flag permits it for this x.
bool printPow(FunctionEmitter &E, const IntrinsicInst &I) {
  if (!isApproximated(Intrinsic::pow, I, *E.Ctx.T.SM))
    return false;
  LaneResults Result(E, I);
  bool Flush = E.flushesF32();
  for (unsigned L = 0; L != Result.count(); ++L) {
    Reg Log = E.Regs.temp(RegClass::F32), Product = E.Regs.temp(RegClass::F32);
    E.Out.emit({Inst::Lg2, Mod::Approx, Flush ? Mod::Ftz : Mod::None, Mod::F32},
               Log, laneUse(E, I.getArgOperand(0), L));
    E.Out.emit({Inst::Mul, Flush ? Mod::Ftz : Mod::None, Mod::F32}, Product,
               Log, laneUse(E, I.getArgOperand(1), L));
    E.Out.emit({Inst::Ex2, Mod::Approx, Flush ? Mod::Ftz : Mod::None, Mod::F32},
               Result.at(L), Product);
  }
  Result.finish();
  return true;
}

} // namespace opennvvm::ptx
