//===- Transform.cpp - Commands from IR to IR ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transform.h"
#include "Commands.h"
#include "opennvvm/Support/CrashBoundary.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm::tool {

/// Changes a module that was read. LLVM's passes run here too.
static int
change(LoadedModule &L, DiagnosticEngine &Diags, std::string &Text,
       function_ref<bool(LoadedModule &, DiagnosticEngine &)> Change) {
  completeTarget(*L.Module, L.DataLayout);
  if (!verifyStructure(*L.Module, Diags) || Diags.hasErrors())
    return std::max<int>(statusOf(Diags), Violations);
  bool Done = false;
  CrashResult Crash = runGuarded([&] {
    Done = Change(L, Diags);
    raw_string_ostream OS(Text);
    L.Module->print(OS, nullptr);
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
  if (O.Inputs.size() != 1)
    return fail(Command + " takes one input file; - is standard input");
  DiagnosticEngine Diags(O.Diagnostics, ArrayRef(Profile::NVPTX));
  // Neither module nor context is torn down; see runVerify.
  Expected<LoadedModule> Read =
      loadModule(O.Inputs.front(), *new LLVMContext, Diags);
  if (!Read)
    return fail("cannot read '" + O.Inputs.front() +
                "': " + toString(Read.takeError()));
  auto *L = new LoadedModule(std::move(*Read));
  std::string Text;
  int Status = L->Module ? change(*L, Diags, Text, Change) : +CouldNotRun;
  printFindings(Diags, O, {L->File, "none", ""}, /*JSONToStdout=*/false);
  if (O.Output == Format::SARIF)
    printSARIF(errs(), &Diags);
  if (Status != Fine)
    return Status;
  if (Error E = writeWhole(O.OutputFile, Text))
    return fail("cannot write '" +
                (O.OutputFile.empty() ? "<stdout>" : O.OutputFile) +
                "': " + toString(std::move(E)));
  return Fine;
}

} // namespace opennvvm::tool
