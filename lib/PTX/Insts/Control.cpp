//===- Control.cpp - Branches, switches, returns --------------------------===//
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
  if (ElseCopies && E.canCopyEarly(Br, Else, Then)) {
    E.emitPhiCopies(From, Else);
    ElseCopies = false;
  }
  if (ThenCopies && E.canCopyEarly(Br, Then, Else)) {
    E.emitPhiCopies(From, Then);
    ThenCopies = false;
  }
  if (!ThenCopies) {
    // The way back of a loop is the conditional one: ptxas unrolls a loop once
    // more where its way out is.
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
    return E.emitBranchTo(From, Then);
  }
  // Copies on both edges: those of the else edge stand behind a label of
  // their own.
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
// switch
//===----------------------------------------------------------------------===//

namespace {
struct Case {
  APInt Value;
  const BasicBlock *Target;
};

/// Prints a switch as a tree of comparisons whose leaves are, from -O1 on, jump
/// tables where cases lie close. Targets whose edge copies phi values are
/// reached through an edge label.
class SwitchPrinter {
public:
  SwitchPrinter(FunctionEmitter &E, const SwitchInst &SI) : E(E), SI(SI) {
    Bits = SI.getCondition()->getType()->getIntegerBitWidth();
    for (auto &C : SI.cases())
      Cases.push_back({C.getCaseValue()->getValue(), C.getCaseSuccessor()});
    llvm::sort(Cases, [](const Case &A, const Case &B) {
      return A.Value.ult(B.Value);
    });
  }

  void print() {
    Condition = E.useExt(SI.getCondition(), Extend::Zero);
    Condition = E.inRegister(Condition, integerClass(Bits));
    tree(0, Cases.size());
    for (auto &[Target, Label] : Edges) {
      E.emitLabel(Op::text(Label));
      E.forgetConstants();
      E.emitPhiCopies(SI.getParent(), Target);
      E.emit("bra.uni", E.blockLabel(Target));
    }
    E.forgetConstants();
  }

private:
  // Below this many cases one comparison each is as good as a tree.
  static constexpr unsigned LinearCases = 4;

  Op target(const BasicBlock *BB) {
    if (!E.edgeHasCopies(SI.getParent(), BB))
      return E.blockLabel(BB);
    auto [It, New] = EdgeOf.try_emplace(BB, Edges.size());
    if (New)
      Edges.push_back({BB, E.label()});
    return Op::text(Edges[It->second].second);
  }

  void compare(StringRef How, const APInt &V, Op To) {
    Reg P = E.temp(RegClass::Pred);
    bool Equal = How == "setp.eq";
    E.emitT(How, typeSuffix(Equal ? 'b' : 'u', registerBits(Bits)), P,
            Condition, Op::imm(int64_t(V.getZExtValue())));
    E.emitIf(P, "bra", {To});
  }

  /// brx.idx came with PTX 6.0; no switch is worth a newer .version.
  bool hasTables() const {
    const Target &T = E.Ctx.T;
    return T.PTX ? *T.PTX >= 60 && E.sm() >= 30 : E.sm() >= 70;
  }

  /// Whether a jump table for these cases would hold enough of them (LLVM's
  /// figures: four, and two of five entries).
  bool isDense(unsigned First, unsigned Last) const {
    if (E.Ctx.Options.OptLevel == 0 || Last - First < 4 || !hasTables())
      return false;
    APInt Range = Cases[Last - 1].Value - Cases[First].Value;
    return Range.ult((Last - First) * 5 / 2);
  }

  /// brx.idx over all values from the first case to the last; the holes lead
  /// to the default.
  void table(unsigned First, unsigned Last) {
    const APInt &Low = Cases[First].Value, &High = Cases[Last - 1].Value;
    unsigned Width = registerBits(Bits);
    Op Default = target(SI.getDefaultDest()), Index = Condition;
    if (!Low.isZero()) {
      Reg From0 = E.temp(integerClass(Bits));
      E.emitT("sub", typeSuffix('s', Width), From0, Condition,
              Op::imm(int64_t(Low.getZExtValue())));
      Index = From0;
    }
    Reg Outside = E.temp(RegClass::Pred);
    uint64_t Entries = (High - Low).getZExtValue() + 1;
    E.emitT("setp.gt", typeSuffix('u', Width), Outside, Index,
            Op::imm(int64_t(Entries - 1)));
    E.emitIf(Outside, "bra", {Default});
    if (Width != 32) {
      Reg Index32 = E.temp(RegClass::B32);
      E.emitT("cvt.u32", typeSuffix('u', Width), Index32, Index);
      Index = Index32;
    }
    Op Targets = Op::text(E.label());
    E.printOp(Targets);
    E.out().text(": .branchtargets");
    unsigned Next = First;
    for (uint64_t I = 0; I < Entries; ++I) {
      E.out().text(I ? ",\n\t\t" : "\n\t\t");
      bool IsCase = (Cases[Next].Value - Low) == I;
      E.printOp(IsCase ? target(Cases[Next++].Target) : Default);
    }
    E.out().text(";\n");
    E.emit("brx.idx", Index, Targets);
    E.Ctx.Needs.need(60);
  }

  void tree(unsigned First, unsigned Last) {
    if (isDense(First, Last))
      return table(First, Last);
    if (Last - First <= LinearCases) {
      for (unsigned I = First; I < Last; ++I)
        compare("setp.eq", Cases[I].Value, target(Cases[I].Target));
      E.emit("bra.uni", target(SI.getDefaultDest()));
      return;
    }
    unsigned Middle = First + (Last - First) / 2;
    StringRef Low = E.label();
    compare("setp.lt", Cases[Middle].Value, Op::text(Low));
    tree(Middle, Last);
    E.emitLabel(Op::text(Low));
    tree(First, Middle);
  }

  FunctionEmitter &E;
  const SwitchInst &SI;
  unsigned Bits;
  Op Condition;
  SmallVector<Case, 16> Cases;
  DenseMap<const BasicBlock *, unsigned> EdgeOf;
  SmallVector<std::pair<const BasicBlock *, StringRef>, 8> Edges;
};
} // namespace

void emitSwitch(FunctionEmitter &E, const Instruction &I) {
  auto &SI = cast<SwitchInst>(I);
  if (SI.getNumCases() == 0)
    return E.emitBranchTo(SI.getParent(), SI.getDefaultDest());
  if (SI.getCondition()->getType()->getIntegerBitWidth() > 64)
    return emitUnsupported(E, I);
  SwitchPrinter(E, SI).print();
}

//===----------------------------------------------------------------------===//
// ret, unreachable
//===----------------------------------------------------------------------===//

void emitReturn(FunctionEmitter &E, const Instruction &I) {
  const Value *V = cast<ReturnInst>(I).getReturnValue();
  if (V && hasParam(V->getType(), E.DL)) {
    ParamLayout Layout = layoutReturn(E.function(), E.DL);
    storeParam(E, "func_retval0", V, Layout,
               E.function().hasRetAttribute(Attribute::SExt));
  }
  E.emitNone("ret");
}

void emitUnreachable(FunctionEmitter &E, const Instruction &I) {
  // After a call that does not return, or a trap, nothing need follow; ptxas
  // wants to see that control stops.
  E.emitNone("trap");
  E.emitNone("exit");
}

} // namespace opennvvm::ptx
