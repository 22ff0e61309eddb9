//===- Tiers.cpp - Tiers that have nothing left to do ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tiers.h"
#include "PassParser.h"
#include "llvm/ADT/StableHashing.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace opennvvm {

/// A hash of the control flow graph and of the variables in the frame. A branch
/// whose condition was negated is the same: which of its two successors comes
/// first makes no new work.
static uint64_t shapeOf(const Function &F) {
  DenseMap<const BasicBlock *, unsigned> Numbers;
  Numbers.reserve(F.size());
  for (const BasicBlock &B : F)
    Numbers.try_emplace(&B, Numbers.size());
  stable_hash Hash = Numbers.size();
  SmallVector<unsigned, 4> Next;
  for (const BasicBlock &B : F) {
    Next.clear();
    for (const BasicBlock *Successor : successors(&B))
      Next.push_back(Numbers.at(Successor));
    if (isa<BranchInst>(B.getTerminator()))
      sort(Next);
    for (unsigned N : Next)
      Hash = stable_hash_combine(Hash, Numbers.at(&B), N);
  }
  uint64_t Variables = count_if(instructions(F), IsaPred<AllocaInst>);
  return stable_hash_combine(Hash, Variables);
}

bool TierProgress::skips(const Function &F, unsigned Tier) {
  State &S = States[&F];
  if (S.IsDone || S.Tier == Tier)
    return S.IsDone;
  uint64_t Shape = shapeOf(F);
  S.IsDone = S.Tier && Shape == S.Shape;
  S.Tier = Tier;
  S.Shape = Shape;
  return S.IsDone;
}

void TierProgress::noteShape(const Function &F) {
  States[&F].Shape = shapeOf(F);
}

namespace {
/// Notes the shape of a function among the passes of a tier.
struct NoteShapePass : PassInfoMixin<NoteShapePass> {
  explicit NoteShapePass(TierProgress &Progress) : Progress(&Progress) {}
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &) {
    Progress->noteShape(F);
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
      Passes.addPass(NoteShapePass(*Progress));
  }
  Told.clear();
  return Passes.run(F, FAM);
}

} // namespace opennvvm
