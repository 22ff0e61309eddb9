//===- Watch.h - Running again when files change ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TOOLS_NVVMC_WATCH_H
#define OPENNVVM_TOOLS_NVVMC_WATCH_H

#include "CommandLine/Options.h"

namespace opennvvm::tool {

using namespace cli; // Its options.

/// Runs this program with \p Args less --watch, and again each time one of the
/// files changes that \p O, the same arguments, names for the command \p
/// Command. Only an interrupt ends it; returns the exit status if it cannot
/// begin.
/// \param Program the name that the program was called by.
int watch(llvm::StringRef Program, llvm::ArrayRef<const char *> Args,
          llvm::StringRef Command, const Options &O);

} // namespace opennvvm::tool

#endif // OPENNVVM_TOOLS_NVVMC_WATCH_H
