//===- Compare.cpp - Comparisons and selections ---------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Half.h"
#include "Idioms.h"
#include "PTX/Values/Folding.h"
#include "Printers.h"
#include "WideInteger.h"

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
  Reg Not = E.Regs.temp(RegClass::Pred);
  switch (P) {
  case CmpInst::ICMP_NE:
    E.Out.emit("xor.pred", To, A, B);
    return;
  case CmpInst::ICMP_EQ:
    E.Out.emit("xor.pred", Not, A, B);
    E.Out.emit("not.pred", To, Not);
    return;
  case CmpInst::ICMP_UGT:
  case CmpInst::ICMP_UGE:
    E.Out.emit("not.pred", Not, B);
    E.Out.emit(P == CmpInst::ICMP_UGT ? "and.pred" : "or.pred", To, A, Not);
    return;
  default:
    E.Out.emit("not.pred", Not, A);
    E.Out.emit(P == CmpInst::ICMP_ULT ? "and.pred" : "or.pred", To, Not, B);
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
  Op Amount = E.Values.use(T->Amount);
  if (Is64 && Amount.isReg())
    Amount = E.Shared.get(SharedOp::CvtU32, 'u', 64, RegClass::B32, Amount);
  Reg Down = E.Shared.get(SharedOp::Shr, 'u', Width, C,
                          E.Values.useReg(T->Value), Amount);
  Reg Bits = E.Regs.temp(C);
  E.Out.emitT("and", typeSuffix('b', Width), Bits, Down, E.Values.use(T->Mask));
  E.Out.emitT(integerComparison(Cmp.getPredicate()), typeSuffix('b', Width),
              E.Values.def(&Cmp), Bits, Op::imm(0));
  return true;
}

void emitICmp(FunctionEmitter &E, const Instruction &I) {
  auto &Cmp = cast<ICmpInst>(I);
  if (emitBitTest(E, Cmp))
    return;
  const Value *A = Cmp.getOperand(0), *B = Cmp.getOperand(1);
  Type *Ty = A->getType();
  unsigned Bits = Ty->isPtrOrPtrVectorTy() ? E.DL.getPointerTypeSizeInBits(Ty)
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
  for (unsigned L = 0, N = laneCount(Ty); L < N; ++L) {
    Reg To = E.Values.def(&I, L);
    if (Bits == 1) {
      Op X = E.Values.useLane(A, L), Y = E.Values.useLane(B, L);
      emitPredicateCompare(E, P, To, X, Y);
      continue;
    }
    Op X = E.Values.useLane(A, L, Ext), Y = E.Values.useLane(B, L, Ext);
    E.Out.emitT(Mnemonic, Suffix, To, X, Y);
  }
}

//===----------------------------------------------------------------------===//
// fcmp
//===----------------------------------------------------------------------===//

static StringRef floatComparison(CmpInst::Predicate P) {
  static constexpr StringLiteral Table[] = {
      "",         "setp.eq",  "setp.gt",  "setp.ge",  "setp.lt",
      "setp.le",  "setp.ne",  "setp.num", "setp.nan", "setp.equ",
      "setp.gtu", "setp.geu", "setp.ltu", "setp.leu", "setp.neu"};
  static_assert(CmpInst::FCMP_OEQ == 1 && CmpInst::FCMP_UNE == 14);
  return Table[P];
}

