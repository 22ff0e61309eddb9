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

bool GenericOffsets::mayStartOver(const Value *V,
                                  SmallPtrSetImpl<const Value *> &Seen) const {
  if (!isa<Instruction>(V) || Own.contains(V) || !Seen.insert(V).second)
    return false;
  // Inside the object that it points into, an address never wraps.
  if (auto *GEP = dyn_cast<GetElementPtrInst>(V))
    return !GEP->isInBounds();
  if (auto *Phi = dyn_cast<PHINode>(V))
    return any_of(Phi->incoming_values(),
                  [&](const Use &U) { return mayStartOver(U.get(), Seen); });
  if (auto *Select = dyn_cast<SelectInst>(V))
    return mayStartOver(Select->getTrueValue(), Seen) ||
           mayStartOver(Select->getFalseValue(), Seen);
  return false;
}

/// The generic pointer from which short pointer \p V was made.
Value *GenericOffsets::generic(Value *V) {
  if (Value *Ready = Known.lookup(V))
    return Ready;
  Type *Ptr = PointerType::get(F.getContext(), AddressSpace::Generic);
  if (auto *C = dyn_cast<Constant>(V))
    return ConstantExpr::getAddrSpaceCast(C, Ptr);
  SmallPtrSet<const Value *, 8> Seen;
  auto *I = dyn_cast<Instruction>(V);
  if (!I || !mayStartOver(I, Seen)) {
    BasicBlock::iterator At = I ? *I->getInsertionPointAfterDef()
                                : F.getEntryBlock().getFirstInsertionPt();
    return Known[V] = new AddrSpaceCastInst(V, Ptr, "", At);
  }
  IRBuilder<> B(I);
  if (auto *Phi = dyn_cast<PHINode>(I)) {
    PHINode *New = B.CreatePHI(Ptr, Phi->getNumIncomingValues());
    Known[V] = New;
    for (auto [From, Block] : zip(Phi->incoming_values(), Phi->blocks()))
      New->addIncoming(generic(From), Block);
    return New;
  }
  if (auto *Select = dyn_cast<SelectInst>(I)) {
    Value *True = generic(Select->getTrueValue());
    Value *False = generic(Select->getFalseValue());
    return Known[V] = B.CreateSelect(Select->getCondition(), True, False);
  }
  auto *GEP = cast<GetElementPtrInst>(I);
  SmallVector<Value *, 4> Indices(GEP->indices());
  Value *Base = generic(GEP->getPointerOperand());
  return Known[V] = B.CreateGEP(GEP->getSourceElementType(), Base, Indices, "",
                                GEP->getNoWrapFlags());
}

bool GenericOffsets::restore() {
  if (!AnyShort)
    return false;
  for (const WeakVH &V : Before)
    if (V)
      Own.insert(V);
  SmallVector<AddrSpaceCastInst *, 8> Casts;
  for (Instruction &I : instructions(F)) {
    auto *Cast = dyn_cast<AddrSpaceCastInst>(&I);
    SmallPtrSet<const Value *, 8> Seen;
    if (Cast && Cast->getDestAddressSpace() == AddressSpace::Generic &&
        isShort(Cast->getSrcTy()) && mayStartOver(Cast->getOperand(0), Seen))
      Casts.push_back(Cast);
  }
  for (AddrSpaceCastInst *Cast : Casts) {
    Cast->replaceAllUsesWith(generic(Cast->getOperand(0)));
    Cast->eraseFromParent();
  }
  return !Casts.empty();
}

} // namespace opennvvm::prepare
