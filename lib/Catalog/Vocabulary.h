//===- Vocabulary.h - What a module can say of itself -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CATALOG_VOCABULARY_H
#define OPENNVVM_LIB_CATALOG_VOCABULARY_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace opennvvm {

/// The classes of catalog/Vocabulary.td.
enum class TermKind : uint8_t {
  AnnotationKey,
  FunctionAttribute,
  ParameterAttribute,
  NamedMetadata,
  ModuleFlag,
  Attachment,
  AddressSpaceTerm,
  InstructionTerm,
  Keyword
};

/// A word that a module can use, from catalog/Vocabulary.td.
struct Term {
  TermKind Kind;
  llvm::StringLiteral Name;
  llvm::StringLiteral Value;     ///< What follows it; <…> is to be filled in.
  llvm::StringLiteral Meaning;   ///< A sentence without its subject.
  llvm::StringLiteral Attribute; ///< With the meaning of an annotation.
};

/// All terms; those of a kind stand together.
llvm::ArrayRef<Term> vocabulary();

/// The term \p Name of \p Kind; null if there is none.
const Term *findTerm(TermKind Kind, llvm::StringRef Name);

} // namespace opennvvm

#endif // OPENNVVM_LIB_CATALOG_VOCABULARY_H
