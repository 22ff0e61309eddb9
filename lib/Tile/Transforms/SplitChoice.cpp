//===- SplitChoice.cpp - Along which dimension tiles are split ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SplitChoice.h"
#include "StreamPlan.h"
#include "Tile/Analysis/BlockWarps.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

namespace {
/// Tries one dimension after the other.
class Search {
public:
  Search(scf::ForOp Loop, unsigned SM) : Loop(Loop), SM(SM) {}

  void tryDimensions(const SplitPlan &From, Value Tile);

  SplitChoice Best;

private:
  void tryOne(SplitPlan Plan, Value Tile, unsigned Dimension);
  void refuse(Value Tile, unsigned Dimension, SplitObstacle Why) {
    Best.Refusals.push_back({Tile, Dimension, Why});
  }
  bool helps(const SplitPlan &Plan) const;

  scf::ForOp Loop;
  unsigned SM;
  /// The tile and the dimension from which the plan started.
  Value First;
  unsigned FirstDimension = 0;
  unsigned Depth = 0;
};
} // namespace

/// Half of a dimension has at least so many elements: a product of fewer rows
/// or columns does not fill the instructions of a warp.
static constexpr int64_t LeastExtent = 16;

static uint64_t bitsOf(Value V) {
  TileType T = tileTypeOf(V);
  return T && T.getElementType().isIntOrFloat()
             ? uint64_t(elementsOf(T.getShape())) *
                   T.getElementType().getIntOrFloatBitWidth()
             : 0;
}

/// The bits that are read again for the second half.
static uint64_t bitsReadAgain(const SplitPlan &Plan) {
  uint64_t Bits = 0;
  for (Operation *Op : Plan.operations())
    Op->walk([&](Operation *In) {
      if (isTileLoad(In) && !Plan.concerns(In))
        Bits += bitsOf(In->getResult(0));
    });
  return Bits;
}

/// Whether the loop needs less than before.
bool Search::helps(const SplitPlan &Plan) const {
  auto Halved = [&](Value V) {
    return Plan.dimensionOf(V) ? wordsOf(V) / SplitParts : wordsOf(V);
  };
  return wordsInLoop(Loop, SM, Halved) < wordsInLoop(Loop, SM);
}

void Search::tryOne(SplitPlan Plan, Value Tile, unsigned Dimension) {
  if (tileTypeOf(Tile).getShape()[Dimension] < SplitParts * LeastExtent)
    return refuse(Tile, Dimension, {Loop, "half of it is too small"});
  if (!Plan.split(Tile, Dimension))
    return refuse(Tile, Dimension, Plan.obstacle());
  SplitPlan Whole = Plan;
  if (!Whole.finish()) {
    if (Whole.missing())
      return tryDimensions(Plan, Whole.missing());
    return refuse(Tile, Dimension, Whole.obstacle());
  }
  if (auto Obstacle = orderObstacle(Whole))
    return refuse(Tile, Dimension, *Obstacle);
  if (!helps(Whole))
    return refuse(Tile, Dimension, {Loop, "the loop needs no less"});
  uint64_t Again = bitsReadAgain(Whole);
  if (Best.Plan && Best.BitsReadAgain <= Again)
    return;
  Best.Plan = std::move(Whole);
  Best.Tile = First;
  Best.Dimension = FirstDimension;
  Best.BitsReadAgain = Again;
}

/// Splits \p Tile along each of its dimensions, beside what \p From splits.
void Search::tryDimensions(const SplitPlan &From, Value Tile) {
  constexpr unsigned MostTiles = 4;
  if (Depth == MostTiles)
    return refuse(Tile, 0,
                  {Tile.getDefiningOp(), "too many tiles would have "
                                         "to be split"});
  ++Depth;
  for (unsigned D = 0; D < tileTypeOf(Tile).getShape().size(); ++D) {
    if (Depth == 1) {
      First = Tile;
      FirstDimension = D;
    }
    tryOne(From, Tile, D);
  }
  --Depth;
}

SplitChoice chooseSplit(scf::ForOp Loop, unsigned SM) {
  Search S(Loop, SM);
  SmallVector<Value> Tiles = tilesOfLoop(Loop);
  auto Largest = llvm::max_element(
      Tiles, [](Value A, Value B) { return wordsOf(A) < wordsOf(B); });
  if (Largest != Tiles.end() && tileTypeOf(*Largest))
    S.tryDimensions(SplitPlan(), *Largest);
  return std::move(S.Best);
}

} // namespace opennvvm::tile
