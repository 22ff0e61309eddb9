//===- PhiSharing.cpp - Phis that may share registers ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PhiSharing.h"
#include "FunctionContext.h"
#include "Support/DescribedVariables.h"
#include "opennvvm/Target/ElementOrder.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace opennvvm::ptx {

bool mayShareAnywhere(const Function &F, const FunctionContext &E) {
  return E.isOptimized() && !describesVariables(F) &&
         !F.hasFnAttribute(ElementsAttr);
}

bool fillsRegisters(const BasicBlock &BB, FunctionContext &E) {
  // Half of those that a thread has at most.
  constexpr unsigned Most = 127;
  unsigned Needed = 0;
  for (const PHINode &Phi : BB.phis())
    for (const Part &P : E.parts(Phi.getType()).Parts)
      Needed += (RegClasses[unsigned(P.Class)].Width + 31) / 32;
  return Needed > Most;
}

/// \p Depth is how many operations are between \p V and the phi. What is read
/// very often is taken for an index, so that this takes no time.
static bool isIndex(const Value &V, unsigned Depth) {
  constexpr unsigned MaxDepth = 2, MaxUses = 16;
  if (V.hasNUsesOrMore(MaxUses))
    return true;
  return any_of(V.users(), [&](const User *U) {
    return isa<GetElementPtrInst>(U) ||
           (Depth < MaxDepth && U->getType()->isIntegerTy() &&
            isa<CastInst, BinaryOperator>(U) && isIndex(*U, Depth + 1));
  });
}

bool makesAddresses(const Value &V) {
  return V.getType()->isPointerTy() ||
         (V.getType()->isIntegerTy() && isIndex(V, 0));
}

bool mayKeepPointer(const PHINode &Phi) {
  constexpr unsigned MaxEdges = 8;
  auto IsSmall = [](const PHINode &P) {
    return P.getNumIncomingValues() <= MaxEdges;
  };
  return Phi.getType()->isPointerTy() && IsSmall(Phi) &&
         any_of(Phi.incoming_values(), [&](const Value *V) {
           auto *Other = dyn_cast<PHINode>(V);
           return Other && Other != &Phi && IsSmall(*Other) &&
                  is_contained(Other->incoming_values(), &Phi);
         });
}

/// Whether \p A and \p B have the same values, and control gets to their blocks
/// by the same branches.
static bool areEqual(const PHINode &A, const PHINode &B) {
  unsigned Count = A.getNumIncomingValues();
  if (A.getType() != B.getType() || Count != B.getNumIncomingValues())
    return false;
  for (unsigned I = 0; I != Count; ++I) {
    const BasicBlock *From = A.getIncomingBlock(I);
    int InB =
        B.getIncomingBlock(I) == From ? int(I) : B.getBasicBlockIndex(From);
    // Other terminators may go to one of the blocks more than once.
    if (!isa<BranchInst>(From->getTerminator()) || InB < 0 ||
        A.getIncomingValue(I) != B.getIncomingValue(InB))
      return false;
  }
  return true;
}

/// The phis of \p BB that are compared with others, if not too many branches go
/// there: the time that two blocks take is the product of all of these.
static SmallVector<const PHINode *, 16> comparedPhis(const BasicBlock &BB,
                                                     FunctionContext &E) {
  constexpr unsigned MaxPhis = 16, MaxEdges = 8;
  SmallVector<const PHINode *, 16> Phis;
  for (const PHINode &Phi : BB.phis()) {
    if (Phi.getNumIncomingValues() > MaxEdges || Phis.size() == MaxPhis)
      break;
    if (!Phi.getType()->isIntegerTy(1))
      Phis.push_back(&Phi);
  }
  if (!Phis.empty() && fillsRegisters(BB, E))
    Phis.clear();
  return Phis;
}

SmallVector<std::pair<const PHINode *, const PHINode *>, 0>
equalPhis(const Function &F, FunctionContext &E) {
  SmallVector<std::pair<const PHINode *, const PHINode *>, 0> Pairs;
  for (const BasicBlock &BB : F) {
    auto *Br = dyn_cast<BranchInst>(BB.getTerminator());
    if (!Br || Br->isUnconditional() ||
        Br->getSuccessor(0) == Br->getSuccessor(1))
      continue;
    auto *A = dyn_cast<PHINode>(&Br->getSuccessor(0)->front());
    auto *B = dyn_cast<PHINode>(&Br->getSuccessor(1)->front());
    // One of the branches is enough to find two blocks by.
    if (!A || !B ||
        (A->getIncomingBlock(0u) != &BB && B->getIncomingBlock(0u) != &BB))
      continue;
    SmallVector<const PHINode *, 16> Others = comparedPhis(*B->getParent(), E);
    if (Others.empty())
      continue;
    for (const PHINode *Phi : comparedPhis(*A->getParent(), E))
      for (const PHINode *Other : Others)
        if (areEqual(*Phi, *Other)) {
          Pairs.push_back({Phi, Other});
          break;
        }
  }
  return Pairs;
}

} // namespace opennvvm::ptx
