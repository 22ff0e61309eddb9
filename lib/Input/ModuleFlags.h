//===- ModuleFlags.h - Module flags that LLVM's readers look at -*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INPUT_MODULEFLAGS_H
#define OPENNVVM_LIB_INPUT_MODULEFLAGS_H

#include "opennvvm/Support/Diagnostics.h"
#include "llvm/ADT/SmallVector.h"

namespace llvm {
class MDNode;
class Module;
} // namespace llvm

namespace opennvvm {

/// Takes flags out of \p M that LLVM's bitcode reader does not survive when it
/// looks for the version of the debug information.
llvm::SmallVector<llvm::MDNode *, 2> takeBrokenFlags(llvm::Module &M);

/// Drops debug information of a version other than LLVM's own, which is
/// useless; LLVM's readers drop it as well.
void dropOldDebugInfo(llvm::Module &M, DiagnosticEngine &Diags);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_MODULEFLAGS_H
