//===- Statements.h - The statements of a module's text ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Divides LLVM assembly that is being written into the statements of a module:
// functions, variables, nodes of metadata. The text need not be correct. A line
// that begins like a statement always begins one, and strings end with their
// line. A mistake therefore affects only the statement that it is in.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INPUT_STATEMENTS_H
#define OPENNVVM_LIB_INPUT_STATEMENTS_H

#include "Support/IRText.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <vector>

namespace opennvvm {

enum class StatementKind : uint8_t {
  Definition,  ///< Of a function.
  Declaration, ///< Of a function.
  Variable,    ///< Or an alias, or an ifunc.
  Type,
  Metadata, ///< A node or a named list.
  AttributeGroup,
  Comdat,
  Other ///< target, source_filename, module asm ...
};

/// A block of a function.
struct BlockText {
  Span Label; ///< Without its colon; empty for an entry block without one.
  size_t Begin = 0, End = 0;
};

/// A statement of a module.
struct Statement {
  StatementKind Kind = StatementKind::Other;
  /// With its sigil; for others the first word. Empty if it is missing.
  Span Name;
  size_t Begin = 0, End = 0; ///< Without blanks and comments around it.
  Span Parameters;           ///< Of a function, including the parentheses.
  Span Body;                 ///< Of a definition, including the braces.
  bool IsClosed = true;      ///< Whether the body ends in a brace.
  std::vector<BlockText> Blocks;

  bool isFunction() const {
    return Kind == StatementKind::Definition ||
           Kind == StatementKind::Declaration;
  }
  bool contains(size_t Offset) const {
    return Begin <= Offset && Offset <= End;
  }
};

/// The statements of \p Text, in order.
std::vector<Statement> findStatements(llvm::StringRef Text);

/// The statement that contains \p Offset; null if there is none.
const Statement *statementAt(llvm::ArrayRef<Statement> All, size_t Offset);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_STATEMENTS_H
