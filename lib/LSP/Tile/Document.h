//===- Document.h - A document that is open in an editor ------ -*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LSP_TILE_DOCUMENT_H
#define OPENNVVM_LIB_LSP_TILE_DOCUMENT_H

#include "LSP/Text.h"
#include "mlir/AsmParser/AsmParserState.h"
#include "mlir/IR/Block.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/SourceMgr.h"
#include <memory>
#include <optional>

namespace mlir::nv_tileas::lsp {

/// Bytes of a document.
struct Span {
  size_t Begin = 0, End = 0;
  bool contains(size_t Offset) const {
    return Begin <= Offset && Offset <= End;
  }
};

/// A part of a document that is parsed by itself: files of tests have several,
/// separated by lines `// -----`.
struct Chunk {
  llvm::SourceMgr Sources;
  Block IR;
  AsmParserState State; ///< Empty if the chunk does not parse.
  size_t Begin = 0;     ///< Of its text in the document.
  llvm::StringRef Text;

  Span spanOf(SMRange R) const;
  Span spanOf(SMLoc L) const { return {offsetOf(L), offsetOf(L)}; }
  size_t offsetOf(SMLoc L) const;
  /// Where the byte at \p Offset of the document is parsed.
  SMLoc locOf(size_t Offset) const;
};

/// A text, what it parses to, and what is wrong with it.
class Document {
public:
  Document(MLIRContext &Context, const llvm::lsp::URIForFile &URI,
           std::string Contents, int64_t Version);

  const opennvvm::editor::Text &text() const { return Contents; }
  const llvm::lsp::URIForFile &uri() const { return URI; }
  int64_t version() const { return Version; }
  llvm::ArrayRef<llvm::lsp::Diagnostic> findings() const { return Findings; }
  MLIRContext &context() const { return Context; }

  /// The chunk with the byte at \p Offset.
  Chunk &chunkAt(size_t Offset) const;
  llvm::ArrayRef<std::unique_ptr<Chunk>> chunks() const { return Chunks; }

  llvm::lsp::Range rangeOf(Span S) const {
    return Contents.rangeOf(S.Begin, S.End);
  }
  llvm::lsp::Location locationOf(Span S) const { return {URI, rangeOf(S)}; }

private:
  void check(Chunk &C);
  void report(mlir::Diagnostic &Finding, const Chunk &C);
  std::optional<Span> spanOf(Location Loc, const Chunk &C) const;

  MLIRContext &Context;
  llvm::lsp::URIForFile URI;
  opennvvm::editor::Text Contents;
  int64_t Version;
  std::vector<std::unique_ptr<Chunk>> Chunks;
  std::vector<llvm::lsp::Diagnostic> Findings;
};

} // namespace mlir::nv_tileas::lsp

#endif // OPENNVVM_LIB_LSP_TILE_DOCUMENT_H
