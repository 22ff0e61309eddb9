//===- Traits.cpp - The traits of mlir::OpTrait::nv_tile ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Dialect/NVTileAS/Traits.h"

using namespace mlir;
using namespace mlir::nv_tileas;
namespace traits = mlir::OpTrait::nv_tile::impl;

/// The largest tile: 2^24 elements, as in cuda_tile.
static constexpr int64_t MaxTileElements = int64_t(1) << 24;

/// Calls \p Check with the type of each tile among the operands and, if \p
/// WithResults, the results, until it returns false.
template <typename Fn>
static bool allTiles(Operation *Op, bool WithResults, Fn Check) {
  for (Value Operand : Op->getOperands())
    if (auto Tile = dyn_cast<TileType>(Operand.getType()))
      if (!Check(Tile))
        return false;
  if (WithResults)
    for (Value Result : Op->getResults())
      if (auto Tile = dyn_cast<TileType>(Result.getType()))
        if (!Check(Tile))
          return false;
  return true;
}

/// The type of the first view among the operands, or null.
static TiledViewType firstView(Operation *Op) {
  for (Value Operand : Op->getOperands())
    if (auto View = dyn_cast<TiledViewType>(Operand.getType()))
      return View;
  return {};
}

//===----------------------------------------------------------------------===//
// Queues and pipelines
//===----------------------------------------------------------------------===//

LogicalResult traits::verifyNonAliasingQueue(Operation *Op) {
  if (!Op->getNumOperands() || !isa<QueueType>(Op->getOperand(0).getType()))
    return Op->emitOpError("expects the first operand to be a queue");
  Value Queue = Op->getOperand(0);
  if (llvm::is_contained(llvm::drop_begin(Op->getOperands()), Queue))
    return Op->emitOpError(
        "expects the queue operand not to alias another operand");
  if (llvm::is_contained(Op->getResultTypes(), Queue.getType()))
    return Op->emitOpError("expects the queue operand not to alias a result");
  return success();
}

LogicalResult traits::verifyFirstIsProducerToken(Operation *Op) {
  if (!Op->getNumOperands() ||
      !isa<PipelineProducerTokenType>(Op->getOperand(0).getType()))
    return Op->emitOpError(
        "expects a pipeline producer token as first operand");
  return success();
}

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

LogicalResult traits::verifySomeMemLayout(Operation *Op) {
  auto HasMemLayout = [](Type T) { return isMemLayout(getLayout(T)); };
  if (llvm::any_of(Op->getOperandTypes(), HasMemLayout) ||
      llvm::any_of(Op->getResultTypes(), HasMemLayout))
    return success();
  return Op->emitOpError(
      "requires an explicit memory layout on at least one operand or result");
}

LogicalResult traits::verifySharedResults(Operation *Op) {
  Attribute Inherited;
  allTiles(Op, /*WithResults=*/false, [&](TileType Tile) {
    Inherited = dyn_cast_or_null<SharedLayoutAttr>(Tile.getLayout());
    return !Inherited;
  });
  for (Type T : Op->getResultTypes()) {
    auto Tile = dyn_cast<TileType>(T);
    if (!Tile)
      continue;
    if (!isa_and_nonnull<SharedLayoutAttr>(Tile.getLayout()))
      return Op->emitOpError(
          "requires all results to have a shared-memory encoding");
    if (Inherited && Tile.getLayout() != Inherited)
      return Op->emitOpError("requires all results to inherit the "
                             "shared-memory encoding ")
             << Inherited;
  }
  return success();
}

LogicalResult traits::verifySameEncoding(Operation *Op, bool WithResults) {
  std::optional<Attribute> Layout;
  if (allTiles(Op, WithResults, [&](TileType Tile) {
        if (!Layout)
          Layout = Tile.getLayout();
        return Tile.getLayout() == *Layout;
      }))
    return success();
  if (WithResults)
    return Op->emitOpError(
        "requires the same encoding for all operands and results");
  return Op->emitOpError("requires the same encoding for all operands");
}

LogicalResult traits::verifyOperandsHaveLayout(Operation *Op) {
  if (allTiles(Op, /*WithResults=*/false,
               [](TileType Tile) -> bool { return !!Tile.getLayout(); }))
    return success();
  return Op->emitOpError("requires every tile operand to carry a layout");
}

LogicalResult traits::verifyLoadEncoding(Operation *Op) {
  if (TiledViewType View = firstView(Op))
    if (Attribute Layout = View.getLayout(); Layout && !isMemLayout(Layout))
      return Op->emitOpError(
                 "expects the view to carry a memory layout, but got ")
             << Layout;
  for (Type T : Op->getResultTypes())
    if (auto Tile = dyn_cast<TileType>(T))
      if (Attribute Layout = Tile.getLayout();
          Layout && !isRegisterLayout(Layout))
        return Op->emitOpError(
                   "expects the loaded tile to carry a register layout, "
                   "but got ")
               << Layout;
  return success();
}

//===----------------------------------------------------------------------===//
// Atoms
//===----------------------------------------------------------------------===//

