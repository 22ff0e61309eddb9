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

/// Reports inline assembly whose constraints do not match its type, which
/// LLVM's text reader rejects but its bitcode reader does not.
/// \returns true if there is none.
bool checkInlineAsm(const llvm::Module &M, DiagnosticEngine &Diags);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_ASMSHAPES_H
