//===- Optimizer.h - The documented pipeline --------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The order of passes follows NVIDIA's documents: a front, tiers 1 to N, and a
// tail. docs/pipeline.md lists the passes, and those that are left out with the
// reason.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_TIERS_OPTIMIZER_H
#define OPENNVVM_LIB_PIPELINE_TIERS_OPTIMIZER_H

#include "Pipeline/Passes/Passes.h"
#include "opennvvm/Pipeline/OptimizerOptions.h"
#include "llvm/Support/raw_ostream.h"
#include <vector>

namespace opennvvm {

/// Which steps run: all; or, if the functions are split into units, the module
/// passes before that, the function passes, and the module passes after it.
/// That gives the same code.
enum class PipelineStage : uint8_t { All, BeforeUnits, InUnits, AfterUnits };

/// One step of the pipeline.
struct PipelineStep {
  llvm::StringRef Pass;   ///< As spelled by "opt -passes".
  llvm::StringRef Absent; ///< Why it is left out; empty if it runs.
  unsigned Tier = 0;      ///< The tier that it belongs to; 0 for none.
};

/// The steps for \p Options, in order, including those that are left out.
std::vector<PipelineStep> pipelineSteps(const OptimizerOptions &Options);

/// Prints one step per line.
void printPipeline(llvm::raw_ostream &OS, const OptimizerOptions &Options);

/// Runs the pipeline on \p M.
/// \param Context describes the compilation to our passes; its engine receives
/// the findings of nvvm-verify, after which no further pass runs.
/// \param Times receives the table of --time-passes; may be null.
/// \returns true if no error was reported.
bool optimizeModule(llvm::Module &M, const OptimizerOptions &Options,
                    const PassContext &Context,
                    llvm::raw_ostream *Times = nullptr,
                    PipelineStage Stage = PipelineStage::All);

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_TIERS_OPTIMIZER_H
