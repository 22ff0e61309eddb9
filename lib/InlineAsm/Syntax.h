//===- Syntax.h - Mistakes in the text of inline assembly -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds two kinds of mistakes in a text: those that ptxas rejects whatever the
// surroundings are, and those that other texts of the same function can
// correct. A second text may close a brace, for example, or declare a name.
// What is not understood does not count as a mistake.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INLINEASM_SYNTAX_H
#define OPENNVVM_LIB_INLINEASM_SYNTAX_H

#include "InlineAsm/Statement.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace opennvvm {

/// What an instruction is given for an operand.
struct AsmOperand {
  enum KindTy : uint8_t {
    Unknown, ///< May be anything.
    Register,
    Number,
    Memory, ///< In brackets.
    Vector, ///< In braces.
    Sink,   ///< _
    Pair    ///< "p|q".
  };
  KindTy Kind = Unknown;
  uint16_t Bits = 0;    ///< Of a register; 1 for a predicate, 0 if unknown.
  bool IsFloat = false; ///< A register that is declared as .f16 … .f64.
  /// A register that is declared as .u8 … .s64, or a decimal integer.
  bool IsInteger = false;
  uint16_t Count = 0; ///< Members of a vector.
  // Of those members of a vector whose kind is known; predicates aside.
  uint16_t LeastBits = 0, MostBits = 0;
  uint16_t Floats = 0;     ///< Registers that are declared as floats.
  bool HasInteger = false; ///< A register for integers, or a decimal integer.
  /// A vector with a number, or an address that is a number.
  bool HasNumber = false;
  llvm::StringRef Text; ///< Where it begins.
};

/// Something wrong in a text.
struct AsmMistake {
  enum KindTy : uint8_t {
    Syntax,     ///< Message says what.
    Unclosed,   ///< A '{'; another text may close it.
    Unopened,   ///< A '}'; another text may open it.
    Undeclared, ///< Name; another text may declare it.
    Operand,    ///< Message says what.
    Unknown     ///< Name, a word of the instruction Message, or its first.
  };
  KindTy Kind;
  unsigned Offset; ///< In the template.
  std::string Name, Message;
};

/// What a text does for the other texts of its function.
struct AsmSurroundings {
  /// Names and labels that it declares outside of braces; '<' follows those of
  /// ranges.
  llvm::SmallVector<std::string, 2> Declared;
  /// Labels within braces.
  llvm::SmallVector<std::string, 2> InnerLabels;
  /// Braces that it opens and does not close, less those that it closes only.
  int Balance = 0;
};

/// The constraint letter of each operand, 0 for those without a register.
using AsmLetters = llvm::ArrayRef<char>;

/// Reads \p Template, whose operands have \p Letters.
/// \param [out] Around what it does for other texts; may be null.
/// \returns its mistakes in their order; none after a malformed "$".
llvm::SmallVector<AsmMistake, 0>
findMistakes(llvm::StringRef Template, AsmLetters Letters,
             AsmSurroundings *Around = nullptr);

/// What is wrong with \p Operands of the instruction \p Mnemonic, "add.s32".
struct AsmMisfit {
  unsigned Operand; ///< The one at fault; the count if one is missing.
  std::string Message;
};
/// \returns true and fills \p Misfit if ptxas rejects the operands.
bool findMisfit(llvm::StringRef Mnemonic, llvm::ArrayRef<AsmOperand> Operands,
                AsmMisfit &Misfit);

/// Bits of \p Type, "b32" or "f64"; 1 for "pred", 0 if it is not one.
unsigned bitsOfPTXType(llvm::StringRef Type);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INLINEASM_SYNTAX_H
