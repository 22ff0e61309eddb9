//===- SemanticTokens.h - What the words of a text are ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LSP_SEMANTICTOKENS_H
#define OPENNVVM_LIB_LSP_SEMANTICTOKENS_H

#include "Document.h"
#include "llvm/Support/JSON.h"

namespace opennvvm::editor {

/// The server's capability: the names of the kinds and modifiers by whose
/// numbers semanticTokens() refers to them.
llvm::json::Value semanticTokensCapability();

/// What the words on the lines of \p Where are: what a name stands for, whether
/// it is defined there, and which word is an instruction, a type, an attribute.
llvm::json::Value semanticTokens(const Document &Doc,
                                 const llvm::lsp::Range &Where);

} // namespace opennvvm::editor

#endif // OPENNVVM_LIB_LSP_SEMANTICTOKENS_H
