//===- Switch.cpp - Switches ----------------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Printers.h"
#include "Target/JumpTables.h"
#include "Unsupported.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::ptx {

namespace {
/// Adjacent values with the same target.
struct Cluster {
  APInt Low, High;
  const BasicBlock *Target;
};

/// The known lower and upper bounds of the condition.
struct Bounds {
  APInt Low, High;
};

/// Prints a switch as a tree of comparisons whose leaves are, from -O1 on, jump
/// tables for dense cases. Targets with phi copies are reached through an edge
/// label.
class SwitchPrinter {
public:
  SwitchPrinter(FunctionEmitter &E, const SwitchInst &SI) : E(E), SI(SI) {
    Bits = SI.getCondition()->getType()->getIntegerBitWidth();
    for (auto &C : SI.cases()) {
      const APInt &V = C.getCaseValue()->getValue();
      Clusters.push_back({V, V, C.getCaseSuccessor()});
    }
    llvm::sort(Clusters, [](const Cluster &A, const Cluster &B) {
      return A.Low.ult(B.Low);
    });
    join();
  }

  void print() {
    Condition = E.Values.useExt(SI.getCondition(), Extend::Zero);
    Condition = E.Values.inRegister(Condition, integerClass(Bits));
    tree(0, Clusters.size(), {APInt::getZero(Bits), APInt::getMaxValue(Bits)});
    for (auto &[Target, Label] : Edges) {
      E.Out.emitLabel(Op::text(Label));
      E.Constants.forget();
      E.Flow.copyPhis(SI.getParent(), Target);
      E.Out.emit({Inst::Bra, Mod::Uni}, E.Flow.label(Target));
    }
    E.Constants.forget();
  }

private:
  // With fewer clusters than this, one comparison each is as good as a tree.
  static constexpr unsigned LinearClusters = 4;

  /// Merges adjacent clusters with the same target.
  void join() {
    unsigned Last = 0;
    for (unsigned I = 1; I < Clusters.size(); ++I) {
      Cluster &Before = Clusters[Last];
      if (Clusters[I].Target == Before.Target &&
          Clusters[I].Low == Before.High + 1)
        Before.High = Clusters[I].High;
      else
        Clusters[++Last] = Clusters[I];
    }
    Clusters.truncate(Last + 1);
  }

  Op target(const BasicBlock *BB) {
    if (!E.Flow.edgeHasCopies(SI.getParent(), BB))
      return E.Flow.label(BB);
    auto [It, New] = EdgeOf.try_emplace(BB, Edges.size());
    if (New)
      Edges.push_back({BB, E.Flow.freshLabel()});
    return Op::text(Edges[It->second].second);
  }

  Op number(const APInt &V) const { return Op::imm(int64_t(V.getZExtValue())); }

  void compare(Mod How, Op Value, const APInt &V, Op To) {
    Reg P = E.Regs.temp(RegClass::Pred);
    E.Out.emit({Inst::Setp, How,
                typeMod(How == Mod::Eq ? 'b' : 'u', registerBits(Bits))},
               P, Value, number(V));
    E.Out.emitIf(P, Inst::Bra, {To});
  }

  /// The condition minus \p Low.
  Op from(const APInt &Low) {
    if (Low.isZero())
      return Condition;
    Reg R = E.Regs.temp(integerClass(Bits));
    E.Out.emit({Inst::Sub, typeMod('s', registerBits(Bits))}, R, Condition,
               number(Low));
    return R;
  }

  /// No switch justifies a newer .version.
  bool hasTables() const { return mayUseFreely(E.Ctx.T, Feature::BranchTable); }

  /// Whether a jump table for these clusters is dense enough.
  bool isDense(unsigned First, unsigned Last) const {
    const EmitterOptions &Options = E.Ctx.Options;
    if (Options.OptLevel == 0 || First == Last || !hasTables())
      return false;
    bool IsAll = First == 0 && Last == Clusters.size();
    if (!IsAll && !Options.PartialJumpTables)
      return false;
    uint64_t Values = 0;
    for (unsigned I = First; I < Last; ++I)
      Values += (Clusters[I].High - Clusters[I].Low).getLimitedValue() + 1;
    return isDenseTable(Last - First, Values,
                        Clusters[Last - 1].High - Clusters[First].Low,
                        Options.JumpTableDensity);
  }

