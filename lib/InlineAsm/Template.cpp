//===- Template.cpp - LLVM's templates of assembly text -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InlineAsm/Template.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace opennvvm {

bool AsmTemplate::fail(AsmPiece &Piece, StringRef Why) {
  Piece.Kind = AsmPiece::Malformed;
  Piece.Body = Why;
  Rest = StringRef();
  return true;
}

/// After "${".
bool AsmTemplate::readBraced(AsmPiece &Piece) {
  if (Rest.consume_front(":")) {
    size_t Close = Rest.find('}');
    if (Close == StringRef::npos)
      return fail(Piece, "unterminated ${ in the text");
    Piece.Kind = AsmPiece::Special;
    Piece.Body = Rest.take_front(Close);
    Rest = Rest.drop_front(Close + 1);
    return true;
  }
  if (Rest.consumeInteger(10, Piece.Number))
    return fail(Piece, "bad operand number after ${ in the text");
  if (Rest.consume_front(":")) {
    if (Rest.empty() || Rest.front() == '}')
      return fail(Piece, "no modifier after ${0: in the text");
    Piece.Modifier = Rest.front();
    Rest = Rest.drop_front();
  }
  if (!Rest.consume_front("}"))
    return fail(Piece, "unterminated ${ in the text");
  Piece.Kind = AsmPiece::Operand;
  return true;
}

/// After "$". \returns false if it prints nothing.
bool AsmTemplate::readDollar(AsmPiece &Piece) {
  Piece = AsmPiece();
  auto Character = [&](StringRef C) {
    Piece.Body = C;
    return true;
  };
  if (Rest.consume_front("$"))
    return Character("$");
  if (Rest.consume_front("(")) {
    if (Alternative >= 0)
      return fail(Piece, "alternatives inside alternatives in the text");
    Alternative = 0;
    return false;
  }
  // Outside of alternatives, these print GCC's "|" and "}".
  if (Rest.consume_front("|")) {
    if (Alternative < 0)
      return Character("|");
    ++Alternative;
    return false;
  }
  if (Rest.consume_front(")")) {
    if (Alternative < 0)
      return Character("}");
    Alternative = -1;
    return false;
  }
  if (Rest.consume_front("{"))
    return readBraced(Piece);
  if (Rest.consumeInteger(10, Piece.Number))
    return fail(Piece, "bad operand number after $ in the text");
  Piece.Kind = AsmPiece::Operand;
  return true;
}

bool AsmTemplate::next(AsmPiece &Piece) {
  while (!Rest.empty()) {
    bool IsPiece;
    size_t Offset = Size - Rest.size();
    if (Rest.consume_front("$")) {
      IsPiece = readDollar(Piece);
    } else {
      size_t Dollar = Rest.find('$');
      Piece = {AsmPiece::Text, Rest.take_front(Dollar)};
      Rest = Rest.substr(Piece.Body.size());
      IsPiece = true;
    }
    Piece.Offset = Offset;
    if (IsPiece && (Alternative <= 0 || Piece.Kind == AsmPiece::Malformed))
      return true;
  }
  return false;
}

std::string
plainText(StringRef Template,
          function_ref<bool(const AsmPiece &, std::string &)> PrintOperand) {
  std::string Out;
  AsmTemplate Reader(Template);
  for (AsmPiece Piece; Reader.next(Piece);) {
    switch (Piece.Kind) {
    case AsmPiece::Text:
      Out += Piece.Body;
      break;
    case AsmPiece::Operand:
      if (!PrintOperand || !PrintOperand(Piece, Out))
        Out += OperandMark;
      break;
    case AsmPiece::Special:
      Out += Piece.Body == "comment"   ? "//"
             : Piece.Body == "private" ? "$L__"
                                       : "0";
      break;
    case AsmPiece::Malformed:
      return Out;
    }
  }
  return Out;
}

} // namespace opennvvm
