//===- Check.cpp - What is wrong with a document --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Check.h"
#include "CommandLine/Request.h"
#include "Input/Recovery.h"
#include "PTX/Text/Names.h"
#include "Support/CrashBoundary.h"
#include "opennvvm/Driver/Session.h"
#include "opennvvm/Fix/Fix.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm::editor {

namespace {
/// One attempt to read and check a text.
class Attempt {
public:
  Attempt(StringRef Text, StringRef Name, const cli::Options &O)
      : Work(requestOf(O), O.Diagnostics),
        Unit(Work.read(MemoryBuffer::getMemBufferCopy(Text, Name), Name)) {}

  bool isRead() const { return Unit.Input.Module != nullptr; }
  ArrayRef<Diagnostic> findings() const { return Unit.Diags.diagnostics(); }

  /// Checks the module. \returns the machine that it is checked for.
  std::string check() {
    Work.check(Unit);
    attachFixes(Unit.Input, Unit.Diags);
    return Unit.How.Verifier.Machine.SM->Name.str();
  }

private:
  /// Sources are shown where they are.
  static CompileOptions requestOf(const cli::Options &O) {
    CompileOptions Request = cli::compileRequest(O, O.Profiles);
    Request.DebugPrefixes.clear();
    return Request;
  }

  Session Work;
  ProgramUnit &Unit;
};

/// Checks one document.
class DocumentChecker {
public:
  DocumentChecker(CheckedDocument &Result)
      : Result(Result), Doc(*Result.Doc), Text(Doc.text().str()) {}
  void run();

private:
  bool runOnce();
  void keep(const Diagnostic &D);
  bool goOnWithout(const Diagnostic &Error);

  CheckedDocument &Result;
  const Document &Doc;
  RecoveredText Text;
};
} // namespace

/// Keeps \p D, except its edits if they would have to be of what was left out,
/// too: a name is changed wherever it stands.
void DocumentChecker::keep(const Diagnostic &D) {
  if (Text.mayBeOurs(D))
    return;
  Result.Findings.push_back(D);
  std::vector<TextEdit> &Fix = Result.Findings.back().Fix;
  bool IsOfAll =
      ruleInfo(D.ID).Fix == FixBuilder::RenameGlobal && !Text.dropped().empty();
  if (IsOfAll || any_of(Fix, [&](const TextEdit &E) {
        return Text.isDropped({E.Begin, E.End});
      }))
    Fix.clear();
}

/// Reports the parser's \p Error, and leaves out what it is about.
/// \returns false if that is impossible.
bool DocumentChecker::goOnWithout(const Diagnostic &Error) {
  keep(Error);
  return Text.leaveOut(Error);
}

/// \returns whether to try again.
bool DocumentChecker::runOnce() {
  Attempt Try(Text.str(), Doc.uri().file(), Result.How.Options);
  if (Try.isRead()) {
    Result.Arch = Try.check();
    for (const Diagnostic &D : Try.findings())
      keep(D);
    return false;
  }
  const auto *Parsing = find_if(Try.findings(), [](const Diagnostic &D) {
    return D.ID == Rule::MiscLlvmParser;
  });
  if (Parsing != Try.findings().end())
    return goOnWithout(*Parsing);
  for (const Diagnostic &D : Try.findings())
    keep(D);
  return false;
}

void DocumentChecker::run() {
  // Reading costs time, and few modules have more errors while they are
  // written.
  static constexpr unsigned MaxAttempts = 6;
  for (unsigned I = 0; I < MaxAttempts && runOnce();)
    ++I;
  Result.IsReadable = !Result.Arch.empty() && Text.dropped().empty();
  if (Result.Arch.empty() || Result.IsReadable)
    return;
  Result.Recovered = Text.str();
  Result.Dropped.assign(Text.dropped().begin(), Text.dropped().end());
}

CheckedDocument checkDocument(std::shared_ptr<const Document> Doc,
                              ArrayRef<std::string> Given) {
  auto Begin = std::chrono::steady_clock::now();
  CheckedDocument Result;
  // What is in no folder has no configuration of a project.
  StringRef File = Doc->uri().scheme() == "file" ? Doc->uri().file() : "";
  Result.How = settingsFor(Doc->text().str(), File, Given);
  Result.Doc = std::move(Doc);
  CrashResult Crash = runGuarded([&] { DocumentChecker(Result).run(); });
  if (Crash) {
    Result.Findings.emplace_back();
    Result.Findings.back().ID = Rule::MiscLlvmCrash;
    Result.Findings.back().Message =
        "checking this module crashed; please report it";
  }
  Result.Took = std::chrono::duration_cast<std::chrono::milliseconds>(
      std::chrono::steady_clock::now() - Begin);
  return Result;
}

//===----------------------------------------------------------------------===//
// PTX
//===----------------------------------------------------------------------===//

static GeneratedPTX generate(const CheckedDocument &Doc) {
  GeneratedPTX Result;
  cli::Options O = Doc.How.Options;
  O.Which = cli::EmitCommand;
  O.Diagnostics = {};
  std::string Bytes = Doc.Doc->text().str().str();
  Session P(cli::compileRequest(O, {}), O.Diagnostics);
  const ProgramUnit &Unit = P.add(Bytes, Doc.Doc->uri().file());
  Products Out;
  bool IsLinked = Unit.IsSound && P.link(/*Checked=*/false);
  if (IsLinked) {
    ptx::NameTable Printed(*P.module());
    for (const Function &F : *P.module())
      if (Printed.isChanged(&F))
        Result.Names[F.getName()] = Printed.get(&F).str();
  }
  if (IsLinked && P.compile(Out)) {
    Result.Text = Out.text().str();
    Result.Index = Out.index();
    return Result;
  }
  Result.Failure = P.linkFailure().Message;
  for (const auto &Each : P.units())
    for (const Diagnostic &D : Each->Diags.diagnostics())
      if (Result.Failure.empty() && D.Level == Severity::Error)
        Result.Failure = D.Message;
  if (Result.Failure.empty())
    Result.Failure = "the module cannot be printed as PTX";
  return Result;
}

GeneratedPTX generatePTX(const CheckedDocument &Doc) {
  GeneratedPTX Result;
  CrashResult Crash = runGuarded([&] { Result = generate(Doc); });
  if (Crash)
    Result.Failure = "printing this module as PTX crashed; please report it";
  return Result;
}

} // namespace opennvvm::editor
