//===- Memory.cpp - Layouts, views, copies, reductions --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lint.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::nv_tileas;
using namespace mlir::nv_tileas::lint;

//===----------------------------------------------------------------------===//
// Shared layouts
//===----------------------------------------------------------------------===//

/// A buffer laid out with swizzles, wherever it is made.
static void lintBuffer(Linter &L, Operation *Op, Type T) {
  SharedLayoutAttr Layout = sharedLayoutOf(T);
  if (!Layout || !Layout.getSwizzle())
    return;
  auto Tile = dyn_cast<TileType>(T);
  auto View = dyn_cast<TiledViewType>(T);
  ArrayRef<int64_t> Shape = Tile ? Tile.getShape() : View.getShape();
  Type Element = Tile ? Tile.getElementType() : View.getElementType();
  int64_t Row = rowBytes(Shape, Element, Layout);
  if (Layout.getPadding())
    L.report(Op, TileLint::TmaSwizzle,
             {"the layout has padding and a swizzle"});
  else if (Row % Layout.getSwizzle())
    L.report(Op, TileLint::TmaSwizzle,
             {"rows of " + std::to_string(Row) + " bytes are no multiple of " +
              "the swizzle of " + std::to_string(Layout.getSwizzle())});
}

static void lintLayouts(Linter &L, Operation *Op) {
  if (auto Transfer = dyn_cast<AsyncTiledTMALoadOp>(Op))
    return lintBuffer(L, Op, Transfer.getDst().getType());
  if (auto Transfer = dyn_cast<AsyncTiledTMAStoreOp>(Op))
    return lintBuffer(L, Op, Transfer.getSrc().getType());
  if (isa<ConvertLayoutOp, AllocTensorOp, AllocViewOp>(Op))
    lintBuffer(L, Op, Op->getResult(0).getType());
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

/// Memory at an address has no extents beyond the view, so only its first tile
/// is known.
static void lintStrides(Linter &L, Operation *Op, Value View,
                        OperandRange Coords) {
  auto Tile = View.getDefiningOp<BlockTileOp>();
  if (!Tile ||
      isa<TiledViewType, TileType, MemRefType>(Tile.getSource().getType()))
    return;
  std::optional<ArrayRef<int32_t>> Groups = Tile.getGroups();
  if (Groups && Groups->size() == 3 && (*Groups)[2])
    return;
  if (llvm::all_of(Coords, [](Value V) { return constantOf(V) == 0; }))
    return;
  L.report(Op, TileLint::ViewStrides, {}, Tile);
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

/// Whether the atom copies between these memories.
static bool fits(AtomKind Kind, Residency From, Residency To) {
  bool Tensor = From == Residency::Tmem || To == Residency::Tmem;
  switch (Kind) {
  case AtomKind::UniversalCopy:
    return !Tensor;
  case AtomKind::CpAsync:
    return From == Residency::Gmem && To == Residency::Smem;
  case AtomKind::TmemCopy:
    return Tensor;
  case AtomKind::TmaLoad:
    return From == Residency::Gmem && To == Residency::Smem;
  case AtomKind::TmaStore:
  case AtomKind::TmaReduce:
    return From == Residency::Smem && To == Residency::Gmem;
  default:
    return false;
  }
}

template <typename OpT> static void lintCopy(Linter &L, OpT Op) {
  TiledViewType From = Op.getSrc().getType(), To = Op.getDst().getType();
  if (From.getShape() != To.getShape())
    L.report(Op, TileLint::CopyShape,
             {"the source has shape " + listOf(From.getShape()) +
              ", the destination " + listOf(To.getShape())});
  if (From.getElementType() != To.getElementType())
    L.report(Op, TileLint::CopyShape,
             {"the source is of " + textOf(From.getElementType()) +
              ", the destination of " + textOf(To.getElementType())});
  AtomKind Kind = Op.getAtomAttr().getKind();
  if (!fits(Kind, From.getResidency(), To.getResidency()))
    L.report(Op, TileLint::CopyShape,
             {"atom " + stringifyAtomKind(Kind).str() + " does not copy from " +
              stringifyResidency(From.getResidency()).str() + " to " +
              stringifyResidency(To.getResidency()).str()});
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

static void lintReduce(Linter &L, ReduceOp Op) {
  if (!Op.getCombiner() && Op.getCombine().empty())
    return L.report(Op, TileLint::ReduceCombiner, {"there is no combiner"});
  int64_t Axis = static_cast<int32_t>(Op.getAxis());
  for (auto [Source, Result] : llvm::zip(Op.getSources(), Op.getResults())) {
    SmallVector<int64_t> Shape(cast<TileType>(Source.getType()).getShape());
    ArrayRef<int64_t> Got = cast<TileType>(Result.getType()).getShape();
    if (Axis < 0 || Axis >= static_cast<int64_t>(Shape.size()))
      return;
    Shape.erase(Shape.begin() + Axis);
    if (ArrayRef(Shape) != Got)
      L.report(Op, TileLint::ReduceCombiner,
               {"the result should have shape " + listOf(Shape) + ", not " +
                listOf(Got)});
  }
}

void lint::lintMemory(Linter &L) {
  L.root()->walk<WalkOrder::PreOrder>([&](Operation *Op) {
    lintLayouts(L, Op);
    llvm::TypeSwitch<Operation *>(Op)
        .Case<TiledLoadOp, AsyncTiledLoadOp, TiledStoreOp, TiledAtomicRMWOp,
              AsyncTiledAtomicRMWOp>([&](auto Tiled) {
          lintStrides(L, Op, Tiled.getView(), Tiled.getCoords());
        })
        .Case<CopyOp, AsyncCopyOp>([&](auto Copy) { lintCopy(L, Copy); })
        .Case([&](ReduceOp Reduce) { lintReduce(L, Reduce); });
    if (auto Store = dyn_cast<TiledStoreOp>(Op))
      if (Store.getPaddingValue())
        L.report(Op, TileLint::StorePadding, {});
  });
}
