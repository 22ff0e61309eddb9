//===- Synchronization.cpp - Barriers and fences --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering/Synchronization.h"
#include "Catalog/Intrinsic.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

bool isSynchronizing(Intrinsic::ID ID) {
  const IntrinsicRow *Row = lookupIntrinsic(ID);
  return Row && Row->Synchronizes;
}

static void markDeclaration(Function &F) {
  if (isSynchronizing(F.getIntrinsicID()))
    F.addFnAttr(Attribute::WillReturn);
}

void markSynchronizing(Module &M) { for_each(M, markDeclaration); }

void markSynchronizing(Function &F) {
  for (Instruction &I : instructions(F))
    if (auto *Call = dyn_cast<IntrinsicInst>(&I))
      markDeclaration(*Call->getCalledFunction());
}

} // namespace opennvvm
