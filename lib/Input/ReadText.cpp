//===- ReadText.cpp - Assembly to a module --------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AnnotationCheck.h"
#include "HiddenNames.h"
#include "Input/LinkedAnnotations.h"
#include "ModuleFlags.h"
#include "ModuleReader.h"
#include "NegativeBounds.h"
#include "NewerLiterals.h"
#include "NewerText.h"
#include "Support/SourceMap.h"
#include "Target/Annotation.h"
#include "UnifiedPairs.h"
#include "llvm/AsmParser/LLParser.h"
#include "llvm/IR/AutoUpgrade.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/SourceMgr.h"
#include <utility>

using namespace llvm;

namespace opennvvm {

/// \param Column counts from 1.
static TextRange placeOf(const SMDiagnostic &Error, unsigned Column) {
  TextRange Range;
  if (Error.getLineNo() > 0) {
    Range.Line = Range.EndLine = Error.getLineNo();
    Range.Column = Column;
    Range.EndColumn = Range.Column + 1;
  }
  return Range;
}

namespace {
class TextReader final : public ModuleReader {
public:
  using ModuleReader::ModuleReader;

private:
  void prepare() override;
  Attempt parse() override;
  StringRef text() const {
    return Respelled ? StringRef(Respelled->Text)
           : Split   ? StringRef(*Split)
                     : L.Buffer->getBuffer();
  }
  Attempt parseOnce();
  void parse(Module &M, Attempt &Result);
  bool respell();
  bool leaveOut();
  void rescan();
  unsigned columnOf(const SMDiagnostic &Error) const;
  IntrinsicNames fatalSignatures() override {
    return findFatalSignatures(text());
  }
  bool isWritten(StringRef Name) override {
    return text().contains(("@" + Name).str());
  }
  TextRange rangeOf(StringRef Name) override {
    return findDeclaration(text(), Name);
  }

