//===- Internalize.cpp - Make functions internal --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Internalize.h"
#include "Target/Kernel.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/IPO/Internalize.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"

using namespace llvm;

namespace opennvvm {

void internalizeProgram(Module &M) {
  Annotations Notes(M);
  SmallVector<GlobalValue *, 8> Used;
  collectUsedGlobalVariables(M, Used, /*CompilerUsed=*/false);
  SmallPtrSet<const GlobalValue *, 8> Kept(Used.begin(), Used.end());
  internalizeModule(M, [&](const GlobalValue &GV) {
    auto *F = dyn_cast<Function>(&GV);
    return !F || Kept.contains(F) || isKernel(*F, Notes);
  });
}

} // namespace opennvvm
