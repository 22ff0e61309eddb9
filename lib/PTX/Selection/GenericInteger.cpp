//===- GenericInteger.cpp - llvm.* intrinsics on integers -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Generic.h"
#include "Lanes.h"
#include "PackedIntegers.h"
#include "WideInteger.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm::ptx {

namespace {

//===----------------------------------------------------------------------===//
// Minimum, maximum, absolute value, comparison
//===----------------------------------------------------------------------===//

struct MinMaxOp {
  Inst Name;
  CmpInst::Predicate Wins; ///< The comparison for which the first operand is
                           ///< the result.
};

MinMaxOp minMaxOp(Intrinsic::ID ID) {
  switch (ID) {
  case Intrinsic::smin:
    return {Inst::Min, CmpInst::ICMP_SLT};
  case Intrinsic::smax:
    return {Inst::Max, CmpInst::ICMP_SGT};
  case Intrinsic::umin:
    return {Inst::Min, CmpInst::ICMP_ULT};
  default:
    return {Inst::Max, CmpInst::ICMP_UGT};
  }
}

LimbRegs limbsAt(LaneResults &Result, unsigned Lane, unsigned Count) {
  LimbRegs To;
  for (unsigned K = 0; K != Count; ++K)
    To.push_back(Result.at(Lane, K));
  return To;
}

} // namespace

bool printIntegerMinMax(FunctionEmitter &E, const IntrinsicInst &I) {
  if (emitPackedIntegers(E, I))
    return true;
  MinMaxOp What = minMaxOp(I.getIntrinsicID());
  bool Signed = CmpInst::isSigned(What.Wins);
  Extend Ext = Signed ? Extend::Sign : Extend::Zero;
  unsigned Bits = laneBits(&I);
  const Value *A = I.getArgOperand(0), *B = I.getArgOperand(1);
  LaneResults Result(E, I);
  for (unsigned L = 0; L != Result.count(); ++L) {
    if (Bits > 64) {
      Limbs X = wideUse(E, A, L, Ext), Y = wideUse(E, B, L, Ext);
      LimbRegs To = limbsAt(Result, L, X.size());
      wideSelect(E, To, wideCompare(E, What.Wins, X, Y), X, Y);
      continue;
    }
    E.Out.emit({What.Name, typeMod(Signed ? 's' : 'u', registerBits(Bits))},
               {Result.intAt(L), laneInt(E, A, L, Ext), laneInt(E, B, L, Ext)});
  }
  Result.finish();
  return true;
}

bool printAbs(FunctionEmitter &E, const IntrinsicInst &I) {
  unsigned Bits = laneBits(&I);
  const Value *A = I.getArgOperand(0);
  LaneResults Result(E, I);
  for (unsigned L = 0; L != Result.count(); ++L) {
    if (Bits <= 64) {
      E.Out.emit({Inst::Abs, typeMod('s', registerBits(Bits))},
                 {Result.intAt(L), laneInt(E, A, L, Extend::Sign)});
      continue;
    }
    // (x ^ sign) - sign
    Limbs X = wideUse(E, A, L, Extend::Sign);
    Reg Sign = E.Regs.temp(RegClass::B64);
    E.Out.emit({Inst::Shr, Mod::S64}, Sign, X.back(), Op::imm(63));
    Limbs Flipped, Signs(X.size(), Op(Sign));
    for (const Op &Limb : X) {
      Reg R = E.Regs.temp(RegClass::B64);
      E.Out.emit({Inst::Xor, Mod::B64}, R, Limb, Sign);
      Flipped.push_back(R);
    }
    wideSub(E, limbsAt(Result, L, X.size()), Flipped, Signs);
  }
  Result.finish();
  return true;
}

/// -1, 0 or 1 for less, equal, greater.
bool printThreeWay(FunctionEmitter &E, const IntrinsicInst &I) {
  bool Signed = I.getIntrinsicID() == Intrinsic::scmp;
  Extend Ext = Signed ? Extend::Sign : Extend::Zero;
  const Value *A = I.getArgOperand(0), *B = I.getArgOperand(1);
  unsigned Bits = E.DL.getTypeSizeInBits(A->getType()->getScalarType());
  if (laneBits(&I) > 64)
    return false;
  Mod To = typeMod('b', registerBits(laneBits(&I)));
  LaneResults Result(E, I);
  for (unsigned L = 0; L != Result.count(); ++L) {
    Reg Less = E.Regs.temp(RegClass::Pred), More = E.Regs.temp(RegClass::Pred);
    if (Bits > 64) {
      Limbs X = wideUse(E, A, L, Ext), Y = wideUse(E, B, L, Ext);
      wideCompareInto(E, Less, Signed ? CmpInst::ICMP_SLT : CmpInst::ICMP_ULT,
                      X, Y);
      wideCompareInto(E, More, Signed ? CmpInst::ICMP_SGT : CmpInst::ICMP_UGT,
                      X, Y);
    } else {
      Op X = laneInt(E, A, L, Ext), Y = laneInt(E, B, L, Ext);
      Mod Ty = typeMod(Signed ? 's' : 'u', registerBits(Bits));
      E.Out.emit({Inst::Setp, Mod::Lt, Ty}, Less, X, Y);
      E.Out.emit({Inst::Setp, Mod::Gt, Ty}, More, X, Y);
    }
    Reg R = E.Regs.temp(integerClass(laneBits(&I)));
    E.Out.emit({Inst::Selp, To}, R, Op::imm(1), Op::imm(0), More);
    E.Out.emit({Inst::Selp, To}, Result.intAt(L), Op::imm(-1), R, Less);
  }
  Result.finish();
  return true;
}

