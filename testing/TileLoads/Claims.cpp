//===- Claims.cpp - What is known of loads before they run ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Claims.h"
#include "mlir/IR/Matchers.h"
#include "opennvvm/Dialect/NVTileAS/NVTileAS.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile_loads {

using tile::Axis;
using tile::AxisFacts;

/// A view has a stride along each dimension.
static Claim claimOfView(BlockTileOp View, ArrayRef<int64_t> Shape) {
  Claim C;
  C.IsView = true;
  C.Kind = PatternKind::Strided;
  if (!View)
    return C;
  std::optional<ArrayRef<int32_t>> Groups = View.getGroups();
  // Without strides it is a row-major tile.
  if (!Groups || Groups->size() < 3 || (*Groups)[2] == 0) {
    C.Neighbors.push_back(unsigned(Shape.size()) - 1);
  } else {
    for (auto [D, Stride] :
         llvm::enumerate(View.getPosition().take_back(Shape.size())))
      if (matchPattern(Stride, m_One()))
        C.Neighbors.push_back(unsigned(D));
  }
  if (!C.Neighbors.empty())
    C.Kind = PatternKind::Contiguous;
  return C;
}

static Claim claimOfAddresses(const AxisFacts &Facts, int64_t Bytes) {
  Claim C;
  C.Facts = Facts;
  bool IsEven = true, IsZero = true;
  for (auto [D, A] : llvm::enumerate(Facts.Axes)) {
    IsEven &= A.Run == A.Extent;
    IsZero &= A.Step == 0;
    if (A.Step == Bytes && A.Run > 1)
      C.Neighbors.push_back(unsigned(D));
  }
  if (Facts.Axes.empty() || !IsEven)
    C.Kind = C.Neighbors.empty() ? PatternKind::Gather : PatternKind::Runs;
  else if (IsZero)
    C.Kind = PatternKind::Constant;
  else
    C.Kind =
        C.Neighbors.empty() ? PatternKind::Strided : PatternKind::Contiguous;
  return C;
}

Claim claimOf(Operation *Load, const tile::AxisFactsAnalysis &Facts) {
  auto Tile = cast<TileType>(Load->getResult(0).getType());
  if (auto Tiled = dyn_cast<TiledLoadOp>(Load))
    return claimOfView(Tiled.getView().getDefiningOp<BlockTileOp>(),
                       Tile.getShape());
  return claimOfAddresses(Facts.of(cast<LoadAtOp>(Load).getAddresses()),
                          getElementBitWidth(Tile.getElementType()) / 8);
}

std::string complaint(const AxisFacts &Facts, ArrayRef<uint64_t> Numbers) {
  int64_t Inner = 1;
  for (size_t D = Facts.Axes.size(); D-- > 0;) {
    const Axis &A = Facts.Axes[D];
    for (int64_t I = 0; I != int64_t(Numbers.size()); ++I) {
      uint64_t Is = Numbers[size_t(I)];
      if (I / Inner % A.Extent % A.Run == 0) {
        if (Is % uint64_t(A.Divisibility))
          return llvm::formatv("address {0} is not divisible by {1}", Is,
                               A.Divisibility);
      } else if (Is - Numbers[size_t(I - Inner)] != uint64_t(A.Step)) {
        return llvm::formatv("address {0} does not follow by {1} along d{2}",
                             Is, A.Step, D);
      }
    }
    Inner *= A.Extent;
  }
  for (uint64_t Is : Numbers)
    if (Is % uint64_t(Facts.Divisibility) || int64_t(Is) < Facts.Min ||
        int64_t(Is) > Facts.Max)
      return llvm::formatv("address {0} is none of the facts", Is);
  return "";
}

bool isRecognized(const LoadPattern &Seen, const Claim &Known) {
  switch (Seen.kind()) {
  case PatternKind::Contiguous:
    return Known.Kind == PatternKind::Contiguous &&
           llvm::any_of(Seen.neighborDimensions(), [&](unsigned D) {
             return llvm::is_contained(Known.Neighbors, D);
           });
  case PatternKind::Strided:
  case PatternKind::Constant:
    return Known.Kind >= PatternKind::Constant;
  default:
    return false;
  }
}

} // namespace opennvvm::tile_loads
