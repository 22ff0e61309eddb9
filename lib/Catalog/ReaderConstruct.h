//===- ReaderConstruct.h - What libNVVM's readers do not know ---*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CATALOG_READERCONSTRUCT_H
#define OPENNVVM_LIB_CATALOG_READERCONSTRUCT_H

#include "Catalog/Reader.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace opennvvm {

/// What a text edit makes of a construct so that an older reader accepts it.
enum class ReaderMend : uint8_t {
  None,
  RemoveWord,  ///< Goes with the parentheses behind it.
  RemoveFlag,  ///< Its last token goes.
  RemoveField, ///< Goes with its value and a comma.
  AddSize,     ///< A size that is not known precedes the operand.
  WriteOlder,  ///< With becomes its last token.
};

inline constexpr uint8_t NoRelease = 255;

/// One row of catalog/Readers.td: something that newer IR may contain, and the
/// version of LLVM that has it.
struct ReaderConstruct {
  llvm::StringLiteral Spelling; ///< Tokens in the text.
  llvm::StringLiteral What;     ///< Its name in messages.
  /// The version of LLVM that reads each form; bitcode, as LLVM 22 writes it.
  uint8_t Text, Bitcode;
  /// The index of the first release of libNVVM whose reader for newer machines
  /// reads it, if that does not follow from the version; otherwise NoRelease.
  uint8_t Release;
  llvm::StringLiteral Remedy;
  ReaderMend Mend;
  llvm::StringLiteral With; ///< For ReaderMend::WriteOlder.
};

/// Whether \p Reader lacks \p C in text, or else in bitcode.
bool lacks(const ReaderInfo &Reader, const ReaderConstruct &C, bool InText);

/// All rows, sorted by spelling.
llvm::ArrayRef<ReaderConstruct> readerConstructs();

} // namespace opennvvm

#endif // OPENNVVM_LIB_CATALOG_READERCONSTRUCT_H