//===----------------------------------------------------------------------===//
// Saturation
//===----------------------------------------------------------------------===//

namespace {

struct Saturating {
  bool Signed, Sub;
};

Saturating saturating(Intrinsic::ID ID) {
  return {ID == Intrinsic::sadd_sat || ID == Intrinsic::ssub_sat,
          ID == Intrinsic::usub_sat || ID == Intrinsic::ssub_sat};
}

int64_t signedMax(unsigned Bits) {
  return int64_t(maskTrailingOnes<uint64_t>(Bits - 1));
}

/// Clamps \p R, which has \p Width bits and did not wrap, to \p Bits bits.
void clampTo(FunctionEmitter &E, Reg To, Reg R, unsigned Bits, bool Signed) {
  unsigned Width = R.width();
  if (!Signed)
    return E.Out.emit({Inst::Min, typeMod('u', Width)}, To, R,
                      Op::imm(int64_t(maskTrailingOnes<uint64_t>(Bits))));
  Reg Low = E.Regs.temp(R.regClass());
  E.Out.emit({Inst::Min, typeMod('s', Width)}, Low, R,
             Op::imm(signedMax(Bits)));
  E.Out.emit({Inst::Max, typeMod('s', Width)}, To, Low,
             Op::imm(-signedMax(Bits) - 1));
}

/// 64 bits, where nothing wider holds the exact sum: overflow is detected by
/// the signs.
void saturate64(FunctionEmitter &E, bool Sub, Reg To, Op A, Op B) {
  Reg Sum = E.Regs.temp(RegClass::B64), X = E.Regs.temp(RegClass::B64),
      Y = E.Regs.temp(RegClass::B64), Both = E.Regs.temp(RegClass::B64),
      Sign = E.Regs.temp(RegClass::B64), Limit = E.Regs.temp(RegClass::B64);
  Reg Over = E.Regs.temp(RegClass::Pred);
  E.Out.emit({Sub ? Inst::Sub : Inst::Add, Mod::S64}, Sum, A, B);
  E.Out.emit({Inst::Xor, Mod::B64}, X, Sum, A);
  if (Sub)
    E.Out.emit({Inst::Xor, Mod::B64}, Y, A, B);
  else
    E.Out.emit({Inst::Xor, Mod::B64}, Y, Sum, B);
  E.Out.emit({Inst::And, Mod::B64}, Both, X, Y);
  E.Out.emit({Inst::Setp, Mod::Lt, Mod::S64}, Over, Both, Op::imm(0));
  E.Out.emit({Inst::Shr, Mod::S64}, Sign, A, Op::imm(63));
  E.Out.emit({Inst::Xor, Mod::B64}, Limit, Sign, Op::imm(INT64_MAX));
  E.Out.emit({Inst::Selp, Mod::B64}, To, Limit, Sum, Over);
}

void saturateUnsigned(FunctionEmitter &E, bool Sub, unsigned Bits, Reg To, Op A,
                      Op B) {
  unsigned Width = registerBits(Bits);
  RegClass C = integerClass(Bits);
  if (Sub) { // max(a, b) - b
    Reg Greater = E.Regs.temp(C);
    E.Out.emit({Inst::Max, typeMod('u', Width)}, Greater, A, B);
    return E.Out.emit({Inst::Sub, typeMod('s', Width)}, To, Greater, B);
  }
  Reg Sum = E.Regs.temp(C);
  E.Out.emit({Inst::Add, typeMod('s', Width)}, Sum, A, B);
  if (Bits < Width)
    return clampTo(E, To, Sum, Bits, false);
  Reg Wrapped = E.Regs.temp(RegClass::Pred);
  E.Out.emit({Inst::Setp, Mod::Lt, typeMod('u', Width)}, Wrapped, Sum, A);
  E.Out.emit({Inst::Selp, typeMod('b', Width)}, To, Op::imm(-1), Sum, Wrapped);
}

void saturateSigned(FunctionEmitter &E, bool Sub, unsigned Bits, Reg To, Op A,
                    Op B) {
  unsigned Width = registerBits(Bits);
  if (Bits == 32)
    return E.Out.emit({Sub ? Inst::Sub : Inst::Add, Mod::Sat, Mod::S32}, To, A,
                      B);
  if (Bits == 64)
    return saturate64(E, Sub, To, A, B);
  if (Bits < Width) {
    Reg Sum = E.Regs.temp(integerClass(Bits));
    E.Out.emit({Sub ? Inst::Sub : Inst::Add, typeMod('s', Width)}, Sum, A, B);
    return clampTo(E, To, Sum, Bits, true);
  }
  auto Wide = [&](Op O) {
    return O.isReg() ? Op(widenRegister(E, O.R, 32, Extend::Sign))
                     : Op::imm(int16_t(O.Imm));
  };
  Reg Sum = E.Regs.temp(RegClass::B32), Clamped = E.Regs.temp(RegClass::B32);
  Op X = Wide(A), Y = Wide(B);
  E.Out.emit({Sub ? Inst::Sub : Inst::Add, Mod::S32}, Sum, X, Y);
  clampTo(E, Clamped, Sum, 16, true);
  E.Out.emit({Inst::Cvt, Mod::U16, Mod::U32}, To, Clamped);
}

} // namespace

