//===- CodeActions.h - What mends findings ----------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LSP_CODEACTIONS_H
#define OPENNVVM_LIB_LSP_CODEACTIONS_H

#include "Check.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/LSP/Protocol.h"

namespace opennvvm::editor {

/// What can be done about the findings in the range of \p P: the edits of each,
/// those of all findings of its rule, those of all findings of the document
/// (also as source.fixAll.nvvmc, wherever the range is), and a comment that
/// disables its rule.
llvm::json::Value codeActions(const CheckedDocument &Checked,
                              const llvm::lsp::CodeActionParams &P);

} // namespace opennvvm::editor

#endif // OPENNVVM_LIB_LSP_CODEACTIONS_H
