//===- Hints.h - What numbers in the text mean ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LSP_HINTS_H
#define OPENNVVM_LIB_LSP_HINTS_H

#include "Document.h"
#include "llvm/Support/JSON.h"

namespace opennvvm::editor {

/// Inlay hints for the lines of \p Where: the fields of encoded operands, the
/// names of the parameters that operands are for, and the lines of the source
/// that instructions come from, where these change.
llvm::json::Value inlayHints(const Document &Doc,
                             const llvm::lsp::Range &Where);

} // namespace opennvvm::editor

#endif // OPENNVVM_LIB_LSP_HINTS_H
