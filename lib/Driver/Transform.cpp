//===- Transform.cpp - From IR to IR --------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Driver/Transform.h"
#include "Pipeline/Passes/Passes.h"
#include "Pipeline/Tiers/Optimizer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

/// The machine that \p Request names, or else that of \p M.
static Target targetFor(const Module &M, const CompileOptions &Request,
                        TargetSource &Source) {
  Target T = Request.Verifier.Machine;
  Source = TargetSource::Given;
  if (!T.SM)
    T.SM = inferTarget(M, Source);
  return T;
}

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

bool optimizeInput(const LoadedModule &L, const CompileOptions &Request,
                   bool IsNamed, DiagnosticEngine &Diags, raw_ostream *Times) {
  const OptimizerOptions &How = Request.Optimizer;
  VerifierOptions Check;
  Check.Machine = targetFor(*L.Module, Request, Check.MachineSource);
  Check.Unified = Request.Verifier.Unified;
  Check.ShowInfo = Request.Verifier.ShowInfo;
  Check.Limits = Request.Verifier.Limits;
  Check.LibNVVM = Request.Verifier.LibNVVM;
  if ((IsNamed || !How.Passes.DisableVerifier) &&
      !checkInput(L, Request.Profiles, IsNamed, Check, Diags))
    return false;
  Check.MachineSource = TargetSource::Given;
  PassContext Context;
  Context.SM = Check.Machine.SM;
  Context.Permitted = How.Permitted;
  Context.Verifier = &Check;
  Context.Profiles = Request.Profiles;
  Context.Diags = &Diags;
  return optimizeModule(*L.Module, How, Context, Times);
}

void lowerInput(Module &M, const CompileOptions &Request, LoweringLevel Level) {
  TargetSource Source;
  Target Machine = targetFor(M, Request, Source);
  for (Function &F : M)
    lowerIntrinsics(F, Level, *Machine.SM, Request.Optimizer.Permitted);
  for (Function &F : make_early_inc_range(M))
    if (F.isDeclaration() && F.use_empty() &&
        F.getName().starts_with("llvm.nvvm."))
      F.eraseFromParent();
}

} // namespace opennvvm
