//===- Transform.h - Commands from IR to IR ---------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TOOLS_NVVMC_TRANSFORM_H
#define OPENNVVM_TOOLS_NVVMC_TRANSFORM_H

#include "CommandLine/Options.h"
#include "opennvvm/Driver/Session.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace opennvvm::tool {

using namespace cli; // Its options.

/// Reads the only input file, checks its structure, changes it with \p Change
/// and writes it as LLVM assembly, or as bitcode if requested or if the
/// output's name ends in ".bc". \p Change returns false if there was an error.
/// \returns the exit status.
int transformFile(const Options &O, llvm::StringRef Command,
                  llvm::function_ref<bool(Session &, ProgramUnit &)> Change);

} // namespace opennvvm::tool

#endif // OPENNVVM_TOOLS_NVVMC_TRANSFORM_H
