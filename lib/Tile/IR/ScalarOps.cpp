//===- ScalarOps.cpp - Numbers, and what is known of them -----------------===//
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
#include "opennvvm/Dialect/NVTileAS/OpsScalar.cpp.inc"

void NVTileASDialect::registerScalarOps() {
  addOperations<
#define GET_OP_LIST
#include "opennvvm/Dialect/NVTileAS/OpsScalar.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// fp
//===----------------------------------------------------------------------===//

namespace {
/// What there is of a kind of operation.
struct FpRule {
  FpKind Kind;
  unsigned Operands;
  bool IsDirected; ///< Whether it can be rounded in all four directions.
  bool HasApprox;  ///< Approximations are of f32.
  bool HasFull;
  bool CanFlush;
};
} // namespace

static constexpr FpRule FpRules[] = {
    {FpKind::Add, 2, true, false, false, true},
    {FpKind::Sub, 2, true, false, false, true},
    {FpKind::Mul, 2, true, false, false, true},
    {FpKind::Div, 2, true, true, true, true},
    {FpKind::Fma, 3, true, false, false, true},
    {FpKind::Sqrt, 1, true, true, false, true},
    {FpKind::Rsqrt, 1, false, false, false, true},
    {FpKind::Exp, 1, false, true, false, false},
    {FpKind::Exp2, 1, false, false, false, true},
    {FpKind::Tanh, 1, false, true, false, false},
    {FpKind::Maximum, 2, false, false, false, true},
    {FpKind::Minimum, 2, false, false, false, true},
    {FpKind::MaxNum, 2, false, false, false, true},
    {FpKind::MinNum, 2, false, false, false, true},
};

/// Whether an operation of \p Rule on \p T can be rounded so.
static bool hasMode(const FpRule &Rule, FpAttr Mode, Type T) {
  if (Mode.getFtz() && (!Rule.CanFlush || !T.isF32()))
    return false;
  switch (Mode.getRounding()) {
  case FpRounding::NearestEven:
    return true;
  case FpRounding::Zero:
  case FpRounding::NegativeInf:
  case FpRounding::PositiveInf:
    return Rule.IsDirected;
  case FpRounding::Approx:
    return Rule.HasApprox && T.isF32();
  case FpRounding::Full:
    return Rule.HasFull && T.isF32();
  case FpRounding::NearestAway:
    return false;
  }
  return false;
}

LogicalResult FpOp::verify() {
  const FpRule *Rule = llvm::find_if(
      FpRules, [&](const FpRule &R) { return R.Kind == getKind(); });
  if (getOperands().size() != Rule->Operands)
    return emitOpError("expects ")
           << Rule->Operands << " operands for '" << stringifyFpKind(getKind())
           << "', but got " << getOperands().size();
  if (!hasMode(*Rule, getMode(), getType()))
    return emitOpError("cannot compute '")
           << stringifyFpKind(getKind()) << "' of " << getType() << " by "
           << getMode();
  return success();
}

//===----------------------------------------------------------------------===//
// Elements and facts
//===----------------------------------------------------------------------===//

LogicalResult ElementOp::verify() {
  TileType From = getSource().getType();
  if (ShapedType::getNumElements(From.getShape()) != 1 ||
      From.getElementType() != getType())
    return emitOpError("expects a tile of one element of ")
           << getType() << ", but got " << From;
  return success();
}

/// The value that a splat has made a tile of, or the element of a constant.
OpFoldResult ElementOp::fold(FoldAdaptor Adaptor) {
  if (auto Splat = dyn_cast_or_null<SplatElementsAttr>(Adaptor.getSource()))
    return Splat.getSplatValue<Attribute>();
  if (auto Splat = getSource().getDefiningOp<SplatOp>())
    return Splat.getSource();
  return {};
}

/// Whether \p Fact can be one of a value of type \p T.
static bool isFactOf(Attribute Fact, Type T) {
  auto Tile = dyn_cast<TileType>(T);
  Type Element = Tile ? Tile.getElementType() : T;
  ArrayRef<int64_t> Shape = Tile ? Tile.getShape() : ArrayRef<int64_t>();
  if (!isa<IntegerType, IndexType>(Element))
    return false;
  if (auto Div = dyn_cast<DivByAttr>(Fact))
    return !Div.getEvery() ||
           (Div.getAlong() < static_cast<int64_t>(Shape.size()) &&
            Div.getEvery() <= Shape[Div.getAlong()]);
  if (auto Same = dyn_cast<SameElementsAttr>(Fact))
    return Same.getGroups().size() == Shape.size() &&
           llvm::all_of(llvm::zip(Same.getGroups(), Shape), [](auto Pair) {
             return std::get<0>(Pair) <= std::get<1>(Pair);
           });
  return isa<BoundedAttr>(Fact);
}

LogicalResult AssumeOp::verify() {
  if (isFactOf(getFact(), getType()))
    return success();
  return emitOpError("expects a fact about ")
         << getType() << ", but got " << getFact();
}
