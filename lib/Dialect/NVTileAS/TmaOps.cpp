//===- TmaOps.cpp - Tensor memory access ----------------------------------===//
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
#include "opennvvm/Dialect/NVTileAS/OpsTma.cpp.inc"

void NVTileASDialect::registerTmaOps() {
  addOperations<
#define GET_OP_LIST
#include "opennvvm/Dialect/NVTileAS/OpsTma.cpp.inc"
      >();
}

/// The contiguous dimension of a box must be a multiple of 16 bytes, in bits.
static constexpr int64_t BoxGranule = 128;

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
    return Op->emitOpError("tma box-dim and copy atom box-dim mismatch");
  // Reduced first, since the product might overflow.
  int64_t Extent = leadingExtent(Box, View) % BoxGranule;
  if (Extent * getElementBitWidth(View.getElementType()) % BoxGranule != 0)
    return Op->emitOpError(
        "tma leading box-dim bit-width is not 16 bytes aligned");
  if (Strides && llvm::any_of(*Strides, [](int64_t S) { return S != 1; }))
    return Op->emitOpError("TMA descriptors require unit element stride");
  return success();
}

static LogicalResult verifySharedLayout(Operation *Op, TiledViewType View) {
  auto Shared = dyn_cast_or_null<SharedLayoutAttr>(View.getLayout());
  if (!Shared || !Shared.isTmaCompatible())
    return Op->emitOpError("shared-memory layout is not TMA-compatible");
  return success();
}

LogicalResult AsyncTiledTMALoadOp::verify() {
  ArrayRef<int32_t> Segments = getProperties().operandSegmentSizes;
  if (Segments[0] != 1 || Segments[1] != 1)
    return emitOpError("operandSegmentSizes does not match the op schema");
  if (getAtomAttr().getKind() != AtomKind::TmaLoad)
    return emitOpError("expected a TMA load atom");
  if (failed(verifyBox(*this, getBoxDims(), getAtomAttr(), getDst().getType(),
                       getElementStrides())) ||
      failed(verifySharedLayout(*this, getDst().getType())))
    return failure();
  if (getPaddingValue().value_or(PaddingValue::Zero) != PaddingValue::Zero)
    return emitOpError("TmaLoad only support zero padding now");
  unsigned Seen = 0;
  for (int32_t Axis : getMulticast().value_or(ArrayRef<int32_t>())) {
    if (Axis < 0 || Axis > 2 || (Seen >> Axis & 1))
      return emitOpError("expects 'multicast' to list axes of the cluster: 0, "
                         "1, 2, each once");
    Seen |= 1u << Axis;
  }
  return success();
}

LogicalResult AsyncTiledTMAStoreOp::verify() {
  if (getAtomAttr().getKind() != AtomKind::TmaStore)
    return emitOpError("expected a TMA store atom");
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
    return emitOpError("expected a TMA atom");
  if (int64_t Bytes = getAlignment(); Bytes < 64 || Bytes % 64 != 0)
    return emitOpError("TMA descriptor must be 64-byte aligned");
  if (getView().getType().getResidency() != Residency::Gmem)
    return emitOpError("expects a gmem view");
  for (Type T : getCaptures().getTypes())
    if (!isa<IntegerType, IndexType>(T))
      return emitOpError("cannot represent a captured value of type ")
             << T << " in the descriptor ABI";
  if (failed(verifyBox(*this, getBoxDims(), getAtomAttr(), getView().getType(),
                       getElementStrides())))
    return failure();
  if (llvm::any_of(getOperands(), dependsOnScf))
    return emitOpError("expected MakeTiledTMADescOp not depends on scf");
  return success();
}
