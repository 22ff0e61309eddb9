//===- LLVMFinding.h - What helps against LLVM's verifier -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_CATALOG_LLVMFINDING_H
#define OPENNVVM_CATALOG_LLVMFINDING_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace opennvvm {

/// One row of catalog/LLVMVerifier.td.
struct LLVMFinding {
  llvm::StringLiteral Sentence; ///< What LLVM says, or how it begins.
  llvm::StringLiteral Remedy;
};

/// All rows, ordered by sentence.
llvm::ArrayRef<LLVMFinding> llvmFindings();

/// What helps where LLVM's verifier says \p Sentence; empty when no row has it.
llvm::StringRef remedyForLLVM(llvm::StringRef Sentence);

} // namespace opennvvm

#endif // OPENNVVM_CATALOG_LLVMFINDING_H
