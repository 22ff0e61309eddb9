//===- Diagnostics.h - Findings as the protocol has them --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LSP_DIAGNOSTICS_H
#define OPENNVVM_LIB_LSP_DIAGNOSTICS_H

#include "Check.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/LSP/Protocol.h"
#include <optional>
#include <string>

namespace opennvvm::editor {

/// Where an editor shows \p D. What has no place is shown at the triple, or
/// else at the first line.
Span placeOf(const Document &Doc, const Diagnostic &D);

/// Where the description of \p ID can be read: "nvvmc-rule:/kernel-nonvoid.md",
/// which the server answers "workspace/textDocumentContent" about.
std::string uriOfRule(Rule ID);
/// The rule that \p URI is about; none if it is no such URI.
std::optional<Rule> ruleOfURI(llvm::StringRef URI);

/// The diagnostic for \p D. The rule is its "code", with uriOfRule().
llvm::json::Value toProtocol(const Document &Doc, const Diagnostic &D);

/// The parameters of textDocument/publishDiagnostics.
llvm::json::Value diagnosticsOf(const CheckedDocument &Checked);

/// The same for a document that has none, or is closed.
llvm::json::Value noDiagnostics(const llvm::lsp::URIForFile &URI);

} // namespace opennvvm::editor

#endif // OPENNVVM_LIB_LSP_DIAGNOSTICS_H
