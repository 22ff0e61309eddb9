//===- Program.cpp - Several modules to one PTX text ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Driver/Program.h"
#include "Driver/Recovered.h"
#include "Input/DebugPrefixes.h"
#include "Support/CrashBoundary.h"
#include "Support/SourceMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Instruction.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;

namespace opennvvm {

void completeTarget(Module &M, StringRef WrittenLayout) {
  if (M.getTargetTriple().empty())
    M.setTargetTriple(Triple("nvptx64-nvidia-cuda"));
  if (WrittenLayout.empty())
    M.setDataLayout(M.getTargetTriple().computeDataLayout());
}

CompileOptions optionsFor(const CompileOptions &Request,
                          const LoadedModule &L) {
  CompileOptions How = Request;
  VerifierOptions &V = How.Verifier;
  V.MachineSource = TargetSource::Given;
  if (!V.Machine.SM)
    V.Machine.SM = inferTarget(*L.Module, V.MachineSource);
  V.TargetTriple = L.TargetTriple;
  V.DataLayout = L.DataLayout;
  V.LayoutError = L.LayoutError;
  V.Producer = L.Producer;
  V.HasOriginals = true;
  V.Unsound = &L.Unsound;
  How.Reading = L.Findings;
  return How;
}

void addDefinedNames(const Module &M, StringSet<> &Names) {
  for (const GlobalValue &GV : M.global_values())
    if (!GV.isDeclaration() && !GV.hasLocalLinkage())
      Names.insert(GV.getName());
}

bool acceptUnit(ProgramUnit &Unit, const CompileOptions &Request) {
  LoadedModule &L = Unit.Input;
  if (!L.Module)
    return false;
  completeTarget(*L.Module, L.DataLayout);
  mapDebugPrefixes(*L.Module, Request.DebugPrefixes);
  Unit.How = optionsFor(Request, L);
  bool IsSound = verifyStructure(*L.Module, Unit.Diags, &L.Unsound);
  Unit.IsSound = IsSound && !Unit.Diags.hasErrors();
  // Existing errors do not hide others.
  if (!Unit.IsSound)
    checkModule(*L.Module, Unit.How, Unit.Diags);
  return Unit.IsSound;
}

Program::Program(CompileOptions Request, DiagnosticOptions Diagnostics)
    : Request(std::move(Request)), Diagnostics(std::move(Diagnostics)),
      Context(std::make_unique<LLVMContext>()) {}

Program::~Program() {
  for (std::unique_ptr<ProgramUnit> &Unit : Units) {
    // Whatever cannot be read is given up, too.
    Crashed |= Unit->Input.Crashed || (Unit->Diags.gaveUp() && !Unit->IsUnread);
    // The printer of names refers to the module.
    Unit->Diags.setInput({}, nullptr);
  }
  if (!Crashed)
    return;
  for (std::unique_ptr<ProgramUnit> &Unit : Units)
    (void)Unit->Input.Module.release();
  (void)new Libraries(std::move(Libs));
  (void)Context.release();
}

/// What emission finds belongs to profile nvptx.
std::unique_ptr<ProgramUnit> Program::newUnit() const {
  static constexpr Profile Emission[] = {Profile::NVPTX};
  ArrayRef<Profile> Reported = Request.Profiles;
  if (Reported.empty())
    Reported = Emission;
  return std::make_unique<ProgramUnit>(Diagnostics, Reported);
}

const SMInfo *machineOfBoth(const SMInfo *A, const SMInfo *B) {
  return B->Index > A->Index ? B : A;
}

std::vector<std::string> distinctNames(ArrayRef<StringRef> Given) {
  std::vector<std::string> Names;
  StringSet<> Seen;
  for (auto [Index, Name] : enumerate(Given))
    Names.push_back(Seen.insert(Name).second
                        ? Name.str()
                        : (Name + "#" + Twine(Index + 1)).str());
  return Names;
}

const ProgramUnit &Program::add(StringRef Bytes, StringRef Name,
                                StringRef Shown) {
  Units.push_back(newUnit());
  ProgramUnit &Unit = *Units.back();
  Unit.Name = Name.str();
  if (Shown.empty())
    Shown = Name;
  Unit.Input = loadModuleFromBuffer(MemoryBuffer::getMemBuffer(Bytes, Shown),
                                    Shown, *Context, Unit.Diags);
  Unit.IsUnread = !Unit.Input.Module && !Unit.Input.Crashed;
  acceptUnit(Unit, Request);
  return Unit;
}

void Program::checkUnread(ProgramUnit &Unit) {
  checkAround(Unit.Input, *Context, Unit.Diags,
              [&] { acceptUnit(Unit, Request); });
  Unit.IsSound = false;
}

Error Program::addLibrary(StringRef Bytes, StringRef Name,
                          function_ref<std::string(const Module &)> Check) {
  return Libs.add(MemoryBufferRef(Bytes, Name), Context.get(), &Crashed, Check);
}

/// Checks each module separately, so that findings have locations.
void Program::checkParts() {
  Defined = Libs.names();
  for (const std::unique_ptr<ProgramUnit> &Unit : Units)
    addDefinedNames(*Unit->Input.Module, Defined);
  for (const std::unique_ptr<ProgramUnit> &Unit : Units) {
    Unit->How.Verifier.DefinedElsewhere = &Defined;
    checkModule(*Unit->Input.Module, Unit->How, Unit->Diags);
    PartsAreValid &= !Unit->Diags.hasErrors();
  }
}

/// Where a finding about \p At belongs, which is in the module of \p Later or
/// in what was linked before: wherever its text is known.
DiagnosticEngine &Program::engineFor(ProgramUnit &Later, ProgramUnit &Whole,
                                     Place At) {
  if (!At.I)
    return Whole.Diags;
  if (At.I->getModule() == Later.Input.Module.get())
    return Later.Diags;
  for (const std::unique_ptr<ProgramUnit> &Unit : Units)
    if (Unit->Input.Map && Unit->Input.Map->find(At).isValid())
      return Unit->Diags;
  return Whole.Diags;
}

/// Links the later units into the first.
void Program::linkUnits(ProgramUnit &Whole, bool Checked) {
  Module &M = *Units.front()->Input.Module;
  for (const std::unique_ptr<ProgramUnit> &Unit : drop_begin(Units)) {
    LoadedModule &L = Unit->Input;
    DiagnosticEngine *Diags = &Whole.Diags;
    LinkProblem Problem;
    if (Checked && (Problem = linkMismatch(M, *L.Module))) {
      Failure.IsMismatch = true;
      Diags = &engineFor(*Unit, Whole, Problem.At);
    } else if (Error E = linkModule(M, std::move(L.Module), &Warnings)) {
      Problem.Message = toString(std::move(E));
    }
    if (!Problem)
      continue;
    Failure.Unit = Unit->Name;
    Failure.Message = Problem.Message;
    Diags->report(Rule::LinkModules, Problem.At, {L.File, Problem.Message});
    return;
  }
}

bool Program::link(bool Checked) {
  Linked = Units.front().get();
  if (Units.size() > 1) {
    checkParts();
    std::unique_ptr<ProgramUnit> Whole = newUnit();
    Whole->Diags.setInput("linked program", nullptr);
    Whole->How = Linked->How;
    Whole->How.Reading.clear();
    Whole->How.Verifier.DefinedElsewhere = nullptr;
    const SMInfo *&Machine = Whole->How.Verifier.Machine.SM;
    for (const std::unique_ptr<ProgramUnit> &Unit : drop_begin(Units))
      Machine = machineOfBoth(Machine, Unit->How.Verifier.Machine.SM);
    linkUnits(*Whole, Checked);
    Linked = Whole.get();
    Units.push_back(std::move(Whole));
  }
  CompileOptions &How = Linked->How;
  How.Libs = &Libs;
  How.CheckLibraries = Checked;
  How.Verifier.HasLibdevice = Libs.defines("__nv_sinf");
  return Failure.Message.empty();
}

Module *Program::module() {
  return Linked ? Units.front()->Input.Module.get() : nullptr;
}

bool Program::verify() {
  if (!PartsAreValid)
    return false;
  CrashResult Crash = runGuarded([&] {
    checkModule(*module(), Linked->How, Linked->Diags);
    if (!Linked->Diags.hasErrors() && Linked->How.CheckLibraries)
      linkLibraries(*module(), Linked->How, Linked->Diags);
  });
  if (Crash) {
    Linked->Diags.giveUp();
    Linked->Diags.reportText(Rule::EmitCrash, {}, {}, Crash.Details);
  }
  return !Linked->Diags.hasErrors();
}

bool Program::compile(SmallVectorImpl<char> &Out) {
  return PartsAreValid &&
         compileModule(*module(), Linked->How, Linked->Diags, Out);
}

} // namespace opennvvm
