//===- CodeActions.cpp - What mends findings ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CodeActions.h"
#include "CommandLine/Request.h"
#include "Diagnostics.h"
#include "Fix/Edits.h"
#include "Support/CrashBoundary.h"
#include "opennvvm/Fix/Fix.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using llvm::lsp::CodeActionParams;

namespace opennvvm::editor {

static constexpr StringLiteral QuickFix = "quickfix";
static constexpr StringLiteral FixAll = "source.fixAll.nvvmc";

/// Whether a client that asks for kinds \p Only wants \p Kind: one of them, or
/// a kind below one of them.
static bool isWanted(StringRef Kind, ArrayRef<std::string> Only) {
  return Only.empty() || any_of(Only, [&](StringRef Asked) {
           return Kind.consume_front(Asked) &&
                  (Kind.empty() || Kind.front() == '.');
         });
}

static json::Value editOf(const Document &Doc, ArrayRef<TextEdit> Edits) {
  json::Array List;
  for (const TextEdit &E : Edits)
    List.push_back(toJSON(
        lsp::TextEdit{Doc.rangeOf({E.Begin, E.End}), json::fixUTF8(E.Text)}));
  return json::Object{
      {"changes", json::Object{{Doc.uri().uri().str(), std::move(List)}}}};
}

namespace {
/// Collects the actions for one request.
class Actions {
public:
  Actions(const CheckedDocument &Checked, const CodeActionParams &P)
      : Checked(Checked), Doc(*Checked.Doc), P(P) {}
  json::Array run();

private:
  bool isInRange(const Diagnostic &D) const;
  json::Object &add(const Twine &Title, StringRef Kind, json::Value Edit);
  void mend(const Diagnostic &D);
  void mendRule(Rule ID);
  bool concernsDropped(const TextEdit &E) const;
  void mendAll(StringRef Kind);
  void disable(Rule ID);

