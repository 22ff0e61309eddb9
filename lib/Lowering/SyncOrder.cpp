//===- SyncOrder.cpp - Whether all threads synchronize alike --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SyncOrder.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/CycleAnalysis.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm::lowering {

/// Whether threads may wait for others in \p Call, or observe which others are
/// there.
static bool synchronizes(const CallBase &Call) {
  if (isa<IntrinsicInst>(Call))
    return Call.isConvergent();
  return !Call.hasFnAttr(Attribute::NoSync);
}

/// Whether a thread may end in \p Call.
static bool mayEndThread(const CallBase &Call) {
  if (auto *II = dyn_cast<IntrinsicInst>(&Call))
    return II->getIntrinsicID() == Intrinsic::nvvm_exit;
  return Call.isInlineAsm() || !Call.hasFnAttr(Attribute::WillReturn);
}

SyncOrder::SyncOrder(const Function &F, bool IsKernel) : AllInOrder(false) {
  if (!IsKernel)
    return;
  SmallPtrSet<const BasicBlock *, 8> Places;
  for (const Instruction &I : instructions(F)) {
    auto *Call = dyn_cast<CallBase>(&I);
    if (!Call)
      continue;
    if (mayEndThread(*Call))
      return;
    if (synchronizes(*Call))
      Places.insert(Call->getParent());
  }
  // Neither tree modifies the function.
  auto &Fn = const_cast<Function &>(F);
  PostDominatorTree Post(Fn);
  CycleInfo Cycles;
  Cycles.compute(Fn);
  AllInOrder = all_of(Places, [&](const BasicBlock *B) {
    return Post.dominates(B, &F.getEntryBlock()) && !Cycles.getCycle(B);
  });
}

} // namespace opennvvm::lowering
