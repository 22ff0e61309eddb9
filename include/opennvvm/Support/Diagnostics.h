//===- Diagnostics.h - Collecting and printing findings ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Everything that finds fault with a module reports it here and goes on. The
// engine fills the rule's text, finds the place in the input, drops what was
// said before, and keeps the order in which the module is written. Sinks turn
// the collection into text with a caret line, JSON lines or SARIF 2.1.0.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_SUPPORT_DIAGNOSTICS_H
#define OPENNVVM_SUPPORT_DIAGNOSTICS_H

#include "opennvvm/Catalog/Rule.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class Argument;
class CallBase;
class Function;
class GlobalValue;
class Instruction;
class Module;
class ModuleSlotTracker;
class NamedMDNode;
} // namespace llvm

namespace opennvvm {

class SourceMap;

/// What a diagnostic is about. At most one of the pointers is set, none for the
/// module as a whole. A part narrows the place in the text; where it cannot be
/// found, the whole stands for it.
struct Place {
  enum class Part : uint8_t {
    Whole,
    Result,    ///< Of a function: the type that it returns.
    Parameter, ///< Of a function: the one that Index counts.
    Attribute, ///< Of a function or call: the one that Word spells.
    Triple,    ///< Of the module: its target triple.
    Layout,    ///< Of the module: its data layout, or component Word of it.
    Annotation ///< Of named metadata: its entry about Subject with key Word.
  };

  const llvm::Instruction *I = nullptr;
  const llvm::GlobalValue *GV = nullptr;
  const llvm::NamedMDNode *MD = nullptr;
  Part Of = Part::Whole;
  unsigned Index = 0;
  /// An attribute of the part, or a component of it; must outlive the report.
  llvm::StringRef Word;
  const llvm::GlobalValue *Subject = nullptr;

  Place() = default;
  Place(const llvm::Instruction &I) : I(&I) {}
  Place(const llvm::GlobalValue &GV) : GV(&GV) {}
  Place(const llvm::NamedMDNode &MD) : MD(&MD) {}

  /// A parameter, or attribute \p Word of it.
  static Place parameter(const llvm::Argument &A, llvm::StringRef Word = {});
  /// The type that a function returns.
  static Place result(const llvm::Function &F);
  /// Attribute, or clause such as "section", \p Word of what \p Holder is.
  /// A launch bound is looked for in the annotations as well.
  static Place attribute(Place Holder, llvm::StringRef Word);
  static Place triple();
  /// The data layout, or \p Component of it.
  static Place layout(llvm::StringRef Component = {});
  /// The entry of \p List that gives \p Subject the key \p Key.
  static Place annotation(const llvm::NamedMDNode &List,
                          const llvm::GlobalValue *Subject,
                          llvm::StringRef Key);
};

/// A range of the input text; lines and columns count from 1, 0 is unknown.
struct TextRange {
  unsigned Line = 0, Column = 0;
  unsigned EndLine = 0, EndColumn = 0;
  bool isValid() const { return Line != 0; }
  bool operator==(const TextRange &) const = default;
};

/// A part of what a finding is about, for a table of where everything stands.
struct LayoutRow {
  unsigned Depth; ///< How many parts it is inside of.
  std::string Name, Type;
  /// In half bytes. Padding is in front of it.
  uint64_t Offset, Size, Padding;
};

/// A place in the source of the front end, from !dbg.
struct UserLocation {
  std::string File;
  unsigned Line = 0, Column = 0;
  std::string Function; ///< As the source has it; may be empty.
};

/// What belongs to a finding but stands elsewhere, or explains it.
struct DiagnosticNote {
  std::string Message;
  std::optional<Rule> ID; ///< Where the note can be looked up.
  TextRange Range;        ///< Place in the file of the finding.
  std::string SourceLine; ///< That line, for the caret.
  std::string Help;       ///< Remedy; may be empty.
};

/// One finding, ready to print.
struct Diagnostic {
  Rule ID;
  Severity Level = Severity::Error;
  Profile Contract = Profile::NVVM;
  std::string Message;
  std::vector<std::string> Details;  ///< Further lines under the message.
  std::vector<LayoutRow> Layout;     ///< A table under them; mostly empty.
  std::vector<DiagnosticNote> Notes; ///< Printed behind it.
  std::string Help;                  ///< Remedy; may be empty.
  std::string File;                  ///< Input file as the user named it.
  TextRange Range;                   ///< Place in it.
  /// Range is that of the function, since the instruction was not written in
  /// the input but made.
  bool InstructionIsNew = false;
  std::string SourceLine;      ///< The line of Range, for the caret.
  std::string Function, Block; ///< Empty when not inside one.
  std::string Demangled;       ///< Function, where demangling adds something.
  bool InBlock = false;
  std::string IR;    ///< The instruction or global, printed.
  UserLocation User; ///< From !dbg; its file is empty when there is none.
  std::vector<UserLocation> InlinedAt; ///< Innermost call first.
};

/// What \p Name is in the source language (C++, Rust, D); empty where it is
/// the same.
std::string demangledName(llvm::StringRef Name);

/// \p Name with its demangled form behind it where there is one:
/// "_Z1fi (f(int))".
std::string nameForPeople(llvm::StringRef Name);

/// What the user asked of diagnostics.
struct DiagnosticOptions {
  unsigned ErrorLimit = 200;       ///< Errors kept; 0 keeps all.
  bool WarningsAsErrors = false;   ///< -Werror
  std::vector<Rule> RulesAsErrors; ///< -Werror=RULE
  std::vector<Rule> Disabled;      ///< --disable=RULE
  bool Quiet = false;              ///< Errors only.
};

/// Collects the findings of one module.
class DiagnosticEngine {
public:
  explicit DiagnosticEngine(DiagnosticOptions Options = {},
                            llvm::ArrayRef<Profile> Profiles = Profile::NVVM);
  ~DiagnosticEngine();

