//===- GatherOps.cpp - Memory accessed by tiles of indices ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Assembly.h"
#include "Atomics.h"
#include "Notes.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"

using namespace mlir;
using namespace mlir::nv_tileas;

/// `, type, ...`: of the indices, and of the mask if there is one.
static ParseResult
parseIndexTypes(OpAsmParser &P, SmallVectorImpl<Type> &Indices,
                const std::optional<OpAsmParser::UnresolvedOperand> &Mask,
                Type &MaskType) {
  if (nv_tileas::parseMoreTypes(P, Indices))
    return failure();
  if (!Mask)
    return success();
  if (Indices.empty())
    return P.emitError(P.getCurrentLocation(), "expected the type of the mask");
  MaskType = Indices.pop_back_val();
  return success();
}

static void printIndexTypes(OpAsmPrinter &P, Operation *Op, TypeRange Indices,
                            Value, Type MaskType) {
  nv_tileas::printMoreTypes(P, Op, Indices);
  nv_tileas::printMoreTypes(P, Op, MaskType);
}

#define GET_OP_CLASSES
#include "opennvvm/Dialect/NVTileAS/OpsGather.cpp.inc"

void NVTileASDialect::registerGatherOps() {
  addOperations<
#define GET_OP_LIST
#include "opennvvm/Dialect/NVTileAS/OpsGather.cpp.inc"
      >();
}

/// What the three operations share. \p Data is what moves.
template <typename OpT>
static LogicalResult verifyIndices(OpT Op, TileType Data) {
  TiledViewType View = Op.getView().getType();
  if (static_cast<int64_t>(Op.getIndices().size()) != View.getRank())
    return Op.emitOpError("expects one index tile for each dimension of the "
                          "view, but got ")
           << Op.getIndices().size() << " for " << View.getRank();
  for (Value Index : Op.getIndices()) {
    auto Tile = cast<TileType>(Index.getType());
    if (Tile.getShape() != Data.getShape() ||
        !isa<IntegerType, IndexType>(Tile.getElementType()))
      return Op.emitOpError("expects index tiles of integers in the shape of ")
             << Data << ", but got " << Tile;
  }
  if (Value Mask = Op.getMask()) {
    auto Tile = cast<TileType>(Mask.getType());
    if (Tile.getShape() != Data.getShape() ||
        !Tile.getElementType().isInteger(1))
      return Op.emitOpError("expects a mask of i1 in the shape of ")
             << Data << ", but got " << Tile;
  }
  if (View.getElementType() != Data.getElementType())
    return withNote(
        Op.emitOpError("tile element type must match view element type"),
        "the view is of ", View.getElementType(), ", the tile of ",
        Data.getElementType());
  return success();
}

LogicalResult GatherLoadOp::verify() {
  PaddingValue Padding = getPaddingValue().value_or(PaddingValue::Zero);
  if (Padding != PaddingValue::Zero &&
      !isFloatLike(getView().getType().getElementType()))
    return withNote(
        emitOpError("NaN, infinities, and negative zero padding values are "
                    "valid only for floating-point elements"),
        "the elements are of type ", getView().getType().getElementType());
  return verifyIndices(*this, getResult().getType());
}

LogicalResult ScatterStoreOp::verify() {
  return verifyIndices(*this, getValue().getType());
}

LogicalResult ScatterAtomicRMWOp::verify() {
  Type Element = getView().getType().getElementType();
  if (failed(verifyAtomicElement(*this, "scatter_atomic_rmw", Element,
                                 getRmwMode())) ||
      failed(verifyIndices(*this, getValue().getType())))
    return failure();
  if (getResult().getType() != getValue().getType())
    return emitOpError("expects a result of ")
           << getValue().getType() << ", but got " << getResult().getType();
  return verifyAtomicScope(*this, getMemSemantic(), getMemScope());
}
