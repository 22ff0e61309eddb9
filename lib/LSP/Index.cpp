//===- Index.cpp - Where names are defined and used -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Index.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace llvm;

namespace opennvvm::editor {

using Token = IRLexer::Token;

/// Collects the names of one text.
class IndexBuilder {
public:
  explicit IndexBuilder(Index &I) : I(I) {}
  void run();

private:
  void readStatement(unsigned Number);
  void readLine(Span Line);
  void readParameters(const Statement &S);
  void note(const Token &T, bool IsFirst, bool BeforeEquals);
  void add(Span Where, SymbolKind Kind, bool IsDefinition);
  unsigned nameOf(StringRef Spelled);
  void resolveTypes();

  Index &I;
  StringMap<unsigned> Names;
  const Statement *S = nullptr;
  unsigned Number = 0;
};

unsigned IndexBuilder::nameOf(StringRef Spelled) {
  bool IsPlain = !Spelled.contains('"');
  if (IsPlain && !Spelled.empty() && StringRef("%@#!$").contains(Spelled[0]))
    Spelled = Spelled.drop_front();
  unsigned Next = Names.size();
  return IsPlain
             ? Names.try_emplace(Spelled, Next).first->second
             : Names.try_emplace(opennvvm::nameOf(Spelled), Next).first->second;
}

void IndexBuilder::add(Span Where, SymbolKind Kind, bool IsDefinition) {
  bool IsLocal = Kind == SymbolKind::Local;
  I.Occurrences.push_back(
      {Where, Kind, IsDefinition, IsLocal ? Number : 0, nameOf(I.text(Where))});
}

static bool isDigits(StringRef Text) {
  return !Text.empty() && all_of(Text, isDigit);
}

/// Notes the name that \p T is, if it is one.
void IndexBuilder::note(const Token &T, bool IsFirst, bool BeforeEquals) {
  if (T.Kind != Token::Word || T.Text.size() < 2)
    return;
  bool Defines = IsFirst && BeforeEquals;
  switch (T.Text.front()) {
  case '@':
    return add(T.Where, SymbolKind::Global,
               S->isFunction() ? T.Where.Begin == S->Name.Begin
                               : T.Where.Begin == S->Name.Begin && Defines);
  case '%':
    if (S->Kind == StatementKind::Definition)
      return add(T.Where, SymbolKind::Local,
                 Defines && T.Where.Begin > S->Body.Begin);
    return add(T.Where, SymbolKind::Type, Defines);
  case '!':
    // Attachments and strings are words, not names.
    if (isDigits(T.Text.drop_front()) ||
        (Defines && T.Where.Begin == S->Name.Begin))
      add(T.Where, SymbolKind::Metadata, Defines);
    return;
  case '#':
    if (isDigits(T.Text.drop_front()))
      add(T.Where, SymbolKind::AttributeGroup,
          S->Kind == StatementKind::AttributeGroup);
    return;
  default:
    return;
  }
}

void IndexBuilder::readLine(Span Line) {
  IRLexer L(I.Text, Line.Begin, Line.End);
  bool IsFirst = true;
  for (Token T = L.next(); T.Kind != Token::End; T = L.next()) {
    // IRLexer takes the dollar of a comdat for a part of a name.
    if (T.Kind == Token::Word && T.Text.front() == '$')
      add(T.Where, SymbolKind::Comdat, IsFirst && L.peek().is('='));
    else
      note(T, IsFirst, L.peek().is('='));
    IsFirst = false;
  }
}

/// Marks the names of parameters as definitions: words with a percent sign that
/// end a parameter, and are not all of it.
void IndexBuilder::readParameters(const Statement &Of) {
  if (Of.Parameters.empty())
    return;
  IRLexer L(I.Text, Of.Parameters.Begin + 1, Of.Parameters.End);
  Token Last;
  bool IsWhole = true;
  unsigned Depth = 0;
  for (Token T = L.next(); T.Kind != Token::End; T = L.next()) {
    bool Ends = Depth == 0 && (T.is(',') || T.is(')'));
    if (Ends && !IsWhole && Last.Text.starts_with("%")) {
      auto It = partition_point(I.Occurrences, [&](const Occurrence &O) {
        return O.Where.Begin < Last.Where.Begin;
      });
      if (It != I.Occurrences.end() && It->Where.Begin == Last.Where.Begin)
        It->IsDefinition = true;
    }
    if (Ends) {
      IsWhole = true;
      Last = Token();
      continue;
    }
    IsWhole = Last.Kind == Token::End;
    if (T.opens())
      ++Depth;
    else if (T.closes())
      Depth -= Depth != 0;
    Last = T;
  }
}

void IndexBuilder::readStatement(unsigned Which) {
  S = &I.Statements[Which];
  Number = Which;
  ArrayRef<BlockText> Blocks = S->Blocks;
  for (size_t At = S->Begin; At < S->End;) {
    size_t End = std::min(I.Text.find('\n', At), S->End);
    size_t Rest = At;
    if (!Blocks.empty() && Blocks.front().Begin < End) {
      Span Label = Blocks.front().Label;
      if (!Label.empty()) {
        add(Label, SymbolKind::Local, /*IsDefinition=*/true);
        Rest = Label.End;
      }
      Blocks = Blocks.drop_front();
    }
    readLine({Rest, End});
    At = End + 1;
  }
  if (S->Kind == StatementKind::Definition)
    readParameters(*S);
}

/// Inside functions, types look like values: what the function does not define,
/// and the module defines as a type, is one.
void IndexBuilder::resolveTypes() {
  DenseSet<unsigned> Types;
  DenseSet<std::pair<unsigned, unsigned>> Values;
  for (const Occurrence &O : I.Occurrences)
    if (O.Kind == SymbolKind::Type && O.IsDefinition)
      Types.insert(O.Name);
    else if (O.Kind == SymbolKind::Local && O.IsDefinition)
      Values.insert({O.Scope, O.Name});
  if (Types.empty())
    return;
  for (Occurrence &O : I.Occurrences)
    if (O.Kind == SymbolKind::Local && Types.contains(O.Name) &&
        !Values.contains({O.Scope, O.Name})) {
      O.Kind = SymbolKind::Type;
      O.Scope = 0;
    }
}

void IndexBuilder::run() {
  I.Statements = findStatements(I.Text);
  for (unsigned Which = 0; Which < I.Statements.size(); ++Which)
    readStatement(Which);
  resolveTypes();
}

Index::Index(StringRef Text) : Text(Text) { IndexBuilder(*this).run(); }

const Occurrence *Index::at(size_t Offset) const {
  auto After = partition_point(Occurrences, [&](const Occurrence &O) {
    return O.Where.Begin <= Offset;
  });
  if (After == Occurrences.begin() || std::prev(After)->Where.End < Offset)
    return nullptr;
  return &*std::prev(After);
}

const Occurrence *Index::definition(const Occurrence &Of) const {
  for (const Occurrence &O : Occurrences)
    if (O.IsDefinition && isSame(O, Of))
      return &O;
  return nullptr;
}

SmallVector<const Occurrence *, 8>
Index::references(const Occurrence &Of) const {
  SmallVector<const Occurrence *, 8> Found;
  for (const Occurrence &O : Occurrences)
    if (isSame(O, Of))
      Found.push_back(&O);
  return Found;
}

} // namespace opennvvm::editor
