//===- Units.h - Split compilation in processes -----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TOOLS_NVVMC_UNITS_H
#define OPENNVVM_TOOLS_NVVMC_UNITS_H

#include "CommandLine/Options.h"

namespace opennvvm {
struct SplitFiles;
} // namespace opennvvm

namespace opennvvm::tool {

using namespace cli; // Its options.

/// What units note for later steps: the version, and the options of \p O that
/// matter to them.
std::vector<std::string> argumentsForUnits(const Options &O);

/// Why \p O cannot ask for --split-only; empty if it can, or does not.
llvm::StringRef problemOfSplit(const Options &O);

/// \p O, whose output is a folder, with the manifest instead, and the rule of
/// -MD next to the folder.
Options forManifest(const Options &O);

/// Writes \p Files to the folder that \p O names.
llvm::Error writeUnits(const Options &O, const SplitFiles &Files);

/// nvvmc compile --split-unit
int runUnit(const Options &O);

/// nvvmc compile --join
int runJoin(const Options &O);

} // namespace opennvvm::tool

#endif // OPENNVVM_TOOLS_NVVMC_UNITS_H
