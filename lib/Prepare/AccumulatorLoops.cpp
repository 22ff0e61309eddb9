//===- AccumulatorLoops.cpp - Accumulators stay in registers --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AccumulatorLoops.h"
#include "FunctionPasses.h"
#include "Lowering/AsyncGroups.h"
#include "Lowering/NVVMReflect.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include "llvm/Transforms/Utils/UnrollLoop.h"

using namespace llvm;

namespace opennvvm::prepare {

/// As many accumulators as a thread has registers.
static constexpr unsigned MaxIterations = 256;
/// The instructions that a loop may become.
static constexpr unsigned MaxSize = 8192;

static unsigned sizeOf(const Loop &L) {
  unsigned Size = 0;
  for (const BasicBlock *BB : L.blocks())
    Size += BB->size();
  return Size;
}

/// Unrolls \p L if it is known how often it runs. \returns whether it changed.
static bool unroll(Loop &L, Function &F, FunctionPasses &Passes) {
  auto &LI = Passes.get<LoopAnalysis>(F);
  auto &Tree = Passes.get<DominatorTreeAnalysis>(F);
  auto &SE = Passes.get<ScalarEvolutionAnalysis>(F);
  auto &Assumptions = Passes.get<AssumptionAnalysis>(F);
  unsigned Count = SE.getSmallConstantTripCount(&L);
  if (!Count || Count > MaxIterations || Count * sizeOf(L) > MaxSize)
    return false;
  simplifyLoop(&L, &Tree, &LI, &SE, &Assumptions, nullptr,
               /*PreserveLCSSA=*/false);
  formLCSSARecursively(L, Tree, &LI, &SE);
  UnrollLoopOptions Options{};
  Options.Count = Count;
  Options.Force = true;
  OptimizationRemarkEmitter Remarks(&F);
  UnrollLoop(&L, Options, &LI, &SE, &Tree, &Assumptions,
             &Passes.get<TargetIRAnalysis>(F), &Remarks,
             /*PreserveLCSSA=*/true);
  return true;
}

bool unrollAccumulatorLoops(Function &F, FunctionPasses &Passes) {
  if (!hasAccumulators(F))
    return false;
  auto &LI = Passes.get<LoopAnalysis>(F);
  bool Changed = false;
  // Inner loops before those around them, which copy them.
  SmallVector<Loop *, 4> Loops = LI.getLoopsInPreorder();
  for (Loop *L : reverse(Loops))
    Changed |= indexesAccumulators(*L) && unroll(*L, F, Passes);
  if (!Changed)
    return false;
  // Loops that end where they begin leave a last test, of constants.
  simplifyConstantConditionals(F);
  for (BasicBlock &BB : make_early_inc_range(F))
    MergeBlockIntoPredecessor(&BB);
  return true;
}

} // namespace opennvvm::prepare
