//===- Collective.h - What threads execute together -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_LINT_COLLECTIVE_H
#define OPENNVVM_LIB_VERIFIER_LINT_COLLECTIVE_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace llvm {
class CallBase;
} // namespace llvm

namespace opennvvm::lint {

/// The first instruction of \p Call, an intrinsic or inline assembly, that all
/// threads of a warp must execute together: "bar.sync", or one with .aligned.
/// Empty if there is none.
std::string alignedIn(const llvm::CallBase &Call);

/// The first mnemonic of the inline assembly \p Call for which \p Is holds;
/// empty if there is none.
std::string findMnemonic(const llvm::CallBase &Call,
                         llvm::function_ref<bool(llvm::StringRef)> Is);

/// Whether \p Call may wait for other threads, or may order their accesses.
bool maySynchronize(const llvm::CallBase &Call);

} // namespace opennvvm::lint

#endif // OPENNVVM_LIB_VERIFIER_LINT_COLLECTIVE_H
