//===- NarrowAtomics.cpp - Bitwise atomics on parts of a word -------------===//
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
