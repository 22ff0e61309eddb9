//===- Names.h - What a name in a document stands for --------- -*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LSP_TILE_NAMES_H
#define OPENNVVM_LIB_LSP_TILE_NAMES_H

#include "Document.h"

namespace mlir::nv_tileas::lsp {

/// Something that a document names. One of Op, Value, Block, Attr and Type is
/// set; Op also for a result.
struct Name {
  Span At; ///< The occurrence that was asked for.
  Span Definition;
  llvm::SmallVector<Span> Uses;
  bool IsImplicit = false; ///< The text does not define it.
  Operation *Op = nullptr; ///< An operation, or the symbol that it defines.
  mlir::Value Value;
  mlir::Block *Block = nullptr;
  Attribute Attr; ///< Of an alias.
  mlir::Type Type;
};

/// What is named at the byte at \p Offset, if anything.
std::optional<Name> nameAt(const Document &D, size_t Offset);

/// Where what is named at \p Offset is defined, if it is named.
std::vector<llvm::lsp::Location> definitionOf(const Document &D, size_t Offset);

/// Where it is used, and defined if \p WithDefinition.
std::vector<llvm::lsp::Location> referencesOf(const Document &D, size_t Offset,
                                              bool WithDefinition);

/// The operations that define symbols or have regions, in their nesting.
std::vector<llvm::lsp::DocumentSymbol> symbolsOf(const Document &D);

} // namespace mlir::nv_tileas::lsp

#endif // OPENNVVM_LIB_LSP_TILE_NAMES_H
