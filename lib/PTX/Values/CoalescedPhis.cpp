//===- CoalescedPhis.cpp - Phis that share registers ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Coalescing.h"
#include "FunctionContext.h"
#include "PhiSharing.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace opennvvm::ptx {

//===----------------------------------------------------------------------===//
// Merging
//===----------------------------------------------------------------------===//

/// Merges \p Phi with the values from back edges, then with its initial values.
void Coalescing::mergePhi(const PHINode &Phi) {
  unsigned Start = Places.find(Phi.getParent())->second.Start;
  for (unsigned P = 0, Count = E->parts(Phi.getType()).size(); P != Count;
       ++P) {
    std::optional<unsigned> Own = node(&Phi, P);
    if (!Own)
      return;
    for (bool Back : {true, false})
      for (const Use &U : Phi.incoming_values()) {
        if (isa<Constant>(U) ||
            (Places.find(Phi.getIncomingBlock(U))->second.Start >= Start) !=
                Back)
          continue;
        std::optional<unsigned> In = node(U, P);
        if (In && merge(*Own, *In)) {
          follow(*Own);
          follow(*In);
        }
        if (!Budget)
          return;
      }
  }
}

/// Merges \p A with \p B, which have the same values. Those that make addresses
/// share no register with anything else.
void Coalescing::mergeEqual(const PHINode &A, const PHINode &B) {
  bool MakeAddresses = makesAddresses(A) || makesAddresses(B);
  for (unsigned P = 0, Count = E->parts(A.getType()).size(); P != Count; ++P) {
    std::optional<unsigned> InA = node(&A, P), InB = node(&B, P);
    if (!InA || !InB)
      return;
    bool OnlyEqual =
        Nodes[leader(*InA)].OnlyEqual && Nodes[leader(*InB)].OnlyEqual;
    if ((OnlyEqual || !MakeAddresses) && merge(*InA, *InB))
      Nodes[leader(*InA)].OnlyEqual = OnlyEqual;
  }
}

//===----------------------------------------------------------------------===//
// Questions
//===----------------------------------------------------------------------===//

/// Calls \p Test with the leader of each part of \p Phi that is in a group.
template <typename Fn> bool Coalescing::anyGroup(const PHINode &Phi, Fn Test) {
  if (Groups.empty())
    return false;
  for (unsigned P = 0, Count = E->parts(Phi.getType()).size(); P != Count; ++P)
    if (auto It = NodeOf.find({&Phi, P}); It != NodeOf.end())
      if (const Node &L = Nodes[leader(It->second)]; L.Size > 1 && Test(L))
        return true;
  return false;
}

bool Coalescing::contains(const PHINode &Phi) {
  return anyGroup(Phi, [](const Node &) { return true; });
}

bool Coalescing::isNeededBeyond(const PHINode &Phi, const BasicBlock &From,
                                const BasicBlock &To) {
  unsigned Last = Places.find(&From)->second.End - 1;
  unsigned First = Places.find(&To)->second.Start;
  auto IsLiveAt = [](const Node &L, unsigned Position) {
    return llvm::any_of(L.Live, [&](Segment S) {
      return S.From <= Position && Position < S.To;
    });
  };
  auto IsWrittenOnEdge = [&](const Node &L) {
    return llvm::any_of(To.phis(), [&](const PHINode &Other) {
      return !isPlaced(Other, &From) &&
             anyGroup(Other, [&](const Node &Its) { return &Its == &L; });
    });
  };
  // A register that only the copies of this and of the other edge read is
  // needed for the latter.
  SmallVector<unsigned, 4> ReadByCopies;
  if (anyGroup(Phi, [&](const Node &L) {
        if (!IsLiveAt(L, Last))
          return false;
        ReadByCopies.push_back(unsigned(&L - Nodes.begin()));
        return IsLiveAt(L, First) && !IsWrittenOnEdge(L);
      }))
    return true;
  auto IsReadBy = [&](const PHINode &Other) {
    const Value *V = Other.getIncomingValueForBlock(&From);
    if (isa<Constant>(V))
      return false;
    for (unsigned P = 0, N = E->parts(V->getType()).size(); P != N; ++P) {
      std::optional<unsigned> Read = node(V, P);
      if (!Read || is_contained(ReadByCopies, leader(*Read)))
        return true;
    }
    return false;
  };
  return !ReadByCopies.empty() && llvm::any_of(To.phis(), IsReadBy);
}

bool Coalescing::isPlaced(const PHINode &Phi, const BasicBlock *From) const {
  return PlacedEdges.contains({&Phi, From});
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

/// What the register of a group begins with.
struct Coalescing::Beginning {
  unsigned Leader;
  const Value *V = nullptr;
  bool IsOne = true; ///< All phis have the same constant.
  SmallVector<std::pair<const PHINode *, const BasicBlock *>, 2> Edges;
};

/// Makes the register of \p B live from where \p At begins to the ends of its
/// edges, if it is free there. \returns whether it is.
bool Coalescing::keepFrom(const BasicBlock *At, const Beginning &B) {
  SmallSetVector<const BasicBlock *, 8> Blocks;
  Blocks.insert(At);
  for (auto [Phi, From] : B.Edges)
    Blocks.insert(From);
  for (size_t I = 1; I < Blocks.size(); ++I)
    for (const BasicBlock *Pred : predecessors(Blocks[I]))
      Blocks.insert(Pred);
  Segments &Live = Nodes[B.Leader].Live;
  Segments All = Live;
  for (const BasicBlock *BB : Blocks) {
    const BlockPlace &Place = Places.find(BB)->second;
    if (any_of(Live, [&](Segment S) {
          return S.From < Place.End && Place.Start < S.To;
        }))
      return false;
    All.push_back({Place.Start, Place.End});
  }
  llvm::sort(All, [](Segment A, Segment B) { return A.From < B.From; });
  Live = std::move(All);
  return true;
}

void Coalescing::placeConstants(const Function &F) {
  MapVector<unsigned, Beginning> Groups;
  for (const BasicBlock &BB : F)
    for (const PHINode &Phi : BB.phis()) {
      auto Own = NodeOf.find({&Phi, 0});
      if (Own == NodeOf.end() || E->parts(Phi.getType()).size() != 1)
        continue;
      unsigned L = leader(Own->second);
      if (Nodes[L].Size == 1)
        continue;
      Beginning &B =
          Groups.try_emplace(L, Beginning{L, nullptr, true, {}}).first->second;
      for (unsigned I = 0; I != Phi.getNumIncomingValues(); ++I) {
        const Value *V = Phi.getIncomingValue(I);
        if (!isa<Constant>(V) || isa<UndefValue>(V))
          continue;
        B.IsOne &= !B.V || B.V == V;
        B.V = V;
        B.Edges.push_back({&Phi, Phi.getIncomingBlock(I)});
      }
    }
  std::optional<DominatorTree> Tree;
  for (auto &[L, B] : Groups) {
    if (B.Edges.empty() || !B.IsOne)
      continue;
    if (!Tree)
      Tree.emplace(const_cast<Function &>(F));
    const BasicBlock *At = B.Edges.front().second;
    for (auto [Phi, From] : B.Edges)
      At = At ? Tree->findNearestCommonDominator(At, From) : nullptr;
    if (!At || !Tree->isReachableFromEntry(At) || !keepFrom(At, B))
      continue;
    Placed.push_back({At, B.Edges.front().first, B.V});
    PlacedEdges.insert_range(B.Edges);
  }
}

} // namespace opennvvm::ptx
