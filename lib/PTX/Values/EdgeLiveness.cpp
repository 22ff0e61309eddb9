//===- EdgeLiveness.cpp - Liveness of phis on edges -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EdgeLiveness.h"
#include "Folding.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace opennvvm::ptx {

const EdgeLiveness::Reads &EdgeLiveness::reads(const PHINode &Phi) {
  auto [It, New] = Phis.try_emplace(&Phi);
  Reads &R = It->second;
  if (!New)
    return R;
  SmallVector<const Value *, 16> Work{&Phi};
  R.Names.insert(&Phi);
  while (!Work.empty())
    for (const Use &U : Work.pop_back_val()->uses()) {
      auto *I = cast<Instruction>(U.getUser());
      // The copies of an edge read at the end of the block that it leaves.
      auto *Other = dyn_cast<PHINode>(I);
      R.In.insert(Other ? Other->getIncomingBlock(U) : I->getParent());
      if (!Other && !hasOwnRegisters(*I, E) && R.Names.insert(I).second)
        Work.push_back(I);
    }
  return R;
}

EdgeLiveness::Home &EdgeLiveness::home(const BasicBlock &BB) {
  auto [It, New] = Homes.try_emplace(&BB);
  Home &H = It->second;
  if (!New)
    return H;
  SmallVector<const BasicBlock *, 16> Work;
  auto Enter = [&](const BasicBlock *B) {
    if (B != &BB && H.LiveInto.insert(B).second)
      Work.push_back(B);
  };
  for (const PHINode &Phi : BB.phis())
    for (const BasicBlock *Reader : reads(Phi).In)
      Enter(Reader);
  while (!Work.empty())
    for (const BasicBlock *Pred : predecessors(Work.pop_back_val()))
      Enter(Pred);
  return H;
}

const EdgeLiveness::Blocks &EdgeLiveness::reachable(Home &H,
                                                    const BasicBlock &BB,
                                                    const BasicBlock *Start) {
  auto [It, New] = H.From.try_emplace(Start);
  Blocks &Reached = It->second;
  if (!New)
    return Reached;
  SmallVector<const BasicBlock *, 16> Work{Start};
  Reached.insert(Start);
  while (!Work.empty())
    for (const BasicBlock *Next : successors(Work.pop_back_val()))
      if (Next != &BB && H.LiveInto.contains(Next) &&
          Reached.insert(Next).second)
        Work.push_back(Next);
  return Reached;
}

bool EdgeLiveness::isReadAfter(const PHINode &Phi, const BasicBlock *From,
                               const BasicBlock *To) {
  const BasicBlock &BB = *Phi.getParent();
  Home &H = home(BB);
  const Reads &R = reads(Phi);
  if (llvm::any_of(To->phis(), [&](const PHINode &Other) {
        return R.Names.contains(Other.getIncomingValueForBlock(From));
      }))
    return true;
  if (!H.LiveInto.contains(To))
    return false;
  const Blocks &Reached = reachable(H, BB, To);
  return llvm::any_of(
      R.In, [&](const BasicBlock *Reader) { return Reached.contains(Reader); });
}

} // namespace opennvvm::ptx
