//===- Messages.h - How tileiras prints errors ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TOOLS_NVVMC_TILEIRAS_MESSAGES_H
#define OPENNVVM_TOOLS_NVVMC_TILEIRAS_MESSAGES_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace opennvvm::tool::tileiras {

/// Prints errors that the tile library has written as JSON, in the form that
/// cuTile takes places from: `loc("file":line:column): error: message`, and
/// then that line of the source, if it can be read, with a caret.
/// \returns whether the program could be read: what is wrong with it was found
/// when it was compiled.
bool printMessages(llvm::raw_ostream &OS, llvm::StringRef JSONLines);

} // namespace opennvvm::tool::tileiras

#endif // OPENNVVM_TOOLS_NVVMC_TILEIRAS_MESSAGES_H
