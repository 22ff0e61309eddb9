//===- Diagnostics.h - Collecting and printing findings ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All checks report their findings here and continue. The engine fills in the
// rule's text, finds the location in the input, drops duplicates, and keeps
// findings in the order of the module. Printers turn the collection into text
// with a caret line, JSON lines or SARIF 2.1.0.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_SUPPORT_DIAGNOSTICS_H
#define OPENNVVM_SUPPORT_DIAGNOSTICS_H

#include "opennvvm/Catalog/Rule.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Allocator.h"
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

/// What a diagnostic is about. At most one of the pointers is set; none for the
/// module as a whole. A part narrows the location in the text; if it cannot be
/// found, the location is that of the whole.
struct Place {
  enum class Part : uint8_t {
    Whole,
    Result,     ///< Of a function: its return type.
    Parameter,  ///< Of a function: the parameter with number Index.
    Attribute,  ///< Of a function or call: the attribute Word.
    Triple,     ///< Of the module: its target triple.
    Layout,     ///< Of the module: its data layout, or component Word of it.
    Annotation, ///< Of named metadata: its entry about Subject with key Word.
    AsmText     ///< Of a call of inline assembly: byte Index of the text.
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
  /// The return type of a function.
  static Place result(const llvm::Function &F);
  /// Attribute \p Word, or a clause such as "section", of the entity at \p
  /// Holder. A launch bound is also searched for in the annotations.
  static Place attribute(Place Holder, llvm::StringRef Word);
  /// Byte \p Offset of the text of inline assembly that \p Call calls.
  static Place asmText(const llvm::Instruction &Call, unsigned Offset);
  static Place triple();
  /// The data layout, or \p Component of it.
  static Place layout(llvm::StringRef Component = {});
  /// The entry of \p List that gives \p Subject the key \p Key.
  static Place annotation(const llvm::NamedMDNode &List,
                          const llvm::GlobalValue *Subject,
                          llvm::StringRef Key);
};

/// A range of the input text; lines and columns count from 1, 0 is unknown.
/// Columns count bytes.
struct TextRange {
  unsigned Line = 0, Column = 0;
  unsigned EndLine = 0, EndColumn = 0;
  bool isValid() const { return Line != 0; }
  bool operator==(const TextRange &) const = default;
};

/// A replacement of a piece of the input text, which may be empty, by other
/// text.
struct TextEdit {
  size_t Begin = 0, End = 0; ///< In bytes.
  TextRange Range;           ///< The same; empty for an insertion.
  std::string Text;
  TextRange Characters = {}; ///< The same as Range, in characters of UTF-8.
};

/// One row in the table of an entity's layout: a part of the entity.
struct LayoutRow {
  unsigned Depth; ///< The number of enclosing parts.
  std::string Name, Type;
  /// In half bytes. Padding comes before it.
  uint64_t Offset, Size, Padding;
};

/// A place in the source of the front end, from !dbg.
struct UserLocation {
  std::string File;
  unsigned Line = 0, Column = 0;
  std::string Function; ///< As spelled in the source; may be empty.
};

/// Something that belongs to a finding but is elsewhere, or that explains it.
struct DiagnosticNote {
  std::string Message;
  std::optional<Rule> ID; ///< The rule that describes the note.
  TextRange Range;        ///< In the file of the finding.
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
  std::vector<LayoutRow> Layout;     ///< A table below them; mostly empty.
  std::vector<DiagnosticNote> Notes; ///< Printed after it.
  std::string Help;                  ///< Remedy; may be empty.
  std::string File;                  ///< Input file as the user named it.
  TextRange Range;                   ///< Place in it.
  /// Range is that of the function, since the instruction was created and is
  /// not in the input.
  bool InstructionIsNew = false;
  std::string SourceLine;      ///< The line of Range, for the caret.
  std::string Function, Block; ///< Empty when not inside one.
  std::string Demangled;       ///< The demangled Function, if different.
  bool InBlock = false;
  std::string IR;    ///< The instruction or global, printed.
  UserLocation User; ///< From !dbg; its file is empty if there is none.
  std::vector<UserLocation> InlinedAt; ///< Innermost call first.
  /// What mends it by itself, in the order of the text; see Fix.h.
  std::vector<TextEdit> Fix;
};

/// \p Name in the source language (C++, Rust, D); empty if it is the same.
std::string demangledName(llvm::StringRef Name);

/// \p Name, followed by its demangled form if there is one: "_Z1fi (f(int))".
std::string nameForPeople(llvm::StringRef Name);

/// The user's options for diagnostics.
struct DiagnosticOptions {
  unsigned ErrorLimit = 200;        ///< Errors kept; 0 keeps all.
  bool WarningsAsErrors = false;    ///< -Werror
  std::vector<Rule> RulesAsErrors;  ///< -Werror=RULE
  std::vector<Rule> Disabled;       ///< --disable=RULE
  LintLevel Lints = LintLevel::Off; ///< Rules that must be asked for.
  bool Quiet = false;               ///< Errors only.
  /// Whether LLVM's parser of assembly notes where each instruction is. Without
  /// that, findings have the place of the function.
  bool NotesPlaces = true;
};

/// Collects the findings of one module.
class DiagnosticEngine {
public:
  explicit DiagnosticEngine(DiagnosticOptions Options = {},
                            llvm::ArrayRef<Profile> Profiles = Profile::NVVM);
  ~DiagnosticEngine();

