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
#include "llvm/ADT/SmallVector.h"
#include <functional>

namespace opennvvm::run {

/// How a plan is run.
struct Settings {
  uint64_t Seed = 0;
  unsigned Schedules = 1; ///< How often all of it runs, with Seed, Seed + 1 …
  bool Findings = true;   ///< Whether broken rules are looked for.
  bool Counts = false;    ///< Whether instructions are counted instead.
  /// The threads: so many schedules run at once, and with fewer schedules
  /// blocks of one, too. What comes out does not depend on it.
  unsigned Jobs = 1;
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
  /// Of the schedules that showed it, in their order. Each shows it again.
  llvm::SmallVector<uint64_t, 1> Seeds;
};

/// Why a run has ended before its end.
struct Failure {
  std::string Message;
  Origin At;
  bool IsFinding = false; ///< A finding says the same.
  /// Of the schedules that have ended so, in their order.
  llvm::SmallVector<uint64_t, 1> Seeds;
};

/// What a run gives: what all of its schedules have shown. One that fails does
/// not keep the next ones from running.
struct Outcome {
  unsigned Schedules = 0; ///< That have run; fewer if it was interrupted.
  /// Each once for the same lines, in the order in which they were shown.
  std::vector<PlacedFinding> Findings;
  std::vector<Failure> Failures; ///< Each once for the same message and line.
  bool IsInterrupted = false;    ///< Settings::Report has ended it.
  std::string Output; ///< What the kernels of the first schedule printed.
  /// The contents of each buffer after the first schedule; those of no buffer
  /// if it has failed.
  std::vector<std::vector<uint8_t>> After;
  /// What was executed in the first schedule, if that was asked for.
  std::vector<ptxmachine::InstructionCount> Counts;
  /// Buffers that another schedule has left different.
  std::vector<size_t> Different;

  bool hasFailed() const { return !Failures.empty(); }
};

/// Completes \p P: names the kernels that are not named, and checks all
/// launches against their kernels.
llvm::Error complete(Plan &P, const ptxmachine::Module &M);

/// Runs \p P, which complete() has accepted.
Outcome run(const Loaded &L, const Plan &P, const Settings &How);

} // namespace opennvvm::run

#endif // OPENNVVM_LIB_RUN_RUNNER_H
