//===- Session.cpp - From modules to PTX, in order ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Driver/Session.h"
#include "Bitcode/Bitcode.h"
#include "Driver/PtxIndex.h"
#include "Driver/Recovered.h"
#include "Driver/Translate.h"
#include "Input/DebugPrefixes.h"
#include "Input/LinkedAnnotations.h"
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

/// Completes the module of \p Unit and how it is compiled, and verifies its
/// structure.
static void complete(ProgramUnit &Unit, const CompileOptions &Request) {
  LoadedModule &L = Unit.Input;
  completeTarget(*L.Module, L.DataLayout);
  mapDebugPrefixes(*L.Module, Request.DebugPrefixes);
  Unit.How = optionsFor(Request, L);
  Unit.IsWellFormed = verifyStructure(*L.Module, Unit.Diags, &L.Unsound);
  Unit.IsSound = Unit.IsWellFormed && !Unit.Diags.hasErrors();
}

bool acceptUnit(ProgramUnit &Unit, const CompileOptions &Request) {
  if (!Unit.Input.Module)
    return false;
  complete(Unit, Request);
  // Existing errors do not hide others.
  if (!Unit.IsSound)
    checkModule(*Unit.Input.Module, Unit.How, Unit.Diags);
  return Unit.IsSound;
}

PtxIndex Products::index() const { return indexPtx(text(), Marks); }

Session::Session(CompileOptions Request, DiagnosticOptions Diagnostics)
    : Request(std::move(Request)), Diagnostics(std::move(Diagnostics)),
      Context(std::make_unique<LLVMContext>()) {}

/// Ends what the findings of \p Unit have to do with its module.
void Session::leave(ProgramUnit &Unit) {
  // Whatever cannot be read is given up, too.
  Crashed |= Unit.Input.Crashed || (Unit.Diags.gaveUp() && !Unit.IsUnread);
  // The printer of names refers to the module.
  Unit.Diags.setInput({}, nullptr);
}

std::unique_ptr<DiagnosticEngine> Session::takeFindings(ProgramUnit &Unit) {
  leave(Unit);
  return std::move(Unit.Findings);
}

std::optional<std::vector<std::string>>
Session::guard(function_ref<void()> Work) {
  CrashResult Crash = runGuarded(Work);
  if (!Crash)
    return std::nullopt;
  Crashed = true;
  return std::move(Crash.Details);
}

Session::~Session() {
  for (std::unique_ptr<ProgramUnit> &Unit : Units)
    if (Unit->Findings)
      leave(*Unit);
  if (!Crashed)
    return;
  for (std::unique_ptr<ProgramUnit> &Unit : Units)
    (void)Unit->Input.Module.release();
  (void)new Libraries(std::move(Libs));
  (void)Context.release();
}

