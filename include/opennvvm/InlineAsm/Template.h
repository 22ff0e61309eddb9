//===- Template.h - LLVM's templates of assembly text -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The string of an asm expression is a template: "$0" and "${0:c}" are
// operands, "${:uid}" is a string that the code generator knows, "$$" is a
// dollar, and of "$(one$|other$)" a target prints one, PTX the first. This
// file reads such strings as LLVM's AsmPrinter does.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_INLINEASM_TEMPLATE_H
#define OPENNVVM_INLINEASM_TEMPLATE_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace opennvvm {

/// One piece of a template.
struct AsmPiece {
  enum KindTy {
    Text,     ///< Printed as it is.
    Operand,  ///< "$2", "${2:c}".
    Special,  ///< "${:uid}".
    Malformed ///< LLVM refuses it; nothing follows.
  };
  KindTy Kind = Text;
  /// What is printed, the name of the special string, or what is wrong.
  llvm::StringRef Body;
  unsigned Number = 0; ///< Of the operand.
  char Modifier = 0;   ///< The letter after the colon, 0 without one.
};

/// Reads a template from its beginning to its end.
class AsmTemplate {
public:
  explicit AsmTemplate(llvm::StringRef Template) : Rest(Template) {}

  /// Reads the next piece into \p Piece; \returns false where there is none.
  /// Pieces of the alternatives that PTX does not print are left out.
  bool next(AsmPiece &Piece);

private:
  bool readDollar(AsmPiece &Piece);
  bool readBraced(AsmPiece &Piece);
  bool fail(AsmPiece &Piece, llvm::StringRef Why);

  llvm::StringRef Rest;
  int Alternative = -1; ///< The one we are in, from 0; -1 outside of all.
};

/// Stands in plainText() for an operand: no character of PTX.
constexpr char OperandMark = '\1';
/// The same for an operand that is a predicate.
constexpr char PredicateMark = '\2';

/// The text of \p Template without what is LLVM's in it. \p PrintOperand adds
/// an operand's text and \returns false where it has none yet; such operands,
/// and all of them without \p PrintOperand, become OperandMark. What follows a
/// malformed piece is missing.
std::string
plainText(llvm::StringRef Template,
          llvm::function_ref<bool(const AsmPiece &, std::string &)>
              PrintOperand = nullptr);

} // namespace opennvvm

#endif // OPENNVVM_INLINEASM_TEMPLATE_H
