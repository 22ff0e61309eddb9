//===- Aggregate.cpp - Members of structures and arrays -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Printers.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::ptx {

/// The first part of the member of \p Ty that \p Indices select.
static unsigned firstPart(FunctionEmitter &E, Type *Ty,
                          ArrayRef<unsigned> Indices) {
  unsigned First = 0;
  for (unsigned I : Indices) {
    First += E.Types.elementPart(Ty, I);
    Ty = ExtractValueInst::getIndexedType(Ty, I);
  }
  return First;
}

void emitExtractValue(FunctionEmitter &E, const Instruction &I) {
  auto &EV = cast<ExtractValueInst>(I);
  const Value *V = EV.getAggregateOperand();
  unsigned First = firstPart(E, V->getType(), EV.getIndices());
  SmallVector<Reg, 4> Rs;
  for (unsigned P = 0, N = E.parts(I.getType()).size(); P < N; ++P)
    Rs.push_back(E.Values.useReg(V, First + P));
  E.Values.set(&I, Rs);
}

void emitInsertValue(FunctionEmitter &E, const Instruction &I) {
  auto &IV = cast<InsertValueInst>(I);
  const Value *V = IV.getAggregateOperand(),
              *Member = IV.getInsertedValueOperand();
  Type *Ty = I.getType();
  unsigned First = firstPart(E, Ty, IV.getIndices());
  unsigned Count = E.parts(Member->getType()).size();
  const TypeParts &TP = E.parts(Ty);
  bool FromNothing = isa<UndefValue>(V);
  SmallVector<Reg, 8> Rs;
  for (unsigned P = 0; P < TP.size(); ++P) {
    if (P >= First && P < First + Count)
      Rs.push_back(E.Values.useReg(Member, P - First));
    else // What was never written need not be read.
      Rs.push_back(FromNothing ? E.Regs.temp(TP[P].Class)
                               : E.Values.useReg(V, P));
  }
  E.Values.set(&I, Rs);
}

} // namespace opennvvm::ptx
