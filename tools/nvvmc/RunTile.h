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

/// Whether \p Data is a program of Tile IR: bytecode, or text with a module.
bool isTileProgram(llvm::StringRef Data);

/// Runs the kernel that \p O names on the evaluator; returns the exit status.
int runTile(const Options &O, llvm::StringRef Data);

} // namespace opennvvm::tool

#endif // OPENNVVM_TOOLS_NVVMC_RUNTILE_H
