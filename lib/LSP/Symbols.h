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

namespace opennvvm::editor {

/// The functions with their blocks, the variables, types and named metadata of
/// \p Doc.
llvm::json::Value documentSymbols(const Document &Doc);

/// The bodies of functions and their blocks.
llvm::json::Value foldingRanges(const Document &Doc);

} // namespace opennvvm::editor

#endif // OPENNVVM_LIB_LSP_SYMBOLS_H
