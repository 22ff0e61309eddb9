//===- LayoutOps.cpp - Layouts, copies and queues -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Assembly.h"
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
    return emitOpError("expects source and result to have the same element "
                       "type");
  if (countElements(From) != countElements(To))
    return emitOpError("expects source and result to have the same number of "
                       "elements");
  if (!isDecomposable(From.getLayout()) || !isDecomposable(To.getLayout()))
    return emitOpError("cannot decompose the conversion between these layouts");
  return success();
}

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
