//===- CodeLens.h - The PTX of functions ------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LSP_CODELENS_H
#define OPENNVVM_LIB_LSP_CODELENS_H

#include "Check.h"
#include "Connection.h"
#include "Document.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/LSP/Protocol.h"

namespace opennvvm::editor {

/// The command that gives the PTX of a function as text. Its argument is an
/// object with "uri" and "function"; without "function", it gives that of the
/// module.
inline constexpr llvm::StringLiteral ShowPTXCommand = "nvvmc.showPTX";

/// What a lens and the command are about.
struct LensData {
  llvm::lsp::URIForFile URI;
  std::string Function; ///< As the module calls it, without its sigil.
};

/// One lens for each function with a body; resolveLens() says more about it.
llvm::json::Value codeLenses(const Document &Doc);

/// What lens \p Lens is about. \returns an error if it is none of ours.
llvm::Expected<LensData> lensDataOf(const RawParams &Lens);
/// What workspace/executeCommand with parameters \p P is about.
llvm::Expected<LensData> commandDataOf(const RawParams &P);

/// \p Lens with a title that sums up \p PTX, and the command that shows it.
llvm::json::Value resolveLens(const llvm::json::Value &Lens,
                              const LensData &About, const GeneratedPTX &PTX);

/// The text of function \p Name of the module in \p PTX, or of all of it if \p
/// Name is empty; a comment that says why there is none.
std::string textOfPTX(const GeneratedPTX &PTX, llvm::StringRef Name);

} // namespace opennvvm::editor

#endif // OPENNVVM_LIB_LSP_CODELENS_H
