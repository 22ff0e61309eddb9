//===- TmaOps.cpp - Tensor memory access ----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Assembly.h"
#include "Facts/TileShapes.h"
#include "Notes.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"

using namespace mlir;
using namespace mlir::nv_tileas;

#define GET_OP_CLASSES
#include "opennvvm/Dialect/NVTileAS/OpsTma.cpp.inc"

void NVTileASDialect::registerTmaOps() {
  addOperations<
#define GET_OP_LIST
#include "opennvvm/Dialect/NVTileAS/OpsTma.cpp.inc"
      >();
}

/// The contiguous dimension of a box must be a multiple of it, in bits.
static constexpr int64_t BoxGranule = 8 * opennvvm::tile::Granule;

/// The extent of the contiguous dimension: the first in the order of a shared
/// layout, or else the last of the box; 0 for an empty box.
static int64_t leadingExtent(ArrayRef<int64_t> Box, TiledViewType View) {
  if (Box.empty())
    return 0;
  if (auto Shared = dyn_cast_or_null<SharedLayoutAttr>(View.getLayout()))
    if (!Shared.getOrder().empty() &&
        Shared.getOrder()[0] < static_cast<int64_t>(Box.size()))
      return Box[Shared.getOrder()[0]];
  return Box.back();
}

/// Checks shared by loads, stores and descriptors.
static LogicalResult verifyBox(Operation *Op, ArrayRef<int64_t> Box,
                               AtomAttr Atom, TiledViewType View,
                               std::optional<ArrayRef<int64_t>> Strides) {
  if (Box.size() != Atom.getBox().size())
    return withNote(
        Op->emitOpError("tma box-dim and copy atom box-dim mismatch"),
        "the box has ", Box.size(), " dimensions, that of the atom ",
        Atom.getBox().size());
  // Reduced first, since the product might overflow.
  int64_t Extent = leadingExtent(Box, View) % BoxGranule;
  if (Extent * getElementBitWidth(View.getElementType()) % BoxGranule != 0)
    return withNote(
        Op->emitOpError(
            "tma leading box-dim bit-width is not 16 bytes aligned"),
        "the contiguous dimension has ", leadingExtent(Box, View),
        " elements of type ", View.getElementType());
  if (Strides && llvm::any_of(*Strides, [](int64_t S) { return S != 1; }))
    return withNote(
        Op->emitOpError("TMA descriptors require unit element stride"),
        "the element strides are [", *Strides, "]");
  return success();
}

static LogicalResult verifySharedLayout(Operation *Op, TiledViewType View) {
  auto Shared = dyn_cast_or_null<SharedLayoutAttr>(View.getLayout());
  if (!Shared || !Shared.isTmaCompatible())
    return Shared ? withNote(Op->emitOpError(
                                 "shared-memory layout is not TMA-compatible"),
                             "its rows are padded by ", Shared.getPadding(),
                             " elements")
                  : withNote(Op->emitOpError(
                                 "shared-memory layout is not TMA-compatible"),
                             "the view is of type ", View);
  return success();
}

LogicalResult AsyncTiledTMALoadOp::verify() {
  ArrayRef<int32_t> Segments = getProperties().operandSegmentSizes;
  if (Segments[0] != 1 || Segments[1] != 1)
    return withNote(
        emitOpError("operandSegmentSizes does not match the op schema"),
        "there is one descriptor and one view");
  if (getAtomAttr().getKind() != AtomKind::TmaLoad)
    return withNote(emitOpError("expected a TMA load atom"), "the atom is ",
                    getAtomAttr());
  if (failed(verifyBox(*this, getBoxDims(), getAtomAttr(), getDst().getType(),
                       getElementStrides())) ||
      failed(verifySharedLayout(*this, getDst().getType())))
    return failure();
  if (getPaddingValue().value_or(PaddingValue::Zero) != PaddingValue::Zero)
    return withNote(emitOpError("TmaLoad only support zero padding now"),
                    "the padding value is ",
                    stringifyPaddingValue(*getPaddingValue()));
  unsigned Seen = 0;
  for (int32_t Axis : getMulticast().value_or(ArrayRef<int32_t>())) {
    if (Axis < 0 || Axis > 2 || (Seen >> Axis & 1))
      return withNote(
          emitOpError("expects 'multicast' to list axes of the cluster: 0, "
                      "1, 2, each once"),
          "it lists ", Axis);
    Seen |= 1u << Axis;
  }
  return success();
}

LogicalResult AsyncTiledTMAStoreOp::verify() {
  if (getAtomAttr().getKind() != AtomKind::TmaStore)
    return withNote(emitOpError("expected a TMA store atom"), "the atom is ",
                    getAtomAttr());
  if (failed(verifyBox(*this, getBoxDims(), getAtomAttr(), getSrc().getType(),
                       getElementStrides())))
    return failure();
  return verifySharedLayout(*this, getSrc().getType());
}

//===----------------------------------------------------------------------===//
// Descriptors
//===----------------------------------------------------------------------===//

static bool isScf(Operation *Op) {
  return Op->getName().getDialectNamespace() == "scf";
}

/// Whether \p V depends on structured control flow: an scf operation returns
/// it, or it is defined in a block inside one.
static bool dependsOnScf(Value V) {
  if (Operation *Def = V.getDefiningOp(); Def && isScf(Def))
    return true;
  Block *Where = V.getParentBlock();
  for (Operation *Op = Where ? Where->getParentOp() : nullptr; Op;
       Op = Op->getParentOp()) {
    if (isScf(Op))
      return true;
    if (Op->hasTrait<OpTrait::IsIsolatedFromAbove>())
      return false;
  }
  return false;
}

LogicalResult MakeTiledTMADescOp::verify() {
  if (!getAtomAttr().isTma())
    return withNote(emitOpError("expected a TMA atom"), "the atom is ",
                    getAtomAttr());
  if (int64_t Bytes = getAlignment(); Bytes < 64 || Bytes % 64 != 0)
    return withNote(emitOpError("TMA descriptor must be 64-byte aligned"),
                    "the alignment is ", Bytes);
  if (getView().getType().getResidency() != Residency::Gmem)
    return withNote(emitOpError("expects a gmem view"), "the view is in ",
                    stringifyResidency(getView().getType().getResidency()));
  for (Type T : getCaptures().getTypes())
    if (!isa<IntegerType, IndexType>(T))
      return emitOpError("cannot represent a captured value of type ")
             << T << " in the descriptor ABI";
  if (failed(verifyBox(*this, getBoxDims(), getAtomAttr(), getView().getType(),
                       getElementStrides())))
    return failure();
  for (OpOperand &Operand : getOperation()->getOpOperands())
    if (dependsOnScf(Operand.get()))
      return withNote(
          emitOpError("expected MakeTiledTMADescOp not depends on scf"),
          "operand ", Operand.getOperandNumber(),
          " is computed in structured control flow, which runs after "
          "descriptors are made");
  return success();
}
