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

/// Checks what was read, where contracts are named; otherwise only the
/// pipeline's own nvvm-verify checks what it has made.
static bool checkInput(const LoadedModule &L, const Options &O,
                       const VerifierOptions &Check, DiagnosticEngine &Diags) {
  VerifierOptions V = Check;
  V.TargetTriple = L.TargetTriple;
  V.DataLayout = L.DataLayout;
  V.LayoutError = L.LayoutError;
  V.HasOriginals = true;
  for (Profile P : O.Profiles) {
    Diags.setProfile(P);
    verifyModule(*L.Module, V, Diags);
  }
  return !Diags.hasErrors();
}

int runOpt(const Options &O) {
  OptimizerOptions How = O.optimizer();
  if (O.PrintPipeline) {
    printPipeline(outs(), How);
    return Fine;
  }
  return transformFile(O, "opt", [&](LoadedModule &L, DiagnosticEngine &Diags) {
    VerifierOptions Check;
    Check.Machine = targetFor(*L.Module, O, Check.MachineSource);
    Check.Unified = O.Unified;
    Check.ShowInfo = O.ShowInfo;
    Check.Limits = O.Limits;
    if (!checkInput(L, O, Check, Diags))
      return false;
    Check.MachineSource = TargetSource::Given;
    PassContext Context;
    Context.SM = Check.Machine.SM;
    Context.Permitted = How.Permitted;
    Context.Verifier = &Check;
    static constexpr Profile Contract[] = {Profile::NVPTX};
    Context.Profiles = Contract;
    if (!O.Profiles.empty())
      Context.Profiles = O.Profiles;
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
