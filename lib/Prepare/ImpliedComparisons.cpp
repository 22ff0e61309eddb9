//===- ImpliedComparisons.cpp - Comparisons that imply another ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ImpliedComparisons.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/SimplifyQuery.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/Local.h"
#include <utility>

using namespace llvm;
using namespace llvm::PatternMatch;

namespace opennvvm::prepare {

namespace {
/// Whether one number is less than another, or as much.
struct Less {
  CmpPredicate Predicate;
  Value *A, *B;

  static Less of(const ICmpInst &I) {
    Less Found{I.getPredicate(), I.getOperand(0), I.getOperand(1)};
    if (ICmpInst::isGT(Found.Predicate) || ICmpInst::isGE(Found.Predicate)) {
      Found.Predicate = ICmpInst::getSwappedPredicate(Found.Predicate);
      std::swap(Found.A, Found.B);
    }
    return Found;
  }

  bool isRelational() const { return ICmpInst::isRelational(Predicate); }
};
} // namespace

/// The comparison of \p First and \p Second that implies the other, and the
/// other; null if none does.
static std::pair<ICmpInst *, ICmpInst *>
implication(ICmpInst *First, ICmpInst *Second, const SimplifyQuery &At) {
  if (First->isSigned() == Second->isSigned())
    return {};
  ICmpInst *Signed = First->isSigned() ? First : Second;
  ICmpInst *Unsigned = First->isSigned() ? Second : First;
  Less S = Less::of(*Signed), U = Less::of(*Unsigned);
  if (!U.isRelational() || S.A != U.A || S.B != U.B ||
      ICmpInst::getUnsignedPredicate(S.Predicate) !=
          ICmpInst::Predicate(U.Predicate))
    return {};
  if (isKnownNonNegative(S.A, At))
    return {Signed, Unsigned};
  if (isKnownNonNegative(S.B, At))
    return {Unsigned, Signed};
  return {};
}

bool dropImpliedComparisons(Function &F) {
  SmallVector<WeakTrackingVH, 4> Replaced;
  for (Instruction &I : instructions(F)) {
    Value *A, *B;
    bool IsAnd = match(&I, m_LogicalAnd(m_Value(A), m_Value(B)));
    if (!IsAnd && !match(&I, m_LogicalOr(m_Value(A), m_Value(B))))
      continue;
    auto *First = dyn_cast<ICmpInst>(A), *Second = dyn_cast<ICmpInst>(B);
    if (!First || !Second || !First->getOperand(0)->getType()->isIntegerTy())
      continue;
    auto [From, Other] =
        implication(First, Second, SimplifyQuery(F.getDataLayout(), &I));
    if (!From)
      continue;
    ICmpInst *Left = IsAnd ? From : Other;
    // Where it claims what is not so, the other one may not be poison.
    Left->setSameSign(false);
    I.replaceAllUsesWith(Left);
    Replaced.push_back(&I);
  }
  bool Changed = !Replaced.empty();
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(Replaced);
  return Changed;
}

} // namespace opennvvm::prepare
