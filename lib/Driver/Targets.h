//===- Targets.h - Which targets accept a module ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks one module, read once, for every machine of the catalog: whether it
// satisfies the profiles, whether it can be printed, and the lowest PTX version
// that suffices.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_DRIVER_TARGETS_H
#define OPENNVVM_LIB_DRIVER_TARGETS_H

#include "opennvvm/Pipeline/Compile.h"
#include <vector>

namespace opennvvm {

struct TargetQuestion {
  /// How to compile it; each machine in turn replaces the one given here.
  /// Without profiles to check, only printing is tested.
  CompileOptions How;
  /// Disabled rules, and warnings that are errors.
  DiagnosticOptions Diagnostics;
  /// Whether to stop at the first machine that accepts the module.
  bool LowestOnly = false;
  /// The name of the input, and locations in it; the map may be null.
  std::string File;
  const SourceMap *Map = nullptr;
};

/// The result for one machine.
struct TargetAnswer {
  const SMInfo *SM = nullptr;
  /// The lowest PTX version that suffices; none if the machine is rejected.
  std::optional<PTXVersion> PTX;
  /// The first obstacle, if there is one.
  std::optional<Diagnostic> Obstacle;
};

/// Tries all machines, or those up to the first that accepts \p M, in the order
/// of targets(). LLVM's own verifier must have run before; \p M must have a
/// triple and a layout and is not changed.
std::vector<TargetAnswer> askTargets(const llvm::Module &M,
                                     const TargetQuestion &Question);

/// The errors of \p L as it would be compiled with \p How for \p Machine, all
/// of them, whatever \p Options limit.
std::vector<Diagnostic> errorsOn(const LoadedModule &L, CompileOptions How,
                                 Target Machine, DiagnosticOptions Options);

} // namespace opennvvm

#endif // OPENNVVM_LIB_DRIVER_TARGETS_H
