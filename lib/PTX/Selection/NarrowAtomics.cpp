//===- NarrowAtomics.cpp - Atomics on parts of a word ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Atomics.h"
#include "Catalog/Atomic.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm::ptx {

//===----------------------------------------------------------------------===//
// The word around a value
//===----------------------------------------------------------------------===//

CasWord wordAround(FunctionEmitter &E, const Address &A, unsigned Bits) {
  CasWord W;
  W.A = A;
  W.ValueBits = Bits;
  // The address as a number, its word, and the bit at which the value begins.
  Reg Whole = E.Addresses.reg(A);
  bool Is64 = Whole.width() == 64;
  Reg Base = E.Regs.temp(Whole.regClass());
  E.Out.emit({Inst::And, Is64 ? Mod::B64 : Mod::B32}, Base, Whole, Op::imm(-4));
  Reg Low = Whole;
  if (Is64) {
    Low = E.Regs.temp(RegClass::B32);
    E.Out.emit({Inst::Cvt, Mod::U32, Mod::U64}, Low, Whole);
  }
  Reg Byte = E.Regs.temp(RegClass::B32);
  W.Shift = E.Regs.temp(RegClass::B32);
  E.Out.emit({Inst::And, Mod::B32}, Byte, Low, Op::imm(3));
  E.Out.emit({Inst::Shl, Mod::B32}, W.Shift, Byte, Op::imm(3));
  W.A.Base = Base;
  W.A.Offset = 0;
  return W;
}

void makeMasks(FunctionEmitter &E, CasWord &W) {
  W.Mask = E.Regs.temp(RegClass::B32);
  W.NotMask = E.Regs.temp(RegClass::B32);
  E.Out.emit({Inst::Shl, Mod::B32}, W.Mask,
             Op::imm(W.ValueBits == 8 ? 0xFF : 0xFFFF), W.Shift);
  E.Out.emit({Inst::Not, Mod::B32}, W.NotMask, W.Mask);
}

void extractValue(FunctionEmitter &E, const CasWord &W, ArrayRef<Reg> To,
                  ArrayRef<Reg> Word) {
  if (!W.isPartial()) {
    for (unsigned K = 0; K != To.size(); ++K)
      E.Out.copy(To[K], Word[K]);
    return;
  }
  Reg Down = E.Regs.temp(RegClass::B32);
  E.Out.emit({Inst::Shr, Mod::U32}, Down, Word[0], W.Shift);
  if (W.ValueBits == 16) {
    E.Out.emit({Inst::Cvt, Mod::U16, Mod::U32}, To[0], Down);
    return;
  }
  Reg Low = E.Regs.temp(RegClass::B32);
  E.Out.emit({Inst::And, Mod::B32}, Low, Down, Op::imm(0xFF));
  E.Out.emit({Inst::Cvt, Mod::U16, Mod::U32}, To[0], Low);
}

Reg moveIntoPlace(FunctionEmitter &E, const CasWord &W, const Value *V) {
  Op Narrow = E.Values.useExt(V, Extend::Zero);
  if (Narrow.isImm()) {
    Narrow.Imm &= maskTrailingOnes<uint64_t>(W.ValueBits);
  } else {
    Reg Wide = E.Regs.temp(RegClass::B32);
    E.Out.emit({Inst::Cvt, Mod::U32, Mod::U16}, Wide, Narrow);
    Narrow = Wide;
  }
  Reg Up = E.Regs.temp(RegClass::B32);
  E.Out.emit({Inst::Shl, Mod::B32}, Up, Narrow, W.Shift);
  return Up;
}

SmallVector<Op, 4> insertValue(FunctionEmitter &E, const CasWord &W,
                               ArrayRef<Reg> Word, ArrayRef<Op> New) {
  if (!W.isPartial()) {
    SmallVector<Op, 4> List;
    for (const Op &O : New) {
      Op Same = O;
      if (O.isReg() && O.R.regClass() != W.limbClass()) {
        Same = E.Regs.temp(W.limbClass());
        E.Out.copy(Same.R, O);
      }
      List.push_back(Same);
    }
    return List;
  }
  Reg Wide = E.Regs.temp(RegClass::B32), Up = E.Regs.temp(RegClass::B32),
      Inside = E.Regs.temp(RegClass::B32), Outside = E.Regs.temp(RegClass::B32),
      To = E.Regs.temp(RegClass::B32);
  E.Out.emit({Inst::Cvt, Mod::U32, Mod::U16}, Wide,
             E.Values.inRegister(New[0], RegClass::B16));
  E.Out.emit({Inst::Shl, Mod::B32}, Up, Wide, W.Shift);
  E.Out.emit({Inst::And, Mod::B32}, Inside, Up, W.Mask);
  E.Out.emit({Inst::And, Mod::B32}, Outside, Word[0], W.NotMask);
  E.Out.emit({Inst::Or, Mod::B32}, To, Outside, Inside);
  return {To};
}

//===----------------------------------------------------------------------===//
// Operations on the whole word
//===----------------------------------------------------------------------===//

bool emitNarrowBits(FunctionEmitter &E, const AtomicRMWInst &I,
                    const Address &A, const AtomicPlan &Plan) {
  AtomicRMWInst::BinOp Kind = I.getOperation();
  if ((!I.getType()->isIntegerTy(8) && !I.getType()->isIntegerTy(16)) ||
      (Kind != AtomicRMWInst::And && Kind != AtomicRMWInst::Or &&
       Kind != AtomicRMWInst::Xor))
    return false;
  const AtomicForm *Form = findAtomicForm(Kind, AtomicType::I32, *E.Ctx.T.SM);
  if (!Form)
    return false;
  CasWord W = wordAround(E, A, I.getType()->getIntegerBitWidth());
  Reg Operand = moveIntoPlace(E, W, I.getValOperand());
  if (Kind == AtomicRMWInst::And) {
    makeMasks(E, W);
    Reg Kept = E.Regs.temp(RegClass::B32);
    E.Out.emit({Inst::Or, Mod::B32}, Kept, Operand, W.NotMask);
    Operand = Kept;
  }
  AtomicName Name = nameAtomic(E, I, *Form, W.A, Plan);
  fenceBefore(E, Plan);
  Reg Old = E.Regs.temp(RegClass::B32);
  SmallVector<Op, 4> List;
  if (!Name.IsRed)
    List.push_back(Old);
  List.append({W.A.at(), Operand});
  if (Name.Policy.isValid())
    List.push_back(Name.Policy);
  E.Out.emitList(Name.Name, List);
  fenceAfter(E, Plan);
  if (!I.use_empty())
    extractValue(E, W, {E.Values.def(&I)}, {Old});
  return true;
}

} // namespace opennvvm::ptx
