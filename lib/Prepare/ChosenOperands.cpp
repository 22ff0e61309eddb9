//===- ChosenOperands.cpp - Operations on a constant or nothing -----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChosenOperands.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace opennvvm::prepare {

namespace {
/// A number if the condition is \p Chosen, and 0 if not.
struct Choice {
  Value *Condition;
  Value *Number;
  bool Chosen;
};
} // namespace

bool isChoice(const Instruction &I) {
  return I.getType()->isIntegerTy(32) &&
         (isa<SelectInst>(I) || (isa<ZExtInst, SExtInst>(I) &&
                                 I.getOperand(0)->getType()->isIntegerTy(1)));
}

/// The choice that \p V is, if nothing else reads it.
static std::optional<Choice> asChoice(Value *V) {
  auto *I = dyn_cast<Instruction>(V);
  if (!I || !I->hasOneUse() || !isChoice(*I))
    return std::nullopt;
  Value *Condition = I->getOperand(0);
  if (isa<ZExtInst>(I))
    return Choice{Condition, ConstantInt::get(I->getType(), 1), true};
  if (isa<SExtInst>(I))
    return Choice{Condition, Constant::getAllOnesValue(I->getType()), true};
  for (bool Chosen : {true, false})
    if (match(I->getOperand(Chosen ? 2 : 1), m_Zero()))
      return Choice{Condition, I->getOperand(Chosen ? 1 : 2), Chosen};
  return std::nullopt;
}

/// Whether operand \p Index of \p I may be 0 to leave the other one alone.
static bool isNeutral(const Instruction &I, unsigned Index) {
  switch (I.getOpcode()) {
  case Instruction::Add:
  case Instruction::Or:
  case Instruction::Xor:
    return true;
  case Instruction::Sub:
    return Index == 1;
  default:
    return false;
  }
}

/// Flags of \p I may stay: its result is read only when it was before.
static void chooseResult(BinaryOperator &I, unsigned Index, const Choice &C) {
  Value *Operand = I.getOperand(Index), *Other = I.getOperand(1 - Index);
  IRBuilder<> B(I.getNextNode());
  B.SetCurrentDebugLocation(I.getDebugLoc());
  SelectInst *Result = B.Insert(SelectInst::Create(C.Condition, Other, Other));
  I.replaceAllUsesWith(Result);
  Result->setOperand(C.Chosen ? 1 : 2, &I);
  Result->takeName(&I);
  I.setOperand(0, Other);
  I.setOperand(1, C.Number);
  RecursivelyDeleteTriviallyDeadInstructions(Operand);
}

void chooseResults(Function &F) {
  for (BasicBlock &BB : F)
    for (Instruction &I : make_early_inc_range(BB)) {
      auto *Operation = dyn_cast<BinaryOperator>(&I);
      if (!Operation || !I.getType()->isIntegerTy(32))
        continue;
      for (unsigned Index : {1, 0})
        if (auto C = isNeutral(I, Index) ? asChoice(I.getOperand(Index))
                                         : std::nullopt;
            C && !isa<Constant>(I.getOperand(1 - Index))) {
          chooseResult(*Operation, Index, *C);
          break;
        }
    }
}

} // namespace opennvvm::prepare
