//===- Limits.h - What a run of nvvmc may take ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TOOLS_NVVMC_LIMITS_H
#define OPENNVVM_TOOLS_NVVMC_LIMITS_H

#include "llvm/ADT/ArrayRef.h"
#include <string>

namespace opennvvm::tool {

/// Bounds what the process may take of memory and time by the size of \p Files,
/// as the last belt around checks that should have refused them before.
void limitResources(llvm::ArrayRef<std::string> Files, unsigned Threads);

} // namespace opennvvm::tool

#endif // OPENNVVM_TOOLS_NVVMC_LIMITS_H
