//===- Hover.cpp - What a word means --------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Hover.h"
#include "Catalog/Vocabulary.h"
#include "CommandLine/Questions.h"
#include "Diagnostics.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Attributes.h"

using namespace llvm;

namespace opennvvm::editor {

using Token = IRLexer::Token;

/// A fenced block of Markdown, with a fence that \p Text does not contain.
static std::string block(StringRef Language, StringRef Text) {
  std::string Fence = "```";
  while (Text.contains(Fence))
    Fence += "`";
  return Fence + Language.str() + "\n" + Text.rtrim().str() + "\n" + Fence +
         "\n";
}

//===----------------------------------------------------------------------===//
// Words of the catalog
//===----------------------------------------------------------------------===//

/// What nvvmc intrinsics says of exactly \p Name; empty if it knows nothing.
static std::string aboutIntrinsic(StringRef Name,
                                  const cli::Options *Settings) {
  if (!Name.starts_with("llvm."))
    return {};
  cli::Options O;
  O.Which = cli::IntrinsicsCommand;
  if (Settings)
    O.Arch = Settings->Arch;
  std::string Text;
  raw_string_ostream OS(Text);
  return cli::describeIntrinsic(OS, Name, O) ? block("text", Text) : Text;
}

std::string aboutRule(Rule ID) {
  const RuleInfo &R = ruleInfo(ID);
  std::string Text;
  raw_string_ostream OS(Text);
  OS << "**" << R.ID << "**: " << R.Text << "\n\n";
  auto Add = [&](StringRef Title, StringRef What) {
    if (!What.empty())
      OS << "*" << Title << "*: " << What << "\n\n";
  };
  Add("Why", R.Why);
  Add("Legal", R.Legal);
  Add("Remedy", R.Help);
  if (R.Fix != FixBuilder::None)
    Add("Fix", ("nvvmc fix " + fixText(R.Fix)).str());
  if (!R.Good.empty())
    OS << block("llvm", R.Good) << "\n";
  return Text;
}

static StringRef titleOf(TermKind Kind) {
  switch (Kind) {
  case TermKind::AnnotationKey:
    return "key of `!nvvm.annotations`";
  case TermKind::FunctionAttribute:
    return "attribute of functions";
  case TermKind::ParameterAttribute:
    return "attribute of parameters";
  case TermKind::NamedMetadata:
    return "named metadata";
  case TermKind::ModuleFlag:
    return "flag of the module";
  case TermKind::Attachment:
    return "attachment";
  case TermKind::AddressSpaceTerm:
    return "address space";
  case TermKind::InstructionTerm:
    return "instruction";
  case TermKind::Keyword:
    return "keyword";
  }
  llvm_unreachable("not a kind of term");
}

/// "!"key", i32 N" and the like.
static std::string spell(const Term &T) {
  switch (T.Kind) {
  case TermKind::AnnotationKey:
    return ("!\"" + T.Name + "\", " + T.Value).str();
  case TermKind::FunctionAttribute:
  case TermKind::ParameterAttribute:
    return T.Value.empty() ? ("\"" + T.Name + "\"").str()
                           : ("\"" + T.Name + "\"=\"" + T.Value + "\"").str();
  case TermKind::NamedMetadata:
    return ("!" + T.Name + " = " + T.Value).str();
  case TermKind::ModuleFlag:
    return ("!{" + T.Value + "}").str();
  case TermKind::Attachment:
    return ("!" + T.Name + " " + T.Value).str();
  case TermKind::AddressSpaceTerm:
    return ("addrspace(" + T.Name + ")").str();
  case TermKind::InstructionTerm:
  case TermKind::Keyword:
    return T.Value.str();
  }
  llvm_unreachable("not a kind of term");
}

static std::string aboutTerm(StringRef Name, ArrayRef<TermKind> Kinds) {
  std::string Text;
  raw_string_ostream OS(Text);
  for (TermKind Kind : Kinds)
    if (const Term *T = findTerm(Kind, Name)) {
      OS << block("llvm", spell(*T)) << titleOf(Kind) << ": it " << T->Meaning
         << "\n\n";
      if (!T->Attribute.empty())
        OS << "The attribute `\"" << T->Attribute << "\"` means the same.\n\n";
    }
  return Text;
}

/// An attribute that LLVM spells as a word.
static std::string aboutAttribute(StringRef Name) {
  Attribute::AttrKind Kind = Attribute::getAttrKindFromName(Name);
  if (Kind == Attribute::None)
    return {};
  std::string Of;
  auto Add = [&](bool Can, StringRef What) {
    if (Can)
      (Of += Of.empty() ? "" : ", ") += What;
  };
  Add(Attribute::canUseAsFnAttr(Kind), "functions and calls");
  Add(Attribute::canUseAsParamAttr(Kind), "parameters");
  Add(Attribute::canUseAsRetAttr(Kind), "results");
  std::string Text = "`" + Name.str() + "`: LLVM's attribute of " + Of + "\n\n";
  if (std::optional<Rule> Refused = findRule(("attribute-" + Name).str()))
    Text += aboutRule(*Refused);
  return Text;
}

/// A type iN.
static std::string aboutInteger(StringRef Word) {
  unsigned Bits;
  if (!Word.consume_front("i") || Word.getAsInteger(10, Bits) || Bits == 0)
    return {};
  std::string Text = "an integer of " + utostr(Bits) + " bit";
  Text += Bits == 1 ? "" : "s";
  if (Bits == 1)
    Text += ", a predicate (.pred)";
  else if (Bits == 8)
    Text += " (.b8 in memory, .b16 in registers)";
  else if (Bits == 16 || Bits == 32 || Bits == 64)
    Text += " (.b" + utostr(Bits) + ")";
  return "`i" + utostr(Bits) + "`: " + Text + "\n";
}

/// An instruction, or another word of the language. Some are both, or are
/// attributes, too.
static std::string aboutKeyword(StringRef Word, bool IsInstruction) {
  std::string Text = aboutTerm(Word, IsInstruction ? TermKind::InstructionTerm
                                                   : TermKind::Keyword);
  if (Text.empty())
    Text = aboutTerm(Word, IsInstruction ? TermKind::Keyword
                                         : TermKind::InstructionTerm);
  if (Text.empty())
    return aboutInteger(Word);
  if (std::optional<Rule> Refused = findRule(("instruction-" + Word).str()))
    Text += aboutRule(*Refused);
  return Text;
}

//===----------------------------------------------------------------------===//
// Names of the module
//===----------------------------------------------------------------------===//

/// The text that defines \p O, without the body of a function.
static std::string aboutName(const Document &Doc, const Occurrence &O) {
  const Index &I = Doc.index();
  const Occurrence *Definition = I.definition(O);
  if (!Definition)
    return {};
  const Statement *S = statementAt(I.statements(), Definition->Where.Begin);
  if (!S)
    return {};
  size_t Uses = I.references(O).size() - 1;
  std::string Used =
      "\n" + std::to_string(Uses) + (Uses == 1 ? " use" : " uses") + "\n";
  Span Where = {S->Begin, S->End};
  if (O.Kind == SymbolKind::Global && S->isFunction() && !S->Body.empty())
    Where.End = S->Body.Begin;
  if (O.Kind == SymbolKind::Local && Definition->Where.Begin < S->Body.Begin)
    Where = {S->Begin, S->Body.Begin};
  else if (O.Kind == SymbolKind::Local) {
    unsigned Line = Doc.text().lineOf(Definition->Where.Begin);
    Where.Begin = Doc.text().startOfLine(Line);
    Where.End = Where.Begin + Doc.text().line(Line).size();
  }
  // What is very long would hide the text that it is about.
  constexpr size_t Most = 2000;
  StringRef Text = I.text(Where).trim();
  std::string Shown =
      Text.size() > Most ? Text.take_front(Most).str() + " ..." : Text.str();
  return block("llvm", Shown) + Used;
}

//===----------------------------------------------------------------------===//
// What is there
//===----------------------------------------------------------------------===//

/// The token at \p Offset of its line, and the two before it. A comment has
/// none.
static Token tokenAt(const Document &Doc, size_t Offset, Token (&Before)[2]) {
  unsigned Line = Doc.text().lineOf(Offset);
  size_t Begin = Doc.text().startOfLine(Line);
  IRLexer L(Doc.text().str(), Begin, Begin + Doc.text().line(Line).size());
  for (Token T = L.next(); T.Kind != Token::End; T = L.next()) {
    if (T.Where.Begin > Offset)
      break;
    bool EndsThere = T.Where.End == Offset && T.Kind != Token::Punctuation;
    if (Offset < T.Where.End || EndsThere)
      return T;
    Before[0] = Before[1];
    Before[1] = T;
  }
  return {};
}

/// The word of letters, digits and dashes at \p Offset, as rules are called.
static StringRef ruleWordAt(const Document &Doc, size_t Offset) {
  StringRef All = Doc.text().str();
  auto IsPart = [](char C) { return isAlnum(C) || C == '-'; };
  size_t Begin = Offset, End = Offset;
  while (Begin > 0 && IsPart(All[Begin - 1]))
    --Begin;
  while (End < All.size() && IsPart(All[End]))
    ++End;
  return All.slice(Begin, End).trim('-');
}

static std::string aboutToken(const Document &Doc, const Token &T,
                              const Token (&Before)[2], size_t Offset,
                              const cli::Options *Settings) {
  if (T.Text.starts_with("@llvm."))
    if (std::string Text = aboutIntrinsic(nameOf(T.Text), Settings);
        !Text.empty())
      return Text;
  if (const Occurrence *O = Doc.index().at(Offset))
    if (std::string Text = aboutName(Doc, *O); !Text.empty())
      return Text + (O->Kind == SymbolKind::Metadata
                         ? aboutTerm(nameOf(T.Text), {TermKind::NamedMetadata})
                         : "");
  std::string Name = nameOf(T.Text);
  if (T.Text.starts_with("!\""))
    return aboutTerm(Name, {TermKind::AnnotationKey, TermKind::ModuleFlag});
  if (T.Text.starts_with("!"))
    return aboutTerm(Name, {TermKind::NamedMetadata, TermKind::Attachment});
  if (T.Kind == Token::String)
    return aboutTerm(
        Name, {TermKind::FunctionAttribute, TermKind::ParameterAttribute});
  if (Before[1].is('(') && Before[0].Text == "addrspace")
    return aboutTerm(T.Text, {TermKind::AddressSpaceTerm});
  if (T.Kind != Token::Word)
    return {};
  // "align", "section" and the like are clauses as well as attributes.
  bool IsFirst =
      Before[1].Kind == Token::End || Before[1].is('=') || Before[1].is('{');
  std::string Text = aboutKeyword(T.Text, IsFirst);
  return Text.empty() ? aboutAttribute(T.Text) : Text;
}

json::Value hoverAt(const Document &Doc, size_t Offset,
                    const CheckedDocument *Checked) {
  Token Before[2];
  Token T = tokenAt(Doc, Offset, Before);
  Span Where = T.Where;
  std::string Text;
  if (T.Kind != Token::End)
    Text = aboutToken(Doc, T, Before, Offset,
                      Checked ? &Checked->How.Options : nullptr);
  else if (std::optional<Rule> ID = findRule(ruleWordAt(Doc, Offset)))
    Text = aboutRule(*ID);
  SmallVector<Rule, 2> Rules;
  for (const Diagnostic &D :
       Checked ? ArrayRef(Checked->Findings) : ArrayRef<Diagnostic>()) {
    Span Place = placeOf(Doc, D);
    if (!D.Range.isValid() || Offset < Place.Begin || Place.End <= Offset ||
        is_contained(Rules, D.ID))
      continue;
    Rules.push_back(D.ID);
    Text += (Text.empty() ? "" : "\n---\n") + aboutRule(D.ID);
    if (Where.empty())
      Where = Place;
  }
  if (Text.empty())
    return nullptr;
  lsp::Hover Shown(Doc.rangeOf(Where));
  Shown.contents.value = json::fixUTF8(Text);
  json::Value Value = toJSON(Shown);
  if (Where.empty())
    Value.getAsObject()->erase("range");
  return Value;
}

} // namespace opennvvm::editor
