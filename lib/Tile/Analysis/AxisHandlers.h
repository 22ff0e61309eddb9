//===- AxisHandlers.h - What operations do to facts -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each operation has a handler, which the files here add to one table. Those
// without one have results of which nothing is known.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_ANALYSIS_AXISHANDLERS_H
#define OPENNVVM_LIB_TILE_ANALYSIS_AXISHANDLERS_H

#include "AxisFacts.h"
#include "llvm/ADT/DenseMap.h"

namespace opennvvm::tile {

/// What a handler knows of the operation's first result without it, in the
/// extents of the tile whose elements are computed, and of its operands. In the
/// regions of map and generate, operands have these extents, too.
struct AxisQuery {
  mlir::Operation *Op;
  const AxisFacts &Top;
  llvm::ArrayRef<AxisFacts> Operands;
};

/// Gives the facts of the first result.
using AxisHandler = AxisFacts (*)(const AxisQuery &);
using AxisHandlers = llvm::DenseMap<mlir::TypeID, AxisHandler>;

void addAxisArithmetic(AxisHandlers &To);
void addAxisDivisions(AxisHandlers &To);
void addAxisBits(AxisHandlers &To);
void addAxisChoices(AxisHandlers &To);
void addAxisSources(AxisHandlers &To);
void addAxisShapes(AxisHandlers &To);

/// Lets \p Fn handle operations of these types.
template <AxisHandler Fn, typename... OpTs> void onAxis(AxisHandlers &To) {
  ((To[mlir::TypeID::get<OpTs>()] = Fn), ...);
}

//===----------------------------------------------------------------------===//
// What handlers share
//===----------------------------------------------------------------------===//

/// The facts of any function of the operands: where all are equal, its results
/// are, too.
AxisFacts whereEqual(const AxisQuery &Q);

/// Bounds of every element as an unsigned number.
struct UnsignedRange {
  uint64_t Min, Max;
};
UnsignedRange unsignedRange(const AxisFacts &F);

/// The longest runs of \p A that stay between two
/// multiples of \p Block, a power of two. Steps are not negative.
Axis withinBlocks(Axis A, int64_t Block);

/// The facts of \p A plus \p B, and of \p A times \p B.
AxisFacts sumOf(const AxisFacts &A, const AxisFacts &B, bool HasNoWrap);
AxisFacts productOf(const AxisFacts &A, const AxisFacts &B, bool HasNoWrap);
/// The facts of \p F as a signed number of \p Width bits, more or fewer.
AxisFacts signedAs(const AxisFacts &F, unsigned Width);
/// The facts of \p F as an unsigned number of \p Width bits.
AxisFacts unsignedAs(const AxisFacts &F, unsigned Width);
/// The facts of \p A divided by a positive number, rounded down.
AxisFacts quotientOf(const AxisFacts &A, int64_t By, bool IsSigned);
/// The facts of what is left of \p A as an unsigned number.
AxisFacts remainderOf(const AxisFacts &A, int64_t By);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_ANALYSIS_AXISHANDLERS_H
