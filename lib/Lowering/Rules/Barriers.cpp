//===- Barriers.cpp - Canonicalize barriers and remove redundant ones -----===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The canonical form is the aligned barrier of all threads. SyncOrder.h
// explains what must be known before a barrier can be removed or changed.
//
//===----------------------------------------------------------------------===//

#include "../Engine.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"

using namespace llvm;

namespace opennvvm::lowering {

//===----------------------------------------------------------------------===//
// Other forms of the same
//===----------------------------------------------------------------------===//

/// The intrinsic of the row, which is the aligned form.
static Value *align(Match &M) {
  SmallVector<Value *, 3> Args(M.call().args());
  return M.B.CreateIntrinsic(M.type(), M.row().Becomes.What, Args);
}

static bool countsAll(const Match &M) {
  return M.constant(1) == M.around().start().BlockThreads;
}

/// The intrinsic of the row, which is the form without a count.
static Value *dropCount(Match &M) {
  SmallVector<Value *, 3> Args(M.call().args());
  Args.erase(Args.begin() + 1);
  return M.B.CreateIntrinsic(M.type(), M.row().Becomes.What, Args);
}

/// llvm.nvvm.internal.syncwarp(mode, mask): mode 0 is the whole warp.
static Value *syncWarp(Match &M) {
  Value *Mask = M.constant(0) ? M.arg(1) : M.B.getInt32(~0u);
  return M.B.CreateIntrinsic(Intrinsic::nvvm_bar_warp_sync, {}, {Mask});
}

/// llvm.nvvm.syncwarp(0, mask).
static Value *syncLanes(Match &M) {
  return M.B.CreateIntrinsic(Intrinsic::nvvm_bar_warp_sync, {}, {M.arg(1)});
}

/// Declared as documented, with a mode that exists.
static bool isWarpBarrier(const Match &M) {
  return M.type()->isVoidTy() && M.call().arg_size() == 2 &&
         M.arg(0)->getType()->isIntegerTy(32) &&
         M.arg(1)->getType()->isIntegerTy(32) && M.constant(0) <= 1;
}

//===----------------------------------------------------------------------===//
// Reductions that are decided
//===----------------------------------------------------------------------===//

/// All threads pass the same value: the barrier stays, as the intrinsic of the
/// row, and the result is known.
static Value *decide(Match &M) {
  SmallVector<Value *, 3> Args(M.call().args());
  bool Vote = cast<ConstantInt>(Args.pop_back_val())->isOne();
  M.B.CreateIntrinsic(M.row().Becomes.What, {}, Args);
  return M.type()->isIntegerTy(1)
             ? cast<Value>(M.B.getInt1(Vote))
             : M.B.getInt32(Vote ? M.around().start().BlockThreads : 0);
}

/// Whether the number of votes is known: none, or that of the whole block.
static bool isCountKnown(const Match &M) {
  return M.constant(M.call().arg_size() - 1) == 0 ||
         (M.call().arg_size() == 2 && M.around().start().BlockThreads);
}

//===----------------------------------------------------------------------===//
// Barriers that wait for nobody
//===----------------------------------------------------------------------===//

static bool isAlone(const Match &M) {
  return M.around().start().BlockThreads == 1;
}

static Value *nothing(Match &M) { return &M.call(); }

static Value *ownVote(Match &M) { return M.B.CreateZExt(M.arg(1), M.type()); }

//===----------------------------------------------------------------------===//
// Barriers after barriers
//===----------------------------------------------------------------------===//

/// The barrier or fence before or after \p I, if there is no memory access or
/// anything else in between that could observe the difference.
template <bool Before> static const IntrinsicInst *neighbor(const Match &M) {
  Instruction *At = &M.call();
  while ((At = Before ? At->getPrevNode() : At->getNextNode())) {
    if (auto *Call = dyn_cast<CallInst>(At);
        Call && M.around().Dead.contains(Call))
      continue;
    if (auto *II = dyn_cast<IntrinsicInst>(At);
        II && (II->isConvergent() || II->mayReadOrWriteMemory()))
      return II;
    if (At->mayHaveSideEffects() || At->mayReadFromMemory() ||
        At->isTerminator())
      return nullptr;
  }
  return nullptr;
}

static bool isBarrierOfAll(const IntrinsicInst *II) {
  return II &&
         (II->getIntrinsicID() == Intrinsic::nvvm_barrier_cta_sync_all ||
          II->getIntrinsicID() == Intrinsic::nvvm_barrier_cta_sync_aligned_all);
}

/// Whether it follows the same barrier.
static bool followsItself(const Match &M) {
  const IntrinsicInst *II = neighbor<true>(M);
  return isBarrierOfAll(II) && II->getArgOperand(0) == M.arg(0);
}

/// Whether it is next to a barrier of the whole block, or after one of the same
/// lanes.
static bool isBesideWider(const Match &M) {
  const IntrinsicInst *Last = neighbor<true>(M);
  return isBarrierOfAll(Last) || isBarrierOfAll(neighbor<false>(M)) ||
         (Last && Last->getIntrinsicID() == Intrinsic::nvvm_bar_warp_sync &&
          Last->getArgOperand(0) == M.arg(0));
}

/// How far a fence reaches; 0 if it is not a fence.
static unsigned reachOf(const IntrinsicInst *II) {
  static constexpr Intrinsic::ID Fences[] = {Intrinsic::nvvm_membar_cta,
                                             Intrinsic::nvvm_membar_gl,
                                             Intrinsic::nvvm_membar_sys};
  for (unsigned I = 0; II && I < std::size(Fences); ++I)
    if (II->getIntrinsicID() == Fences[I])
      return I + 1;
  return 0;
}

/// Whether it is after one that reaches as far, or before one that reaches
/// farther.
static bool isBesideFence(const Match &M) {
  unsigned Own = reachOf(cast<IntrinsicInst>(&M.call()));
  return reachOf(neighbor<true>(M)) >= Own || reachOf(neighbor<false>(M)) > Own;
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

#define LOWERING_BARRIERS
#include "opennvvm/Catalog/Lowering.inc"

const Category &barrierRules() { return Table; }

} // namespace opennvvm::lowering
