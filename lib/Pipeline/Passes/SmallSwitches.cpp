//===- SmallSwitches.cpp - Switches that are branches ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SmallSwitches.h"
#include "Target/JumpTables.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;

namespace opennvvm {

namespace {
/// Adjacent values with one target.
struct Run {
  APInt Low, High;
  BasicBlock *Target;
};
} // namespace

using Runs = SmallVector<Run, 4>;

/// More are a tree or a table.
static constexpr unsigned MostRuns = LeastTableRuns - 1;

/// The cases of \p Switch in ascending order, or nothing if they are not small.
static Runs smallRunsOf(const SwitchInst &Switch) {
  SmallVector<Run, 8> Cases;
  for (const auto &C : Switch.cases()) {
    const APInt &V = C.getCaseValue()->getValue();
    Cases.push_back({V, V, const_cast<BasicBlock *>(C.getCaseSuccessor())});
  }
  llvm::sort(Cases,
             [](const Run &A, const Run &B) { return A.Low.ult(B.Low); });
  Runs Found;
  for (const Run &C : Cases)
    if (!Found.empty() && Found.back().Target == C.Target &&
        Found.back().High + 1 == C.Low)
      Found.back().High = C.High;
    else if (Found.size() == MostRuns)
      return {};
    else
      Found.push_back(C);
  return Found;
}

static void widen(SwitchInst &Switch) {
  Type *Word = Type::getInt32Ty(Switch.getContext());
  Switch.setCondition(
      IRBuilder<>(&Switch).CreateZExt(Switch.getCondition(), Word));
  for (auto Case : Switch.cases())
    Case.setValue(cast<ConstantInt>(
        ConstantInt::get(Word, Case.getCaseValue()->getZExtValue())));
}

/// Whether \p Condition is in \p R.
static Value *isIn(IRBuilder<> &B, Value *Condition, const Run &R) {
  Type *Ty = Condition->getType();
  if (R.Low == R.High)
    return B.CreateICmpEQ(Condition, ConstantInt::get(Ty, R.Low));
  if (!R.Low.isZero())
    Condition = B.CreateSub(Condition, ConstantInt::get(Ty, R.Low));
  return B.CreateICmpULE(Condition, ConstantInt::get(Ty, R.High - R.Low));
}

namespace {
/// Replaces a switch by a chain of branches.
class Chain {
public:
  explicit Chain(SwitchInst &Switch)
      : Switch(Switch), From(*Switch.getParent()) {}

  void replace(ArrayRef<Run> Cases) {
    takeEdges();
    // Where the default cannot be reached, the first case needs no test.
    BasicBlock *Default = Switch.getDefaultDest(), *Rest = Default;
    bool IsComplete = Switch.defaultDestUnreachable();
    if (IsComplete) {
      Rest = Cases.front().Target;
      Cases = Cases.drop_front();
    }
    IRBuilder<> B(&Switch);
    for (const Run &R : reverse(Cases)) {
      bool IsLast = &R == Cases.begin();
      BasicBlock *Next =
          IsLast ? Rest
                 : BasicBlock::Create(B.getContext(), "", From.getParent(),
                                      B.GetInsertBlock()->getNextNode());
      BasicBlock *Here = B.GetInsertBlock();
      B.CreateCondBr(isIn(B, Switch.getCondition(), R), R.Target, Next);
      addEdge(R.Target, Here);
      if (IsLast)
        addEdge(Rest, Here);
      else
        B.SetInsertPoint(Next);
    }
    if (Cases.empty()) {
      B.CreateBr(Rest);
      addEdge(Rest, &From);
    }
    Switch.eraseFromParent();
    if (IsComplete && pred_empty(Default))
      DeleteDeadBlock(Default);
  }

private:
  /// Removes the values that phis have from the switch.
  void takeEdges() {
    for (BasicBlock *To : successors(&From))
      for (PHINode &Phi : To->phis()) {
        int At = Phi.getBasicBlockIndex(&From);
        if (At < 0)
          continue; // Taken: there are several edges.
        Values[&Phi] = Phi.getIncomingValue(At);
        Phi.removeIncomingValueIf(
            [&](unsigned I) { return Phi.getIncomingBlock(I) == &From; },
            /*DeletePHIIfEmpty=*/false);
      }
  }

  void addEdge(BasicBlock *To, BasicBlock *Here) {
    for (PHINode &Phi : To->phis())
      Phi.addIncoming(Values.at(&Phi), Here);
  }

  SwitchInst &Switch;
  BasicBlock &From;
  DenseMap<const PHINode *, Value *> Values;
};
} // namespace

PreservedAnalyses NVVMLowerSmallSwitchesPass::run(Function &F,
                                                  FunctionAnalysisManager &) {
  // First, since blocks come and go.
  SmallVector<SwitchInst *, 8> Small;
  for (BasicBlock &Block : F)
    if (auto *Switch = dyn_cast<SwitchInst>(Block.getTerminator());
        Switch && !smallRunsOf(*Switch).empty())
      Small.push_back(Switch);
  for (SwitchInst *Switch : Small) {
    if (Switch->getCondition()->getType()->getIntegerBitWidth() < 32)
      widen(*Switch);
    Chain(*Switch).replace(smallRunsOf(*Switch));
  }
  return Small.empty() ? PreservedAnalyses::all() : PreservedAnalyses::none();
}

} // namespace opennvvm
