//===- RepeatedComparisons.cpp - Comparisons that are known ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RepeatedComparisons.h"
#include "FunctionPasses.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/Local.h"
#include <tuple>

using namespace llvm;
using namespace llvm::PatternMatch;

namespace opennvvm::prepare {

/// How many equal comparisons that do not dominate each other are looked at.
static constexpr unsigned MostLeaders = 8;

/// What equal comparisons have in common.
using ComparisonKey = std::tuple<unsigned, const Value *, const Value *>;

/// What \p V is, whether or not it was extended in between.
static Value *numberIn(Value *V) {
  Value *Number;
  return match(V, m_Trunc(m_ZExtOrSExt(m_Value(Number)))) &&
                 Number->getType() == V->getType()
             ? Number
             : V;
}

static ComparisonKey comparisonKey(const ICmpInst &I) {
  Value *A = numberIn(I.getOperand(0)), *B = numberIn(I.getOperand(1));
  ICmpInst::Predicate Predicate = I.getPredicate();
  if (ICmpInst::isGT(Predicate) || ICmpInst::isGE(Predicate))
    return {ICmpInst::getSwappedPredicate(Predicate), B, A};
  return {Predicate, A, B};
}

/// Makes \p Leader true wherever \p I, which is equal, is: not poison where a
/// flag, also one of an extension, claims what is not so.
/// \param Dead is given what is perhaps no longer needed.
static void keepFor(ICmpInst &Leader, const ICmpInst &I,
                    SmallVectorImpl<WeakTrackingVH> &Dead) {
  Leader.andIRFlags(&I);
  for (Use &Operand : Leader.operands()) {
    Value *Number = numberIn(Operand.get());
    if (Number == Operand.get())
      continue;
    Dead.push_back(Operand.get());
    Operand.set(Number);
  }
}

bool dropRepeatedComparisons(Function &F, FunctionPasses &Passes) {
  MapVector<ComparisonKey, SmallVector<ICmpInst *, 1>> Equal;
  for (Instruction &I : instructions(F))
    if (auto *Compare = dyn_cast<ICmpInst>(&I);
        Compare && Compare->getType()->isIntegerTy(1))
      Equal[comparisonKey(*Compare)].push_back(Compare);
  Equal.remove_if([](const auto &Group) { return Group.second.size() == 1; });
  if (Equal.empty())
    return false;
  const DominatorTree &DT = Passes.get<DominatorTreeAnalysis>(F);
  SmallVector<WeakTrackingVH, 8> Dead;
  for (const auto &[K, Group] : Equal) {
    SmallVector<ICmpInst *, MostLeaders> Leaders;
    for (ICmpInst *I : Group) {
      auto *Known = find_if(Leaders, [&](const ICmpInst *Leader) {
        return DT.dominates(Leader, I);
      });
      if (Known != Leaders.end()) {
        keepFor(**Known, *I, Dead);
        I->replaceAllUsesWith(*Known);
        Dead.push_back(I);
      } else if (Leaders.size() != MostLeaders) {
        Leaders.push_back(I);
      }
    }
  }
  bool Changed = !Dead.empty();
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(Dead);
  return Changed;
}

} // namespace opennvvm::prepare
