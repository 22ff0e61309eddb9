//===- Leeway.h - What lowering may leave to others -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LOWERING_LEEWAY_H
#define OPENNVVM_LOWERING_LEEWAY_H

#include "llvm/ADT/BitmaskEnum.h"
#include <cstdint>

namespace opennvvm {

LLVM_ENABLE_BITMASK_ENUMS_IN_NAMESPACE();

/// What a later stage may, with its default options, do with a replacement but
/// not with the original call. A row that leaves such leeway applies only if it
/// is permitted: either the stage is known not to use it, or the user accepts
/// it.
enum class Leeway : uint8_t {
  None = 0,
  /// An operation without flags may be fused, or narrowed to one that is fused,
  /// if contraction is enabled for everything (-ffp-contract=fast, clang's
  /// default for CUDA).
  Contraction = 1,
  /// Instruction selection may choose an approximate instruction.
  Approximation = 2,
  /// In a function that flushes subnormal numbers, LLVM does not guarantee that
  /// each operation does, or it flushes what the call preserves.
  Flushing = 4,
  All = Contraction | Approximation | Flushing,
  LLVM_MARK_AS_BITMASK_ENUM(Flushing)
};

} // namespace opennvvm

#endif // OPENNVVM_LOWERING_LEEWAY_H