LogicalResult traits::verifySameCarriedAtom(Operation *Op) {
  AtomAttr First;
  auto Agrees = [&](Type T) {
    AtomAttr Atom = getCarriedAtom(T);
    if (Atom && !First)
      First = Atom;
    return !Atom || Atom == First;
  };
  if (llvm::all_of(Op->getOperandTypes(), Agrees) &&
      llvm::all_of(Op->getResultTypes(), Agrees))
    return success();
  return Op->emitOpError("requires the same atom for all operands and results");
}

/// The atom of an MMA layout does not concern the operation: a load may fill
/// the registers of a later product.
LogicalResult traits::verifyAtomOfResults(Operation *Op, AtomAttr Atom) {
  for (Type T : Op->getResultTypes())
    if (auto Desc = dyn_cast<TmaDescType>(T))
      if (Desc.getAtom() && Desc.getAtom() != Atom)
        return Op->emitOpError(
            "requires the same atom for the operation and its results");
  return success();
}

//===----------------------------------------------------------------------===//
// Shapes and element types
//===----------------------------------------------------------------------===//

LogicalResult traits::verifySameShape(Operation *Op, bool WithResults) {
  std::optional<ArrayRef<int64_t>> Shape;
  if (allTiles(Op, WithResults, [&](TileType Tile) {
        if (!Shape)
          Shape = Tile.getShape();
        return Tile.getShape() == *Shape;
      }))
    return success();
  if (WithResults)
    return Op->emitOpError(
        "requires the same shape for all operands and results");
  return Op->emitOpError("requires the same shape for all operands");
}

LogicalResult traits::verifyShapeOfView(Operation *Op) {
  TiledViewType View = firstView(Op);
  if (!View || allTiles(Op, /*WithResults=*/true, [&](TileType Tile) {
        return Tile.getShape() == View.getShape();
      }))
    return success();
  return Op->emitOpError("tile shape must match tensor shape");
}

LogicalResult traits::verifyElementTypeOfView(Operation *Op) {
  TiledViewType View = firstView(Op);
  if (!View || allTiles(Op, /*WithResults=*/true, [&](TileType Tile) {
        return Tile.getElementType() == View.getElementType();
      }))
    return success();
  return Op->emitOpError("tile element type must match view element type");
}

LogicalResult traits::verifyTensorSize(Operation *Op) {
  if (!allTiles(Op, /*WithResults=*/true, [](TileType Tile) {
        return llvm::all_of(Tile.getShape(), [](int64_t Size) {
          return Size > 0 && (Size & (Size - 1)) == 0;
        });
      }))
    return Op->emitOpError("tile dimensions must be positive powers of two");
  // Products could overflow; quotients of powers of two cannot.
  if (!allTiles(Op, /*WithResults=*/true, [](TileType Tile) {
        int64_t Left = MaxTileElements;
        for (int64_t Size : Tile.getShape())
          Left /= Size;
        return Left > 0;
      }))
    return Op->emitOpError(
        "tile total element count exceeds the implementation limit");
  return success();
}

//===----------------------------------------------------------------------===//
// Tiled memory
//===----------------------------------------------------------------------===//

/// Segments are {view, [value,] coords, offsets, tokens}.
LogicalResult traits::verifyTiledPosition(Operation *Op,
                                          ArrayRef<int32_t> Segments,
                                          int64_t DescriptorCoords) {
  ArrayRef<int32_t> Fixed = Segments.drop_back(3);
  int32_t Coords = Segments[Fixed.size()];
  int32_t Offsets = Segments[Fixed.size() + 1];
  int32_t Tokens = Segments[Fixed.size() + 2];
  if (llvm::any_of(Fixed, [](int32_t Size) { return Size != 1; }) ||
      (Offsets != 0 && Offsets != Coords))
    return Op->emitOpError("operandSegmentSizes does not match the op schema");
  if (Tokens > 1)
    return Op->emitOpError(
        "tiled memop token segment must hold zero or one value");
  TiledViewType View = firstView(Op);
  if (View &&
      (DescriptorCoords < 0 || Coords - DescriptorCoords != View.getRank()))
    return Op->emitOpError(
        "tiled memop coordinate count does not match the view rank");
  for (Value Position : Op->getOperands().slice(Fixed.size(), Coords + Offsets))
    if (!Position.getType().isIndex())
      return Op->emitOpError("tiled memop coordinates must be index-typed");
  return success();
}

LogicalResult traits::verifyPadding(Operation *Op,
                                    std::optional<ArrayRef<bool>> InBounds,
                                    std::optional<PaddingValue> Padding) {
  TiledViewType View = firstView(Op);
  if (!View)
    return success();
  if (InBounds && static_cast<int64_t>(InBounds->size()) != View.getRank())
    return Op->emitOpError("expects one 'in_bounds' flag per view dimension");
  if (!Padding)
    return success();
  if (InBounds && llvm::all_of(*InBounds, [](bool Flag) { return Flag; }))
    return Op->emitOpError(
        "padding value is allowed only when in-bounds is false");
  if (*Padding != PaddingValue::Zero && !isFloatLike(View.getElementType()))
    return Op->emitOpError("NaN, infinities, and negative zero padding values "
                           "are valid only for floating-point elements");
  return success();
}
