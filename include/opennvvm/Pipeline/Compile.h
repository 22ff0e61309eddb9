//===- Compile.h - From NVVM IR to PTX --------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_PIPELINE_COMPILE_H
#define OPENNVVM_PIPELINE_COMPILE_H

#include "opennvvm/PTX/Emitter.h"
#include "opennvvm/Pipeline/Optimizer.h"
#include "opennvvm/Verifier/Verifier.h"

namespace opennvvm {

struct CompileOptions {
  VerifierOptions Verifier;
  OptimizerOptions Optimizer;
  ptx::EmitterOptions Emitter;
  /// Receives the table of --time-passes; may be null.
  llvm::raw_ostream *Times = nullptr;
  /// Path of libdevice, or empty. Linked only when something needs it.
  std::string Libdevice;
  /// Contracts to check; empty for "emit", which checks none.
  llvm::ArrayRef<Profile> Profiles;
};

/// Verifies, links libdevice, reflects (__nvvm_reflect and
/// llvm.nvvm.reflect), optimises, moves globals, prepares and emits \p M.
///
/// \param [out] Out the PTX, when no error was reported.
/// \returns true when no error was reported to \p Diags. When Diags.gaveUp()
/// afterwards, emission was stopped at a crash boundary; \p M and its context
/// may then be broken and must be left behind, not destroyed.
bool compileModule(llvm::Module &M, const CompileOptions &Options,
                   DiagnosticEngine &Diags, llvm::SmallVectorImpl<char> &Out);

} // namespace opennvvm

#endif // OPENNVVM_PIPELINE_COMPILE_H
