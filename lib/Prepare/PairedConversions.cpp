//===- PairedConversions.cpp - Conversions of two floats at once ----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PairedConversions.h"
#include "llvm/Analysis/VectorUtils.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace opennvvm::prepare {

/// The truncations that are the elements of \p Last, the last insertion into a
/// vector; none if there are other elements, or other uses of one.
static SmallVector<FPTruncInst *, 8> truncatedInto(InsertElementInst &Last) {
  SmallVector<FPTruncInst *, 8> Truncations;
  auto *Type = dyn_cast<FixedVectorType>(Last.getType());
  if (!Type || Type->getNumElements() % 2 != 0 ||
      !(Type->getElementType()->isHalfTy() ||
        Type->getElementType()->isBFloatTy()))
    return {};
  for (unsigned I = 0; I != Type->getNumElements(); ++I) {
    auto *Element = dyn_cast_or_null<FPTruncInst>(findScalarElement(&Last, I));
    if (!Element || !Element->hasOneUse() || !Element->getSrcTy()->isFloatTy())
      return {};
    Truncations.push_back(Element);
  }
  return Truncations;
}

/// Replaces \p Last by a truncation of a vector, if it consists of truncations.
static bool truncateAtOnce(InsertElementInst &Last) {
  if (Last.use_empty() || any_of(Last.users(), IsaPred<InsertElementInst>))
    return false;
  SmallVector<FPTruncInst *, 8> Truncations = truncatedInto(Last);
  if (Truncations.empty())
    return false;
  IRBuilder<> B(&Last);
  Value *Wide = PoisonValue::get(
      FixedVectorType::get(B.getFloatTy(), Truncations.size()));
  FastMathFlags Flags = FastMathFlags::getFast();
  for (auto [I, T] : enumerate(Truncations)) {
    Wide = B.CreateInsertElement(Wide, T->getOperand(0), I);
    Flags &= T->getFastMathFlags();
  }
  auto *Whole = cast<Instruction>(B.CreateFPTrunc(Wide, Last.getType()));
  Whole->setFastMathFlags(Flags);
  Last.replaceAllUsesWith(Whole);
  return true;
}

bool pairConversions(Function &F) {
  SmallVector<WeakTrackingVH, 8> Dead;
  for (Instruction &I : instructions(F))
    if (auto *Insertion = dyn_cast<InsertElementInst>(&I);
        Insertion && truncateAtOnce(*Insertion))
      Dead.push_back(Insertion);
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(Dead);
  return !Dead.empty();
}

} // namespace opennvvm::prepare
