//===- Diagnostics.cpp - Collecting findings ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Support/Diagnostics.h"
#include "Support/Demangle.h"
#include "Support/SourceMap.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Argument.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instruction.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include <optional>

using namespace llvm;

namespace opennvvm {

//===----------------------------------------------------------------------===//
// Places and names
//===----------------------------------------------------------------------===//

Place Place::parameter(const Argument &A, StringRef Word) {
  Place P(*A.getParent());
  P.Of = Part::Parameter;
  P.Index = A.getArgNo();
  P.Word = Word;
  return P;
}

Place Place::result(const Function &F) {
  Place P(F);
  P.Of = Part::Result;
  return P;
}

Place Place::attribute(Place Holder, StringRef Word) {
  Holder.Of = Part::Attribute;
  Holder.Word = Word;
  return Holder;
}

Place Place::asmText(const Instruction &Call, unsigned Offset) {
  Place P(Call);
  P.Of = Part::AsmText;
  P.Index = Offset;
  return P;
}

Place Place::triple() {
  Place P;
  P.Of = Part::Triple;
  return P;
}

Place Place::layout(StringRef Component) {
  Place P;
  P.Of = Part::Layout;
  P.Word = Component;
  return P;
}

Place Place::annotation(const NamedMDNode &List, const GlobalValue *Subject,
                        StringRef Key) {
  Place P(List);
  P.Of = Part::Annotation;
  P.Subject = Subject;
  P.Word = Key;
  return P;
}

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

InputScope::InputScope(DiagnosticEngine &Diags, StringRef File,
                       const SourceMap *Map)
    : Diags(Diags), File(Diags.File), Map(Diags.Map),
      WrittenNames(Diags.WrittenNames) {
  Diags.setInput(File, Map);
}

InputScope::~InputScope() {
  Diags.setInput(File, Map);
  Diags.setWrittenNames(std::move(WrittenNames));
}

void DiagnosticEngine::forgetNames() {
  Slots.reset();
  SlotsFor = nullptr;
}

Severity DiagnosticEngine::severity(Rule R) const {
  if (Off.test(unsigned(R)))
    return Severity::Off;
  const RuleInfo &Info = ruleInfo(R);
  if (Info.Lint > Options.Lints)
    return Severity::Off;
  Severity S = Info.Severities[unsigned(Current)];
  if (S == Severity::Warning &&
      (Options.WarningsAsErrors || AsError.test(unsigned(R))))
    return Severity::Error;
  if (Options.Quiet && S != Severity::Error)
    return Severity::Off;
  return S;
}

void DiagnosticEngine::clear() {
  Collected.clear();
  Places.clear();
  Words.Reset();
  Seen.clear();
  Reported.clear();
  Errors = Warnings = Suppressed = 0;
  GaveUp = false;
}

void DiagnosticEngine::removeIf(
    function_ref<bool(const Diagnostic &)> IsKnown) {
  size_t Kept = 0;
  for (size_t I = 0; I < Collected.size(); ++I) {
    if (IsKnown(Collected[I])) {
      Errors -= Collected[I].Level == Severity::Error;
      Warnings -= Collected[I].Level == Severity::Warning;
      continue;
    }
    if (Kept != I) {
      Collected[Kept] = std::move(Collected[I]);
      Places[Kept] = Places[I];
    }
    ++Kept;
  }
  Collected.resize(Kept);
  Places.resize(Kept);
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

/// Substitutes \p Args in \p Template: {0}, {1} …; "{{" is a brace.
static std::string fillIn(StringRef Template, ArrayRef<std::string> Args) {
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

/// Joins an instruction printed on several lines (switch) into one.
static std::string oneLine(StringRef Text) {
  std::string Out;
  bool Space = false;
  for (char C : Text.trim()) {
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

/// The source function that contains \p Scope; a linkage name says more than a
/// name.
static std::string userFunction(const DILocalScope *Scope) {
  const DISubprogram *SP = Scope ? Scope->getSubprogram() : nullptr;
  if (!SP)
    return {};
  return SP->getLinkageName().empty() ? SP->getName().str()
                                      : demangled(SP->getLinkageName());
}

static UserLocation userLocation(const DILocation &Loc) {
  return {Loc.getFilename().str(), Loc.getLine(), Loc.getColumn(),
          userFunction(dyn_cast_or_null<DILocalScope>(Loc.getScope()))};
}

static void locateUser(Diagnostic &D, const DILocation *Loc) {
  if (!Loc)
    return;
  D.User = userLocation(*Loc);
  while ((Loc = Loc->getInlinedAt()))
    D.InlinedAt.push_back(userLocation(*Loc));
}

/// The range of \p At in the input; for an instruction that was created from
/// another one, the range of the function.
void DiagnosticEngine::locateInText(Diagnostic &D, Place At) {
  if (!Map)
    return;
  TextRange InGroup;
  if (!D.Range.isValid())
    D.Range = Map->find(At);
  if (At.Of == Place::Part::Attribute)
    Map->findAttribute(At, InGroup);
  if (!D.Range.isValid() && At.I) {
    D.Range = Map->find(*At.I->getFunction());
    D.InstructionIsNew = D.Range.isValid();
  }
  if (D.Range.isValid())
    D.SourceLine = Map->line(D.Range.Line).str();
  if (InGroup.isValid())
    D.Notes.push_back({"the attribute group holds it here", std::nullopt,
                       InGroup, Map->line(InGroup.Line).str(), ""});
}

void DiagnosticEngine::locate(Diagnostic &D, Place At) {
  bool IsDescribed = D.Range.isValid();
  D.File = File;
  locateInText(D, At);
  if (!IsDescribed)
    describe(D, At);
}

/// Whether the constants in \p Of have no more than \p Left parts. Where
/// constants share parts, text has each as often as it is used.
static bool isShort(const User &Of, unsigned &Left) {
  for (const Use &U : Of.operands()) {
    auto *Part = dyn_cast<Constant>(U.get());
    if (!Part || isa<GlobalValue>(Part))
      continue;
    unsigned Parts = 1;
    if (auto *Data = dyn_cast<ConstantDataSequential>(Part))
      Parts = unsigned(Data->getNumElements());
    if (Parts > Left)
      return false;
    Left -= Parts;
    if (!isShort(*Part, Left))
      return false;
  }
  return true;
}

/// Prints \p Of, or only what it is if that would be more than anybody reads.
static void printShort(raw_ostream &OS, const User &Of,
                       ModuleSlotTracker &Slots) {
  unsigned Left = 1024;
  if (isShort(Of, Left)) {
    Of.print(OS, Slots);
    return;
  }
  if (!Of.getType()->isVoidTy())
    Of.printAsOperand(OS, /*PrintType=*/false, Slots);
  if (auto *I = dyn_cast<Instruction>(&Of))
    OS << (I->getType()->isVoidTy() ? "" : " = ") << I->getOpcodeName()
       << " ...";
}

/// Describes \p At: its function, its printed form, where the user wrote it.
void DiagnosticEngine::describe(Diagnostic &D, Place At) {
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
    // LLVM goes through all globals of the module to print an instruction.
    if (!isOverLimit(D.Level))
      printShort(OS, *At.I, *Slots);
    locateUser(D, At.I->getDebugLoc());
  } else if (At.GV) {
    if (auto *Fn = dyn_cast<Function>(At.GV)) {
      D.Function = Fn->getName().str();
      if (const DISubprogram *SP = Fn->getSubprogram())
        D.User = {SP->getFilename().str(), SP->getLine(), 0, ""};
      Fn->printAsOperand(OS, false, M);
    } else {
      printShort(OS, *At.GV, *Slots);
    }
  } else if (At.MD) {
    OS << "!" << At.MD->getName();
  }
  D.IR = oneLine(D.IR);
  if (!D.Function.empty())
    D.Demangled = demangledName(D.Function);
}

//===----------------------------------------------------------------------===//
// Reports
//===----------------------------------------------------------------------===//

/// Replaces \p From with \p To wherever it occurs in \p Text.
static void rename(std::string &Text, StringRef From, StringRef To) {
  for (size_t At = Text.find(From); At != std::string::npos;
       At = Text.find(From, At + To.size()))
    Text.replace(At, From.size(), To);
}

bool DiagnosticEngine::isOverLimit(Severity Level) const {
  return Level == Severity::Error && Options.ErrorLimit &&
         Errors >= Options.ErrorLimit;
}

void DiagnosticEngine::add(Diagnostic D, Place At) {
  const void *Subject = At.I;
  for (const auto &[From, To] : WrittenNames) {
    rename(D.Message, From, To);
    rename(D.IR, From, To);
    for (std::string &Line : D.Details)
      rename(Line, From, To);
  }
  hash_code Key =
      hash_combine(unsigned(D.ID), unsigned(D.Contract), D.Message, D.File,
                   D.Range.Line, D.Range.Column, D.Function, D.Block,
                   Subject ? StringRef() : StringRef(D.IR), Subject,
                   hash_combine_range(D.Details.begin(), D.Details.end()));
  if (!Seen.insert(uint64_t(size_t(Key)) >> 1).second)
    return;
  if (D.Level == Severity::Warning)
    ++Warnings;
  if (D.Level == Severity::Error) {
    bool IsOverLimit = isOverLimit(D.Level);
    ++Errors;
    if (IsOverLimit) {
      ++Suppressed;
      return;
    }
  }
  Collected.push_back(std::move(D));
  At.Word = At.Word.copy(Words);
  Places.push_back(At);
}

/// The entity at \p At, whatever its kind; null for the whole module.
static const void *subjectOf(const Place &At) {
  if (At.I)
    return At.I;
  return At.GV ? static_cast<const void *>(At.GV) : At.MD;
}

/// The key for rule \p R, or for any error if there is none, under \p P.
static unsigned reportKey(std::optional<Rule> R, Profile P) {
  return (R ? unsigned(*R) + 1 : 0) << 4 | unsigned(P);
}

bool DiagnosticEngine::isReported(Rule R, Place At) const {
  return Reported.contains({subjectOf(At), reportKey(R, Current)});
}

bool DiagnosticEngine::hasErrorAt(const Instruction &I) const {
  return Reported.contains({&I, reportKey(std::nullopt, Current)});
}

Diagnostic DiagnosticEngine::make(Rule R, Severity S,
                                  ArrayRef<std::string> Args,
                                  ArrayRef<std::string> Details) const {
  const RuleInfo &Info = ruleInfo(R);
  Diagnostic D;
  D.ID = R;
  D.Level = S;
  D.Contract = Current;
  D.Message = fillIn(Info.text(Current), Args);
  D.Details.assign(Details.begin(), Details.end());
  D.Help = fillIn(Info.Help, Args);
  return D;
}

void DiagnosticEngine::report(Rule R, Place At, ArrayRef<std::string> Args,
                              ArrayRef<std::string> Details, StringRef Help,
                              std::vector<LayoutRow> Layout) {
  Severity S = severity(R);
  if (S == Severity::Off)
    return;
  Diagnostic D = make(R, S, Args, Details);
  if (!Help.empty())
    D.Help = Help.str();
  D.Layout = std::move(Layout);
  place(std::move(D), S, At);
}

void DiagnosticEngine::relay(const Diagnostic &From, Place At) {
  Severity S = severity(From.ID);
  if (S == Severity::Off)
    return;
  // A finding with a location in the text already has its description.
  Diagnostic D = From.Range.isValid() ? From : Diagnostic();
  D.ID = From.ID;
  D.Level = S;
  D.Contract = Current;
  D.Message = From.Message;
  D.Details = From.Details;
  D.Help = From.Help;
  place(std::move(D), S, At);
}

void DiagnosticEngine::reportLike(Rule R, const Diagnostic &From, Place At,
                                  ArrayRef<std::string> Args) {
  Diagnostic Own = make(R, severity(R), Args, {}), D = From;
  D.ID = R;
  D.Message = std::move(Own.Message);
  D.Help = std::move(Own.Help);
  D.Details.clear();
  relay(D, At);
}

void DiagnosticEngine::place(Diagnostic D, Severity S, Place At) {
  Reported.insert({subjectOf(At), reportKey(D.ID, Current)});
  if (At.I && S == Severity::Error)
    Reported.insert({At.I, reportKey(std::nullopt, Current)});
  if (Forecast && S == Severity::Error) {
    ++Forecasts;
    if (Options.Quiet)
      return;
    D.Level = Severity::Note;
    D.Message = "refused when compiling: " + D.Message;
  }
  locate(D, At);
  add(std::move(D), At);
}

void DiagnosticEngine::note(Rule R, Place At, ArrayRef<std::string> Args,
                            std::vector<DiagnosticNote> &Notes) {
  if (isDisabled(R))
    return;
  const RuleInfo &Info = ruleInfo(R);
  DiagnosticNote N;
  N.Message = fillIn(Info.text(Current), Args);
  N.ID = R;
  N.Help = fillIn(Info.Help, Args);
  N.Range = Map ? Map->find(At) : TextRange();
  if (N.Range.isValid())
    N.SourceLine = Map->line(N.Range.Line).str();
  Notes.push_back(std::move(N));
}

void DiagnosticEngine::reportWithNotes(Rule R, Place At,
                                       ArrayRef<std::string> Args,
                                       ArrayRef<std::string> Details,
                                       std::vector<DiagnosticNote> Notes,
                                       StringRef Help) {
  Severity S = severity(R);
  if (S == Severity::Off)
    return;
  Diagnostic D = make(R, S, Args, Details);
  if (!Help.empty())
    D.Help = Help.str();
  D.Notes = std::move(Notes);
  place(std::move(D), S, At);
}

void DiagnosticEngine::reportIn(Rule R, TextRange Range, Place At,
                                ArrayRef<std::string> Args,
                                ArrayRef<std::string> Details, StringRef Help) {
  Severity S = severity(R);
  if (S == Severity::Off)
    return;
  Diagnostic D = make(R, S, Args, Details);
  D.Help = Help.str();
  if (!Range.isValid()) {
    locate(D, At);
  } else {
    D.File = File;
    D.Range = Range;
    D.SourceLine = Map ? Map->line(Range.Line).str() : "";
  }
  add(std::move(D), At);
}

void DiagnosticEngine::reportText(Rule R, TextRange Range,
                                  ArrayRef<std::string> Args,
                                  ArrayRef<std::string> Details) {
  Severity S = severity(R);
  if (S == Severity::Off)
    return;
  Diagnostic D = make(R, S, Args, Details);
  D.File = File;
  D.Range = Range;
  if (Map && Range.isValid())
    D.SourceLine = Map->line(Range.Line).str();
  add(std::move(D), {});
}

} // namespace opennvvm
