//===- Rename.cpp - Another name for what a document names ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rename.h"
#include "Names.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::nv_tileas;
using namespace mlir::nv_tileas::lsp;
namespace json = llvm::json;
namespace protocol = llvm::lsp;
using llvm::Twine;

bool lsp::fromJSON(const json::Value &From, RenameParams &To,
                   json::Path Where) {
  if (!protocol::fromJSON(
          From, static_cast<protocol::TextDocumentPositionParams &>(To), Where))
    return false;
  json::ObjectMapper Fields(From, Where);
  return Fields && Fields.map("newName", To.newName);
}

namespace {
/// What renaming changes.
struct Renaming {
  char Sigil;
  Span At; ///< The name that was asked for.
  /// The names, without sigils and numbers of results; those of symbols with
  /// the quotes that they may have.
  llvm::SmallVector<Span> Places;
  /// Where nothing else may have the name.
  Span Scope;
};
} // namespace

static StringRef textOf(const Document &D, Span S) {
  return D.text().str().slice(S.Begin, S.End);
}

static bool isNameChar(char C) {
  return llvm::isAlnum(C) || StringRef("$._-").contains(C);
}

/// Whether MLIR writes the symbol \p Name without quotes.
static bool isBare(StringRef Name) {
  return !Name.empty() && (llvm::isAlpha(Name.front()) || Name[0] == '_') &&
         llvm::all_of(Name, [](char C) {
           return llvm::isAlnum(C) || StringRef("_$.").contains(C);
         });
}

/// \p Name in quotes.
static std::string quoted(StringRef Name) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  OS << '"';
  llvm::printEscapedString(Name, OS);
  OS << '"';
  return Text;
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

/// Where \p Def, in generic form, spells the name \p Name of its symbol.
static std::optional<Span>
nameAttribute(const Document &D, const Chunk &C, StringRef Name,
              const AsmParserState::OperationDefinition &Def) {
  static constexpr llvm::StringLiteral Key = "sym_name = ";
  Span Whole = C.spanOf(Def.scopeLoc);
  size_t At = textOf(D, Whole).find((Key + quoted(Name)).str());
  if (At == StringRef::npos)
    return std::nullopt;
  size_t Begin = Whole.Begin + At + Key.size();
  return Span{Begin, Begin + quoted(Name).size()};
}