  /// The text with pairs of values under one key split, if it has any.
  std::optional<std::string> Split;
  /// The text without literals that LLVM 22 cannot read, if it has any.
  std::optional<RespelledText> Respelled;
  /// What was left out of it, and the first place.
  std::vector<std::pair<std::string, TextRange>> Ignored;
  unsigned NumLeftOut = 0;
  /// Why LLVM rejected the last attempt.
  SMDiagnostic Error;
  /// Where the name "nvvm.annotations" is defined, which is hidden from LLVM's
  /// reader: it does not survive every node, and it drops what modules that
  /// are linked with this one need.
  SmallVector<size_t, 2> AnnotationNames;
};
} // namespace

static constexpr StringLiteral HiddenAnnotations = "nvvm.annotation_";

void TextReader::prepare() {
  Split = splitUnifiedPairs(L.Buffer->getBuffer());
  AnnotationNames = scanAnnotations(text(), L.Findings);
  keepOld(scanOldIntrinsics(text()));
}

/// Spells literals of newer assembly in a way that LLVM reads.
/// \returns false if there are none.
bool TextReader::respell() {
  if (Respelled || !(Respelled = respellLiterals(text())))
    return false;
  rescan();
  return true;
}

/// Finds what must be hidden in the text that has changed.
void TextReader::rescan() {
  std::vector<ReadFinding> Again;
  AnnotationNames = scanAnnotations(text(), Again);
}

/// \param Line counts from 1.
static size_t startOfLine(StringRef Text, unsigned Line) {
  size_t Start = 0;
  while (--Line)
    Start = Text.find('\n', Start) + 1;
  return Start;
}

/// Leaves out what the parser has stopped at, if that is possible.
bool TextReader::leaveOut() {
  constexpr unsigned MostLeftOut = 200;
  if (Error.getLineNo() < 1 || Error.getColumnNo() < 0 ||
      NumLeftOut++ == MostLeftOut)
    return false;
  size_t At = startOfLine(text(), Error.getLineNo()) + Error.getColumnNo();
  bool IsEmptyGroup = messageOf(Error) == EmptyGroup && !Ignored.empty();
  std::optional<NewerText> Newer =
      IsEmptyGroup ? fillGroup(text(), At)
                   : findNewerText(text(), At, messageOf(Error));
  if (!Newer)
    return false;
  if (Newer->IsIgnored)
    Ignored.push_back({Newer->What, placeOf(Error, columnOf(Error))});
  if (!Respelled)
    Respelled = RespelledText{text().str(), {}};
  for (const Respelling &Edit : reverse(Newer->Edits))
    Respelled->replace(Edit.Where.Begin, Edit.Where.End, Edit.New);
  rescan();
  return true;
}

/// The column of \p Error in the text as it was written, counted from 1.
unsigned TextReader::columnOf(const SMDiagnostic &Error) const {
  size_t Column = std::max(Error.getColumnNo(), 0);
  if (!Respelled || Error.getLineNo() < 1)
    return Column + 1;
  size_t Start = startOfLine(Respelled->Text, Error.getLineNo());
  return Respelled->written(Start + Column) - Respelled->written(Start) + 1;
}

void TextReader::parse(Module &M, Attempt &Result) {
  StringRef Text = text();
  if (!Hidden.empty() || !AnnotationNames.empty()) {
    Copy.assign(Text.begin(), Text.end());
    hideInText(Copy, Hidden);
    for (size_t At : AnnotationNames)
      copy(HiddenAnnotations, Copy.begin() + At);
    Copy.push_back('\0');
    Text = StringRef(Copy.data(), Copy.size() - 1);
  }
  Error = SMDiagnostic();
  bool Failed = false;
  Result.Crash = runGuarded([&] {
    SourceMgr Sources;
    Sources.AddNewSourceBuffer(
        MemoryBuffer::getMemBuffer(MemoryBufferRef(Text, L.File)), SMLoc());
    // Not UpgradeDebugInfo: it verifies the whole module and exits the process
    // if that fails, and our caller verifies anyway.
    Failed = LLParser(Text, Sources, Error, &M, nullptr, Context, nullptr,
                      Diags.notesPlaces() ? &L.Map->parserContext() : nullptr)
                 .Run(/*UpgradeDebugInfo=*/false,
                      [&](StringRef Triple, StringRef Layout) {
                        return noteLayout(L, Triple, Layout);
                      });
    if (!Failed && !AnnotationNames.empty()) {
      mendAnnotations(M, HiddenAnnotations);
      SmallVector<MDNode *, 4> ForLinking = annotationsForLinking(M);
      UpgradeNVVMAnnotations(M);
      keepAnnotations(M, ForLinking);
    }
    // A module that was only partly read is destroyed here, where a crash does
    // no harm.
    if (Failed)
      Result.M.reset();
  });
}

ModuleReader::Attempt TextReader::parse() {
  Attempt Result = parseOnce();
  auto IsRefused = [&] { return !Result.M && !Result.Crash; };
  if (IsRefused() && respell())
    Result = parseOnce();
  while (IsRefused() && leaveOut())
    Result = parseOnce();
  if (IsRefused())
    Diags.reportText(Rule::MiscLlvmParser, placeOf(Error, columnOf(Error)),
                     {messageOf(Error).str()});
  else
    for (const auto &[What, Range] : std::exchange(Ignored, {}))
      Diags.reportText(Rule::MiscNewerIr, Range, {What});
  return Result;
}

/// Whether \p Text has "!dbg". Few texts have many exclamation marks, of which
/// the first is found faster than four characters.
static bool mentionsDebugInfo(StringRef Text) {
  for (size_t At = Text.find('!'); At != StringRef::npos;
       At = Text.find('!', At + 1))
    if (Text.drop_front(At + 1).starts_with("dbg"))
      return true;
  return false;
}

ModuleReader::Attempt TextReader::parseOnce() {
  L.Map = std::make_unique<SourceMap>(L.Buffer->getMemBufferRef());
  Diags.setInput(L.File, L.Map.get());
  Attempt Result;
  Result.M = std::make_unique<Module>(L.File, Context);
  parse(*Result.M, Result);
  if (Result.M && !Result.Crash && Result.M->getNamedMetadata(AnnotationsName))
    restoreBounds(*Result.M, L.Buffer->getBuffer());
  if (Result.M && !Result.Crash &&
      (Result.M->getNamedMetadata("llvm.dbg.cu") || mentionsDebugInfo(text())))
    dropOldDebugInfo(*Result.M, Diags);
  return Result;
}

std::unique_ptr<ModuleReader>
makeTextReader(LoadedModule &L, LLVMContext &Context, DiagnosticEngine &Diags) {
  return std::make_unique<TextReader>(L, Context, Diags);
}

} // namespace opennvvm
