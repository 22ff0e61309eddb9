//===- ContextLock.cpp - Queries that create LLVM objects -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ContextLock.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Instruction.h"

using namespace llvm;

namespace opennvvm::ptx {

const Constant *ContextLock::element(const Constant *C, unsigned I) {
  auto Guard = lock();
  return C->getAggregateElement(I);
}

const Constant *ContextLock::splat(const Constant *C) {
  auto Guard = lock();
  return C->getSplatValue();
}

const Constant *ContextLock::fold(const Constant *C, const DataLayout &DL) {
  auto Guard = lock();
  Constant *Folded = ConstantFoldConstant(C, DL);
  auto *Cast = dyn_cast<ConstantExpr>(Folded);
  if (!Cast || Cast->getOpcode() != Instruction::BitCast)
    return Folded;
  TypeSize Size = DL.getTypeSizeInBits(C->getType());
  if (Size.isScalable() || Size.getFixedValue() > IntegerType::MAX_INT_BITS)
    return Folded;
  // LLVM folds bitcasts from floating-point numbers to integers and back, but
  // not from one format to another.
  Type *Bits = IntegerType::get(C->getContext(), Size.getFixedValue());
  Constant *Number = ConstantFoldCastOperand(Instruction::BitCast,
                                             Cast->getOperand(0), Bits, DL);
  if (!isa<ConstantInt>(Number))
    return Folded;
  return ConstantFoldCastOperand(Instruction::BitCast, Number, C->getType(),
                                 DL);
}

} // namespace opennvvm::ptx
