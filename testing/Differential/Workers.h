//===- Workers.h - Seeds tried in several processes -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Processes, not threads: what is tested may end its process, and that has to
// be a finding with a seed.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TESTING_DIFFERENTIAL_WORKERS_H
#define OPENNVVM_TESTING_DIFFERENTIAL_WORKERS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <cstdint>
#include <string>

namespace opennvvm::differential {

struct WorkPlan {
  uint64_t From, To; ///< Seeds, both included.
  unsigned Jobs;
  unsigned MostFailures; ///< Stops after that many.
};

/// What a try returns for a kernel that the compiler refused; only counted.
inline constexpr char Refused[] = "refused";
/// And for one on which the host does not agree with itself.
inline constexpr char Disputed[] = "disputed";

/// Calls \p Try for each seed; what it returns is a failure's report, which is
/// printed. \returns an exit status: 1 when there was a failure.
int runWorkers(const WorkPlan &Plan,
               llvm::function_ref<std::string(uint64_t)> Try);

} // namespace opennvvm::differential

#endif // OPENNVVM_TESTING_DIFFERENTIAL_WORKERS_H
