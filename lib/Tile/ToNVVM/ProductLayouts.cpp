//===- ProductLayouts.cpp - Who holds what of a product -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProductLayouts.h"
#include "Products.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

using namespace llvm;

namespace opennvvm::tile {

using enum ProductDimension;

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

ProductNumbers::ProductNumbers(ProductTile Tile, const ProductExtents &E) {
  unsigned Bits[] = {E.Batches, E.Rows, E.Columns, E.Depth};
  ProductDimension High = Tile == ProductTile::B ? Depth : Row,
                   Low = Tile == ProductTile::A ? Depth : Column;
  unsigned Shift = 0;
  for (ProductDimension D : {Low, High, Batch}) {
    Fields[unsigned(D)] = {Shift, Bits[unsigned(D)]};
    Shift += Bits[unsigned(D)];
  }
}

uint32_t ProductNumbers::bits() const {
  uint32_t All = 0;
  for (const Field &F : Fields)
    All |= F.mask();
  return All;
}

//===----------------------------------------------------------------------===//
// Warps
//===----------------------------------------------------------------------===//

WarpShares divideWarps(const ProductExtents &E, unsigned Rows, unsigned Columns,
                       unsigned WarpBits) {
  WarpShares Best;
  Best.Batches = std::min(E.Batches, WarpBits);
  unsigned Left = WarpBits - Best.Batches;
  unsigned SpareRows = E.Rows > Rows ? E.Rows - Rows : 0,
           SpareColumns = E.Columns > Columns ? E.Columns - Columns : 0;
  Left = std::min(Left, SpareRows + SpareColumns);
  if (E.HasWholeRows) {
    Best.Rows = std::min(Left, SpareRows);
    Best.Columns = Left - Best.Rows;
    return Best;
  }
  uint64_t Least = ~uint64_t(0);
  // More warps along rows first, which win ties.
  for (unsigned R = std::min(Left, SpareRows);; --R) {
    unsigned C = Left - R;
    if (C > SpareColumns)
      break;
    uint64_t Read =
        (uint64_t(1) << (E.Rows - R)) + (uint64_t(1) << (E.Columns - C));
    if (Read < Least) {
      Least = Read;
      Best.Rows = R;
      Best.Columns = C;
    }
    if (!R)
      break;
  }
  return Best;
}

namespace {
/// A layout of a tile in the making.
class LayoutMaker {
public:
  explicit LayoutMaker(const ProductNumbers &Numbers) : Numbers(Numbers) {}

