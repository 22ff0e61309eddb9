//===- Diagnostics.cpp - Findings as the protocol has them ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Diagnostics.h"

using namespace llvm;

namespace opennvvm::editor {

static lsp::DiagnosticSeverity severityOf(Severity Level) {
  switch (Level) {
  case Severity::Error:
    return lsp::DiagnosticSeverity::Error;
  case Severity::Warning:
    return lsp::DiagnosticSeverity::Warning;
  case Severity::Note:
  case Severity::Off:
    return lsp::DiagnosticSeverity::Information;
  }
  llvm_unreachable("not a severity");
}

/// The line of the triple, or else the first.
static Span placeOfModule(const Document &Doc) {
  static constexpr StringLiteral Triple = "target triple";
  StringRef All = Doc.text().str();
  unsigned Line = 0;
  for (size_t At = 0; (At = All.find(Triple, At)) != StringRef::npos; ++At)
    if (At == 0 || All[At - 1] == '\n') {
      Line = Doc.text().lineOf(At);
      break;
    }
  size_t Begin = Doc.text().startOfLine(Line);
  return {Begin, Begin + Doc.text().line(Line).size()};
}

/// The word that LLVM's parser, which knows only where it begins, has stopped
/// at.
static Span wholeWord(const Document &Doc, Span Start) {
  StringRef Text = Doc.text().str();
  size_t End = std::min(Text.find('\n', Start.Begin), Text.size());
  Span Word = IRLexer(Text, Start.Begin, End).next().Where;
  return Word.Begin == Start.Begin && !Word.empty() ? Word : Start;
}

Span placeOf(const Document &Doc, const Diagnostic &D) {
  if (!D.Range.isValid())
    return placeOfModule(Doc);
  Span Where = Doc.spanOf(D.Range);
  return D.ID == Rule::MiscLlvmParser ? wholeWord(Doc, Where) : Where;
}

static std::string messageOf(const Diagnostic &D) {
  std::string Message = D.Message;
  for (const std::string &Line : D.Details)
    Message += "\n" + Line;
  if (!D.Layout.empty()) {
    raw_string_ostream OS(Message);
    OS << "\n";
    printLayout(OS, D.Layout);
  }
  if (!D.Help.empty())
    Message += "\nhelp: " + D.Help;
  return json::fixUTF8(Message);
}

static constexpr StringLiteral RuleScheme = "nvvmc-rule:/";

std::string uriOfRule(Rule ID) {
  return (RuleScheme + ruleInfo(ID).ID + ".md").str();
}

std::optional<Rule> ruleOfURI(StringRef URI) {
  if (!URI.consume_front(RuleScheme) || !URI.consume_back(".md"))
    return std::nullopt;
  // Some clients write an empty authority.
  return findRule(URI.ltrim('/'));
}

json::Value toProtocol(const Document &Doc, const Diagnostic &D) {
  lsp::Diagnostic Shown;
  Shown.range = Doc.rangeOf(placeOf(Doc, D));
  Shown.severity = severityOf(D.Level);
  Shown.source = "nvvmc";
  Shown.message = messageOf(D);
  json::Value Value = toJSON(Shown);
  json::Object &Fields = *Value.getAsObject();
  Fields["code"] = ruleInfo(D.ID).ID;
  Fields["codeDescription"] = json::Object{{"href", uriOfRule(D.ID)}};
  // LLVM's Location would refer to the URI of a copy.
  json::Array Related;
  for (const DiagnosticNote &N : D.Notes) {
    lsp::Range Where =
        N.Range.isValid() ? Doc.rangeOf(Doc.spanOf(N.Range)) : Shown.range;
    Related.push_back(
        json::Object{{"location", json::Object{{"uri", Doc.uri().uri().str()},
                                               {"range", toJSON(Where)}}},
                     {"message", json::fixUTF8(N.Message)}});
  }
  if (!Related.empty())
    Fields["relatedInformation"] = std::move(Related);
  return Value;
}

static json::Value problemOf(const Document &Doc, const SettingProblem &P) {
  lsp::Diagnostic Shown;
  Shown.range = Doc.rangeOf(P.Where);
  Shown.severity = lsp::DiagnosticSeverity::Error;
  Shown.source = "nvvmc";
  Shown.message = json::fixUTF8(P.Message);
  return toJSON(Shown);
}

json::Value diagnosticsOf(const CheckedDocument &Checked) {
  json::Array List;
  for (const SettingProblem &P : Checked.How.Problems)
    List.push_back(problemOf(*Checked.Doc, P));
  for (const Diagnostic &D : Checked.Findings)
    List.push_back(toProtocol(*Checked.Doc, D));
  return json::Object{{"uri", Checked.Doc->uri().uri().str()},
                      {"version", Checked.Doc->version()},
                      {"diagnostics", std::move(List)}};
}

json::Value noDiagnostics(const lsp::URIForFile &URI) {
  return json::Object{{"uri", URI.uri().str()}, {"diagnostics", json::Array()}};
}

} // namespace opennvvm::editor
