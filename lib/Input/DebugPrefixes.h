//===- DebugPrefixes.h - Folders that debug information names ---*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INPUT_DEBUGPREFIXES_H
#define OPENNVVM_LIB_INPUT_DEBUGPREFIXES_H

#include "llvm/ADT/ArrayRef.h"
#include <string>
#include <utility>

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm {

/// The beginning of a path, and what replaces it.
using PathPrefix = std::pair<std::string, std::string>;

/// Replaces the beginnings of the files and folders that the debug information
/// of \p M names, as clang's -fdebug-prefix-map does: of several prefixes that
/// match, the last one counts.
void mapDebugPrefixes(llvm::Module &M, llvm::ArrayRef<PathPrefix> Prefixes);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_DEBUGPREFIXES_H
