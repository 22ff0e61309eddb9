//===- Operations.cpp - Verify, compile, optimize, lower and link ---------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Bitcode/Bitcode.h"
#include "CommandLine/Request.h"
#include "Driver/Transform.h"
#include "Handles.h"
#include "Operation.h"
#include "Support/CrashBoundary.h"
#include "Support/SourceMap.h"
#include "opennvvm/Fix/Fix.h"
#include "opennvvm/Pipeline/LineMarks.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm::capi {

Operation::Operation(Context &C, ArrayRef<std::shared_ptr<ModuleBytes>> Modules)
    : C(C), Modules(Modules), Functions(C.callbacks()),
      Began(C.cancellations()), Out(std::make_shared<Result>()) {}

/// What emission and optimization find belongs to profile nvptx.
static SmallVector<Profile, 4> profilesOf(const cli::Options &O) {
  SmallVector<Profile, 4> Profiles(ArrayRef<Profile>(O.Profiles));
  if (Profiles.empty())
    Profiles.push_back(O.Which == cli::VerifyCommand ||
                               O.Which == cli::FixCommand
                           ? Profile::NVVM
                           : Profile::NVPTX);
  return Profiles;
}

bool Operation::enter(const char *Name, const char *Subject) {
  if (Status != OPENNVVM_SUCCESS)
    return false;
  if ((Functions.Progress &&
       Functions.Progress(Functions.ProgressData, Name, Subject)) ||
      isCancelled())
    Status = OPENNVVM_ERROR_CANCELLED;
  return Status == OPENNVVM_SUCCESS;
}

/// Whether a crash was stopped inside the program, which reported it.
static bool hasCrashed(const Session &P) {
  return any_of(P.units(), [](const std::unique_ptr<ProgramUnit> &Unit) {
    return any_of(Unit->Diags.diagnostics(),
                  [](const Diagnostic &D) { return D.ID == Rule::EmitCrash; });
  });
}

void Operation::step(const char *Name, const char *Subject,
                     function_ref<bool()> Work) {
  if (!enter(Name, Subject))
    return;
  bool Done = false;
  if (auto Crash = Prog->guard([&] { Done = Work(); })) {
    collect();
    Prog.reset();
    addDefect(*Crash);
  } else if (isCancelled()) {
    Status = OPENNVVM_ERROR_CANCELLED;
  } else if (!Done) {
    Status =
        hasCrashed(*Prog) ? OPENNVVM_ERROR_INTERNAL : OPENNVVM_ERROR_INVALID_IR;
  }
}

void Operation::addDefect(ArrayRef<std::string> Details) {
  DiagnosticEngine Diags;
  Diags.reportText(Rule::EmitCrash, {}, {}, Details);
  add(Diags, {});
  Status = OPENNVVM_ERROR_INTERNAL;
}

/// Reads all modules, so that the errors of all are reported.
void Operation::readAll(Action What) {
  bool AreSound = true;
  SmallVector<StringRef, 4> Given;
  for (const std::shared_ptr<ModuleBytes> &M : Modules)
    Given.push_back(M->Name);
  std::vector<std::string> Names = distinctNames(Given);
  for (auto [M, Name] : zip(Modules, Names))
    step("read", M->Name.c_str(), [&] {
      AreSound &= Prog->add(M->bytes(), M->Name, Name).IsSound;
      return true;
    });
  if (AreSound)
    return;
  // Errors in one module do not hide those of another.
  step("verify", nullptr, [&] {
    for (const std::unique_ptr<ProgramUnit> &Unit : Prog->units())
      if (Unit->IsSound)
        Prog->check(*Unit);
      else if (Unit->IsUnread && What == Action::Verify)
        Prog->checkUnread(*Unit);
    return false;
  });
}

void Operation::add(const DiagnosticEngine &Diags,
                    const DiagnosticSummary &Summary) {
  append_range(Out->Findings, Diags.diagnostics());
  raw_string_ostream Text(Out->Text), JSON(Out->JSON);
  printText(Text, Diags, Summary, /*Color=*/false);
  printJSON(JSON, Diags);
}

void Operation::collect() {
  if (!Prog)
    return;
  SmallVector<const DiagnosticEngine *, 4> Engines;
  for (const std::unique_ptr<ProgramUnit> &Unit : Prog->units()) {
    const SMInfo *SM = Unit->How.Verifier.Machine.SM;
    StringRef File = Unit->Input.File;
    add(Unit->Diags, {File.empty() ? "linked program" : File.str(), Profiles,
                      SM ? SM->Name.str() : ""});
    Engines.push_back(&Unit->Diags);
  }
  raw_string_ostream OS(Out->SARIF);
  printSARIF(OS, Engines);
}

