//===- ConstantDivision.cpp - Division by a constant ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ptxas calls a routine for each 64-bit division, even by a constant. It is
// replaced with a high product and shifts (Granlund and Montgomery, "Division
// by invariant integers using multiplication").
//
//===----------------------------------------------------------------------===//

#include "ConstantDivision.h"
#include "FunctionEmitter.h"
#include "Lanes.h"
#include "PTX/Module/ContextLock.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Support/DivisionByConstantInfo.h"

using namespace llvm;

namespace opennvvm::ptx {

namespace {
/// Prints one division on registers of the same width.
class Divider {
public:
  /// \p Narrow is the width of the dividend, which is extended to its register.
  Divider(FunctionEmitter &E, APInt Divisor, unsigned Narrow)
      : E(E), D(std::move(Divisor)), Bits(D.getBitWidth()), Narrow(Narrow) {}

  Reg quotient(Reg X, bool Signed) {
    if (D.isOne())
      return X;
    if (!Signed)
      return D.isPowerOf2() ? shift(Inst::Shr, 'u', X, D.logBase2())
                            : byMagic(X);
    if (D.isAllOnes())
      return negate(X);
    return D.abs().isPowerOf2() ? byPowerSigned(X) : byMagicSigned(X);
  }

  /// X - Q * D.
  Op remainder(Reg X, bool Signed) {
    if (D.isOne() || (Signed && D.isAllOnes()))
      return Op::imm(0);
    if (!Signed && D.isPowerOf2())
      return binary(Inst::And, 'b', X, number(D - 1));
    Reg Back = Signed && D.abs().isPowerOf2()
                   ? binary(Inst::And, 'b', biased(X), number(-D.abs()))
                   : binary(Opcode{Inst::Mul, Mod::Lo}, 's',
                            quotient(X, Signed), number(D));
    return binary(Inst::Sub, 's', X, Back);
  }

private:
  Reg fresh() { return E.Regs.temp(integerClass(Bits)); }
  static Op number(const APInt &V) { return Op::imm(V.getSExtValue()); }

  Reg binary(Opcode Name, char Letter, Op A, Op B) {
    Reg R = fresh();
    E.Out.emit({Name, typeMod(Letter, Bits)}, R, A, B);
    return R;
  }
  Reg shift(Opcode Name, char Letter, Reg X, unsigned Amount) {
    return Amount ? binary(Name, Letter, X, Op::imm(Amount)) : X;
  }
  Reg negate(Reg X) {
    Reg R = fresh();
    E.Out.emit({Inst::Neg, typeMod('s', Bits)}, R, X);
    return R;
  }

  Reg byMagic(Reg X) {
    auto Info = UnsignedDivisionByConstantInfo::get(D, Bits - Narrow);
    Reg Q = shift(Inst::Shr, 'u', X, Info.PreShift);
    Q = binary(Opcode{Inst::Mul, Mod::Hi}, 'u', Q, number(Info.Magic));
    if (Info.IsAdd) {
      Reg Rest = shift(Inst::Shr, 'u', binary(Inst::Sub, 's', X, Q), 1);
      Q = binary(Inst::Add, 's', Rest, Q);
    }
    return shift(Inst::Shr, 'u', Q, Info.PostShift);
  }

  Reg byMagicSigned(Reg X) {
    if (Narrow < Bits && isExactEnough(wholeReciprocal()))
      return byMagicNarrow(X);
    auto Info = SignedDivisionByConstantInfo::get(D);
    Reg Q = binary(Opcode{Inst::Mul, Mod::Hi}, 's', X, number(Info.Magic));
    if (D.isStrictlyPositive() && Info.Magic.isNegative())
      Q = binary(Inst::Add, 's', Q, X);
    else if (D.isNegative() && Info.Magic.isStrictlyPositive())
      Q = binary(Inst::Sub, 's', Q, X);
    Q = shift(Inst::Shr, 's', Q, Info.ShiftAmount);
    return binary(Inst::Add, 's', Q, shift(Inst::Shr, 'u', Q, Bits - 1));
  }