/// The symbol that is defined or used at \p Offset.
static std::optional<Renaming> symbolAt(const Document &D, const Chunk &C,
                                        size_t Offset) {
  for (const auto &Def : C.State.getOpDefs()) {
    auto Symbol = dyn_cast<SymbolOpInterface>(Def.op);
    if (!Symbol || !Symbol.getNameAttr())
      continue;
    Renaming R{'@', {}, {}, {C.Begin, C.Begin + C.Text.size()}};
    // For the parser, the name that a definition gives is a use.
    for (SMRange Use : Def.symbolUses) {
      Span S = C.spanOf(Use);
      R.Places.push_back({S.Begin + 1, S.End});
    }
    if (textOf(D, C.spanOf(Def.loc)).starts_with("\"")) {
      std::optional<Span> Own = nameAttribute(D, C, Symbol.getName(), Def);
      if (!Own)
        continue;
      R.Places.push_back(*Own);
    }
    for (Span S : R.Places)
      if (S.Begin <= Offset + 1 && Offset <= S.End) {
        R.At = S;
        return R;
      }
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Values, blocks and aliases
//===----------------------------------------------------------------------===//

/// The operation around \p N that separates names of values and blocks.
static Operation *scopeOf(Name N) {
  Operation *Inner = nullptr;
  if (N.Value)
    Inner = N.Value.getParentBlock()->getParentOp();
  else if (N.Block)
    Inner = N.Block->getParentOp();
  while (Inner && !Inner->hasTrait<OpTrait::IsIsolatedFromAbove>())
    Inner = Inner->getParentOp();
  return Inner;
}

static std::optional<Renaming> renamingAt(const Document &D, size_t Offset) {
  const Chunk &C = D.chunkAt(Offset);
  if (std::optional<Renaming> Symbol = symbolAt(D, C, Offset))
    return Symbol;
  std::optional<Name> N = nameAt(D, Offset);
  // Without a definition in the text, the parser has chosen the name.
  if (!N || N->IsImplicit || !(N->Value || N->Block || N->Attr || N->Type))
    return std::nullopt;
  Renaming R{
      textOf(D, N->At).front(), {}, {}, {C.Begin, C.Begin + C.Text.size()}};
  if (!StringRef("%^!#").contains(R.Sigil))
    return std::nullopt;
  if (Operation *Around = scopeOf(*N))
    if (const auto *Def = C.State.getOpDef(Around))
      R.Scope = C.spanOf(Def->scopeLoc);
  auto WithoutSigil = [&](Span S) -> Span {
    // "%pair#1"
    StringRef Plain = textOf(D, S).drop_front().split('#').first;
    return {S.Begin + 1, S.Begin + 1 + Plain.size()};
  };
  R.At = WithoutSigil(N->At);
  R.Places.push_back(WithoutSigil(N->Definition));
  for (Span Use : N->Uses)
    R.Places.push_back(WithoutSigil(Use));
  return R;
}

std::optional<protocol::Range> lsp::renameRangeAt(const Document &D,
                                                  size_t Offset) {
  std::optional<Renaming> R = renamingAt(D, Offset);
  if (!R)
    return std::nullopt;
  return D.rangeOf(R->At);
}

//===----------------------------------------------------------------------===//
// New names
//===----------------------------------------------------------------------===//

/// Whether \p Name can follow \p Sigil, one of values, blocks and aliases.
static bool isLegal(char Sigil, StringRef Name) {
  if (Sigil == '!' || Sigil == '#')
    return isBare(Name) && !Name.contains('.');
  if (llvm::all_of(Name, llvm::isDigit))
    return !Name.empty();
  return !llvm::isDigit(Name.front()) && llvm::all_of(Name, isNameChar);
}

/// Whether \p Text has \p Word as a word.
static bool hasWord(StringRef Text, StringRef Word) {
  for (size_t At = Text.find(Word); At != StringRef::npos;
       At = Text.find(Word, At + 1))
    if (At + Word.size() == Text.size() || Word.back() == '"' ||
        !isNameChar(Text[At + Word.size()]))
      return true;
  return false;
}

/// Whether \p Text still is a module.
static bool parses(const Document &D, StringRef Text) {
  ScopedDiagnosticHandler Silence(&D.context(),
                                  [](Diagnostic &) { return success(); });
  Block IR;
  ParserConfig Config(&D.context(), /*verifyAfterParse=*/false);
  return succeeded(parseSourceString(Text, &IR, Config));
}

llvm::Expected<json::Value> lsp::renameAt(const Document &D, size_t Offset,
                                          StringRef NewName) {
  auto Refuse = [](const Twine &Why) {
    return llvm::make_error<protocol::LSPError>(
        Why.str(), protocol::ErrorCode::RequestFailed);
  };
  std::optional<Renaming> R = renamingAt(D, Offset);
  if (!R)
    return Refuse("this cannot be renamed");
  if (!NewName.empty() && NewName.front() == R->Sigil)
    NewName = NewName.drop_front();
  bool IsSymbol = R->Sigil == '@';
  if (IsSymbol && NewName.size() > 1 && NewName.front() == '"' &&
      NewName.back() == '"')
    NewName = NewName.drop_front().drop_back();
  if (NewName.empty() || (!IsSymbol && !isLegal(R->Sigil, NewName)))
    return Refuse("'" + NewName + "' is no name");
  std::string Spelled =
      IsSymbol && !isBare(NewName) ? quoted(NewName) : NewName.str();
  std::string Whole = std::string(1, R->Sigil) + Spelled;
  if (textOf(D, R->At) != Spelled && hasWord(textOf(D, R->Scope), Whole))
    return Refuse("there is already a '" + Twine(Whole) + "'");
  llvm::sort(R->Places, [](Span A, Span B) { return A.Begin < B.Begin; });
  const Chunk &C = D.chunkAt(Offset);
  json::Array Edits;
  std::string Changed;
  size_t Read = C.Begin;
  for (Span Place : R->Places) {
    if (Place.Begin < Read)
      continue;
    bool IsAttribute = IsSymbol && D.text().str()[Place.Begin - 1] != R->Sigil;
    std::string New = IsAttribute ? quoted(NewName) : Spelled;
    Changed += textOf(D, {Read, Place.Begin});
    Changed += New;
    Read = Place.End;
    Edits.push_back(toJSON(protocol::TextEdit{D.rangeOf(Place), New}));
  }
  Changed += textOf(D, {Read, C.Begin + C.Text.size()});
  if (!parses(D, Changed))
    return Refuse("the text would not parse with '" + Twine(Whole) + "'");
  return json::Object{
      {"changes", json::Object{{D.uri().uri().str(), std::move(Edits)}}}};
}
