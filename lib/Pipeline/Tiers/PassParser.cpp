//===- PassParser.cpp - The passes that a text describes ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassParser.h"
#include "Pipeline/Passes/ComparedBits.h"
#include "Pipeline/Passes/FlushConstants.h"
#include "Pipeline/Passes/IdleRuns.h"
#include "Pipeline/Passes/LeanPasses.h"
#include "Pipeline/Passes/Passes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Transforms/IPO/AlwaysInliner.h"
#include "llvm/Transforms/IPO/ConstantMerge.h"
#include "llvm/Transforms/IPO/DeadArgumentElimination.h"
#include "llvm/Transforms/IPO/GlobalDCE.h"
#include "llvm/Transforms/IPO/GlobalOpt.h"
#include "llvm/Transforms/IPO/Inliner.h"
#include "llvm/Transforms/IPO/SCCP.h"
#include "llvm/Transforms/IPO/StripDeadPrototypes.h"
#include "llvm/Transforms/Scalar/ADCE.h"
#include "llvm/Transforms/Scalar/AlignmentFromAssumptions.h"
#include "llvm/Transforms/Scalar/BDCE.h"
#include "llvm/Transforms/Scalar/CorrelatedValuePropagation.h"
#include "llvm/Transforms/Scalar/DivRemPairs.h"
#include "llvm/Transforms/Scalar/GVN.h"
#include "llvm/Transforms/Scalar/IndVarSimplify.h"
#include "llvm/Transforms/Scalar/InferAlignment.h"
#include "llvm/Transforms/Scalar/LICM.h"
#include "llvm/Transforms/Scalar/LoopDeletion.h"
#include "llvm/Transforms/Scalar/LoopIdiomRecognize.h"
#include "llvm/Transforms/Scalar/LoopInstSimplify.h"
#include "llvm/Transforms/Scalar/LoopRotation.h"
#include "llvm/Transforms/Scalar/LoopSimplifyCFG.h"
#include "llvm/Transforms/Scalar/LoopSink.h"
#include "llvm/Transforms/Scalar/LoopUnrollPass.h"
#include "llvm/Transforms/Scalar/MergedLoadStoreMotion.h"
#include "llvm/Transforms/Scalar/Reassociate.h"
#include "llvm/Transforms/Scalar/SCCP.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Scalar/SimpleLoopUnswitch.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"
#include "llvm/Transforms/Scalar/TailRecursionElimination.h"
#include "llvm/Transforms/Utils/LCSSA.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"

using namespace llvm;