/// What emission finds belongs to profile nvptx.
std::unique_ptr<ProgramUnit> Session::newUnit() const {
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

//===----------------------------------------------------------------------===//
// Input
//===----------------------------------------------------------------------===//

/// Adds \p New, which was read.
ProgramUnit &Session::keep(std::unique_ptr<ProgramUnit> New) {
  Units.push_back(std::move(New));
  ProgramUnit &Unit = *Units.back();
  Unit.IsUnread = !Unit.Input.Module && !Unit.Input.Crashed;
  return Unit;
}

ProgramUnit &Session::accept(ProgramUnit &Unit) {
  LoadedModule &L = Unit.Input;
  if (!L.Module)
    return Unit;
  if (L.IsBitcode && ChecksProducer)
    if (std::string Problem = producerProblem(*L.Buffer, Request.Producer);
        !Problem.empty())
      Unit.Diags.report(Rule::BitcodeProducer, {}, {L.File}, {Problem});
  complete(Unit, Request);
  return Unit;
}

Expected<ProgramUnit *> Session::read(StringRef File, StringRef Shown) {
  if (!Shown.empty()) {
    ErrorOr<std::unique_ptr<MemoryBuffer>> Bytes = MemoryBuffer::getFile(File);
    if (!Bytes)
      return errorCodeToError(Bytes.getError());
    return &read(std::move(*Bytes), File, Shown);
  }
  std::unique_ptr<ProgramUnit> Unit = newUnit();
  Unit->Name = File.str();
  Expected<LoadedModule> L = loadModule(File, *Context, Unit->Diags);
  if (!L)
    return L.takeError();
  Unit->Input = std::move(*L);
  return &accept(keep(std::move(Unit)));
}

ProgramUnit &Session::read(std::unique_ptr<MemoryBuffer> Bytes, StringRef Name,
                           StringRef Shown) {
  return accept(readAsWritten(std::move(Bytes), Name, Shown));
}

ProgramUnit &Session::readAsWritten(std::unique_ptr<MemoryBuffer> Bytes,
                                    StringRef Name, StringRef Shown) {
  std::unique_ptr<ProgramUnit> Unit = newUnit();
  Unit->Name = Name.str();
  Unit->Input = loadModuleFromBuffer(
      std::move(Bytes), Shown.empty() ? Name : Shown, *Context, Unit->Diags);
  return keep(std::move(Unit));
}

ProgramUnit &Session::add(StringRef Bytes, StringRef Name, StringRef Shown) {
  StringRef File = Shown.empty() ? Name : Shown;
  ProgramUnit &Unit =
      read(MemoryBuffer::getMemBuffer(Bytes, File), Name, Shown);
  // Existing errors do not hide others.
  if (Unit.Input.Module && !Unit.IsSound)
    check(Unit);
  return Unit;
}

Error Session::addLibrary(StringRef Bytes, StringRef Name,
                          function_ref<std::string(const Module &)> Check,
                          bool ForOthers) {
  return Libs.add(MemoryBufferRef(Bytes, Name),
                  ForOthers ? nullptr : Context.get(), &Crashed, Check);
}

//===----------------------------------------------------------------------===//
// Checking
//===----------------------------------------------------------------------===//

void Session::check(ProgramUnit &Unit) {
  checkModule(*Unit.Input.Module, Unit.How, Unit.Diags);
}

bool Session::checkUnread(ProgramUnit &Unit, function_ref<void()> Then) {
  bool IsRead = checkAround(Unit.Input, *Context, Unit.Diags, [&] {
    complete(Unit, Request);
    check(Unit);
    if (Then)
      Then();
  });
  Unit.IsSound = false;
  return IsRead;
}

/// Each module separately, so that findings have locations.
void Session::checkParts() {
  PartsAreChecked = true;
  Defined.clear();
  Libs.addNames(Defined);
  for (const std::unique_ptr<ProgramUnit> &Unit : Units)
    if (Unit->Input.Module)
      addDefinedNames(*Unit->Input.Module, Defined);
  for (const std::unique_ptr<ProgramUnit> &Unit : Units) {
    Unit->How.Verifier.DefinedElsewhere = &Defined;
    if (Unit->IsSound)
      check(*Unit);
    PartsAreValid &= !Unit->Diags.hasErrors();
  }
}

bool Session::verify() {
  if (!PartsAreValid)
    return false;
  runReporting(Linked->Diags, [&] {
    checkModule(*module(), Linked->How, Linked->Diags);
    return Linked->Diags.hasErrors() || !Linked->How.CheckLibraries ||
           linkLibraries(*module(), Linked->How, Linked->Diags);
  });
  return !Linked->Diags.hasErrors();
}

//===----------------------------------------------------------------------===//
// The program
//===----------------------------------------------------------------------===//

/// Where a finding about \p At belongs, which is in the module of \p Later or
/// in what was linked before: wherever its text is known.
DiagnosticEngine &Session::engineFor(ProgramUnit &Later, ProgramUnit &Whole,
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
void Session::linkUnits(ProgramUnit &Whole, LinkStyle Style) {
  Module &M = *Units.front()->Input.Module;
  for (const std::unique_ptr<ProgramUnit> &Unit : drop_begin(Units)) {
    LoadedModule &L = Unit->Input;
    DiagnosticEngine *Diags = &Whole.Diags;
    LinkProblem Problem;
    if (Style.IsChecked && (Problem = linkMismatch(M, *L.Module))) {
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

/// Checks functions of the linked module of which another module says
/// something. That module's declaration has been checked with it, so that only
/// those remain that are defined with another type.
/// \param Declared the types in the modules that say something.
static void checkAnnotated(ProgramUnit &Whole, Module &M,
                           const AnnotatedTypes &Declared) {
  SmallVector<Function *, 4> Functions;
  for (Function &F : M)
    if (const FunctionType *T = Declared.lookup(F.getName());
        T && !F.isDeclaration() && T != F.getFunctionType())
      Functions.push_back(&F);
  if (Functions.empty())
    return;
  for (Profile P : Whole.How.Profiles) {
    Whole.Diags.setProfile(P);
    verifyFunctions(M, Functions, Whole.How.Verifier, Whole.Diags);
  }
}

/// The same if the findings of the units were shown.
void Session::linkShown(ProgramUnit &Whole, bool IsChecked) {
  Module &M = *Units.front()->Input.Module;
  AnnotatedTypes Annotated;
  for (const std::unique_ptr<ProgramUnit> &Unit : Units)
    addAnnotated(*Unit->Input.Module, Annotated);
  auto Report = [&](const ProgramUnit &Unit, Place At, std::string Message) {
    if (Failure.Message.empty()) {
      Failure.Unit = Unit.Name;
      Failure.Message = Message;
    }
    Whole.Diags.report(Rule::LinkModules, At,
                       {Unit.Input.File, std::move(Message)});
  };
  for (const std::unique_ptr<ProgramUnit> &Unit : drop_begin(Units)) {
    LinkProblem Problem;
    if (IsChecked && (Problem = linkMismatch(M, *Unit->Input.Module)))
      Report(*Unit, Problem.At, Problem.Message);
    if (Error E = linkModule(M, std::move(Unit->Input.Module), &Warnings))
      Report(*Unit, {}, toString(std::move(E)));
  }
  if (Failure.Message.empty())
    checkAnnotated(Whole, M, Annotated);
}

/// A unit for the findings of the linked program.
std::unique_ptr<ProgramUnit> Session::newWhole() const {
  std::unique_ptr<ProgramUnit> Whole = newUnit();
  Whole->How = Units.front()->How;
  Whole->How.Reading.clear();
  Whole->How.Verifier.DefinedElsewhere = nullptr;
  const SMInfo *&Machine = Whole->How.Verifier.Machine.SM;
  for (const std::unique_ptr<ProgramUnit> &Unit : drop_begin(Units))
    if (const SMInfo *Own = Unit->How.Verifier.Machine.SM; Own && Machine)
      Machine = machineOfBoth(Machine, Own);
  return Whole;
}

bool Session::link(LinkStyle Style) {
  if (Units.size() > 1 || Style.PartsAreShown) {
    if (!PartsAreChecked && !Style.PartsAreShown)
      checkParts();
    std::unique_ptr<ProgramUnit> Whole = newWhole();
    Whole->How.IsVerified = Style.PartsAreShown;
    if (Style.PartsAreShown) {
      linkShown(*Whole, Style.IsChecked);
    } else {
      Whole->Diags.setInput("linked program", nullptr);
      linkUnits(*Whole, Style);
    }
    Units.push_back(std::move(Whole));
  }
  Linked = Units.back().get();
  CompileOptions &How = Linked->How;
  How.Libs = &Libs;
  How.CheckLibraries = Style.IsChecked;
  How.Verifier.HasLibdevice |= Libs.defines("__nv_sinf");
  return Failure.Message.empty();
}

Module *Session::module() {
  return Linked ? Units.front()->Input.Module.get() : nullptr;
}

bool Session::compile(SmallVectorImpl<char> &Out) {
  return PartsAreValid &&
         compileModule(*module(), Linked->How, Linked->Diags, Out);
}

bool Session::compile(Products &Out) {
  const CompileOptions &How = Linked->How;
  if (!PartsAreValid || !compileModule(*module(), How, Linked->Diags,
                                       Out.Output, &Out.LTOBitcode))
    return false;
  if (How.Emitter.MarkLines && !How.Mode.givesBitcode()) {
    std::string Text = Out.text().str();
    Out.Marks = takeLineMarks(Text);
    Out.Output.assign(Text.begin(), Text.end());
  }
  return true;
}

bool Session::transform(ProgramUnit &Unit,
                        function_ref<bool(ProgramUnit &)> Change) {
  return runReporting(Unit.Diags, [&] { return Change(Unit); });
}

void Session::write(Module &M, StringRef Producer, SmallVectorImpl<char> &Out) {
  if (!Producer.empty())
    return writeNVVMBitcode(M, Producer, Out);
  raw_svector_ostream OS(Out);
  M.print(OS, nullptr);
}

} // namespace opennvvm
