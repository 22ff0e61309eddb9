//===- KnownIndices.cpp - Elements i + j where i is known -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KnownIndices.h"
#include "FunctionPasses.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/ValueHandle.h"
#include "llvm/Transforms/Utils/Local.h"
#include <tuple>

using namespace llvm;

namespace opennvvm::prepare {

namespace {
/// An index, as what is extended to the width of a pointer; None if nothing is.
struct ElementIndex {
  enum Extension : char { None, Sign, Zero };

  explicit ElementIndex(Value *V) : Root(V) {
    if (auto *Ext = dyn_cast<CastInst>(V);
        Ext && isa<SExtInst, ZExtInst>(Ext)) {
      How = isa<SExtInst>(Ext) ? Sign : Zero;
      Root = Ext->getOperand(0);
    }
  }

  Value *Root;
  Extension How = None;
};

/// What equal addresses have in common: base, type of elements, and index.
using IndexKey = std::tuple<const Value *, const Type *, const Value *, char>;
/// Addresses with one key; of more, only the first ones are looked at.
using KnownAddresses = SmallVector<GetElementPtrInst *, 2>;
} // namespace

/// An address is looked for among so many.
static constexpr unsigned MostKnownAddresses = 4;

static bool isElementStep(const GetElementPtrInst &Step) {
  return Step.getNumIndices() == 1 && !Step.getType()->isVectorTy() &&
         !Step.getSourceElementType()->isScalableTy() &&
         isa<Instruction, Argument>(Step.getOperand(1));
}

static IndexKey indexKeyOf(const GetElementPtrInst &Step, const Value *Root,
                           char How) {
  return {Step.getPointerOperand(), Step.getSourceElementType(), Root, How};
}

/// \p I as a sum whose extension is the sum of extensions; null if it is none.
static BinaryOperator *sumInIndex(const ElementIndex &I) {
  auto *Sum = dyn_cast<BinaryOperator>(I.Root);
  if (!Sum || Sum->getOpcode() != Instruction::Add || !Sum->hasOneUse() ||
      isa<Constant>(Sum->getOperand(1)) ||
      (I.How == ElementIndex::Sign && !Sum->hasNoSignedWrap()) ||
      (I.How == ElementIndex::Zero && !Sum->hasNoUnsignedWrap()))
    return nullptr;
  return Sum;
}

/// \p Step from one of \p From that dominates it, by \p Rest; null if none
/// does.
static Value *stepFromOneOf(const KnownAddresses &From, GetElementPtrInst &Step,
                            Value *Rest, ElementIndex::Extension How,
                            const DominatorTree &DT) {
  for (GetElementPtrInst *Before : From) {
    if (Before == &Step || !DT.dominates(Before, &Step))
      continue;
    IRBuilder<> B(&Step);
    Type *Wide = Step.getOperand(1)->getType();
    Value *By = How == ElementIndex::None   ? Rest
                : How == ElementIndex::Sign ? B.CreateSExt(Rest, Wide)
                                            : B.CreateZExt(Rest, Wide);
    return B.CreateGEP(Step.getSourceElementType(), Before, By);
  }
  return nullptr;
}

bool stepFromKnownIndices(Function &F, FunctionPasses &Passes) {
  DenseMap<IndexKey, KnownAddresses> Addresses;
  SmallVector<GetElementPtrInst *, 16> Sums;
  for (Instruction &I : instructions(F)) {
    auto *Step = dyn_cast<GetElementPtrInst>(&I);
    if (!Step || !isElementStep(*Step))
      continue;
    ElementIndex Of(Step->getOperand(1));
    KnownAddresses &Same = Addresses[indexKeyOf(*Step, Of.Root, Of.How)];
    if (Same.size() < MostKnownAddresses)
      Same.push_back(Step);
    if (sumInIndex(Of))
      Sums.push_back(Step);
  }
  if (Sums.empty())
    return false;
  const DominatorTree &DT = Passes.get<DominatorTreeAnalysis>(F);
  SmallVector<WeakTrackingVH, 8> Dead;
  for (GetElementPtrInst *Step : Sums) {
    ElementIndex Of(Step->getOperand(1));
    const BinaryOperator *Sum = sumInIndex(Of);
    for (unsigned N = 0; N != 2; ++N) {
      auto From = Addresses.find(indexKeyOf(*Step, Sum->getOperand(N), Of.How));
      Value *New = From == Addresses.end()
                       ? nullptr
                       : stepFromOneOf(From->second, *Step,
                                       Sum->getOperand(1 - N), Of.How, DT);
      if (!New)
        continue;
      KnownAddresses &Same = Addresses[indexKeyOf(*Step, Of.Root, Of.How)];
      llvm::replace(Same, Step, cast<GetElementPtrInst>(New));
      Step->replaceAllUsesWith(New);
      New->takeName(Step);
      Dead.push_back(Step);
      break;
    }
  }
  RecursivelyDeleteTriviallyDeadInstructions(Dead);
  return !Dead.empty();
}

} // namespace opennvvm::prepare
