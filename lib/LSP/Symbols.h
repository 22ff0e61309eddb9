//===- Symbols.h - The outline of a document --------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LSP_SYMBOLS_H
#define OPENNVVM_LIB_LSP_SYMBOLS_H

#include "Document.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/LSP/Protocol.h"
#include <string>
#include <vector>

namespace opennvvm::editor {

/// The functions with their blocks, the variables, types and named metadata of
/// \p Doc.
llvm::json::Value documentSymbols(const Document &Doc);

/// A name of a module, for a list of those of many.
struct NamedPlace {
  std::string Name; ///< Without its sigil.
  llvm::lsp::SymbolKind Kind;
  llvm::lsp::Range Where;
};

/// What \p Doc defines: functions, variables and types.
std::vector<NamedPlace> definedNames(const Document &Doc);

/// The bodies of functions and their blocks.
llvm::json::Value foldingRanges(const Document &Doc);

} // namespace opennvvm::editor

#endif // OPENNVVM_LIB_LSP_SYMBOLS_H
