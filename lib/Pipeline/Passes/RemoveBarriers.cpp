//===- RemoveBarriers.cpp - Barriers that order nothing -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RemoveBarriers.h"
#include "BlockAccesses.h"
#include "BlockValues.h"
#include "KeptAnalyses.h"
#include "opennvvm/Target/OrderedAccesses.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace opennvvm {

/// More comparisons than this are not made for one barrier, which then stays.
static constexpr size_t MostComparisons = size_t(1) << 20;

namespace {
/// An access, or a barrier.
struct Event {
  Instruction *I;
  std::optional<BlockAccess> Access;
  bool isBarrier() const { return !Access; }
  bool isFence() const { return Access && Access->IsFence; }
  /// Whether it is an access that a fence may order.
  bool accesses() const {
    return Access && !Access->IsFence && Access->In != BlockAccess::None;
  }
};

class BarrierRemover {
public:
  BarrierRemover(Function &F, LoopInfo &Loops, ScalarEvolution &SE)
      : F(F), Loops(Loops), Order(F), SE(SE), Values(F, Loops) {}

  /// Whether something was removed.
  bool run();

private:
  using Accesses = SmallVector<const BlockAccess *, 16>;
  struct Place {
    BasicBlock *BB;
    size_t Number; ///< Of the event in its block.
    size_t Rank;   ///< Of the barrier in the program.
  };

  bool collect();
  bool collect(Instruction &I, SmallVectorImpl<Event> &To);
  template <bool IsForward, typename Fn>
  void walk(const Place &From, Fn Do) const;
  template <bool IsForward> Accesses reached(const Place &From) const;
  bool orders(const Place &Barrier);
  bool isIdle(const Place &Fence) const;
  bool removeFences();
  void remove(const Place &Of);

  Function &F;
  LoopInfo &Loops;
  const AccessOrder Order;
  ScalarEvolution &SE;
  BlockValues Values;
  MapVector<BasicBlock *, SmallVector<Event, 0>> Events;
  SmallVector<Place> Barriers;
};
} // namespace

/// False if \p I is a barrier of some of the block's threads.
bool BarrierRemover::collect(Instruction &I, SmallVectorImpl<Event> &To) {
  switch (barrierKind(I)) {
  case BarrierKind::Block:
    Barriers.push_back({I.getParent(), To.size(), Barriers.size()});
    To.push_back({&I, {}});
    return true;
  case BarrierKind::Other:
    return false;
  case BarrierKind::None:
    break;
  }
  for (BlockAccess &A : accessesOf(I, SE))
    To.push_back({&I, A});
  return true;
}

bool BarrierRemover::collect() {
  for (BasicBlock &BB : F) {
    auto &To = Events[&BB];
    for (Instruction &I : BB)
      if (!collect(I, To))
        return false;
  }
  return true;
}

/// Walks all paths from \p From, or to it, as far as \p Do wants: it gets each
/// event, and says whether to go on behind it.
template <bool IsForward, typename Fn>
void BarrierRemover::walk(const Place &From, Fn Do) const {
  // Whether the path goes on behind the range.
  auto Take = [&](ArrayRef<Event> Part) {
    for (size_t I = 0; I < Part.size(); ++I)
      if (!Do(IsForward ? Part[I] : Part[Part.size() - 1 - I]))
        return false;
    return true;
  };
  SmallVector<BasicBlock *> Waiting;
  SmallPtrSet<BasicBlock *, 16> Seen;
  auto Leave = [&](BasicBlock *BB) {
    auto Add = [&](BasicBlock *Next) {
      if (Seen.insert(Next).second)
        Waiting.push_back(Next);
    };
    if constexpr (IsForward)
      for_each(successors(BB), Add);
    else
      for_each(predecessors(BB), Add);
  };
  ArrayRef<Event> Own = Events.find(From.BB)->second;
  if (Take(IsForward ? Own.drop_front(From.Number + 1)
                     : Own.take_front(From.Number)))
    Leave(From.BB);
  while (!Waiting.empty()) {
    BasicBlock *BB = Waiting.pop_back_val();
    if (Take(Events.find(BB)->second))
      Leave(BB);
  }
}

/// The accesses on paths from \p From, or to it, that have no other barrier.
template <bool IsForward>
BarrierRemover::Accesses BarrierRemover::reached(const Place &From) const {
  Accesses All;
  walk<IsForward>(From, [&](const Event &E) {
    if (!E.isBarrier())
      All.push_back(&*E.Access);
    return !E.isBarrier();
  });
  return All;
}

bool BarrierRemover::orders(const Place &Barrier) {
  Accesses Before = reached</*IsForward=*/false>(Barrier),
           After = reached</*IsForward=*/true>(Barrier);
  if (Before.size() * After.size() > MostComparisons)
    return true;
  return any_of(Before, [&](const BlockAccess *A) {
    return any_of(After, [&](const BlockAccess *B) {
      return Order.mustOrder(*A, *B) && mayMeet(*A, *B, Values);
    });
  });
}

/// Whether nothing is accessed since the same fence was executed, or before the
/// kernel ends.
bool BarrierRemover::isIdle(const Place &Fence) const {
  const Event &Own = Events.find(Fence.BB)->second[Fence.Number];
  bool IsBehindSame = true, IsLast = true;
  walk</*IsForward=*/false>(Fence, [&](const Event &E) {
    if (E.isFence() && E.I->isIdenticalTo(Own.I) &&
        (Own.Access->IsRelease || !E.Access->IsRelease))
      return false;
    IsBehindSame &= !E.accesses();
    return IsBehindSame;
  });
  walk</*IsForward=*/true>(Fence, [&](const Event &E) {
    IsLast &= !E.accesses();
    return IsLast;
  });
  return IsBehindSame || IsLast;
}

bool BarrierRemover::removeFences() {
  bool Changed = false;
  for (auto &[BB, In] : Events)
    for (size_t N = 0; N < In.size(); ++N)
      if (In[N].isFence() && isa<FenceInst>(In[N].I) && isIdle({BB, N, 0})) {
        remove({BB, N, 0});
        Changed = true;
      }
  return Changed;
}

void BarrierRemover::remove(const Place &Of) {
  Event &E = Events[Of.BB][Of.Number];
  E.I->eraseFromParent();
  // Others keep their places.
  E.Access = BlockAccess();
}

bool BarrierRemover::run() {
  if (!collect())
    return false;
  // A barrier in front of a loop does for one in the loop that has nothing else
  // to order.
  llvm::sort(Barriers, [&](const Place &A, const Place &B) {
    return std::pair(Loops.getLoopDepth(B.BB), A.Rank) <
           std::pair(Loops.getLoopDepth(A.BB), B.Rank);
  });
  bool Changed = false;
  for (const Place &Barrier : Barriers) {
    if (orders(Barrier))
      continue;
    remove(Barrier);
    Changed = true;
  }
  return removeFences() || Changed;
}

PreservedAnalyses NVVMRemoveBarriersPass::run(Function &F,
                                              FunctionAnalysisManager &FAM) {
  if (!F.hasFnAttribute(OrderedAccessesAttr))
    return PreservedAnalyses::all();
  return keepControlFlow(
      BarrierRemover(F, FAM.getResult<LoopAnalysis>(F),
                     FAM.getResult<ScalarEvolutionAnalysis>(F))
          .run());
}

} // namespace opennvvm
