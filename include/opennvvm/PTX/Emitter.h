//===- Emitter.h - LLVM IR to PTX text --------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints a module as PTX, directly from the IR: one pass over the instructions
// of a module that prepareModule() (opennvvm/Prepare/Prepare.h) has seen. What
// cannot be printed is a diagnostic with a rule ID.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_PTX_EMITTER_H
#define OPENNVVM_PTX_EMITTER_H

#include "opennvvm/Support/Diagnostics.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/SmallVector.h"

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm::ptx {

struct EmitterOptions {
  /// As prepareModule() takes it: 0 or 2. The spelling is llc's.
  unsigned OptLevel = 2;
  bool Annotate = false;      ///< Interleave the IR as comments.
  bool StrictAtomics = false; ///< LLVM's full memory model on every atomic.
  bool AllowCyclicGlobals = false; ///< Pre-declare globals in a cycle.
  /// Threads that print functions; the text does not depend on it.
  unsigned Threads = 1;
};

/// Prints \p M, which prepareModule() has seen, for \p T.
///
/// \param [out] Out receives the whole module text; unspecified when errors
/// were reported.
/// \returns true when no error was reported to \p Diags. Follows the PTX ISA,
/// chapters 4 to 11.
bool emitModule(const llvm::Module &M, const Target &T,
                const EmitterOptions &Options, DiagnosticEngine &Diags,
                llvm::SmallVectorImpl<char> &Out);

} // namespace opennvvm::ptx

#endif // OPENNVVM_PTX_EMITTER_H
