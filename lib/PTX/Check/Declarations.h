//===- Declarations.h - Declarations that PTX does not have -----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All rejections of variables, initial values, aliases and function headers are
// here, both for the emitter and for checks before anything is printed. The
// printers rely on it.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_CHECK_DECLARATIONS_H
#define OPENNVVM_LIB_PTX_CHECK_DECLARATIONS_H

#include "PTX/Check.h"
#include "PTX/Module/Globals.h"

namespace opennvvm::ptx {

/// Reports everything in \p M, as read or prepared for printing, that cannot be
/// declared in PTX for \p T. If the verifier has already reported the same
/// place under another rule, it is not reported again. What \p Plan says is
/// dead is skipped. Unless it says that the module is emitted, parameters
/// beyond the limit of ptxas that the current profile permits are a forecast.
void checkDeclarations(const llvm::Module &M, const Target &T,
                       const EmitterOptions &Options, const Annotations &Notes,
                       const GlobalTable &Globals, const EmissionPlan &Plan,
                       DiagnosticEngine &Diags);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_CHECK_DECLARATIONS_H
