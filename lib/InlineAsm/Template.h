//===- Template.h - LLVM's templates of assembly text -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The string of an asm expression is a template: "$0" and "${0:c}" are
// operands, "${:uid}" is a string that the code generator provides, "$$" is a
// dollar sign, and of "$(one$|other$)" each target prints one alternative, PTX
// the first. This file reads such strings in the same way as LLVM's AsmPrinter.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INLINEASM_TEMPLATE_H
#define OPENNVVM_LIB_INLINEASM_TEMPLATE_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace opennvvm {

/// One piece of a template.
struct AsmPiece {
  enum KindTy {
    Text,     ///< Printed unchanged.
    Operand,  ///< "$2", "${2:c}".
    Special,  ///< "${:uid}".
    Malformed ///< LLVM rejects it; nothing follows.
  };
  KindTy Kind = Text;
  /// The text to print, the name of the special string, or the error.
  llvm::StringRef Body;
  unsigned Number = 0; ///< Of the operand.
  char Modifier = 0;   ///< The letter after the colon; 0 if there is none.
  size_t Offset = 0;   ///< Where the piece begins in the template.
};

/// Reads a template from beginning to end.
class AsmTemplate {
public:
  explicit AsmTemplate(llvm::StringRef Template)
      : Rest(Template), Size(Template.size()) {}

  /// Reads the next piece into \p Piece; \returns false if there is none.
  /// Pieces of alternatives that PTX does not print are skipped.
  bool next(AsmPiece &Piece);

private:
  bool readDollar(AsmPiece &Piece);
  bool readBraced(AsmPiece &Piece);
  bool fail(AsmPiece &Piece, llvm::StringRef Why);

  llvm::StringRef Rest;
  size_t Size;          ///< Of the whole template.
  int Alternative = -1; ///< The current one, from 0; -1 outside of all.
};

/// Marks an operand in plainText(); not a character of PTX.
constexpr char OperandMark = '\1';
/// The same for an operand that is a predicate.
constexpr char PredicateMark = '\2';

/// The text of \p Template without LLVM's syntax. \p PrintOperand appends an
/// operand's text and \returns false if it has none yet; such operands, and all
/// operands if there is no \p PrintOperand, become OperandMark. Anything after
/// a malformed piece is dropped.
std::string plainText(llvm::StringRef Template,
                      llvm::function_ref<bool(const AsmPiece &, std::string &)>
                          PrintOperand = nullptr);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INLINEASM_TEMPLATE_H
