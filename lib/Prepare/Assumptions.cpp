//===- Assumptions.cpp - Remove what was only assumed ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Assumptions.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/ValueHandle.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace opennvvm::prepare {

void dropAssumptions(Function &F) {
  SmallVector<WeakTrackingVH, 16> Assumed;
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    auto *Assume = dyn_cast<AssumeInst>(&I);
    if (!Assume)
      continue;
    for (Value *Operand : Assume->operands())
      if (isa<Instruction>(Operand))
        Assumed.push_back(Operand);
    Assume->eraseFromParent();
  }
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(Assumed);
}

} // namespace opennvvm::prepare
