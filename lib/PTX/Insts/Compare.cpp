//===- Compare.cpp - Comparisons and selections ---------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Idioms.h"

using namespace llvm;

namespace opennvvm::ptx {

//===----------------------------------------------------------------------===//
// icmp
//===----------------------------------------------------------------------===//

static StringRef integerComparison(CmpInst::Predicate P) {
  switch (P) {
  case CmpInst::ICMP_EQ:
    return "setp.eq";
  case CmpInst::ICMP_NE:
    return "setp.ne";
  case CmpInst::ICMP_UGT:
  case CmpInst::ICMP_SGT:
    return "setp.gt";
  case CmpInst::ICMP_UGE:
  case CmpInst::ICMP_SGE:
    return "setp.ge";
  case CmpInst::ICMP_ULT:
  case CmpInst::ICMP_SLT:
    return "setp.lt";
  default:
    return "setp.le";
  }
}

/// i1 operands: comparisons are logic. As signed numbers true is -1, so the
/// signed orders are the reverse of the unsigned ones.
static void emitPredicateCompare(FunctionEmitter &E, CmpInst::Predicate P,
                                 Reg To, Op A, Op B) {
  if (CmpInst::isSigned(P)) {
    std::swap(A, B);
    P = ICmpInst::getUnsignedPredicate(P);
  }
  Reg Not = E.temp(RegClass::Pred);
  switch (P) {
  case CmpInst::ICMP_NE:
    E.emit("xor.pred", To, A, B);
    return;
  case CmpInst::ICMP_EQ:
    E.emit("xor.pred", Not, A, B);
    E.emit("not.pred", To, Not);
    return;
  case CmpInst::ICMP_UGT:
  case CmpInst::ICMP_UGE:
    E.emit("not.pred", Not, B);
    E.emit(P == CmpInst::ICMP_UGT ? "and.pred" : "or.pred", To, A, Not);
    return;
  default:
    E.emit("not.pred", Not, A);
    E.emit(P == CmpInst::ICMP_ULT ? "and.pred" : "or.pred", To, Not, B);
    return;
  }
}

/// Prints a test whether bits of a constant mask, shifted left by a variable
/// amount, are set: shifts the value right instead, which tests of its other
/// bits can share.
static bool emitBitTest(FunctionEmitter &E, const ICmpInst &Cmp) {
  std::optional<BitTest> T = matchBitTest(Cmp);
  if (!T)
    return false;
  unsigned Width = Cmp.getOperand(0)->getType()->getIntegerBitWidth();
  bool Is64 = Width == 64;
  RegClass C = integerClass(Width);
  Op Amount = E.use(T->Amount);
  if (Is64 && Amount.isReg())
    Amount = E.shared("cvt.u32.u64", "", RegClass::B32, Amount);
  Reg Down = E.shared("shr", typeSuffix('u', Width), C, E.useReg(T->Value), Amount);
  Reg Bits = E.temp(C);
  E.emitT("and", typeSuffix('b', Width), Bits, Down, E.use(T->Mask));
  E.emitT(integerComparison(Cmp.getPredicate()), typeSuffix('b', Width),
          E.def(&Cmp), Bits, Op::imm(0));
  return true;
}

void emitICmp(FunctionEmitter &E, const Instruction &I) {
  auto &Cmp = cast<ICmpInst>(I);
  if (emitBitTest(E, Cmp))
    return;
  const Value *A = Cmp.getOperand(0), *B = Cmp.getOperand(1);
  Type *Ty = A->getType();
  unsigned Bits = Ty->isPtrOrPtrVectorTy()
                      ? E.DL.getPointerTypeSizeInBits(Ty)
                      : Ty->getScalarSizeInBits();
  if (Bits > 64)
    return emitWideCompare(E, Cmp);
  CmpInst::Predicate P = Cmp.getPredicate();
  bool Signed = CmpInst::isSigned(P);
  Extend Ext = Signed ? Extend::Sign : Extend::Zero;
  StringRef Suffix = typeSuffix(Signed ? 's' : 'u', registerBits(Bits));
  if (ICmpInst::isEquality(P))
    Suffix = typeSuffix('b', registerBits(Bits));
  StringRef Mnemonic = integerComparison(P);
  for (unsigned L = 0, N = FunctionEmitter::lanes(Ty); L < N; ++L) {
    Reg To = E.def(&I, L);
    if (Bits == 1) {
      Op X = E.useLane(A, L), Y = E.useLane(B, L);
      emitPredicateCompare(E, P, To, X, Y);
      continue;
    }
    Op X = E.useLane(A, L, Ext), Y = E.useLane(B, L, Ext);
    E.emitT(Mnemonic, Suffix, To, X, Y);
  }
}

//===----------------------------------------------------------------------===//
// fcmp
//===----------------------------------------------------------------------===//

static StringRef floatComparison(CmpInst::Predicate P) {
  static constexpr StringLiteral Table[] = {
      "",        "setp.eq",  "setp.gt",  "setp.ge",  "setp.lt",  "setp.le",
      "setp.ne", "setp.num", "setp.nan", "setp.equ", "setp.gtu", "setp.geu",
      "setp.ltu", "setp.leu", "setp.neu"};
  static_assert(CmpInst::FCMP_OEQ == 1 && CmpInst::FCMP_UNE == 14);
  return Table[P];
}

void emitFCmp(FunctionEmitter &E, const Instruction &I) {
  auto &Cmp = cast<FCmpInst>(I);
  const Value *A = Cmp.getOperand(0), *B = Cmp.getOperand(1);
  Type *Ty = A->getType(), *Element = Ty->getScalarType();
  CmpInst::Predicate P = Cmp.getPredicate();
  unsigned N = FunctionEmitter::lanes(Ty);
  if (P == CmpInst::FCMP_FALSE || P == CmpInst::FCMP_TRUE) {
    for (unsigned L = 0; L < N; ++L)
      E.copy(E.def(&I, L), Op::imm(P == CmpInst::FCMP_TRUE ? -1 : 0));
    return;
  }
  bool BFloat = Element->isBFloatTy();
  // setp compares f16 from sm_53 and bf16 from sm_90 on.
  bool ThroughFloat = (Element->isHalfTy() && E.sm() < 53) ||
                      (BFloat && E.sm() < 90);
  StringRef Suffix = Element->isDoubleTy()                  ? ".f64"
                     : Element->isFloatTy() || ThroughFloat ? ".f32"
                     : BFloat                               ? ".bf16"
                                                            : ".f16";
  if (BFloat && !ThroughFloat)
    E.needPTX(78, "setp.bf16", I);
  std::string Mnemonic = floatComparison(P).str();
  if (Element->isFloatTy())
    Mnemonic += E.ftz();
  for (unsigned L = 0; L < N; ++L) {
    Op X = E.useLane(A, L), Y = E.useLane(B, L);
    if (ThroughFloat) {
      X = halfToFloat(E, X, BFloat);
      Y = halfToFloat(E, Y, BFloat);
    }
    E.emitT(Mnemonic, Suffix, E.def(&I, L), X, Y);
  }
}

//===----------------------------------------------------------------------===//
// select
//===----------------------------------------------------------------------===//

/// There is no selp.pred: uses (C and A) or (not C and B).
static void selectPredicate(FunctionEmitter &E, Reg To, Op C, Op A, Op B) {
  Reg NotC = E.temp(RegClass::Pred), X = E.temp(RegClass::Pred),
      Y = E.temp(RegClass::Pred);
  E.emit("and.pred", X, C, A);
  E.emit("not.pred", NotC, C);
  E.emit("and.pred", Y, NotC, B);
  E.emit("or.pred", To, X, Y);
}

static void selectRegister(FunctionEmitter &E, Reg To, Op C, Op A, Op B) {
  if (To.regClass() == RegClass::Pred)
    return selectPredicate(E, To, C, A, B);
  E.emitT("selp", RegClasses[unsigned(To.regClass())].Bits, To, A, B, C);
}

/// A select of a condition and a constant is "and" or "or", with an inverted
/// condition if necessary. \returns false if neither side is constant.
static bool selectLogic(FunctionEmitter &E, const SelectInst &Sel) {
  const Value *A = Sel.getTrueValue(), *B = Sel.getFalseValue();
  auto *TrueSide = dyn_cast<ConstantInt>(A);
  auto *FalseSide = dyn_cast<ConstantInt>(B);
  if (!Sel.getType()->isIntegerTy(1) || (!TrueSide && !FalseSide))
    return false;
  const ConstantInt *Constant = TrueSide ? TrueSide : FalseSide;
  Op C = E.useReg(Sel.getCondition());
  // select C, true, B and select C, A, false use the condition directly.
  if (Constant->isOne() != (Constant == TrueSide)) {
    Reg Not = E.temp(RegClass::Pred);
    E.emit("not.pred", Not, C);
    C = Not;
  }
  E.emit(Constant->isOne() ? "or.pred" : "and.pred",
         {E.def(&Sel), C, E.useReg(TrueSide ? B : A)});
  return true;
}

void emitSelect(FunctionEmitter &E, const Instruction &I) {
  auto &Sel = cast<SelectInst>(I);
  if (selectLogic(E, Sel) || emitDistance(E, I))
    return;
  const Value *C = Sel.getCondition(), *A = Sel.getTrueValue(),
              *B = Sel.getFalseValue();
  Type *Ty = I.getType();
  const TypeParts &TP = E.parts(Ty);
  if (!C->getType()->isVectorTy()) {
    Op Cond = E.useReg(C);
    for (unsigned P = 0; P < TP.size(); ++P) {
      Reg To = E.def(&I, P);
      Op X = E.use(A, P), Y = E.use(B, P);
      selectRegister(E, To, Cond, X, Y);
    }
    return;
  }
  unsigned N = FunctionEmitter::lanes(Ty);
  if (TP.size() && TP[0].Lanes > 1) {
    SmallVector<Op, 8> Results;
    for (unsigned L = 0; L < N; ++L) {
      Reg R = E.temp(Ty->getScalarType()->isIntegerTy() ? RegClass::B16
                                                        : RegClass::H16);
      Op Cond = E.useLane(C, L), X = E.useLane(A, L), Y = E.useLane(B, L);
      selectRegister(E, R, Cond, X, Y);
      Results.push_back(R);
    }
    return E.defineFromLanes(&I, Results);
  }
  unsigned Per = TP.size() / N;
  for (unsigned P = 0; P < TP.size(); ++P) {
    Reg To = E.def(&I, P);
    Op Cond = E.useLane(C, P / Per), X = E.use(A, P), Y = E.use(B, P);
    selectRegister(E, To, Cond, X, Y);
  }
}

} // namespace opennvvm::ptx
