//===- VarArgs.cpp - Variable arguments as memory -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VarArgs.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::prepare {

/// Reads the next argument of a list, which is a pointer into the buffer.
static void expandVAArg(VAArgInst &VA, const DataLayout &DL) {
  IRBuilder<> B(&VA);
  Type *Ty = VA.getType();
  Value *List = VA.getPointerOperand();
  Value *At = B.CreateLoad(B.getPtrTy(), List);
  Align Alignment = DL.getABITypeAlign(Ty);
  if (Alignment > 1) {
    Type *Index = DL.getIndexType(B.getPtrTy());
    At = B.CreatePtrAdd(At, ConstantInt::get(Index, Alignment.value() - 1));
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

/// The address of the array of arguments. IR has no value for it; taking it a
/// second time, or without need, costs nothing.
static Value *arrayOfArguments(IRBuilder<> &B, const DataLayout &DL) {
  bool Is64 = DL.getPointerSizeInBits(0) == 64;
  std::string Suffix = Is64 ? ".u64 " : ".u32 ";
  return B.CreateCall(InlineAsm::get(
      FunctionType::get(B.getPtrTy(), false),
      "mov" + Suffix + "$0, ${:vararg}; cvta.local" + Suffix + "$0, $0;",
      Is64 ? "=l" : "=r", /*hasSideEffects=*/false));
}

void exposeLists(Function &F) {
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    auto *II = dyn_cast<IntrinsicInst>(&I);
    if (!II)
      continue;
    IRBuilder<> B(II);
    switch (II->getIntrinsicID()) {
    case Intrinsic::vastart:
      B.CreateStore(arrayOfArguments(B, F.getDataLayout()),
                    II->getArgOperand(0));
      break;
    case Intrinsic::vacopy:
      B.CreateStore(B.CreateLoad(B.getPtrTy(), II->getArgOperand(1)),
                    II->getArgOperand(0));
      break;
    case Intrinsic::vaend:
      break;
    default:
      continue;
    }
    II->eraseFromParent();
  }
}

} // namespace opennvvm::prepare
