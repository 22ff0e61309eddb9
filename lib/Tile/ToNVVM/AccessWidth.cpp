//===- AccessWidth.cpp - How many neighbors a thread accesses -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AccessWidth.h"
#include "AddressPlaces.h"
#include "Memory.h"
#include "Views.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

static constexpr uint64_t MostBytes = AccessShape().Bytes;
/// How often a loop is taken to go around.
static constexpr uint64_t Iterations = 8;

namespace {
/// Loads or stores of a tile of neighbors.
struct Neighbors {
  uint64_t Elements = 0;
  uint64_t Bytes = 1;   ///< Of an element.
  uint64_t Aligned = 1; ///< Of vectors, in bytes.
  uint64_t Times = 1;
};

class AccessCollector {
public:
  explicit AccessCollector(const AxisFactsAnalysis &Facts) : Facts(Facts) {}

  void collect(FunctionOpInterface F);
  SmallVector<Neighbors> Found;

private:
  uint64_t divisorOf(Value V) const {
    return uint64_t(std::min<int64_t>(Facts.of(V).Divisibility, MostBytes));
  }
  uint64_t alignedView(Value View, size_t Inner, uint64_t Bytes) const;
  void add(Operation &Op, TileType T, Value Place,
           function_ref<uint64_t(unsigned Inner, uint64_t Bytes)> Aligned);
  template <typename OpT> void addTiled(OpT Op, TileType T);
  template <typename OpT> void addAt(OpT Op, Type T);

  const AxisFactsAnalysis &Facts;
};
} // namespace

/// The largest power of two that divides the distance between the rows of
/// \p Shape, one behind the other.
static uint64_t divisorOfRows(ArrayRef<int64_t> Shape) {
  return Shape.size() < 2 ? MostBytes : uint64_t(Shape.back() & -Shape.back());
}

/// What divides the addresses of the rows of \p View, along dimension
/// \p Inner, counted from the last one.
uint64_t AccessCollector::alignedView(Value View, size_t Inner,
                                      uint64_t Bytes) const {
  uint64_t Aligned = MostBytes;
  auto Limit = [&](uint64_t By) { Aligned = std::min(Aligned, By); };
  while (true) {
    auto Op = View.getDefiningOp<BlockTileOp>();
    ArrayRef<int64_t> Shape = cast<TiledViewType>(View.getType()).getShape();
    if (!Op) {
      Limit(divisorOfRows(Shape) * Bytes);
      return Aligned;
    }
    auto [At, Sizes, Strides] = groupsOf(Op);
    for (auto [D, V] : llvm::enumerate(Strides))
      if (Strides.size() - 1 - D != Inner)
        Limit(divisorOf(V) * Bytes);
    if (At.size() > Inner)
      Limit(divisorOf(At[At.size() - 1 - Inner]) * Bytes);
    View = Op.getSource();
    if (isa<TiledViewType>(View.getType()))
      continue;
    if (Strides.empty())
      Limit(divisorOfRows(Shape) * Bytes);
    Limit(divisorOf(View));
    return Aligned;
  }
}

void AccessCollector::add(
    Operation &Op, TileType T, Value Place,
    function_ref<uint64_t(unsigned Inner, uint64_t Bytes)> Aligned) {
  std::optional<unsigned> Inner = innerDimension(Place, T, Facts);
  if (!Inner || T.getShape().empty())
    return;
  Neighbors New;
  New.Elements = uint64_t(ShapedType::getNumElements(T.getShape()));
  New.Bytes = std::max(1U, memoryBits(T.getElementType()) / 8);
  New.Aligned = std::max(New.Bytes, Aligned(*Inner, New.Bytes));
  for (auto Loop = Op.getParentOfType<LoopLikeOpInterface>(); Loop;
       Loop = Loop->getParentOfType<LoopLikeOpInterface>())
    New.Times *= Iterations;
  Found.push_back(New);
}

