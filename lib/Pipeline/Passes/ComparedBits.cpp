//===- ComparedBits.cpp - Comparisons of floats made of bits --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ComparedBits.h"
#include "KeptAnalyses.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm {

static bool flushes(const Function &F) {
  auto Mode = F.getDenormalMode(APFloat::IEEEsingle()).Input;
  return Mode == DenormalMode::PreserveSign ||
         Mode == DenormalMode::PositiveZero;
}

/// Whether \p I is a float made of the bits of another type, or a load that
/// becomes one when what was stored, or loaded before, takes its place.
static bool isMadeOfBits(const Instruction &I) {
  if (!I.getType()->getScalarType()->isFloatTy())
    return false;
  return isa<LoadInst>(I) ||
         (isa<BitCastInst>(I) &&
          !I.getOperand(0)->getType()->getScalarType()->isFloatTy());
}

/// Whether \p V may be made of bits, or will be when what is done with these
/// is folded.
static bool mayBeBits(const Value *V) {
  // More is rare; to hide what need not be costs little.
  constexpr unsigned MaxVisited = 32;
  SmallPtrSet<const Value *, 8> Visited;
  SmallVector<const Value *, 8> Open = {V};
  while (!Open.empty()) {
    auto *I = dyn_cast<Instruction>(Open.pop_back_val());
    if (!I || !Visited.insert(I).second)
      continue;
    if (Visited.size() == MaxVisited)
      return true;
    if (isMadeOfBits(*I))
      return true;
    for (const Value *Operand : I->operands())
      if (Operand->getType()->isFPOrFPVectorTy())
        Open.push_back(Operand);
  }
  return false;
}

/// Whether a comparison with \p C cannot be one of what is zero with what is
/// not, whichever subnormal floats are zero.
static bool isFarFromZero(const Constant *C) {
  if (auto *Number = dyn_cast<ConstantFP>(C)) {
    APFloat Magnitude = abs(Number->getValueAPF());
    bool Lost;
    Magnitude.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                      &Lost);
    // Floats that are normal; NaNs, too.
    return !(Magnitude <= APFloat(0x1p-126));
  }
  auto *Type = dyn_cast<FixedVectorType>(C->getType());
  if (!Type)
    return false;
  for (unsigned I = 0; I != Type->getNumElements(); ++I) {
    Constant *Element = C->getAggregateElement(I);
    if (!Element || !isFarFromZero(Element))
      return false;
  }
  return true;
}

/// Whether one of the operands of \p I is chosen by it, as a maximum is.
static bool choosesOperand(const FCmpInst &I) {
  return any_of(I.users(), [&](const User *U) {
    auto *Select = dyn_cast<SelectInst>(U);
    return Select && any_of(I.operands(), [&](const Use &Operand) {
             return !isa<Constant>(Operand) &&
                    (Operand == Select->getTrueValue() ||
                     Operand == Select->getFalseValue());
           });
  });
}

/// Whether \p I, if it has an operand that is bits, may be turned into a test
/// of these.
static bool mayTestForZero(const FCmpInst &I) {
  if (I.getOperand(0) == I.getOperand(1) ||
      I.getPredicate() == FCmpInst::FCMP_ORD ||
      I.getPredicate() == FCmpInst::FCMP_UNO)
    return false;
  auto *C = dyn_cast<Constant>(I.getOperand(1));
  if (!C)
    C = dyn_cast<Constant>(I.getOperand(0));
  if (C && isFarFromZero(C))
    return false;
  if (I.isEquality())
    return true;
  // Absolute values are not below zero.
  return C && !choosesOperand(I);
}

/// Whether the classes that \p I looks for are the same ones of a number and
/// of its canonical form.
static bool ignoresFlushing(const IntrinsicInst &I) {
  if (I.getIntrinsicID() != Intrinsic::is_fpclass)
    return false;
  auto Mask =
      FPClassTest(cast<ConstantInt>(I.getArgOperand(1))->getZExtValue());
  auto AllOrNone = [&](FPClassTest Some) {
    return (Mask & Some) == Some || (Mask & Some) == fcNone;
  };
  return AllOrNone(fcZero | fcSubnormal) && AllOrNone(fcNan);
}

/// The number of operands of \p I that it flushes and compares, from the first
/// one on; 0 if it does not.
static unsigned comparedOperands(const Instruction &I) {
  if (isa<FCmpInst>(I))
    return 2;
  auto *II = dyn_cast<IntrinsicInst>(&I);
  return II && ignoresFlushing(*II) ? 1 : 0;
}

PreservedAnalyses HideComparedBitsPass::run(Function &F,
                                            FunctionAnalysisManager &) {
  if (!flushes(F))
    return PreservedAnalyses::all();
  bool Changed = false;
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    if (auto *Compare = dyn_cast<FCmpInst>(&I);
        Compare && !mayTestForZero(*Compare))
      continue;
    for (unsigned Operand = 0; Operand != comparedOperands(I); ++Operand) {
      Value *V = I.getOperand(Operand);
      if (!mayBeBits(V))
        continue;
      IRBuilder<> B(&I);
      I.setOperand(Operand, B.CreateUnaryIntrinsic(Intrinsic::canonicalize, V));
      Changed = true;
    }
  }
  return keepControlFlow(Changed);
}

PreservedAnalyses ShowComparedBitsPass::run(Function &F,
                                            FunctionAnalysisManager &) {
  if (!flushes(F))
    return PreservedAnalyses::all();
  bool Changed = false;
  for (Instruction &I : instructions(F))
    for (unsigned Operand = 0; Operand != comparedOperands(I); ++Operand) {
      auto *Form = dyn_cast<IntrinsicInst>(I.getOperand(Operand));
      if (!Form || Form->getIntrinsicID() != Intrinsic::canonicalize)
        continue;
      I.setOperand(Operand, Form->getArgOperand(0));
      if (Form->use_empty())
        Form->eraseFromParent();
      Changed = true;
    }
  return keepControlFlow(Changed);
}

} // namespace opennvvm