  /// Names the input that later reports are about.
  /// \param Map gives places in it; may be null.
  void setInput(llvm::StringRef File, const SourceMap *Map);

  /// Has messages call by their second name what the module has under the
  /// first. Until the next input.
  void setWrittenNames(
      std::vector<std::pair<std::string, std::string>> NewNames) {
    WrittenNames = std::move(NewNames);
  }

  /// To be called after the module was changed: numbers of unnamed values are
  /// counted anew.
  void forgetNames();

  /// Places in the input; may be null.
  const SourceMap *sourceMap() const { return Map; }

  /// The contract that later reports belong to.
  void setProfile(Profile P) { Current = P; }
  Profile profile() const { return Current; }
  bool hasSeveralProfiles() const { return Several; }

  /// Severity of \p R in the current profile, options applied. A check that
  /// costs something asks first.
  Severity severity(Rule R) const;
  bool isEnabled(Rule R) const { return severity(R) != Severity::Off; }
  /// Whether the user does not want to hear of \p R.
  bool isDisabled(Rule R) const { return Off.test(unsigned(R)); }

  /// Reports \p R at \p At. \p Args fill {0}, {1} … of its text, \p Details
  /// are printed under it. \p Help replaces the rule's own remedy.
  void report(Rule R, Place At = {}, llvm::ArrayRef<std::string> Args = {},
              llvm::ArrayRef<std::string> Details = {},
              llvm::StringRef Help = {}, std::vector<LayoutRow> Layout = {});

  /// Adds a note of rule \p R to \p Notes, for one that report() gets; nothing
  /// when the rule is disabled. Its severity says nothing here.
  void note(Rule R, Place At, llvm::ArrayRef<std::string> Args,
            std::vector<DiagnosticNote> &Notes);

  /// Reports \p R with \p Notes behind it.
  void reportWithNotes(Rule R, Place At, llvm::ArrayRef<std::string> Args,
                       llvm::ArrayRef<std::string> Details,
                       std::vector<DiagnosticNote> Notes);

  /// Reports \p R at a place of the text, where there is no IR yet (parser
  /// errors, the scan before it).
  void reportText(Rule R, TextRange Range, llvm::ArrayRef<std::string> Args,
                  llvm::ArrayRef<std::string> Details = {});

  /// Reports \p R at \p Range of the text where that is valid, else at \p At.
  void reportIn(Rule R, TextRange Range, Place At,
                llvm::ArrayRef<std::string> Args,
                llvm::ArrayRef<std::string> Details, llvm::StringRef Help);

  /// Reports what another engine found, \p D, about \p At.
  void relay(const Diagnostic &D, Place At);

