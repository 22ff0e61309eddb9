//===- Lints.h - The lints, by subject --------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each function here reports the lints of one subject in one function.
// Questions about every instruction are cheap; the rest is computed when it is
// needed.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_LINT_LINTS_H
#define OPENNVVM_LIB_VERIFIER_LINT_LINTS_H

#include "opennvvm/Support/Diagnostics.h"
#include "opennvvm/Support/Unsound.h"

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm::lint {

class Divergence;
class FunctionView;

//===----------------------------------------------------------------------===//
// Undefined behavior of a thread
//===----------------------------------------------------------------------===//

/// Calls that do not match their functions. Calls.cpp
void lintCalls(const FunctionView &View, DiagnosticEngine &Diags);
/// Divisions and shifts. Arithmetic.cpp
void lintArithmetic(const FunctionView &View, DiagnosticEngine &Diags);
/// Accesses through null, outside of variables, and to constants. Accesses.cpp
void lintAccesses(const FunctionView &View, DiagnosticEngine &Diags);
/// Reads of variables that nothing was stored in. UninitializedReads.cpp
void lintUninitializedReads(const FunctionView &View, DiagnosticEngine &Diags);
/// Returns that there should not be, and those that lack. Returns.cpp
void lintReturns(const FunctionView &View, bool IsKernel,
                 DiagnosticEngine &Diags);

//===----------------------------------------------------------------------===//
// Between threads
//===----------------------------------------------------------------------===//

/// Addresses of local variables in shared memory. LocalPointers.cpp
void lintLocalPointers(const FunctionView &View, DiagnosticEngine &Diags);
/// Instructions that all threads of a warp execute. Barriers.cpp
void lintBarriers(Divergence &Paths, DiagnosticEngine &Diags);
/// Masks of lanes. LaneMasks.cpp
void lintLaneMasks(Divergence &Paths, DiagnosticEngine &Diags);
/// Accesses to shared memory without a barrier between them. SharedRaces.cpp
void lintSharedRaces(Divergence &Paths, DiagnosticEngine &Diags);
/// Calls, in all of \p M, that reach barriers and are not convergent.
/// Convergence.cpp
void lintConvergence(const llvm::Module &M, const UnsoundFunctions *Unsound,
                     DiagnosticEngine &Diags);

} // namespace opennvvm::lint

#endif // OPENNVVM_LIB_VERIFIER_LINT_LINTS_H
