//===- RuntimeInitials.cpp - Initial values known at run time -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RuntimeInitials.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace opennvvm::prepare {

static bool isKnownAtRunTime(const Constant &C) {
  if (isa<GlobalValue>(C)) {
    unsigned Space = C.getType()->getPointerAddressSpace();
    return isa<GlobalVariable>(C) &&
           (Space == AddressSpace::Shared || Space == AddressSpace::Local);
  }
  return any_of(C.operands(), [](const Use &Op) {
    auto *Part = dyn_cast<Constant>(Op);
    return Part && isKnownAtRunTime(*Part);
  });
}

/// Finds all copies of \p GV.
/// \returns whether it has no other use.
static bool findCopies(const Value &Pointer, const GlobalVariable &GV,
                       SmallVectorImpl<MemCpyInst *> &Copies) {
  return all_of(Pointer.uses(), [&](const Use &U) {
    User *By = U.getUser();
    if (isa<AddrSpaceCastOperator>(By))
      return findCopies(*By, GV, Copies);
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
  });
}

/// Finds the copies of \p GV if they are its only uses and its value must be
/// stored.
static bool findAllCopies(const GlobalVariable &GV,
                          SmallVectorImpl<MemCpyInst *> &Copies) {
  return GV.hasLocalLinkage() && GV.isConstant() && GV.hasInitializer() &&
         isKnownAtRunTime(*GV.getInitializer()) && findCopies(GV, GV, Copies);
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
