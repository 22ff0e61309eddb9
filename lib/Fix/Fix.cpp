//===- Fix.cpp - Mending what is wrong with a module ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Fix/Fix.h"
#include "Bitcode/Bitcode.h"
#include "Edits.h"
#include "Remedy.h"
#include "opennvvm/Driver/Session.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

using namespace fix;

//===----------------------------------------------------------------------===//
// From findings to edits
//===----------------------------------------------------------------------===//

using Builder = bool (*)(Remedy &);

/// Indexed by FixBuilder.
static constexpr Builder Builders[] = {
    nullptr,
#define OPENNVVM_FIX(Enum, Function, Does) fix::Function,
#include "opennvvm/Catalog/FixBuilders.inc"
};

/// The edits that mend a finding of rule \p R about \p At; empty if there is
/// no remedy or if it declines.
static std::vector<TextEdit> editsFor(const ModuleText &Text, Rule R,
                                      const Place &At) {
  Builder Build = Builders[unsigned(ruleInfo(R).Fix)];
  if (!Build)
    return {};
  Remedy Mend(Text, At);
  return Build(Mend) ? Mend.edits() : std::vector<TextEdit>();
}

void attachFixes(const LoadedModule &L, DiagnosticEngine &Diags) {
  if (!L.Module || L.IsBitcode)
    return;
  ModuleText Text(*L.Module, *L.Map);
  for (size_t I = 0; I < Diags.diagnostics().size(); ++I) {
    Rule ID = Diags.diagnostics()[I].ID;
    // Editors do not show the mark, and count columns without it.
    if (ID != Rule::MiscByteOrderMark)
      Diags.setFix(I, editsFor(Text, ID, Diags.places()[I]));
  }
}

//===----------------------------------------------------------------------===//
// Rounds
//===----------------------------------------------------------------------===//

namespace {
/// One reading of the text, with its findings.
struct Round {
  std::unique_ptr<Session> Work;
  ProgramUnit *Unit = nullptr; ///< Its only one.

  const LoadedModule &input() const { return Unit->Input; }
  DiagnosticEngine &diags() const { return Unit->Diags; }
};
} // namespace

/// Reads and checks \p Bytes.
static Round check(MemoryBufferRef Bytes, const FixOptions &O,
                   const DiagnosticOptions &Diagnostics) {
  CompileOptions Request = O.Check;
  // Whatever is not mended stays as it was written.
  Request.DebugPrefixes.clear();
  Round R;
  R.Work = std::make_unique<Session>(std::move(Request), Diagnostics);
  R.Unit = &R.Work->read(MemoryBuffer::getMemBufferCopy(
                             Bytes.getBuffer(), Bytes.getBufferIdentifier()),
                         Bytes.getBufferIdentifier());
  if (R.input().Module)
    R.Work->check(*R.Unit);
  return R;
}

/// Bitcode is written as this LLVM does, whatever its text.
static constexpr Rule OfText = Rule::ReaderNewerIr;

/// Whether findings like \p D are to be mended.
static bool isWanted(const Diagnostic &D, ArrayRef<Rule> Only) {
  return Only.empty() ? D.Level >= Severity::Warning : is_contained(Only, D.ID);
}

/// The edits that mend the findings of \p R, as far as they do not overlap.
static std::vector<TextEdit> mend(const Round &R, ArrayRef<Rule> Only,
                                  std::vector<MendedFinding> &Mended) {
  ModuleText Text(*R.input().Module, *R.input().Map);
  EditSet Edits;
  auto MendAll = [&](bool IsLast) {
    for (auto [D, At] : zip(R.diags().diagnostics(), R.diags().places())) {
      // A new name is written all over the text, so it must give way to what
      // replaces an instruction as a whole. A version comes at the end, even
      // of an empty text.
      FixBuilder Fix = ruleInfo(D.ID).Fix;
      bool Waits =
          Fix == FixBuilder::RenameGlobal || Fix == FixBuilder::AddVersion;
      if (Waits != IsLast || !isWanted(D, Only))
        continue;
      std::vector<TextEdit> New = editsFor(Text, D.ID, At);
      if (!New.empty() && Edits.add(New))
        Mended.push_back({D.ID, D.Message, D.Range});
    }
  };
  MendAll(/*IsLast=*/false);
  MendAll(/*IsLast=*/true);
  return withoutUnused(Text, Edits.take());
}

