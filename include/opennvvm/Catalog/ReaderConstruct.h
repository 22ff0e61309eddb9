//===- ReaderConstruct.h - What libNVVM's readers do not know ---*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_CATALOG_READERCONSTRUCT_H
#define OPENNVVM_CATALOG_READERCONSTRUCT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace opennvvm {

/// One row of catalog/Readers.td: something that newer IR may hold, and the
/// LLVM version of the oldest of libNVVM's readers that takes it.
struct ReaderConstruct {
  llvm::StringLiteral Spelling; ///< Tokens of the text.
  llvm::StringLiteral What;     ///< What a person calls it.
  uint8_t Text, Bitcode;        ///< Oldest reader, of either form.
  llvm::StringLiteral Remedy;
};

/// All rows, ordered by spelling.
llvm::ArrayRef<ReaderConstruct> readerConstructs();

} // namespace opennvvm

#endif // OPENNVVM_CATALOG_READERCONSTRUCT_H
