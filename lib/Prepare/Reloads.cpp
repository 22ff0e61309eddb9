//===- Reloads.cpp - Loads of what was just stored ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reloads.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/InstructionSimplify.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/ValueHandle.h"

using namespace llvm;

namespace opennvvm::prepare {

/// Whether \p Load gets what \p Store, the last write before it, has stored. A
/// constant would make constants of what is computed from it, which the emitter
/// may not print.
static bool isReload(const LoadInst &Load, const StoreInst *Store) {
  return Store && Load.isSimple() && Store->isSimple() &&
         Load.getPointerOperand() == Store->getPointerOperand() &&
         Load.getType() == Store->getValueOperand()->getType() &&
         !isa<Constant>(Store->getValueOperand());
}

void forwardStores(Function &F) {
  SmallVector<WeakTrackingVH, 8> Loads, Values;
  for (BasicBlock &BB : F) {
    StoreInst *Last = nullptr;
    for (Instruction &I : BB)
      if (auto *Load = dyn_cast<LoadInst>(&I); Load && isReload(*Load, Last)) {
        Loads.emplace_back(Load);
        Values.emplace_back(Last->getValueOperand());
      } else if (I.mayWriteToMemory()) {
        Last = dyn_cast<StoreInst>(&I);
      }
  }
  for (auto [Load, Stored] : zip(Loads, Values))
    if (auto *I = dyn_cast_or_null<LoadInst>(Load); I && Stored)
      replaceAndRecursivelySimplify(I, Stored);
}

} // namespace opennvvm::prepare