bool Operation::findKept(const CompileOptions &How, const cli::Options &O) {
  Cache.emplace(How.Cache, [&] {
    CacheKey Key("opennvvm");
    Key.add(How).add(O.Diagnostics).add(uint64_t(Modules.size()));
    for (const std::shared_ptr<ModuleBytes> &M : Modules)
      Key.add(M->bytes()).add(M->Name);
    return std::optional(Key);
  });
  std::optional<ResultCache::Result> Kept = Cache->find(4, 4);
  if (!Kept)
    return false;
  if (!enter("compile", nullptr))
    return true;
  Out->IsPtx = !O.mode().givesBitcode();
  Out->Output = std::move((*Kept)[0]);
  Out->Marks = takeLineMarks(Out->Output);
  Out->Text = std::move((*Kept)[1]);
  Out->JSON = std::move((*Kept)[2]);
  Out->SARIF = std::move((*Kept)[3]);
  return true;
}

void Operation::keep() {
  if (!Cache || Status != OPENNVVM_SUCCESS || !Out->Findings.empty())
    return;
  consumeError(Cache->keep({Marked, Out->Text, Out->JSON, Out->SARIF}));
}

opennvvmStatus Operation::finish(opennvvmResult *Handle) {
  collect();
  keep();
  Prog.reset();
  if (Status != OPENNVVM_SUCCESS && !KeepsOutput)
    Out->Output.clear();
  if (Functions.Diagnostic)
    for (const Diagnostic &D : Out->Findings) {
      opennvvmDiagnostic Described = describe(D);
      Functions.Diagnostic(Functions.DiagnosticData, &Described);
    }
  create(Handle, std::move(Out));
  return Status;
}

/// Has PTX say which line of the text it is from.
static void markLines(Session &P) {
  const LoadedModule &Input = P.units().front()->Input;
  if (P.units().size() > 1 || Input.IsBitcode)
    return;
  Input.Map->pin(*Input.Module);
  P.options().Emitter.MarkLines = true;
}

static StringRef problemOf(const cli::Options &O) {
  OutputMode Mode = O.mode().Mode;
  if (Mode == OutputMode::LTO || Mode == OutputMode::GenLTOAndLLC)
    return "compile with gen-lto, and its results with link-lto";
  return cli::problemOfOutput(O);
}

void Operation::compile(const cli::Options &O) {
  step("compile", nullptr, [&] {
    SmallVector<char, 0> Bytes;
    Out->IsPtx = !O.mode().givesBitcode();
    if (Out->IsPtx)
      markLines(*Prog);
    bool Done = Prog->compile(Bytes);
    Out->Output.assign(Bytes.begin(), Bytes.end());
    if (Cache && Cache->isWanted())
      Marked = Out->Output;
    Out->Marks = takeLineMarks(Out->Output);
    return Done;
  });
}

opennvvmStatus Operation::run(Action What, opennvvmResult *Handle) {
  static constexpr cli::Command Commands[] = {
      cli::VerifyCommand, cli::CompileCommand, cli::OptCommand,
      cli::LowerCommand, cli::OptCommand};
  Expected<cli::Options> O = C.options(Commands[unsigned(What)]);
  if (!O)
    return C.fail(OPENNVVM_ERROR_INVALID_OPTION, toString(O.takeError()));
  if (StringRef Why = problemOf(*O); !Why.empty())
    return C.fail(OPENNVVM_ERROR_INVALID_OPTION, Why.str());
  SmallVector<Profile, 4> Contracts = profilesOf(*O);
  Profiles = cli::profileList(Contracts);
  CompileOptions How = cli::compileRequest(*O, Contracts);
  How.Times = nullptr;
  How.ShouldStop = [this] { return isCancelled(); };
  Expected<std::string> Producer = cli::bitcodeProducer(O->Hermetic);
  if (!Producer)
    return C.fail(OPENNVVM_ERROR_INVALID_OPTION,
                  toString(Producer.takeError()));
  How.Producer = *Producer;
  if (What == Action::Compile && findKept(How, *O))
    return finish(Handle);
  Prog = std::make_unique<Session>(std::move(How), O->Diagnostics);
  readAll(What);
  step("link", nullptr, [&] { return Prog->link(/*Checked=*/true); });
  switch (What) {
  case Action::Verify:
    step("verify", nullptr, [&] { return Prog->verify(); });
    break;
  case Action::Compile:
    compile(*O);
    break;
  case Action::Optimize:
    step("optimize", nullptr, [&] {
      return optimizeInput(Prog->units().front()->Input, Prog->request(),
                           !O->Profiles.empty(), Prog->units().back()->Diags,
                           nullptr);
    });
    break;
  case Action::Lower:
    step("lower", nullptr, [&] {
      lowerInput(*Prog->module(), Prog->request(),
                 LoweringLevel(O->LoweringLevel));
      return true;
    });
    break;
  case Action::Link:
    break;
  }
  if (What != Action::Verify && What != Action::Compile)
    step("write", nullptr, [&] {
      SmallVector<char, 0> Bytes;
      Session::write(*Prog->module(), O->WantsBitcode ? *Producer : "", Bytes);
      Out->Output.assign(Bytes.begin(), Bytes.end());
      return true;
    });
  attachRemedies(What);
  return finish(Handle);
}

