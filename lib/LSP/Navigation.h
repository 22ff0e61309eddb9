//===- Navigation.h - From names to where they are --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LSP_NAVIGATION_H
#define OPENNVVM_LIB_LSP_NAVIGATION_H

#include "Document.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/LSP/Protocol.h"
#include <string>

namespace opennvvm::editor {

/// The parameters of textDocument/rename.
struct RenameParams : llvm::lsp::TextDocumentPositionParams {
  std::string newName; // NOLINT: the protocol's name
};
bool fromJSON(const llvm::json::Value &From, RenameParams &To,
              llvm::json::Path Where);

// Each is about the name at the byte at \p Offset, and gives what the protocol
// wants in the answer: null if there is no name.

/// Where it is defined.
llvm::json::Value definitionAt(const Document &Doc, size_t Offset);
/// Where it is used, with its definition if that \p IsWanted.
llvm::json::Value referencesAt(const Document &Doc, size_t Offset,
                               bool DefinitionIsWanted);
/// All of these, to be highlighted.
llvm::json::Value highlightsAt(const Document &Doc, size_t Offset);
/// What renaming would replace.
llvm::json::Value renameRangeAt(const Document &Doc, size_t Offset);
/// The edits that call it \p NewName, which may have a sigil or quotes.
/// \returns an error if it cannot be called so.
llvm::Expected<llvm::json::Value> renameAt(const Document &Doc, size_t Offset,
                                           llvm::StringRef NewName);

} // namespace opennvvm::editor

#endif // OPENNVVM_LIB_LSP_NAVIGATION_H
