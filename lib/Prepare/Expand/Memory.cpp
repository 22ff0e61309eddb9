//===- Memory.cpp - Accesses in simpler terms -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Intrinsics.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Transforms/Utils/LowerMemIntrinsics.h"

using namespace llvm;

namespace opennvvm::prepare {

/// A table of 32-bit offsets from itself.
std::optional<Value *> expandLoadRelative(IRBuilderBase &B, IntrinsicInst &I) {
  Value *Table = I.getArgOperand(0);
  Value *At = B.CreatePtrAdd(Table, I.getArgOperand(1));
  Value *Offset = B.CreateAlignedLoad(B.getInt32Ty(), At, Align(4));
  return B.CreatePtrAdd(Table, Offset);
}

std::optional<Value *> expandMemsetPattern(IRBuilderBase &, IntrinsicInst &I) {
  expandMemSetPatternAsLoop(&cast<MemSetPatternInst>(I));
  return nullptr;
}

} // namespace opennvvm::prepare
