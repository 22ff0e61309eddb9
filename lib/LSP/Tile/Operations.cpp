//===- Operations.cpp - Operations as an editor shows them ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Operations.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace mlir::nv_tileas;

llvm::ArrayRef<lsp::OperationInfo> lsp::operations() {
  static constexpr ArgumentInfo Arguments[] = {
#include "opennvvm/Dialect/NVTileAS/OperationArguments.inc"
  };
  static constexpr OperationInfo Table[] = {
#include "opennvvm/Dialect/NVTileAS/Operations.inc"
  };
  return Table;
}

const lsp::OperationInfo *lsp::findOperation(llvm::StringRef Name) {
  const OperationInfo *Found = llvm::find_if(
      operations(), [&](const OperationInfo &Op) { return Op.Name == Name; });
  return Found == operations().end() ? nullptr : Found;
}

std::string lsp::documentationOf(const OperationInfo &Op) {
  return (llvm::Twine(Op.Summary) + "\n\n" + Op.Description).str();
}
