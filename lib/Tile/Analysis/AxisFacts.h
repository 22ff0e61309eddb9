//===- AxisFacts.h - How numbers in a tile go on along it -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is known of integers, indices and tiles of them before a kernel runs:
// runs of neighbors that differ by the same step, powers of two that divide
// them, and bounds. Wide loads, uniform masks and narrow index arithmetic rest
// on it, so a fact is one of every execution, or it is not there.
//
// Integers wrap. Steps are therefore differences modulo 2^Width; where a value
// becomes a wider one, a run only goes on if no element of it wraps.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_ANALYSIS_AXISFACTS_H
#define OPENNVVM_LIB_TILE_ANALYSIS_AXISFACTS_H

#include "mlir/IR/Operation.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdint>
#include <optional>

namespace opennvvm::tile {

/// What is known of the elements along one dimension of a tile.
struct Axis {
  int64_t Extent = 1;
  /// The elements of each aligned group of so many, a power of two, follow each
  /// other by Step, when all other coordinates stay.
  int64_t Run = 1;
  /// The difference modulo 2^Width, as a signed number; 0 if Run is 1.
  int64_t Step = 0;
  /// A power of two that divides the first element of each run.
  int64_t Divisibility = 1;

  /// The same facts for shorter runs, of \p Length elements each, a power of
  /// two; the axis itself if its runs are not longer.
  Axis shortened(int64_t Length) const;

  bool operator==(const Axis &) const = default;
};

/// What is known of a value in each of its executions.
struct AxisFacts {
  /// The largest divisor that is told from larger ones. What a divisor of
  /// 2^Width or more divides is zero.
  static constexpr int64_t MaxDivisibility = int64_t(1) << 62;

  /// Bits of an element, 64 for `index`; 0 of what is no integer of 64 bits at
  /// most, of which nothing else is known.
  unsigned Width = 0;
  /// One for each dimension of a tile; none for scalars.
  llvm::SmallVector<Axis, 2> Axes;
  /// A power of two that divides every element.
  int64_t Divisibility = 1;
  /// Bounds of every element as a signed number. True is -1.
  int64_t Min = 0, Max = 0;

  /// Nothing is known of values of type \p T, except what their type says.
  static AxisFacts unknown(mlir::Type T);
  /// The same of elements of \p Width bits, one for each of \p Extents.
  static AxisFacts unknown(unsigned Width, llvm::ArrayRef<int64_t> Extents);
  /// Every element is \p Number.
  static AxisFacts constant(unsigned Width, llvm::ArrayRef<int64_t> Extents,
                            int64_t Number);

  /// The number that every element is.
  std::optional<int64_t> asConstant() const {
    return Width && Min == Max ? std::optional(Min) : std::nullopt;
  }
  /// Whether all elements are equal in each execution.
  bool isUniform() const;
  /// Whether all elements, as signed numbers, are in [Low, High].
  bool isWithin(int64_t Low, int64_t High) const {
    return Width && Min >= Low && Max <= High;
  }
  /// Bounds of all signed numbers of Width bits.
  int64_t lowest() const;
  int64_t highest() const;
  bool hasAllNumbers() const { return Min == lowest() && Max == highest(); }
  /// Whether nothing but the type is known.
  bool isUnknown() const;

  /// The axis \p D with runs in which elements follow each other by Step as
  /// signed or unsigned numbers, too, without wrapping in between.
  Axis exactAxis(unsigned D, bool IsSigned) const;

  /// A scalar as a tile of the extents of \p Like; tiles stay what they are.
  AxisFacts liftedTo(const AxisFacts &Like) const;

  /// Makes bounds \p Low and \p High, or those of the type if they exceed it.
  void setRange(int64_t Low, int64_t High);
  /// Draws conclusions from one fact to the others. Whatever makes facts ends
  /// with it.
  void conclude();

  bool operator==(const AxisFacts &) const = default;
};

/// What is known of a value that is one or the other.
AxisFacts join(const AxisFacts &A, const AxisFacts &B);
/// What is known of a value of which both are known.
AxisFacts meet(const AxisFacts &A, const AxisFacts &B);

/// The largest power of two that divides \p Number, at most MaxDivisibility.
int64_t divisorOf(int64_t Number);
/// A product of two divisors, at most MaxDivisibility.
int64_t multiplied(int64_t Divisor, int64_t By);
/// \p Number modulo 2^Width, as a signed number.
int64_t wrapped(int64_t Number, unsigned Width);

/// Prints as `[0, 127] div 1; d0 run 128/128 step 1 div 2^62`. Bounds of the
/// type are left out; `unknown` is a value without facts.
llvm::raw_ostream &operator<<(llvm::raw_ostream &OS, const AxisFacts &F);

/// The facts of all values in a function. It does not see calls: arguments are
/// unknown, except for what `nv_tileas.assume` promises.
class AxisFactsAnalysis {
public:
  /// Analyses the regions of \p Function, in time that is linear in its size
  /// for any nesting of loops.
  explicit AxisFactsAnalysis(mlir::Operation *Function);

  /// What is known of \p V, which is in the function. Values that are never
  /// computed, and others, are unknown.
  const AxisFacts &of(mlir::Value V) const;

private:
  friend class AxisFixpoint;
  llvm::DenseMap<mlir::Value, AxisFacts> Known;
  AxisFacts Nothing;
};

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_ANALYSIS_AXISFACTS_H
