//===- VerifierPass.cpp - The verifier as a pass of LLVM ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Verifier/VerifierPass.h"
#include "opennvvm/Target/Target.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Function.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm {

/// Appends a finding to the diagnostic for the context.
static void append(std::string &Text, const Diagnostic &D) {
  if (!Text.empty())
    Text += "\n";
  Text += D.Message + " [" + ruleInfo(D.ID).ID.str() + "]";
  if (D.InBlock)
    Text += "\n  " + D.IR;
}

PreservedAnalyses NVVMIRVerifierPass::run(Function &F,
                                          FunctionAnalysisManager &) {
  VerifierOptions V;
  V.Machine.SM = Opts.SM;
  V.Machine.PTX = Opts.PTX;
  V.Limits = Opts.Limits;
  if (!V.Machine.SM)
    V.Machine.SM = inferTarget(*F.getParent(), V.MachineSource);
  DiagnosticEngine Diags({}, Opts.Contract);
  Diags.setProfile(Opts.Contract);
  verifyFunction(F, V, Diags);
  std::string Warnings, Errors;
  for (const Diagnostic &D : Diags.diagnostics())
    if (D.Level != Severity::Note &&
        (!Opts.LaunchesOnly || ruleInfo(D.ID).Layer == "launch"))
      append(D.Level == Severity::Error ? Errors : Warnings, D);
  auto Tell = [&](const std::string &Text, DiagnosticSeverity Level) {
    if (Text.empty())
      return;
    Twine Message(Text);
    F.getContext().diagnose(DiagnosticInfoGenericWithLoc(
        Message, F, DiagnosticLocation(F.getSubprogram()), Level));
  };
  Tell(Warnings, DS_Warning);
  Tell(Errors, DS_Error);
  return PreservedAnalyses::all();
}

void NVVMIRVerifierPass::printPipeline(
    raw_ostream &OS, function_ref<StringRef(StringRef)> MapName) {
  OS << (Opts.LaunchesOnly ? "nvvm-launch-verify" : MapName(name()))
     << "<profile=" << profileName(Opts.Contract);
  if (Opts.SM)
    OS << ";arch=" << Opts.SM->Name;
  if (Opts.PTX)
    OS << ";ptx=" << formatPTXVersion(*Opts.PTX);
  if (Opts.Limits != ParamLimits::ByProfile)
    OS << ";param-limits="
       << (Opts.Limits == ParamLimits::Measured ? "ptx" : "tileiras");
  OS << ">";
}

} // namespace opennvvm
