//===- Lower.cpp - nvvmc lower --------------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "Lowering/IntrinsicLowering.h"
#include "Transform.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm::tool {

/// Lowers all functions; intrinsics that are no longer called are removed.
static void lower(Module &M, const Options &O) {
  TargetSource Source;
  Target Machine = targetFor(M, O, Source);
  for (Function &F : M)
    lowerIntrinsics(F, opennvvm::LoweringLevel(O.LoweringLevel), *Machine.SM,
                    O.Optimizer.Permitted);
  for (Function &F : make_early_inc_range(M))
    if (F.isDeclaration() && F.use_empty() &&
        F.getName().starts_with("llvm.nvvm."))
      F.eraseFromParent();
}

int runLower(const Options &O) {
  return transformFile(O, "lower", [&](LoadedModule &L, DiagnosticEngine &) {
    lower(*L.Module, O);
    return true;
  });
}

} // namespace opennvvm::tool
