//===- GenericOverflow.cpp - llvm.*.with.overflow -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Generic.h"
#include "Lanes.h"
#include "WideInteger.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm::ptx {

namespace {

enum class Kind : uint8_t { Add, Sub, Mul };

struct Overflowing {
  Kind Op;
  bool Signed;
};

Overflowing overflowing(Intrinsic::ID ID) {
  switch (ID) {
  case Intrinsic::sadd_with_overflow:
    return {Kind::Add, true};
  case Intrinsic::uadd_with_overflow:
    return {Kind::Add, false};
  case Intrinsic::ssub_with_overflow:
    return {Kind::Sub, true};
  case Intrinsic::usub_with_overflow:
    return {Kind::Sub, false};
  case Intrinsic::smul_with_overflow:
    return {Kind::Mul, true};
  default:
    return {Kind::Mul, false};
  }
}

/// One lane of up to 64 bits.
class NarrowLane {
public:
  NarrowLane(FunctionEmitter &E, unsigned Bits, bool Signed)
      : E(E), Bits(Bits), Width(registerBits(Bits)), Signed(Signed),
        C(integerClass(Bits)) {}

  void addOrSub(bool Sub, Reg To, Reg Over, Op A, Op B) {
    E.Out.emit({Sub ? Inst::Sub : Inst::Add, typeMod('s', Width)}, To, A, B);
    if (Signed && Bits == Width)
      return signsTell(Sub, To, Over, A, B);
    if (Signed)
      return doesNotFit(To, Over);
    if (Sub)
      E.Out.emit({Inst::Setp, Mod::Lt, typeMod('u', Width)}, Over, A, B);
    else if (Bits == Width)
      E.Out.emit({Inst::Setp, Mod::Lt, typeMod('u', Width)}, Over, To, A);
    else
      doesNotFit(To, Over);
  }

  void mul(Reg To, Reg Over, Op A, Op B) {
    if (Bits > 32)
      return mul64(To, Over, A, B);
    Reg Product = E.Regs.temp(Width == 16 ? RegClass::B32 : RegClass::B64);
    E.Out.emit({Inst::Mul, Mod::Wide, typeMod(Signed ? 's' : 'u', Width)},
               Product, A, B);
    NarrowLane(E, Bits, Signed, Product.width()).doesNotFit(Product, Over);
    E.Out.emit({Inst::Cvt, Width == 16 ? Mod::U16 : Mod::U32,
                Width == 16 ? Mod::U32 : Mod::U64},
               To, Product);
  }

private:
  NarrowLane(FunctionEmitter &E, unsigned Bits, bool Signed, unsigned Width)
      : E(E), Bits(Bits), Width(Width), Signed(Signed), C(integerClass(Width)) {
  }

  /// Sets \p Over to whether \p R, the exact result, exceeds Bits bits.
  void doesNotFit(Reg R, Reg Over) {
    Reg Cut = extendRegister(E, R, Bits, Signed ? Extend::Sign : Extend::Zero);
    E.Out.emit({Inst::Setp, Mod::Ne, typeMod('b', Width)}, Over, Cut, R);
  }

  /// a + b overflows if its sign is neither a's nor b's; a - b overflows if a's
  /// sign is neither b's nor that of the result.
  void signsTell(bool Sub, Reg To, Reg Over, Op A, Op B) {
    Reg X = E.Regs.temp(C), Y = E.Regs.temp(C), Both = E.Regs.temp(C);
    E.Out.emit({Inst::Xor, typeMod('b', Width)}, X, To, A);
    E.Out.emit({Inst::Xor, typeMod('b', Width)}, Y, Sub ? A : Op(To), B);
    E.Out.emit({Inst::And, typeMod('b', Width)}, Both, X, Y);
    E.Out.emit({Inst::Setp, Mod::Lt, typeMod('s', Width)}, Over, Both,
               Op::imm(0));
  }

  void mul64(Reg To, Reg Over, Op A, Op B) {
    Reg High = E.Regs.temp(C);
    E.Out.emit({Inst::Mul, Mod::Lo, Mod::S64}, To, A, B);
    E.Out.emit({Inst::Mul, Mod::Hi, Signed ? Mod::S64 : Mod::U64}, High, A, B);
    Reg Expected, HighBad = Bits == 64 ? Over : E.Regs.temp(RegClass::Pred);
    if (Signed) {
      Expected = E.Regs.temp(C);
      E.Out.emit({Inst::Shr, Mod::S64}, Expected, To, Op::imm(63));
    }
    E.Out.emit({Inst::Setp, Mod::Ne, Mod::B64}, HighBad, High,
               Signed ? Op(Expected) : Op::imm(0));
    if (Bits == 64)
      return;
    Reg LowBad = E.Regs.temp(RegClass::Pred);
    doesNotFit(To, LowBad);
    E.Out.emit({Inst::Or, Mod::Pred}, Over, HighBad, LowBad);
  }

