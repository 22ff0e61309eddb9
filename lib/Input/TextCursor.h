//===- TextCursor.h - A cursor over assembly text ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INPUT_TEXTCURSOR_H
#define OPENNVVM_LIB_INPUT_TEXTCURSOR_H

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include <algorithm>

namespace opennvvm {

/// A cursor over assembly text that handles comments and strings.
class TextCursor {
public:
  TextCursor(llvm::StringRef Text, size_t At = 0) : Text(Text), At(At) {}

  bool atEnd() const { return At >= Text.size(); }
  size_t offset() const { return At; }
  char peek() const { return atEnd() ? '\0' : Text[At]; }
  void skip(size_t N = 1) { At = std::min(At + N, Text.size()); }

  /// Advances to the next '"', ';', '!' or '@'.
  void findInteresting() {
    At = std::min(Text.find_first_of("\";!@", At), Text.size());
  }
  void skipComment() { At = std::min(Text.find('\n', At), Text.size()); }

  /// The characters of the string that starts here; advances past its end.
  llvm::StringRef string() {
    size_t End = std::min(Text.find('"', At + 1), Text.size());
    llvm::StringRef Body = Text.slice(At + 1, End);
    At = std::min(End + 1, Text.size());
    return Body;
  }

  void skipBlanks() {
    while (!atEnd())
      if (llvm::isSpace(peek()))
        skip();
      else if (peek() == ';')
        skipComment();
      else
        return;
  }

  bool consume(char C) {
    skipBlanks();
    if (peek() != C)
      return false;
    skip();
    return true;
  }

  /// The quoted or bare name, or the number, at this position.
  llvm::StringRef name() {
    if (peek() == '"')
      return string();
    size_t Start = At;
    while (!atEnd() && isNameChar(peek()))
      skip();
    return Text.slice(Start, At);
  }

private:
  static bool isNameChar(char C) {
    return llvm::isAlnum(C) || C == '-' || C == '$' || C == '.' || C == '_';
  }

  llvm::StringRef Text;
  size_t At;
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_TEXTCURSOR_H
