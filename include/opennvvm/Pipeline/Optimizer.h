//===- Optimizer.h - The documented pipeline --------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The order of passes is that of the documents: a front, tiers 1 to N, a tail.
// docs/pipeline.md has it pass by pass, with what is left out and why.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_PIPELINE_OPTIMIZER_H
#define OPENNVVM_PIPELINE_OPTIMIZER_H

#include "opennvvm/Pipeline/PassOptions.h"
#include "opennvvm/Pipeline/Passes.h"
#include <optional>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace opennvvm {

/// How often intrinsics are lowered at level 0, and so where a module is
/// expected to come from.
enum class PipelinePath : uint8_t {
  Mid,     ///< From a front end: four times.
  Default, ///< Once.
  PTX,     ///< Nothing is left to lower.
};

struct OptimizerOptions {
  unsigned Tier = 0; ///< 0 runs nothing; 1 to 3.
  PipelinePath Path = PipelinePath::Mid;
  PassOptions Passes;
  /// What whoever takes the result may make of lowered intrinsics; see Leeway.
  Leeway Permitted = Leeway::None;
  bool LICM = true;        ///< -do-licm; OptiX IR goes without.
  bool VerifyEach = false; ///< LLVM's verifier after each step.
  bool TimePasses = false;
};

/// Which steps run: all, or, where the functions are in units meanwhile, those
/// on the whole module before that, those on functions, and those after it.
enum class PipelineStage : uint8_t { All, BeforeUnits, InUnits, AfterUnits };

/// One step of the pipeline.
struct PipelineStep {
  llvm::StringRef Pass;   ///< As "opt -passes" spells it.
  llvm::StringRef Absent; ///< Why it is left out; empty when it runs.
  unsigned Tier = 0;      ///< Which tier it is part of; 0 for none.
};

/// The steps for \p Options, in order, those left out among them.
std::vector<PipelineStep> pipelineSteps(const OptimizerOptions &Options);

/// Prints one step a line.
void printPipeline(llvm::raw_ostream &OS, const OptimizerOptions &Options);

/// Runs the pipeline on \p M.
/// \param Context tells our passes about the compilation; its engine receives
/// what nvvm-verify finds, and then the passes that follow do not run.
/// \param Times receives the table of --time-passes; may be null.
/// \returns true when no error was reported.
bool optimizeModule(llvm::Module &M, const OptimizerOptions &Options,
                    const PassContext &Context,
                    llvm::raw_ostream *Times = nullptr,
                    PipelineStage Stage = PipelineStage::All);

} // namespace opennvvm

#endif // OPENNVVM_PIPELINE_OPTIMIZER_H
