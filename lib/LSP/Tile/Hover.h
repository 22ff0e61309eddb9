//===- Hover.h - What an editor shows of what the cursor is on  -*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LSP_TILE_HOVER_H
#define OPENNVVM_LIB_LSP_TILE_HOVER_H

#include "Document.h"

namespace mlir::nv_tileas::lsp {

/// What is named at the byte at \p Offset: an operation in its custom form and,
/// if it is of nv_tileas, with its description; a value with its type; an alias
/// with what it stands for.
std::optional<llvm::lsp::Hover> hoverAt(const Document &D, size_t Offset);

/// The operation being written at \p Offset, with its operands and attributes.
llvm::lsp::SignatureHelp signatureAt(const Document &D, size_t Offset);

} // namespace mlir::nv_tileas::lsp

#endif // OPENNVVM_LIB_LSP_TILE_HOVER_H
