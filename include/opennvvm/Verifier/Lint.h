//===- Lint.h - What legal IR cannot mean -----------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lints report IR that is legal but that nobody can mean: undefined behavior,
// which the optimizer uses to remove code, and errors between the threads of a
// block. Each is a rule of catalog/rules/Lint*.td.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_VERIFIER_LINT_H
#define OPENNVVM_VERIFIER_LINT_H

#include "opennvvm/Support/Diagnostics.h"
#include "opennvvm/Support/Unsound.h"

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm {

/// Reports the lints in \p M that \p Diags asks for (DiagnosticEngine::lints);
/// if it asks for none, \p M is not looked at. LLVM's own verifier must have
/// run before; functions in \p Unsound, which may be null, are left out.
void lintModule(const llvm::Module &M, const UnsoundFunctions *Unsound,
                DiagnosticEngine &Diags);

/// Reports only undefined behavior, the part that optimizers act on: the same
/// findings as by lintModule().
void lintUndefinedBehavior(const llvm::Module &M,
                           const UnsoundFunctions *Unsound,
                           DiagnosticEngine &Diags);

} // namespace opennvvm

#endif // OPENNVVM_VERIFIER_LINT_H
