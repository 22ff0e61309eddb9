//===- ParseLines.cpp - Where the code is from ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Loader/Parser.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

/// .file number "name" [, timestamp, size]
void Parser::sourceFile() {
  uint32_t Line = Lex.next().Line;
  auto Number = uint32_t(integer());
  Token Name = Lex.next();
  if (Name.Kind != Token::String)
    return fail("a .file without a name");
  // Numbers are small; a large one must not cost memory.
  if (Number < 65536) {
    if (P->Files.size() <= Number)
      P->Files.resize(Number + 1);
    P->Files[Number] = Name.Text.drop_front().drop_back().str();
  }
  while (Lex.peek().Kind != Token::End && Lex.peek().Line == Line)
    Lex.next();
}

/// .loc file line column [, function_name label [+ n], inlined_at file line
/// column]
void Parser::sourceLocation() {
  LineOrigin O;
  O.Line = Lex.next().Line;
  O.File = uint32_t(integer());
  O.SourceLine = uint32_t(integer());
  O.Column = uint32_t(integer());
  while (!failed() && Lex.accept(",")) {
    if (Lex.accept("function_name")) {
      O.FunctionLabel = Lex.next().Text.str();
      if (Lex.accept("+"))
        O.FunctionLabel += "+" + std::to_string(integer());
    } else if (Lex.accept("inlined_at")) {
      O.AtFile = uint32_t(integer());
      O.AtLine = uint32_t(integer());
      O.AtColumn = uint32_t(integer());
    }
  }
  // Other words, such as is_stmt, say nothing here.
  while (Lex.peek().Kind != Token::End && Lex.peek().Line == O.Line)
    Lex.next();
  P->Origins.push_back(std::move(O));
}

/// What follows a function has no origin until the next .loc.
void Parser::endOfLocations() {
  if (P->Origins.empty() || !P->Origins.back().File)
    return;
  LineOrigin None;
  None.Line = Lex.peek().Line;
  P->Origins.push_back(None);
}

/// { [label:] .b8 byte [, byte]… }
void Parser::debugStrings() {
  expect("{");
  std::string Label, Text;
  // Strings that follow another under its label are label+offset.
  uint64_t Offset = 0, Begin = 0;
  auto AddByte = [&](uint64_t Byte) {
    ++Offset;
    if (Byte) {
      Text += char(Byte);
      return;
    }
    P->DebugStrings[Begin ? Label + "+" + std::to_string(Begin) : Label] = Text;
    Text.clear();
    Begin = Offset;
  };
  while (!failed() && Lex.peek().Kind != Token::End && !Lex.accept("}")) {
    Token T = Lex.next();
    if (T.Kind == Token::Number) {
      AddByte(T.Value);
    } else if (T.Kind == Token::Word && Lex.accept(":")) {
      Label = T.Text.str();
      Offset = Begin = 0;
    }
  }
}

} // namespace opennvvm::ptxmachine
