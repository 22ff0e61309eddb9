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
#include "opennvvm/Pipeline/Mode.h"
#include "opennvvm/Pipeline/Optimizer.h"
#include "opennvvm/Verifier/Verifier.h"

namespace opennvvm {

struct ReadFinding;

/// Functions worked on in several threads, each with a context of its own. The
/// result does not depend on how many; it may differ from an unsplit one.
struct SplitOptions {
  unsigned Threads = 0;   ///< 0: the module is not split.
  bool Optimizer = false; ///< Also for the passes of the optimiser.
};

struct CompileOptions {
  ModeWord Mode;
  SplitOptions Split;
  /// What bitcode names as its producer; see producerFor().
  std::string Producer;
  /// Whether !nvvmir.version must be one that is known (NVVM_IR_VER_CHK).
  bool CheckIRVersion = true;
  VerifierOptions Verifier;
  /// What reading found, which was told under the first profile.
  llvm::ArrayRef<ReadFinding> Reading;
  OptimizerOptions Optimizer;
  ptx::EmitterOptions Emitter;
  /// Receives the table of --time-passes; may be null.
  llvm::raw_ostream *Times = nullptr;
  /// Path of libdevice, or empty. Linked only when something needs it.
  std::string Libdevice;
  /// Contracts to check; empty for "emit", which checks none.
  llvm::ArrayRef<Profile> Profiles;
  /// Whether the module was checked already: what it is made of was.
  bool IsVerified = false;
};

/// Checks \p M under each contract of \p Options in turn: what the contract
/// says, and what compiling under it would refuse whatever is done to the
/// module meanwhile. Under libnvvm, unless Options.Verifier.Compiling is set,
/// the latter are notes. What only linking can tell is not refused.
void checkModule(const llvm::Module &M, const CompileOptions &Options,
                 DiagnosticEngine &Diags);

/// Verifies, links libdevice, reflects (__nvvm_reflect and
/// llvm.nvvm.reflect), optimises, moves globals, prepares and emits \p M.
///
/// \param [out] Out the PTX or bitcode, as the mode says, when no error was
/// reported.
/// \param [out] LTOBitcode the second thing that mode GenLTOAndLLC gives; may be
/// null in others. Mode LTO is made of GenLTO and LinkLTO by the caller.
/// \returns true when no error was reported to \p Diags. When Diags.gaveUp()
/// afterwards, emission was stopped at a crash boundary; \p M and its context
/// may then be broken and must be left behind, not destroyed.
bool compileModule(llvm::Module &M, const CompileOptions &Options,
                   DiagnosticEngine &Diags, llvm::SmallVectorImpl<char> &Out,
                   llvm::SmallVectorImpl<char> *LTOBitcode = nullptr);

} // namespace opennvvm

#endif // OPENNVVM_PIPELINE_COMPILE_H
