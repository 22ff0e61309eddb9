//===- Diagnostics.cpp - Collecting findings ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Support/Diagnostics.h"
#include "opennvvm/Support/SourceMap.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instruction.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ModuleSlotTracker.h"

using namespace llvm;

namespace opennvvm {

DiagnosticEngine::DiagnosticEngine(DiagnosticOptions O,
                                   ArrayRef<Profile> Profiles)
    : Options(std::move(O)), Off(rules().size()), AsError(rules().size()),
      Current(Profiles.empty() ? Profile::NVVM : Profiles.front()),
      Several(Profiles.size() > 1) {
  for (Rule R : Options.Disabled)
    Off.set(unsigned(R));
  for (Rule R : Options.RulesAsErrors)
    AsError.set(unsigned(R));
}

DiagnosticEngine::~DiagnosticEngine() = default;

void DiagnosticEngine::setInput(StringRef Name, const SourceMap *SM) {
  File = Name.str();
  Map = SM;
  WrittenNames.clear();
  forgetNames();
}

void DiagnosticEngine::forgetNames() {
  Slots.reset();
  SlotsFor = nullptr;
}

Severity DiagnosticEngine::severity(Rule R) const {
  if (Off.test(unsigned(R)))
    return Severity::Off;
  Severity S = ruleInfo(R).Severities[unsigned(Current)];
  if (S == Severity::Warning &&
      (Options.WarningsAsErrors || AsError.test(unsigned(R))))
    return Severity::Error;
  if (Options.Quiet && S != Severity::Error)
    return Severity::Off;
  return S;
}

void DiagnosticEngine::clear() {
  Collected.clear();
  Seen.clear();
  Errors = Warnings = Suppressed = 0;
  GaveUp = false;
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

/// Puts \p Args into \p Template: {0}, {1} …; "{{" is a brace.
static std::string fill(StringRef Template, ArrayRef<std::string> Args) {
  std::string Out;
  while (!Template.empty()) {
    size_t Brace = Template.find('{');
    Out += Template.substr(0, Brace);
    if (Brace == StringRef::npos)
      break;
    Template = Template.drop_front(Brace + 1);
    if (Template.consume_front("{")) {
      Out += '{';
      continue;
    }
    unsigned Index;
    if (Template.consumeInteger(10, Index) || !Template.consume_front("}")) {
      Out += '{';
      continue;
    }
    if (Index < Args.size())
      Out += Args[Index];
  }
  return Out;
}

/// "%loop", "%5", as LLVM prints a block.
static std::string blockName(const BasicBlock &BB, ModuleSlotTracker &Slots) {
  std::string Text;
  raw_string_ostream OS(Text);
  BB.printAsOperand(OS, /*PrintType=*/false, Slots);
  return Text;
}

/// Joins a printed instruction of several lines (switch) to one.
static std::string oneLine(std::string Text) {
  std::string Out;
  bool Space = false;
  for (char C : StringRef(Text).trim()) {
    if (C == '\n' || C == ' ') {
      Space = true;
      continue;
    }
    if (Space)
      Out += ' ';
    Space = false;
    Out += C;
  }
  return Out;
}

static void locateUser(Diagnostic &D, const DILocation *Loc) {
  if (!Loc)
    return;
  D.UserFile = Loc->getFilename().str();
  D.UserLine = Loc->getLine();
  D.UserColumn = Loc->getColumn();
}

void DiagnosticEngine::locate(Diagnostic &D, Place At) {
  D.File = File;
  if (Map) {
    D.Range = Map->find(At);
    if (D.Range.isValid())
      D.SourceLine = Map->line(D.Range.Line).str();
  }
  const Function *F = At.I ? At.I->getFunction() : nullptr;
  const Module *M = F ? F->getParent() : At.GV ? At.GV->getParent() : nullptr;
  if (M && SlotsFor != M) {
    // Slot numbers of the whole module are computed once, on the first
    // finding.
    Slots = std::make_unique<ModuleSlotTracker>(M);
    SlotsFor = M;
  }
  raw_string_ostream OS(D.IR);
  if (F) {
    Slots->incorporateFunction(*F);
    D.Function = F->getName().str();
    D.Block = blockName(*At.I->getParent(), *Slots);
    D.InBlock = true;
    At.I->print(OS, *Slots);
    locateUser(D, At.I->getDebugLoc());
  } else if (At.GV) {
    if (auto *Fn = dyn_cast<Function>(At.GV)) {
      D.Function = Fn->getName().str();
      if (const DISubprogram *SP = Fn->getSubprogram()) {
        D.UserFile = SP->getFilename().str();
        D.UserLine = SP->getLine();
      }
      Fn->printAsOperand(OS, false, M);
    } else {
      At.GV->print(OS, *Slots);
    }
  } else if (At.MD) {
    OS << "!" << At.MD->getName();
  }
  D.IR = oneLine(std::move(D.IR));
}

//===----------------------------------------------------------------------===//
// Reports
//===----------------------------------------------------------------------===//

/// Puts \p To wherever \p Text says \p From.
static void rename(std::string &Text, StringRef From, StringRef To) {
  for (size_t At = Text.find(From); At != std::string::npos;
       At = Text.find(From, At + To.size()))
    Text.replace(At, From.size(), To);
}

void DiagnosticEngine::add(Diagnostic D, const void *Subject) {
  for (const auto &[From, To] : WrittenNames) {
    rename(D.Message, From, To);
    rename(D.IR, From, To);
    for (std::string &Line : D.Details)
      rename(Line, From, To);
  }
  hash_code Key =
      hash_combine(unsigned(D.ID), unsigned(D.Contract), D.Message, D.File,
                   D.Range.Line, D.Range.Column, D.Function, D.Block, D.IR,
                   Subject,
                   hash_combine_range(D.Details.begin(), D.Details.end()));
  if (!Seen.insert(uint64_t(size_t(Key)) >> 1).second)
    return;
  if (D.Level == Severity::Warning)
    ++Warnings;
  if (D.Level == Severity::Error) {
    ++Errors;
    if (Options.ErrorLimit && Errors > Options.ErrorLimit) {
      ++Suppressed;
      return;
    }
  }
  Collected.push_back(std::move(D));
}

void DiagnosticEngine::report(Rule R, Place At, ArrayRef<std::string> Args,
                              ArrayRef<std::string> Details, StringRef Help,
                              std::vector<LayoutRow> Layout) {
  Severity S = severity(R);
  if (S == Severity::Off)
    return;
  const RuleInfo &Info = ruleInfo(R);
  Diagnostic D;
  D.ID = R;
  D.Level = S;
  D.Contract = Current;
  D.Message = fill(Info.text(Current), Args);
  D.Details.assign(Details.begin(), Details.end());
  D.Help = (Help.empty() ? StringRef(Info.Help) : Help).str();
  D.Layout = std::move(Layout);
  locate(D, At);
  add(std::move(D), At.I);
}

void DiagnosticEngine::reportText(Rule R, TextRange Range,
                                  ArrayRef<std::string> Args,
                                  ArrayRef<std::string> Details) {
  Severity S = severity(R);
  if (S == Severity::Off)
    return;
  const RuleInfo &Info = ruleInfo(R);
  Diagnostic D;
  D.ID = R;
  D.Level = S;
  D.Contract = Current;
  D.Message = fill(Info.text(Current), Args);
  D.Details.assign(Details.begin(), Details.end());
  D.Help = Info.Help.str();
  D.File = File;
  D.Range = Range;
  if (Map && Range.isValid())
    D.SourceLine = Map->line(Range.Line).str();
  add(std::move(D));
}

} // namespace opennvvm
