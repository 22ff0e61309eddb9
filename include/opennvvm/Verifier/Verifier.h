//===- Verifier.h - The NVVM IR contract ------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks a module against a profile of the NVVM IR contract. Reads the IR,
// never changes it; reports everything it finds and goes on.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_VERIFIER_VERIFIER_H
#define OPENNVVM_VERIFIER_VERIFIER_H

#include "opennvvm/Support/Diagnostics.h"
#include "opennvvm/Support/Unsound.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace opennvvm {

/// Which ceiling kernels' parameters have: what the profile has by itself, the
/// documented one or that of ptxas.
enum class ParamLimits : uint8_t { ByProfile, Documented, Measured };

struct VerifierOptions {
  Target Machine;
  /// Where Machine.SM came from; an assumed one is told in a note.
  TargetSource MachineSource = TargetSource::Given;
  bool Unified = false;  ///< --mode=unified (UnifiedNVVMIR).
  bool ShowInfo = false; ///< nvvm-verify-show-info.
  bool StrictAtomics = false; ///< Whether every atomic keeps its order.
  bool Compiling = false; ///< Also what is only checked when compiling.
  /// Whether libdevice is linked when compiling: it has what PTX lacks of
  /// mathematics.
  bool HasLibdevice = false;
  ParamLimits Limits = ParamLimits::ByProfile;
  /// Triple and layout as written, when they differ from the module's (see
  /// LoadedModule); LayoutError is LLVM's reason why it cannot parse one.
  llvm::StringRef TargetTriple, DataLayout, LayoutError;
  bool HasOriginals = false; ///< Whether the three above are set.
  /// Who wrote the bitcode that the module was read from; empty for text.
  llvm::StringRef Producer;
  /// Names that files define which are linked with this one; may be null.
  const llvm::StringSet<> *DefinedElsewhere = nullptr;
  /// Whether what comes of the module is linked later, with files that nobody
  /// knows yet.
  bool IsLinkedLater = false;
  /// Functions that LLVM's verifier refused: they, and how they are called, are
  /// not checked. May be null.
  const UnsoundFunctions *Unsound = nullptr;
};

/// Runs module, function and instruction checks of Diags.profile() over \p M.
/// LLVM's own verifier has passed before. Reports in the order in which the
/// module is written.
void verifyModule(const llvm::Module &M, const VerifierOptions &Options,
                  DiagnosticEngine &Diags);

/// The same for \p F alone: its form, its parameters and its instructions. Costs
/// what \p F is long, and reading the module's annotations.
void verifyFunction(const llvm::Function &F, const VerifierOptions &Options,
                    DiagnosticEngine &Diags);

} // namespace opennvvm

#endif // OPENNVVM_VERIFIER_VERIFIER_H
