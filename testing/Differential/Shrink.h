//===- Shrink.h - Smaller kernels that still differ -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TESTING_DIFFERENTIAL_SHRINK_H
#define OPENNVVM_TESTING_DIFFERENTIAL_SHRINK_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <cstdint>
#include <vector>

namespace opennvvm::differential {

/// Removes and lowers choices while \p StillFails holds, at most \p Attempts
/// times. Every list of choices gives a well-defined kernel, so reducing never
/// introduces a new reason for a failure.
std::vector<uint64_t> shrinkChoices(
    std::vector<uint64_t> Choices, unsigned Attempts,
    llvm::function_ref<bool(const std::vector<uint64_t> &)> StillFails);

} // namespace opennvvm::differential

#endif // OPENNVVM_TESTING_DIFFERENTIAL_SHRINK_H
