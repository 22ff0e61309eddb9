//===- Snippet.h - Text with places to fill in ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LSP_SNIPPET_H
#define OPENNVVM_LIB_LSP_SNIPPET_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace opennvvm::editor {

/// \p Plain as a part of a snippet.
std::string escapeSnippet(llvm::StringRef Plain);

/// Whether \p Text has placeholders: ${1:text}.
bool isSnippet(llvm::StringRef Text);

/// The plain text that a snippet inserts if nothing is filled in.
std::string withoutPlaceholders(llvm::StringRef Snippet);

} // namespace opennvvm::editor

#endif // OPENNVVM_LIB_LSP_SNIPPET_H
