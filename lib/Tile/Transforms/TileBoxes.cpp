//===- TileBoxes.cpp - Boxes of tiles and of their sources ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileBoxes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

TileType tileTypeOf(Value V) { return dyn_cast<TileType>(V.getType()); }

int64_t elementsOf(ArrayRef<int64_t> Shape) { return llvm::product_of(Shape); }

TileType withShape(TileType T, ArrayRef<int64_t> Shape) {
  return TileType::get(Shape, T.getElementType(), T.getLayout());
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

bool haveBoxes(Operation *Op) {
  auto IsPower = [](int64_t Extent) {
    return llvm::isPowerOf2_64(uint64_t(Extent));
  };
  return !Op->walk([&](Operation *In) {
              for (Type T : In->getResultTypes())
                if (auto Tile = dyn_cast<TileType>(T))
                  if (Tile.getLayout() ||
                      !llvm::all_of(Tile.getShape(), IsPower))
                    return WalkResult::interrupt();
              return WalkResult::advance();
            }).wasInterrupted();
}

bool isByBox(Operation *Op) {
  if (Op->getNumResults() == 0 || !tileTypeOf(Op->getResult(0)))
    return false;
  if (auto Constant = dyn_cast<arith::ConstantOp>(Op)) {
    auto Elements = dyn_cast<DenseElementsAttr>(Constant.getValue());
    return Elements && Elements.isSplat();
  }
  return isa<SplatOp, ub::PoisonOp, GenerateOp, MapOp, OffsetOp, AssumeOp,
             arith::SelectOp, BroadcastOp, ExpandDimsOp, PermuteOp, ReshapeOp,
             ExtractPartOp, ReinterpretOp>(Op);
}

/// The box of a tile of shape \p To with the row-major numbers of one of shape
/// \p From.
static std::optional<BoxShape> reshapedBox(ArrayRef<int64_t> From,
                                           ArrayRef<int64_t> To,
                                           ArrayRef<int64_t> Box) {
  // The bits of row-major numbers that differ in the box.
  uint64_t Bits = 0;
  unsigned Shift = 0;
  for (auto [Extent, Of] : llvm::reverse(llvm::zip_equal(From, Box))) {
    Bits |= (uint64_t(Of) - 1) << Shift;
    Shift += llvm::Log2_64(uint64_t(Extent));
  }
  BoxShape New(To.size(), 1);
  for (size_t D = To.size(); D-- > 0;) {
    uint64_t Here = Bits & (uint64_t(To[D]) - 1);
    if (!llvm::isPowerOf2_64(Here + 1))
      return std::nullopt;
    New[D] = int64_t(Here + 1);
    Bits >>= llvm::Log2_64(uint64_t(To[D]));
  }
  return New;
}

static std::optional<BoxShape> reinterpretedBox(TileType From, TileType To,
                                                ArrayRef<int64_t> Box) {
  int64_t Old = From.getShape()[0], New = To.getShape()[0];
  if (Box[0] * Old < New)
    return std::nullopt;
  return BoxShape{Box[0] * Old / New};
}

std::optional<BoxShape> operandBox(Operation *Op, unsigned Number,
                                   ArrayRef<int64_t> Box) {
  TileType Source = tileTypeOf(Op->getOperand(Number));
  ArrayRef<int64_t> Shape = Source.getShape();
  return TypeSwitch<Operation *, std::optional<BoxShape>>(Op)
      .Case([&](BroadcastOp) {
        BoxShape Of;
        for (auto [Extent, N] : llvm::zip_equal(Shape, Box))
          Of.push_back(Extent == 1 ? 1 : N);
        return Of;
      })
      .Case([&](ExpandDimsOp Expand) {
        BoxShape Of(Box);
        Of.erase(Of.begin() + Expand.getAxis());
        return Of;
      })
      .Case([&](PermuteOp Permute) {
        BoxShape Of(Box.size());
        for (auto [D, S] : llvm::enumerate(Permute.getPermutation()))
          Of[size_t(S)] = Box[D];
        return Of;
      })
      .Case([&](ReshapeOp Reshape) {
        return reshapedBox(tileTypeOf(Reshape.getResult()).getShape(), Shape,
                           Box);
      })
      .Case([&](ReinterpretOp Other) {
        return reinterpretedBox(Source, tileTypeOf(Other.getResult()), Box);
      })
      .Default([&](Operation *) { return BoxShape(Box); });
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

Value resizedView(ImplicitLocOpBuilder &B, Value View, ArrayRef<int64_t> Box) {
  auto Op = View.getDefiningOp<BlockTileOp>();
  auto Old = cast<TiledViewType>(View.getType());
  auto New = TiledViewType::get(Box, Old.getElementType(), Old.getResidency(),
                                Old.getLayout());
  SmallVector<Value> Position(Op.getPosition());
  std::optional<ArrayRef<int32_t>> Groups = Op.getGroups();
  bool IsAddress =
      !isa<TiledViewType, TileType, MemRefType>(Op.getSource().getType());
  if (!IsAddress || (Groups && (*Groups)[1]))
    return BlockTileOp::create(B, New, Op.getSource(), Position,
                               Op.getGroupsAttr());
  // Without extents, the memory is that of the view.
  auto Index = [&](int64_t Number) -> Value {
    return arith::ConstantIndexOp::create(B, Number);
  };
  int32_t Begin = int32_t(Position.size()), Rank = int32_t(Old.getRank());
  SmallVector<Value> Strides;
  int64_t Stride = elementsOf(Old.getShape());
  for (int64_t Extent : Old.getShape()) {
    Position.push_back(Index(Extent));
    Stride /= Extent;
    Strides.push_back(Index(Stride));
  }
  Position.append(Strides);
  return BlockTileOp::create(B, New, Op.getSource(), Position,
                             B.getDenseI32ArrayAttr({Begin, Rank, Rank}));
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

BoxShape rowsBox(ArrayRef<int64_t> Shape, int64_t Elements) {
  BoxShape Box(Shape.size(), 1);
  for (size_t D = Shape.size(); D-- > 0;) {
    Box[D] = std::min(Shape[D], Elements);
    Elements /= Box[D];
  }
  return Box;
}

BoxShape evenBox(ArrayRef<int64_t> Shape, int64_t Elements) {
  BoxShape Box(Shape.size(), 1);
  for (bool Grows = true; Grows && Elements > 1;) {
    Grows = false;
    for (size_t D = Shape.size(); D-- > 0 && Elements > 1;)
      if (Box[D] < Shape[D]) {
        Box[D] *= 2;
        Elements /= 2;
        Grows = true;
      }
  }
  return Box;
}

} // namespace opennvvm::tile
