//===- VerifierPass.cpp - The verifier as a pass of LLVM ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Verifier/VerifierPass.h"
#include "opennvvm/Target/Target.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/Function.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm {

/// A finding as one message: what is wrong, with what, the rule, the place.
static std::string textOf(const Diagnostic &D) {
  std::string Text = D.Message;
  for (const std::string &Detail : D.Details)
    Text += "; " + Detail;
  Text += " [" + ruleInfo(D.ID).ID.str() + "]";
  if (D.InBlock)
    Text += "\n  " + D.IR;
  return Text;
}

/// Where the source has what \p D is about; the function if it is not known.
static DiagnosticLocation locationOf(const Diagnostic &D, const Function &F) {
  DISubprogram *SP = F.getSubprogram();
  if (!SP || D.User.File.empty() || !D.User.Line)
    return SP;
  LLVMContext &Context = F.getContext();
  DILocalScope *Scope = SP;
  if (SP->getFilename() != D.User.File)
    Scope = DILexicalBlockFile::get(
        Context, SP, DIFile::get(Context, D.User.File, SP->getDirectory()), 0);
  return DebugLoc(DILocation::get(Context, D.User.Line, D.User.Column, Scope));
}

/// Reports \p D to the context in the words of \p Message. An error that
/// nothing handles ends the process, so one that is not the last is printed as
/// the context would.
static void report(const Diagnostic &D, const Twine &Message, const Function &F,
                   bool IsLastError) {
  bool IsError = D.Level == Severity::Error;
  DiagnosticInfoGenericWithLoc Info(Message, F, locationOf(D, F),
                                    IsError ? DS_Error : DS_Warning);
  LLVMContext &Context = F.getContext();
  if (!IsError || IsLastError)
    return Context.diagnose(Info);
  const DiagnosticHandler *Handler = Context.getDiagHandlerPtr();
  if (Handler &&
      const_cast<DiagnosticHandler *>(Handler)->handleDiagnostics(Info))
    return;
  DiagnosticPrinterRawOStream Printer(errs());
  errs() << LLVMContext::getDiagnosticMessagePrefix(DS_Error) << ": ";
  Info.print(Printer);
  errs() << "\n";
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
  SmallVector<const Diagnostic *> Warnings, Errors;
  for (const Diagnostic &D : Diags.diagnostics())
    if (D.Level != Severity::Note &&
        (!Opts.LaunchesOnly || ruleInfo(D.ID).Layer == "launch"))
      (D.Level == Severity::Error ? Errors : Warnings).push_back(&D);
  for (const Diagnostic *D : Warnings)
    report(*D, textOf(*D), F, /*IsLastError=*/false);
  for (const Diagnostic *D : Errors)
    report(*D, textOf(*D), F, D == Errors.back());
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
