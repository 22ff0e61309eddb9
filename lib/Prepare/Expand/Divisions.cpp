//===- Divisions.cpp - Divisions in other widths --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Divisions.h"
#include "LongDivision.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/Transforms/Utils/BypassSlowDivision.h"
#include "llvm/Transforms/Utils/IntegerDivision.h"

using namespace llvm;

namespace opennvvm::prepare {

Value *approximateReciprocal(IRBuilderBase &B, Value *F) {
  return B.CreateIntrinsic(Intrinsic::nvvm_rcp_approx_ftz_f, {}, {F});
}

void expandWideDivision(Function &F) {
  SmallVector<BinaryOperator *, 8> Divisions;
  for (BasicBlock &BB : F)
    for (Instruction &I : BB)
      if (I.isIntDivRem() && I.getType()->getScalarSizeInBits() > 64)
        Divisions.push_back(cast<BinaryOperator>(&I));
  SmallVector<BinaryOperator *, 8> Scalars;
  for (BinaryOperator *BO : Divisions) {
    auto *VT = dyn_cast<FixedVectorType>(BO->getType());
    if (!VT) {
      Scalars.push_back(BO);
      continue;
    }
    IRBuilder<> B(BO);
    Value *Result = PoisonValue::get(VT);
    for (unsigned L = 0; L < VT->getNumElements(); ++L) {
      Value *X = B.CreateExtractElement(BO->getOperand(0), L),
            *Y = B.CreateExtractElement(BO->getOperand(1), L),
            *Lane = B.CreateBinOp(BO->getOpcode(), X, Y);
      if (auto *Scalar = dyn_cast<BinaryOperator>(Lane))
        Scalars.push_back(Scalar);
      Result = B.CreateInsertElement(Result, Lane, L);
    }
    BO->replaceAllUsesWith(Result);
    BO->eraseFromParent();
  }
  SmallVector<BinaryOperator *, 8> Long, Longer;
  for (BinaryOperator *BO : Scalars)
    (BO->getType()->getIntegerBitWidth() > 128 ? Longer : Long).push_back(BO);
  expandLongDivisions(Long);
  for (BinaryOperator *BO : Longer) {
    bool IsRemainder = BO->getOpcode() == Instruction::URem ||
                       BO->getOpcode() == Instruction::SRem;
    if (IsRemainder)
      expandRemainder(BO);
    else
      expandDivision(BO);
  }
}

void shortenDivisions(Function &F) {
  const DenseMap<unsigned, unsigned> Widths = {{64, 32}};
  for (BasicBlock *BB = &F.getEntryBlock(); BB;) {
    // The new blocks are inserted before this one.
    BasicBlock *Next = BB->getNextNode();
    bypassSlowDivision(BB, Widths);
    BB = Next;
  }
}

} // namespace opennvvm::prepare
