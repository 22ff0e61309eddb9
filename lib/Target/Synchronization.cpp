//===- Synchronization.cpp - Barriers and fences --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Target/Synchronization.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

static constexpr Intrinsic::ID Synchronizing[] = {
    Intrinsic::nvvm_bar_warp_sync,
    Intrinsic::nvvm_barrier_cluster_arrive,
    Intrinsic::nvvm_barrier_cluster_arrive_aligned,
    Intrinsic::nvvm_barrier_cluster_arrive_relaxed,
    Intrinsic::nvvm_barrier_cluster_arrive_relaxed_aligned,
    Intrinsic::nvvm_barrier_cluster_wait,
    Intrinsic::nvvm_barrier_cluster_wait_aligned,
    Intrinsic::nvvm_barrier_cta_arrive_aligned_count,
    Intrinsic::nvvm_barrier_cta_arrive_count,
    Intrinsic::nvvm_barrier_cta_red_and_aligned_all,
    Intrinsic::nvvm_barrier_cta_red_and_aligned_count,
    Intrinsic::nvvm_barrier_cta_red_and_all,
    Intrinsic::nvvm_barrier_cta_red_and_count,
    Intrinsic::nvvm_barrier_cta_red_or_aligned_all,
    Intrinsic::nvvm_barrier_cta_red_or_aligned_count,
    Intrinsic::nvvm_barrier_cta_red_or_all,
    Intrinsic::nvvm_barrier_cta_red_or_count,
    Intrinsic::nvvm_barrier_cta_red_popc_aligned_all,
    Intrinsic::nvvm_barrier_cta_red_popc_aligned_count,
    Intrinsic::nvvm_barrier_cta_red_popc_all,
    Intrinsic::nvvm_barrier_cta_red_popc_count,
    Intrinsic::nvvm_barrier_cta_sync_aligned_all,
    Intrinsic::nvvm_barrier_cta_sync_aligned_count,
    Intrinsic::nvvm_barrier_cta_sync_all,
    Intrinsic::nvvm_barrier_cta_sync_count,
    Intrinsic::nvvm_fence_sc_cluster,
    Intrinsic::nvvm_membar_cta,
    Intrinsic::nvvm_membar_gl,
    Intrinsic::nvvm_membar_sys,
};

bool isSynchronizing(Intrinsic::ID ID) {
  return is_contained(Synchronizing, ID);
}

static void markDeclaration(Function &F) {
  if (isSynchronizing(F.getIntrinsicID()))
    F.addFnAttr(Attribute::WillReturn);
}

void markSynchronizing(Module &M) { for_each(M, markDeclaration); }

void markSynchronizing(Function &F) {
  for (Instruction &I : instructions(F))
    if (auto *Call = dyn_cast<IntrinsicInst>(&I))
      markDeclaration(*Call->getCalledFunction());
}

} // namespace opennvvm
