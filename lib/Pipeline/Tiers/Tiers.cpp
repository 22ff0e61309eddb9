//===- Tiers.cpp - Tiers that have nothing left to do ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tiers.h"
#include "PassParser.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace opennvvm {

static TierProgress::Size sizeOf(const Function &F) {
  return {unsigned(F.size()),
          unsigned(count_if(instructions(F), IsaPred<AllocaInst>))};
}

bool TierProgress::skips(const Function &F, unsigned Tier) {
  State &S = States[&F];
  if (S.IsDone || S.Tier == Tier)
    return S.IsDone;
  Size Now = sizeOf(F);
  S.IsDone = S.Tier && Now.Blocks <= S.Last.Blocks &&
             Now.Variables == S.Last.Variables;
  S.Tier = Tier;
  S.Last = Now;
  return S.IsDone;
}

void TierProgress::noteSize(const Function &F) { States[&F].Last = sizeOf(F); }

namespace {
/// Notes the size of a function among the passes of a tier.
struct NoteSizePass : PassInfoMixin<NoteSizePass> {
  explicit NoteSizePass(TierProgress &Progress) : Progress(&Progress) {}
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &) {
    Progress->noteSize(F);
    return PreservedAnalyses::all();
  }
  static bool isRequired() { return true; }

private:
  TierProgress *Progress;
};
} // namespace

PreservedAnalyses TierPassManager::run(Function &F,
                                       FunctionAnalysisManager &FAM) {
  if (Progress->skips(F, Tier))
    return PreservedAnalyses::all();
  for (const TierPass &P : Told) {
    Parser->add(Passes, P.Text);
    if (P.EndsReshaping)
      Passes.addPass(NoteSizePass(*Progress));
  }
  Told.clear();
  return Passes.run(F, FAM);
}

} // namespace opennvvm
