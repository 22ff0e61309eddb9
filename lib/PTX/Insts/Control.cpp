//===- Control.cpp - Branches and returns ---------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../ParamLayout.h"
#include "Insts.h"

using namespace llvm;

namespace opennvvm::ptx {

void emitBranch(FunctionEmitter &E, const Instruction &I) {
  auto &Br = cast<BranchInst>(I);
  const BasicBlock *From = Br.getParent();
  if (Br.isUnconditional())
    return E.emitBranchTo(From, Br.getSuccessor(0));
  const BasicBlock *Then = Br.getSuccessor(0), *Else = Br.getSuccessor(1);
  if (Then == Else)
    return E.emitBranchTo(From, Then);

  Op Condition = E.predicate(Br.getCondition());
  auto Complement = [](Op O) {
    return O.Kind == Op::Register ? Op::notReg(O.R) : Op(O.R);
  };
  bool ThenCopies = E.edgeHasCopies(From, Then),
       ElseCopies = E.edgeHasCopies(From, Else);
  bool Early = ElseCopies && E.canCopyEarly(Br, Else, Then, false);
  if (Early) {
    E.emitPhiCopies(From, Else);
    ElseCopies = false;
  }
  if (ThenCopies && E.canCopyEarly(Br, Then, Else, Early)) {
    E.emitPhiCopies(From, Then);
    ThenCopies = false;
  }
  if (!ThenCopies) {
    // Make the back edge the conditional branch: if the exit is conditional,
    // ptxas unrolls a loop once more.
    if (!ElseCopies &&
        (E.isNextBlock(Then) || (!E.isNextBlock(Else) && E.isBackward(From, Else)))) {
      E.emitIf(Complement(Condition), "bra", {E.blockLabel(Else)});
      return E.jumpTo(Then);
    }
    E.emitIf(Condition, "bra", {E.blockLabel(Then)});
    if (ElseCopies)
      E.emitPhiCopies(From, Else);
    return E.jumpTo(Else);
  }
  if (!ElseCopies) {
    E.emitIf(Complement(Condition), "bra", {E.blockLabel(Else)});
    return E.emitBranchTo(From, Then, Early ? Else : nullptr);
  }
  // Copies on both edges: those of the else edge follow a label of their own.
  StringRef ElseEdge = E.label();
  E.emitIf(Complement(Condition), "bra", {Op::text(ElseEdge)});
  E.forgetConstants();
  E.emitPhiCopies(From, Then);
  E.emit("bra.uni", E.blockLabel(Then));
  E.emitLabel(Op::text(ElseEdge));
  E.forgetConstants();
  E.emitBranchTo(From, Else);
}

//===----------------------------------------------------------------------===//
// ret, unreachable
//===----------------------------------------------------------------------===//

void emitReturn(FunctionEmitter &E, const Instruction &I) {
  const Value *V = cast<ReturnInst>(I).getReturnValue();
  if (V && hasParam(V->getType(), E.DL)) {
    ParamLayout Layout = layoutReturn(E.function(), E.DL);
    storeParam(E, (E.Ctx.Names.stem(Stem::Return) + "0").str(), V, Layout,
               E.function().hasRetAttribute(Attribute::SExt));
  }
  E.emitNone("ret");
}

void emitUnreachable(FunctionEmitter &E, const Instruction &I) {
  // Nothing need follow a call that does not return or a trap, but ptxas
  // requires an explicit end of control flow.
  E.emitNone("trap");
  E.emitNone("exit");
}

} // namespace opennvvm::ptx
