//===- Runner.h - Runs kernels as a plan says -------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_RUN_RUNNER_H
#define OPENNVVM_LIB_RUN_RUNNER_H

#include "Machine/Finding.h"
#include "Machine/Machine.h"
#include "Run/Input.h"
#include "Run/Plan.h"
#include <functional>
#include <optional>

namespace opennvvm::run {

/// How a plan is run.
struct Settings {
  uint64_t Seed = 0;
  unsigned Schedules = 1; ///< How often all of it runs, with Seed, Seed + 1 …
  bool Findings = true;   ///< Whether broken rules are looked for.
  bool Counts = false;    ///< Whether instructions are counted instead.
  unsigned Jobs = 1;      ///< So many schedules run at once, in threads.
  /// Called often, by the thread that has called run(), with the number of a
  /// schedule and of the launch; ends the run if it returns false.
  std::function<bool(unsigned Schedule, size_t Launch,
                     const ptxmachine::Progress &)>
      Report;
};

/// A finding with the places of its parties.
struct PlacedFinding {
  ptxmachine::Finding Finding;
  std::vector<Origin> Origins; ///< One for each party.
  uint64_t Seed = 0;           ///< Of the first schedule that showed it.
};

/// Why a run has ended before its end.
struct Failure {
  std::string Message;
  Origin At;
};

/// What a run gives.
struct Outcome {
  std::vector<PlacedFinding> Findings;
  std::optional<Failure> Failed;
  std::string Output; ///< What the kernels of the first schedule printed.
  /// The contents of each buffer after the first schedule.
  std::vector<std::vector<uint8_t>> After;
  /// What was executed in the first schedule, if that was asked for.
  std::vector<ptxmachine::InstructionCount> Counts;
  /// Buffers that another schedule has left different.
  std::vector<size_t> Different;
};

/// Completes \p P: names the kernels that are not named, and checks all
/// launches against their kernels.
llvm::Error complete(Plan &P, const ptxmachine::Module &M);

/// Runs \p P, which complete() has accepted.
Outcome run(const Loaded &L, const Plan &P, const Settings &How);

} // namespace opennvvm::run

#endif // OPENNVVM_LIB_RUN_RUNNER_H
