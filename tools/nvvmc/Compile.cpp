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
#include "llvm/TargetParser/Triple.h"

using namespace llvm;

namespace opennvvm::tool {

static CompileOptions compileOptions(const Options &O, const Module &M,
                                     ArrayRef<Profile> Profiles,
                                     const LoadedModule &L) {
  CompileOptions C;
  C.Verifier.Machine = targetFor(M, O, C.Verifier.MachineSource);
  C.Verifier.Unified = O.Unified;
  C.Verifier.Limits = O.Limits;
  C.Verifier.ShowInfo = O.ShowInfo;
  C.Verifier.Compiling = true;
  C.Verifier.TargetTriple = L.TargetTriple;
  C.Verifier.DataLayout = L.DataLayout;
  C.Verifier.LayoutError = L.LayoutError;
  C.Verifier.HasOriginals = true;
  C.Emitter.OptLevel = O.OptLevel;
  C.Emitter.Threads = O.Jobs;
  C.Emitter.Annotate = O.Annotate;
  C.Emitter.StrictAtomics = O.StrictAtomics;
  C.Emitter.AllowCyclicGlobals = O.AllowCyclicGlobals;
  C.Profiles = Profiles;
  C.Optimizer = O.Optimizer;
  C.Times = &errs();
  C.Libdevice =
      O.Which == CompileCommand ? findLibdevice(O.Libdevice) : O.Libdevice;
  C.Verifier.HasLibdevice = !C.Libdevice.empty();
  return C;
}

namespace {
/// One file on its way into the module that is compiled. Neither module nor
/// context is ever torn down; see runVerify.
struct Input {
  LoadedModule *L = nullptr;
  CompileOptions How;
  DiagnosticSummary Summary;
};
} // namespace

/// Reads one file and checks its structure.
static int readFile(StringRef File, const Options &O,
                    ArrayRef<Profile> Profiles, LLVMContext &Context,
                    DiagnosticEngine &Diags, Input &In) {
  Expected<LoadedModule> Read = loadModule(File, Context, Diags);
  if (!Read)
    return fail("cannot read '" + File + "': " + toString(Read.takeError()));
  In.L = new LoadedModule(std::move(*Read));
  In.Summary = {In.L->File, Profiles.empty() ? "none" : profileList(Profiles),
                ""};
  if (!In.L->Module)
    return CouldNotRun;
  completeTarget(*In.L->Module, In.L->DataLayout);
  In.How = compileOptions(O, *In.L->Module, Profiles, *In.L);
  In.Summary.Arch = In.How.Verifier.Machine.SM->Name.str();
  if (verifyStructure(*In.L->Module, Diags))
    return Fine;
  return std::max<int>(statusOf(Diags), Violations);
}

static void printInput(const Input &In, const DiagnosticEngine &Diags,
                       const Options &O) {
  printFindings(Diags, O, In.Summary, /*JSONToStdout=*/false);
  if (O.Output == Format::SARIF)
    printSARIF(errs(), &Diags);
}

/// Reads, checks and compiles a single file.
static int compileFile(const Options &O, ArrayRef<Profile> Profiles,
                       DiagnosticEngine &Diags, SmallVectorImpl<char> &Out) {
  Input In;
  int Status = readFile(O.Inputs.front(), O, Profiles, *new LLVMContext, Diags,
                        In);
  if (Status == Fine && !compileModule(*In.L->Module, In.How, Diags, Out))
    Status = std::max<int>(statusOf(Diags), Violations);
  if (In.L)
    printInput(In, Diags, O);
  return Status;
}

/// Reads and checks each file by itself, so that every finding has its place,
/// then links them in the order given and compiles what comes of it.
static int compileFiles(const Options &O, ArrayRef<Profile> Profiles,
                        DiagnosticEngine &Diags, SmallVectorImpl<char> &Out) {
  auto *Context = new LLVMContext;
  std::vector<Input> Files(O.Inputs.size());
  int Status = Fine;
  for (auto [Name, In] : zip(O.Inputs, Files)) {
    DiagnosticEngine Own(O.Diagnostics, Profiles.empty()
                                            ? ArrayRef(Profile::NVPTX)
                                            : Profiles);
    int Read = readFile(Name, O, Profiles, *Context, Own, In);
    if (Read == Fine)
      for (Profile P : Profiles) {
        Own.setProfile(P);
        verifyModule(*In.L->Module, In.How.Verifier, Own);
      }
    if (In.L)
      printInput(In, Own, O);
    Status = std::max({Status, Read, Own.hasErrors() ? +Violations : +Fine});
  }
  if (Status != Fine)
    return Status;

  Input &First = Files.front();
  First.Summary.File = "linked module";
  Diags.setInput({}, nullptr);
  // Each file was checked; the highest machine that one was written for is
  // the machine of them all.
  First.How.Profiles = {};
  for (Input &In : drop_begin(Files)) {
    const SMInfo *&Machine = First.How.Verifier.Machine.SM;
    if (In.How.Verifier.Machine.SM->Index > Machine->Index)
      Machine = In.How.Verifier.Machine.SM;
    if (Error E = linkModule(*First.L->Module, std::move(In.L->Module)))
      Diags.report(Rule::LinkModules, {}, {In.L->File, toString(std::move(E))});
  }
  First.Summary.Arch = First.How.Verifier.Machine.SM->Name.str();
  if (Diags.hasErrors() ||
      !compileModule(*First.L->Module, First.How, Diags, Out))
    Status = std::max<int>(statusOf(Diags), Violations);
  printInput(First, Diags, O);
  return Status;
}

int runCompile(const Options &O) {
  if (O.PrintPipeline) {
    printPipeline(outs(), O.Optimizer);
    return Fine;
  }
  if (O.Inputs.empty())
    return fail("no input file; - is standard input");
  if (O.Inputs.size() > 1 && O.Which == EmitCommand)
    return fail("emit takes one input file; compile links several");
  SmallVector<Profile, 4> Profiles(ArrayRef<Profile>(O.Profiles));
  if (Profiles.empty() && O.Which == CompileCommand)
    Profiles.push_back(Profile::NVPTX);
  DiagnosticEngine Diags(O.Diagnostics, Profiles.empty()
                                            ? ArrayRef(Profile::NVPTX)
                                            : ArrayRef(Profiles));
  SmallVector<char, 0> PTX;
  int Status = O.Inputs.size() == 1 ? compileFile(O, Profiles, Diags, PTX)
                                    : compileFiles(O, Profiles, Diags, PTX);
  if (Status != Fine)
    return Status;
  if (Error E = writeWhole(O.OutputFile, StringRef(PTX.data(), PTX.size())))
    return fail("cannot write '" +
                (O.OutputFile.empty() ? "<stdout>" : O.OutputFile) +
                "': " + toString(std::move(E)));
  return Fine;
}

} // namespace opennvvm::tool