void emitFCmp(FunctionEmitter &E, const Instruction &I) {
  auto &Cmp = cast<FCmpInst>(I);
  const Value *A = Cmp.getOperand(0), *B = Cmp.getOperand(1);
  Type *Ty = A->getType(), *Element = Ty->getScalarType();
  CmpInst::Predicate P = Cmp.getPredicate();
  unsigned N = laneCount(Ty);
  if (P == CmpInst::FCMP_FALSE || P == CmpInst::FCMP_TRUE) {
    for (unsigned L = 0; L < N; ++L)
      E.Out.copy(E.Values.def(&I, L),
                 Op::imm(P == CmpInst::FCMP_TRUE ? -1 : 0));
    return;
  }
  bool BFloat = Element->isBFloatTy();
  bool ThroughFloat =
      (Element->isHalfTy() && !E.has(Feature::HalfComparison)) ||
      (BFloat && !E.has(Feature::BFloatComparison));
  StringRef Suffix = Element->isDoubleTy()                  ? ".f64"
                     : Element->isFloatTy() || ThroughFloat ? ".f32"
                     : BFloat                               ? ".bf16"
                                                            : ".f16";
  if (BFloat && !ThroughFloat)
    E.needPTX(Feature::BFloatComparison, I);
  std::string Mnemonic = floatComparison(P).str();
  if (Element->isFloatTy())
    Mnemonic += E.ftz();
  for (unsigned L = 0; L < N; ++L) {
    Op X = E.Values.useLane(A, L), Y = E.Values.useLane(B, L);
    if (ThroughFloat) {
      X = halfToFloat(E, X, BFloat);
      Y = halfToFloat(E, Y, BFloat);
    }
    E.Out.emitT(Mnemonic, Suffix, E.Values.def(&I, L), X, Y);
  }
}

//===----------------------------------------------------------------------===//
// select
//===----------------------------------------------------------------------===//

/// There is no selp.pred: uses (C and A) or (not C and B).
static void selectPredicate(FunctionEmitter &E, Reg To, Op C, Op A, Op B) {
  Reg NotC = E.Regs.temp(RegClass::Pred), X = E.Regs.temp(RegClass::Pred),
      Y = E.Regs.temp(RegClass::Pred);
  E.Out.emit("and.pred", X, C, A);
  E.Out.emit("not.pred", NotC, C);
  E.Out.emit("and.pred", Y, NotC, B);
  E.Out.emit("or.pred", To, X, Y);
}

static void selectRegister(FunctionEmitter &E, Reg To, Op C, Op A, Op B) {
  if (To.regClass() == RegClass::Pred)
    return selectPredicate(E, To, C, A, B);
  E.Out.emitT("selp", RegClasses[unsigned(To.regClass())].Bits, To, A, B, C);
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
  Op C = E.Values.useReg(Sel.getCondition());
  // select C, true, B and select C, A, false use the condition directly.
  if (Constant->isOne() != (Constant == TrueSide)) {
    Reg Not = E.Regs.temp(RegClass::Pred);
    E.Out.emit("not.pred", Not, C);
    C = Not;
  }
  E.Out.emit(Constant->isOne() ? "or.pred" : "and.pred",
             {E.Values.def(&Sel), C, E.Values.useReg(TrueSide ? B : A)});
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
    Op Cond = E.Values.useReg(C);
    for (unsigned P = 0; P < TP.size(); ++P) {
      Reg To = E.Values.def(&I, P);
      Op X = E.Values.use(A, P), Y = E.Values.use(B, P);
      selectRegister(E, To, Cond, X, Y);
    }
    return;
  }
  unsigned N = laneCount(Ty);
  if (TP.size() && TP[0].Lanes > 1) {
    SmallVector<Op, 8> Results;
    for (unsigned L = 0; L < N; ++L) {
      Reg R = E.Regs.temp(Ty->getScalarType()->isIntegerTy() ? RegClass::B16
                                                             : RegClass::H16);
      Op Cond = E.Values.useLane(C, L), X = E.Values.useLane(A, L),
         Y = E.Values.useLane(B, L);
      selectRegister(E, R, Cond, X, Y);
      Results.push_back(R);
    }
    return E.Values.defineFromLanes(&I, Results);
  }
  unsigned Per = TP.size() / N;
  for (unsigned P = 0; P < TP.size(); ++P) {
    Reg To = E.Values.def(&I, P);
    Op Cond = E.Values.useLane(C, P / Per), X = E.Values.use(A, P),
       Y = E.Values.use(B, P);
    selectRegister(E, To, Cond, X, Y);
  }
}

} // namespace opennvvm::ptx
