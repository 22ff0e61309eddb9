//===- Completion.h - What can be written here ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LSP_COMPLETION_H
#define OPENNVVM_LIB_LSP_COMPLETION_H

#include "Document.h"
#include "llvm/Support/JSON.h"

namespace opennvvm::editor {

/// What the word that ends at the byte at \p Offset can become: names of the
/// module, intrinsics with their operands, attributes, words of metadata,
/// instructions, and options in a comment "; nvvmc:".
/// \param HasSnippets whether the client lets people fill in operands.
llvm::json::Value completionsAt(const Document &Doc, size_t Offset,
                                bool HasSnippets);

} // namespace opennvvm::editor

#endif // OPENNVVM_LIB_LSP_COMPLETION_H
