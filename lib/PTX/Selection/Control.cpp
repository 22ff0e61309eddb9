//===- Control.cpp - Branches and returns ---------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Call.h"
#include "PTX/Module/ParamLayout.h"
#include "Printers.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::ptx {

void emitBranch(FunctionEmitter &E, const Instruction &I) {
  auto &Br = cast<BranchInst>(I);
  const BasicBlock *From = Br.getParent();
  if (Br.isUnconditional())
    return E.Flow.branchTo(From, Br.getSuccessor(0));
  const BasicBlock *Then = Br.getSuccessor(0), *Else = Br.getSuccessor(1);
  if (Then == Else)
    return E.Flow.branchTo(From, Then);

  Op Condition = E.Values.predicate(Br.getCondition());
  auto Complement = [](Op O) {
    return O.Kind == Op::Register ? Op::notReg(O.R) : Op(O.R);
  };
  bool ThenCopies = E.Flow.edgeHasCopies(From, Then),
       ElseCopies = E.Flow.edgeHasCopies(From, Else);
  bool Early = ElseCopies && E.Flow.canCopyEarly(Br, Else, Then, false);
  if (Early) {
    Condition = E.Flow.keepCondition(Condition, Else);
    E.Flow.copyPhis(From, Else);
    ElseCopies = false;
  }
  const BasicBlock *Written = Early ? Else : nullptr;
  if (ThenCopies && E.Flow.canCopyEarly(Br, Then, Else, Early)) {
    Condition = E.Flow.keepCondition(Condition, Then);
    E.Flow.copyPhis(From, Then, Written);
    Written = Then;
    ThenCopies = false;
  }
  if (!ThenCopies) {
    // Make the back edge the conditional branch, of two that of the inner loop:
    // if the exit is conditional, ptxas unrolls a loop once more.
    bool ElseGoesBack =
        E.Flow.isBackward(From, Else) &&
        (!E.Flow.isBackward(From, Then) || E.Flow.isBackward(Else, Then));
    if (!ElseCopies &&
        (E.Flow.isNext(Then) || (!E.Flow.isNext(Else) && ElseGoesBack))) {
      E.Out.emitIf(Complement(Condition), Inst::Bra, {E.Flow.label(Else)});
      return E.Flow.jumpTo(Then);
    }
    E.Out.emitIf(Condition, Inst::Bra, {E.Flow.label(Then)});
    if (ElseCopies)
      E.Flow.copyPhis(From, Else, Written);
    return E.Flow.jumpTo(Else);
  }
  if (!ElseCopies) {
    E.Out.emitIf(Complement(Condition), Inst::Bra, {E.Flow.label(Else)});
    return E.Flow.branchTo(From, Then, Written);
  }
  // Copies on both edges: those of the else edge follow a label of their own.
  StringRef ElseEdge = E.Flow.freshLabel();
  E.Out.emitIf(Complement(Condition), Inst::Bra, {Op::text(ElseEdge)});
  E.Constants.forget();
  E.Flow.copyPhis(From, Then);
  E.Out.emit({Inst::Bra, Mod::Uni}, E.Flow.label(Then));
  E.Out.emitLabel(Op::text(ElseEdge));
  E.Constants.forget();
  E.Flow.branchTo(From, Else);
}

//===----------------------------------------------------------------------===//
// ret, unreachable
//===----------------------------------------------------------------------===//

void emitReturn(FunctionEmitter &E, const Instruction &I) {
  const Value *V = cast<ReturnInst>(I).getReturnValue();
  if (V && hasParam(V->getType(), E.DL)) {
    ParamLayout Layout = layoutReturn(E.function(), E.DL);
    storeParam(E, (E.Ctx.Names.stem(Stem::Return) + "0").str(), V, Layout,
               E.function().hasRetAttribute(llvm::Attribute::SExt));
  }
  E.Out.emit(Inst::Ret);
}

void emitUnreachable(FunctionEmitter &E, const Instruction &I) {
  // Nothing need follow a call that does not return or a trap, but ptxas
  // requires an explicit end of control flow.
  E.Out.emit(Inst::Trap);
  E.Out.emit(Inst::Exit);
}

} // namespace opennvvm::ptx
