//===- AxisSources.cpp - Constants, blocks and promises along axes --------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AxisHandlers.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

/// The runs of \p Numbers, in row-major order, along an axis whose neighbors
/// are
/// \p Inner numbers apart.
static Axis axisOf(ArrayRef<int64_t> Numbers, int64_t Extent, int64_t Inner,
                   unsigned Width) {
  Axis A = {Extent, Extent, 0, AxisFacts::MaxDivisibility};
  auto Coordinate = [&](int64_t I) { return I / Inner % Extent; };
  bool HasStep = false;
  for (int64_t I = 0; I != int64_t(Numbers.size()); ++I) {
    int64_t At = Coordinate(I);
    if (At % A.Run == 0)
      continue;
    int64_t Step = wrapped(
        int64_t(uint64_t(Numbers[I]) - uint64_t(Numbers[I - Inner])), Width);
    if (!HasStep) {
      A.Step = Step;
      HasStep = true;
    }
    // The longest runs that do not go from the last element to this one.
    if (Step != A.Step)
      A.Run = divisorOf(At);
  }
  if (A.Run == 1)
    A.Step = 0;
  for (int64_t I = 0; I != int64_t(Numbers.size()); ++I)
    if (Coordinate(I) % A.Run == 0)
      A.Divisibility = std::min(A.Divisibility, divisorOf(Numbers[I]));
  return A;
}

static AxisFacts constant(const AxisQuery &Q) {
  // Larger tiles of many numbers are data, not indices.
  constexpr int64_t MaxElements = 1 << 16;
  AxisFacts F = Q.Top;
  if (!F.Width)
    return F;
  Attribute Number = cast<arith::ConstantOp>(Q.Op).getValue();
  auto Elements = dyn_cast<DenseIntElementsAttr>(Number);
  if (auto Integer = dyn_cast<IntegerAttr>(Number)) {
    F.Min = F.Max = Integer.getValue().getSExtValue();
  } else if (Elements && Elements.isSplat()) {
    F.Min = F.Max = Elements.getSplatValue<APInt>().getSExtValue();
  } else if (Elements && Elements.getNumElements() <= MaxElements) {
    SmallVector<int64_t> Numbers;
    Numbers.reserve(size_t(Elements.getNumElements()));
    for (const APInt &N : Elements.getValues<APInt>())
      Numbers.push_back(N.getSExtValue());
    F.setRange(*llvm::min_element(Numbers), *llvm::max_element(Numbers));
    int64_t Inner = 1;
    for (Axis &A : llvm::reverse(F.Axes)) {
      A = axisOf(Numbers, A.Extent, Inner, F.Width);
      Inner *= A.Extent;
    }
  }
  F.conclude();
  return F;
}

//===----------------------------------------------------------------------===//
// Blocks of the grid
//===----------------------------------------------------------------------===//

/// Bounds of grids, which are those of CUDA on every machine.
static constexpr int64_t MaxBlocks[] = {(int64_t(1) << 31) - 1, 65535, 65535};

template <typename OpT, bool IsCount>
static AxisFacts blocks(const AxisQuery &Q) {
  int64_t Most = MaxBlocks[size_t(cast<OpT>(Q.Op).getDimension())];
  AxisFacts F = Q.Top;
  F.setRange(IsCount ? 1 : 0, IsCount ? Most : Most - 1);
  F.conclude();
  return F;
}

//===----------------------------------------------------------------------===//
// Promises
//===----------------------------------------------------------------------===//

static AxisFacts promised(nv_tileas::DivByAttr Fact, const AxisFacts &Of) {
  AxisFacts F = AxisFacts::unknown(Of.Width, {});
  F.Axes = Of.Axes;
  if (!Fact.getEvery()) {
    F.Divisibility = std::min(Fact.getDivisor(), AxisFacts::MaxDivisibility);
    F.conclude();
    return meet(Of, F);
  }
  if (Fact.getAlong() >= int64_t(Of.Axes.size()) ||
      !llvm::isPowerOf2_64(uint64_t(Fact.getEvery())))
    return Of;
  F = Of;
  Axis &A = F.Axes[size_t(Fact.getAlong())];
  // What counts up by one counts elements. Of numbers of 64 bits, which may be
  // addresses, only the divisor is taken, and only where the runs are known.
  if (Of.Width < 64 && A.Run < Fact.getEvery())
    A = {A.Extent, Fact.getEvery(), Fact.getEvery() == 1 ? 0 : 1,
         A.Divisibility};
  if (A.Run >= Fact.getEvery())
    A.Divisibility = std::max(A.Divisibility, Fact.getDivisor());
  A.Divisibility = std::min(A.Divisibility, AxisFacts::MaxDivisibility);
  F.conclude();
  return F;
}

static AxisFacts promised(nv_tileas::BoundedAttr Fact, const AxisFacts &Of) {
  AxisFacts F = Of;
  int64_t Low = std::max(Of.Min, Fact.getLower());
  int64_t High = std::min(Of.Max, Fact.getUpper());
  // What contradicts itself is never executed.
  if (Low <= High)
    F.setRange(Low, High);
  F.conclude();
  return F;
}

static AxisFacts promised(nv_tileas::SameElementsAttr Fact,
                          const AxisFacts &Of) {
  AxisFacts F = Of;
  for (auto [A, Group] : llvm::zip_equal(F.Axes, Fact.getGroups()))
    if (llvm::isPowerOf2_64(uint64_t(Group)) && Group > A.Run)
      A = {A.Extent, Group, 0, A.Divisibility};
  F.conclude();
  return F;
}

static AxisFacts assume(const AxisQuery &Q) {
  const AxisFacts &Of = Q.Operands[0];
  Attribute Fact = cast<nv_tileas::AssumeOp>(Q.Op).getFact();
  if (!Of.Width)
    return Q.Top;
  if (auto DivBy = dyn_cast<nv_tileas::DivByAttr>(Fact))
    return promised(DivBy, Of);
  if (auto Bounded = dyn_cast<nv_tileas::BoundedAttr>(Fact))
    return promised(Bounded, Of);
  if (auto Same = dyn_cast<nv_tileas::SameElementsAttr>(Fact))
    return promised(Same, Of);
  return Of;
}

void addAxisSources(AxisHandlers &To) {
  onAxis<constant, arith::ConstantOp>(To);
  onAxis<blocks<gpu::BlockIdOp, false>, gpu::BlockIdOp>(To);
  onAxis<blocks<gpu::GridDimOp, true>, gpu::GridDimOp>(To);
  onAxis<assume, nv_tileas::AssumeOp>(To);
}

} // namespace opennvvm::tile
