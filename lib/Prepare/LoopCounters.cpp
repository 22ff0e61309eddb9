//===- LoopCounters.cpp - Fewer registers for loop counters ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An unrolled loop has two counters that are always equal: the original one and
// the unroller's. A counter that is only compared with a bound needs a register
// for the bound; counting down to zero does not. Where the loop continues if
// the lower half of a wide counter compares with a bound, ptxas does not find
// the trip count, but it does for a narrow counter.
//
//===----------------------------------------------------------------------===//

#include "LoopCounters.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace opennvvm::prepare {

/// Blocks with more predecessors are not simple counting loops, and with more
/// counters in one block, not all pairs are compared.
static constexpr unsigned MaxWaysIn = 8, MaxCounters = 32;

/// \p V as the addition of a constant to \p Phi; null if it is not one.
static BinaryOperator *stepOf(const PHINode &Phi, Value *V) {
  auto *Add = dyn_cast<BinaryOperator>(V);
  return Add && Add->getOpcode() == Instruction::Add &&
                 Add->getOperand(0) == &Phi &&
                 isa<ConstantInt>(Add->getOperand(1))
             ? Add
             : nullptr;
}

/// Whether \p A and \p B, of one block, are always equal: for each predecessor,
/// they have the same value or continue by the same step.
static bool areEqual(const PHINode &A, const PHINode &B) {
  if (A.getType() != B.getType())
    return false;
  bool Steps = false;
  for (unsigned I = 0; I < A.getNumIncomingValues(); ++I) {
    Value *InA = A.getIncomingValue(I);
    Value *InB = B.getIncomingValueForBlock(A.getIncomingBlock(I));
    if (InA == InB)
      continue;
    BinaryOperator *StepA = stepOf(A, InA), *StepB = stepOf(B, InB);
    if (!StepA || !StepB || StepA->getOperand(1) != StepB->getOperand(1))
      return false;
    Steps = true;
  }
  return Steps;
}

/// Replaces \p Other with \p Kept, and merges the two additions that have
/// become equal.
static void merge(PHINode &Kept, PHINode &Other) {
  SmallVector<std::pair<BinaryOperator *, BinaryOperator *>, 2> Steps;
  for (unsigned I = 0; I < Kept.getNumIncomingValues(); ++I) {
    Value *In = Kept.getIncomingValue(I);
    Value *OtherIn = Other.getIncomingValueForBlock(Kept.getIncomingBlock(I));
    if (In != OtherIn)
      Steps.push_back({stepOf(Kept, In), stepOf(Other, OtherIn)});
  }
  Other.replaceAllUsesWith(&Kept);
  Other.eraseFromParent();
  for (auto [A, B] : Steps) {
    // The merged addition keeps only the flags that both have.
    A->andIRFlags(B);
    B->andIRFlags(A);
    if (A->getParent() != B->getParent() || A == B)
      continue;
    if (B->comesBefore(A))
      std::swap(A, B);
    B->replaceAllUsesWith(A);
    B->eraseFromParent();
  }
}

static void mergeEqualCounters(BasicBlock &BB) {
  SmallVector<PHINode *, 8> Counters;
  for (PHINode &Phi : make_early_inc_range(BB.phis())) {
    bool Counts = Phi.getType()->isIntegerTy() &&
                  Phi.getNumIncomingValues() <= MaxWaysIn &&
                  llvm::any_of(Phi.incoming_values(), [&](Value *V) {
                    return stepOf(Phi, V) != nullptr;
                  });
    if (!Counts)
      continue;
    auto *Same = llvm::find_if(
        Counters, [&](PHINode *Other) { return areEqual(*Other, Phi); });
    if (Same != Counters.end())
      merge(**Same, Phi);
    else if (Counters.size() < MaxCounters)
      Counters.push_back(&Phi);
  }
}

/// The comparison that is the only use of \p Phi and \p Step, apart from
/// counting.
static ICmpInst *onlyComparison(const PHINode &Phi, BinaryOperator &Step) {
  if (!Phi.hasOneUse() || !Step.hasNUses(2))
    return nullptr;
  for (User *U : Step.users())
    if (auto *Cmp = dyn_cast<ICmpInst>(U))
      return Cmp->isEquality() ? Cmp : nullptr;
  return nullptr;
}

/// Debuggers must not show a number other than the one in the program.
static void forgetVariables(Value &V) {
  SmallVector<DbgVariableRecord *, 4> Records;
  findDbgUsers(&V, Records);
  for (DbgVariableRecord *Record : Records)
    Record->setKillLocation();
}

