//===- Navigation.cpp - From names to where they are ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Navigation.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using llvm::lsp::ErrorCode;
using llvm::lsp::LSPError;

namespace opennvvm::editor {

bool fromJSON(const json::Value &From, RenameParams &To, json::Path Where) {
  if (!fromJSON(From, static_cast<lsp::TextDocumentPositionParams &>(To),
                Where))
    return false;
  json::ObjectMapper Fields(From, Where);
  return Fields && Fields.map("newName", To.newName);
}

/// A place as the protocol has it. LLVM's Location would refer to the URI of a
/// copy that is gone when the answer is sent.
static json::Value locationOf(const Document &Doc, Span Where) {
  return json::Object{{"uri", Doc.uri().uri().str()},
                      {"range", toJSON(Doc.rangeOf(Where))}};
}

json::Value definitionAt(const Document &Doc, size_t Offset) {
  const Index &I = Doc.index();
  const Occurrence *Name = I.at(Offset);
  const Occurrence *Definition = Name ? I.definition(*Name) : nullptr;
  if (!Definition)
    return nullptr;
  return locationOf(Doc, Definition->Where);
}

/// What \p Add puts into a list for each place of the name at \p Offset; null
/// if there is no name.
static json::Value
listPlaces(const Document &Doc, size_t Offset,
           function_ref<void(json::Array &List, const Occurrence &)> Add) {
  const Index &I = Doc.index();
  const Occurrence *Name = I.at(Offset);
  if (!Name)
    return nullptr;
  json::Array List;
  for (const Occurrence *O : I.references(*Name))
    Add(List, *O);
  return List;
}

json::Value referencesAt(const Document &Doc, size_t Offset,
                         bool DefinitionIsWanted) {
  return listPlaces(Doc, Offset, [&](json::Array &List, const Occurrence &O) {
    if (DefinitionIsWanted || !O.IsDefinition)
      List.push_back(locationOf(Doc, O.Where));
  });
}

json::Value highlightsAt(const Document &Doc, size_t Offset) {
  // The protocol's DocumentHighlightKind.
  enum : int { Read = 2, Write = 3 };
  return listPlaces(Doc, Offset, [&](json::Array &List, const Occurrence &O) {
    List.push_back(
        json::Object{{"range", toJSON(Doc.rangeOf(O.Where))},
                     {"kind", O.IsDefinition ? int(Write) : int(Read)}});
  });
}

//===----------------------------------------------------------------------===//
// Renaming
//===----------------------------------------------------------------------===//

/// The sigil of \p Spelled, if it has one.
static StringRef sigilOf(StringRef Spelled) {
  return !Spelled.empty() && StringRef("%@!#$").contains(Spelled.front())
             ? Spelled.take_front()
             : StringRef();
}

/// Whether the text counts what is called \p Name: renaming it would misnumber
/// what follows.
static bool isNumber(StringRef Name) {
  return !Name.empty() && all_of(Name, isDigit);
}

/// The name at \p Offset, if it may be changed.
static const Occurrence *renamable(const Document &Doc, size_t Offset) {
  const Index &I = Doc.index();
  const Occurrence *Name = I.at(Offset);
  if (!Name || Name->Kind == SymbolKind::Metadata ||
      Name->Kind == SymbolKind::AttributeGroup)
    return nullptr;
  std::string Plain = nameOf(I.text(Name->Where));
  if (isNumber(Plain) || StringRef(Plain).starts_with("llvm."))
    return nullptr;
  return Name;
}

json::Value renameRangeAt(const Document &Doc, size_t Offset) {
  const Occurrence *Name = renamable(Doc, Offset);
  if (!Name)
    return nullptr;
  Span Where = Name->Where;
  Where.Begin += sigilOf(Doc.index().text(Where)).size();
  return toJSON(Doc.rangeOf(Where));
}

/// \p Name as assembly spells it behind a sigil.
static std::string spell(StringRef Name) {
  bool IsPlain = !isDigit(Name.front()) && all_of(Name, [](char C) {
    return isAlnum(C) || StringRef("-$._").contains(C);
  });
  if (IsPlain)
    return Name.str();
  std::string Quoted;
  raw_string_ostream OS(Quoted);
  OS << '"';
  printEscapedString(Name, OS);
  OS << '"';
  return Quoted;
}

Expected<json::Value> renameAt(const Document &Doc, size_t Offset,
                               StringRef NewName) {
  auto Refuse = [](const Twine &Why) {
    return make_error<LSPError>(Why.str(), ErrorCode::RequestFailed);
  };
  const Occurrence *Name = renamable(Doc, Offset);
  if (!Name)
    return Refuse("this cannot be renamed");
  const Index &I = Doc.index();
  std::string Plain = nameOf(NewName);
  if (Plain.empty() || isNumber(Plain))
    return Refuse("'" + NewName + "' is no name");
  for (const Occurrence &O : I.occurrences())
    if (O.Kind == Name->Kind && O.Scope == Name->Scope &&
        O.Name != Name->Name && nameOf(I.text(O.Where)) == Plain)
      return Refuse("there is already a '" + Twine(Plain) + "'");
  json::Array Edits;
  for (const Occurrence *O : I.references(*Name)) {
    StringRef Sigil = sigilOf(I.text(O->Where));
    Edits.push_back(toJSON(
        lsp::TextEdit{Doc.rangeOf(O->Where), Sigil.str() + spell(Plain)}));
  }
  return json::Object{
      {"changes", json::Object{{Doc.uri().uri().str(), std::move(Edits)}}}};
}

} // namespace opennvvm::editor
