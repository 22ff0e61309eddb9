//===- Index.h - Where names are defined and used ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the names in LLVM assembly that is being written, by its words alone.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LSP_INDEX_H
#define OPENNVVM_LIB_LSP_INDEX_H

#include "Input/Statements.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <string>
#include <vector>

namespace opennvvm::editor {

enum class SymbolKind : uint8_t {
  Global, ///< A function or variable.
  Local,  ///< A value, parameter or label of a function.
  Type,
  Metadata,
  AttributeGroup,
  Comdat
};

/// A name in the text.
struct Occurrence {
  Span Where; ///< With its sigil; a label without its colon.
  SymbolKind Kind;
  bool IsDefinition;
  unsigned Scope; ///< For Local, the number of the statement; otherwise 0.
  unsigned Name;  ///< Equal if the names are.
};

/// All names of a text.
class Index {
public:
  /// \param Text must outlive the index.
  explicit Index(llvm::StringRef Text);

  llvm::ArrayRef<Statement> statements() const { return Statements; }
  /// In the order of the text.
  llvm::ArrayRef<Occurrence> occurrences() const { return Occurrences; }

  /// The name at \p Offset, or that ends there; null if there is none.
  const Occurrence *at(size_t Offset) const;
  /// Whether \p A and \p B name the same thing.
  static bool isSame(const Occurrence &A, const Occurrence &B) {
    return A.Kind == B.Kind && A.Scope == B.Scope && A.Name == B.Name;
  }
  /// Where what \p Of names is defined; null if it is not.
  const Occurrence *definition(const Occurrence &Of) const;
  /// All places that name what \p Of names.
  llvm::SmallVector<const Occurrence *, 8>
  references(const Occurrence &Of) const;

  llvm::StringRef text(Span S) const { return Text.slice(S.Begin, S.End); }

private:
  friend class IndexBuilder;
  llvm::StringRef Text;
  std::vector<Statement> Statements;
  std::vector<Occurrence> Occurrences;
};

} // namespace opennvvm::editor

#endif // OPENNVVM_LIB_LSP_INDEX_H
