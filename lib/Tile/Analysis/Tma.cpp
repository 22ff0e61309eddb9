//===- Tma.cpp - TMA: ranks, boxes, elements, swizzles --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Facts/TileShapes.h"
#include "Lint.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::nv_tileas;
using namespace mlir::nv_tileas::lint;

namespace limits = opennvvm::tile;

namespace {
/// A row of catalog/TileShapes.td.
struct ModeRow {
  int64_t LeastRank, MostRank, Extra;
  bool PerDimension;
};
} // namespace

static ModeRow rowOf(AtomMode Mode) {
  switch (Mode) {
#define OPENNVVM_TMA_MODE(Mode, LeastRank, MostRank, Extra, PerDimension)      \
  case AtomMode::Mode:                                                         \
    return {LeastRank, MostRank, Extra, PerDimension};
#include "opennvvm/Catalog/TileShapes.inc"
#undef OPENNVVM_TMA_MODE
  }
  llvm_unreachable("catalog/TileShapes.td has all modes");
}

namespace {
/// What loads and stores by TMA have in common.
struct Transfer {
  Operation *Op;
  Value Desc;
  TiledViewType Shared;
  AtomAttr Atom;
  ArrayRef<int64_t> Box;
  int64_t Coords;
};
} // namespace

template <typename OpT> static Transfer transferOf(OpT Op, TiledViewType T) {
  return {Op,
          Op.getDesc(),
          T,
          Op.getAtomAttr(),
          Op.getBoxDims(),
          static_cast<int64_t>(Op.getCoords().size())};
}

