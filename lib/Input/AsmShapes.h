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

/// Looks for inline assembly whose constraints do not fit its type, which the
/// reader of text refuses and that of bitcode does not, and reports it.
/// \returns true when there is none.
bool checkInlineAsm(const llvm::Module &M, DiagnosticEngine &Diags);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_ASMSHAPES_H
