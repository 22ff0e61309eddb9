//===- Verifier.h - The NVVM IR contract ------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks a module against a profile of the NVVM IR contract. Reads the IR and
// never changes it; reports everything it finds and continues.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_VERIFIER_VERIFIER_H
#define OPENNVVM_VERIFIER_VERIFIER_H

#include "opennvvm/Catalog/Release.h"
#include "opennvvm/Support/Diagnostics.h"
#include "opennvvm/Support/Unsound.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/StringSet.h"
#include <string>

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace opennvvm {

class LiveCode;

/// The limit on kernel parameters: the profile's own, the documented one or
/// that of ptxas.
enum class ParamLimits : uint8_t { ByProfile, Documented, Measured };

/// What a module is checked for, besides the profile.
struct VerifierOptions {
  Target Machine; ///< Gates are those of this machine and PTX version.
  /// Where Machine.SM came from; a note reports an assumed one.
  TargetSource MachineSource = TargetSource::Given;
  bool Unified = false;       ///< --mode=unified (UnifiedNVVMIR).
  bool ShowInfo = false;      ///< nvvm-verify-show-info.
  bool StrictAtomics = false; ///< Whether every atomic keeps its ordering.
  bool Compiling = false; ///< Include checks that only apply when compiling.
  /// Whether libdevice, which has the math functions that PTX lacks, is linked
  /// when compiling.
  bool HasLibdevice = false;
  ParamLimits Limits = ParamLimits::ByProfile;
  /// The release that profile libnvvm is; null for the newest.
  const LibNVVMRelease *LibNVVM = nullptr;
  /// Triple and layout as written, if they differ from the module's (see
  /// LoadedModule). LayoutError says why LLVM cannot parse the layout.
  std::string TargetTriple, DataLayout, LayoutError;
  bool HasOriginals = false; ///< Whether the three above are set.
  /// The producer of the bitcode that the module was read from; empty for text.
  std::string Producer;
  /// Names defined by files that are linked with this one; may be null.
  const llvm::StringSet<> *DefinedElsewhere = nullptr;
  /// Whether the output is linked later with files that are not yet known.
  bool IsLinkedLater = false;
  /// Functions that LLVM's verifier rejected: they, and calls of them, are not
  /// checked. May be null.
  const UnsoundFunctions *Unsound = nullptr;
  /// Whether gates also hold for code that the machine never reaches.
  bool AllCode = false;
  /// What the machine reaches, if the caller knows; may be null.
  const LiveCode *Live = nullptr;
};

/// Runs the module, function and instruction checks of Diags.profile() on \p M.
/// LLVM's own verifier must have run before. Reports findings in the order of
/// the module.
void verifyNVVMModule(const llvm::Module &M, const VerifierOptions &Options,
                      DiagnosticEngine &Diags);

/// The same for \p F alone: its form, parameters and instructions. The cost is
/// proportional to the size of \p F, plus reading the module's annotations.
void verifyFunction(const llvm::Function &F, const VerifierOptions &Options,
                    DiagnosticEngine &Diags);

/// The same for several functions of \p M.
void verifyFunctions(const llvm::Module &M,
                     llvm::ArrayRef<llvm::Function *> Functions,
                     const VerifierOptions &Options, DiagnosticEngine &Diags);

/// Checks only that the machine has as much static shared and constant memory
/// as
/// \p M declares. This must be known even where nothing else is verified.
void verifyStaticMemory(const llvm::Module &M, const VerifierOptions &Options,
                        DiagnosticEngine &Diags);

} // namespace opennvvm

#endif // OPENNVVM_VERIFIER_VERIFIER_H
