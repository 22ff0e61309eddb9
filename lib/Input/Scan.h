//===- Scan.h - What must be known before LLVM reads ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INPUT_SCAN_H
#define OPENNVVM_LIB_INPUT_SCAN_H

#include "opennvvm/Support/Diagnostics.h"

namespace opennvvm {

/// Looks for !nvvm.annotations nodes in assembly \p Text that LLVM 22's
/// auto-upgrade cannot survive, and reports them.
/// \returns true when there are none.
bool scanAnnotations(llvm::StringRef Text, DiagnosticEngine &Diags);

/// After a crash: looks for intrinsics that \p Text declares with another
/// signature than LLVM's, and reports them.
/// \returns true when there are some.
bool findWrongSignatures(llvm::StringRef Text, DiagnosticEngine &Diags);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_SCAN_H
