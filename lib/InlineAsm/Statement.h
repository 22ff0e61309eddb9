//===- Statement.h - Statements of PTX in text ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the instructions and directives of PTX text, as far as necessary to
// identify them: comments, labels, guard predicates, braces and operands are
// distinguished as in ptxas. The text may contain any bytes; nothing is
// rejected.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INLINEASM_STATEMENT_H
#define OPENNVVM_LIB_INLINEASM_STATEMENT_H

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

namespace opennvvm {

struct PTXToken {
  enum KindTy {
    End,
    Name,     ///< "ld", "%tid", "$L_1", a word with OperandMark in it.
    Modifier, ///< ".u32", ".L2::128B", including its dot.
    Number,   ///< "12", "0x1F", "0f3F800000", "1.0e5".
    String,   ///< Including its quotes.
    Sign      ///< Any other character.
  };
  KindTy Kind = End;
  llvm::StringRef Text;

  bool isSign(char C) const { return Kind == Sign && Text[0] == C; }
};

/// Reads tokens; comments and blanks are skipped.
class PTXLexer {
public:
  explicit PTXLexer(llvm::StringRef Text) : Rest(Text) { advance(); }

  const PTXToken &current() const { return Token; }
  /// Advances to the next token.
  void advance();
  /// Whether the next token is a ':', possibly after blanks and comments.
  bool isBeforeColon() const;
  /// Advances to the first token of the next line.
  void skipLine();

private:
  static llvm::StringRef skipBlanks(llvm::StringRef Text);

  llvm::StringRef Rest;
  PTXToken Token;
};

/// One instruction or directive. Its contents are valid until the next one is
/// read.
struct PTXStatement {
  /// The instruction with its modifiers, "ld.global.u32", or the directive with
  /// the words before its operands, ".reg.b32", without anything between them.
  llvm::SmallString<64> Mnemonic;
  /// Whether it is predicated.
  bool IsGuarded = false;
  /// Its operands, its guard, and the signs between them.
  llvm::SmallVector<PTXToken, 16> Operands;

  bool isDirective() const { return Mnemonic.str().starts_with("."); }
};

/// Reads statements one after the other, including those in braces.
class PTXReader {
public:
  explicit PTXReader(llvm::StringRef Text) : Lexer(Text) {}

  /// Reads the next statement; \returns null at the end. A label alone is not a
  /// statement.
  const PTXStatement *next();

private:
  void skipLabels();
  void readOperands();

  PTXLexer Lexer;
  PTXStatement Statement;
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_INLINEASM_STATEMENT_H
