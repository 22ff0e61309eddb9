//===- SyncOps.cpp - Storage, tokens and barriers -------------------------===//
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
#include "opennvvm/Dialect/NVTileAS/OpsSync.cpp.inc"

void NVTileASDialect::registerSyncOps() {
  addOperations<
#define GET_OP_LIST
#include "opennvvm/Dialect/NVTileAS/OpsSync.cpp.inc"
      >();
}

LogicalResult AllocViewOp::verify() {
  if (getView().getType().getResidency() == Residency::Gmem)
    return withNote(emitOpError("cannot allocate global memory"),
                    "the view is of type ", getView().getType());
  if (llvm::any_of(getView().getType().getShape(),
                   [](int64_t Size) { return Size < 1; }))
    return withNote(emitOpError("expects positive extents"),
                    "the view is of type ", getView().getType());
  return success();
}

/// The tiles among \p Types: what a wait returns.
static SmallVector<Type> tilesOf(TypeRange Types) {
  SmallVector<Type> Tiles;
  llvm::copy_if(Types, std::back_inserter(Tiles),
                [](Type T) { return isa<TileType>(T); });
  return Tiles;
}

LogicalResult AsyncWaitOp::inferReturnTypes(MLIRContext *,
                                            std::optional<Location>,
                                            ValueRange Operands, DictionaryAttr,
                                            OpaqueProperties, RegionRange,
                                            SmallVectorImpl<Type> &Types) {
  Types = tilesOf(Operands.getTypes());
  return success();
}

LogicalResult AsyncWaitOp::verify() {
  if (tilesOf(getOperandTypes()).size() == getNumOperands())
    return withNote(emitOpError("expects a token to wait for"),
                    "tiles among its operands: ", getNumOperands());
  return success();
}

LogicalResult QueueCreateOp::verify() {
  if (static_cast<int32_t>(getDepth()) < 1)
    return emitOpError("expects a positive depth, but got ")
           << static_cast<int32_t>(getDepth());
  return success();
}

//===----------------------------------------------------------------------===//
// Tensor memory
//===----------------------------------------------------------------------===//

static LogicalResult verifyTmem(Operation *Op, TileType Registers,
                                TileType Buffer) {
  Attribute Layout = Registers.getLayout();
  if (!isa_and_nonnull<TmemLayoutAttr>(Buffer.getLayout()) ||
      (Layout && !isRegisterLayout(Layout)))
    return Op->emitOpError("expects a tile in tensor memory and one in "
                           "registers, but got ")
           << Buffer << " and " << Registers;
  if (Registers.getShape() != Buffer.getShape() ||
      Registers.getElementType() != Buffer.getElementType())
    return withNote(
        Op->emitOpError("expects tiles of one shape and element type"),
        "they are ", Buffer, " and ", Registers);
  return success();
}

LogicalResult TmemLoadOp::verify() {
  return verifyTmem(*this, getResult().getType(), getSource().getType());
}

LogicalResult TmemStoreOp::verify() {
  return verifyTmem(*this, getValue().getType(), getDest().getType());
}
