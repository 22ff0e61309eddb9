//===- Rename.h - Another name for what a document names --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LSP_TILE_RENAME_H
#define OPENNVVM_LIB_LSP_TILE_RENAME_H

#include "Document.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

namespace mlir::nv_tileas::lsp {

/// The parameters of textDocument/rename.
struct RenameParams : llvm::lsp::TextDocumentPositionParams {
  std::string newName; // NOLINT: the protocol's name
};
bool fromJSON(const llvm::json::Value &From, RenameParams &To,
              llvm::json::Path Where);

/// The name at the byte at \p Offset that renaming would replace, without its
/// sigil; none if it cannot be renamed.
std::optional<llvm::lsp::Range> renameRangeAt(const Document &D, size_t Offset);

/// The edits that call it \p NewName, which may have the sigil or quotes.
/// \returns an error if it cannot be called so, or if there is no name.
llvm::Expected<llvm::json::Value> renameAt(const Document &D, size_t Offset,
                                           llvm::StringRef NewName);

} // namespace mlir::nv_tileas::lsp

#endif // OPENNVVM_LIB_LSP_TILE_RENAME_H
