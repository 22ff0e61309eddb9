//===- Opt.cpp - nvvmc opt -----------------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "Transform.h"
#include "opennvvm/Pipeline/Optimizer.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm::tool {

int runOpt(const Options &O) {
  OptimizerOptions How = O.Optimizer;
  if (!O.HasTier)
    How.Tier = 2;
  if (O.PrintPipeline) {
    printPipeline(outs(), How);
    return Fine;
  }
  return transformFile(O, "opt", [&](LoadedModule &L, DiagnosticEngine &Diags) {
    VerifierOptions Check;
    Check.Machine = targetFor(*L.Module, O, Check.MachineSource);
    Check.MachineSource = TargetSource::Given;
    PassContext Context;
    Context.SM = Check.Machine.SM;
    Context.Permitted = How.Permitted;
    Context.Verifier = &Check;
    static constexpr Profile Contract[] = {Profile::NVPTX};
    Context.Profiles = Contract;
    Context.Diags = &Diags;
    if (!How.Passes.DisableVerifier)
      for (Profile P : Contract) {
        Diags.setProfile(P);
        verifyModule(*L.Module, Check, Diags);
      }
    if (Diags.hasErrors())
      return false;
    return optimizeModule(*L.Module, How, Context, &errs());
  });
}

} // namespace opennvvm::tool
