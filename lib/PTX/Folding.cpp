//===- Folding.cpp - What is printed inside its users ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Folding moves the reading of an operand to a later place. That is safe even
// for operands that are phis, whose registers change on edges: a path from
// the folded instruction to its user that enters the phi's block again would
// also be a path to the user around the folded instruction, which dominates
// it.
//
//===----------------------------------------------------------------------===//

#include "FunctionEmitter.h"
#include "Insts/Insts.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;

namespace opennvvm::ptx {

static bool isConstantGEP(const Value *V) {
  auto *GEP = dyn_cast<GetElementPtrInst>(V);
  return GEP && GEP->hasAllConstantIndices() &&
         !GEP->getType()->isVectorTy();
}

static bool isAddressUse(const Use &U) {
  auto *I = cast<Instruction>(U.getUser());
  if (isa<LoadInst>(I))
    return true;
  if (isa<StoreInst>(I))
    return U.getOperandNo() == StoreInst::getPointerOperandIndex();
  if (isa<AtomicRMWInst>(I))
    return U.getOperandNo() == AtomicRMWInst::getPointerOperandIndex();
  if (isa<AtomicCmpXchgInst>(I))
    return U.getOperandNo() == AtomicCmpXchgInst::getPointerOperandIndex();
  if (auto *II = dyn_cast<IntrinsicInst>(I))
    return II->isLifetimeStartOrEnd();
  return isConstantGEP(I) && isAddressOnly(I);
}

bool isAddressOnly(const Value *V) {
  return llvm::all_of(V->uses(), isAddressUse);
}

bool FunctionEmitter::isFolded(const Instruction &I) const {
  switch (I.getOpcode()) {
  case Instruction::GetElementPtr:
    return isConstantGEP(&I) && isAddressOnly(&I);
  case Instruction::Xor:
    // "not" of a condition becomes "@!%p".
    return I.getType()->isIntegerTy(1) && I.hasOneUse() &&
           isa<BranchInst>(*I.user_begin()) &&
           PatternMatch::match(&I, PatternMatch::m_Not(PatternMatch::m_Value()));
  case Instruction::FMul:
    return isFoldedMul(I);
  default:
    return false;
  }
}

} // namespace opennvvm::ptx
