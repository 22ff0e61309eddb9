//===- AxisShapes.cpp - Tiles rearranged, and their facts -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AxisHandlers.h"
#include "opennvvm/Dialect/NVTileAS/Effects.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

/// What holds of every element of \p Of, in the extents of the result.
static AxisFacts everywhere(const AxisFacts &Top, const AxisFacts &Of) {
  AxisFacts F = Top;
  if (!F.Width || F.Width != Of.Width)
    return F;
  F.Min = Of.Min;
  F.Max = Of.Max;
  F.Divisibility = Of.Divisibility;
  for (Axis &A : F.Axes)
    A.Divisibility = Of.Divisibility;
  return F;
}

/// An axis along which nothing changes.
static Axis constantAxis(int64_t Extent, int64_t Divisibility) {
  return {Extent, Extent, 0, Divisibility};
}

static AxisFacts splat(const AxisQuery &Q) {
  return Q.Top.Width ? Q.Operands[0].liftedTo(Q.Top) : Q.Top;
}

static AxisFacts element(const AxisQuery &Q) {
  return everywhere(Q.Top, Q.Operands[0]);
}

static AxisFacts keep(const AxisQuery &Q) {
  return Q.Operands[0].Width == Q.Top.Width ? Q.Operands[0] : Q.Top;
}

static AxisFacts broadcast(const AxisQuery &Q) {
  AxisFacts F = everywhere(Q.Top, Q.Operands[0]);
  for (auto [To, From] : llvm::zip_equal(F.Axes, Q.Operands[0].Axes))
    To = From.Extent == To.Extent ? From
                                  : constantAxis(To.Extent, From.Divisibility);
  F.conclude();
  return F;
}

static AxisFacts expandDims(const AxisQuery &Q) {
  AxisFacts F = everywhere(Q.Top, Q.Operands[0]);
  size_t New = size_t(cast<ExpandDimsOp>(Q.Op).getAxis());
  for (auto [D, From] : llvm::enumerate(Q.Operands[0].Axes))
    F.Axes[D + (D >= New ? 1 : 0)] = From;
  F.conclude();
  return F;
}

static AxisFacts permute(const AxisQuery &Q) {
  AxisFacts F = everywhere(Q.Top, Q.Operands[0]);
  for (auto [To, From] :
       llvm::zip_equal(F.Axes, cast<PermuteOp>(Q.Op).getPermutation()))
    To = Q.Operands[0].Axes[size_t(From)];
  F.conclude();
  return F;
}

static AxisFacts cat(const AxisQuery &Q) {
  if (!Q.Top.Width)
    return Q.Top;
  AxisFacts F = join(Q.Operands[0], Q.Operands[1]);
  for (auto [A, Top] : llvm::zip_equal(F.Axes, Q.Top.Axes))
    A.Extent = Top.Extent;
  F.conclude();
  return F;
}

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

/// The part of \p From that begins at a multiple of \p Start along it.
static Axis partOf(const Axis &From, int64_t Extent, int64_t Start) {
  Axis A = From.shortened(std::min(Extent, Start));
  A.Extent = Extent;
  return A;
}

static AxisFacts extractSlice(const AxisQuery &Q) {
  AxisFacts F = everywhere(Q.Top, Q.Operands[0]);
  for (auto [To, From, Offset] : llvm::zip_equal(
           F.Axes, Q.Operands[0].Axes, cast<ExtractSliceOp>(Q.Op).getOffsets()))
    To = partOf(From, To.Extent, divisorOf(Offset));
  F.conclude();
  return F;
}

static AxisFacts extractPart(const AxisQuery &Q) {
  AxisFacts F = everywhere(Q.Top, Q.Operands[0]);
  for (auto [To, From] : llvm::zip_equal(F.Axes, Q.Operands[0].Axes))
    To = partOf(From, To.Extent, To.Extent);
  F.conclude();
  return F;
}

/// Elements of one of two tiles.
static AxisFacts insert(const AxisQuery &Q) {
  AxisFacts A = everywhere(Q.Top, Q.Operands[0]);
  AxisFacts F = everywhere(Q.Top, Q.Operands[1]);
  if (!F.Width)
    return F;
  F = join(A, F);
  F.conclude();
  return F;
}

//===----------------------------------------------------------------------===//
// Changes of shape
//===----------------------------------------------------------------------===//

