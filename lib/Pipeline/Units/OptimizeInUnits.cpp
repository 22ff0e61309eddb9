//===- OptimizeInUnits.cpp - The optimizer in threads ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OptimizeInUnits.h"
#include "Lowering/GenericToNVVM.h"
#include "Pipeline/ResultCache.h"
#include "Split.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

/// Functions of this many instructions have an entry of their own in a cache;
/// smaller ones share entries.
static constexpr unsigned LeastKept = 50;

static UnitOptions unitsFor(unsigned Threads, bool IsCached) {
  UnitOptions How;
  How.Threads = Threads;
  if (IsCached) {
    How.LeastInstructions = LeastKept;
    How.Division = UnitDivision::Stable;
  }
  return How;
}

bool optimizesInUnits(Module &M, const OptimizerOptions &Options,
                      unsigned Threads, const CacheOptions &Cache) {
  bool IsCached = ResultCache(Cache).isOpen();
  if (Options.Tier == 0 || Options.VerifyEach || Options.TimePasses ||
      (Threads < 2 && !IsCached) || !isSplittable(M))
    return false;
  return countUnits(M, unitsFor(Threads, IsCached)) > 1;
}

static CacheKey kindOf(const OptimizerOptions &Options,
                       const PassContext &Context) {
  CacheKey Key("unit");
  Key.add(Options).add(Context.SM->Name);
  return Key.add(uint64_t(Context.Permitted));
}

std::string optimizeInUnits(Module &M, const OptimizerOptions &Options,
                            const PassContext &Context, unsigned Threads,
                            const CacheOptions &Cache) {
  // What is found wrong in a unit is found in the module, too.
  PassContext Own;
  Own.SM = Context.SM;
  Own.Permitted = Context.Permitted;
  Own.ShouldStop = Context.ShouldStop;
  ResultCache Results(Cache);
  CacheKey Kind = kindOf(Options, Context);
  UnitCache Kept{Results, Kind};
  UnitOptions How = unitsFor(Threads, Results.isOpen());
  if (Results.isOpen())
    How.Cache = &Kept;
  if (Own.ShouldStop)
    How.ShouldStop = Own.ShouldStop;
  // Of its steps, one concerns variables.
  auto MoveVariables = [&](Module &Rest) {
    if (!Options.Passes.DisableGenericToNVVM)
      moveGlobalsToGlobalSpace(Rest);
  };
  How.WorkOnRest = MoveVariables;
  return processInUnits(M, How, [&](Module &Unit) {
    optimizeModule(Unit, Options, Own, /*Times=*/nullptr,
                   PipelineStage::InUnits);
  });
}

} // namespace opennvvm
