//===- AsmShapes.h - Constraints that do not fit their assembly -*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INPUT_ASMSHAPES_H
#define OPENNVVM_LIB_INPUT_ASMSHAPES_H

#include "opennvvm/Support/Diagnostics.h"

namespace opennvvm {

/// Whether no code of \p Constraints is cut short: "^" is followed by two
/// letters and "@3" by three. LLVM reads as many, and goes on after them, even
/// if they are past the end.
bool hasWholeCodes(llvm::StringRef Constraints);

/// What is reported otherwise.
inline constexpr llvm::StringLiteral CutShort =
    "a constraint of the assembly is cut short";

/// Reports inline assembly whose type is not that of its call, or whose
/// constraints do not match it, which LLVM's text reader rejects but its
/// bitcode reader does not.
/// \returns true if there is none.
bool checkInlineAsm(const llvm::Module &M, DiagnosticEngine &Diags);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_ASMSHAPES_H
