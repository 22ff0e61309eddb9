//===- Completion.cpp - What can be written here --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Completion.h"
#include "Calls.h"
#include "Catalog/Intrinsic.h"
#include "Catalog/Vocabulary.h"
#include "CommandLine/OptionTable.h"
#include "Settings.h"
#include "Snippet.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Attributes.h"
#include "llvm/IR/Instruction.h"

using namespace llvm;
using llvm::lsp::CompletionItem;
using llvm::lsp::CompletionItemKind;
using llvm::lsp::InsertTextFormat;

namespace opennvvm::editor {

using Token = IRLexer::Token;

namespace {
/// Collects what fits at one place.
class Completer {
public:
  Completer(const Document &Doc, size_t Offset, bool HasSnippets);
  json::Value run();

private:
  void addOptions(Span Comment);
  void addWord();
  void addNames(SymbolKind Kind);
  void addIntrinsics();
  void addTerms(TermKind Kind);
  void addAttributes(bool (*CanUse)(Attribute::AttrKind));
  void addInstructions();
  void addKeywords();
  void addTargets();

  std::string beforeIntrinsic(StringRef Result) const;
  bool isInHeader() const;
  bool isInParameters() const;
  CompletionItem &add(const Twine &Label, CompletionItemKind Kind,
                      const Twine &New, const Twine &Detail = "");