/// Mends \p Text, called \p Name, until nothing is left to mend.
/// \param IsBitcode whether it will be written as bitcode.
static Error mendText(EditedText &Text, StringRef Name, const FixOptions &O,
                      bool IsBitcode, std::vector<MendedFinding> &Mended) {
  // A remedy uncovers at most what the next one mends; this ends what would
  // not end otherwise.
  static constexpr unsigned MaxRounds = 16;
  DiagnosticOptions All = O.Diagnostics;
  All.ErrorLimit = 0;
  All.Quiet = false;
  All.Disabled.clear();
  for (Rule R : O.Diagnostics.Disabled)
    if (!is_contained(O.Only, R))
      All.Disabled.push_back(R);
  if (IsBitcode)
    All.Disabled.push_back(OfText);
  bool WasSound = false;
  for (unsigned I = 0; I < MaxRounds; ++I) {
    std::string Bytes = Text.text();
    Round R = check(MemoryBufferRef(Bytes, Name), O, All);
    if (WasSound && !R.Unit->IsWellFormed)
      return createStringError("a remedy broke the module; please report it");
    WasSound = R.Unit->IsWellFormed;
    if (!R.input().Module || R.input().IsBitcode)
      return Error::success();
    std::vector<TextEdit> Edits = mend(R, O.Only, Mended);
    if (Edits.empty())
      return Error::success();
    Text.apply(Edits);
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Bitcode
//===----------------------------------------------------------------------===//

/// The findings of \p Diags that are to be mended and of which \p After has
/// none of the rule: LLVM's reader drops some of what it reads.
static std::vector<MendedFinding> droppedBy(const DiagnosticEngine &Diags,
                                            const DiagnosticEngine &After,
                                            ArrayRef<Rule> Only) {
  std::vector<MendedFinding> Dropped;
  for (const Diagnostic &D : Diags.diagnostics())
    if (ruleInfo(D.ID).Fix != FixBuilder::None && D.ID != OfText &&
        isWanted(D, Only) &&
        none_of(After.diagnostics(),
                [&](const Diagnostic &Left) { return Left.ID == D.ID; }))
      Dropped.push_back({D.ID, D.Message, D.Range});
  return Dropped;
}

/// Prints the module of bitcode \p Bytes; none if it cannot be read.
/// \param [out] Dropped what is mended by that alone.
static std::optional<std::string>
disassemble(MemoryBufferRef Bytes, const FixOptions &O, std::string &Producer,
            std::vector<MendedFinding> &Dropped) {
  Round R = check(Bytes, O, O.Diagnostics);
  const LoadedModule &L = R.input();
  if (!L.Module)
    return std::nullopt;
  // What was written, not what checking has completed.
  if (L.TargetTriple.empty())
    L.Module->setTargetTriple(Triple());
  if (L.DataLayout.empty())
    L.Module->setDataLayout(StringRef());
  Producer = L.Producer;
  std::string Text;
  raw_string_ostream OS(Text);
  L.Module->print(OS, nullptr);
  Round Printed = check(MemoryBufferRef(Text, Bytes.getBufferIdentifier()), O,
                        O.Diagnostics);
  if (Printed.input().Module)
    Dropped = droppedBy(R.diags(), Printed.diags(), O.Only);
  return Text;
}

static Error assemble(FixedModule &Fixed, StringRef Text, StringRef Producer) {
  Session Work({}, {});
  LoadedModule &L =
      Work.readAsWritten(MemoryBuffer::getMemBufferCopy(Text, Fixed.File),
                         Fixed.File)
          .Input;
  if (!L.Module)
    return createStringError("a remedy broke the module; please report it");
  SmallVector<char, 0> Bitcode;
  writeNVVMBitcode(*L.Module, Producer, Bitcode);
  Fixed.Contents.assign(Bitcode.begin(), Bitcode.end());
  return Error::success();
}

Expected<FixedModule> fixModule(MemoryBufferRef Input, StringRef Name,
                                const FixOptions &O) {
  FixedModule Fixed;
  Fixed.File = Name == "-" ? "<stdin>" : Name.str();
  Fixed.Contents = Input.getBuffer().str();
  Fixed.IsBitcode =
      isBitcode(reinterpret_cast<const unsigned char *>(Input.getBufferStart()),
                reinterpret_cast<const unsigned char *>(Input.getBufferEnd()));
  std::string Producer;
  bool IsReadable = true;
  if (Fixed.IsBitcode) {
    std::optional<std::string> Assembly =
        disassemble(Input, O, Producer, Fixed.Mended);
    IsReadable = Assembly.has_value();
    Fixed.Before = std::move(Assembly).value_or("");
  } else {
    Fixed.Before = Fixed.Contents;
  }
  EditedText Text(Fixed.Before);
  if (IsReadable)
    if (Error E = mendText(Text, Fixed.File, O, Fixed.IsBitcode, Fixed.Mended))
      return std::move(E);
  Fixed.Edits = Text.edits();
  Fixed.IsChanged = !Fixed.Edits.empty() || !Fixed.Mended.empty();
  SourceMap Places(MemoryBufferRef(Fixed.Before, Fixed.File));
  for (TextEdit &E : Fixed.Edits)
    E = Places.editAt(E.Begin, E.End, std::move(E.Text));
  if (Fixed.IsChanged && !Fixed.IsBitcode)
    Fixed.Contents = Text.text();
  else if (Fixed.IsChanged)
    if (Error E = assemble(Fixed, Text.text(), Producer))
      return std::move(E);
  Round Last =
      check(MemoryBufferRef(Fixed.Contents, Fixed.File), O, O.Diagnostics);
  attachFixes(Last.input(), Last.diags());
  if (const SMInfo *SM = Last.Unit->How.Verifier.Machine.SM)
    Fixed.Arch = SM->Name.str();
  Fixed.Remaining = Last.Work->takeFindings(*Last.Unit);
  return Fixed;
}

} // namespace opennvvm
