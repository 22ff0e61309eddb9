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
struct Index {
  enum Extension : char { None, Sign, Zero };

  explicit Index(Value *V) : Root(V) {
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
using Key = std::tuple<const Value *, const Type *, const Value *, char>;
/// Addresses with one key; of more, only the first ones are looked at.
using Known = SmallVector<GetElementPtrInst *, 2>;
} // namespace

/// An address is looked for among so many.
static constexpr unsigned MostKnown = 4;

static bool isElement(const GetElementPtrInst &Step) {
  return Step.getNumIndices() == 1 && !Step.getType()->isVectorTy() &&
         !Step.getSourceElementType()->isScalableTy() &&
         isa<Instruction, Argument>(Step.getOperand(1));
}

static Key keyOf(const GetElementPtrInst &Step, const Value *Root, char How) {
  return {Step.getPointerOperand(), Step.getSourceElementType(), Root, How};
}

/// \p I as a sum whose extension is the sum of extensions; null if it is none.
static BinaryOperator *sumIn(const Index &I) {
  auto *Sum = dyn_cast<BinaryOperator>(I.Root);
  if (!Sum || Sum->getOpcode() != Instruction::Add || !Sum->hasOneUse() ||
      isa<Constant>(Sum->getOperand(1)) ||
      (I.How == Index::Sign && !Sum->hasNoSignedWrap()) ||
      (I.How == Index::Zero && !Sum->hasNoUnsignedWrap()))
    return nullptr;
  return Sum;
}

/// \p Step from one of \p From that dominates it, by \p Rest; null if none
/// does.
static Value *stepFrom(const Known &From, GetElementPtrInst &Step, Value *Rest,
                       Index::Extension How, const DominatorTree &DT) {
  for (GetElementPtrInst *Before : From) {
    if (Before == &Step || !DT.dominates(Before, &Step))
      continue;
    IRBuilder<> B(&Step);
    Type *Wide = Step.getOperand(1)->getType();
    Value *By = How == Index::None   ? Rest
                : How == Index::Sign ? B.CreateSExt(Rest, Wide)
                                     : B.CreateZExt(Rest, Wide);
    return B.CreateGEP(Step.getSourceElementType(), Before, By);
  }
  return nullptr;
}

bool stepFromKnownIndices(Function &F, FunctionPasses &Passes) {
  DenseMap<Key, Known> Addresses;
  SmallVector<GetElementPtrInst *, 16> Sums;
  for (Instruction &I : instructions(F)) {
    auto *Step = dyn_cast<GetElementPtrInst>(&I);
    if (!Step || !isElement(*Step))
      continue;
    Index Of(Step->getOperand(1));
    Known &Same = Addresses[keyOf(*Step, Of.Root, Of.How)];
    if (Same.size() < MostKnown)
      Same.push_back(Step);
    if (sumIn(Of))
      Sums.push_back(Step);
  }
  if (Sums.empty())
    return false;
  const DominatorTree &DT = Passes.get<DominatorTreeAnalysis>(F);
  SmallVector<WeakTrackingVH, 8> Dead;
  for (GetElementPtrInst *Step : Sums) {
    Index Of(Step->getOperand(1));
    const BinaryOperator *Sum = sumIn(Of);
    for (unsigned N = 0; N != 2; ++N) {
      auto From = Addresses.find(keyOf(*Step, Sum->getOperand(N), Of.How));
      Value *New = From == Addresses.end()
                       ? nullptr
                       : stepFrom(From->second, *Step, Sum->getOperand(1 - N),
                                  Of.How, DT);
      if (!New)
        continue;
      Known &Same = Addresses[keyOf(*Step, Of.Root, Of.How)];
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
