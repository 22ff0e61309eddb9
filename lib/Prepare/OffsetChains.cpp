//===- OffsetChains.cpp - Addresses at many offsets -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OffsetChains.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace opennvvm::prepare {

static constexpr unsigned MaxChain = 32;

/// \p V as an address at a constant offset; null if it is something else.
static GetElementPtrInst *asOffset(Value *V) {
  auto *GEP = dyn_cast<GetElementPtrInst>(V);
  return GEP && GEP->hasAllConstantIndices() && !GEP->getType()->isVectorTy()
             ? GEP
             : nullptr;
}

bool endsLongChain(Instruction &I) {
  Value *V = &I;
  for (unsigned Length = 0; Length <= MaxChain; ++Length) {
    auto *GEP = asOffset(V);
    if (!GEP)
      return false;
    V = GEP->getPointerOperand();
  }
  return true;
}

/// Computes \p Last, the end of a chain that is short before it, from the start
/// of the chain.
static void startOver(GetElementPtrInst &Last, const DataLayout &DL) {
  APInt Offset(DL.getIndexTypeSizeInBits(Last.getType()), 0);
  Value *Start = &Last;
  while (auto *GEP = asOffset(Start)) {
    if (!GEP->accumulateConstantOffset(DL, Offset))
      return; // Of a scalable type, which is not printed.
    Start = GEP->getPointerOperand();
  }
  LLVMContext &C = Last.getContext();
  auto *New = GetElementPtrInst::Create(Type::getInt8Ty(C), Start,
                                        ConstantInt::get(C, Offset), "",
                                        Last.getIterator());
  New->setDebugLoc(Last.getDebugLoc());
  New->takeName(&Last);
  Last.replaceAllUsesWith(New);
  Last.eraseFromParent();
}

void shortenOffsetChains(Function &F) {
  // A value comes before its users; in unreachable blocks since
  // cutDeadCycles().
  SmallSetVector<BasicBlock *, 32> Order;
  ReversePostOrderTraversal<Function *> Reached(&F);
  Order.insert(Reached.begin(), Reached.end());
  for (BasicBlock &BB : F)
    Order.insert(&BB);
  DenseMap<const Value *, unsigned> Lengths;
  for (BasicBlock *BB : Order)
    for (Instruction &I : make_early_inc_range(*BB)) {
      GetElementPtrInst *GEP = asOffset(&I);
      if (!GEP)
        continue;
      unsigned Length = Lengths.lookup(GEP->getPointerOperand()) + 1;
      if (Length <= MaxChain)
        Lengths[GEP] = Length;
      else
        startOver(*GEP, F.getDataLayout());
    }
}

} // namespace opennvvm::prepare
