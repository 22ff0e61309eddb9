//===- Transform.cpp - Commands from IR to IR -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transform.h"
#include "Bitcode/Bitcode.h"
#include "Commands.h"
#include "Support/CrashBoundary.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm::tool {

static bool writesBitcode(const Options &O) {
  return O.WantsBitcode || StringRef(O.OutputFile).ends_with(".bc");
}

/// Changes a module that was read. LLVM's passes run here too.
/// \param Producer the producer to name in bitcode; if empty, assembly is
/// written.
static int
change(LoadedModule &L, DiagnosticEngine &Diags, StringRef Producer,
       SmallVectorImpl<char> &Out,
       function_ref<bool(LoadedModule &, DiagnosticEngine &)> Change) {
  completeTarget(*L.Module, L.DataLayout);
  if (!verifyStructure(*L.Module, Diags) || Diags.hasErrors())
    return std::max<int>(statusOf(Diags), Violations);
  bool Done = false;
  CrashResult Crash = runGuarded([&] {
    Done = Change(L, Diags);
    raw_svector_ostream OS(Out);
    if (!Done)
      return;
    if (Producer.empty())
      L.Module->print(OS, nullptr);
    else
      writeNVVMBitcode(*L.Module, Producer, Out);
  });
  if (Crash) {
    Diags.giveUp();
    Diags.reportText(Rule::EmitCrash, {}, {}, Crash.Details);
  }
  return Done && !Crash ? Fine : std::max<int>(statusOf(Diags), Violations);
}

int transformFile(
    const Options &O, StringRef Command,
    function_ref<bool(LoadedModule &, DiagnosticEngine &)> Change) {
  if (O.Inputs.empty())
    return failWithoutInput((Command + " FILE").str());
  if (O.Inputs.size() != 1)
    return fail(Command + " takes one input file; - is standard input");
  Expected<DependencyFile> Read = DependencyFile::create(O);
  if (!Read)
    return fail(toString(Read.takeError()));
  std::string Producer;
  if (writesBitcode(O)) {
    Expected<std::string> Named = bitcodeProducer(O.Hermetic);
    if (!Named)
      return fail(toString(Named.takeError()));
    Producer = std::move(*Named);
  }
  SmallVector<Profile, 4> Profiles(ArrayRef<Profile>(O.Profiles));
  if (Profiles.empty())
    Profiles.push_back(Profile::NVPTX);
  DiagnosticEngine Diags(O.Diagnostics, Profiles);
  // Neither the module nor the context is destroyed; see runVerify.
  Expected<LoadedModule> Loaded =
      loadModule(O.Inputs.front(), *new LLVMContext, Diags);
  if (!Loaded)
    return failToRead(O, O.Inputs.front(), Loaded.takeError());
  auto *L = new LoadedModule(std::move(*Loaded));
  if (L->Module)
    mapDebugPrefixes(*L->Module, O.DebugPrefixes);
  SmallVector<char, 0> Out;
  int Status =
      L->Module ? change(*L, Diags, Producer, Out, Change) : +CouldNotRun;
  printFindings(
      Diags, O,
      {L->File, O.Profiles.empty() ? "none" : profileList(Profiles), ""},
      /*JSONToStdout=*/false);
  if (O.Output == Format::SARIF)
    printSARIF(errs(), &Diags);
  if (Status != Fine)
    return Status;
  if (Error E = Read->write())
    return fail(toString(std::move(E)));
  if (Error E = writeWhole(O.OutputFile, StringRef(Out.data(), Out.size())))
    return fail("cannot write '" +
                (O.OutputFile.empty() ? "<stdout>" : O.OutputFile) +
                "': " + toString(std::move(E)));
  return Fine;
}

} // namespace opennvvm::tool