  const Document &Doc;
  const Index &I;
  size_t Offset;
  bool HasSnippets;
  const Statement *S;
  /// The tokens of the line before the word, and the word.
  SmallVector<Token, 16> Before;
  StringRef Word;
  Span Where;
  lsp::CompletionList List;
};
} // namespace

/// So many items are sent at most; more letters make others of them.
static constexpr size_t MostItems = 200;

Completer::Completer(const Document &Doc, size_t Offset, bool HasSnippets)
    : Doc(Doc), I(Doc.index()), Offset(Offset), HasSnippets(HasSnippets),
      S(statementAt(I.statements(), Offset)), Where{Offset, Offset} {
  size_t Begin = Doc.text().startOfLine(Doc.text().lineOf(Offset));
  IRLexer L(Doc.text().str(), Begin, Offset);
  for (Token T = L.next(); T.Kind != Token::End; T = L.next())
    Before.push_back(T);
  if (!Before.empty() && Before.back().Where.End == Offset) {
    // A sigil alone is no name yet.
    const Token &Last = Before.back();
    if (Last.Kind != Token::Punctuation ||
        StringRef("@%!#").contains(Last.Text.front()))
      Where = Before.pop_back_val().Where;
  }
  Word = I.text(Where);
}

CompletionItem &Completer::add(const Twine &Label, CompletionItemKind Kind,
                               const Twine &New, const Twine &Detail) {
  CompletionItem Item(Label, Kind);
  Item.detail = Detail.str();
  // Clients compare with what the edit replaces.
  Item.filterText = Label.str();
  std::string Text = New.str();
  Item.insertTextFormat = InsertTextFormat::PlainText;
  if (isSnippet(Text)) {
    if (HasSnippets)
      Item.insertTextFormat = InsertTextFormat::Snippet;
    else
      Text = withoutPlaceholders(Text);
  } else {
    Text = withoutPlaceholders(Text);
  }
  Item.textEdit = lsp::TextEdit{Doc.rangeOf(Where), std::move(Text)};
  List.items.push_back(std::move(Item));
  return List.items.back();
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

static CompletionItemKind itemKindOf(SymbolKind Kind) {
  switch (Kind) {
  case SymbolKind::Global:
    return CompletionItemKind::Function;
  case SymbolKind::Local:
    return CompletionItemKind::Variable;
  case SymbolKind::Type:
    return CompletionItemKind::Struct;
  default:
    return CompletionItemKind::Reference;
  }
}

/// What the module or the function defines.
void Completer::addNames(SymbolKind Kind) {
  unsigned Scope = S ? S - I.statements().data() : 0;
  DenseSet<unsigned> Seen;
  for (const Occurrence &O : I.occurrences()) {
    if (O.Kind != Kind || !O.IsDefinition ||
        (Kind == SymbolKind::Local && O.Scope != Scope) ||
        (O.Where.Begin <= Offset && Offset <= O.Where.End) ||
        !Seen.insert(O.Name).second)
      continue;
    StringRef Spelled = I.text(O.Where);
    // Labels are defined without a sigil.
    std::string Name = Kind == SymbolKind::Local && !Spelled.starts_with("%")
                           ? "%" + Spelled.str()
                           : Spelled.str();
    unsigned Line = Doc.text().lineOf(O.Where.Begin);
    add(Name, itemKindOf(Kind), escapeSnippet(Name),
        Doc.text().line(Line).trim().take_front(120));
  }
}

//===----------------------------------------------------------------------===//
// Intrinsics
//===----------------------------------------------------------------------===//

/// A type that an overload may have, for people to replace.
static std::string exampleOf(StringRef Type) {
  if (Type == "anyint")
    return "i32";
  if (Type == "anyfloat")
    return "float";
  if (Type == "anyptr")
    return "ptr";
  return Type.str();
}

static bool isOverloaded(StringRef Type) { return Type.starts_with("any"); }

/// What is missing before the name in a call that is being written.
std::string Completer::beforeIntrinsic(StringRef Result) const {
  std::string Type = exampleOf(Result);
  if (Before.empty())
    return Result == "void" ? "call void " : "%${1:x} = call " + Type + " ";
  StringRef Last = Before.back().Text;
  if (Last == "=")
    return "call " + Type + " ";
  return Last == "call" ? Type + " " : "";
}

/// A call of \p Row: its name and operands, typed, to be filled in.
static std::string operandsOf(const IntrinsicRow &Row,
                              ArrayRef<StringRef> Types, unsigned FirstStop) {
  std::string Text = "(";
  for (auto [Number, Type] : enumerate(Types)) {
    if (Number)
      Text += ", ";
    std::string Stop = std::to_string(FirstStop++);
    if (isOverloaded(Type))
      Text += "${" + Stop + ":" + exampleOf(Type) + "} ";
    else
      Text += escapeSnippet(Type) + " ";
    // An immediate has to be a number.
    bool IsImmediate = Number < 32 && (Row.ImmArgs >> Number & 1);
    Stop = isOverloaded(Type) ? std::to_string(FirstStop++) : Stop;
    Text += "${" + Stop + ":" +
            (IsImmediate ? "0" : "%arg" + std::to_string(Number)) + "}";
  }
  return Text + ")";
}

void Completer::addIntrinsics() {
  static constexpr StringLiteral Prefix = "llvm.nvvm.";
  StringRef Typed = Word;
  Typed.consume_front("@");
  StringRef Part = Typed;
  Part.consume_front(Prefix);
  if (Prefix.starts_with(Typed))
    Part = "";
  for (const IntrinsicRow &Row : intrinsicRows()) {
    StringRef Name = Row.Name;
    if (!Name.drop_front(std::min(Prefix.size(), Name.size())).contains(Part))
      continue;
    if (List.items.size() >= MostItems) {
      List.isIncomplete = true;
      return;
    }
    auto [Result, Types] = splitSignature(Row.Signature);
    std::string Front = beforeIntrinsic(Result);
    unsigned FirstStop = Front.find("${1") == std::string::npos ? 1 : 2;
    CompletionItem &Item =
        add("@" + Name, CompletionItemKind::Function,
            Front + "@" + Name + operandsOf(Row, Types, FirstStop),
            Row.Signature + ", " +
                (Row.Tools.SMs ? describeTargets(Row.Tools.SMs)
                               : std::string("no machine")));
    // Part of the name is enough.
    if (!Typed.empty())
      Item.filterText = "@" + Typed.str() + " " + Name.str();
    if (!Row.PTXText.empty())
      Item.documentation =
          lsp::MarkupContent{lsp::MarkupKind::PlainText, Row.PTXText.str()};
  }
}

//===----------------------------------------------------------------------===//
// Words
//===----------------------------------------------------------------------===//

/// The value of \p T with a placeholder for each part in angle brackets.
static std::string snippetOf(StringRef Value) {
  std::string Text;
  unsigned Stop = 1;
  while (!Value.empty()) {
    auto [Plain, Rest] = Value.split('<');
    Text += escapeSnippet(Plain);
    if (Plain.size() == Value.size())
      break;
    auto [What, After] = Rest.split('>');
    Text += "${" + std::to_string(Stop++) + ":" + escapeSnippet(What) + "}";
    Value = After;
  }
  return Text;
}

void Completer::addTerms(TermKind Kind) {
  for (const Term &T : vocabulary()) {
    if (T.Kind != Kind)
      continue;
    std::string Value = snippetOf(T.Value);
    switch (Kind) {
    case TermKind::AnnotationKey:
      add("!\"" + T.Name + "\"", CompletionItemKind::Property,
          "!\"" + T.Name + "\", " + Value, T.Meaning);
      break;
    case TermKind::FunctionAttribute:
    case TermKind::ParameterAttribute:
      add("\"" + T.Name + "\"", CompletionItemKind::Property,
          T.Value.empty() ? "\"" + T.Name.str() + "\""
                          : "\"" + T.Name.str() + "\"=\"" + Value + "\"",
          T.Meaning);
      break;
    case TermKind::NamedMetadata:
      add("!" + T.Name, CompletionItemKind::Module,
          "!" + T.Name + " = " + Value, T.Meaning);
      break;
    case TermKind::ModuleFlag:
      add("!\"" + T.Name + "\"", CompletionItemKind::Constant,
          "!\"" + T.Name + "\"", T.Meaning);
      break;
    case TermKind::Attachment:
      add("!" + T.Name, CompletionItemKind::Property,
          "!" + T.Name + " " + Value, T.Meaning);
      break;
    case TermKind::AddressSpaceTerm:
      add(T.Name, CompletionItemKind::EnumMember, T.Name, T.Meaning);
      break;
    case TermKind::InstructionTerm:
    case TermKind::Keyword:
      break;
    }
  }
}

void Completer::addAttributes(bool (*CanUse)(Attribute::AttrKind)) {
  for (int K = Attribute::None + 1; K < Attribute::EndAttrKinds; ++K) {
    auto Kind = Attribute::AttrKind(K);
    StringRef Name = Attribute::getNameFromAttrKind(Kind);
    if (Name.empty() || !Name.starts_with(Word) || !CanUse(Kind))
      continue;
    bool IsRefused = findRule(("attribute-" + Name).str()).has_value();
    std::string New = Name.str();
    if (Attribute::isTypeAttrKind(Kind))
      New += "(${1:type})";
    else if (Kind == Attribute::Alignment)
      New += " ${1:8}";
    else if (Attribute::isIntAttrKind(Kind) && Kind != Attribute::UWTable)
      New += "(${1})";
    CompletionItem &Item = add(Name, CompletionItemKind::Keyword, New,
                               IsRefused ? "refused by profile nvvm" : "");
    Item.deprecated = IsRefused;
    Item.sortText = (IsRefused ? "z" : "m") + Name.str();
  }
}

void Completer::addInstructions() {
  for (unsigned Opcode = 1; Opcode < Instruction::OtherOpsEnd; ++Opcode) {
    StringRef Name = Instruction::getOpcodeName(Opcode);
    // LLVM's own, which have no text, are in angle brackets.
    if (!Name.starts_with(Word) || Name.starts_with("<"))
      continue;
    const Term *T = findTerm(TermKind::InstructionTerm, Name);
    add(Name, CompletionItemKind::Operator, Name, T ? T->Meaning : "");
  }
}

void Completer::addKeywords() {
  static constexpr StringLiteral Statements[][2] = {
      {"define", "define void @${1:name}(${2}) {\n  ${0}\n  ret void\n}"},
      {"define ptx_kernel", "define ptx_kernel void @${1:name}(${2}) {\n"
                            "  ${0}\n  ret void\n}"},
      {"declare", "declare ${1:void} @${2:name}(${3})"},
      {"target triple", "target triple = \"nvptx64-nvidia-cuda\""},
      {"target datalayout", "target datalayout = \"${1}\""},
      {"attributes", "attributes #${1:0} = { ${2:nounwind} }"},
      {"source_filename", "source_filename = \"${1}\""}};
  for (const auto &[Label, New] : Statements)
    if (Label.starts_with(Word))
      add(Label, CompletionItemKind::Keyword, New);
}

/// The strings of target triple and target datalayout.
void Completer::addTargets() {
  bool IsTriple = Before[1].Text == "triple";
  ArrayRef<StringLiteral> Known =
      IsTriple ? unifiedTriples() : exampleLayouts();
  for (StringLiteral Each : Known)
    add("\"" + Each + "\"", CompletionItemKind::Value, "\"" + Each + "\"");
}

//===----------------------------------------------------------------------===//
// Options in comments
//===----------------------------------------------------------------------===//

void Completer::addOptions(Span Comment) {
  StringRef Typed = I.text({Comment.Begin, Offset});
  size_t Blank = Typed.find_last_of(" \t");
  Typed = Typed.substr(Blank == StringRef::npos ? 0 : Blank + 1);
  Where = {Offset - Typed.size(), Offset};
  Word = Typed;
  auto [Name, Value] = Typed.split('=');
  if (!Typed.contains('=')) {
    for (const cli::TableOption &O : cli::tableOptions())
      if (O.Commands & cli::LSPCommand)
        add(O.Spelling, CompletionItemKind::Property, O.Spelling, O.Help);
    return;
  }
  // Of a list, the part behind the last comma.
  size_t Comma = Value.rfind(',');
  Where.Begin = Offset - Value.substr(Comma + 1).size();
  Word = I.text(Where);
  if (Name.ends_with("arch"))
    for (const SMInfo &SM : targets())
      add(SM.Name, CompletionItemKind::EnumMember, SM.Name);
  if (Name.ends_with("ptx"))
    for (PTXVersion V : ptxVersions())
      add(formatPTXVersion(V), CompletionItemKind::EnumMember,
          formatPTXVersion(V));
  if (Name.ends_with("profile"))
    for (unsigned P = 0; P < NumProfiles; ++P)
      add(profileName(Profile(P)), CompletionItemKind::EnumMember,
          profileName(Profile(P)));
  if (Name.ends_with("disable") || Name.ends_with("Werror"))
    for (const RuleInfo &R : rules())
      add(R.ID, CompletionItemKind::EnumMember, R.ID, R.Text);
}

//===----------------------------------------------------------------------===//
// The place
//===----------------------------------------------------------------------===//

bool Completer::isInHeader() const {
  return S && S->isFunction() && !S->Name.empty() && Offset > S->Name.End &&
         (S->Body.empty() || Offset <= S->Body.Begin);
}

bool Completer::isInParameters() const {
  return isInHeader() && Offset > S->Parameters.Begin &&
         (Offset < S->Parameters.End || I.text(S->Parameters).size() == 1);
}

void Completer::addWord() {
  bool InBody = S && S->Kind == StatementKind::Definition && !S->Body.empty() &&
                Offset > S->Body.Begin;
  if (isInParameters())
    return addAttributes(Attribute::canUseAsParamAttr);
  if (isInHeader() || (S && S->Kind == StatementKind::AttributeGroup))
    return addAttributes(Attribute::canUseAsFnAttr);
  bool StartsInstruction =
      Before.empty() || Before.back().is('=') || Before.back().is('{');
  if (InBody && StartsInstruction)
    return addInstructions();
  if (!InBody && Before.empty())
    addKeywords();
}

json::Value Completer::run() {
  for (Span Comment : findOptionComments(Doc.text().str()))
    if (Comment.Begin <= Offset && Offset <= Comment.End) {
      addOptions(Comment);
      return toJSON(List);
    }
  // In any other comment there is nothing to complete.
  size_t Line = Doc.text().startOfLine(Doc.text().lineOf(Offset));
  size_t Lexed = Where.empty()
                     ? (Before.empty() ? Line : Before.back().Where.End)
                     : Where.End;
  if (I.text({Lexed, Offset}).contains(';'))
    return toJSON(List);
  char First = Word.empty() ? '\0' : Word.front();
  bool InAddressSpace = Before.size() > 1 && Before.back().is('(') &&
                        Before[Before.size() - 2].Text == "addrspace";
  if (InAddressSpace) {
    addTerms(TermKind::AddressSpaceTerm);
  } else if (Word.starts_with("!\"")) {
    addTerms(TermKind::AnnotationKey);
    addTerms(TermKind::ModuleFlag);
  } else if (First == '"') {
    if (Before.size() > 2 && Before[0].Text == "target")
      addTargets();
    else if (isInParameters())
      addTerms(TermKind::ParameterAttribute);
    else if (isInHeader() || (S && S->Kind == StatementKind::AttributeGroup))
      addTerms(TermKind::FunctionAttribute);
  } else if (First == '@') {
    addNames(SymbolKind::Global);
    addIntrinsics();
  } else if (First == '%') {
    addNames(SymbolKind::Local);
    addNames(SymbolKind::Type);
  } else if (First == '!') {
    addNames(SymbolKind::Metadata);
    addTerms(Before.empty() ? TermKind::NamedMetadata : TermKind::Attachment);
  } else if (First == '#') {
    addNames(SymbolKind::AttributeGroup);
  } else if (First == '\0' || isAlpha(First)) {
    addWord();
  }
  return toJSON(List);
}

json::Value completionsAt(const Document &Doc, size_t Offset,
                          bool HasSnippets) {
  return Completer(Doc, Offset, HasSnippets).run();
}

} // namespace opennvvm::editor
