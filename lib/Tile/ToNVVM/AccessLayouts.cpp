//===- AccessLayouts.cpp - In which layouts tiles are accessed ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AccessLayouts.h"
#include "Lowering.h"
#include "Views.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/Sequence.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

Layout accessLayout(TileType T, AccessShape Shape,
                    std::optional<unsigned> Inner) {
  SmallVector<unsigned> Order = rowMajorOrder(T.getShape());
  if (Inner) {
    Field F = fieldsOf(T.getShape())[*Inner];
    auto Bits = llvm::seq(F.Shift, F.Shift + F.Bits);
    llvm::erase_if(Order, [&](unsigned Bit) { return F.mask() >> Bit & 1; });
    Order.insert(Order.begin(), Bits.begin(), Bits.end());
  }
  unsigned Threads = 5 + Shape.WarpBits;
  unsigned Spare =
      Order.size() > Threads ? unsigned(Order.size()) - Threads : 0;
  unsigned Bytes = std::max(1U, memoryBits(T.getElementType()) / 8);
  auto BitsOf = [&](unsigned Run) {
    return std::min(Spare, llvm::Log2_32(std::max(Run / Bytes, 1U)));
  };
  // What a thread has less of neighbors, it has farther away.
  unsigned Own = BitsOf(Shape.Bytes), All = BitsOf(AccessShape().Bytes);
  if (Shape.KeepsWarps && Own < All)
    std::rotate(Order.begin() + Own + 5, Order.begin() + All + 5,
                Order.begin() + All + Threads);
  return blockedLayout(Order, Own, Shape.WarpBits);
}

/// The dimension of a view of \p Rank dimensions whose stride is 1.
static std::optional<unsigned> innerOfView(Value View, size_t Rank) {
  auto Op = View.getDefiningOp<BlockTileOp>();
  ValueRange Strides = Op ? groupsOf(Op)[2] : ValueRange();
  if (!Strides.empty()) {
    for (size_t D = Rank, E = Strides.size(); D-- > 0;)
      if (E >= Rank && matchPattern(Strides[E - Rank + D], m_One()))
        return unsigned(D);
    return std::nullopt;
  }
  // The strides are those of the source, or of rows one behind the other.
  if (Op && isa<TiledViewType>(Op.getSource().getType()))
    return innerOfView(Op.getSource(), Rank);
  return Rank ? std::optional(unsigned(Rank) - 1) : std::nullopt;
}

std::optional<unsigned> innerDimension(Value Place, TileType T,
                                       const AxisFactsAnalysis &Facts) {
  if (isa<TiledViewType>(Place.getType()))
    return innerOfView(Place, T.getShape().size());
  const AxisFacts &At = Facts.of(Place);
  int64_t Bytes = std::max(1U, memoryBits(T.getElementType()) / 8);
  for (size_t D = At.Axes.size(); D-- > 0;)
    if (At.Axes[D].Step == Bytes && At.Axes[D].Run > 1)
      return unsigned(D);
  return std::nullopt;
}

Layout storeLayout(const Layout &Home, TileType T, AccessShape Shape,
                   std::optional<unsigned> Inner) {
  constexpr unsigned SectorBytes = 32, FewStores = 2;
  if (T.getShape().empty())
    return Home;
  Field F =
      fieldsOf(T.getShape())[Inner.value_or(unsigned(T.getShape().size()) - 1)];
  uint64_t Bytes = std::max(1U, memoryBits(T.getElementType()) / 8);
  // A few stores take less than the way through shared memory.
  if (Home.registers() <= FewStores &&
      uint64_t(T.getNumElements()) * Bytes <= SectorBytes)
    return Home;
  uint32_t Together = Home.laneBits();
  for (uint32_t Basis : Home.Register)
    if (Basis & F.mask())
      Together |= Basis;
  // The low bits of the dimension that one warp writes at a time.
  for (unsigned I = 0; I < F.Bits && (Together >> (F.Shift + I) & 1); ++I)
    Bytes *= 2;
  uint64_t Extent = (uint64_t(std::max(1U, memoryBits(T.getElementType()) / 8)))
                    << F.Bits;
  return Bytes >= std::min<uint64_t>(SectorBytes, Extent)
             ? Home
             : accessLayout(T, Shape, Inner);
}

} // namespace opennvvm::tile
