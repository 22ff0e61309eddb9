//===- Lexer.cpp - Tokens of PTX ------------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Loader/Lexer.h"
#include "llvm/ADT/StringExtras.h"
#include <cstdlib>
#include <cstring>
#include <string>

using namespace llvm;

namespace opennvvm::ptxmachine {

Lexer::Lexer(StringRef Text) : Rest(Text) { scan(); }

Token Lexer::next() {
  Token T = Current;
  scan();
  return T;
}

bool Lexer::accept(StringRef S) {
  if (!Current.is(S))
    return false;
  scan();
  return true;
}

void Lexer::skipLine() {
  uint32_t From = Current.Line;
  while (Current.Kind != Token::End && Current.Line == From)
    scan();
}

void Lexer::skipBlanks() {
  while (!Rest.empty()) {
    if (Rest[0] == '\n') {
      ++Line;
      Rest = Rest.drop_front();
    } else if (isSpace(Rest[0])) {
      Rest = Rest.drop_front();
    } else if (Rest.starts_with("//")) {
      Rest = Rest.drop_while([](char C) { return C != '\n'; });
    } else if (Rest.starts_with("/*")) {
      size_t End = Rest.find("*/");
      StringRef Comment = Rest.take_front(End);
      Line += Comment.count('\n');
      Rest = End == StringRef::npos ? StringRef() : Rest.drop_front(End + 2);
    } else {
      return;
    }
  }
}

static bool isWord(char C) {
  return isAlnum(C) || C == '_' || C == '$' || C == '%' || C == '.';
}

/// Whether the colon at \p At is the one of ".sp::2:4".
static bool isRatio(StringRef Text, size_t At) {
  return Text[At] == ':' && At + 1 < Text.size() && isDigit(Text[At + 1]) &&
         Text.take_front(At).contains(".sp::");
}

void Lexer::scan() {
  skipBlanks();
  Current = Token();
  Current.Line = Line;
  if (Rest.empty())
    return;
  if (isDigit(Rest[0]))
    return scanNumber();
  size_t Length = 1;
  if (Rest[0] == '"') {
    Current.Kind = Token::String;
    Length = std::min(Rest.find('"', 1), Rest.size() - 1) + 1;
  } else if (isWord(Rest[0])) {
    Current.Kind = Token::Word;
    bool IsDirective = Rest[0] == '.';
    while (Length < Rest.size() && !(IsDirective && Rest[Length] == '.') &&
           (isWord(Rest[Length]) || Rest.substr(Length).starts_with("::") ||
            isRatio(Rest, Length)))
      Length += Rest.substr(Length).starts_with("::") ? 2 : 1;
  } else {
    Current.Kind = Token::Punctuation;
  }
  Current.Text = Rest.take_front(Length);
  Rest = Rest.drop_front(Length);
}

void Lexer::scanNumber() {
  Current.Kind = Token::Number;
  auto Take = [&](size_t Skip, bool (*Is)(char)) {
    size_t Length = Skip;
    while (Length < Rest.size() && Is(Rest[Length]))
      ++Length;
    Current.Text = Rest.take_front(Length);
    Rest = Rest.drop_front(Length);
    return Current.Text.drop_front(Skip);
  };
  auto Hex = [](char C) { return isHexDigit(C); };
  auto Digit = [](char C) { return isDigit(C); };
  StringRef Digits;
  if (Rest.starts_with_insensitive("0f") ||
      Rest.starts_with_insensitive("0d") ||
      Rest.starts_with_insensitive("0x")) {
    Digits = Take(2, Hex);
    Digits.getAsInteger(16, Current.Value);
  } else if (size_t End = Rest.find_first_not_of("0123456789");
             End != StringRef::npos && Rest[End] == '.') {
    size_t Length = End + 1;
    while (Length < Rest.size() &&
           (isDigit(Rest[Length]) || toLower(Rest[Length]) == 'e' ||
            (StringRef("+-").contains(Rest[Length]) &&
             toLower(Rest[Length - 1]) == 'e')))
      ++Length;
    Current.Text = Rest.take_front(Length);
    Rest = Rest.drop_front(Length);
    double D = std::strtod(Current.Text.str().c_str(), nullptr);
    std::memcpy(&Current.Value, &D, sizeof D);
    Current.IsReal = true;
  } else {
    Digits = Take(0, Digit);
    bool Octal = Digits.size() > 1 && Digits[0] == '0';
    Digits.getAsInteger(Octal ? 8 : 10, Current.Value);
  }
  if (Rest.starts_with("U"))
    Rest = Rest.drop_front();
}

} // namespace opennvvm::ptxmachine
