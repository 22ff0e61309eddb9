//===- Symbols.cpp - The outline of a document ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Symbols.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using LSPKind = llvm::lsp::SymbolKind;

namespace opennvvm::editor {

static LSPKind kindOf(StatementKind Kind) {
  switch (Kind) {
  case StatementKind::Definition:
  case StatementKind::Declaration:
    return LSPKind::Function;
  case StatementKind::Variable:
    return LSPKind::Variable;
  case StatementKind::Type:
    return LSPKind::Struct;
  case StatementKind::Metadata:
  case StatementKind::AttributeGroup:
  case StatementKind::Comdat:
  case StatementKind::Other:
    return LSPKind::Key;
  }
  llvm_unreachable("not a kind of statement");
}

/// Numbered nodes and what has no name are too many to be of use.
static bool isShown(const Statement &S, StringRef Name) {
  switch (S.Kind) {
  case StatementKind::Metadata:
    return Name.size() > 1 && !isDigit(Name[1]);
  case StatementKind::Other:
  case StatementKind::Comdat:
    return false;
  default:
    return !Name.empty();
  }
}

/// What is written before the name of a function, and its parameters.
static std::string signatureOf(const Document &Doc, const Statement &S) {
  StringRef Line = Doc.index().text(
      {S.Begin, S.Parameters.empty() ? S.Name.End : S.Parameters.End});
  std::string Plain;
  for (StringRef Word : split(Line, '\n'))
    (Plain += Plain.empty() ? "" : " ") += Word.trim();
  return Plain;
}

static lsp::DocumentSymbol symbolOf(const Document &Doc, const Statement &S) {
  const Index &I = Doc.index();
  StringRef Name = I.text(S.Name);
  lsp::DocumentSymbol Symbol(
      Name, kindOf(S.Kind), Doc.rangeOf({S.Begin, S.End}), Doc.rangeOf(S.Name));
  if (S.isFunction())
    Symbol.detail = json::fixUTF8(signatureOf(Doc, S));
  for (const BlockText &Block : S.Blocks)
    if (!Block.Label.empty())
      Symbol.children.emplace_back(
          I.text(Block.Label), LSPKind::Field,
          Doc.rangeOf({Block.Begin, std::max(Block.End, Block.Label.End)}),
          Doc.rangeOf(Block.Label));
  return Symbol;
}

json::Value documentSymbols(const Document &Doc) {
  json::Array List;
  for (const Statement &S : Doc.index().statements())
    if (isShown(S, Doc.index().text(S.Name)))
      List.push_back(toJSON(symbolOf(Doc, S)));
  return List;
}

std::vector<NamedPlace> definedNames(const Document &Doc) {
  std::vector<NamedPlace> Names;
  const Index &I = Doc.index();
  for (const Statement &S : I.statements())
    if (!S.Name.empty() &&
        (S.Kind == StatementKind::Definition ||
         S.Kind == StatementKind::Variable || S.Kind == StatementKind::Type))
      Names.push_back(
          {nameOf(I.text(S.Name)), kindOf(S.Kind), Doc.rangeOf(S.Name)});
  return Names;
}

json::Value foldingRanges(const Document &Doc) {
  json::Array List;
  auto Add = [&](size_t Begin, size_t End) {
    unsigned First = Doc.text().lineOf(Begin), Last = Doc.text().lineOf(End);
    if (First < Last)
      List.push_back(json::Object{{"startLine", First}, {"endLine", Last}});
  };
  for (const Statement &S : Doc.index().statements()) {
    // The line of the closing brace stays visible.
    if (!S.Body.empty())
      Add(S.Body.Begin, Doc.text().startOfLine(Doc.text().lineOf(S.End)) - 1);
    for (const BlockText &Block : S.Blocks)
      if (!Block.Label.empty() && Block.End > Block.Begin)
        Add(Block.Begin,
            Doc.text().startOfLine(Doc.text().lineOf(Block.End)) - 1);
  }
  return List;
}

} // namespace opennvvm::editor