  FunctionEmitter &E;
  unsigned Bits, Width;
  bool Signed;
  RegClass C;
};

/// One lane of more than 64 bits, whose width is a multiple of 64.
void wideLane(FunctionEmitter &E, Overflowing What, ArrayRef<Reg> To, Reg Over,
              ArrayRef<Op> A, ArrayRef<Op> B) {
  unsigned N = To.size();
  if (What.Op == Kind::Mul) {
    // The full product: operands of twice the length.
    auto Twice = [&](ArrayRef<Op> X) {
      Limbs Long(X.begin(), X.end());
      Op Fill = Op::imm(0);
      if (What.Signed) {
        Reg Sign = E.Regs.temp(RegClass::B64);
        E.Out.emit({Inst::Shr, Mod::S64}, Sign, X.back(), Op::imm(63));
        Fill = Sign;
      }
      Long.append(N, Fill);
      return Long;
    };
    LimbRegs Product = wideTemp(E, 2 * N);
    Limbs X = Twice(A), Y = Twice(B);
    wideMul(E, Product, X, Y);
    Op Expected = Op::imm(0);
    if (What.Signed) {
      Reg Sign = E.Regs.temp(RegClass::B64);
      E.Out.emit({Inst::Shr, Mod::S64}, Sign, Product[N - 1], Op::imm(63));
      Expected = Sign;
    }
    Limbs High(Product.begin() + N, Product.end());
    wideCompareInto(E, Over, CmpInst::ICMP_NE, High, Limbs(N, Expected));
    for (unsigned K = 0; K != N; ++K)
      E.Out.copy(To[K], Product[K]);
    return;
  }
  bool Sub = What.Op == Kind::Sub;
  Reg Carry = What.Signed ? Reg() : E.Regs.temp(RegClass::B64);
  if (Sub)
    wideSub(E, To, A, B, Carry);
  else
    wideAdd(E, To, A, B, Carry);
  if (!What.Signed)
    return E.Out.emit({Inst::Setp, Mod::Ne, Mod::B64}, Over, Carry, Op::imm(0));
  Reg X = E.Regs.temp(RegClass::B64), Y = E.Regs.temp(RegClass::B64),
      Both = E.Regs.temp(RegClass::B64);
  E.Out.emit({Inst::Xor, Mod::B64}, X, To[N - 1], A[N - 1]);
  E.Out.emit({Inst::Xor, Mod::B64}, Y, Sub ? A[N - 1] : Op(To[N - 1]),
             B[N - 1]);
  E.Out.emit({Inst::And, Mod::B64}, Both, X, Y);
  E.Out.emit({Inst::Setp, Mod::Lt, Mod::S64}, Over, Both, Op::imm(0));
}

} // namespace

bool printOverflow(FunctionEmitter &E, const IntrinsicInst &I) {
  Overflowing What = overflowing(I.getIntrinsicID());
  const Value *A = I.getArgOperand(0), *B = I.getArgOperand(1);
  Type *Ty = A->getType();
  unsigned Bits = Ty->getScalarSizeInBits();
  // Packed lanes have no registers of their own inside a structure.
  auto *VT = dyn_cast<FixedVectorType>(Ty);
  if ((VT && lanesPerRegister(VT) > 1) || Bits == 1 ||
      (Bits > 64 && Bits % 64 != 0))
    return false;
  Extend Ext = What.Signed ? Extend::Sign : Extend::Zero;
  if (Bits > 64)
    E.needPTX(Feature::WideCarry, I);
  LaneResults Value(E, &I, Ty);
  LaneResults Flag(E, &I, I.getType()->getStructElementType(1),
                   E.Types.elementPart(I.getType(), 1));
  NarrowLane Narrow(E, Bits, What.Signed);
  for (unsigned L = 0; L != Value.count(); ++L) {
    if (Bits > 64) {
      LimbRegs To;
      for (unsigned K = 0; K != Bits / 64; ++K)
        To.push_back(Value.at(L, K));
      Reg Overflows = Flag.at(L);
      Limbs X = wideUse(E, A, L, Ext), Y = wideUse(E, B, L, Ext);
      wideLane(E, What, To, Overflows, X, Y);
      continue;
    }
    Op X = laneInt(E, A, L, Ext), Y = laneInt(E, B, L, Ext);
    Reg To = Value.at(L), Overflows = Flag.at(L);
    if (What.Op == Kind::Mul)
      Narrow.mul(To, Overflows, X, Y);
    else
      Narrow.addOrSub(What.Op == Kind::Sub, To, Overflows, X, Y);
  }
  return true;
}

} // namespace opennvvm::ptx
