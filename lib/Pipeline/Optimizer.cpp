//===- Optimizer.cpp - The documented pipeline ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Pipeline/Optimizer.h"
#include "PassWatch.h"
#include "Steps.h"
#include "Target/TargetCosts.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassTimingInfo.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Passes/StandardInstrumentations.h"
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

/// The steps as text for PassBuilder. Consecutive function passes share one
/// pass manager.
static std::string pipelineText(const OptimizerOptions &Options,
                                PipelineStage Stage, bool IsWatched) {
  std::string Text;
  bool InFunction = false;
  auto Add = [&](Scope Unit, StringRef Pass) {
    bool OnFunctions = Unit == Scope::Function;
    if (InFunction && !OnFunctions)
      Text += ')';
    if (!Text.empty())
      Text += ',';
    if (OnFunctions && !InFunction)
      Text += "function<eager-inv>(";
    Text += Pass;
    InFunction = OnFunctions;
  };
  for (const Step &S : stepsOf(Options)) {
    if (!S.Told.Absent.empty() ||
        (Stage != PipelineStage::All && S.Stage != Stage))
      continue;
    Add(S.Unit, S.Told.Pass);
    if (Options.VerifyEach && !IsWatched)
      Add(S.Unit, "verify");
  }
  if (InFunction)
    Text += ')';
  return Text;
}

/// A list that is only declared has nothing in it; LLVM's ConstantMerge reads
/// its initial value all the same.
static void dropDeclaredLists(Module &M) {
  for (StringRef Name : {"llvm.used", "llvm.compiler.used"})
    if (GlobalVariable *List = M.getGlobalVariable(Name, true);
        List && !List->hasInitializer() && List->use_empty())
      List->eraseFromParent();
}

bool optimizeModule(Module &M, const OptimizerOptions &Options,
                    const PassContext &Told, raw_ostream *Times,
                    PipelineStage Stage) {
  PassContext Context = Told;
  bool IsWatched = Context.Diags && !Context.Profiles.empty();
  std::string Text = pipelineText(Options, Stage, IsWatched);
  if (Text.empty())
    return true;
  dropDeclaredLists(M);
  PassInstrumentationCallbacks Callbacks;
  std::optional<PassWatch> Watch;
  if (IsWatched) {
    Watch.emplace(M, Context);
    Watch->attach(Callbacks, Options.VerifyEach);
    Context.Watch = &*Watch;
  }
  auto Failed = [&] { return Watch && Watch->hasFailed(); };
  Callbacks.registerShouldRunOptionalPassCallback([&](StringRef, const Any &) {
    return !Failed() && !(Context.ShouldStop && Context.ShouldStop());
  });
  TimePassesHandler Timer(Options.TimePasses);
  if (Times)
    Timer.setOutStream(*Times);
  Timer.registerCallbacks(Callbacks);

  LoopAnalysisManager LAM;
  FunctionAnalysisManager FAM;
  CGSCCAnalysisManager CGAM;
  ModuleAnalysisManager MAM;
  PipelineTuningOptions Tuning;
  PassBuilder PB(nullptr, Tuning, std::nullopt, &Callbacks);
  registerPasses(PB, Context);
  // There is no C library whose functions could be recognized.
  TargetLibraryInfoImpl Library(M.getTargetTriple());
  Library.disableAllFunctions();
  FAM.registerPass([&] { return TargetLibraryAnalysis(Library); });
  FAM.registerPass([] {
    return TargetIRAnalysis(
        [](const Function &F) { return makeTargetInfo(F.getDataLayout()); });
  });
  PB.registerModuleAnalyses(MAM);
  PB.registerCGSCCAnalyses(CGAM);
  PB.registerFunctionAnalyses(FAM);
  PB.registerLoopAnalyses(LAM);
  PB.crossRegisterProxies(LAM, FAM, CGAM, MAM);

  ModulePassManager MPM;
  cantFail(PB.parsePassPipeline(MPM, Text));
  MPM.run(M, MAM);
  if (Options.TimePasses)
    Timer.print();
  return !Failed();
}

} // namespace opennvvm
