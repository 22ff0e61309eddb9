//===- IndexExtensions.cpp - Extension of narrow indices ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IndexExtensions.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"

using namespace llvm;

namespace opennvvm::prepare {

bool extendThroughWords(Function &F) {
  bool Changed = false;
  for (Instruction &I : instructions(F)) {
    if (!isa<ZExtInst, SExtInst>(I) || !I.getType()->isIntegerTy(64))
      continue;
    Value *Narrow = I.getOperand(0);
    unsigned Width = Narrow->getType()->getIntegerBitWidth();
    if ((Width != 8 && Width != 16) || isa<Constant>(Narrow))
      continue;
    IRBuilder<> B(&I);
    I.setOperand(
        0, B.CreateCast(cast<CastInst>(I).getOpcode(), Narrow, B.getInt32Ty()));
    Changed = true;
  }
  return Changed;
}

} // namespace opennvvm::prepare
