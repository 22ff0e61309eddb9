//===- Compile.cpp - nvvmc compile and nvvmc emit -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Pipeline/Compile.h"
#include "Commands.h"
#include "opennvvm/Input/Input.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;

namespace opennvvm::tool {

/// Writes the whole text or nothing: files through a temporary one.
static Error writeWhole(StringRef File, StringRef Text) {
  if (File.empty()) {
    outs() << Text;
    outs().flush();
    if (!outs().has_error())
      return Error::success();
    std::error_code EC = outs().error();
    outs().clear_error();
    return createStringError(EC, EC.message());
  }
  return writeToOutput(File, [&](raw_ostream &OS) {
    OS << Text;
    return Error::success();
  });
}

static CompileOptions compileOptions(const Options &O, const Module &M,
                                     ArrayRef<Profile> Profiles,
                                     const LoadedModule &L) {
  CompileOptions C;
  C.Verifier.Machine = targetFor(M, O, C.Verifier.MachineSource);
  C.Verifier.Unified = O.Unified;
  C.Verifier.ShowInfo = O.ShowInfo;
  C.Verifier.Compiling = true;
  C.Verifier.TargetTriple = L.TargetTriple;
  C.Verifier.DataLayout = L.DataLayout;
  C.Verifier.LayoutError = L.LayoutError;
  C.Verifier.HasOriginals = true;
  C.Emitter.OptLevel = O.OptLevel;
  C.Emitter.Annotate = O.Annotate;
  C.Emitter.StrictAtomics = O.StrictAtomics;
  C.Emitter.AllowCyclicGlobals = O.AllowCyclicGlobals;
  C.Profiles = Profiles;
  if (O.Which == CompileCommand)
    C.Libdevice = findLibdevice(O.Libdevice);
  return C;
}

/// Reads, checks and compiles one file.
static int compileFile(StringRef File, const Options &O,
                       ArrayRef<Profile> Profiles, DiagnosticEngine &Diags,
                       SmallVectorImpl<char> &Out) {
  auto *Context = new LLVMContext; // Never torn down; see runVerify.
  Expected<LoadedModule> Read = loadModule(File, *Context, Diags);
  if (!Read)
    return fail("cannot read '" + File + "': " + toString(Read.takeError()));
  auto *L = new LoadedModule(std::move(*Read));
  DiagnosticSummary Summary{L->File, profileList(Profiles), ""};
  int Status = CouldNotRun;
  if (L->Module) {
    if (L->Module->getTargetTriple().empty())
      L->Module->setTargetTriple(Triple("nvptx64-nvidia-cuda"));
    if (L->DataLayout.empty())
      L->Module->setDataLayout(
          L->Module->getTargetTriple().computeDataLayout());
    CompileOptions C = compileOptions(O, *L->Module, Profiles, *L);
    Summary.Arch = C.Verifier.Machine.SM->Name.str();
    Status = verifyStructure(*L->Module, Diags) &&
                     compileModule(*L->Module, C, Diags, Out)
                 ? Fine
                 : std::max<int>(statusOf(Diags), Violations);
  }
  printFindings(Diags, O, Summary, /*JSONToStdout=*/false);
  if (O.Output == Format::SARIF)
    printSARIF(errs(), &Diags);
  return Status;
}

int runCompile(const Options &O) {
  if (O.Inputs.size() != 1)
    return fail(O.Inputs.empty()
                    ? "no input file; - is standard input"
                    : "more than one input file: linking modules is not "
                      "available in this version");
  SmallVector<Profile, 4> Profiles(ArrayRef<Profile>(O.Profiles));
  if (Profiles.empty() && O.Which == CompileCommand)
    Profiles.push_back(Profile::NVPTX);
  DiagnosticEngine Diags(O.Diagnostics, Profiles.empty()
                                            ? ArrayRef(Profile::NVPTX)
                                            : ArrayRef(Profiles));
  SmallVector<char, 0> PTX;
  int Status = compileFile(O.Inputs.front(), O, Profiles, Diags, PTX);
  if (Status != Fine)
    return Status;
  if (Error E = writeWhole(O.OutputFile, StringRef(PTX.data(), PTX.size())))
    return fail("cannot write '" +
                (O.OutputFile.empty() ? "<stdout>" : O.OutputFile) +
                "': " + toString(std::move(E)));
  return Fine;
}

} // namespace opennvvm::tool
