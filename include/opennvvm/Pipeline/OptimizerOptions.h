//===- OptimizerOptions.h - What the pipeline runs --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_PIPELINE_OPTIMIZEROPTIONS_H
#define OPENNVVM_PIPELINE_OPTIMIZEROPTIONS_H

#include "opennvvm/Lowering/Leeway.h"
#include "opennvvm/Pipeline/PassOptions.h"

namespace opennvvm {

/// How often intrinsics are lowered at level 0, which depends on where the
/// module comes from.
enum class PipelinePath : uint8_t {
  Mid,     ///< From a front end: four times.
  Default, ///< Once.
  PTX,     ///< Nothing is left to lower.
};

/// What the optimizing pipeline runs.
struct OptimizerOptions {
  unsigned Tier = 0; ///< 1 to 3; 0 runs nothing.
  PipelinePath Path = PipelinePath::Mid;
  PassOptions Passes;
  /// What the consumer of the result may do with lowered intrinsics; see
  /// Leeway.
  Leeway Permitted = Leeway::None;
  bool LICM = true;        ///< -do-licm; OptiX IR goes without.
  bool VerifyEach = false; ///< LLVM's verifier after each step.
  bool TimePasses = false;
};

} // namespace opennvvm

#endif // OPENNVVM_PIPELINE_OPTIMIZEROPTIONS_H
