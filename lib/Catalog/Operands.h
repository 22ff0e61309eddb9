//===- Operands.h - What operands instructions take -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CATALOG_OPERANDS_H
#define OPENNVVM_LIB_CATALOG_OPERANDS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace opennvvm {

/// What may be written in one place, as catalog/Operands.td has it.
enum class OperandKind : uint8_t {
#define OPERAND_KIND(Name, ...) Name,
#include "opennvvm/Catalog/Operands.inc"
#undef OPERAND_KIND
};

/// What an operand of a kind has to be.
struct OperandNeeds {
  uint8_t Times; ///< Its width in widths of the instruction's type; or 0.
  uint8_t Bits;  ///< Its width where Times is 0; 0 for any.
  bool IsWritten;
  bool MayBeWider; ///< Than the type.
  bool IsMemory;
  bool MayBeVector;
  bool HasElements; ///< A vector has elements of the type, not parts of it.
  bool MayBePair;   ///< "p|q", with a predicate.
};

/// The operands of an instruction.
struct OperandRow {
  llvm::StringLiteral Start; ///< What its mnemonic begins with.
  uint16_t First;
  uint8_t Count;
  uint8_t Least;  ///< Those behind may be left out.
  bool TakesMore; ///< Any others may follow.
};

/// A modifier that adds an operand.
struct OperandModifier {
  llvm::StringLiteral Start; ///< What the mnemonic begins with.
  llvm::StringLiteral Word;
  OperandKind Kind;
  bool MayBeLeftOut;
};

/// What \p Kind asks for.
const OperandNeeds &needsOf(OperandKind Kind);

/// The row of \p Mnemonic; null when its operands do not follow from it.
const OperandRow *findOperands(llvm::StringRef Mnemonic);

/// The operands of \p Row, in their order.
llvm::ArrayRef<OperandKind> kindsOf(const OperandRow &Row);

/// The modifiers that add operands, in the order of these.
llvm::ArrayRef<OperandModifier> operandModifiers();

} // namespace opennvvm

#endif // OPENNVVM_LIB_CATALOG_OPERANDS_H
