//===- UnrollUniform.cpp - Unrolling around barriers ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "UnrollUniform.h"
#include "UniformValues.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/CodeMetrics.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/LoopPeel.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include "llvm/Transforms/Utils/UnrollLoop.h"

using namespace llvm;

namespace opennvvm {

namespace {
class UniformUnroller {
public:
  UniformUnroller(Function &F, FunctionAnalysisManager &FAM)
      : LI(FAM.getResult<LoopAnalysis>(F)),
        SE(FAM.getResult<ScalarEvolutionAnalysis>(F)),
        DT(FAM.getResult<DominatorTreeAnalysis>(F)),
        AC(FAM.getResult<AssumptionAnalysis>(F)),
        TTI(FAM.getResult<TargetIRAnalysis>(F)),
        ORE(FAM.getResult<OptimizationRemarkEmitterAnalysis>(F)), Values(F) {}

  /// Whether \p L was unrolled.
  bool unroll(Loop &L);

private:
  using Preferences = TargetTransformInfo::UnrollingPreferences;

  bool isCandidate(const Loop &L);
  bool chooseCount(Loop &L, Preferences &UP);
  bool makeCopies(Loop &L, const Preferences &UP);

  LoopInfo &LI;
  ScalarEvolution &SE;
  DominatorTree &DT;
  AssumptionCache &AC;
  const TargetTransformInfo &TTI;
  OptimizationRemarkEmitter &ORE;
  UniformValues Values;
};
} // namespace

/// Whether only the number of iterations, which is known when \p L is entered,
/// decides when \p L is left, and all threads have the same.
bool UniformUnroller::isCandidate(const Loop &L) {
  const BasicBlock *Exiting = L.getExitingBlock();
  return Exiting && Exiting == L.getLoopLatch() && L.isLoopSimplifyForm() &&
         !(hasUnrollTransformation(&L) & TM_Disable) &&
         !SE.getSmallConstantTripCount(&L, Exiting) &&
         Values.isUniform(SE.getBackedgeTakenCount(&L));
}

/// Chooses how often to copy the body of \p L as LoopUnroll does for a loop
/// without convergent operations. False if LoopUnroll can do what is to be
/// done.
bool UniformUnroller::chooseCount(Loop &L, Preferences &UP) {
  SmallPtrSet<const Value *, 32> Ephemeral;
  CodeMetrics::collectEphemeralValues(&L, &AC, Ephemeral);
  UnrollCostEstimator Cost(&L, TTI, Ephemeral, UP.BEInsns);
  if (Cost.Convergence != ConvergenceKind::Uncontrolled || !Cost.canUnroll() ||
      Cost.NumInlineCandidates)
    return false;
  unsigned Multiple = SE.getSmallConstantTripMultiple(&L, L.getExitingBlock());
  auto PP = gatherPeelingPreferences(&L, SE, TTI, /*UserAllowPeeling=*/{},
                                     /*UserAllowProfileBasedPeeling=*/{},
                                     /*UnrollingSpecficValues=*/true);
  bool IsUpperBound = false;
  computeUnrollCount(&L, TTI, DT, &LI, &AC, SE, Ephemeral, &ORE,
                     /*TripCount=*/0, SE.getSmallConstantMaxTripCount(&L),
                     SE.isBackedgeTakenCountMaxOrZero(&L), Multiple, Cost, UP,
                     PP, IsUpperBound);
  return UP.Count > 1 && !PP.PeelCount && !IsUpperBound &&
         Multiple % UP.Count != 0;
}

/// Lets scalar evolution see that the number of iterations of \p L, which is N
/// - N % \p Count, is a multiple of a power of two: no copy but the last one
/// then asks whether it is the last one.
static void showMultiple(const Loop &L, unsigned Count, ScalarEvolution &SE) {
  using namespace PatternMatch;
  const auto *Latch = cast<BranchInst>(L.getLoopLatch()->getTerminator());
  const auto *Compare = dyn_cast<ICmpInst>(Latch->getCondition());
  if (!Compare || !isPowerOf2_32(Count))
    return;
  for (Value *Operand : Compare->operands()) {
    Value *All;
    if (!L.isLoopInvariant(Operand) ||
        !match(Operand, m_Sub(m_Value(All), m_And(m_Deferred(All),
                                                  m_SpecificInt(Count - 1)))))
      continue;
    auto *Rest = cast<Instruction>(Operand);
    IRBuilder<> Builder(Rest);
    Value *Rounded = Builder.CreateAnd(
        All, ConstantInt::get(All->getType(), -uint64_t(Count), true));
    Rounded->takeName(Rest);
    Rest->replaceAllUsesWith(Rounded);
    Rest->eraseFromParent();
    SE.forgetLoop(&L);
    return;
  }
}

// UnrollLoop would make the remainder itself, but asserts that there is no
// convergent operation then.
bool UniformUnroller::makeCopies(Loop &L, const Preferences &UP) {
  bool IsAsked = hasUnrollTransformation(&L) == TM_ForcedByUser;
  formLCSSARecursively(L, DT, &LI, &SE);
  if (!UnrollRuntimeLoopRemainder(
          &L, UP.Count, UP.AllowExpensiveTripCount, /*UseEpilogRemainder=*/true,
          UP.UnrollRemainder, /*ForgetAllSCEV=*/false, &LI, &SE, &DT, &AC, &TTI,
          /*PreserveLCSSA=*/true, UP.SCEVExpansionBudget,
          /*RuntimeUnrollMultiExit=*/false))
    return false;
  showMultiple(L, UP.Count, SE);
  UnrollLoopOptions Options{};
  Options.Count = UP.Count;
  UnrollLoop(&L, Options, &LI, &SE, &DT, &AC, &TTI, &ORE,
             /*PreserveLCSSA=*/true);
  // No more copies than the source asks for.
  if (IsAsked)
    L.setLoopAlreadyUnrolled();
  return true;
}

bool UniformUnroller::unroll(Loop &L) {
  if (!isCandidate(L))
    return false;
  Preferences UP = gatherUnrollingPreferences(
      &L, SE, TTI, /*BFI=*/nullptr, /*PSI=*/nullptr, ORE, /*OptLevel=*/2,
      /*UserThreshold=*/{}, /*UserCount=*/{}, /*UserAllowPartial=*/{},
      /*UserRuntime=*/{}, /*UserUpperBound=*/{}, /*UserFullUnrollMaxCount=*/{});
  return chooseCount(L, UP) && makeCopies(L, UP);
}

PreservedAnalyses NVVMUnrollUniformPass::run(Function &F,
                                             FunctionAnalysisManager &FAM) {
  LoopInfo &LI = FAM.getResult<LoopAnalysis>(F);
  if (LI.empty())
    return PreservedAnalyses::all();
  UniformUnroller Unroller(F, FAM);
  bool Changed = false;
  // Inner loops first.
  SmallVector<Loop *, 4> Loops = LI.getLoopsInPreorder();
  for (Loop *L : reverse(Loops))
    Changed |= Unroller.unroll(*L);
  if (!Changed)
    return PreservedAnalyses::all();
  PreservedAnalyses Kept;
  Kept.preserve<LoopAnalysis>();
  Kept.preserve<DominatorTreeAnalysis>();
  Kept.preserve<ScalarEvolutionAnalysis>();
  return Kept;
}

} // namespace opennvvm
