//===- Tileiras.h - tileiras, a face of nvvmc -------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TOOLS_NVVMC_TILEIRAS_TILEIRAS_H
#define OPENNVVM_TOOLS_NVVMC_TILEIRAS_TILEIRAS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace opennvvm::tool {

/// What is said, behind the name of the tool, of input that it crashed on.
inline constexpr llvm::StringLiteral CrashWords =
    " crashed on this input; please report it";

/// Whether programs of this name are tileiras.
bool isCalledTileiras(llvm::StringRef Program);

/// Compiles a tile program with the arguments of NVIDIA's tileiras; returns its
/// exit statuses.
int runTileiras(llvm::ArrayRef<const char *> Given);

} // namespace opennvvm::tool

#endif // OPENNVVM_TOOLS_NVVMC_TILEIRAS_TILEIRAS_H
