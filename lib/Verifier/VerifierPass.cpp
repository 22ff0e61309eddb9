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

using namespace llvm;

namespace opennvvm {

static Error badOption(StringRef Name, StringRef Value) {
  return createStringError("nvvm-ir-verify: '%s' is no %s", Value.str().c_str(),
                           Name.str().c_str());
}

Expected<NVVMIRVerifierPass::Options>
NVVMIRVerifierPass::parseOptions(StringRef Text) {
  Options O;
  SmallVector<StringRef, 4> Pieces;
  Text.split(Pieces, ';', -1, /*KeepEmpty=*/false);
  for (StringRef Piece : Pieces) {
    auto [Name, Value] = Piece.split('=');
    if (Name == "arch") {
      O.SM = findTarget(Value);
      if (!O.SM)
        return badOption(Name, Value);
    } else if (Name == "ptx") {
      O.PTX = parsePTXVersion(Value);
      if (!O.PTX)
        return badOption(Name, Value);
    } else if (Name == "profile") {
      std::optional<Profile> P = findProfile(Value);
      if (!P)
        return badOption(Name, Value);
      O.Contract = *P;
    } else if (Name == "param-limits") {
      if (Value != "tileiras" && Value != "ptx")
        return badOption(Name, Value);
      O.Limits =
          Value == "ptx" ? ParamLimits::Measured : ParamLimits::Documented;
    } else {
      return badOption("option", Name);
    }
  }
  return O;
}

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

} // namespace opennvvm
