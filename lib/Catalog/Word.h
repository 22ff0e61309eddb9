//===- Word.h - Encoded operands of intrinsics ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the fields of an intrinsic's constant operands, and makes operands from
// fields. What the fields are is in the row of the intrinsic; only what each
// field may hold by itself is judged here, not fields and operands together.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CATALOG_WORD_H
#define OPENNVVM_LIB_CATALOG_WORD_H

#include "Catalog/InternalIntrinsic.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"
#include <string>

namespace opennvvm {

/// A constant operand and its fields.
struct WordLayout {
  unsigned Arg;
  unsigned Width;       ///< Of its type, in bits.
  llvm::StringRef Name; ///< "word", "mode"; may be empty.
  /// By place; each has other bits. An operand without fields is one field.
  llvm::SmallVector<InternalField, 8> Fields;
};

/// The layout of each constant operand of \p Row, in the order of operands.
llvm::SmallVector<WordLayout, 2> wordLayoutsOf(const InternalIntrinsic &Row);

/// What a field of a word holds.
struct FieldReading {
  const InternalField *Field; ///< In the layout that was given.
  uint64_t Value;
  llvm::StringRef Meaning; ///< The name of the value; may be empty.
  Rule Documented;         ///< What it breaks in profile nvvm, or Unreported.
  Rule Measured;           ///< What it breaks in profile libnvvm.
  unsigned Lowest;         ///< SMInfo::Number that profile nvvm requires, or 0.
  Rule Older;              ///< Reported there on machines below it.
};

/// The fields of \p Word, an operand of \p Row with \p Layout.
llvm::SmallVector<FieldReading, 8>
readWord(const InternalIntrinsic &Row, const WordLayout &Layout, uint64_t Word);

/// The fields of \p Word with a name for their value, and what is not zero:
/// "rounding rn, unsigned destination yes".
std::string describeWord(const InternalIntrinsic &Row, const WordLayout &Layout,
                         uint64_t Word);

/// "9" or "26:25".
std::string bitsOf(const InternalField &Field);

/// The number that \p Text spells, in decimal, which may be negative, or in
/// hexadecimal with 0x. Fails if it does not fit in \p Width bits.
llvm::Expected<uint64_t> parseWord(llvm::StringRef Text, unsigned Width);

/// The words of \p Layouts, the constant operands of \p Row, one each.
/// \param Assignments "FIELD=VALUE": a field is called by its name or its bits,
/// and a value by its name or its number; '-' and '_' may stand for spaces, and
/// case is ignored. Fields that are not named are 0, or if that is not legal,
/// the lowest legal value.
/// Fails if a field or a value is not known, not legal, or given twice.
llvm::Expected<llvm::SmallVector<uint64_t, 2>>
makeWords(const InternalIntrinsic &Row, llvm::ArrayRef<WordLayout> Layouts,
          llvm::ArrayRef<std::string> Assignments);

} // namespace opennvvm

#endif // OPENNVVM_LIB_CATALOG_WORD_H
