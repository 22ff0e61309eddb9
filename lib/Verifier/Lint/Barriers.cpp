//===- Barriers.cpp - Barriers that not all threads reach -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Collective.h"
#include "Divergence.h"
#include "FunctionView.h"
#include "Lints.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace opennvvm::lint {

/// What all threads of a warp execute together at \p Call: an instruction, or a
/// call of a function that begins with one, as headers wrap barriers.
static std::string collectiveAt(const CallBase &Call) {
  std::string Name = alignedIn(Call);
  const Function *F = Call.getCalledFunction();
  if (!Name.empty() || !F || F->isDeclaration() || F->isInterposable())
    return Name;
  for (const Instruction &I : F->getEntryBlock())
    if (auto *Inner = dyn_cast<CallBase>(&I))
      if (Name = alignedIn(*Inner); !Name.empty())
        break;
  return Name;
}

/// A thread that executes \p At and one of its warp that does not, but returns.
static std::optional<std::pair<unsigned, unsigned>>
findSplitWarp(Divergence &Paths, const BasicBlock &At) {
  const BitVector &Here = Paths.threadsAt(At);
  BitVector Elsewhere = Paths.returningThreads();
  Elsewhere.reset(Here);
  for (unsigned Begin = 0; Begin < Here.size(); Begin += WarpSize) {
    unsigned End = std::min(Begin + WarpSize, unsigned(Here.size()));
    int Executes = Here.find_first_in(Begin, End),
        Skips = Elsewhere.find_first_in(Begin, End);
    if (Executes >= 0 && Skips >= 0)
      return std::pair(unsigned(Executes), unsigned(Skips));
  }
  return std::nullopt;
}

void lintBarriers(Divergence &Paths, DiagnosticEngine &Diags) {
  // In a function of one block, all threads that are there execute all of it.
  if (Paths.view().function().size() == 1)
    return;
  bool WantsAll = Diags.isEnabled(Rule::LintMaybeDivergentBarrier);
  Paths.view().forEach([&](const Instruction &I) {
    auto *Call = dyn_cast<CallBase>(&I);
    std::string Name = Call ? collectiveAt(*Call) : std::string();
    if (Name.empty())
      return;
    if (auto Split = findSplitWarp(Paths, *I.getParent()))
      Diags.report(Rule::LintDivergentBarrier, I,
                   {Name, utostr(Split->first), utostr(Split->second)});
    else if (WantsAll && Paths.mayDiffer(*I.getParent()))
      Diags.report(Rule::LintMaybeDivergentBarrier, I, {Name});
  });
}

} // namespace opennvvm::lint