/// Counts from the bound minus the start down to zero, if \p Phi is only used
/// for one comparison with a bound that does not fit an immediate.
static void countDown(PHINode &Phi, const DominatorTree &DT) {
  if (Phi.getNumIncomingValues() != 2 || !Phi.getType()->isIntegerTy())
    return;
  unsigned Back = stepOf(Phi, Phi.getIncomingValue(1)) ? 1 : 0;
  BinaryOperator *Step = stepOf(Phi, Phi.getIncomingValue(Back));
  ICmpInst *Cmp = Step ? onlyComparison(Phi, *Step) : nullptr;
  if (!Cmp)
    return;
  bool IsFirst = Cmp->getOperand(0) == Step;
  Value *Bound = Cmp->getOperand(IsFirst), *Start = Phi.getIncomingValue(!Back);
  Instruction *Before = Phi.getIncomingBlock(!Back)->getTerminator();
  if (Bound == Step || isa<Constant>(Bound) || !DT.dominates(Bound, Before))
    return;
  forgetVariables(Phi);
  forgetVariables(*Step);
  IRBuilder<> B(Before);
  auto *Number = dyn_cast<ConstantInt>(Start);
  Value *Count = Number && Number->isZero() ? Bound : B.CreateSub(Bound, Start);
  Phi.setIncomingValue(!Back, Count);
  Step->dropPoisonGeneratingFlags();
  Step->setOperand(
      1, ConstantInt::get(Phi.getContext(),
                          -cast<ConstantInt>(Step->getOperand(1))->getValue()));
  Cmp->setOperand(!IsFirst, Step);
  Cmp->setOperand(IsFirst, ConstantInt::get(Phi.getType(), 0));
  Cmp->setSameSign(false);
}

/// The truncation of \p Step whose comparison alone decides whether control
/// enters \p Header again; null if there is none.
static TruncInst *decidingHalf(const BasicBlock &Header, BinaryOperator &Step) {
  for (User *U : Step.users()) {
    auto *Half = dyn_cast<TruncInst>(U);
    auto *Cmp = Half && Half->hasOneUse()
                    ? dyn_cast<ICmpInst>(*Half->user_begin())
                    : nullptr;
    auto *Br = Cmp && Cmp->hasOneUse() && Half->getType()->isIntegerTy(32)
                   ? dyn_cast<BranchInst>(*Cmp->user_begin())
                   : nullptr;
    if (Br && is_contained(successors(Br), &Header))
      return Half;
  }
  return nullptr;
}

/// Gives the loop a counter of the width of the comparison that continues it,
/// if it compares the lower half of \p Phi.
static void narrow(PHINode &Phi) {
  if (Phi.getNumIncomingValues() != 2 || !Phi.getType()->isIntegerTy())
    return;
  unsigned Back = stepOf(Phi, Phi.getIncomingValue(1)) ? 1 : 0;
  BinaryOperator *Step = stepOf(Phi, Phi.getIncomingValue(Back));
  TruncInst *Half = Step ? decidingHalf(*Phi.getParent(), *Step) : nullptr;
  if (!Half)
    return;
  Type *Ty = Half->getType();
  IRBuilder<> B(Phi.getIncomingBlock(!Back)->getTerminator());
  Value *Start = B.CreateTrunc(Phi.getIncomingValue(!Back), Ty);
  B.SetInsertPoint(&Phi);
  PHINode *Counter = B.CreatePHI(Ty, 2);
  B.SetInsertPoint(Step);
  B.SetCurrentDebugLocation(Step->getDebugLoc());
  Value *Next = B.CreateAdd(
      Counter, ConstantInt::get(Ty, cast<ConstantInt>(Step->getOperand(1))
                                        ->getValue()
                                        .trunc(Ty->getIntegerBitWidth())));
  Counter->addIncoming(Start, Phi.getIncomingBlock(!Back));
  Counter->addIncoming(Next, Phi.getIncomingBlock(Back));
  Half->replaceAllUsesWith(Next);
  Half->eraseFromParent();
  if (!Phi.hasOneUse() || !Step->hasOneUse())
    return;
  Phi.replaceAllUsesWith(PoisonValue::get(Phi.getType()));
  Phi.eraseFromParent();
  Step->eraseFromParent();
}

void simplifyCounters(Function &F, const DominatorTree &DT) {
  for (BasicBlock &BB : F) {
    if (!isa<PHINode>(BB.front()) || !DT.isReachableFromEntry(&BB))
      continue;
    for (PHINode &Phi : make_early_inc_range(BB.phis()))
      narrow(Phi);
    mergeEqualCounters(BB);
    for (PHINode &Phi : BB.phis())
      countDown(Phi, DT);
  }
}

} // namespace opennvvm::prepare
