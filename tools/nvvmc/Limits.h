//===- Limits.h - Resource limits of a run ----------------------*- C++ -*-===//
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

/// Limits the memory and time of the process by the size of \p Files, as a last
/// resort after the checks that should reject such input earlier.
void limitResources(llvm::ArrayRef<std::string> Files, unsigned Threads);

} // namespace opennvvm::tool

#endif // OPENNVVM_TOOLS_NVVMC_LIMITS_H