  llvm::ArrayRef<Diagnostic> diagnostics() const { return Collected; }
  unsigned numErrors() const { return Errors; }
  /// Errors that were said as forecasts.
  unsigned numForecasts() const { return Forecasts; }
  unsigned numWarnings() const { return Warnings; }
  /// Errors found past the limit, counted but not kept.
  unsigned numSuppressed() const { return Suppressed; }
  bool hasErrors() const { return Errors != 0; }

  /// Whether \p R was reported about \p At under the current profile.
  bool isReported(Rule R, Place At) const;
  /// Whether an error was reported about \p I under the current profile.
  bool hasErrorAt(const llvm::Instruction &I) const;

  /// While \p On, errors become notes: they say what compiling would refuse,
  /// which the contract that is checked does not ask for.
  void setForecast(bool On) { Forecast = On; }
  bool isForecast() const { return Forecast; }

  /// Says that the input could not be read at all, or that LLVM could not
  /// survive it: whatever else is known of it, it was not checked.
  void giveUp() { GaveUp = true; }
  bool gaveUp() const { return GaveUp; }
  void clear();

private:
  /// \param Subject what it is about, which tells two calls that read alike
  /// from one that is reported twice.
  void add(Diagnostic D, const void *Subject = nullptr);
  void locate(Diagnostic &D, Place At);
  void locateInText(Diagnostic &D, Place At);
  void describe(Diagnostic &D, Place At);
  Diagnostic make(Rule R, Severity S, llvm::ArrayRef<std::string> Args,
                  llvm::ArrayRef<std::string> Details) const;
  /// Notes, places and adds \p D, a finding of severity \p S.
  void place(Diagnostic D, Severity S, Place At);

  DiagnosticOptions Options;
  llvm::BitVector Off, AsError;
  Profile Current = Profile::NVVM;
  bool Several = false, GaveUp = false, Forecast = false;
  std::string File;
  const SourceMap *Map = nullptr;
  std::vector<std::pair<std::string, std::string>> WrittenNames;
  std::vector<Diagnostic> Collected;
  llvm::DenseSet<uint64_t> Seen;
  /// What was reported about which IR, by rule and profile; errors at
  /// instructions stand here a second time, by profile alone.
  llvm::DenseSet<std::pair<const void *, unsigned>> Reported;
  std::unique_ptr<llvm::ModuleSlotTracker> Slots;
  const llvm::Module *SlotsFor = nullptr;
  unsigned Errors = 0, Warnings = 0, Suppressed = 0, Forecasts = 0;
};

/// Lets findings be forecasts (DiagnosticEngine::setForecast) while it lives,
/// where \p On; else leaves them what they are.
class ForecastScope {
public:
  ForecastScope(DiagnosticEngine &Diags, bool On)
      : Diags(Diags), Before(Diags.isForecast()) {
    Diags.setForecast(Before || On);
  }
  ~ForecastScope() { Diags.setForecast(Before); }
  ForecastScope(const ForecastScope &) = delete;
  ForecastScope &operator=(const ForecastScope &) = delete;

private:
  DiagnosticEngine &Diags;
  const bool Before;
};

/// A summary of the run, printed after the findings.
struct DiagnosticSummary {
  std::string File;
  std::string Profiles; ///< "nvvm" or "nvvm,nvptx"; empty for none.
  std::string Arch;     ///< "sm_90".
};

/// Prints findings for a person: place, message, rule, caret line, remedy.
/// \param Color whether to use ANSI colours.
void printText(llvm::raw_ostream &OS, const DiagnosticEngine &Engine,
               const DiagnosticSummary &Summary, bool Color);

/// Prints a table of where everything stands, the first rows of a long one.
void printLayout(llvm::raw_ostream &OS, llvm::ArrayRef<LayoutRow> Rows);

/// Prints one JSON object a line; the fields are in docs/diagnostics.md.
void printJSON(llvm::raw_ostream &OS, const DiagnosticEngine &Engine);

/// Prints a SARIF 2.1.0 log with one run over all \p Engines.
void printSARIF(llvm::raw_ostream &OS,
                llvm::ArrayRef<const DiagnosticEngine *> Engines);

} // namespace opennvvm

#endif // OPENNVVM_SUPPORT_DIAGNOSTICS_H
