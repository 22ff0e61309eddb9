//===- Divisibility.cpp - Tests whether a constant divides ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// C is D * 2^K, with an odd D. If x is a multiple of D, x times the inverse of
// D is x / D; else it is more than any such quotient. If that is a multiple of
// 2^K, rotating it by K divides it; else it makes it at least 2^(width - K).
// Quotients of signed numbers are made positive first, by adding the largest.
//
//===----------------------------------------------------------------------===//

#include "Divisibility.h"
#include "llvm/ADT/APInt.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace opennvvm::prepare {

bool isConstantRemainder(const Instruction &I) {
  if (I.getOpcode() != Instruction::URem && I.getOpcode() != Instruction::SRem)
    return false;
  auto *C = dyn_cast<ConstantInt>(I.getOperand(1));
  if (!C || !(C->getBitWidth() == 32 || C->getBitWidth() == 64) || C->isZero())
    return false;
  const APInt &V = C->getValue();
  return !V.isPowerOf2() &&
         (I.getOpcode() == Instruction::URem || !V.abs().isPowerOf2());
}

/// Replaces \p Test, of remainder \p Rem, by a comparison with a limit.
static void replaceTest(ICmpInst &Test, BinaryOperator &Rem) {
  bool IsSigned = Rem.getOpcode() == Instruction::SRem;
  APInt C = cast<ConstantInt>(Rem.getOperand(1))->getValue();
  if (IsSigned)
    C = C.abs();
  unsigned Bits = C.getBitWidth(), K = C.countr_zero();
  APInt D = C.lshr(K), Limit = APInt::getMaxValue(Bits).udiv(C);
  IRBuilder<> B(&Test);
  Value *V =
      B.CreateMul(Rem.getOperand(0), B.getInt(D.multiplicativeInverse()));
  if (IsSigned) {
    APInt Largest = APInt::getSignedMaxValue(Bits).udiv(D);
    Largest.clearLowBits(K);
    V = B.CreateAdd(V, B.getInt(Largest));
    Limit = (Largest << 1).lshr(K);
  }
  if (K)
    V = B.CreateIntrinsic(Intrinsic::fshr, {V->getType()},
                          {V, V, ConstantInt::get(V->getType(), K)});
  auto Predicate = Test.getPredicate() == ICmpInst::ICMP_EQ
                       ? ICmpInst::ICMP_ULE
                       : ICmpInst::ICMP_UGT;
  Value *New = B.CreateICmp(Predicate, V, B.getInt(Limit));
  New->takeName(&Test);
  Test.replaceAllUsesWith(New);
  Test.eraseFromParent();
  Rem.eraseFromParent();
}

void simplifyDivisibility(Function &F) {
  for (BasicBlock &BB : F)
    for (Instruction &I : make_early_inc_range(BB)) {
      auto *Test = dyn_cast<ICmpInst>(&I);
      if (!Test || !Test->isEquality() || !match(Test->getOperand(1), m_Zero()))
        continue;
      auto *Rem = dyn_cast<BinaryOperator>(Test->getOperand(0));
      if (Rem && Rem->hasOneUse() && isConstantRemainder(*Rem))
        replaceTest(*Test, *Rem);
    }
}

} // namespace opennvvm::prepare
