//===- Declarations.h - What PTX has no declaration for ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Variables, their initial values, aliases and the headers of functions: all
// that is refused of them is refused here, for the emitter and for whoever asks
// before anything is printed. The printers take it for granted.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_CHECK_DECLARATIONS_H
#define OPENNVVM_LIB_PTX_CHECK_DECLARATIONS_H

#include "../Globals.h"

namespace opennvvm::ptx {

/// Reports what of \p M, read or prepared for printing, has no declaration in
/// PTX for \p T. What the verifier has said of the same place under another
/// rule is not said again.
void checkDeclarations(const llvm::Module &M, const Target &T,
                       const EmitterOptions &Options, const Annotations &Notes,
                       const GlobalTable &Globals, DiagnosticEngine &Diags);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_CHECK_DECLARATIONS_H
