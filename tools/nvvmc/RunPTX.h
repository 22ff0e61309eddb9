//===- RunPTX.h - What nvvmc run does on the machine ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TOOLS_NVVMC_RUNPTX_H
#define OPENNVVM_TOOLS_NVVMC_RUNPTX_H

#include "CommandLine/Options.h"
#include "Run/Input.h"
#include "Run/Plan.h"
#include "Run/Runner.h"
#include <memory>
#include <optional>

namespace opennvvm::tool {
using namespace cli; // Its options.

/// Compiles \p Text, text or bitcode of LLVM, as `nvvmc compile` does. \returns
/// none after findings, which were printed, and then sets \p Status.
llvm::Expected<std::optional<run::Loaded>>
compileInput(const Options &O, std::unique_ptr<llvm::MemoryBuffer> Text,
             int &Status);

/// The launch that options and arguments describe.
llvm::Expected<run::Plan> planOf(const Options &O);

/// Runs \p P, which run::complete() has accepted, shows how far it is, and
/// prints what it finds. What kernels print is in the outcome.
run::Outcome runAndReport(const Options &O, const run::Loaded &L,
                          const run::Plan &P);

/// The exit status of a run.
int statusOf(const run::Outcome &Out);

/// Does runAndReport(), prints what kernels print and what was counted, and
/// writes files. \returns the exit status.
int execute(const Options &O, const run::Loaded &L, const run::Plan &P);

} // namespace opennvvm::tool

#endif // OPENNVVM_TOOLS_NVVMC_RUNPTX_H
