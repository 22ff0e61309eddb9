//===- Complements.cpp - Sums with complements ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Complements.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Support/KnownBits.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace opennvvm::prepare {

namespace {
/// n + ~(i + k), where no bit of k is set in i: ~(i + k) is i ^ ~k.
struct Complemented {
  BinaryOperator *Sum;
  Value *From, *Counter;
  ConstantInt *NotK;
};
} // namespace

/// What \p I is, unless it is something else or may overflow.
static std::optional<Complemented> asComplemented(Instruction &I) {
  Value *From, *Counter;
  ConstantInt *NotK;
  if (!match(&I, m_c_Add(m_Xor(m_Value(Counter), m_ConstantInt(NotK)),
                         m_Value(From))) ||
      !I.hasNoSignedWrap() || !NotK->isNegative() ||
      !all_of(I.users(), IsaPred<SExtInst, GetElementPtrInst>))
    return std::nullopt;
  // If i is not negative, n - i is between the index and n.
  KnownBits Known = computeKnownBits(Counter, I.getDataLayout());
  if (!Known.isNonNegative() || !(~NotK->getValue()).isSubsetOf(Known.Zero))
    return std::nullopt;
  return Complemented{cast<BinaryOperator>(&I), From, Counter, NotK};
}

void exposeDifferences(Function &F) {
  for (BasicBlock &BB : F) {
    SmallMapVector<std::pair<Value *, Value *>, SmallVector<Complemented, 8>, 4>
        Found;
    for (Instruction &I : BB)
      if (auto C = asComplemented(I))
        Found[{C->From, C->Counter}].push_back(*C);
    for (auto &[Key, Sums] : Found) {
      if (Sums.size() < 2)
        continue;
      Value *Difference =
          IRBuilder<>(Sums.front().Sum).CreateNSWSub(Key.first, Key.second);
      for (const Complemented &C : Sums) {
        Value *Sum = IRBuilder<>(C.Sum).CreateNSWAdd(Difference, C.NotK);
        Value *Complement = C.Sum->getOperand(C.Sum->getOperand(0) == C.From);
        C.Sum->replaceAllUsesWith(Sum);
        C.Sum->eraseFromParent();
        RecursivelyDeleteTriviallyDeadInstructions(Complement);
      }
    }
  }
}

bool isComplement(const Instruction &I) {
  // ptxas adds numbers of these widths three at a time.
  return (I.getType()->isIntegerTy(32) || I.getType()->isIntegerTy(64)) &&
         match(&I, m_Not(m_Value()));
}

void subtractComplemented(Function &F) {
  for (BasicBlock &BB : F)
    for (Instruction &I : make_early_inc_range(BB)) {
      Value *B;
      if (!isComplement(I) || !match(&I, m_Not(m_Value(B))) ||
          isa<Constant>(B) || !all_of(I.users(), [&](const User *U) {
            return match(U, m_c_Add(m_Specific(&I), m_Value())) &&
                   U->getOperand(0) != U->getOperand(1);
          }))
        continue;
      for (User *U : make_early_inc_range(I.users())) {
        auto *Sum = cast<BinaryOperator>(U);
        Value *A = Sum->getOperand(Sum->getOperand(0) == &I);
        IRBuilder<> Builder(Sum);
        Sum->setOperand(0, Builder.CreateSub(A, B));
        Sum->setOperand(1, Constant::getAllOnesValue(I.getType()));
        Sum->dropPoisonGeneratingFlags();
      }
      I.eraseFromParent();
    }
}

} // namespace opennvvm::prepare
