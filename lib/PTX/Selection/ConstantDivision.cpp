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
      return D.isPowerOf2() ? shift("shr", 'u', X, D.logBase2()) : byMagic(X);
    if (D.isAllOnes())
      return negate(X);
    return D.abs().isPowerOf2() ? byPowerSigned(X) : byMagicSigned(X);
  }

  /// X - Q * D.
  Op remainder(Reg X, bool Signed) {
    if (D.isOne() || (Signed && D.isAllOnes()))
      return Op::imm(0);
    if (!Signed && D.isPowerOf2())
      return binary("and", 'b', X, number(D - 1));
    Reg Back = binary("mul.lo", 's', quotient(X, Signed), number(D));
    return binary("sub", 's', X, Back);
  }

private:
  Reg fresh() { return E.Regs.temp(integerClass(Bits)); }
  static Op number(const APInt &V) { return Op::imm(V.getSExtValue()); }

  Reg binary(StringRef Mnemonic, char Letter, Op A, Op B) {
    Reg R = fresh();
    E.Out.emitT(Mnemonic, typeSuffix(Letter, Bits), R, A, B);
    return R;
  }
  Reg shift(StringRef Mnemonic, char Letter, Reg X, unsigned Amount) {
    return Amount ? binary(Mnemonic, Letter, X, Op::imm(Amount)) : X;
  }
  Reg negate(Reg X) {
    Reg R = fresh();
    E.Out.emitT("neg", typeSuffix('s', Bits), R, X);
    return R;
  }

  Reg byMagic(Reg X) {
    auto Info = UnsignedDivisionByConstantInfo::get(D, Bits - Narrow);
    Reg Q = shift("shr", 'u', X, Info.PreShift);
    Q = binary("mul.hi", 'u', Q, number(Info.Magic));
    if (Info.IsAdd) {
      Reg Rest = shift("shr", 'u', binary("sub", 's', X, Q), 1);
      Q = binary("add", 's', Rest, Q);
    }
    return shift("shr", 'u', Q, Info.PostShift);
  }

  Reg byMagicSigned(Reg X) {
    auto Info = SignedDivisionByConstantInfo::get(D);
    Reg Q = binary("mul.hi", 's', X, number(Info.Magic));
    if (D.isStrictlyPositive() && Info.Magic.isNegative())
      Q = binary("add", 's', Q, X);
    else if (D.isNegative() && Info.Magic.isStrictlyPositive())
      Q = binary("sub", 's', Q, X);
    Q = shift("shr", 's', Q, Info.ShiftAmount);
    return binary("add", 's', Q, shift("shr", 'u', Q, Bits - 1));
  }

  Reg byPowerSigned(Reg X) {
    unsigned K = D.abs().logBase2();
    // Adding 2^K - 1 makes negative numbers round towards zero.
    Reg Sign = shift("shr", 's', X, Bits - 1);
    Reg Biased = binary("add", 's', X, shift("shr", 'u', Sign, Bits - K));
    Reg Q = shift("shr", 's', Biased, K);
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
  unsigned Narrow = D.getBitWidth(), Width = registerBits(Narrow);
  const APInt &V = D.getValue();
  Divider Print(E, Signed ? V.sext(Width) : V.zext(Width), Narrow);
  RegClass C = integerClass(Width);
  Reg Dividend = E.Values.inRegister(X, C);
  return Quotient ? Print.quotient(Dividend, Signed)
                  : E.Values.inRegister(Print.remainder(Dividend, Signed), C);
}

} // namespace opennvvm::ptx
