//===- Baseline.h - Findings that are known ---------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TOOLS_NVVMC_BASELINE_H
#define OPENNVVM_TOOLS_NVVMC_BASELINE_H

#include "opennvvm/Support/Diagnostics.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace opennvvm::tool {

/// What an earlier run has found, from the output of `verify --format=json`. A
/// finding is recognized by its rule, profile, message, file and function, not
/// by its line, which changes with every edit above it.
class Baseline {
public:
  /// Reads \p File; an empty name stands for nothing known.
  static llvm::Expected<Baseline> read(llvm::StringRef File);

  /// Whether \p D is known. Each finding of the file answers for one.
  bool consume(const Diagnostic &D);

private:
  llvm::StringMap<unsigned> Known; ///< How often each was found.
};

} // namespace opennvvm::tool

#endif // OPENNVVM_TOOLS_NVVMC_BASELINE_H
