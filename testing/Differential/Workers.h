//===- Workers.h - Try seeds in several processes ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Processes instead of threads: the code under test may end its process, and
// that must be reported as a failure of a seed.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TESTING_DIFFERENTIAL_WORKERS_H
#define OPENNVVM_TESTING_DIFFERENTIAL_WORKERS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <atomic>
#include <cstdint>
#include <string>

namespace opennvvm::differential {

struct WorkPlan {
  uint64_t From, To; ///< Seeds, both inclusive.
  unsigned Jobs;
  unsigned MostFailures; ///< Stop after this many.
};

/// Returned for a kernel that the compiler rejected; it is only counted.
inline constexpr char Refused[] = "refused";
/// Returned for a kernel on which the host's results differ, and counted for
/// one that crashes the host's code generators.
inline constexpr char Disputed[] = "disputed";

/// Tries a seed and returns the report of a failure, which is printed. The flag
/// is to be set while the host's code generators run.
using SeedFn = std::string(uint64_t Seed, std::atomic<bool> &IsHostCompiling);

/// Calls \p Try for each seed. \returns an exit status: 1 if there was a
/// failure.
int runWorkers(const WorkPlan &Plan, llvm::function_ref<SeedFn> Try);

} // namespace opennvvm::differential

#endif // OPENNVVM_TESTING_DIFFERENTIAL_WORKERS_H