bool printSaturatingAddSub(FunctionEmitter &E, const IntrinsicInst &I) {
  if (emitPackedIntegers(E, I))
    return true;
  Saturating S = saturating(I.getIntrinsicID());
  unsigned Bits = laneBits(&I);
  if (Bits > 64)
    return false;
  Extend Ext = S.Signed ? Extend::Sign : Extend::Zero;
  LaneResults Result(E, I);
  for (unsigned L = 0; L != Result.count(); ++L) {
    Op A = laneInt(E, I.getArgOperand(0), L, Ext);
    Op B = laneInt(E, I.getArgOperand(1), L, Ext);
    Reg To = Result.intAt(L);
    if (S.Signed)
      saturateSigned(E, S.Sub, Bits, To, A, B);
    else
      saturateUnsigned(E, S.Sub, Bits, To, A, B);
  }
  Result.finish();
  return true;
}

/// A saturating left shift: in the upper bits of the register, so that the bits
/// shifted out are the same for every width.
bool printSaturatingShift(FunctionEmitter &E, const IntrinsicInst &I) {
  bool Signed = I.getIntrinsicID() == Intrinsic::sshl_sat;
  unsigned Bits = laneBits(&I);
  if (Bits > 64 || Bits == 1)
    return false;
  unsigned Width = registerBits(Bits);
  RegClass C = integerClass(Bits);
  auto Suffix = [&](char Letter) { return typeMod(Letter, Width); };
  LaneResults Result(E, I);
  for (unsigned L = 0; L != Result.count(); ++L) {
    Reg Up = E.Regs.temp(C), Shifted = E.Regs.temp(C), Back = E.Regs.temp(C),
        Whole = E.Regs.temp(C);
    Reg Lost = E.Regs.temp(RegClass::Pred);
    Op A = laneUse(E, I.getArgOperand(0), L);
    E.Out.emit({Inst::Shl, Suffix('b')}, Up, A, Op::imm(Width - Bits));
    Op N = laneInt(E, I.getArgOperand(1), L, Extend::Zero);
    if (N.isReg() && Width == 16)
      N = widenRegister(E, N.R, 32, Extend::Zero);
    if (N.isReg() && Width == 64) {
      Reg Low = E.Regs.temp(RegClass::B32);
      E.Out.emit({Inst::Cvt, Mod::U32, Mod::U64}, Low, N);
      N = Low;
    }
    E.Out.emit({Inst::Shl, Suffix('b')}, Shifted, Up, N);
    E.Out.emit({Inst::Shr, Suffix(Signed ? 's' : 'u')}, Back, Shifted, N);
    E.Out.emit({Inst::Setp, Mod::Ne, Suffix('b')}, Lost, Back, Up);
    Op Limit = Op::imm(-1);
    if (Signed) {
      Reg Sign = E.Regs.temp(C), R = E.Regs.temp(C);
      E.Out.emit({Inst::Shr, Suffix('s')}, Sign, Up, Op::imm(Width - 1));
      E.Out.emit({Inst::Xor, Suffix('b')}, R, Sign, Op::imm(signedMax(Width)));
      Limit = R;
    }
    E.Out.emit({Inst::Selp, Suffix('b')}, Whole, Limit, Shifted, Lost);
    E.Out.emit({Inst::Shr, Suffix(Signed ? 's' : 'u')}, Result.at(L), Whole,
               Op::imm(Width - Bits));
  }
  Result.finish();
  return true;
}

} // namespace opennvvm::ptx
