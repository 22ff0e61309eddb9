//===- RunTile.h - nvvmc run of Tile IR -------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TOOLS_NVVMC_RUNTILE_H
#define OPENNVVM_TOOLS_NVVMC_RUNTILE_H

#include "CommandLine/Options.h"
#include "llvm/ADT/StringRef.h"

namespace opennvvm::tool {
using namespace cli; // Its options.

/// Runs the kernel that \p O names on the engine that it names; returns the
/// exit status.
int runTile(const Options &O, llvm::StringRef Data);

} // namespace opennvvm::tool

#endif // OPENNVVM_TOOLS_NVVMC_RUNTILE_H