namespace opennvvm {

namespace {

template <typename Manager> struct NamedPass {
  StringLiteral Text;
  void (*Add)(Manager &);
};

/// Adds a pass that takes no parameters.
template <typename Pass, typename Manager> void plain(Manager &PM) {
  PM.addPass(Pass());
}

/// Adds \p Folding, which folds constants; subnormal ones have to be what the
/// function takes them for.
template <typename Pass>
void addFolding(FunctionPassManager &PM, Pass Folding) {
  PM.addPass(FlushConstantsPass());
  PM.addPass(std::move(Folding));
}

template <typename Pass> void folding(FunctionPassManager &PM) {
  addFolding(PM, Pass());
}

template <bool AllowsSpeculation> void licm(LoopPassManager &PM) {
  LICMOptions Options;
  Options.AllowSpeculation = AllowsSpeculation;
  PM.addPass(LICMPass(Options));
}

constexpr NamedPass<LoopPassManager> LoopPasses[] = {
    {"loop-instsimplify", plain<LoopInstSimplifyPass>},
    {"loop-simplifycfg", plain<LoopSimplifyCFGPass>},
    {"licm<no-allowspeculation>", licm<false>},
    {"licm<allowspeculation>", licm<true>},
    {"loop-rotate<header-duplication>",
     [](LoopPassManager &PM) { PM.addPass(LoopRotatePass(true, false)); }},
    {"simple-loop-unswitch<nontrivial;trivial>",
     [](LoopPassManager &PM) {
       PM.addPass(SimpleLoopUnswitchPass(true, true));
     }},
    {"loop-idiom", plain<LoopIdiomRecognizePass>},
    {"indvars", plain<IndVarSimplifyPass>},
    {"loop-deletion", plain<LoopDeletionPass>},
    {"loop-unroll-full", plain<LoopFullUnrollPass>},
};

constexpr NamedPass<FunctionPassManager> FunctionPasses[] = {
    {"gvn", folding<GVNPass>},
    {"sccp", folding<SCCPPass>},
    {"bdce", plain<BDCEPass>},
    {"adce", plain<ADCEPass>},
    {"verify", plain<VerifierPass>},
    {"loop-unroll<O2>",
     [](FunctionPassManager &PM) {
       PM.addPass(LoopUnrollPass(LoopUnrollOptions(2)));
     }},
    {"mldst-motion<no-split-footer-bb>", plain<MergedLoadStoreMotionPass>},
    {"lcssa", plain<LCSSAPass>},
    {"correlated-propagation", folding<CorrelatedValuePropagationPass>},
    {"reassociate", plain<ReassociatePass>},
    {"loop-simplify", plain<LoopSimplifyPass>},
    {"loop-sink", plain<LoopSinkPass>},
    {"infer-alignment", plain<InferAlignmentPass>},
    {"alignment-from-assumptions", plain<AlignmentFromAssumptionsPass>},
    {"div-rem-pairs", plain<DivRemPairsPass>},
    {"simplifycfg", plain<SimplifyCFGPass>},
    {"simplifycfg<bonus-inst-threshold=1;hoist-common-insts;"
     "switch-range-to-icmp;"
     "speculate-unpredictables>",
     [](FunctionPassManager &PM) {
       PM.addPass(SimplifyCFGPass(SimplifyCFGOptions()
                                      .bonusInstThreshold(1)
                                      .hoistCommonInsts(true)
                                      .convertSwitchRangeToICmp(true)
                                      .speculateUnpredictables(true)));
     }},
    {"tailcallelim", plain<TailCallElimPass>},
    {"early-cse<memssa>",
     [](FunctionPassManager &PM) { addFolding(PM, LeanEarlyCSEPass()); }},
    {"sroa<modify-cfg>",
     [](FunctionPassManager &PM) {
       PM.addPass(SROAPass(SROAOptions::ModifyCFG));
     }},
    {"sroa<preserve-cfg>",
     [](FunctionPassManager &PM) {
       PM.addPass(SROAPass(SROAOptions::PreserveCFG));
     }},
};

/// Those that do not run where they would have nothing to do.
struct OftenIdlePass {
  StringLiteral Text;
  void (*Add)(FunctionPassManager &, IdleRuns &);
};

constexpr OftenIdlePass OftenIdlePasses[] = {
    {"instsimplify",
     [](FunctionPassManager &PM, IdleRuns &Idle) {
       PM.addPass(FlushConstantsPass());
       Idle.addInstSimplify(PM);
     }},
    {"dse", [](FunctionPassManager &PM, IdleRuns &Idle) { Idle.addDSE(PM); }},
    {"memcpyopt",
     [](FunctionPassManager &PM, IdleRuns &Idle) { Idle.addMemCpyOpt(PM); }},
    {"instcombine<no-verify-fixpoint>",
     [](FunctionPassManager &PM, IdleRuns &Idle) {
       PM.addPass(FlushConstantsPass());
       PM.addPass(HideComparedBitsPass());
       Idle.addInstCombine(PM);
       PM.addPass(ShowComparedBitsPass());
     }},
};

constexpr NamedPass<ModulePassManager> ModulePasses[] = {
    {"verify", plain<VerifierPass>},
    {"always-inline", plain<AlwaysInlinerPass>},
    {"constmerge", plain<ConstantMergePass>},
    {"ipsccp",
     [](ModulePassManager &PM) {
       PM.addPass(createModuleToFunctionPassAdaptor(FlushConstantsPass()));
       PM.addPass(IPSCCPPass());
     }},
    {"globalopt", plain<GlobalOptPass>},
    {"globaldce", plain<GlobalDCEPass>},
    {"deadargelim", plain<DeadArgumentEliminationPass>},
    {"strip-dead-prototypes", plain<StripDeadPrototypesPass>},
};

template <typename Row, size_t N, typename... Arguments>
bool addNamed(const Row (&Passes)[N], StringRef Text, Arguments &...To) {
  const auto *Found =
      find_if(Passes, [&](const Row &P) { return P.Text == Text; });
  if (Found == std::end(Passes))
    return false;
  Found->Add(To...);
  return true;
}

/// Adds what \p Text, "loop(…)" or "loop-mssa(…)", describes if all passes in
/// it are known.
bool addLoopPasses(StringRef Text, FunctionPassManager &PM) {
  bool NeedsMemorySSA = Text.consume_front("loop-mssa(");
  if ((!NeedsMemorySSA && !Text.consume_front("loop(")) ||
      !Text.consume_back(")"))
    return false;
  LoopPassManager Loops;
  for (StringRef Pass : split(Text, ','))
    if (!addNamed(LoopPasses, Pass, Loops))
      return false;
  PM.addPass(LeanLoopPassAdaptor(
      createFunctionToLoopPassAdaptor(std::move(Loops), NeedsMemorySSA)));
  return true;
}

} // namespace

void PassParser::add(FunctionPassManager &PM, StringRef Text) const {
  if (!addNamed(FunctionPasses, Text, PM) &&
      !addNamed(OftenIdlePasses, Text, PM, Idle) && !addLoopPasses(Text, PM) &&
      !addOwnPass(PM, Text, Context))
    reportFatalInternalError("no function pass is called " + Text);
}

void PassParser::add(ModulePassManager &PM, StringRef Text) const {
  if (addNamed(ModulePasses, Text, PM) || addOwnPass(PM, Text, Context))
    return;
  StringRef Passes = Text;
  if (!Passes.consume_front("cgscc(devirt<4>(inline,function(") ||
      !Passes.consume_back(")))"))
    reportFatalInternalError("no module pass is called " + Text);
  FunctionPassManager Functions;
  for (StringRef Pass : split(Passes, ','))
    add(Functions, Pass);
  CGSCCPassManager Components;
  Components.addPass(InlinerPass());
  Components.addPass(createCGSCCToFunctionPassAdaptor(std::move(Functions)));
  PM.addPass(createModuleToPostOrderCGSCCPassAdaptor(
      createDevirtSCCRepeatedPass(std::move(Components), 4)));
}

} // namespace opennvvm
