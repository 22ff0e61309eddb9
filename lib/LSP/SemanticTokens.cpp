//===- SemanticTokens.cpp - What the words of a text are ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SemanticTokens.h"
#include "Catalog/Intrinsic.h"
#include "Catalog/Vocabulary.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Attributes.h"

using namespace llvm;

namespace opennvvm::editor {

using IRToken = IRLexer::Token;

namespace {
// In the order of KindNames and ModifierNames.
enum class Kind : uint8_t {
  Function,
  Variable,
  Parameter,
  Label,
  Type,
  Property,  ///< Metadata.
  Decorator, ///< An attribute, or a group of them.
  Keyword,
  Operator, ///< An instruction.
  Number,
  String,
  Comment
};
enum Modifier : uint8_t {
  None = 0,
  Definition = 1,
  Static = 2,  ///< Of the module, not of a function.
  Library = 4, ///< Of the language: intrinsics and its own types.
  Deprecated = 8
};
} // namespace

static constexpr StringLiteral KindNames[] = {
    "function",  "variable", "parameter", "label",  "type",   "property",
    "decorator", "keyword",  "operator",  "number", "string", "comment"};
static constexpr StringLiteral ModifierNames[] = {
    "definition", "static", "defaultLibrary", "deprecated"};

json::Value semanticTokensCapability() {
  json::Array Kinds, Modifiers;
  for (StringRef Name : KindNames)
    Kinds.push_back(Name);
  for (StringRef Name : ModifierNames)
    Modifiers.push_back(Name);
  return json::Object{
      {"legend", json::Object{{"tokenTypes", std::move(Kinds)},
                              {"tokenModifiers", std::move(Modifiers)}}},
      {"full", true},
      {"range", true}};
}

namespace {
/// Writes the words of some lines, each by its distance from the one before.
class Painter {
public:
  explicit Painter(const Document &Doc);
  json::Array run(unsigned First, unsigned Last);

private:
  struct Paint {
    Kind Of;
    unsigned Modifiers = None;
  };
  using LocalKey = std::pair<unsigned, unsigned>; ///< Scope and name.

  void readLine(unsigned Line);
  void add(Span Where, Paint P);
  std::optional<Paint> paintOf(const Occurrence &O) const;
  std::optional<Paint> paintOf(const IRToken &T, bool IsFirst) const;
  Paint paintOfWord(StringRef Word, bool IsFirst) const;