  /// brx.idx over all values from the first case to the last; gaps go to the
  /// default.
  void table(unsigned First, unsigned Last) {
    const APInt &Low = Clusters[First].Low, &High = Clusters[Last - 1].High;
    unsigned Width = registerBits(Bits);
    Op Default = target(SI.getDefaultDest()), Index = from(Low);
    uint64_t Entries = (High - Low).getZExtValue() + 1;
    if (!SI.defaultDestUnreachable())
      compare(Mod::Gt, Index, High - Low, Default);
    if (Width != 32) {
      Reg Index32 = E.Regs.temp(RegClass::B32);
      E.Out.emit({Inst::Cvt, Mod::U32, typeMod('u', Width)}, Index32, Index);
      Index = Index32;
    }
    Op Targets = Op::text(E.Flow.freshLabel());
    E.Out.printOp(Targets);
    E.Out.writer().text(": .branchtargets");
    unsigned Next = First;
    for (uint64_t I = 0; I < Entries; ++I) {
      E.Out.writer().text(I ? ",\n\t\t" : "\n\t\t");
      if ((Clusters[Next].High - Low).ult(I))
        ++Next;
      bool IsCase = (Clusters[Next].Low - Low).ule(I);
      E.Out.printOp(IsCase ? target(Clusters[Next].Target) : Default);
    }
    E.Out.writer().text(";\n");
    E.Out.emit({Inst::Brx, Mod::Idx}, Index, Targets);
    E.Ctx.Needs.need(Feature::BranchTable);
  }

  /// Jumps to the target of \p C if the condition, which is within \p Known, is
  /// in it.
  void test(const Cluster &C, const Bounds &Known) {
    Op To = target(C.Target);
    if (C.Low == C.High)
      compare(Mod::Eq, Condition, C.Low, To);
    else if (C.Low == Known.Low)
      compare(Mod::Le, Condition, C.High, To);
    else if (C.High == Known.High)
      compare(Mod::Ge, Condition, C.Low, To);
    else
      compare(Mod::Le, from(C.Low), C.High - C.Low, To);
  }

  void leaf(unsigned First, unsigned Last, Bounds Known) {
    for (unsigned I = First; I < Last; ++I) {
      const Cluster &C = Clusters[I];
      bool IsAll = C.Low == Known.Low && C.High == Known.High;
      if (IsAll || (I + 1 == Last && SI.defaultDestUnreachable()))
        return E.Out.emit({Inst::Bra, Mod::Uni}, target(C.Target));
      test(C, Known);
      if (C.Low == Known.Low)
        Known.Low = C.High + 1;
    }
    E.Out.emit({Inst::Bra, Mod::Uni}, target(SI.getDefaultDest()));
  }

  /// Where to split a tree: at the widest gap if one side then becomes a table,
  /// otherwise in the middle.
  unsigned split(unsigned First, unsigned Last) const {
    unsigned Widest = First + 1;
    auto Gap = [&](unsigned I) {
      return Clusters[I].Low - Clusters[I - 1].High;
    };
    for (unsigned I = First + 2; I < Last; ++I)
      if (Gap(I).ugt(Gap(Widest)))
        Widest = I;
    return isDense(First, Widest) || isDense(Widest, Last)
               ? Widest
               : First + (Last - First) / 2;
  }

  void tree(unsigned First, unsigned Last, const Bounds &Known) {
    if (isDense(First, Last))
      return table(First, Last);
    if (Last - First <= LinearClusters)
      return leaf(First, Last, Known);
    unsigned Middle = split(First, Last);
    const APInt &Split = Clusters[Middle].Low;
    StringRef Low = E.Flow.freshLabel();
    compare(Mod::Lt, Condition, Split, Op::text(Low));
    tree(Middle, Last, {Split, Known.High});
    E.Out.emitLabel(Op::text(Low));
    tree(First, Middle, {Known.Low, Split - 1});
  }

  FunctionEmitter &E;
  const SwitchInst &SI;
  unsigned Bits;
  Op Condition;
  SmallVector<Cluster, 16> Clusters;
  DenseMap<const BasicBlock *, unsigned> EdgeOf;
  SmallVector<std::pair<const BasicBlock *, StringRef>, 8> Edges;
};
} // namespace

void emitSwitch(FunctionEmitter &E, const Instruction &I) {
  auto &SI = cast<SwitchInst>(I);
  if (SI.getNumCases() == 0)
    return E.Flow.branchTo(SI.getParent(), SI.getDefaultDest());
  if (SI.getCondition()->getType()->getIntegerBitWidth() > 64)
    return emitUnsupported(E, I);
  SwitchPrinter(E, SI).print();
}

} // namespace opennvvm::ptx
