//===- LinkNeeds.cpp - What a program needs of libraries ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Driver/LinkNeeds.h"
#include "Pipeline/ModuleChecks.h"
#include "Reflection/LiveCode.h"
#include "Support/SourceMap.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

// If there are more names than this, only their number is printed.
static constexpr size_t NamedFunctions = 4;

/// Reports which libdevice functions remain undefined.
static void reportMissingLibdevice(const Module &M, DiagnosticEngine &Diags) {
  SmallVector<StringRef, 8> Names;
  const Instruction *First = nullptr;
  for (const Function &F : M) {
    if (!isOfLibdevice(F))
      continue;
    Names.push_back(F.getName());
    for (const User *U : F.users())
      if (auto *Call = dyn_cast<CallBase>(U); Call && !First)
        First = Call;
  }
  std::string Text = join(ArrayRef(Names).take_front(NamedFunctions), ", ");
  if (Names.size() > NamedFunctions)
    Text += " and " + utostr(Names.size() - NamedFunctions) + " more";
  Diags.report(Rule::MiscLibdeviceMissing, First ? Place(*First) : Place(),
               {Text});
}

bool linkLibdevice(Module &M, const CompileOptions &Options,
                   DiagnosticEngine &Diags) {
  if (!needsLibdevice(M))
    return true;
  const std::string &Libdevice = Options.Libdevice;
  if (Libdevice.empty()) {
    // Bitcode is linked with other modules before it is compiled.
    if (!Options.Mode.givesBitcode())
      reportMissingLibdevice(M, Diags);
    return true;
  }
  if (Error E = opennvvm::linkLibdevice(M, Libdevice)) {
    // This is not an error in the module.
    Diags.giveUp();
    Diags.report(Rule::LinkLibdevice, {}, {Libdevice, toString(std::move(E))});
    return false;
  }
  if (Options.LibrariesRead)
    Options.LibrariesRead->push_back(Libdevice);
  return true;
}

/// Checks what has come from a library.
static bool checkLinked(Module &M, const LinkedLibrary &L,
                        const CompileOptions &Options,
                        DiagnosticEngine &Diags) {
  InputScope Scope(Diags, L.Name, L.Map.get());
  if (!verifyStructure(L.Functions, Diags))
    return false;
  unsigned ErrorsBefore = Diags.numErrors();
  LiveCode Live = liveCode(M, Options);
  VerifierOptions Verifier = verifierOptions(Options, Live);
  for (Profile P : Options.Profiles) {
    Diags.setProfile(P);
    verifyFunctions(M, L.Functions, Verifier, Diags);
  }
  return Diags.numErrors() == ErrorsBefore;
}

bool linkLibraries(Module &M, const CompileOptions &Options,
                   DiagnosticEngine &Diags) {
  if (!Options.Libs || Options.Libs->empty())
    return true;
  std::vector<LinkedLibrary> Linked;
  if (LinkProblem Problem =
          Options.Libs->linkInto(M, Options.CheckLibraries, Linked)) {
    Diags.report(Rule::LinkLibrary, Problem.At, {Problem.Message});
    return false;
  }
  bool AreGood = true;
  if (Options.CheckLibraries)
    for (const LinkedLibrary &L : Linked)
      AreGood &= checkLinked(M, L, Options, Diags);
  return AreGood;
}

} // namespace opennvvm
