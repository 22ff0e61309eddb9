//===- Calls.h - Calls in text that is being written ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LSP_CALLS_H
#define OPENNVVM_LIB_LSP_CALLS_H

#include "Catalog/InternalIntrinsic.h"
#include "Document.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace opennvvm::editor {

/// A call, or the header of a function, whose parentheses are open.
struct OpenCall {
  Span Callee;           ///< The name, with its sigil.
  unsigned Argument = 0; ///< The one that is being written, from 0.
};

/// The innermost open call around the byte at \p Offset; none if there is none
/// nearby.
std::optional<OpenCall> openCallAt(const Document &Doc, size_t Offset);

/// A call on one line.
struct CallText {
  Span Callee;                         ///< The name, with its sigil.
  llvm::SmallVector<Span, 8> Operands; ///< Without blanks around them.
};

/// The calls of named functions on the line from \p Line.Begin to \p Line.End.
std::vector<CallText> callsOnLine(llvm::StringRef Text, Span Line);

/// The parts of \p Text between the commas outside of brackets, without blanks
/// around them.
llvm::SmallVector<llvm::StringRef, 8> splitList(llvm::StringRef Text);

/// "i32 (i32, ptr)" apart: the result and the types of the operands.
std::pair<llvm::StringRef, llvm::SmallVector<llvm::StringRef, 8>>
splitSignature(llvm::StringRef Signature);

/// The parameters of the function that \p S declares or defines, as written.
llvm::SmallVector<llvm::StringRef, 8> parametersOf(const Index &I,
                                                   const Statement &S);

/// The row of intrinsic \p Name that LLVM does not know; null if it has none.
/// Of two that share the name, the one whose encoded operands are integers in
/// \p Operands, operands or their types.
const InternalIntrinsic *findInternal(llvm::StringRef Name,
                                      llvm::ArrayRef<llvm::StringRef> Operands);

/// The statement that declares or defines what \p Callee, a name in the text,
/// is; null if there is none.
const Statement *statementOf(const Document &Doc, Span Callee);

} // namespace opennvvm::editor

#endif // OPENNVVM_LIB_LSP_CALLS_H
