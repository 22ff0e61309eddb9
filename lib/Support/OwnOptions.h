//===- OwnOptions.h - Hiding the options of LLVM ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_SUPPORT_OWNOPTIONS_H
#define OPENNVVM_LIB_SUPPORT_OWNOPTIONS_H

#include "llvm/Support/CommandLine.h"

namespace opennvvm {

/// Hides all options that exist so far from --help: at the start of main(),
/// those of LLVM's libraries. They still work. A program that calls this
/// declares its own options afterwards.
inline void hideOptionsOfLibraries() {
  for (auto &Entry : llvm::cl::getRegisteredOptions())
    Entry.second->setHiddenFlag(llvm::cl::ReallyHidden);
}

} // namespace opennvvm

#endif // OPENNVVM_LIB_SUPPORT_OWNOPTIONS_H
