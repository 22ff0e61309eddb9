//===- TileAxes.cpp - Which dimensions of tiles go together ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileAxes.h"
#include "StreamPlan.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

Value valueAt(Operation *Op, size_t Number) {
  size_t Operands = Op->getNumOperands();
  return Number < Operands ? Op->getOperand(unsigned(Number))
                           : Op->getResult(unsigned(Number - Operands));
}

std::optional<unsigned> dimensionOf(int Axis, const AxisList &Axes) {
  const int *Found = llvm::find(Axes, Axis);
  if (Found == Axes.end())
    return std::nullopt;
  return unsigned(Found - Axes.begin());
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

bool isTiledAccess(Operation *Op) {
  return isa<TiledLoadOp, TiledStoreOp, TiledAtomicRMWOp>(Op);
}

OperandRange coordinatesOf(Operation *Op) {
  return TypeSwitch<Operation *, OperandRange>(Op)
      .Case<TiledLoadOp, TiledStoreOp, TiledAtomicRMWOp>(
          [](auto Access) { return Access.getCoords(); });
}

OpOperand &viewOf(Operation *Op) {
  return *TypeSwitch<Operation *, OpOperand *>(Op)
              .Case<TiledLoadOp, TiledStoreOp, TiledAtomicRMWOp>(
                  [](auto Access) { return &Access.getViewMutable(); });
}

//===----------------------------------------------------------------------===//
// Axes
//===----------------------------------------------------------------------===//

/// Numbers from zero on, one for each dimension of \p V.
static AxisList ownAxes(Value V) {
  AxisList Axes;
  if (TileType T = tileTypeOf(V))
    for (int D = 0; D < int(T.getShape().size()); ++D)
      Axes.push_back(D);
  return Axes;
}

/// Each tile has the axes of its own dimensions.
static OperationAxes sameAxes(Operation *Op) {
  OperationAxes All;
  for (size_t I = 0; I < Op->getNumOperands() + Op->getNumResults(); ++I)
    All.push_back(ownAxes(valueAt(Op, I)));
  return All;
}

/// The same, and what is along \p Axis is combined, or put together.
static OperationAxes axesBut(Operation *Op, int Axis) {
  OperationAxes All = sameAxes(Op);
  for (AxisList &Of : All)
    llvm::replace(Of, Axis, NoAxis);
  return All;
}

static OperationAxes reductionAxes(ReduceOp Op) {
  int Axis = int(Op.getAxis());
  OperationAxes All = axesBut(Op, Axis);
  for (AxisList &Of : MutableArrayRef(All).drop_front(Op->getNumOperands()))
    for (auto [D, At] : llvm::enumerate(Of))
      At = int(D) + (int(D) >= Axis);
  return All;
}

/// M, N and K of a product, and what of them a scale factor is for.
static OperationAxes productAxes(Operation *Op) {
  constexpr int Batch = 0, Rows = 1, Columns = 2;
  constexpr size_t A = 0, B = 1, ScalesOfA = 3, ScalesOfB = 4;
  OperationAxes All;
  for (size_t I = 0; I < Op->getNumOperands() + 1; ++I) {
    AxisList Of = {Rows, Columns};
    if (I < Op->getNumOperands() && (I == A || I == ScalesOfA))
      Of[1] = NoAxis;
    if (I < Op->getNumOperands() && (I == B || I == ScalesOfB))
      Of[0] = NoAxis;
    if (tileTypeOf(valueAt(Op, I)).getShape().size() > 2)
      Of.insert(Of.begin(), Batch);
    All.push_back(Of);
  }
  return All;
}

/// A dimension of one element is repeated: all of the result wants all of it.
static OperationAxes broadcastAxes(BroadcastOp Op) {
  OperationAxes All = sameAxes(Op);
  for (auto [Extent, Axis] :
       llvm::zip_equal(tileTypeOf(Op.getSource()).getShape(), All[0]))
    if (Extent == 1)
      Axis = NoAxis;
  return All;
}

static OperationAxes expandedAxes(ExpandDimsOp Op) {
  OperationAxes All = sameAxes(Op);
  for (int &Axis : All[0])
    Axis += Axis >= int(Op.getAxis());
  return All;
}

static OperationAxes permutedAxes(PermuteOp Op) {
  OperationAxes All = sameAxes(Op);
  for (auto [D, From] : llvm::enumerate(Op.getPermutation()))
    All[1][D] = int(From);
  return All;
}

/// Dimensions whose halves have the same row-major numbers: what is before them
/// is the same.
static OperationAxes reshapedAxes(Operation *Op) {
  OperationAxes All;
  for (Value V : {Op->getOperand(0), Value(Op->getResult(0))}) {
    ArrayRef<int64_t> Shape = tileTypeOf(V).getShape();
    int64_t Elements = elementsOf(Shape);
    AxisList Of;
    for (int64_t Extent : Shape) {
      Of.push_back(Extent == 1 ? NoAxis : int(llvm::Log2_64(Elements)));
      Elements /= Extent;
    }
    All.push_back(std::move(Of));
  }
  return All;
}

/// A part at a place along a dimension is the same part of each half only if it
/// has all of the dimension.
static OperationAxes partAxes(Operation *Op) {
  OperationAxes All = sameAxes(Op);
  ArrayRef<int64_t> Part = tileTypeOf(Op->getOperand(0)).getShape();
  ArrayRef<int64_t> Other = isa<ExtractPartOp>(Op)
                                ? tileTypeOf(Op->getResult(0)).getShape()
                                : tileTypeOf(Op->getOperand(1)).getShape();
  for (auto [D, Extents] : llvm::enumerate(llvm::zip_equal(Part, Other)))
    if (std::get<0>(Extents) != std::get<1>(Extents))
      for (AxisList &Of : All)
        if (!Of.empty())
          Of[D] = NoAxis;
  return All;
}

std::optional<OperationAxes> axesOf(Operation *Op) {
  using Axes = std::optional<OperationAxes>;
  return TypeSwitch<Operation *, Axes>(Op)
      .Case<MapOp, GenerateOp, SplatOp, OffsetOp, AssumeOp, ub::PoisonOp,
            arith::SelectOp, TiledLoadOp, TiledStoreOp, TiledAtomicRMWOp,
            LoadAtOp, StoreAtOp, AtomicRMWAtOp, AtomicCASAtOp, GatherLoadOp,
            ScatterStoreOp, ScatterAtomicRMWOp>(
          [&](auto) -> Axes { return sameAxes(Op); })
      .Case([&](arith::ConstantOp) -> Axes {
        return isByBox(Op) ? Axes(sameAxes(Op)) : std::nullopt;
      })
      .Case([&](ReduceOp Reduce) -> Axes { return reductionAxes(Reduce); })
      .Case(
          [&](ScanOp Scan) -> Axes { return axesBut(Op, int(Scan.getAxis())); })
      .Case([&](CatOp Cat) -> Axes { return axesBut(Op, int(Cat.getAxis())); })
      .Case<MmaOp, DotOp, BlockScaledMMAOp>(
          [&](auto) -> Axes { return productAxes(Op); })
      .Case([&](BroadcastOp Of) -> Axes { return broadcastAxes(Of); })
      .Case([&](ExpandDimsOp Of) -> Axes { return expandedAxes(Of); })
      .Case([&](PermuteOp Of) -> Axes { return permutedAxes(Of); })
      .Case([&](ReshapeOp) -> Axes { return reshapedAxes(Op); })
      .Case<ExtractPartOp, InsertPartOp>(
          [&](auto) -> Axes { return partAxes(Op); })
      .Default([](Operation *) -> Axes { return std::nullopt; });
}

} // namespace opennvvm::tile
