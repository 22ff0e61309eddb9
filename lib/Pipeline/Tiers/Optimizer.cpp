//===- Optimizer.cpp - The documented pipeline ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Optimizer.h"
#include "Analyses.h"
#include "Lowering/Synchronization.h"
#include "PassEffects.h"
#include "PassParser.h"
#include "PassWatch.h"
#include "Pipeline/Passes/IdleRuns.h"
#include "Pipeline/Passes/LLVMDefects.h"
#include "Pipeline/Passes/ThreadAssembly.h"
#include "Pipeline/Passes/Variadics.h"
#include "Pipeline/Units/Exposure.h"
#include "Steps.h"
#include "Tiers.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassInstrumentation.h"
#include "llvm/IR/PassTimingInfo.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm {

std::vector<PipelineStep> pipelineSteps(const OptimizerOptions &Options) {
  std::vector<PipelineStep> Steps;
  for (const Step &S : stepsOf(Options))
    Steps.push_back(S.Told);
  return Steps;
}

void printPipeline(raw_ostream &OS, const OptimizerOptions &Options) {
  unsigned Tier = 0;
  for (const PipelineStep &S : pipelineSteps(Options)) {
    if (S.Tier != Tier && S.Tier)
      OS << "tier " << S.Tier << ":\n";
    else if (S.Tier != Tier)
      OS << "after the tiers:\n";
    Tier = S.Tier;
    OS << (S.Tier ? "  " : "") << S.Pass;
    if (!S.Absent.empty())
      OS << "  absent: " << S.Absent;
    OS << '\n';
  }
}

namespace {
/// Adds steps to a pass manager. Consecutive function passes of a tier share
/// one manager, which also visits the functions one by one.
class PipelineBuilder {
public:
  PipelineBuilder(ModulePassManager &MPM, const PassParser &Parser,
                  TierProgress &Tiers)
      : MPM(MPM), Parser(Parser), Tiers(Tiers) {}

  void add(const Step &S) {
    if (S.Unit == Scope::Module) {
      finish();
      Parser.add(MPM, S.Told.Pass);
      return;
    }
    if (S.Told.Tier != Tier)
      finish();
    Tier = S.Told.Tier;
    Passes.push_back({S.Told.Pass, S.EndsReshaping});
  }

  /// Adds the function passes that are waiting for more.
  void finish() {
    if (Passes.empty())
      return;
    if (Tier) {
      MPM.addPass(createModuleToFunctionPassAdaptor(
          TierPassManager(Parser, std::move(Passes), Tier, Tiers)));
    } else {
      FunctionPassManager FPM;
      for (const TierPass &P : Passes)
        Parser.add(FPM, P.Text);
      MPM.addPass(createModuleToFunctionPassAdaptor(std::move(FPM)));
    }
    Passes.clear();
  }

private:
  ModulePassManager &MPM;
  const PassParser &Parser;
  TierProgress &Tiers;
  std::vector<TierPass> Passes;
  unsigned Tier = 0;
};
} // namespace

/// Adds those of \p Steps that run in \p Stage.
/// \param RunsAll whether the other stages run, too; steps are in their places
/// then.
static void addSteps(PipelineBuilder &Pipeline, ArrayRef<Step> Steps,
                     PipelineStage Stage, bool RunsAll, bool VerifyEach) {
  for (const Step &S : Steps) {
    if (!S.Told.Absent.empty() || (RunsAll ? S.Place : S.Stage) != Stage)
      continue;
    Pipeline.add(S);
    if (VerifyEach)
      Pipeline.add({S.Unit, S.Stage, S.Place, {"verify", "", S.Told.Tier}});
  }
  Pipeline.finish();
}

/// Where no profile was asked for, nvvm-verify is left out: nobody reads its
/// findings, so that it would print them itself.
static std::vector<Step> stepsFor(OptimizerOptions Options, bool IsWatched) {
  Options.Passes.DisableVerifier |= !IsWatched;
  return stepsOf(Options);
}

static void printTimes(TimePassesHandler &Timer, const PassEffects &Effects,
                       raw_ostream *OS) {
  Timer.print();
  if (OS)
    Effects.print(*OS);
}

/// Makes of \p M what the passes understand.
static void readyForPasses(Module &M, PipelineStage Stage) {
  // What passes make is not taken apart again.
  if (Stage == PipelineStage::All || Stage == PipelineStage::BeforeUnits) {
    avoidDefects(M);
    releaseAssembly(M);
    exposeVariadics(M);
  }
  // Reading a unit resets the attributes of intrinsics.
  widenVectorAccesses(M);
  markSynchronizing(M);
}

bool optimizeModule(Module &M, const OptimizerOptions &Options,
                    const PassContext &Told, raw_ostream *Times,
                    PipelineStage Stage) {
  PassContext Context = Told;
  bool IsWatched = Context.Diags && !Context.Profiles.empty();
  std::vector<Step> Steps = stepsFor(Options, IsWatched);
  if (Steps.empty())
    return true;
  readyForPasses(M, Stage);
  PassInstrumentationCallbacks Callbacks;
  std::optional<PassWatch> Watch;
  if (IsWatched) {
    Watch.emplace(M, Context);
    if (Options.VerifyEach)
      Watch->attach(Callbacks);
    Context.Watch = &*Watch;
  }
  auto Failed = [&] { return Watch && Watch->hasFailed(); };
  Callbacks.registerShouldRunOptionalPassCallback([&](StringRef, const Any &) {
    return !Failed() && !(Context.ShouldStop && Context.ShouldStop());
  });
  IdleRuns Idle;
  Idle.attach(Callbacks);
  TimePassesHandler Timer(Options.TimePasses);
  if (Times)
    Timer.setOutStream(*Times);
  Timer.registerCallbacks(Callbacks);
  PassEffects Effects;
  if (Options.TimePasses)
    Effects.attach(Callbacks);

  bool FollowsEach =
      Options.TimePasses || Options.VerifyEach || Context.ShouldStop;
  Analyses Managers(M, &Callbacks, FollowsEach ? &Callbacks : nullptr);
  TierProgress Tiers;
  PassParser Parser(Context, Idle);
  auto Run = [&](PipelineStage Part) {
    ModulePassManager MPM;
    PipelineBuilder Pipeline(MPM, Parser, Tiers);
    addSteps(Pipeline, Steps, Part, Stage == PipelineStage::All,
             Options.VerifyEach && !IsWatched);
    MPM.run(M, Managers.ofModule());
  };
  if (Stage == PipelineStage::All) {
    Run(PipelineStage::BeforeUnits);
    std::vector<Linkage> Saved = exposeAll(M);
    Run(PipelineStage::InUnits);
    restore(M, Saved);
    Run(PipelineStage::AfterUnits);
  } else {
    Run(Stage);
  }
  if (Options.TimePasses)
    printTimes(Timer, Effects, Times);
  return !Failed();
}

} // namespace opennvvm
