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

/// The actions for each finding in the range of \p P: its own edits, the edits
/// of all findings of its rule, and a comment that disables its rule. The edits
/// of all findings of the document are an action, too, as source.fixAll.nvvmc
/// for any range.
llvm::json::Value codeActions(const CheckedDocument &Checked,
                              const llvm::lsp::CodeActionParams &P);

} // namespace opennvvm::editor

#endif // OPENNVVM_LIB_LSP_CODEACTIONS_H
