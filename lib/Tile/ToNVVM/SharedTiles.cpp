//===- SharedTiles.cpp - Tiles copied to shared memory --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SharedTiles.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

ShapeSource shapeSource(Value Tile) {
  ShapeSource From{Tile, llvm::to_vector(llvm::seq<int>(0, 32))};
  while (Operation *Op = From.Source.getDefiningOp()) {
    if (isa<ReshapeOp, ExpandDimsOp, AssumeOp>(Op)) {
      From.Source = Op->getOperand(0);
      continue;
    }
    auto Permute = dyn_cast<PermuteOp>(Op);
    if (!Permute)
      break;
    SmallVector<Field> Old = fieldsOf(
                           Lowering::tileType(Permute.getSource()).getShape()),
                       New = fieldsOf(
                           Lowering::tileType(Permute.getResult()).getShape());
    SmallVector<int> Step(32, -1);
    for (auto [D, S] : llvm::enumerate(Permute.getPermutation()))
      for (unsigned I = 0; I < New[D].Bits; ++I)
        Step[New[D].Shift + I] = int(Old[unsigned(S)].Shift + I);
    for (int &Bit : From.To)
      Bit = Bit < 0 ? Bit : Step[unsigned(Bit)];
    From.Source = Permute.getSource();
  }
  return From;
}

StageMap mapOfResult(const StageMap &Map, const ShapeSource &From) {
  StageMap New{SmallVector<uint32_t>(32, 0)};
  for (auto [Bit, Of] : llvm::enumerate(From.To))
    if (Of >= 0)
      New.Flips[Bit] = Map.Flips[unsigned(Of)];
  return New;
}

StageMap mapOfSource(const StageMap &Map, const ShapeSource &From) {
  StageMap New{SmallVector<uint32_t>(32, 0)};
  for (auto [Bit, Of] : llvm::enumerate(From.To))
    if (Of >= 0)
      New.Flips[unsigned(Of)] = Map.Flips[Bit];
  return New;
}

Registers readShared(Lowering &L, const SharedTile &Tile, const Layout &In) {
  unsigned Most =
      llvm::Log2_32(16 / (Tile.Element.getIntOrFloatBitWidth() / 8));
  unsigned Vector = 0;
  while (Vector < Most && areNeighbors(Tile.Map, In, Vector + 1))
    ++Vector;
  Stage From(L, Tile.Map, In, In, Vector, Tile.Element);
  From.begin(Tile.Address);
  Registers Are;
  Are.reserve(In.registers());
  for (unsigned R = 0; R < In.registers(); R += 1U << Vector)
    Are.append(From.load(From.address(In.ofRegister(R))));
  return Are;
}

} // namespace opennvvm::tile
