//===- TiedComparisons.cpp - Orders whose ties are broken -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TiedComparisons.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace opennvvm::prepare {

static bool comparesSame(const ICmpInst &I, const ICmpInst &J) {
  const Value *A = I.getOperand(0), *B = I.getOperand(1);
  return (A == J.getOperand(0) && B == J.getOperand(1)) ||
         (A == J.getOperand(1) && B == J.getOperand(0));
}

static bool joinTie(SelectInst &I) {
  auto *Same = dyn_cast<ICmpInst>(I.getCondition());
  if (!Same || !Same->isEquality() || !I.getType()->isIntegerTy(1))
    return false;
  bool IsEqual = Same->getPredicate() == ICmpInst::ICMP_EQ;
  Value *Tie = IsEqual ? I.getTrueValue() : I.getFalseValue();
  auto *Order =
      dyn_cast<ICmpInst>(IsEqual ? I.getFalseValue() : I.getTrueValue());
  if (!Order || !Order->hasOneUse() || !Order->isRelational() ||
      isa<Constant>(Tie) || !comparesSame(*Same, *Order))
    return false;
  IRBuilder<> B(&I);
  Value *Strict =
      B.CreateICmp(Order->getStrictPredicate(), Order->getOperand(0),
                   Order->getOperand(1), Order->getName());
  Value *Equal = IsEqual ? Same
                         : B.CreateICmpEQ(Same->getOperand(0),
                                          Same->getOperand(1), Same->getName());
  // Where there is no tie, what breaks it may be poison.
  I.replaceAllUsesWith(B.CreateOr(Strict, B.CreateLogicalAnd(Equal, Tie)));
  return true;
}

void joinTies(Function &F) {
  SmallVector<WeakTrackingVH, 8> Dead;
  for (Instruction &I : instructions(F))
    if (auto *Select = dyn_cast<SelectInst>(&I);
        Select && !Select->use_empty() && joinTie(*Select))
      Dead.push_back(Select);
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(Dead);
}

} // namespace opennvvm::prepare
