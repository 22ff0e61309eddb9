//===- Cubin.h - nvvmc compile --cubin --------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TOOLS_NVVMC_CUBIN_H
#define OPENNVVM_TOOLS_NVVMC_CUBIN_H

#include "CommandLine/Options.h"
#include "Driver/AssemblerFindings.h"

namespace opennvvm::tool {

using namespace cli; // Its options.

/// Why \p O cannot ask for machine code; empty if it can, or does not.
llvm::StringRef problemOfCubin(const Options &O);

/// Has \p Ptxas assemble \p Program for \p Machine, and reports what it says to
/// \p Diags. \p Code receives the machine code, unless there were errors.
/// Returns the exit status.
int makeCubin(const Options &O, llvm::StringRef Ptxas, const SMInfo &Machine,
              const AssembledProgram &Program, DiagnosticEngine &Diags,
              llvm::SmallVectorImpl<char> &Code);

} // namespace opennvvm::tool

#endif // OPENNVVM_TOOLS_NVVMC_CUBIN_H