static std::optional<Transfer> transferOf(Operation *Op) {
  if (auto Load = dyn_cast<AsyncTiledTMALoadOp>(Op))
    return transferOf(Load, Load.getDst().getType());
  if (auto Store = dyn_cast<AsyncTiledTMAStoreOp>(Op))
    return transferOf(Store, Store.getSrc().getType());
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Ranks
//===----------------------------------------------------------------------===//

static void expectNumber(Linter &L, Operation *Op, StringRef What,
                         int64_t Expected, int64_t Got) {
  if (Got != Expected)
    L.report(Op, TileLint::TmaRank,
             {What.str(), std::to_string(Expected), std::to_string(Got)});
}

/// Coordinates besides those of a box, as the mode addresses memory.
static int64_t extraCoordinates(AtomMode Mode, int64_t Rank) {
  ModeRow Row = rowOf(Mode);
  return Row.Extra + (Row.PerDimension ? Rank : 0);
}

/// Reports a rank that TMA does not have in this mode.
static bool checkRank(Linter &L, Operation *Op, AtomMode Mode, int64_t Rank) {
  ModeRow Row = rowOf(Mode);
  int64_t Least = Row.LeastRank, Most = Row.MostRank;
  if (Rank >= Least && Rank <= Most)
    return true;
  std::string Range = std::to_string(Least);
  if (Most != Least)
    Range += " to " + std::to_string(Most);
  L.report(Op, TileLint::TmaRank,
           {"the number of box dimensions", Range, std::to_string(Rank)});
  return false;
}

static void lintRanks(Linter &L, const Transfer &T) {
  int64_t Rank = T.Box.size();
  AtomMode Mode = T.Atom.getMode();
  if (!checkRank(L, T.Op, Mode, Rank))
    return;
  expectNumber(L, T.Op, "the number of coordinates",
               Rank + extraCoordinates(Mode, Rank), T.Coords);
  expectNumber(L, T.Op, "the rank of the descriptor", Rank,
               cast<TmaDescType>(T.Desc.getType()).getShape().size());
  if (Mode == AtomMode::Tile)
    expectNumber(L, T.Op, "the rank of the view in shared memory", Rank,
                 T.Shared.getRank());
}

//===----------------------------------------------------------------------===//
// Boxes
//===----------------------------------------------------------------------===//

static void expectBox(Linter &L, Operation *Op, StringRef What,
                      ArrayRef<int64_t> Expected, ArrayRef<int64_t> Got) {
  if (Got != Expected && Got.size() == Expected.size())
    L.report(Op, TileLint::TmaBoxExtent,
             {What.str(), listOf(Expected), listOf(Got)});
}

static void lintExtents(Linter &L, Operation *Op, ArrayRef<int64_t> Box) {
  for (auto [D, Extent] : llvm::enumerate(Box))
    if (Extent < 1 || Extent > limits::MaxBox)
      L.report(Op, TileLint::TmaBoxExtent,
               {"box dimension " + std::to_string(D),
                "1 to " + std::to_string(limits::MaxBox),
                std::to_string(Extent)});
}

static void lintBoxes(Linter &L, const Transfer &T) {
  lintExtents(L, T.Op, T.Box);
  expectBox(L, T.Op, "the box of the atom", T.Box, T.Atom.getBox());
  expectBox(L, T.Op, "the box of the descriptor", T.Box,
            cast<TmaDescType>(T.Desc.getType()).getShape());
  if (T.Atom.getMode() == AtomMode::Tile)
    expectBox(L, T.Op, "the shape of the view in shared memory", T.Box,
              T.Shared.getShape());
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

/// Whether tensor maps have the element type.
static bool isTmaElement(Type T) {
  if (isa<FloatNV4E0M3FType>(T) || T.isIndex())
    return false;
  if (auto Integer = dyn_cast<IntegerType>(T))
    return llvm::is_contained(limits::TmaIntegers, Integer.getWidth());
  return true;
}

static void lintElement(Linter &L, Operation *Op, Type Element, Type OfDesc) {
  if (Element != OfDesc)
    L.report(Op, TileLint::TmaElementType,
             {"the descriptor is of " + textOf(OfDesc) + ", but the view of " +
              textOf(Element)});
  else if (!isTmaElement(Element))
    L.report(Op, TileLint::TmaElementType,
             {"there is no tensor map of " + textOf(Element)});
}

//===----------------------------------------------------------------------===//
// Swizzles and alignment
//===----------------------------------------------------------------------===//

static void lintSplit(Linter &L, const Transfer &T) {
  SharedLayoutAttr Layout = sharedLayoutOf(T.Shared);
  int64_t Row = rowBytes(T.Box, T.Shared.getElementType(), Layout);
  if (Layout && Layout.getSwizzle() && Row > Layout.getSwizzle())
    L.report(T.Op, TileLint::TmaSwizzleSplit,
             {std::to_string(Row), std::to_string(Layout.getSwizzle()),
              std::to_string((Row - 1) / Layout.getSwizzle() + 1)});
}

/// The bytes from where a view begins to the start of what it is a part of, if
/// the program says.
static std::optional<int64_t> offsetOf(Value V) {
  auto Part = V.getDefiningOp<BlockTileOp>();
  if (!Part)
    return std::nullopt;
  auto Whole = dyn_cast<TiledViewType>(Part.getSource().getType());
  std::optional<ArrayRef<int32_t>> Groups = Part.getGroups();
  if (!Whole || !Groups || (*Groups)[0] != Whole.getRank())
    return std::nullopt;
  int64_t Offset = 0;
  for (auto [At, Extent] : llvm::zip(Part.getPosition(), Whole.getShape())) {
    std::optional<int64_t> Number = constantOf(At);
    if (!Number || llvm::MulOverflow(Offset, Extent, Offset) ||
        llvm::AddOverflow(Offset, *Number, Offset))
      return std::nullopt;
  }
  return bytesOf({Offset}, Whole.getElementType());
}

static void lintSharedAlignment(Linter &L, const Transfer &T, Value View) {
  SharedLayoutAttr Layout = sharedLayoutOf(T.Shared);
  int64_t Needed =
      Layout ? std::max<int64_t>(limits::SwizzleRows * Layout.getSwizzle(),
                                 limits::SharedAlignment)
             : limits::SharedAlignment;
  std::optional<int64_t> Offset = offsetOf(View);
  if (Offset && *Offset % Needed)
    L.report(
        T.Op, TileLint::TmaAlignment,
        {"the view in shared memory begins at byte " + std::to_string(*Offset),
         std::to_string(Needed)});
}

/// Bytes from one row to the next, for each dimension but the contiguous one.
static void lintGlobalAlignment(Linter &L, MakeTiledTMADescOp Op) {
  TiledViewType View = Op.getView().getType();
  if (View.getRank() < 2)
    return;
  int64_t Row = 0;
  if (auto Strided = dyn_cast_or_null<StridedLayoutAttr>(View.getLayout())) {
    for (int64_t Stride : Strided.getStrides().drop_back())
      if (Stride > 0 &&
          bytesOf({Stride}, View.getElementType()) % limits::Granule)
        Row = bytesOf({Stride}, View.getElementType());
  } else {
    Row = bytesOf({View.getShape().back()}, View.getElementType());
  }
  if (Row % limits::Granule)
    L.report(Op, TileLint::TmaAlignment,
             {"rows of the view are " + std::to_string(Row) + " bytes apart",
              std::to_string(limits::Granule)});
}

//===----------------------------------------------------------------------===//
// Descriptors
//===----------------------------------------------------------------------===//

static bool isParameter(Value V) {
  auto Argument = dyn_cast<BlockArgument>(V);
  return Argument && Argument.getOwner()->isEntryBlock() &&
         isa<FunctionOpInterface>(Argument.getOwner()->getParentOp());
}

static void lintDescriptor(Linter &L, MakeTiledTMADescOp Op) {
  ArrayRef<int64_t> Box = Op.getBoxDims();
  TiledViewType View = Op.getView().getType();
  if (!checkRank(L, Op, Op.getAtomAttr().getMode(), Box.size()))
    return;
  int64_t Rank = Box.size();
  expectNumber(L, Op, "the rank of the view", Rank, View.getRank());
  expectNumber(L, Op, "the rank of the descriptor", Rank,
               Op.getDesc().getType().getShape().size());
  lintExtents(L, Op, Box);
  expectBox(L, Op, "the box of the atom", Box, Op.getAtomAttr().getBox());
  expectBox(L, Op, "the box of the descriptor", Box,
            Op.getDesc().getType().getShape());
  for (auto [D, Pair] : llvm::enumerate(llvm::zip(Box, View.getShape())))
    if (auto [Extent, All] = Pair; Extent > All)
      L.report(
          Op, TileLint::TmaBoxTensor,
          {std::to_string(D), std::to_string(Extent), std::to_string(All)});
  lintElement(L, Op, View.getElementType(),
              Op.getDesc().getType().getElementType());
  lintGlobalAlignment(L, Op);
  for (Value Capture : Op.getCaptures())
    if (!isParameter(Capture) && !constantOf(Capture))
      L.report(Op, TileLint::TmaCapture, {});
}

/// One descriptor has one swizzle.
static void lintSwizzles(Linter &L, ArrayRef<Transfer> All) {
  llvm::SmallDenseMap<Value, const Transfer *> First;
  for (const Transfer &T : All) {
    SharedLayoutAttr Layout = sharedLayoutOf(T.Shared);
    const Transfer *Before = First.try_emplace(T.Desc, &T).first->second;
    SharedLayoutAttr Other = sharedLayoutOf(Before->Shared);
    if (Layout && Other && Layout.getSwizzle() != Other.getSwizzle())
      L.report(T.Op, TileLint::TmaSwizzle,
               {"the descriptor is used with swizzles of " +
                std::to_string(Other.getSwizzle()) + " and " +
                std::to_string(Layout.getSwizzle()) + " bytes"},
               Before->Op);
  }
}

//===----------------------------------------------------------------------===//
// TMA atoms of tiled operations
//===----------------------------------------------------------------------===//

template <typename OpT> static void lintTiled(Linter &L, OpT Op) {
  AtomAttr Atom = Op.getAtomAttr();
  if (!Atom.isTma())
    return;
  int64_t Rank = Atom.getBox().size();
  if (!checkRank(L, Op, Atom.getMode(), Rank))
    return;
  TiledViewType View = Op.getView().getType();
  expectNumber(L, Op, "'descriptor_coords'",
               extraCoordinates(Atom.getMode(), Rank),
               Op.getDescriptorCoords());
  lintExtents(L, Op, Atom.getBox());
  if (Atom.getMode() == AtomMode::Tile)
    expectBox(L, Op, "the box of the atom", View.getShape(), Atom.getBox());
  lintElement(L, Op, View.getElementType(), View.getElementType());
}

namespace {
struct Reduction {
  RMWMode Mode;
  StringLiteral Type;
};
} // namespace

static constexpr Reduction Reductions[] = {
#define OPENNVVM_TMA_REDUCTION(Mode, Type) {RMWMode::Mode, Type},
#include "opennvvm/Catalog/TileShapes.inc"
#undef OPENNVVM_TMA_REDUCTION
};

/// Whether cp.reduce.async.bulk.tensor has the operation.
static bool hasTensorReduction(RMWMode Mode, Type T) {
  // Integers of either sign or none.
  std::string Text = T.isInteger()
                         ? "i" + std::to_string(T.getIntOrFloatBitWidth())
                         : textOf(T);
  return llvm::any_of(Reductions, [&](const Reduction &R) {
    return R.Mode == Mode && R.Type == Text;
  });
}

static void lintReduction(Linter &L, AsyncTiledAtomicRMWOp Op) {
  if (Op.getAtomAttr().getKind() != AtomKind::TmaReduce)
    return;
  Type Element = Op.getView().getType().getElementType();
  if (!hasTensorReduction(Op.getRmwMode(), Element))
    L.report(Op, TileLint::TmaReduceType,
             {"TMA has no " + stringifyRMWMode(Op.getRmwMode()).str() + " of " +
              textOf(Element)});
  if (!Op.getResult().use_empty())
    L.report(Op, TileLint::TmaReduceType,
             {"a reduction by TMA does not return the old values"});
}

//===----------------------------------------------------------------------===//
// Multicast
//===----------------------------------------------------------------------===//

static void lintMulticast(Linter &L, AsyncTiledTMALoadOp Op) {
  std::optional<ArrayRef<int32_t>> Axes = Op.getMulticast();
  FunctionOpInterface Kernel = kernelOf(Op);
  if (!Axes || !Kernel)
    return;
  auto Cluster = Kernel->getAttrOfType<DenseI32ArrayAttr>("nv_tileas.cluster");
  if (!Cluster)
    return L.report(Op, TileLint::TmaMulticast,
                    {"the kernel has no 'nv_tileas.cluster'"});
  for (int32_t Axis : *Axes)
    if (Cluster[Axis] == 1)
      L.report(
          Op, TileLint::TmaMulticast,
          {"the cluster has one block along axis " + std::to_string(Axis)});
}

void lint::lintTma(Linter &L) {
  SmallVector<Transfer> All;
  L.root()->walk<WalkOrder::PreOrder>([&](Operation *Op) {
    if (std::optional<Transfer> T = transferOf(Op))
      All.push_back(*T);
    llvm::TypeSwitch<Operation *>(Op)
        .Case([&](MakeTiledTMADescOp Make) { lintDescriptor(L, Make); })
        .Case<TiledLoadOp, AsyncTiledLoadOp, TiledStoreOp>(
            [&](auto Tiled) { lintTiled(L, Tiled); })
        .Case([&](AsyncTiledAtomicRMWOp Atomic) {
          lintTiled(L, Atomic);
          lintReduction(L, Atomic);
        })
        .Case([&](AsyncTiledTMALoadOp Load) { lintMulticast(L, Load); });
  });
  for (const Transfer &T : All) {
    lintRanks(L, T);
    lintBoxes(L, T);
    lintElement(L, T.Op, T.Shared.getElementType(),
                cast<TmaDescType>(T.Desc.getType()).getElementType());
    lintSplit(L, T);
    lintSharedAlignment(L, T, T.Op->getOperand(1));
  }
  lintSwizzles(L, All);
}
