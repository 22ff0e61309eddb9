//===- GenericOffsets.cpp - Generic addresses keep their width ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GenericOffsets.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace opennvvm::prepare {

bool GenericOffsets::isShort(const Type *Ty) const {
  const DataLayout &DL = F.getDataLayout();
  auto *PT = dyn_cast<PointerType>(Ty);
  return PT && DL.getPointerSizeInBits(PT->getAddressSpace()) <
                   DL.getPointerSizeInBits(AddressSpace::Generic);
}

GenericOffsets::GenericOffsets(Function &F) : F(F) {
  // The address spaces that generic addresses are converted to.
  static constexpr unsigned Spaces[] = {
      AddressSpace::Global, AddressSpace::Shared,        AddressSpace::Const,
      AddressSpace::Local,  AddressSpace::SharedCluster, AddressSpace::Param};
  AnyShort = any_of(Spaces, [&](unsigned Space) {
    return isShort(PointerType::get(F.getContext(), Space));
  });
  if (!AnyShort)
    return;
  for (Instruction &I : instructions(F))
    if (isShort(I.getType()))
      Before.push_back(&I);
}

void GenericOffsets::findStarts() {
  SmallVector<const Instruction *, 16> Work;
  auto Note = [&](const Instruction &I) {
    if (!Own.contains(&I) && StartsOver.insert(&I).second)
      Work.push_back(&I);
  };
  // Inside the object that it points into, an address never wraps.
  for (const Instruction &I : instructions(F))
    if (auto *GEP = dyn_cast<GetElementPtrInst>(&I);
        GEP && !GEP->isInBounds() && isShort(GEP->getType()))
      Note(I);
  while (!Work.empty())
    for (const User *U : Work.pop_back_val()->users())
      if (isa<PHINode, SelectInst>(U))
        Note(*cast<Instruction>(U));
}

/// Creates the generic pointer from which short pointer \p V was made, provided
/// that those which it consists of are known. \returns the first that is not.
Value *GenericOffsets::createGeneric(Value *V) {
  Type *Ptr = PointerType::get(F.getContext(), AddressSpace::Generic);
  auto *I = dyn_cast<Instruction>(V);
  if (auto *C = dyn_cast<Constant>(V)) {
    Known[V] = ConstantExpr::getAddrSpaceCast(C, Ptr);
  } else if (!I || !StartsOver.contains(I)) {
    BasicBlock::iterator At = I ? *I->getInsertionPointAfterDef()
                                : F.getEntryBlock().getFirstInsertionPt();
    Known[V] = new AddrSpaceCastInst(V, Ptr, "", At);
  } else if (auto *Phi = dyn_cast<PHINode>(I)) {
    IRBuilder<> B(I);
    Known[V] = B.CreatePHI(Ptr, Phi->getNumIncomingValues());
    Phis.push_back(Phi);
  } else if (auto *Select = dyn_cast<SelectInst>(I)) {
    Value *True = Known.lookup(Select->getTrueValue());
    Value *False = Known.lookup(Select->getFalseValue());
    if (!True || !False)
      return True ? Select->getFalseValue() : Select->getTrueValue();
    IRBuilder<> B(I);
    Known[V] = B.CreateSelect(Select->getCondition(), True, False);
  } else {
    auto *GEP = cast<GetElementPtrInst>(I);
    Value *Base = Known.lookup(GEP->getPointerOperand());
    if (!Base)
      return GEP->getPointerOperand();
    IRBuilder<> B(I);
    SmallVector<Value *, 4> Indices(GEP->indices());
    Known[V] = B.CreateGEP(GEP->getSourceElementType(), Base, Indices, "",
                           GEP->getNoWrapFlags());
  }
  return nullptr;
}

Value *GenericOffsets::generic(Value *V) {
  // Chains may be as long as the function, and a phi may lead back to itself.
  SmallVector<Value *, 16> Work = {V};
  while (!Work.empty() || !Phis.empty()) {
    if (Work.empty()) {
      completePhi(Work);
      continue;
    }
    Value *Missing =
        Known.lookup(Work.back()) ? nullptr : createGeneric(Work.back());
    if (Missing)
      Work.push_back(Missing);
    else
      Work.pop_back();
  }
  return Known.lookup(V);
}

/// Adds to the last phi what is known, and to \p Work what is not.
void GenericOffsets::completePhi(SmallVectorImpl<Value *> &Work) {
  PHINode *Phi = Phis.back();
  for (Value *From : Phi->incoming_values())
    if (!Known.lookup(From))
      Work.push_back(From);
  if (!Work.empty())
    return;
  Phis.pop_back();
  auto *New = cast<PHINode>(Known.lookup(Phi));
  for (auto [From, Block] : zip(Phi->incoming_values(), Phi->blocks()))
    New->addIncoming(Known.lookup(From), Block);
}

bool GenericOffsets::restore() {
  if (!AnyShort)
    return false;
  for (const WeakVH &V : Before)
    if (V)
      Own.insert(V);
  findStarts();
  SmallVector<AddrSpaceCastInst *, 8> Casts;
  for (Instruction &I : instructions(F)) {
    auto *Cast = dyn_cast<AddrSpaceCastInst>(&I);
    if (Cast && Cast->getDestAddressSpace() == AddressSpace::Generic &&
        isShort(Cast->getSrcTy()) && StartsOver.contains(Cast->getOperand(0)))
      Casts.push_back(Cast);
  }
  for (AddrSpaceCastInst *Cast : Casts) {
    Cast->replaceAllUsesWith(generic(Cast->getOperand(0)));
    Cast->eraseFromParent();
  }
  return !Casts.empty();
}

} // namespace opennvvm::prepare
