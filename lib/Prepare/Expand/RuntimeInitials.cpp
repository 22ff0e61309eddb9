//===- RuntimeInitials.cpp - Initial values known at run time -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RuntimeInitials.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace opennvvm::prepare {

/// Whether \p Initial contains the address of a variable in shared or local
/// memory.
static bool isKnownAtRunTime(const Constant &Initial) {
  SmallVector<const Constant *, 8> Work = {&Initial};
  SmallPtrSet<const Constant *, 8> Seen;
  while (!Work.empty()) {
    const Constant *C = Work.pop_back_val();
    if (auto *GV = dyn_cast<GlobalValue>(C)) {
      unsigned Space = GV->getAddressSpace();
      if (isa<GlobalVariable>(GV) &&
          (Space == AddressSpace::Shared || Space == AddressSpace::Local))
        return true;
      continue;
    }
    for (const Use &Op : C->operands())
      if (auto *Part = dyn_cast<Constant>(Op);
          Part && !isa<ConstantData>(Part) && Seen.insert(Part).second)
        Work.push_back(Part);
  }
  return false;
}

/// Adds what \p U, a use of the address of \p GV, does with it: copies of the
/// whole to \p Copies, other names of the address to \p Names.
/// \returns false if it does something else.
static bool noteUse(const Use &U, const GlobalVariable &GV,
                    SmallVectorImpl<MemCpyInst *> &Copies,
                    SmallVectorImpl<const Value *> &Names) {
  User *By = U.getUser();
  if (isa<AddrSpaceCastOperator>(By)) {
    Names.push_back(By);
    return true;
  }
  auto *Copy = dyn_cast<MemCpyInst>(By);
  if (!Copy || Copy->getRawSource() != U.get() ||
      Copy->getRawDest() == U.get() || Copy->isVolatile())
    return false;
  auto *Length = dyn_cast<ConstantInt>(Copy->getLength());
  const DataLayout &DL = GV.getDataLayout();
  if (!Length || Length->getValue() !=
                     DL.getTypeAllocSize(GV.getValueType()).getFixedValue())
    return false;
  Copies.push_back(Copy);
  return true;
}

/// Finds all copies of \p GV.
/// \returns whether it has no other use.
static bool findCopies(const GlobalVariable &GV,
                       SmallVectorImpl<MemCpyInst *> &Copies) {
  // A cast has one operand, so none is added twice.
  SmallVector<const Value *, 8> Names = {&GV};
  while (!Names.empty())
    if (!all_of(Names.pop_back_val()->uses(),
                [&](const Use &U) { return noteUse(U, GV, Copies, Names); }))
      return false;
  return true;
}

/// Finds the copies of \p GV if they are its only uses and its value must be
/// stored.
static bool findAllCopies(const GlobalVariable &GV,
                          SmallVectorImpl<MemCpyInst *> &Copies) {
  return GV.hasLocalLinkage() && GV.isConstant() && GV.hasInitializer() &&
         isKnownAtRunTime(*GV.getInitializer()) && findCopies(GV, Copies);
}

bool becomesStores(const GlobalVariable &GV) {
  SmallVector<MemCpyInst *, 4> Copies;
  return findAllCopies(GV, Copies);
}

void expandRuntimeInitials(Module &M) {
  for (GlobalVariable &GV : make_early_inc_range(M.globals())) {
    SmallVector<MemCpyInst *, 4> Copies;
    if (!findAllCopies(GV, Copies))
      continue;
    for (MemCpyInst *Copy : Copies) {
      IRBuilder<> B(Copy);
      B.CreateAlignedStore(GV.getInitializer(), Copy->getRawDest(),
                           Copy->getDestAlign());
      Copy->eraseFromParent();
    }
    GV.removeDeadConstantUsers();
    if (GV.use_empty())
      GV.eraseFromParent();
  }
}

} // namespace opennvvm::prepare