  /// 2^Bits / |D|, rounded up.
  APInt wholeReciprocal() const {
    return APInt::getAllOnes(Bits).udiv(D.abs()) + 1;
  }

  /// Whether the product of any dividend with \p Magic is too large by less
  /// than 2^Bits / |D|. A dividend is 2^(Narrow - 1) at most.
  bool isExactEnough(const APInt &Magic) const {
    APInt Excess = Magic * D.abs(); // Of 2^Bits.
    return Excess.getActiveBits() <= Bits - Narrow + 1;
  }

  /// The upper half of a product with 2^Bits / D, which is too large by less
  /// than 1 / D; the quotient of a negative dividend is one more than that.
  Reg byMagicNarrow(Reg X) {
    APInt Magic = wholeReciprocal();
    Reg Q = binary(Opcode{Inst::Mul, Mod::Hi}, 's', X,
                   number(D.isNegative() ? -Magic : Magic));
    return binary(Inst::Add, 's', Q, shift(Inst::Shr, 'u', Q, Bits - 1));
  }

  /// X + |D| - 1 if X is negative: a division by a power of two that rounds
  /// down then rounds towards zero.
  Reg biased(Reg X) {
    Reg Sign = shift(Inst::Shr, 's', X, Bits - 1);
    return binary(Inst::Add, 's', X,
                  shift(Inst::Shr, 'u', Sign, Bits - D.abs().logBase2()));
  }

  Reg byPowerSigned(Reg X) {
    Reg Q = shift(Inst::Shr, 's', biased(X), D.abs().logBase2());
    return D.isNegative() ? negate(Q) : Q;
  }

  FunctionEmitter &E;
  APInt D;
  unsigned Bits, Narrow;
};
} // namespace

const ConstantInt *constantDivisor(FunctionEmitter &E, const Instruction &I,
                                   unsigned Lane) {
  unsigned Bits = I.getType()->getScalarSizeInBits();
  if (E.Ctx.Options.OptLevel == 0 || !I.isIntDivRem() || Bits == 1)
    return nullptr;
  const Value *V = I.getOperand(1);
  if (auto *C = dyn_cast<Constant>(V); C && V->getType()->isVectorTy())
    V = E.Ctx.Constants.element(C, Lane);
  auto *CI = dyn_cast_or_null<ConstantInt>(V);
  return CI && !CI->isZero() ? CI : nullptr;
}

Reg emitConstantDivision(FunctionEmitter &E, const Instruction &I, Op X,
                         const ConstantInt &D) {
  bool Signed =
      I.getOpcode() == Instruction::SDiv || I.getOpcode() == Instruction::SRem;
  bool Quotient =
      I.getOpcode() == Instruction::SDiv || I.getOpcode() == Instruction::UDiv;
  // The machine computes in 32 bits what has fewer.
  unsigned Narrow = D.getBitWidth(), Register = registerBits(Narrow),
           Width = std::max(Register, 32u);
  const APInt &V = D.getValue();
  Divider Print(E, Signed ? V.sext(Width) : V.zext(Width), Narrow);
  Reg Dividend =
      widenRegister(E, E.Values.inRegister(X, integerClass(Register)), Width,
                    Signed ? Extend::Sign : Extend::Zero);
  Op Result = Quotient ? Op(Print.quotient(Dividend, Signed))
                       : Print.remainder(Dividend, Signed);
  if (Register == Width || !Result.isReg())
    return E.Values.inRegister(Result, integerClass(Register));
  Reg Narrowed = E.Regs.temp(RegClass::B16);
  E.Out.emit({Inst::Cvt, Mod::U16, Mod::U32}, Narrowed, Result);
  return Narrowed;
}

} // namespace opennvvm::ptx
