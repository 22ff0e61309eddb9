//===- Verify.cpp - nvvmc verify ------------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Baseline.h"
#include "Commands.h"
#include "Files.h"
#include "Report/Report.h"
#include "Support/CrashBoundary.h"
#include "opennvvm/Fix/Fix.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm::tool {

namespace {
/// The result for one file. Contains no IR.
struct Checked {
  std::unique_ptr<DiagnosticEngine> Engine;
  DiagnosticSummary Summary;
  std::string Failure;    ///< Why the file could not be read at all.
  json::Object Described; ///< For --format=html.
  int Status = Fine;
};

/// Checks the files of a run, sequentially or in parallel.
class FileChecker {
public:
  FileChecker(const Options &O, Baseline Known)
      : O(O), Known(std::move(Known)), Results(O.Inputs.size()) {}

  /// Checks all files and prints the findings in their order.
  int run();

  ArrayRef<Checked> results() const { return Results; }

  /// The report of --format=html.
  Report report() const;

private:
  Checked check(size_t Index) const;
  void describe(ProgramUnit &Unit, const Options &Own, Checked &Result) const;
  void checkAround(Session &S, ProgramUnit &Unit, const Options &Own,
                   Checked &Result) const;
  void work(size_t Index);
  int print(size_t Index, Progress &Shown);

  const Options &O;
  Baseline Known;
  std::vector<Checked> Results;
};
} // namespace

/// Adds what only some formats show of \p Unit, which was checked.
void FileChecker::describe(ProgramUnit &Unit, const Options &Own,
                           Checked &Result) const {
  Result.Summary.Arch = Unit.How.Verifier.Machine.SM->Name.str();
  if (O.Output == Format::JSON || O.Output == Format::SARIF ||
      O.Output == Format::HTML)
    attachFixes(Unit.Input, Unit.Diags);
  if (O.Output == Format::HTML)
    Result.Described = describeModule(Unit.Input, Unit.How, Own.Diagnostics,
                                      Unit.IsWellFormed);
}

/// Checks what is left of a text without what LLVM's parser stops at.
void FileChecker::checkAround(Session &S, ProgramUnit &Unit, const Options &Own,
                              Checked &Result) const {
  std::string Written;
  if (O.Output == Format::HTML && Unit.Input.Buffer)
    Written = Unit.Input.Buffer->getBuffer().str();
  bool IsChecked = S.checkUnread(Unit, [&] { describe(Unit, Own, Result); });
  if (!IsChecked || O.Output != Format::HTML)
    return;
  Result.Described["text"] = json::fixUTF8(Written);
  Result.Described["fix"] = "";
  Result.Described["fixed"] = 0;
}

Checked FileChecker::check(size_t Index) const {
  StringRef File = O.Inputs[Index];
  const Options &Own = O.forInput(Index);
  SmallVector<Profile, 4> Profiles(ArrayRef<Profile>(Own.Profiles));
  if (Profiles.empty())
    Profiles.push_back(Profile::NVVM);
  Checked Result;
  DiagnosticOptions Kept = Own.Diagnostics;
  // What is known must not hide what is new.
  if (!O.Baseline.empty())
    Kept.ErrorLimit = 0;
  auto S = std::make_unique<Session>(compileRequest(Own, Profiles), Kept);
  Expected<ProgramUnit *> Read = S->read(File);
  if (!Read) {
    Result.Failure =
        ("cannot read '" + File + "': " + toString(Read.takeError())).str();
    Result.Status = CouldNotRun;
    return Result;
  }
  ProgramUnit &Unit = **Read;
  Result.Summary = {Unit.Input.File, profileList(Profiles), ""};
  if (Unit.Input.Module) {
    // What LLVM rejects does not hide errors in the rest.
    S->check(Unit);
    describe(Unit, Own, Result);
  } else {
    checkAround(*S, Unit, Own, Result);
  }
  Result.Status = statusOf(Unit.Diags);
  Result.Engine = S->takeFindings(Unit);
  // The last module need not be destroyed, since the process ends soon anyway.
  if (Index + 1 == O.Inputs.size())
    S->abandon();
  return Result;
}

/// A crash while checking one file must not leave the others unchecked.
void FileChecker::work(size_t Index) {
  Checked Result;
  CrashResult Crash = runGuarded([&] { Result = check(Index); });
  if (Crash) {
    Result.Failure = "nvvmc verify crashed on '" + O.Inputs[Index] + "'";
    Result.Status = CouldNotRun;
  }
  Results[Index] = std::move(Result);
}

int FileChecker::print(size_t Index, Progress &Shown) {
  Checked &R = Results[Index];
  if (!R.Failure.empty()) {
    Shown.hide();
    return fail(R.Failure);
  }
  if (!O.Baseline.empty()) {
    R.Engine->removeIf([&](const Diagnostic &D) { return Known.consume(D); });
    R.Status = statusOf(*R.Engine);
  }
  if (!R.Engine->diagnostics().empty())
    Shown.hide();
  printFindings(*R.Engine, O, R.Summary, /*JSONToStdout=*/true);
  return R.Status;
}

int FileChecker::run() {
  int Status = Fine;
  forEachInput(
      O, [&](size_t Index) { work(Index); },
      [&](size_t Index, Progress &Shown) {
        Status = std::max(Status, print(Index, Shown));
      });
  return Status;
}

Report FileChecker::report() const {
  Report Page;
  Page.Command = "verify";
  for (auto [File, R] : zip(O.Inputs, Results)) {
    ReportedFile Shown{R.Summary.File.empty() ? File : R.Summary.File,
                       R.Failure,
                       R.Summary.Profiles,
                       R.Summary.Arch,
                       R.Described,
                       {}};
    if (R.Engine)
      Shown.Findings = describeFindings(*R.Engine);
    Page.Files.push_back(std::move(Shown));
  }
  return Page;
}

int runVerify(const Options &O) {
  if (O.Inputs.empty())
    return failWithoutInput("verify FILE...");
  Expected<DependencyFile> Read = DependencyFile::create(O);
  if (!Read)
    return fail(toString(Read.takeError()));
  if (!O.Baseline.empty())
    Read->add(O.Baseline);
  Expected<Baseline> Known = Baseline::read(O.Baseline);
  if (!Known)
    return fail(toString(Known.takeError()));
  FileChecker Checker(O, std::move(*Known));
  int Status = Checker.run();
  if (O.Output == Format::SARIF) {
    SmallVector<const DiagnosticEngine *, 8> Engines;
    std::vector<std::string> Failures;
    for (const Checked &R : Checker.results()) {
      if (R.Engine)
        Engines.push_back(R.Engine.get());
      if (!R.Failure.empty())
        Failures.push_back(R.Failure);
    }
    printSARIF(outs(), Engines, Failures);
  }
  if (O.Output == Format::HTML)
    printReport(outs(), Checker.report());
  // Findings are an answer, too.
  if (Status != CouldNotRun)
    if (Error E = Read->write())
      return fail(toString(std::move(E)));
  return Status;
}

} // namespace opennvvm::tool
