//===- Completion.h - What can be written at a place ---------- -*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LSP_TILE_COMPLETION_H
#define OPENNVVM_LIB_LSP_TILE_COMPLETION_H

#include "Document.h"

namespace mlir::nv_tileas::lsp {

/// What MLIR's parser would take at the byte at \p Offset: operations, values
/// of the right type first, blocks, attributes, types; inside of an attribute
/// dictionary of an operation of nv_tileas, the names of its attributes.
llvm::lsp::CompletionList completionsAt(const Document &D, size_t Offset);

} // namespace mlir::nv_tileas::lsp

#endif // OPENNVVM_LIB_LSP_TILE_COMPLETION_H
