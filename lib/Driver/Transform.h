//===- Transform.h - From IR to IR ------------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_DRIVER_TRANSFORM_H
#define OPENNVVM_LIB_DRIVER_TRANSFORM_H

#include "Lowering/IntrinsicLowering.h"
#include "opennvvm/Pipeline/Compile.h"

namespace opennvvm {

/// Runs the optimizer of `nvvmc opt` on the module of \p L, whose structure was
/// checked, after checking the profiles of \p Request.
/// \param IsNamed whether the user has named the profiles, which are then
/// checked in any case, and triple and layout as they were written, too.
/// \param Times receives the table of --time-passes; may be null.
/// \returns true if no error was reported to \p Diags.
bool optimizeInput(const LoadedModule &L, const CompileOptions &Request,
                   bool IsNamed, DiagnosticEngine &Diags,
                   llvm::raw_ostream *Times);

/// Lowers all functions of \p M as far as \p Level says; intrinsics that are no
/// longer called are removed.
void lowerInput(llvm::Module &M, const CompileOptions &Request,
                LoweringLevel Level);

} // namespace opennvvm

#endif // OPENNVVM_LIB_DRIVER_TRANSFORM_H