/// The elements of \p Outer and, in each of them, of \p Inner as one axis.
static Axis merged(const Axis &Outer, const Axis &Inner, unsigned Width) {
  Axis A = Inner;
  A.Extent = Outer.Extent * Inner.Extent;
  if (Inner.Extent == 1) {
    A = Outer;
  } else if (Inner.Run == Inner.Extent && Outer.Run > 1 &&
             Outer.Step ==
                 wrapped(int64_t(uint64_t(Inner.Step) * uint64_t(Inner.Extent)),
                         Width)) {
    A.Run = Outer.Run * Inner.Extent;
    A.Divisibility = Outer.Divisibility;
    // The first of each such run is the first of a run of both.
    A.Divisibility = std::max(A.Divisibility, Inner.Divisibility);
  }
  return A;
}

/// Splits off the innermost axis of \p Extent elements from \p A, which becomes
/// what is left.
static Axis splitOff(Axis &A, int64_t Extent, unsigned Width) {
  Axis Inner = A.shortened(Extent);
  Inner.Extent = Extent;
  Axis Outer = {A.Extent / Extent, 1, 0, 1};
  if (A.Run > Extent) {
    Outer.Run = A.Run / Extent;
    Outer.Step = wrapped(int64_t(uint64_t(A.Step) * uint64_t(Extent)), Width);
    // Every element of an outer run, wherever it is along the inner axis.
    Outer.Divisibility =
        std::min(A.Divisibility,
                 Extent == 1 ? AxisFacts::MaxDivisibility : divisorOf(A.Step));
  }
  A = Outer;
  return Inner;
}

static AxisFacts reshape(const AxisQuery &Q) {
  const AxisFacts &Of = Q.Operands[0];
  AxisFacts F = everywhere(Q.Top, Of);
  if (!F.Width)
    return F;
  // From the innermost dimensions outwards, those with the same product.
  size_t I = Of.Axes.size(), J = F.Axes.size();
  while (I != 0 && J != 0) {
    Axis Whole = Of.Axes[--I];
    size_t First = --J;
    int64_t Product = F.Axes[J].Extent;
    while (Whole.Extent != Product)
      if (Whole.Extent < Product)
        Whole = merged(Of.Axes[--I], Whole, F.Width);
      else
        Product *= F.Axes[--J].Extent;
    for (size_t K = First; K != J; --K)
      F.Axes[K] = splitOff(Whole, F.Axes[K].Extent, F.Width);
    F.Axes[J] = Whole;
  }
  for (Axis &A : F.Axes)
    if (A.Extent == 1)
      A = {1, 1, 0, 1};
  F.conclude();
  return F;
}

//===----------------------------------------------------------------------===//
// Combinations
//===----------------------------------------------------------------------===//

/// The extreme of elements is one of them.
static AxisFacts reduce(const AxisQuery &Q) {
  std::optional<Combiner> By;
  if (auto Reduce = dyn_cast<ReduceOp>(Q.Op))
    By = Reduce.getCombiner();
  else
    By = cast<ScanOp>(Q.Op).getCombiner();
  static constexpr Combiner Choices[] = {Combiner::Min, Combiner::Max,
                                         Combiner::UMin, Combiner::UMax};
  if (!By || !llvm::is_contained(Choices, *By) || Q.Op->getNumResults() != 1)
    return Q.Top;
  AxisFacts F = everywhere(Q.Top, Q.Operands[0]);
  F.conclude();
  return F;
}

/// Layouts are of the same elements; what is a buffer can be written.
static AxisFacts convertLayout(const AxisQuery &Q) {
  if (getResource(Q.Op->getOperand(0).getType()) ||
      getResource(Q.Op->getResult(0).getType()))
    return Q.Top;
  return keep(Q);
}

/// The same elements at other places.
static AxisFacts shuffle(const AxisQuery &Q) {
  AxisFacts F = everywhere(Q.Top, Q.Operands[0]);
  F.conclude();
  return F;
}

void addAxisShapes(AxisHandlers &To) {
  onAxis<splat, SplatOp>(To);
  onAxis<element, ElementOp>(To);
  onAxis<broadcast, BroadcastOp>(To);
  onAxis<expandDims, ExpandDimsOp>(To);
  onAxis<permute, PermuteOp>(To);
  onAxis<cat, CatOp>(To);
  onAxis<extractSlice, ExtractSliceOp>(To);
  onAxis<extractPart, ExtractPartOp>(To);
  onAxis<insert, InsertSliceOp, InsertPartOp>(To);
  onAxis<reshape, ReshapeOp>(To);
  onAxis<reduce, ReduceOp, ScanOp>(To);
  onAxis<convertLayout, ConvertLayoutOp>(To);
  onAxis<shuffle, ShuffleOp>(To);
}

} // namespace opennvvm::tile
