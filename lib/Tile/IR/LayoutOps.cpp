//===- LayoutOps.cpp - Layouts, copies and queues -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Assembly.h"
#include "Notes.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"

using namespace mlir;
using namespace mlir::nv_tileas;

#define GET_OP_CLASSES
#include "opennvvm/Dialect/NVTileAS/OpsLayout.cpp.inc"

void NVTileASDialect::registerLayoutOps() {
  addOperations<
#define GET_OP_LIST
#include "opennvvm/Dialect/NVTileAS/OpsLayout.cpp.inc"
      >();
}

/// Whether the conversion supports the layout's parts.
static bool isDecomposable(Attribute Layout) {
  return isa_and_nonnull<BlockedLayoutAttr, SharedLayoutAttr, MmaLayoutAttr>(
      Layout);
}

/// TensorSizeTrait has limited the product.
static int64_t countElements(TileType Tile) {
  return ShapedType::getNumElements(Tile.getShape());
}

LogicalResult ConvertLayoutOp::verify() {
  TileType From = getSource().getType(), To = getResult().getType();
  if (From.getElementType() != To.getElementType())
    return withNote(
        emitOpError("expects source and result to have the same element type"),
        "they are of ", From.getElementType(), " and ", To.getElementType());
  if (countElements(From) != countElements(To))
    return withNote(
        emitOpError("expects source and result to have the same number of "
                    "elements"),
        "they have ", countElements(From), " and ", countElements(To));
  if (!isDecomposable(From.getLayout()) || !isDecomposable(To.getLayout()))
    return withNote(
        emitOpError("cannot decompose the conversion between these layouts"),
        "they are those of ", From, " and ", To);
  return success();
}

//===----------------------------------------------------------------------===//
// Reductions and shuffles
//===----------------------------------------------------------------------===//

static bool isFloatCombiner(Combiner C) {
  return C == Combiner::Add || C == Combiner::Mul || C == Combiner::Min ||
         C == Combiner::Max;
}

LogicalResult mlir::nv_tileas::verifyCombiner(Operation *Op,
                                              std::optional<Combiner> C,
                                              Type Element) {
  if (!C || !isFloatLike(Element) || isFloatCombiner(*C))
    return success();
  return Op->emitOpError("cannot combine floats by '")
         << stringifyCombiner(*C) << "'";
}

LogicalResult
mlir::nv_tileas::verifyCombination(Operation *Op, ValueRange Sources,
                                   MutableArrayRef<Region> Combine) {
  if (Combine.empty())
    return success();
  SmallVector<Type> Elements;
  for (Type T : Sources.getTypes())
    Elements.push_back(cast<TileType>(T).getElementType());
  SmallVector<Type> Pairs(Elements);
  Pairs.append(Elements);
  return verifyScalarRegion(Op, Combine.front(), Pairs, Elements);
}

/// Without a combiner, nothing is said of axis and results.
LogicalResult ReduceOp::verify() {
  bool HasRegion = !getCombine().empty();
  if (!getCombiner() && !HasRegion)
    return success();
  if (getCombine().size() + getCombiner().has_value() != 1)
    return withNote(emitOpError("expects one combiner: a word or a region"),
                    "words: ", static_cast<int>(getCombiner().has_value()),
                    ", regions: ", getCombine().size());
  if (getSources().empty() || getSources().size() != getResults().size())
    return withNote(emitOpError("expects one result for each source"),
                    "sources: ", getSources().size(),
                    ", results: ", getResults().size());
  int64_t Axis = static_cast<int32_t>(getAxis());
  for (auto [Source, Result] : llvm::zip(getSources(), getResults())) {
    auto From = cast<TileType>(Source.getType());
    auto To = cast<TileType>(Result.getType());
    SmallVector<int64_t> Expected(From.getShape());
    if (Axis < 0 || Axis >= static_cast<int64_t>(Expected.size()) ||
        From.getShape() != cast<TileType>(getSources()[0].getType()).getShape())
      return withNote(
          emitOpError("expects sources of one shape with dimension 'axis'"),
          "the axis is ", Axis, ", the source is of type ", From);
    Expected.erase(Expected.begin() + Axis);
    if (To.getShape() != ArrayRef<int64_t>(Expected) ||
        To.getElementType() != From.getElementType())
      return emitOpError("expects a result of ")
             << TileType::get(Expected, From.getElementType()) << ", but got "
             << To;
    if (failed(verifyCombiner(*this, getCombiner(), From.getElementType())))
      return failure();
  }
  return success();
}

LogicalResult ReduceOp::verifyRegions() {
  return verifyCombination(*this, getSources(), getCombine());
}

LogicalResult ShuffleOp::verify() {
  if (!getAxis() && !getXorMask() && !getRotate())
    return success();
  if (!getAxis() || getXorMask().has_value() == getRotate().has_value())
    return withNote(
        emitOpError("expects 'axis' with either 'xor_mask' or 'rotate'"),
        "of 'axis', 'xor_mask' and 'rotate', it has ",
        getAxis().has_value() + getXorMask().has_value() +
            getRotate().has_value());
  ArrayRef<int64_t> Shape = getSource().getType().getShape();
  int64_t Axis = static_cast<int32_t>(*getAxis());
  if (getSource().getType() != getResult().getType() || Axis < 0 ||
      Axis >= static_cast<int64_t>(Shape.size()))
    return withNote(
        emitOpError("expects a result of the source's type, with dimension "
                    "'axis'"),
        "the axis is ", Axis, ", the source is of type ", getSource().getType(),
        ", the result of ", getResult().getType());
  int64_t Mask = getXorMask().value_or(0);
  if (Mask < 0 || Mask >= Shape[Axis])
    return withNote(
        emitOpError("expects 'xor_mask' to be less than the extent of the "
                    "axis"),
        "the mask is ", Mask, ", the extent ", Shape[Axis]);
  return success();
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

/// Whether a copy from the row to the column exists: gmem, smem, tmem, rmem.
static constexpr bool LegalCopies[4][4] = {
    {false, true, false, true},
    {true, false, true, true},
    {false, false, false, true},
    {true, true, true, false},
};

static LogicalResult verifyCopy(Operation *Op, TiledViewType Src,
                                TiledViewType Dst) {
  Residency From = Src.getResidency(), To = Dst.getResidency();
  if (LegalCopies[static_cast<unsigned>(From)][static_cast<unsigned>(To)])
    return success();
  return Op->emitOpError("unsupported copy from ")
         << stringifyResidency(From) << " to " << stringifyResidency(To);
}

LogicalResult CopyOp::verify() {
  return verifyCopy(*this, getSrc().getType(), getDst().getType());
}

LogicalResult AsyncCopyOp::verify() {
  return verifyCopy(*this, getSrc().getType(), getDst().getType());
}
