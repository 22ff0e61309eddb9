//===- SignatureScan.h - Intrinsics with the wrong signature ----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INPUT_SIGNATURESCAN_H
#define OPENNVVM_LIB_INPUT_SIGNATURESCAN_H

#include "opennvvm/Support/Diagnostics.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm {

using IntrinsicNames = llvm::SmallVector<std::string, 4>;

/// Intrinsics that are called, and for which LLVM has a different signature
/// than \p M declares.
IntrinsicNames wrongSignatures(const llvm::Module &M);

/// The name of the function that \p Line, a line of assembly, declares, without
/// quotes.
llvm::StringRef declaredName(llvm::StringRef Line);

/// After a crash: intrinsics whose declaration in \p Text crashes LLVM's
/// auto-upgrade.
IntrinsicNames findFatalSignatures(llvm::StringRef Text);

/// Where \p Text declares \p Name; invalid if it does not.
TextRange findDeclaration(llvm::StringRef Text, llvm::StringRef Name);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_SIGNATURESCAN_H
