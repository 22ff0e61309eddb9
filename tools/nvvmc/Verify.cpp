//===- Verify.cpp - nvvmc verify --------------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "opennvvm/Input/Input.h"
#include "opennvvm/Verifier/Verifier.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Process.h"

using namespace llvm;

namespace opennvvm::tool {

/// One line that is overwritten file by file, on a terminal only.
static void showProgress(const Options &O, size_t Index) {
  if (O.Inputs.size() < 2 || O.Output != Format::Text ||
      !sys::Process::StandardErrIsDisplayed())
    return;
  errs() << "\r\x1b[K[" << Index + 1 << "/" << O.Inputs.size() << "] "
         << O.Inputs[Index];
  if (Index + 1 == O.Inputs.size())
    errs() << "\r\x1b[K";
}

/// Checks one file. The context is never torn down: the process ends soon,
/// and after a crash it may be broken.
static int verifyFile(StringRef File, const Options &O,
                      ArrayRef<Profile> Profiles, DiagnosticEngine &Diags) {
  auto *Context = new LLVMContext;
  Diags.setProfile(Profiles.front());
  Expected<LoadedModule> Read = loadModule(File, *Context, Diags);
  if (!Read)
    return fail("cannot read '" + File + "': " + toString(Read.takeError()));
  auto *L = new LoadedModule(std::move(*Read));
  DiagnosticSummary Summary{L->File, profileList(Profiles), ""};
  int Status = Fine;
  if (!L->Module) {
    Status = CouldNotRun;
  } else {
    VerifierOptions V;
    V.Machine = targetFor(*L->Module, O, V.MachineSource);
    V.Unified = O.Unified;
    V.ShowInfo = O.ShowInfo;
    V.TargetTriple = L->TargetTriple;
    V.DataLayout = L->DataLayout;
    V.LayoutError = L->LayoutError;
    V.HasOriginals = true;
    Summary.Arch = V.Machine.SM->Name.str();
    if (verifyStructure(*L->Module, Diags))
      for (Profile P : Profiles) {
        Diags.setProfile(P);
        verifyModule(*L->Module, V, Diags);
      }
    Status = Diags.hasErrors() ? Violations : Fine;
  }
  printFindings(Diags, O, Summary, /*JSONToStdout=*/true);
  Diags.setInput({}, nullptr);
  return Status;
}

int runVerify(const Options &O) {
  if (O.Inputs.empty())
    return fail("no input file; nvvmc verify FILE…, - is standard input");
  SmallVector<Profile, 4> Profiles(ArrayRef<Profile>(O.Profiles));
  if (Profiles.empty())
    Profiles.push_back(Profile::NVVM);
  int Status = Fine;
  std::vector<std::unique_ptr<DiagnosticEngine>> Engines;
  for (size_t I = 0; I < O.Inputs.size(); ++I) {
    showProgress(O, I);
    Engines.push_back(
        std::make_unique<DiagnosticEngine>(O.Diagnostics, Profiles));
    Status = std::max(
        Status, verifyFile(O.Inputs[I], O, Profiles, *Engines.back()));
  }
  if (O.Output == Format::SARIF) {
    SmallVector<const DiagnosticEngine *, 8> All;
    for (const auto &E : Engines)
      All.push_back(E.get());
    printSARIF(outs(), All);
  }
  return Status;
}

} // namespace opennvvm::tool
