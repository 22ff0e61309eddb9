//===- LoopNest.cpp - How deeply the loops of a function nest -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the loops as LoopInfo does, from the inside to the outside, but records
// only the innermost loop of each block and the loop around each loop.
//
//===----------------------------------------------------------------------===//

#include "LoopNest.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Function.h"

using namespace llvm;

namespace opennvvm {

namespace {
/// Blocks by their number. A loop is represented by its header.
class LoopNest {
public:
  explicit LoopNest(const Function &F)
      : Tree(const_cast<Function &>(F)), // Which is only read.
        Around(F.getMaxBlockNumber(), nullptr),
        Outermost(F.getMaxBlockNumber(), nullptr) {}

  uint64_t blocksInLoops();

private:
  using Block = const BasicBlock *;

  Block outermost(Block BB);
  bool findLoop(Block Header);

  DominatorTree Tree;
  /// The loop directly around a block or, for a header, around its loop.
  SmallVector<Block, 0> Around;
  /// A step towards the outermost loop that was found; null for that itself.
  SmallVector<Block, 0> Outermost;
};
} // namespace

/// The outermost loop around \p BB that was found, or \p BB.
LoopNest::Block LoopNest::outermost(Block BB) {
  Block Root = BB;
  while (Block Next = Outermost[Root->getNumber()])
    Root = Next;
  while (BB != Root) {
    Block &Next = Outermost[BB->getNumber()];
    BB = std::exchange(Next, Root);
  }
  return Root;
}

/// Walks from the branches back to \p Header until there.
/// \returns whether there are any.
bool LoopNest::findLoop(Block Header) {
  SmallVector<Block, 8> Work;
  for (Block Latch : predecessors(Header))
    if (Tree.isReachableFromEntry(Latch) && Tree.dominates(Header, Latch))
      Work.push_back(Latch);
  bool IsLoop = !Work.empty();
  while (!Work.empty()) {
    Block Part = outermost(Work.pop_back_val());
    if (Part == Header)
      continue;
    Around[Part->getNumber()] = Outermost[Part->getNumber()] = Header;
    for (Block Pred : predecessors(Part))
      if (Tree.isReachableFromEntry(Pred))
        Work.push_back(Pred);
  }
  return IsLoop;
}

uint64_t LoopNest::blocksInLoops() {
  SmallVector<Block, 0> Headers;
  for (const DomTreeNode *N : post_order(Tree.getRootNode()))
    if (findLoop(N->getBlock()))
      Headers.push_back(N->getBlock());
  // The number of loops around a block, outer loops first.
  SmallVector<unsigned, 0> Depth(Around.size(), 0);
  auto DepthAround = [&](Block BB) {
    Block Loop = Around[BB->getNumber()];
    return Loop ? Depth[Loop->getNumber()] : 0;
  };
  for (Block Header : reverse(Headers))
    Depth[Header->getNumber()] = DepthAround(Header) + 1;
  uint64_t Total = 0;
  for (const BasicBlock &BB : *Tree.getRoot()->getParent())
    Total += std::max(Depth[BB.getNumber()], DepthAround(&BB));
  return Total;
}

uint64_t blocksInLoops(const Function &F) {
  return LoopNest(F).blocksInLoops();
}

} // namespace opennvvm
