//===- Operations.h - Operations as an editor shows them ------ -*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LSP_TILE_OPERATIONS_H
#define OPENNVVM_LIB_LSP_TILE_OPERATIONS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace mlir::nv_tileas::lsp {

/// An operand or attribute of an operation.
struct ArgumentInfo {
  llvm::StringLiteral Name;
  llvm::StringLiteral What; ///< What it must be: "tile".
  bool IsAttribute;
  llvm::StringLiteral Times; ///< "", "?" if it may be left out, "..." for any.
};

/// A record of Ops*.td.
struct OperationInfo {
  llvm::StringLiteral Name;        ///< "nv_tileas.splat".
  llvm::StringLiteral Summary;     ///< One line.
  llvm::StringLiteral Description; ///< Markdown, with an example.
  llvm::ArrayRef<ArgumentInfo> Arguments;
};

/// All operations of the dialect.
llvm::ArrayRef<OperationInfo> operations();

/// The operation \p Name, or null.
const OperationInfo *findOperation(llvm::StringRef Name);

/// Summary and description, as Markdown.
std::string documentationOf(const OperationInfo &Op);

} // namespace mlir::nv_tileas::lsp

#endif // OPENNVVM_LIB_LSP_TILE_OPERATIONS_H
