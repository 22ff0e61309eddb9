//===- Opt.cpp - nvvmc opt ------------------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "Pipeline/Optimizer.h"
#include "Transform.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm::tool {

/// Checks the input; the pipeline's own nvvm-verify only checks the output of
/// passes.
static bool checkInput(const LoadedModule &L, ArrayRef<Profile> Profiles,
                       bool IsNamed, const VerifierOptions &Check,
                       DiagnosticEngine &Diags) {
  VerifierOptions V = Check;
  // Unless a profile is named, triple and layout are not reported.
  V.HasOriginals = IsNamed;
  if (!IsNamed)
    V.MachineSource = TargetSource::Given;
  V.TargetTriple = L.TargetTriple;
  V.DataLayout = L.DataLayout;
  V.LayoutError = L.LayoutError;
  for (Profile P : Profiles) {
    Diags.setProfile(P);
    if (P != Profiles.front())
      reportReading(L.Findings, Diags);
    verifyNVVMModule(*L.Module, V, Diags);
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
    // Profiles that are named are checked in any case.
    static constexpr Profile Emission[] = {Profile::NVPTX};
    ArrayRef<Profile> Contracts = O.Profiles;
    if (Contracts.empty())
      Contracts = Emission;
    bool IsNamed = !O.Profiles.empty();
    if ((IsNamed || !How.Passes.DisableVerifier) &&
        !checkInput(L, Contracts, IsNamed, Check, Diags))
      return false;
    Check.MachineSource = TargetSource::Given;
    PassContext Context;
    Context.SM = Check.Machine.SM;
    Context.Permitted = How.Permitted;
    Context.Verifier = &Check;
    Context.Profiles = Contracts;
    Context.Diags = &Diags;
    return optimizeModule(*L.Module, How, Context, &errs());
  });
}

} // namespace opennvvm::tool
