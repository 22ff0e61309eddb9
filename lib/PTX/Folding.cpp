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
#include "Insts/Idioms.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
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

bool isHomeName(const Value *V) {
  auto *Cast = dyn_cast<AddrSpaceCastInst>(V);
  if (!Cast)
    return false;
  const Value *Object = Cast->getPointerOperand();
  unsigned Space = Cast->getDestAddressSpace();
  if (auto *AI = dyn_cast<AllocaInst>(Object))
    return AI->isStaticAlloca() && Space == AddressSpace::Local;
  auto *A = dyn_cast<Argument>(Object);
  if (!A || !A->hasByValAttr() ||
      A->getType()->getPointerAddressSpace() != AddressSpace::Generic)
    return false;
  // In the parameter space only while nothing makes a copy of it.
  return Space == AddressSpace::Local ||
         (Space == AddressSpace::Param &&
          llvm::all_of(A->users(), [](const User *U) {
            auto *Other = dyn_cast<AddrSpaceCastInst>(U);
            return Other &&
                   Other->getDestAddressSpace() == AddressSpace::Param;
          }));
}

bool isAddressUse(const Use &U) {
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
  if (isHomeName(I))
    return isAddressOnly(I);
  return isConstantGEP(I) && isAddressOnly(I);
}

bool isAddressOnly(const Value *V) {
  return llvm::all_of(V->uses(), isAddressUse);
}

/// Whether \p U is an index that an address computation widens while it
/// multiplies: 32 bits, by more than one.
static bool isWidenedIndex(const Use &U, const DataLayout &DL) {
  auto *GEP = dyn_cast<GetElementPtrInst>(U.getUser());
  if (!GEP || GEP->getType()->isVectorTy() || U.getOperandNo() == 0)
    return false;
  auto It = gep_type_begin(*GEP);
  std::advance(It, U.getOperandNo() - 1);
  uint64_t Stride = It.getSequentialElementStride(DL);
  return Stride > 1 && isInt<32>(int64_t(Stride));
}

bool FunctionEmitter::isFolded(const Instruction &I) const {
  switch (I.getOpcode()) {
  case Instruction::GetElementPtr:
    return isConstantGEP(&I) && isAddressOnly(&I);
  case Instruction::AddrSpaceCast:
    return isHomeName(&I) && isAddressOnly(&I);
  case Instruction::Xor:
    // "not" of a condition becomes "@!%p".
    return I.getType()->isIntegerTy(1) && I.hasOneUse() &&
           isa<BranchInst>(*I.user_begin()) &&
           PatternMatch::match(&I, PatternMatch::m_Not(PatternMatch::m_Value()));
  case Instruction::SExt:
  case Instruction::ZExt: {
    if (isa<Constant>(I.getOperand(0)) || I.getType()->isVectorTy())
      return false;
    bool MayIndex = is64Bit() && I.getType()->isIntegerTy(64) &&
                    I.getOperand(0)->getType()->isIntegerTy(32);
    return llvm::all_of(I.uses(), [&](const Use &U) {
      return (MayIndex && isWidenedIndex(U, DL)) || isOperandOfWideProduct(U);
    });
  }
  case Instruction::Mul:
  case Instruction::LShr:
  case Instruction::AShr:
  case Instruction::ICmp:
  case Instruction::Sub:
  case Instruction::Select:
    return isPartOfIdiom(I);
  case Instruction::FMul:
    return isFoldedMul(I);
  case Instruction::Call:
    return isFoldedRounding(I);
  default:
    return false;
  }
}

} // namespace opennvvm::ptx