void Operation::attachRemedies(Action What) {
  if (What != Action::Verify || Status == OPENNVVM_ERROR_INTERNAL ||
      Prog->units().size() != 1)
    return;
  auto Crash = Prog->guard([&] {
    ProgramUnit &Unit = *Prog->units().front();
    // Edits of a text that is broken elsewhere could not be tried.
    if (Unit.IsUnread)
      return;
    attachFixes(Unit.Input, Unit.Diags);
  });
  if (Crash)
    addDefect(*Crash);
}

opennvvmStatus Operation::mend(opennvvmResult *Handle) {
  Expected<cli::Options> O = C.options(cli::FixCommand);
  if (!O)
    return C.fail(OPENNVVM_ERROR_INVALID_OPTION, toString(O.takeError()));
  SmallVector<Profile, 4> Contracts = profilesOf(*O);
  FixOptions How;
  How.Check = cli::compileRequest(*O, Contracts);
  How.Check.Times = nullptr;
  How.Check.ShouldStop = [this] { return isCancelled(); };
  How.Diagnostics = O->Diagnostics;
  How.Only = O->Only;
  const ModuleBytes &M = *Modules.front();
  if (!enter("fix", M.Name.c_str()))
    return finish(Handle);
  std::vector<std::string> Defect;
  CrashResult Crash = runGuarded([&] {
    Expected<FixedModule> Fixed =
        fixModule(MemoryBufferRef(M.bytes(), M.Name), M.Name, How);
    if (!Fixed) {
      Defect.push_back(toString(Fixed.takeError()));
      return;
    }
    if (isCancelled()) {
      Status = OPENNVVM_ERROR_CANCELLED;
      return;
    }
    const DiagnosticEngine *Left = Fixed->Remaining.get();
    add(*Left, {Fixed->File, cli::profileList(Contracts), Fixed->Arch});
    raw_string_ostream OS(Out->SARIF);
    printSARIF(OS, Left);
    if (Left->hasErrors() || Left->gaveUp())
      Status = OPENNVVM_ERROR_INVALID_IR;
    Out->Output = std::move(Fixed->Contents);
    Out->Edits = std::move(Fixed->Edits);
    KeepsOutput = true;
  });
  if (Crash)
    Defect = std::move(Crash.Details);
  if (Crash || !Defect.empty())
    addDefect(Defect);
  return finish(Handle);
}

} // namespace opennvvm::capi

using namespace opennvvm;
using namespace opennvvm::capi;

static opennvvmStatus run(Action What, opennvvmContext Handle,
                          const opennvvmModule *Modules, size_t Count,
                          opennvvmResult *Out) {
  if (Out)
    *Out = nullptr;
  if (!Out || !Modules || !Count)
    return OPENNVVM_ERROR_INVALID_ARGUMENT;
  std::shared_ptr<Context> C = capi::find<Context>(Handle);
  SmallVector<std::shared_ptr<ModuleBytes>, 4> Live;
  for (opennvvmModule M : ArrayRef(Modules, Count))
    if (std::shared_ptr<ModuleBytes> Bytes = capi::find<ModuleBytes>(M))
      Live.push_back(std::move(Bytes));
  if (!C || Live.size() != Count)
    return OPENNVVM_ERROR_INVALID_HANDLE;
  return Operation(*C, Live).run(What, Out);
}

#pragma GCC visibility push(default)

opennvvmStatus opennvvmFix(opennvvmContext Handle, opennvvmModule Module,
                           opennvvmResult *Out) {
  if (!Out)
    return OPENNVVM_ERROR_INVALID_ARGUMENT;
  *Out = nullptr;
  std::shared_ptr<Context> C = capi::find<Context>(Handle);
  std::shared_ptr<ModuleBytes> Bytes = capi::find<ModuleBytes>(Module);
  if (!C || !Bytes)
    return OPENNVVM_ERROR_INVALID_HANDLE;
  return Operation(*C, Bytes).mend(Out);
}

opennvvmStatus opennvvmVerify(opennvvmContext C, const opennvvmModule *Modules,
                              size_t Count, opennvvmResult *Out) {
  return run(Action::Verify, C, Modules, Count, Out);
}

opennvvmStatus opennvvmCompile(opennvvmContext C, const opennvvmModule *Modules,
                               size_t Count, opennvvmResult *Out) {
  return run(Action::Compile, C, Modules, Count, Out);
}

opennvvmStatus opennvvmOptimize(opennvvmContext C,
                                const opennvvmModule *Modules, size_t Count,
                                opennvvmResult *Out) {
  return run(Action::Optimize, C, Modules, Count, Out);
}

opennvvmStatus opennvvmLower(opennvvmContext C, const opennvvmModule *Modules,
                             size_t Count, opennvvmResult *Out) {
  return run(Action::Lower, C, Modules, Count, Out);
}

opennvvmStatus opennvvmLink(opennvvmContext C, const opennvvmModule *Modules,
                            size_t Count, opennvvmResult *Out) {
  return run(Action::Link, C, Modules, Count, Out);
}

#pragma GCC visibility pop
