//===- VerifierMessage.h - What helps against LLVM's verifier ---*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CATALOG_VERIFIERMESSAGE_H
#define OPENNVVM_LIB_CATALOG_VERIFIERMESSAGE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace opennvvm {

/// One row of catalog/LLVMVerifier.td.
struct VerifierMessage {
  llvm::StringLiteral Sentence; ///< LLVM's message or its beginning.
  llvm::StringLiteral Remedy;
};

/// All rows, sorted by sentence.
llvm::ArrayRef<VerifierMessage> verifierMessages();

/// A remedy for the message \p Sentence of LLVM's verifier; empty if no row has
/// one.
llvm::StringRef remedyForLLVM(llvm::StringRef Sentence);

} // namespace opennvvm

#endif // OPENNVVM_LIB_CATALOG_VERIFIERMESSAGE_H
