//===- Hover.h - What a word means ------------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LSP_HOVER_H
#define OPENNVVM_LIB_LSP_HOVER_H

#include "Check.h"
#include "Document.h"
#include "llvm/Support/JSON.h"
#include <string>

namespace opennvvm::editor {

/// Why rule \p ID exists, what is legal, and what mends it, as Markdown.
std::string aboutRule(Rule ID);

/// What the word at the byte at \p Offset means: an intrinsic, a rule, a word
/// of metadata, an attribute, an address space, or what the module defines by
/// that name; and the rules of the findings there.
/// \param Checked the findings in \p Doc; null if they are not known yet.
/// \returns null if there is nothing to say.
llvm::json::Value hoverAt(const Document &Doc, size_t Offset,
                          const CheckedDocument *Checked);

} // namespace opennvvm::editor

#endif // OPENNVVM_LIB_LSP_HOVER_H
