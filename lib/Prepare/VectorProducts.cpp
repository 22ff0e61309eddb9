//===- VectorProducts.cpp - Products of vectors of integers ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The SLP vectorizer makes vectors of the 64-bit products of generators of
// random numbers. PTX has no instructions on such vectors, and what is one
// instruction for a lane, mul.wide or mul.hi, is only recognized of scalars.
// Extracting and inserting lanes prints nothing.
//
//===----------------------------------------------------------------------===//

#include "VectorProducts.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace opennvvm::prepare {

static bool isLongVector(const Type *Ty) {
  return isa<FixedVectorType>(Ty) && Ty->getScalarType()->isIntegerTy(64);
}

bool isVectorProduct(const Instruction &I) {
  return I.getOpcode() == Instruction::Mul && isLongVector(I.getType());
}

/// Whether \p I computes each lane from the same lane of its operands, one of
/// which, or the result, has 64-bit lanes.
static bool isSplit(const Instruction &I) {
  if (isa<BinaryOperator>(I))
    return isLongVector(I.getType());
  return isa<ZExtInst, SExtInst, TruncInst>(I) &&
         (isLongVector(I.getType()) ||
          isLongVector(I.getOperand(0)->getType()));
}

namespace {
class Splitting {
public:
  void run(Function &F);

private:
  using Lanes = SmallVector<Value *, 8>;

  Value *lane(IRBuilder<> &B, Value *V, unsigned L);
  void split(Instruction &I);
  void rejoin(Instruction &I);

  DenseMap<const Value *, Lanes> Split;
};
} // namespace

/// Lane \p L of operand \p V.
Value *Splitting::lane(IRBuilder<> &B, Value *V, unsigned L) {
  if (auto It = Split.find(V); It != Split.end())
    return It->second[L];
  auto *C = dyn_cast<Constant>(V);
  Constant *Element = C ? C->getAggregateElement(L) : nullptr;
  return Element ? Element : B.CreateExtractElement(V, L);
}

void Splitting::split(Instruction &I) {
  IRBuilder<> B(&I);
  Lanes Results;
  unsigned Count = cast<FixedVectorType>(I.getType())->getNumElements();
  for (unsigned L = 0; L != Count; ++L) {
    Instruction *One =
        isa<CastInst>(I)
            ? static_cast<Instruction *>(CastInst::Create(
                  cast<CastInst>(I).getOpcode(), lane(B, I.getOperand(0), L),
                  I.getType()->getScalarType()))
            : BinaryOperator::Create(cast<BinaryOperator>(I).getOpcode(),
                                     lane(B, I.getOperand(0), L),
                                     lane(B, I.getOperand(1), L));
    One->copyIRFlags(&I);
    Results.push_back(B.Insert(One));
  }
  Split[&I] = std::move(Results);
}

/// Gives uses of \p I that are not split a vector.
void Splitting::rejoin(Instruction &I) {
  if (!I.use_empty()) {
    IRBuilder<> B(&I);
    Value *Whole = PoisonValue::get(I.getType());
    for (auto [L, One] : enumerate(Split.find(&I)->second))
      Whole = B.CreateInsertElement(Whole, One, L);
    I.replaceAllUsesWith(Whole);
  }
  I.eraseFromParent();
}

void Splitting::run(Function &F) {
  SmallVector<Instruction *, 16> Order;
  for (BasicBlock *BB : ReversePostOrderTraversal<Function *>(&F))
    for (Instruction &I : *BB)
      if (isSplit(I))
        Order.push_back(&I);
  for (Instruction *I : Order)
    split(*I);
  // Users first, so that what only they used is not joined.
  for (Instruction *I : reverse(Order))
    rejoin(*I);
}

void splitVectorProducts(Function &F) { Splitting().run(F); }

} // namespace opennvvm::prepare