  /// Names the input that later reports are about.
  /// \param Map gives locations in it; may be null.
  void setInput(llvm::StringRef File, const SourceMap *Map);

  /// Makes messages use the second name for what the module has under the
  /// first. Until the next input.
  void
  setWrittenNames(std::vector<std::pair<std::string, std::string>> NewNames) {
    WrittenNames = std::move(NewNames);
  }

  /// Call this after changing the module: unnamed values are renumbered.
  void forgetNames();

  /// Locations in the input; may be null.
  const SourceMap *sourceMap() const { return Map; }

  /// The profile that later reports belong to.
  void setProfile(Profile P) { Current = P; }
  Profile profile() const { return Current; }
  bool hasSeveralProfiles() const { return Several; }

  /// Severity of \p R in the current profile, with options applied. Expensive
  /// checks query it first.
  Severity severity(Rule R) const;
  bool isEnabled(Rule R) const { return severity(R) != Severity::Off; }
  /// Whether the user has disabled \p R.
  bool isDisabled(Rule R) const { return Off.test(unsigned(R)); }

  /// DiagnosticOptions::NotesPlaces.
  bool notesPlaces() const { return Options.NotesPlaces; }

  /// The lints that are reported.
  LintLevel lints() const { return Options.Lints; }

  /// Reports \p R at \p At. \p Args fill {0}, {1} … of its text; \p Details are
  /// printed below it. \p Help replaces the rule's own remedy.
  void report(Rule R, Place At = {}, llvm::ArrayRef<std::string> Args = {},
              llvm::ArrayRef<std::string> Details = {},
              llvm::StringRef Help = {}, std::vector<LayoutRow> Layout = {});

  /// Adds a note of rule \p R to \p Notes, to be passed to report(); does
  /// nothing if the rule is disabled. The rule's severity is ignored.
  void note(Rule R, Place At, llvm::ArrayRef<std::string> Args,
            std::vector<DiagnosticNote> &Notes);

  /// Reports \p R, followed by \p Notes. \p Help replaces the rule's own
  /// remedy, unless it is empty.
  void reportWithNotes(Rule R, Place At, llvm::ArrayRef<std::string> Args,
                       llvm::ArrayRef<std::string> Details,
                       std::vector<DiagnosticNote> Notes,
                       llvm::StringRef Help = {});

  /// Reports \p R at a location in the text for which there is no IR yet
  /// (parser errors, the scan before parsing).
  void reportText(Rule R, TextRange Range, llvm::ArrayRef<std::string> Args,
                  llvm::ArrayRef<std::string> Details = {});

  /// Reports \p R at \p Range of the text if it is valid, or else at \p At.
  void reportIn(Rule R, TextRange Range, Place At,
                llvm::ArrayRef<std::string> Args,
                llvm::ArrayRef<std::string> Details, llvm::StringRef Help);

  /// Reports \p D, a finding of another engine, about \p At.
  void relay(const Diagnostic &D, Place At);

  /// Reports \p R where \p From, a finding of another engine, is; if that has
  /// no place in the text, about \p At.
  void reportLike(Rule R, const Diagnostic &From, Place At,
                  llvm::ArrayRef<std::string> Args);

  llvm::ArrayRef<Diagnostic> diagnostics() const { return Collected; }
  /// What each of diagnostics() is about, for as long as the module exists.
  llvm::ArrayRef<Place> places() const { return Places; }
  /// Sets Diagnostic::Fix of the finding with number \p Index.
  void setFix(size_t Index, std::vector<TextEdit> Edits) {
    Collected[Index].Fix = std::move(Edits);
  }
  unsigned numErrors() const { return Errors; }
  /// Errors that were reported as forecasts.
  unsigned numForecasts() const { return Forecasts; }
  unsigned numWarnings() const { return Warnings; }
  /// Errors found after the limit was reached, counted but not kept.
  unsigned numSuppressed() const { return Suppressed; }
  bool hasErrors() const { return Errors != 0; }

