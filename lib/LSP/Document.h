//===- Document.h - A module that an editor shows ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LSP_DOCUMENT_H
#define OPENNVVM_LIB_LSP_DOCUMENT_H

#include "Index.h"
#include "Text.h"
#include "opennvvm/Support/Diagnostics.h"
#include "llvm/Support/LSP/Protocol.h"
#include <mutex>
#include <optional>

namespace opennvvm::editor {

/// One version of a document, which never changes.
class Document {
public:
  Document(llvm::lsp::URIForFile URI, int64_t Version, Text Contents)
      : URI(std::move(URI)), Version(Version), Contents(std::move(Contents)) {}

  const llvm::lsp::URIForFile &uri() const { return URI; }
  int64_t version() const { return Version; }
  const Text &text() const { return Contents; }

  /// The names in it, found when first asked for.
  const Index &index() const;

  llvm::lsp::Range rangeOf(Span S) const {
    return Contents.rangeOf(S.Begin, S.End);
  }
  /// The bytes of \p R, whose columns count bytes from 1, and whose lines end
  /// in "\n". Empty at the start of the text if it is unknown.
  Span spanOf(const TextRange &R) const;

private:
  size_t offsetOf(unsigned Line, unsigned Column) const;

  llvm::lsp::URIForFile URI;
  int64_t Version;
  Text Contents;
  mutable std::once_flag IsIndexed, HasLines;
  mutable std::optional<Index> Names;
  /// Those of LLVM's parser, for which "\r" ends no line.
  mutable std::vector<size_t> Lines;
};

} // namespace opennvvm::editor

#endif // OPENNVVM_LIB_LSP_DOCUMENT_H
