//===- Traits.cpp - The traits of mlir::OpTrait::nv_tile ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Dialect/NVTileAS/Traits.h"
#include "Notes.h"

using namespace mlir;
using namespace mlir::nv_tileas;
namespace traits = mlir::OpTrait::nv_tile::impl;

/// The largest tile: 2^24 elements, as in cuda_tile.
static constexpr int64_t MaxTileElements = int64_t(1) << 24;

/// The first tile among the operands and, if \p WithResults, the results, for
/// which \p Check returns false; null if there is none.
template <typename Fn>
static TileType findUnfit(Operation *Op, bool WithResults, Fn Check) {
  for (Value Operand : Op->getOperands())
    if (auto Tile = dyn_cast<TileType>(Operand.getType()))
      if (!Check(Tile))
        return Tile;
  if (WithResults)
    for (Value Result : Op->getResults())
      if (auto Tile = dyn_cast<TileType>(Result.getType()))
        if (!Check(Tile))
          return Tile;
  return {};
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
    return withNote(
        Op->emitOpError(
            "expects the queue operand not to alias another operand"),
        "a queue cannot be put into itself");
  if (llvm::is_contained(Op->getResultTypes(), Queue.getType()))
    return withNote(
        Op->emitOpError("expects the queue operand not to alias a result"),
        "both are of type ", Queue.getType());
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
  return withNote(
      Op->emitOpError(
          "requires an explicit memory layout on at least one operand or "
          "result"),
      "the results are of types ", Op->getResultTypes());
}

LogicalResult traits::verifySharedResults(Operation *Op) {
  Attribute Inherited;
  (void)findUnfit(Op, /*WithResults=*/false, [&](TileType Tile) {
    Inherited = dyn_cast_or_null<SharedLayoutAttr>(Tile.getLayout());
    return !Inherited;
  });
  for (Type T : Op->getResultTypes()) {
    auto Tile = dyn_cast<TileType>(T);
    if (!Tile)
      continue;
    if (!isa_and_nonnull<SharedLayoutAttr>(Tile.getLayout()))
      return withNote(
          Op->emitOpError(
              "requires all results to have a shared-memory encoding"),
          "there is a result of type ", Tile);
    if (Inherited && Tile.getLayout() != Inherited)
      return Op->emitOpError("requires all results to inherit the "
                             "shared-memory encoding ")
             << Inherited;
  }
  return success();
}

LogicalResult traits::verifySameEncoding(Operation *Op, bool WithResults) {
  std::optional<Attribute> Layout;
  TileType Other = findUnfit(Op, WithResults, [&](TileType Tile) {
    if (!Layout)
      Layout = Tile.getLayout();
    return Tile.getLayout() == *Layout;
  });
  if (!Other)
    return success();
  InFlightDiagnostic Finding =
      WithResults
          ? Op->emitOpError(
                "requires the same encoding for all operands and results")
          : Op->emitOpError("requires the same encoding for all operands");
  Diagnostic &Note = Finding.attachNote();
  if (*Layout)
    Note << "the first tile has the layout " << *Layout;
  else
    Note << "the first tile has no layout";
  Note << ", another one is of type " << Other;
  return failure();
}

LogicalResult traits::verifyOperandsHaveLayout(Operation *Op) {
  TileType Bare =
      findUnfit(Op, /*WithResults=*/false,
                [](TileType Tile) -> bool { return !!Tile.getLayout(); });
  if (!Bare)
    return success();
  return withNote(
      Op->emitOpError("requires every tile operand to carry a layout"),
      "there is an operand of type ", Bare);
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
  AtomAttr First, Other;
  auto Agrees = [&](Type T) {
    AtomAttr Atom = getCarriedAtom(T);
    if (Atom && !First)
      First = Atom;
    Other = Atom;
    return !Atom || Atom == First;
  };
  if (llvm::all_of(Op->getOperandTypes(), Agrees) &&
      llvm::all_of(Op->getResultTypes(), Agrees))
    return success();
  return withNote(
      Op->emitOpError("requires the same atom for all operands and results"),
      "the types have ", First, " and ", Other);
}

/// The atom of an MMA layout does not concern the operation: a load may fill
/// the registers of a later product.
LogicalResult traits::verifyAtomOfResults(Operation *Op, AtomAttr Atom) {
  for (Type T : Op->getResultTypes())
    if (auto Desc = dyn_cast<TmaDescType>(T))
      if (Desc.getAtom() && Desc.getAtom() != Atom)
        return withNote(
            Op->emitOpError(
                "requires the same atom for the operation and its results"),
            "a result has ", Desc.getAtom());
  return success();
}

//===----------------------------------------------------------------------===//
// Shapes and element types
//===----------------------------------------------------------------------===//

