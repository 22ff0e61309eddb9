//===- SourceLines.h - Lines of the source of PTX ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_SOURCELINES_H
#define OPENNVVM_LIB_MACHINE_SOURCELINES_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace opennvvm::ptxmachine {

class Module;

/// A place in the source, as .file and .loc name it.
struct SourcePlace {
  llvm::StringRef File;
  unsigned Line = 0, Column = 0; ///< Column 0: not known.
  std::string Function;          ///< Of inlined code: its function.
};

/// Where line \p Line of the text of \p M is from: the place itself, and then
/// where that was inlined, innermost call first. Empty if it is not known.
llvm::SmallVector<SourcePlace, 2> sourceOf(const Module &M, unsigned Line);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_SOURCELINES_H
