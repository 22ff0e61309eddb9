//===- MemoryUse.cpp - What instructions access ---------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MemoryUse.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::lint {

static uint64_t bytesOf(const Instruction &At, Type *T) {
  return At.getDataLayout().getTypeStoreSize(T).getKnownMinValue();
}

static void visitCopy(const MemIntrinsic &Copy,
                      function_ref<void(const MemoryUse &)> Visit) {
  auto *Length = dyn_cast<ConstantInt>(Copy.getLength());
  // A copy of nothing is legal, wherever it is to.
  if (!Length || Length->isZero())
    return;
  uint64_t Bytes = Length->getValue().getLimitedValue();
  bool IsVolatile = Copy.isVolatile();
  Visit({"copy", Copy.getRawDest(), Bytes, true, IsVolatile, false});
  if (auto *Transfer = dyn_cast<MemTransferInst>(&Copy))
    Visit({"copy", Transfer->getRawSource(), Bytes, false, IsVolatile, false});
}

void forEachUse(const Instruction &I,
                function_ref<void(const MemoryUse &)> Visit) {
  if (auto *Load = dyn_cast<LoadInst>(&I))
    Visit({"load", Load->getPointerOperand(), bytesOf(I, Load->getType()),
           false, Load->isVolatile(), Load->isAtomic()});
  else if (auto *Store = dyn_cast<StoreInst>(&I))
    Visit({"store", Store->getPointerOperand(),
           bytesOf(I, Store->getValueOperand()->getType()), true,
           Store->isVolatile(), Store->isAtomic()});
  else if (auto *RMW = dyn_cast<AtomicRMWInst>(&I))
    Visit({"atomic access", RMW->getPointerOperand(),
           bytesOf(I, RMW->getType()), true, RMW->isVolatile(), true});
  else if (auto *CAS = dyn_cast<AtomicCmpXchgInst>(&I))
    Visit({"atomic access", CAS->getPointerOperand(),
           bytesOf(I, CAS->getCompareOperand()->getType()), true,
           CAS->isVolatile(), true});
  else if (auto *Copy = dyn_cast<MemIntrinsic>(&I))
    visitCopy(*Copy, Visit);
}

} // namespace opennvvm::lint