LogicalResult traits::verifySameShape(Operation *Op, bool WithResults) {
  std::optional<ArrayRef<int64_t>> Shape;
  TileType Other = findUnfit(Op, WithResults, [&](TileType Tile) {
    if (!Shape)
      Shape = Tile.getShape();
    return Tile.getShape() == *Shape;
  });
  if (!Other)
    return success();
  return withNote(
      WithResults ? Op->emitOpError(
                        "requires the same shape for all operands and results")
                  : Op->emitOpError("requires the same shape for all operands"),
      "the first tile has shape [", *Shape, "], another one is of type ",
      Other);
}

LogicalResult traits::verifyShapeOfView(Operation *Op) {
  TiledViewType View = firstView(Op);
  if (!View)
    return success();
  TileType Other = findUnfit(Op, /*WithResults=*/true, [&](TileType Tile) {
    return Tile.getShape() == View.getShape();
  });
  if (!Other)
    return success();
  return withNote(Op->emitOpError("tile shape must match tensor shape"),
                  "the view is of type ", View, ", the tile of type ", Other);
}

LogicalResult traits::verifyElementTypeOfView(Operation *Op) {
  TiledViewType View = firstView(Op);
  if (!View)
    return success();
  TileType Other = findUnfit(Op, /*WithResults=*/true, [&](TileType Tile) {
    return Tile.getElementType() == View.getElementType();
  });
  if (!Other)
    return success();
  return withNote(
      Op->emitOpError("tile element type must match view element type"),
      "the view is of ", View.getElementType(), ", the tile of ",
      Other.getElementType());
}

LogicalResult traits::verifyTensorSize(Operation *Op) {
  TileType Odd = findUnfit(Op, /*WithResults=*/true, [](TileType Tile) {
    return llvm::all_of(Tile.getShape(), [](int64_t Size) {
      return Size > 0 && (Size & (Size - 1)) == 0;
    });
  });
  if (Odd)
    return withNote(
        Op->emitOpError("tile dimensions must be positive powers of two"),
        "there is a tile of type ", Odd);
  // Products could overflow; quotients of powers of two cannot.
  TileType Large = findUnfit(Op, /*WithResults=*/true, [](TileType Tile) {
    int64_t Left = MaxTileElements;
    for (int64_t Size : Tile.getShape())
      Left /= Size;
    return Left > 0;
  });
  if (Large)
    return withNote(
        Op->emitOpError(
            "tile total element count exceeds the implementation limit"),
        "there is a tile of type ", Large, "; the limit is ", MaxTileElements,
        " elements");
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
  if (llvm::any_of(Fixed, [](int32_t Size) { return Size != 1; }))
    return withNote(
        Op->emitOpError("operandSegmentSizes does not match the op schema"),
        "there is one view and, if something is written, one tile");
  if (Offsets != 0 && Offsets != Coords)
    return withNote(
        Op->emitOpError("operandSegmentSizes does not match the op schema"),
        "the number of offsets is ", Offsets, ", that of coordinates ", Coords);
  if (Tokens > 1)
    return withNote(
        Op->emitOpError(
            "tiled memop token segment must hold zero or one value"),
        "it holds ", Tokens);
  TiledViewType View = firstView(Op);
  if (View &&
      (DescriptorCoords < 0 || Coords - DescriptorCoords != View.getRank()))
    return withNote(
        Op->emitOpError(
            "tiled memop coordinate count does not match the view rank"),
        "the number of coordinates is ", Coords, "; the view has rank ",
        View.getRank(), ", and 'descriptor_coords' is ", DescriptorCoords);
  for (Value Position : Op->getOperands().slice(Fixed.size(), Coords + Offsets))
    if (!Position.getType().isIndex())
      return withNote(
          Op->emitOpError("tiled memop coordinates must be index-typed"),
          "there is one of type ", Position.getType());
  return success();
}

LogicalResult traits::verifyPadding(Operation *Op,
                                    std::optional<ArrayRef<bool>> InBounds,
                                    std::optional<PaddingValue> Padding) {
  TiledViewType View = firstView(Op);
  if (!View)
    return success();
  if (InBounds && static_cast<int64_t>(InBounds->size()) != View.getRank())
    return withNote(
        Op->emitOpError("expects one 'in_bounds' flag per view dimension"),
        "the number of flags is ", InBounds->size(), ", the rank of the view ",
        View.getRank());
  if (!Padding)
    return success();
  if (InBounds && llvm::all_of(*InBounds, [](bool Flag) { return Flag; }))
    return withNote(
        Op->emitOpError(
            "padding value is allowed only when in-bounds is false"),
        "all flags of 'in_bounds' are true: nothing is padded");
  if (*Padding != PaddingValue::Zero && !isFloatLike(View.getElementType()))
    return withNote(
        Op->emitOpError("NaN, infinities, and negative zero padding values are "
                        "valid only for floating-point elements"),
        "the elements are of type ", View.getElementType());
  return success();
}
