//===- JumpTables.h - Which switches become jump tables ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TARGET_JUMPTABLES_H
#define OPENNVVM_LIB_TARGET_JUMPTABLES_H

#include "llvm/ADT/APInt.h"

namespace opennvvm {

/// The pieces of adjacent values with one target that a jump table has at
/// least; for fewer, comparisons are as good.
inline constexpr unsigned LeastTableRuns = 4;

/// Whether cases are dense enough for a jump table, as LLVM counts.
/// \param Runs how many pieces of adjacent values with one target there are.
/// \param Values how many values have a case.
/// \param Range the last value minus the first.
/// \param Density the least percentage of used entries.
inline bool isDenseTable(unsigned Runs, uint64_t Values,
                         const llvm::APInt &Range, unsigned Density) {
  // The limit keeps the product below from overflowing.
  uint64_t Last = Range.getLimitedValue(UINT32_MAX);
  return Runs >= LeastTableRuns && Last != UINT32_MAX &&
         (Last + 1) * Density <= Values * 100;
}

} // namespace opennvvm

#endif // OPENNVVM_LIB_TARGET_JUMPTABLES_H