  /// Whether \p R was reported about \p At under the current profile.
  bool isReported(Rule R, Place At) const;
  /// Whether an error was reported about \p I under the current profile.
  bool hasErrorAt(const llvm::Instruction &I) const;

  /// While \p On, errors become notes: they tell what compiling would reject,
  /// which the profile being checked does not require.
  void setForecast(bool On) { Forecast = On; }
  bool isForecast() const { return Forecast; }

  /// Removes the findings for which \p IsKnown holds; it is asked in order.
  void removeIf(llvm::function_ref<bool(const Diagnostic &)> IsKnown);

  /// Records that the input could not be read at all, or that LLVM crashed, so
  /// that nothing else in it was checked.
  void giveUp() { GaveUp = true; }
  bool gaveUp() const { return GaveUp; }
  void clear();

private:
  friend class InputScope;

  /// \param At what it is about; this distinguishes two calls that look alike
  /// from one that is reported twice.
  void add(Diagnostic D, Place At);
  /// Whether a new finding of that severity is counted, but not kept.
  bool isOverLimit(Severity Level) const;
  void locate(Diagnostic &D, Place At);
  void locateInText(Diagnostic &D, Place At);
  void describe(Diagnostic &D, Place At);
  Diagnostic make(Rule R, Severity S, llvm::ArrayRef<std::string> Args,
                  llvm::ArrayRef<std::string> Details) const;
  /// Adds notes and a location to \p D, a finding of severity \p S, and stores
  /// it.
  void place(Diagnostic D, Severity S, Place At);

  DiagnosticOptions Options;
  llvm::BitVector Off, AsError;
  Profile Current = Profile::NVVM;
  bool Several = false, GaveUp = false, Forecast = false;
  std::string File;
  const SourceMap *Map = nullptr;
  std::vector<std::pair<std::string, std::string>> WrittenNames;
  std::vector<Diagnostic> Collected;
  std::vector<Place> Places;    ///< One for each of them.
  llvm::BumpPtrAllocator Words; ///< What Place::Word of them refers to.
  llvm::DenseSet<uint64_t> Seen;
  /// What was reported about which IR, by rule and profile. Errors at
  /// instructions are recorded a second time, by profile only.
  llvm::DenseSet<std::pair<const void *, unsigned>> Reported;
  std::unique_ptr<llvm::ModuleSlotTracker> Slots;
  const llvm::Module *SlotsFor = nullptr;
  unsigned Errors = 0, Warnings = 0, Suppressed = 0, Forecasts = 0;
};

/// Makes findings forecasts (DiagnosticEngine::setForecast) during its lifetime
/// if \p On; otherwise it changes nothing.
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

/// During its lifetime, findings are about a different input.
class InputScope {
public:
  InputScope(DiagnosticEngine &Diags, llvm::StringRef File,
             const SourceMap *Map);
  ~InputScope();
  InputScope(const InputScope &) = delete;
  InputScope &operator=(const InputScope &) = delete;

private:
  DiagnosticEngine &Diags;
  std::string File;
  const SourceMap *Map;
  std::vector<std::pair<std::string, std::string>> WrittenNames;
};

/// A summary of the run, printed after the findings.
struct DiagnosticSummary {
  std::string File;
  std::string Profiles; ///< "nvvm" or "nvvm,nvptx"; empty for none.
  std::string Arch;     ///< "sm_90".
};

/// Prints findings as text: location, message, rule, caret line, remedy.
/// \param Color whether to use ANSI colors.
void printText(llvm::raw_ostream &OS, const DiagnosticEngine &Engine,
               const DiagnosticSummary &Summary, bool Color);

/// Prints a layout table; of a long one, only the first rows.
void printLayout(llvm::raw_ostream &OS, llvm::ArrayRef<LayoutRow> Rows);

/// Prints one JSON object per line; docs/diagnostics.md describes the fields.
void printJSON(llvm::raw_ostream &OS, const DiagnosticEngine &Engine);

/// Prints a SARIF 2.1.0 log with one run over all \p Engines. It is successful
/// unless one of them gave up, or there are \p Failures: why files could not
/// even be opened, one message each.
void printSARIF(llvm::raw_ostream &OS,
                llvm::ArrayRef<const DiagnosticEngine *> Engines,
                llvm::ArrayRef<std::string> Failures = {});

/// Prints a SARIF 2.1.0 log that only describes \p Rules, with their severities
/// in profile \p P.
void printSARIF(llvm::raw_ostream &OS, llvm::ArrayRef<Rule> Rules, Profile P);

} // namespace opennvvm

#endif // OPENNVVM_SUPPORT_DIAGNOSTICS_H
