//===- Steps.h - The order of passes ----------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_TIERS_STEPS_H
#define OPENNVVM_LIB_PIPELINE_TIERS_STEPS_H

#include "Optimizer.h"

namespace opennvvm {

/// What a pass operates on.
enum class Scope : uint8_t { Module, Function };

/// What an option can disable.
enum class Part : uint8_t {
  Plain,
  Lowering,
  Verifier,
  Generic,
  LICM,
  IPMSP,
  Reshaped
};

struct Step {
  Scope Unit;
  /// The stage that runs it; if All, only running all stages does.
  PipelineStage Stage;
  /// The stage that it is in when all run.
  PipelineStage Place;
  PipelineStep Told;
  /// Changes of the function's control flow up to here are no reason to run the
  /// next tier.
  bool EndsReshaping = false;
};

/// The pipeline for \p Options, in order, including passes that are left out.
std::vector<Step> stepsOf(const OptimizerOptions &Options);

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_TIERS_STEPS_H