  const CheckedDocument &Checked;
  const Document &Doc;
  const CodeActionParams &P;
  json::Array List;
};
} // namespace

bool Actions::isInRange(const Diagnostic &D) const {
  Span Where = placeOf(Doc, D);
  size_t Begin = Doc.text().offsetOf(P.range.start);
  size_t End = Doc.text().offsetOf(P.range.end);
  return Where.Begin <= End && Begin <= Where.End;
}

json::Object &Actions::add(const Twine &Title, StringRef Kind,
                           json::Value Edit) {
  List.push_back(json::Object{
      {"title", Title.str()}, {"kind", Kind}, {"edit", std::move(Edit)}});
  return *List.back().getAsObject();
}

/// The edits of \p D alone.
void Actions::mend(const Diagnostic &D) {
  json::Object &Action = add("Fix " + ruleInfo(D.ID).ID + ": nvvmc fix " +
                                 fixText(ruleInfo(D.ID).Fix),
                             QuickFix, editOf(Doc, D.Fix));
  Action["diagnostics"] = json::Array{toProtocol(Doc, D)};
  Action["isPreferred"] = true;
}

/// The edits of all findings of a rule, as far as they do not overlap.
void Actions::mendRule(Rule ID) {
  fix::EditSet Edits;
  unsigned Count = 0;
  for (const Diagnostic &D : Checked.Findings)
    if (D.ID == ID && !D.Fix.empty())
      Count += Edits.add(D.Fix);
  if (Count > 1)
    add("Fix all " + Twine(Count) + " findings of " + ruleInfo(ID).ID, QuickFix,
        editOf(Doc, Edits.take()));
}

/// Whether \p E changes what was not read, or something that is defined in what
/// was read and used in the rest, or defines what the rest defines.
bool Actions::concernsDropped(const TextEdit &E) const {
  auto IsDropped = [&](size_t At) {
    return any_of(Checked.Dropped,
                  [&](Span D) { return D.Begin <= At && At < D.End; });
  };
  if (any_of(Checked.Dropped,
             [&](Span D) { return E.Begin < D.End && D.Begin < E.End; }) ||
      IsDropped(E.Begin))
    return true;
  const Index &I = Doc.index();
  Index New(E.Text);
  for (const Occurrence &Added : New.occurrences())
    if (Added.IsDefinition && Added.Kind != SymbolKind::Local &&
        any_of(I.occurrences(), [&](const Occurrence &O) {
          return O.IsDefinition && IsDropped(O.Where.Begin) &&
                 I.text(O.Where) == New.text(Added.Where);
        }))
      return true;
  return any_of(I.occurrences(), [&](const Occurrence &O) {
    return O.IsDefinition && E.Begin <= O.Where.Begin && O.Where.End <= E.End &&
           any_of(I.references(O), [&](const Occurrence *Use) {
             return IsDropped(Use->Where.Begin);
           });
  });
}

/// What nvvmc fix does, to as much of the text as could be read.
void Actions::mendAll(StringRef Kind) {
  bool HasFixes = any_of(Checked.Findings,
                         [](const Diagnostic &D) { return !D.Fix.empty(); });
  if (!HasFixes || (!Checked.IsReadable && Checked.Recovered.empty()))
    return;
  FixOptions How;
  How.Check =
      cli::compileRequest(Checked.How.Options, Checked.How.Options.Profiles);
  How.Diagnostics = Checked.How.Options.Diagnostics;
  std::string Bytes =
      Checked.IsReadable ? Doc.text().str().str() : Checked.Recovered;
  // A name is changed wherever it stands.
  if (!Checked.IsReadable)
    for (const auto &[Number, R] : enumerate(rules()))
      if (R.Fix == FixBuilder::RenameGlobal)
        How.Diagnostics.Disabled.push_back(Rule(Number));
  CrashResult Crash = runGuarded([&] {
    Expected<FixedModule> Fixed = fixModule(
        MemoryBufferRef(Bytes, Doc.uri().file()), Doc.uri().file(), How);
    if (!Fixed)
      return consumeError(Fixed.takeError());
    if (!Checked.IsReadable)
      erase_if(Fixed->Edits,
               [&](const TextEdit &E) { return concernsDropped(E); });
    if (!Fixed->Edits.empty())
      add(Checked.IsReadable
              ? "Fix all findings that nvvmc can fix"
              : "Fix all findings that nvvmc can fix, except where the text "
                "cannot be read",
          Kind, editOf(Doc, Fixed->Edits));
  });
  (void)Crash;
}

/// A comment at the top that disables a rule.
void Actions::disable(Rule ID) {
  if (ruleInfo(ID).Layer == "input")
    return;
  lsp::TextEdit Edit{Doc.rangeOf({0, 0}),
                     ("; nvvmc: --disable=" + ruleInfo(ID).ID +
                      fix::lineBreakOf(Doc.text().str()))
                         .str()};
  add("Disable " + ruleInfo(ID).ID + " in this file", QuickFix,
      json::Object{{"changes", json::Object{{Doc.uri().uri().str(),
                                             json::Array{toJSON(Edit)}}}}});
}

json::Array Actions::run() {
  if (isWanted(QuickFix, P.context.only)) {
    SmallVector<Rule, 4> Rules;
    for (const Diagnostic &D : Checked.Findings) {
      if (!isInRange(D))
        continue;
      if (!D.Fix.empty())
        mend(D);
      if (!is_contained(Rules, D.ID))
        Rules.push_back(D.ID);
    }
    for (Rule ID : Rules)
      mendRule(ID);
    if (!Rules.empty())
      mendAll(QuickFix);
    for (Rule ID : Rules)
      disable(ID);
  }
  // Not offered unless asked for: it is found by the quick fixes.
  if (!P.context.only.empty() && isWanted(FixAll, P.context.only))
    mendAll(FixAll);
  return std::move(List);
}

json::Value codeActions(const CheckedDocument &Checked,
                        const CodeActionParams &P) {
  return Actions(Checked, P).run();
}

} // namespace opennvvm::editor
