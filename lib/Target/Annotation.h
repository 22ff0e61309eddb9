//===- Annotation.h - Keys of !nvvm.annotations -----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tables of catalog/Annotations.td. Code asks for what an annotation says,
// never for the spelling of a key.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TARGET_ANNOTATION_H
#define OPENNVVM_LIB_TARGET_ANNOTATION_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace opennvvm {

/// The named metadata that lists annotations.
inline constexpr llvm::StringLiteral AnnotationsName = "nvvm.annotations";

/// What an annotation says: one per Annotation of catalog/Annotations.td.
enum class Annotation : uint8_t {
#define OPENNVVM_ANNOTATION(Name, Attribute) Name,
#include "opennvvm/Catalog/Annotations.inc"
  Unknown ///< The key has no row.
};

/// A key of annotations.
struct AnnotationKey {
  llvm::StringLiteral Name;
  Annotation Says;
  uint8_t Dimension; ///< Which of several numbers it gives.
  bool ReadByLLVM;   ///< LLVM's readers turn it into attributes.
  bool IsList;       ///< Its value is a node of integers.
};

/// All keys.
llvm::ArrayRef<AnnotationKey> annotationKeys();

/// The row of \p Key; null if there is none.
const AnnotationKey *findAnnotationKey(llvm::StringRef Key);

/// The string attribute that means the same as \p A; empty if there is none.
llvm::StringRef attributeOf(Annotation A);

} // namespace opennvvm

#endif // OPENNVVM_LIB_TARGET_ANNOTATION_H