template <typename OpT> void AccessCollector::addTiled(OpT Op, TileType T) {
  auto View = cast<TiledViewType>(Op.getView().getType());
  if (View.getResidency() != Residency::Gmem)
    return;
  add(*Op, T, Op.getView(), [&](unsigned Inner, uint64_t Bytes) {
    uint64_t Aligned =
        alignedView(Op.getView(), View.getShape().size() - 1 - Inner, Bytes);
    for (ValueRange By :
         {ValueRange(Op.getCoords()), ValueRange(Op.getOffsets())})
      if (Inner < By.size())
        Aligned = std::min(Aligned, divisorOf(By[Inner]) * Bytes);
    return Aligned;
  });
}

template <typename OpT> void AccessCollector::addAt(OpT Op, Type T) {
  auto Tile = dyn_cast<TileType>(T);
  if (!Tile)
    return;
  add(*Op, Tile, Op.getAddresses(), [&](unsigned Inner, uint64_t Bytes) {
    return Bytes << neighborBits(Facts, Op.getAddresses(), Op.getMask(), Inner,
                                 unsigned(Bytes));
  });
}

void AccessCollector::collect(FunctionOpInterface F) {
  F.walk([&](Operation *Op) {
    TypeSwitch<Operation *>(Op)
        .Case<TiledLoadOp, AsyncTiledLoadOp>([&](auto Load) {
          addTiled(Load, cast<TileType>(Load.getResult().getType()));
        })
        .Case([&](TiledStoreOp Store) {
          addTiled(Store, cast<TileType>(Store.getValue().getType()));
        })
        .Case([&](LoadAtOp Load) { addAt(Load, Load.getResult().getType()); })
        .Case(
            [&](StoreAtOp Store) { addAt(Store, Store.getValue().getType()); });
  });
}

/// What an access costs where a thread has runs of \p Run bytes: instructions
/// of a warp, and the lines of 128 bytes that each of them touches.
static uint64_t costOf(const Neighbors &N, uint64_t Run, unsigned WarpBits) {
  uint64_t Own = N.Elements * N.Bytes >> (5 + WarpBits);
  Run = std::clamp(Run, N.Bytes, std::max(N.Bytes, Own));
  uint64_t Vector = std::min(Run, N.Aligned);
  return N.Times * (N.Elements * N.Bytes / Vector) *
         (1 + std::max<uint64_t>(Run / 4, 1));
}

namespace {
/// What of a function besides its accesses decides how they are made.
struct Uses {
  /// A thread should have whole vectors in any case: fragments of products are
  /// made of them, and short rows are reduced in one thread.
  bool Vectors = false;
  bool Reductions = false;
};
} // namespace

static Uses usesOf(FunctionOpInterface F) {
  Uses Are;
  auto AddRows = [&](auto Op) {
    auto T = cast<TileType>(Op.getOperands().front().getType());
    Are.Reductions = true;
    Are.Vectors |= uint64_t(T.getShape()[unsigned(Op.getAxis())]) *
                       memoryBits(T.getElementType()) / 8 <=
                   MostBytes;
  };
  F.walk([&](Operation *Op) {
    TypeSwitch<Operation *>(Op)
        .Case<MmaOp, DotOp, BlockScaledMMAOp>([&](auto) { Are.Vectors = true; })
        .Case<ReduceOp, ScanOp>(AddRows);
  });
  return Are;
}

AccessShape accessShape(FunctionOpInterface F, const AxisFactsAnalysis &Facts,
                        unsigned WarpBits) {
  Uses Of = usesOf(F);
  AccessShape Best;
  Best.WarpBits = WarpBits;
  Best.KeepsWarps = Of.Reductions;
  if (Of.Vectors)
    return Best;
  AccessCollector All(Facts);
  All.collect(F);
  uint64_t Least = ~uint64_t(0);
  // Of what costs the same, the widest.
  for (unsigned Run = MostBytes; Run >= 4; Run /= 2) {
    uint64_t Cost = 0;
    for (const Neighbors &N : All.Found)
      Cost += costOf(N, Run, WarpBits);
    if (Cost < Least) {
      Least = Cost;
      Best.Bytes = Run;
    }
  }
  return Best;
}

} // namespace opennvvm::tile
