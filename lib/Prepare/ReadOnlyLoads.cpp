//===- ReadOnlyLoads.cpp - Loads of read-only memory ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReadOnlyLoads.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::prepare {

/// Whether nothing writes the memory at \p Ptr while the kernel runs: a
/// constant, or memory that a kernel reads through a noalias pointer.
static bool isReadOnly(const Value *Ptr) {
  SmallVector<const Value *, 4> Objects;
  getUnderlyingObjects(Ptr, Objects);
  return llvm::all_of(Objects, [](const Value *V) {
    if (auto *A = dyn_cast<Argument>(V))
      return A->onlyReadsMemory() && A->hasNoAliasAttr();
    auto *GV = dyn_cast<GlobalVariable>(V);
    return GV && GV->isConstant();
  });
}

void markReadOnlyLoads(Function &F) {
  for (BasicBlock &BB : F)
    for (Instruction &I : BB) {
      const Value *From = nullptr;
      if (auto *LI = dyn_cast<LoadInst>(&I); LI && LI->isSimple())
        From = LI->getPointerOperand();
      else if (auto *Copy = dyn_cast<MemTransferInst>(&I);
               Copy && !Copy->isVolatile())
        From = Copy->getRawSource();
      if (From &&
          From->getType()->getPointerAddressSpace() == AddressSpace::Global &&
          isReadOnly(From))
        I.setMetadata(LLVMContext::MD_invariant_load,
                      MDNode::get(F.getContext(), {}));
    }
}

} // namespace opennvvm::prepare