  const Document &Doc;
  const Index &I;
  DenseMap<LocalKey, Kind> Locals;
  DenseMap<unsigned, bool> Functions; ///< Whether the global is one, by name.
  /// Words of the language; whether they are instructions.
  DenseMap<StringRef, bool> Words;
  lsp::Position Last;
  json::Array Numbers;
};
} // namespace

Painter::Painter(const Document &Doc) : Doc(Doc), I(Doc.index()), Last(0, 0) {
  for (const Term &T : vocabulary())
    if (T.Kind == TermKind::InstructionTerm || T.Kind == TermKind::Keyword)
      Words[T.Name] |= T.Kind == TermKind::InstructionTerm;
  for (const Occurrence &O : I.occurrences()) {
    if (!O.IsDefinition)
      continue;
    const Statement &S = *statementAt(I.statements(), O.Where.Begin);
    if (O.Kind == SymbolKind::Global)
      Functions[O.Name] = S.isFunction();
    if (O.Kind != SymbolKind::Local)
      continue;
    bool IsParameter = O.Where.Begin < S.Body.Begin;
    bool IsLabel = I.text(O.Where).front() != '%';
    Locals[{O.Scope, O.Name}] = IsParameter ? Kind::Parameter
                                : IsLabel   ? Kind::Label
                                            : Kind::Variable;
  }
}

/// Adds a word of one line.
void Painter::add(Span Where, Paint P) {
  lsp::Position Begin = Doc.text().positionOf(Where.Begin);
  lsp::Position End = Doc.text().positionOf(Where.End);
  if (Begin.line != End.line || Begin.character >= End.character)
    return;
  bool IsSameLine = Begin.line == Last.line;
  Numbers.push_back(Begin.line - Last.line);
  Numbers.push_back(Begin.character - (IsSameLine ? Last.character : 0));
  Numbers.push_back(End.character - Begin.character);
  Numbers.push_back(unsigned(P.Of));
  Numbers.push_back(P.Modifiers);
  Last = Begin;
}

std::optional<Painter::Paint> Painter::paintOf(const Occurrence &O) const {
  unsigned Defines = O.IsDefinition ? Definition : None;
  switch (O.Kind) {
  case SymbolKind::Global: {
    std::string Name = nameOf(I.text(O.Where));
    if (StringRef(Name).starts_with("llvm."))
      return Paint{Kind::Function, Library | Defines};
    auto It = Functions.find(O.Name);
    bool IsFunction = It == Functions.end() || It->second;
    return Paint{IsFunction ? Kind::Function : Kind::Variable,
                 (IsFunction ? None : Static) | Defines};
  }
  case SymbolKind::Local: {
    auto It = Locals.find({O.Scope, O.Name});
    return Paint{It == Locals.end() ? Kind::Variable : It->second, Defines};
  }
  case SymbolKind::Type:
    return Paint{Kind::Type, Defines};
  case SymbolKind::Metadata:
    return Paint{Kind::Property, Static | Defines};
  case SymbolKind::AttributeGroup:
    return Paint{Kind::Decorator, Defines};
  case SymbolKind::Comdat:
    return Paint{Kind::Label, Static | Defines};
  }
  llvm_unreachable("not a kind of symbol");
}

/// A word without a sigil.
Painter::Paint Painter::paintOfWord(StringRef Word, bool IsFirst) const {
  char First = Word.front();
  if (isDigit(First) || ((First == '-' || First == '.') && Word.size() > 1))
    return {Kind::Number};
  static constexpr StringLiteral Types[] = {
      "void", "half",     "bfloat", "float", "double", "fp128",   "x86_fp80",
      "ptr",  "metadata", "token",  "label", "opaque", "x86_amx", "ppc_fp128"};
  unsigned Bits;
  if (is_contained(Types, Word) ||
      (First == 'i' && !Word.drop_front().getAsInteger(10, Bits)))
    return {Kind::Type, Library};
  auto Known = Words.find(Word);
  if (Known != Words.end())
    return {IsFirst && Known->second ? Kind::Operator : Kind::Keyword};
  Attribute::AttrKind A = Attribute::getAttrKindFromName(Word);
  if (A != Attribute::None)
    return {Kind::Decorator,
            findRule(("attribute-" + Word).str()) ? Deprecated : None};
  return {Kind::Keyword};
}

std::optional<Painter::Paint> Painter::paintOf(const IRToken &T,
                                               bool IsFirst) const {
  if (T.Kind == IRToken::String)
    return Paint{Kind::String};
  if (T.Kind != IRToken::Word)
    return std::nullopt;
  switch (T.Text.front()) {
  case '!':
    return Paint{T.Text.starts_with("!\"") ? Kind::String : Kind::Property};
  case '#':
    return Paint{Kind::Decorator};
  case '@':
  case '%':
  case '^':
  case '$':
    return Paint{Kind::Variable};
  default:
    break;
  }
  // A field of a node of debug information.
  StringRef All = Doc.text().str();
  if (T.Where.End < All.size() && All[T.Where.End] == ':')
    return Paint{Kind::Property};
  return paintOfWord(T.Text, IsFirst);
}

void Painter::readLine(unsigned Line) {
  StringRef All = Doc.text().str();
  size_t Begin = Doc.text().startOfLine(Line);
  size_t End = Begin + Doc.text().line(Line).size(), Read = Begin;
  IRLexer L(All, Begin, End);
  bool IsFirst = true;
  for (IRToken T = L.next(); T.Kind != IRToken::End; T = L.next()) {
    Read = T.Where.End;
    const Occurrence *O = I.at(T.Where.Begin);
    std::optional<Paint> P = O && O->Where.Begin == T.Where.Begin
                                 ? paintOf(*O)
                                 : paintOf(T, IsFirst);
    if (P)
      add(T.Where, *P);
    // The result, and words that go before "call".
    IsFirst = T.is('=') || T.is('{') ||
              (IsFirst && StringRef(T.Text).ends_with("tail"));
  }
  size_t Comment = All.slice(0, End).find(';', Read);
  if (Comment != StringRef::npos)
    add({Comment, End}, {Kind::Comment});
}

json::Array Painter::run(unsigned First, unsigned LastLine) {
  unsigned Behind = std::min(LastLine + 1, Doc.text().numLines());
  for (unsigned Line = First; Line < Behind; ++Line)
    readLine(Line);
  return std::move(Numbers);
}

json::Value semanticTokens(const Document &Doc, const lsp::Range &Where) {
  unsigned Most = Doc.text().numLines();
  return json::Object{
      {"data", Painter(Doc).run(std::min<unsigned>(Where.start.line, Most),
                                std::min<unsigned>(Where.end.line, Most))}};
}

} // namespace opennvvm::editor