  /// Registers of bits \p Begin up to \p End of coordinate \p D; what the tile
  /// lacks needs none.
  void registers(ProductDimension D, unsigned Begin, unsigned End) {
    for (unsigned I = Begin; I < End; ++I)
      if (uint32_t Basis = Numbers.bit(D, I))
        Made.Register.push_back(Basis);
  }
  void lanes(ProductDimension D, unsigned Begin, unsigned End) {
    for (unsigned I = Begin; I < End; ++I)
      Made.Lane.push_back(Numbers.bit(D, I));
  }
  /// The highest bits of each coordinate choose the warp.
  void warps(const ProductExtents &E, const WarpShares &W, unsigned WarpBits) {
    auto Add = [&](ProductDimension D, unsigned Extent, unsigned Count) {
      for (unsigned I = Extent - Count; I < Extent; ++I)
        Made.Warp.push_back(Numbers.bit(D, I));
    };
    Add(Row, E.Rows, W.Rows);
    Add(Column, E.Columns, W.Columns);
    Add(Batch, E.Batches, W.Batches);
    Made.Warp.resize(WarpBits, 0);
  }
  Layout take() {
    Made.Lane.resize(5, 0);
    return std::move(Made);
  }

private:
  const ProductNumbers &Numbers;
  Layout Made;
};
} // namespace

//===----------------------------------------------------------------------===//
// Fragments
//===----------------------------------------------------------------------===//

Layout fragmentLayout(ProductTile Tile, const ProductExtents &E,
                      const TensorInstruction &I, unsigned WarpBits) {
  WarpShares W =
      divideWarps(E, I.RowBits, TensorInstruction::ColumnBits, WarpBits);
  ProductNumbers Numbers(Tile, E);
  LayoutMaker Maker(Numbers);
  unsigned Word = I.wordBits();
  if (Tile == ProductTile::C) {
    Maker.registers(Column, 0, 1);
    Maker.registers(Row, 3, I.RowBits);
    Maker.lanes(Column, 1, 3);
    Maker.lanes(Row, 0, 3);
  } else {
    Maker.registers(Depth, 0, Word);
    if (Tile == ProductTile::A)
      Maker.registers(Row, 3, I.RowBits);
    Maker.registers(Depth, Word + 2, I.DepthBits);
    Maker.lanes(Depth, Word, Word + 2);
    Maker.lanes(Tile == ProductTile::A ? Row : Column, 0, 3);
  }
  // The other instructions of the warp; an operand has no bits of one of the
  // coordinates.
  Maker.registers(Column, TensorInstruction::ColumnBits, E.Columns - W.Columns);
  Maker.registers(Row, I.RowBits, E.Rows - W.Rows);
  Maker.registers(Depth, I.DepthBits, E.Depth);
  Maker.registers(Batch, 0, E.Batches - W.Batches);
  Maker.warps(E, W, WarpBits);
  return Maker.take();
}

//===----------------------------------------------------------------------===//
// Boxes
//===----------------------------------------------------------------------===//

Layout boxLayout(const ProductExtents &E, unsigned VectorBits,
                 unsigned WarpBits) {
  ProductNumbers Numbers(ProductTile::C, E);
  LayoutMaker Maker(Numbers);
  unsigned Batches = std::min(E.Batches, WarpBits);
  unsigned Threads = 5 + WarpBits - Batches, All = E.Rows + E.Columns;
  unsigned Held = All > Threads ? All - Threads : 0;
  unsigned Columns = std::min((Held + 1) / 2, E.Columns);
  unsigned Rows = std::min(Held - Columns, E.Rows);
  Columns = Held - Rows;
  // Eight lanes next to each other read a row of all banks.
  unsigned LaneColumns = std::min(3U, E.Columns - Columns);
  unsigned LaneRows = std::min(5 - LaneColumns, E.Rows - Rows);
  LaneColumns = std::min(5 - LaneRows, E.Columns - Columns);
  WarpShares W =
      divideWarps(E, Rows + LaneRows, Columns + LaneColumns, WarpBits);
  auto Place = [&](ProductDimension D, unsigned Held, unsigned Lanes) {
    unsigned Vector = std::min(Held, VectorBits);
    Maker.registers(D, 0, Vector);
    Maker.lanes(D, Vector, Vector + Lanes);
    Maker.registers(D, Vector + Lanes, Held + Lanes);
  };
  Place(Column, Columns, LaneColumns);
  Place(Row, Rows, LaneRows);
  // Rows and columns that no warp has are in registers, too.
  Maker.registers(Column, Columns + LaneColumns, E.Columns - W.Columns);
  Maker.registers(Row, Rows + LaneRows, E.Rows - W.Rows);
  Maker.registers(Batch, 0, E.Batches - W.Batches);
  Maker.warps(E, W, WarpBits);
  return Maker.take();
}

Layout sumLayout(const ProductPlan &Plan, unsigned WarpBits) {
  if (Plan.Tensor)
    return fragmentLayout(ProductTile::C, Plan.Extents, *Plan.Tensor, WarpBits);
  // Accesses of 16 bytes.
  unsigned Bytes = Plan.Sum.getIntOrFloatBitWidth() / 8;
  return boxLayout(Plan.Extents, Log2_32(16 / std::max(1U, Bytes)), WarpBits);
}

Layout productLayout(mlir::Operation *Product, const Machine &M,
                     unsigned WarpBits) {
  return sumLayout(planProduct(Product, M), WarpBits);
}

Layout factorLayout(const Layout &Of, ProductTile Tile,
                    const ProductExtents &E) {
  ProductNumbers From(ProductTile::C, E), In(Tile, E);
  SmallVector<int> To(32, -1);
  for (ProductDimension D : {Batch, Row, Column}) {
    const Field &Old = From.field(D), &New = In.field(D);
    for (unsigned I = 0; I < New.Bits; ++I)
      To[Old.Shift + I] = int(New.Shift + I);
  }
  return renamed(Of, To);
}

} // namespace opennvvm::tile
