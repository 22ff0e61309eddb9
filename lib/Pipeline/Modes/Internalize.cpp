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
#include "llvm/IR/InstrTypes.h"
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

/// Whether the only use of \p F is a call in another function.
static bool isCalledOnce(const Function &F) {
  if (!F.hasOneUse())
    return false;
  auto *Call = dyn_cast<CallBase>(F.user_back());
  return Call && Call->getCalledOperand() == &F && Call->getFunction() != &F;
}

void internalizeCalledOnce(Module &M) {
  Annotations Notes(M);
  for (Function &F : M) {
    if (!F.hasLinkOnceODRLinkage() || F.isDeclaration() ||
        F.hasFnAttribute(Attribute::NoInline) || !isCalledOnce(F) ||
        isKernel(F, Notes))
      continue;
    F.setLinkage(GlobalValue::InternalLinkage);
    F.setVisibility(GlobalValue::DefaultVisibility);
    F.setComdat(nullptr);
  }
}

} // namespace opennvvm
