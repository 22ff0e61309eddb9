//===- Statement.cpp - Statements of PTX in text --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InlineAsm/Statement.h"
#include "InlineAsm/Template.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace opennvvm {

//===----------------------------------------------------------------------===//
// Tokens
//===----------------------------------------------------------------------===//

static bool isNameStart(char C) {
  return isAlpha(C) || C == '_' || C == '$' || C == '%' || C == OperandMark ||
         C == PredicateMark;
}

static bool isNameChar(char C) {
  return isAlnum(C) || C == '_' || C == '$' || C == OperandMark ||
         C == PredicateMark;
}

StringRef PTXLexer::skipBlanks(StringRef Text) {
  while (true) {
    Text = Text.ltrim();
    if (Text.starts_with("//")) {
      Text = Text.drop_until([](char C) { return C == '\n'; });
    } else if (Text.starts_with("/*")) {
      size_t Close = Text.find("*/", 2);
      Text = Close == StringRef::npos ? StringRef() : Text.substr(Close + 2);
    } else {
      return Text;
    }
  }
}

/// The size of the modifier at the start of \p Text; 0 if it is only a dot.
static size_t sizeOfModifier(StringRef Text) {
  size_t Size = 1;
  while (true) {
    size_t Word = Text.substr(Size).take_while(isNameChar).size();
    if (Word == 0)
      return Size == 1 ? 0 : Size - 2;
    Size += Word;
    StringRef Rest = Text.substr(Size);
    if (Rest.starts_with("::"))
      Size += 2;
    else if (Rest.size() > 1 && Rest[0] == ':' && isDigit(Rest[1]) &&
             isDigit(Text[Size - 1]))
      ++Size; // A ratio, as in ".sp::2:4".
    else
      return Size;
  }
}

static size_t sizeOfNumber(StringRef Text) {
  size_t Size = 0;
  while (Size < Text.size()) {
    char C = Text[Size];
    bool IsSign = (C == '+' || C == '-') && Size &&
                  toLower(Text[Size - 1]) == 'e' && !Text.starts_with("0x") &&
                  !Text.starts_with("0X");
    if (!isAlnum(C) && C != '.' && C != OperandMark && !IsSign)
      break;
    ++Size;
  }
  return Size;
}

void PTXLexer::advance() {
  Rest = skipBlanks(Rest);
  if (Rest.empty()) {
    Token = PTXToken();
    return;
  }
  auto Take = [&](PTXToken::KindTy Kind, size_t Size) {
    Token = {Kind, Rest.take_front(Size)};
    Rest = Rest.substr(Size);
  };
  char C = Rest.front();
  if (isNameStart(C))
    return Take(PTXToken::Name,
                1 + Rest.drop_front().take_while(isNameChar).size());
  if (isDigit(C))
    return Take(PTXToken::Number, sizeOfNumber(Rest));
  if (C == '"') {
    size_t Close = Rest.find('"', 1);
    return Take(PTXToken::String,
                Close == StringRef::npos ? Rest.size() : Close + 1);
  }
  if (C == '.')
    if (size_t Size = sizeOfModifier(Rest))
      return Take(PTXToken::Modifier, Size);
  Take(PTXToken::Sign, 1);
}

bool PTXLexer::isBeforeColon() const {
  StringRef Next = skipBlanks(Rest);
  return Next.starts_with(":") && !Next.starts_with("::");
}

void PTXLexer::skipLine() {
  // The token may already be the first of a later line.
  Rest = Rest.drop_until([](char C) { return C == '\n'; });
  advance();
}

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

/// Directives that end at the end of the line.
static bool endsWithLine(StringRef Directive) {
  return Directive == ".loc" || Directive == ".file";
}

void PTXReader::skipLabels() {
  while (true) {
    const PTXToken &T = Lexer.current();
    if (T.Kind == PTXToken::Name && Lexer.isBeforeColon()) {
      Lexer.advance();
    } else if (T.Kind == PTXToken::End || T.Kind == PTXToken::Name ||
               T.Kind == PTXToken::Modifier || T.isSign('@')) {
      return;
    }
    // Braces, the semicolon before, the colon of a label, and anything else
    // that cannot begin a statement.
    Lexer.advance();
  }
}

/// Reads up to a semicolon, or to a closing brace that the operands did not
/// open.
void PTXReader::readOperands() {
  unsigned Depth = 0;
  for (; Lexer.current().Kind != PTXToken::End; Lexer.advance()) {
    const PTXToken &T = Lexer.current();
    if (T.isSign(';'))
      return;
    if (T.isSign('{'))
      ++Depth;
    else if (T.isSign('}') && Depth-- == 0)
      return;
    Statement.Operands.push_back(T);
  }
}

const PTXStatement *PTXReader::next() {
  skipLabels();
  if (Lexer.current().Kind == PTXToken::End)
    return nullptr;
  Statement.Mnemonic.clear();
  Statement.Operands.clear();
  Statement.IsGuarded = Lexer.current().isSign('@');
  if (Statement.IsGuarded) {
    Lexer.advance();
    if (Lexer.current().isSign('!'))
      Lexer.advance();
    if (Lexer.current().Kind == PTXToken::Name) {
      Statement.Operands.push_back(Lexer.current());
      Lexer.advance();
    }
  }
  if (Lexer.current().Kind == PTXToken::Name) {
    Statement.Mnemonic = Lexer.current().Text;
    Lexer.advance();
  }
  while (Lexer.current().Kind == PTXToken::Modifier) {
    Statement.Mnemonic += Lexer.current().Text;
    if (endsWithLine(Statement.Mnemonic)) {
      Lexer.skipLine();
      return &Statement;
    }
    Lexer.advance();
  }
  readOperands();
  return &Statement;
}

} // namespace opennvvm
