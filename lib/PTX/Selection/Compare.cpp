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

static Mod integerComparison(CmpInst::Predicate P) {
  switch (P) {
  case CmpInst::ICMP_EQ:
    return Mod::Eq;
  case CmpInst::ICMP_NE:
    return Mod::Ne;
  case CmpInst::ICMP_UGT:
  case CmpInst::ICMP_SGT:
    return Mod::Gt;
  case CmpInst::ICMP_UGE:
  case CmpInst::ICMP_SGE:
    return Mod::Ge;
  case CmpInst::ICMP_ULT:
  case CmpInst::ICMP_SLT:
    return Mod::Lt;
  default:
    return Mod::Le;
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
    E.Out.emit({Inst::Xor, Mod::Pred}, To, A, B);
    return;
  case CmpInst::ICMP_EQ:
    E.Out.emit({Inst::Xor, Mod::Pred}, Not, A, B);
    E.Out.emit({Inst::Not, Mod::Pred}, To, Not);
    return;
  case CmpInst::ICMP_UGT:
  case CmpInst::ICMP_UGE:
    E.Out.emit({Inst::Not, Mod::Pred}, Not, B);
    E.Out.emit({P == CmpInst::ICMP_UGT ? Inst::And : Inst::Or, Mod::Pred}, To,
               A, Not);
    return;
  default:
    E.Out.emit({Inst::Not, Mod::Pred}, Not, A);
    E.Out.emit({P == CmpInst::ICMP_ULT ? Inst::And : Inst::Or, Mod::Pred}, To,
               Not, B);
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
  E.Out.emit({Inst::And, typeMod('b', Width)}, Bits, Down,
             E.Values.use(T->Mask));
  E.Out.emit(
      {Inst::Setp, integerComparison(Cmp.getPredicate()), typeMod('b', Width)},
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
  char Letter = ICmpInst::isEquality(P) ? 'b' : Signed ? 's' : 'u';
  Opcode Name = {Inst::Setp, integerComparison(P),
                 typeMod(Letter, registerBits(Bits))};
  for (unsigned L = 0, N = laneCount(Ty); L < N; ++L) {
    Reg To = E.Values.def(&I, L);
    if (Bits == 1) {
      Op X = E.Values.useLane(A, L), Y = E.Values.useLane(B, L);
      emitPredicateCompare(E, P, To, X, Y);
      continue;
    }
    Op X = E.Values.useLane(A, L, Ext), Y = E.Values.useLane(B, L, Ext);
    E.Out.emit(Name, To, X, Y);
  }
}

//===----------------------------------------------------------------------===//
// fcmp
//===----------------------------------------------------------------------===//

static Mod floatComparison(CmpInst::Predicate P) {
  static constexpr Mod Table[] = {Mod::None, Mod::Eq,  Mod::Gt,  Mod::Ge,
                                  Mod::Lt,   Mod::Le,  Mod::Ne,  Mod::Num,
                                  Mod::Nan,  Mod::Equ, Mod::Gtu, Mod::Geu,
                                  Mod::Ltu,  Mod::Leu, Mod::Neu};
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
  Mod Suffix = Element->isDoubleTy()                  ? Mod::F64
               : Element->isFloatTy() || ThroughFloat ? Mod::F32
               : BFloat                               ? Mod::Bf16
                                                      : Mod::F16;
  if (BFloat && !ThroughFloat)
    E.needPTX(Feature::BFloatComparison, I);
  Opcode Name = {Inst::Setp, floatComparison(P),
                 Element->isFloatTy() ? E.ftz() : Mod::None, Suffix};
  for (unsigned L = 0; L < N; ++L) {
    Op X = E.Values.useLane(A, L), Y = E.Values.useLane(B, L);
    if (ThroughFloat) {
      X = halfToFloat(E, X, BFloat);
      Y = halfToFloat(E, Y, BFloat);
    }
    E.Out.emit(Name, E.Values.def(&I, L), X, Y);
  }
}

//===----------------------------------------------------------------------===//
// select
//===----------------------------------------------------------------------===//

/// There is no selp.pred: uses (C and A) or (not C and B).
static void selectPredicate(FunctionEmitter &E, Reg To, Op C, Op A, Op B) {
  Reg NotC = E.Regs.temp(RegClass::Pred), X = E.Regs.temp(RegClass::Pred),
      Y = E.Regs.temp(RegClass::Pred);
  E.Out.emit({Inst::And, Mod::Pred}, X, C, A);
  E.Out.emit({Inst::Not, Mod::Pred}, NotC, C);
  E.Out.emit({Inst::And, Mod::Pred}, Y, NotC, B);
  E.Out.emit({Inst::Or, Mod::Pred}, To, X, Y);
}

static void selectRegister(FunctionEmitter &E, Reg To, Op C, Op A, Op B) {
  if (To.regClass() == RegClass::Pred)
    return selectPredicate(E, To, C, A, B);
  E.Out.emit({Inst::Selp, RegClasses[unsigned(To.regClass())].Bits}, To, A, B,
             C);
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
    E.Out.emit({Inst::Not, Mod::Pred}, Not, C);
    C = Not;
  }
  E.Out.emit({Constant->isOne() ? Inst::Or : Inst::And, Mod::Pred},
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
