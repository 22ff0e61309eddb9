//===- VarArgs.cpp - va_arg as a load -------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VarArgs.h"
#include "llvm/IR/IRBuilder.h"

using namespace llvm;

namespace opennvvm::ptx {

/// Reads the next argument of a list, which is a pointer into the buffer.
static void expandVAArg(VAArgInst &VA, const DataLayout &DL) {
  IRBuilder<> B(&VA);
  Type *Ty = VA.getType();
  Value *List = VA.getPointerOperand();
  Value *At = B.CreateLoad(B.getPtrTy(), List);
  Align Alignment = DL.getABITypeAlign(Ty);
  if (Alignment > 1) {
    Type *Index = DL.getIndexType(B.getPtrTy());
    At = B.CreatePtrAdd(
        At, ConstantInt::get(Index, Alignment.value() - 1));
    At = B.CreateIntrinsic(
        Intrinsic::ptrmask, {At->getType(), Index},
        {At, ConstantInt::getSigned(Index, -int64_t(Alignment.value()))});
  }
  Value *Next = B.CreatePtrAdd(
      At, ConstantInt::get(DL.getIndexType(B.getPtrTy()),
                           DL.getTypeAllocSize(Ty).getFixedValue()));
  B.CreateStore(Next, List);
  VA.replaceAllUsesWith(B.CreateAlignedLoad(Ty, At, Alignment));
  VA.eraseFromParent();
}

void expandVarArgs(Function &F) {
  for (BasicBlock &BB : F)
    for (Instruction &I : make_early_inc_range(BB))
      if (auto *VA = dyn_cast<VAArgInst>(&I);
          VA && VA->getPointerOperand()->getType()->isPointerTy() &&
          VA->getType()->isSized() && !VA->getType()->isScalableTy())
        expandVAArg(*VA, F.getDataLayout());
}

} // namespace opennvvm::ptx
