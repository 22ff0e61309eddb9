//===- Elements.h - Types of values and of elements -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_RUN_ELEMENTS_H
#define OPENNVVM_LIB_RUN_ELEMENTS_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <vector>

namespace opennvvm::run {

enum class ElementKind : uint8_t { Signed, Unsigned, Float };

/// A type of values: "i32", "f16".
struct ElementType {
  llvm::StringLiteral Name;
  ElementKind Kind;
  unsigned Bytes;
  llvm::StringLiteral Npy; ///< How .npy files call it.
};

/// The type called \p Name; null if there is none.
const ElementType *findElement(llvm::StringRef Name);

/// "i8, u8, i16 …"
std::string elementNames();

/// The bytes of \p Text as a value of \p Type: a decimal or hexadecimal number,
/// and for floats also what strtod() reads.
llvm::Expected<std::vector<uint8_t>> parseValue(const ElementType &Type,
                                                llvm::StringRef Text);

/// A type with a shape: "f32[64,32]". Without brackets, it is one element.
struct ArrayType {
  const ElementType *Element = nullptr;
  llvm::SmallVector<uint64_t, 4> Shape;
  uint64_t bytes() const;
};
llvm::Expected<ArrayType> parseArrayType(llvm::StringRef Text);

} // namespace opennvvm::run

#endif // OPENNVVM_LIB_RUN_ELEMENTS_H
