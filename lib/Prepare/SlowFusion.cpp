//===- SlowFusion.cpp - Products that are not fused -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SlowFusion.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instruction.h"

using namespace llvm;

namespace opennvvm::prepare {

bool isFusedBFloat(const Instruction &I) {
  return I.getOpcode() == Instruction::FMul && I.hasAllowContract() &&
         I.getType()->getScalarType()->isBFloatTy();
}

void separateBFloatProducts(Function &F) {
  for (Instruction &I : instructions(F))
    if (isFusedBFloat(I))
      I.setHasAllowContract(false);
}

} // namespace opennvvm::prepare
