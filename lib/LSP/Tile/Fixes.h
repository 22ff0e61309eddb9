//===- Fixes.h - Remedies of lints ---------------------------- -*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LSP_TILE_FIXES_H
#define OPENNVVM_LIB_LSP_TILE_FIXES_H

#include "Document.h"
#include "opennvvm/Catalog/TileLint.h"

namespace mlir::nv_tileas::lsp {

/// Edits of a document; none if a remedy cannot be applied.
using Edits = std::vector<llvm::lsp::TextEdit>;

/// What a remedy is given: the operation that a finding is about, and the
/// message.
struct FixSite {
  const Document &D;
  const Chunk &C;
  const AsmParserState::OperationDefinition &Def;
  llvm::StringRef Message;

  /// The text of \p S in the document.
  llvm::StringRef textOf(Span S) const {
    return D.text().str().slice(S.Begin, S.End);
  }
};

/// Each TileFixBuilder of catalog/TileLints.td is a function.
#define OPENNVVM_TILE_FIX(Enum, Function, Does)                                \
  Edits Function(const FixSite &F);
#include "opennvvm/Catalog/TileLintFixes.inc"

/// What an editor offers for the findings of \p D in \p Where: remedies of
/// lints, and for tests, comments that expect a finding.
std::vector<llvm::lsp::CodeAction> codeActions(const Document &D,
                                               llvm::lsp::Range Where);

} // namespace mlir::nv_tileas::lsp

#endif // OPENNVVM_LIB_LSP_TILE_FIXES_H
