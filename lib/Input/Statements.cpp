//===- Statements.cpp - The statements of a module's text -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Statements.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace opennvvm {

using Token = IRLexer::Token;

namespace {
/// Reads a text line by line.
class Reader {
public:
  explicit Reader(StringRef Text) : Text(Text) {}
  std::vector<Statement> run();

private:
  void readLine(Span Line);
  bool begin(Span Line, IRLexer &L, Token First);
  void begin(StatementKind Kind, Span Name, size_t At);
  void readHeader(IRLexer &L);
  void readBody(Span Line);
  void beginBlock(Span Label, size_t At);
  void extend(size_t End) { Current.End = std::max(Current.End, End); }
  void finish();

  StringRef Text;
  std::vector<Statement> Done;
  Statement Current;
  enum { Outside, Plain, Header, Body } Where = Outside;
  unsigned Depth = 0; ///< Of brackets in the header of a function.
  bool HasParameters = false;
};
} // namespace

/// What a statement is that begins with word \p First; Other if it is none.
static StatementKind kindOf(const Token &First, bool HasEquals) {
  StringRef Word = First.Text;
  if (HasEquals)
    switch (Word.front()) {
    case '@':
      return StatementKind::Variable;
    case '!':
      return StatementKind::Metadata;
    case '$':
      return StatementKind::Comdat;
    default:
      break;
    }
  return StringSwitch<StatementKind>(Word)
      .Case("define", StatementKind::Definition)
      .Case("declare", StatementKind::Declaration)
      .Case("attributes", StatementKind::AttributeGroup)
      .Default(StatementKind::Other);
}

static bool isOtherStart(StringRef Word) {
  return Word == "target" || Word == "source_filename" || Word == "module" ||
         Word == "uselistorder" || Word == "uselistorder_bb";
}

void Reader::finish() {
  if (Where == Outside)
    return;
  if (!Current.Blocks.empty())
    Current.Blocks.back().End = Current.Body.End;
  Done.push_back(std::move(Current));
  Current = Statement();
  Where = Outside;
}

void Reader::begin(StatementKind Kind, Span Name, size_t At) {
  finish();
  Current.Kind = Kind;
  Current.Name = Name;
  Current.Begin = At;
  Current.End = Name.End;
  Where = Current.isFunction() ? Header : Plain;
  Depth = 0;
  HasParameters = false;
}

/// Begins a statement if \p First begins one.
bool Reader::begin(Span Line, IRLexer &L, Token First) {
  if (First.Kind != Token::Word)
    return false;
  bool AtMargin = First.Where.Begin == Line.Begin;
  bool HasEquals = L.peek().is('=');
  // In a body, words at the margin begin what is no instruction.
  if (Where == Body && !AtMargin)
    return false;
  if (First.Text.starts_with("%")) {
    IRLexer Ahead = L;
    Ahead.next();
    if (!HasEquals || Ahead.peek().Text != "type" || Where == Body)
      return false;
    begin(StatementKind::Type, First.Where, First.Where.Begin);
    return true;
  }
  StatementKind Kind = kindOf(First, HasEquals);
  // Outside of functions, what stands at the margin and is no statement is the
  // start of one that is being written.
  if (Kind == StatementKind::Other && !isOtherStart(First.Text) &&
      (Where == Body || Where == Header || (Where == Plain && !AtMargin)))
    return false;
  // What "attributes" and "module" may also be: an operand on its own line.
  if (Kind == StatementKind::AttributeGroup) {
    if (!L.peek().Text.starts_with("#"))
      return false;
    First = L.next();
  }
  bool IsFunction =
      Kind == StatementKind::Definition || Kind == StatementKind::Declaration;
  begin(Kind, IsFunction ? Span() : First.Where,
        Kind == StatementKind::AttributeGroup ? Line.Begin : First.Where.Begin);
  extend(First.Where.End);
  return true;
}

/// Reads a line of the header of a function, up to the brace of its body.
void Reader::readHeader(IRLexer &L) {
  for (Token T = L.next(); T.Kind != Token::End; T = L.next()) {
    extend(T.Where.End);
    if (Current.Name.empty() && T.Text.starts_with("@")) {
      Current.Name = T.Where;
      continue;
    }
    if (T.is('(')) {
      if (Depth++ == 0 && !Current.Name.empty() && !HasParameters) {
        HasParameters = true;
        Current.Parameters = {T.Where.Begin, T.Where.End};
      }
    } else if (T.is(')')) {
      Depth -= Depth != 0;
      if (Depth == 0 && Current.Parameters.Begin &&
          Current.Parameters.End == Current.Parameters.Begin + 1)
        Current.Parameters.End = T.Where.End;
    } else if (T.is('{') && Depth == 0 && HasParameters &&
               Current.Kind == StatementKind::Definition) {
      Current.Body = T.Where;
      Current.IsClosed = false;
      Where = Body;
      return;
    }
  }
}

void Reader::beginBlock(Span Label, size_t At) {
  if (!Current.Blocks.empty())
    Current.Blocks.back().End = At;
  Current.Blocks.push_back({Label, At, At});
}

/// Reads a line, or the rest of one, of the body of a function.
void Reader::readBody(Span Line) {
  IRLexer L(Text, Line.Begin, Line.End);
  Token First = L.next();
  if (First.Kind == Token::End)
    return;
  if (First.is('}')) {
    Current.Body.End = First.Where.End;
    Current.IsClosed = true;
    extend(First.Where.End);
    finish();
    return;
  }
  bool IsLabel = (First.Kind == Token::String ||
                  (First.Kind == Token::Word &&
                   !StringRef("%@#!^$").contains(First.Text.front()))) &&
                 First.Where.End < Line.End && Text[First.Where.End] == ':';
  if (IsLabel)
    beginBlock(First.Where, First.Where.Begin);
  else if (Current.Blocks.empty())
    beginBlock({}, First.Where.Begin);
  // A body may end on the line of its last instruction.
  unsigned Braces = 0;
  for (Token T = First; T.Kind != Token::End; T = L.next()) {
    extend(T.Where.End);
    Current.Body.End = T.Where.End;
    if (T.is('{'))
      ++Braces;
    else if (T.is('}') && Braces-- == 0) {
      Current.IsClosed = true;
      return finish();
    }
  }
}

void Reader::readLine(Span Line) {
  IRLexer L(Text, Line.Begin, Line.End);
  IRLexer AtStart = L;
  Token First = L.next();
  if (First.Kind == Token::End)
    return;
  bool Begins = begin(Line, L, First);
  if (!Begins && Where == Body)
    return readBody(Line);
  if (Where == Header) {
    readHeader(Begins ? L : AtStart);
    if (Where == Body)
      readBody({Current.Body.End, Line.End});
    return;
  }
  if (Where != Plain)
    return;
  for (Token T = First; T.Kind != Token::End; T = L.next())
    extend(T.Where.End);
}

std::vector<Statement> Reader::run() {
  for (size_t At = 0; At < Text.size();) {
    size_t End = std::min(Text.find('\n', At), Text.size());
    readLine({At, End});
    At = End + 1;
  }
  finish();
  return std::move(Done);
}

std::vector<Statement> findStatements(StringRef Text) {
  return Reader(Text).run();
}

const Statement *statementAt(ArrayRef<Statement> All, size_t Offset) {
  const auto *After = partition_point(
      All, [&](const Statement &S) { return S.Begin <= Offset; });
  if (After == All.begin() || !std::prev(After)->contains(Offset))
    return nullptr;
  return std::prev(After);
}

} // namespace opennvvm
