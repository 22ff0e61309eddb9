//===- Targets.h - Which targets accept a module ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Asks every machine of the catalog about one module that was read once: does
// it pass the contracts, does it print, and which PTX version is the lowest
// that will do.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_PIPELINE_TARGETS_H
#define OPENNVVM_PIPELINE_TARGETS_H

#include "opennvvm/Pipeline/Compile.h"
#include <vector>

namespace opennvvm {

struct TargetQuestion {
  /// How it would be compiled; the machine is replaced by each in turn, and
  /// without contracts to check only printing is asked about.
  CompileOptions How;
  /// Rules that are off, and warnings that are errors.
  DiagnosticOptions Diagnostics;
  /// Whether the first machine that accepts is all that is wanted.
  bool LowestOnly = false;
  /// The name of the input and places in it; the map may be null.
  llvm::StringRef File;
  const SourceMap *Map = nullptr;
};

/// What one machine says of a module.
struct TargetAnswer {
  const SMInfo *SM = nullptr;
  /// The lowest PTX version that will do; none when the machine refuses.
  std::optional<PTXVersion> PTX;
  /// The first thing in the way, where it refuses.
  std::optional<Diagnostic> Obstacle;
};

/// Asks all machines, or those up to the first that accepts, in the order of
/// targets(). LLVM's own verifier has
/// passed before; \p M has a triple and a layout and is not changed.
std::vector<TargetAnswer> askTargets(const llvm::Module &M,
                                     const TargetQuestion &Question);

} // namespace opennvvm

#endif // OPENNVVM_PIPELINE_TARGETS_H
