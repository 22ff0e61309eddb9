//===- Steps.cpp - The order of passes ------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Three tables: what runs before the tiers, in each tier, and after them. The
// positions of nvvm-intrinsic-lowering, nvvm-verify, NVVMReflect and
// generic-to-nvvm, and of their neighbors, are documented. The documents also
// name "standard" groups without listing their contents, which are therefore
// our choice.
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

using namespace llvm;

namespace opennvvm {

namespace {

enum Paths : uint8_t {
  Mid = 1,
  Default = 2,
  PTX = 4,
  All = Mid | Default | PTX
};

struct Row {
  Scope Unit;
  StringLiteral Pass;
  Part What = Part::Plain;
  uint8_t LeastTier = 1;
  uint8_t On = All;
  StringLiteral Absent = "";
};

constexpr StringLiteral Lower0 = "nvvm-intrinsic-lowering<level=0>";
constexpr StringLiteral Lower1 = "nvvm-intrinsic-lowering<level=1>";
constexpr StringLiteral Verify = "nvvm-verify";
constexpr StringLiteral NotPublic = "not public; nothing like it in LLVM";

constexpr Row lower0(uint8_t On) {
  return {Scope::Function, Lower0, Part::Lowering, 1, On};
}
constexpr Row lower1() { return {Scope::Function, Lower1, Part::Lowering}; }
constexpr Row verify(uint8_t LeastTier = 1) {
  return {Scope::Module, Verify, Part::Verifier, LeastTier};
}
constexpr Row absent(StringLiteral Name, StringLiteral Why,
                     uint8_t LeastTier = 1, uint8_t On = All) {
  return {Scope::Module, Name, Part::Plain, LeastTier, On, Why};
}

constexpr Row Front[] = {
    {Scope::Module, "constmerge"},
    lower0(Mid),
    {Scope::Function, "memcpyopt"},
    {Scope::Function, "sroa<modify-cfg>"},
    {Scope::Function, "early-cse<memssa>"},
    {Scope::Function, "simplifycfg"},
    {Scope::Module, "ipsccp"},
    {Scope::Module, "globalopt"},
    {Scope::Function, "instcombine<no-verify-fixpoint>"},
    // Standard #5.
    {Scope::Function, "simplifycfg"},
    {Scope::Module, "always-inline"},
    {Scope::Module,
     "cgscc(devirt<4>(inline,function(sroa<modify-cfg>,early-cse<memssa>,"
     "correlated-propagation,simplifycfg,"
     "instcombine<no-verify-fixpoint>,tailcallelim,simplifycfg,reassociate)))"},
    lower0(Mid),
    {Scope::Module, "deadargelim"},
    // In place of IPConstProp.
    {Scope::Module, "ipsccp"},
    {Scope::Module, "globalopt"},
    {Scope::Module, "globaldce"},
    {Scope::Function, "nvvm-remove-barriers"},
    {Scope::Function, "nvvm-async-loops"},
    // While loops are loops: of one that is unrolled, each copy would become an
    // exit that sets all that the others compute.
    {Scope::Function, "nvvm-thread-jumps"},
};

constexpr Row Tier[] = {
    lower1(),
    absent("nvvm-barrier-analysis", NotPublic),
    absent("nvvm-lower-barriers", NotPublic),
    verify(),
    lower1(),
    {Scope::Function, "early-cse<memssa>", Part::Plain, 2},
    verify(2),
    absent("loop-index-split",
           "LLVM has dropped it, and its nvvm-verify goes "
           "with it",
           2),
    {Scope::Function, "loop-mssa(loop-instsimplify,loop-simplifycfg)"},
    {Scope::Function, "loop-mssa(licm<no-allowspeculation>)", Part::LICM},
    {Scope::Function, "loop(loop-rotate<header-duplication>)"},
    {Scope::Function, "loop-mssa(licm<allowspeculation>)", Part::LICM},
    {Scope::Function,
     "loop(loop-idiom,indvars,loop-deletion,loop-unroll-full)"},
    {Scope::Function, "sroa<modify-cfg>"},
    {Scope::Function, "simplifycfg", Part::Reshaped},
    {Scope::Function, "mldst-motion<no-split-footer-bb>"},
    {Scope::Function, "nvvm-split-loads"},
    {Scope::Function, "gvn"},
    verify(),
    {Scope::Function, "sccp"},
    {Scope::Function, "bdce"},
    {Scope::Function, "instcombine<no-verify-fixpoint>"},
    {Scope::Function, "correlated-propagation"},
    verify(),
    lower1(),
    {Scope::Function, "loop-mssa(simple-loop-unswitch<nontrivial;trivial>)"},
    // Standard #1.
    {Scope::Function, "simplifycfg"},
    {Scope::Function, "instcombine<no-verify-fixpoint>"},
    lower1(),
    {Scope::Function, "dse"},
    verify(),
    {Scope::Function, "adce"},
    // Standard #1.
    {Scope::Function, "simplifycfg"},
    {Scope::Function, "instcombine<no-verify-fixpoint>"},
    lower1(),
    // In place of MemorySpaceOpt.
    {Scope::Function, "nvvm-infer-address-spaces"},
};

/// Before the last passes on the whole module.
constexpr Row Tail[] = {
    {Scope::Module, "nvvm-reflect-pp<answer>"},
    {Scope::Function, "nvvm-reflect-pp"},
    verify(),
    // Standard #8.
    {Scope::Function, "simplifycfg"},
    {Scope::Function, "instcombine<no-verify-fixpoint>"},
    lower0(Mid | Default),
    absent("nvvm-peephole", NotPublic, 1, Default),
    absent("ip-const-prop",
           "ipsccp, before the tiers: from there on, functions are "
           "optimized one by one"),
    {Scope::Function, "instsimplify"},
    {Scope::Module, "generic-to-nvvm-globals", Part::Generic},
    {Scope::Function, "loop-simplify"},
    {Scope::Function, "lcssa"},
    {Scope::Function, "loop(loop-rotate<header-duplication>)"},
    {Scope::Function, "nvvm-unroll-uniform", Part::Plain, 2},
    {Scope::Function, "loop-unroll<O2>", Part::Plain, 2},
    {Scope::Function, "sroa<preserve-cfg>"},
    {Scope::Function, "nvvm-remove-barriers"},
    {Scope::Function, "early-cse<memssa>"},
    {Scope::Function, "infer-alignment"},
    {Scope::Function, "instcombine<no-verify-fixpoint>"},
    {Scope::Function, "loop-mssa(licm<allowspeculation>)", Part::LICM},
    verify(),
    lower0(Mid),
    absent("nvvm-branch-dist", NotPublic, 1, Mid),
    absent("nvvm-remat", NotPublic, 1, Mid),
    {Scope::Module, "ip-msp", Part::IPMSP, 1, All,
     "not public; nvvm-infer-address-spaces is part of the tiers"},
    {Scope::Function, "alignment-from-assumptions"},
    {Scope::Function, "loop-sink"},
    {Scope::Function, "instsimplify"},
    {Scope::Function, "div-rem-pairs"},
    {Scope::Function, "simplifycfg<bonus-inst-threshold=1;hoist-common-insts;"
                      "switch-range-to-icmp;"
                      "speculate-unpredictables>"},
    // Phis of what it hoisted, of which only one value is left.
    {Scope::Function, "instsimplify"},
    {Scope::Function, "nvvm-element-accesses"},
    {Scope::Function, "nvvm-combine-branches"},
    {Scope::Function, "nvvm-choose-values"},
    {Scope::Function, "nvvm-sink"},
    {Scope::Function, "nvvm-async-addresses"},
    {Scope::Function, "nvvm-order-elements"},
    // In place of LowerSwitch: code generation knows better what to do with the
    // larger ones.
    {Scope::Function, "nvvm-lower-small-switches"},
};

constexpr Row End[] = {
    verify(),
    {Scope::Module, "globaldce"},
    {Scope::Module, "constmerge"},
    {Scope::Module, "strip-dead-prototypes"},
};

uint8_t bitOf(PipelinePath P) {
  static constexpr uint8_t Bits[] = {Mid, Default, PTX};
  return Bits[unsigned(P)];
}

/// Why \p R is left out in stage \p Whole, by \p Options or by itself; empty if
/// it is not.
StringRef leftOut(const Row &R, PipelineStage Whole,
                  const OptimizerOptions &Options) {
  // OptiX IR leaves out both.
  if (R.What == Part::IPMSP && !Options.LICM)
    return "-do-ip-msp=0";
  if (!R.Absent.empty())
    return R.Absent;
  const PassOptions &O = Options.Passes;
  if (R.What == Part::Verifier && O.DisableVerifier)
    return "pass option 600";
  // Passes before and after it go through the functions together.
  if (R.What == Part::Verifier && Whole != PipelineStage::AfterUnits)
    return "at the end: what a pass has broken stays broken";
  if (R.What == Part::Lowering && O.DisableLowering)
    return "pass option 2000";
  if (R.What == Part::Generic && O.DisableGenericToNVVM)
    return "pass option 2200";
  if (R.What == Part::LICM && !Options.LICM)
    return "-do-licm=0";
  return {};
}

/// When \p R runs if functions are split into units after \p Front. A unit is
/// not a complete module that could be verified or inspected, and Front has
/// just inspected the whole. Variables move in each unit that uses them, and in
/// the rest of the module.
PipelineStage stageOf(const Row &R, PipelineStage Whole) {
  if (Whole != PipelineStage::InUnits || R.Unit == Scope::Function ||
      R.What == Part::Generic)
    return Whole;
  return PipelineStage::All;
}

void append(std::vector<Step> &Steps, ArrayRef<Row> Rows, unsigned Tier,
            PipelineStage Whole, const OptimizerOptions &Options) {
  unsigned Level = Tier ? Tier : Options.Tier;
  for (const Row &R : Rows)
    if (R.LeastTier <= Level && (R.On & bitOf(Options.Path)))
      Steps.push_back({R.Unit,
                       stageOf(R, Whole),
                       Whole,
                       {R.Pass, leftOut(R, Whole, Options), Tier},
                       R.What == Part::Reshaped});
}

} // namespace

std::vector<Step> stepsOf(const OptimizerOptions &Options) {
  std::vector<Step> Steps;
  if (Options.Tier == 0)
    return Steps;
  append(Steps, Front, 0, PipelineStage::BeforeUnits, Options);
  for (unsigned T = 1; T <= Options.Tier; ++T)
    append(Steps, Tier, T, PipelineStage::InUnits, Options);
  append(Steps, Tail, 0, PipelineStage::InUnits, Options);
  append(Steps, End, 0, PipelineStage::AfterUnits, Options);
  return Steps;
}

} // namespace opennvvm
