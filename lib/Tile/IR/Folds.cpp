//===- Folds.cpp - Operations that are not needed -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Dialect/NVTileAS/Ops.h"

using namespace mlir;
using namespace mlir::nv_tileas;

/// Whether \p V is what it is for good, and not a buffer.
static bool isValue(Value V) { return !getResource(V.getType()); }

/// What an operation that moves the elements of \p Source into the value
/// \p Result without changing them folds to: a constant if \p Constant is the
/// same everywhere, or \p Source if their types are equal. Null otherwise.
static OpFoldResult foldMove(Attribute Constant, TypedValue<TileType> Source,
                             TypedValue<TileType> Result) {
  if (auto Splat = dyn_cast_or_null<SplatElementsAttr>(Constant))
    return Splat.resizeSplat(Result.getType());
  if (isValue(Source) && Source.getType() == Result.getType())
    return Source;
  return {};
}

/// A conversion to a buffer makes a new one, so it stays. A conversion of a
/// conversion goes back to the first source if what is between is a value, or
/// a buffer that nothing else can have written.
OpFoldResult ConvertLayoutOp::fold(FoldAdaptor Adaptor) {
  if (!isValue(getResult()))
    return {};
  if (OpFoldResult Same =
          foldMove(Adaptor.getSource(), getSource(), getResult()))
    return Same;
  auto First = getSource().getDefiningOp<ConvertLayoutOp>();
  if (!First || !isValue(First.getSource()))
    return {};
  if (!isValue(getSource()) && !getSource().hasOneUse())
    return {};
  if (First.getSource().getType() == getResult().getType())
    return First.getSource();
  getSourceMutable().assign(First.getSource());
  return getResult();
}

/// Without attributes it is the identity, and so is moving by nothing.
OpFoldResult ShuffleOp::fold(FoldAdaptor) {
  bool Moves = getXorMask().value_or(0) || getRotate().value_or(0);
  return !Moves && isValue(getSource()) &&
                 getSource().getType() == getResult().getType()
             ? getSource()
             : TypedValue<TileType>();
}

/// The whole of a block tile is that block tile. Of another source there must
/// be a block tile: loads and stores ask for one.
OpFoldResult BlockTileOp::fold(FoldAdaptor) {
  bool IsWhole = getSource().getType() == getView().getType() && !getGroups();
  return IsWhole && getSource().getDefiningOp<BlockTileOp>() ? getSource()
                                                             : Value();
}

/// A constant everywhere is a constant tile.
OpFoldResult SplatOp::fold(FoldAdaptor Adaptor) {
  if (!Adaptor.getSource() || !isValue(getResult()) ||
      !isa<FloatAttr, IntegerAttr>(Adaptor.getSource()))
    return {};
  return DenseElementsAttr::get(getResult().getType(), Adaptor.getSource());
}

OpFoldResult BroadcastOp::fold(FoldAdaptor Adaptor) {
  if (!isValue(getResult()))
    return {};
  return foldMove(Adaptor.getSource(), getSource(), getResult());
}
