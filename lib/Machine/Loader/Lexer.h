//===- Lexer.h - Tokens of PTX ----------------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_LOADER_LEXER_H
#define OPENNVVM_LIB_MACHINE_LOADER_LEXER_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace opennvvm::ptxmachine {

struct Token {
  enum KindTy : uint8_t { Word, Number, String, Punctuation, End } Kind = End;
  llvm::StringRef Text;
  uint64_t Value = 0; ///< Of a number: its bits.
  uint32_t Line = 0;
  bool IsReal = false; ///< A decimal number with a point: bits of a double.

  bool is(llvm::StringRef S) const { return Kind != String && Text == S; }
};

/// Words consist of letters, digits, "_", "$", "%", "." and "::"; those that
/// begin with "." have no other one, so that ".reg.b32" is two words. A sign is
/// punctuation.
class Lexer {
public:
  explicit Lexer(llvm::StringRef Text);

  const Token &peek() const { return Current; }
  Token next();
  /// Consumes the current token if it is \p S.
  bool accept(llvm::StringRef S);
  /// Skips the rest of the current line.
  void skipLine();

private:
  void scan();
  void scanNumber();
  void skipBlanks();

  llvm::StringRef Rest;
  uint32_t Line = 1;
  Token Current;
};

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_LOADER_LEXER_H
