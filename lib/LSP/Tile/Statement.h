//===- Statement.h - The statement that is being written ------ -*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LSP_TILE_STATEMENT_H
#define OPENNVVM_LIB_LSP_TILE_STATEMENT_H

#include "Operations.h"
#include <optional>

namespace mlir::nv_tileas::lsp {

/// A statement of the dialect in a text that need not parse.
struct Statement {
  const OperationInfo *Op;
  llvm::StringRef Written; ///< What follows the name, up to the cursor.

  /// What of \p Written is in an attribute dictionary that is open, if any.
  std::optional<llvm::StringRef> openDictionary() const;
};

/// The statement around the byte at \p Offset, by the lines before it.
std::optional<Statement> statementAt(llvm::StringRef Text, size_t Offset);

} // namespace mlir::nv_tileas::lsp

#endif // OPENNVVM_LIB_LSP_TILE_STATEMENT_H
