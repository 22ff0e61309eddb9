//===- Lower.cpp - nvvmc lower --------------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "opennvvm/Input/Input.h"
#include "opennvvm/Lowering/IntrinsicLowering.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm::tool {

/// Lowers all functions; intrinsics that nothing calls any longer go.
static std::string lower(Module &M, const Options &O) {
  TargetSource Source;
  Target Machine = targetFor(M, O, Source);
  for (Function &F : M)
    lowerIntrinsics(F, opennvvm::LoweringLevel(O.LoweringLevel), *Machine.SM);
  for (Function &F : make_early_inc_range(M))
    if (F.isDeclaration() && F.use_empty() &&
        F.getName().starts_with("llvm.nvvm."))
      F.eraseFromParent();
  std::string Text;
  raw_string_ostream OS(Text);
  M.print(OS, nullptr);
  return Text;
}

int runLower(const Options &O) {
  if (O.Inputs.size() != 1)
    return fail("lower takes one input file; - is standard input");
  DiagnosticEngine Diags(O.Diagnostics, ArrayRef(Profile::NVPTX));
  // Neither module nor context is torn down; see runVerify.
  Expected<LoadedModule> Read =
      loadModule(O.Inputs.front(), *new LLVMContext, Diags);
  if (!Read)
    return fail("cannot read '" + O.Inputs.front() +
                "': " + toString(Read.takeError()));
  auto *L = new LoadedModule(std::move(*Read));
  int Status = CouldNotRun;
  std::string Text;
  if (L->Module) {
    completeTarget(*L->Module, L->DataLayout);
    Status = verifyStructure(*L->Module, Diags)
                 ? Fine
                 : std::max<int>(statusOf(Diags), Violations);
    if (Status == Fine)
      Text = lower(*L->Module, O);
  }
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
