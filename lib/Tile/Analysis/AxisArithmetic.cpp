//===- AxisArithmetic.cpp - Sums, products and casts along axes -----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AxisHandlers.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// What handlers share
//===----------------------------------------------------------------------===//

AxisFacts whereEqual(const AxisQuery &Q) {
  AxisFacts F = Q.Top;
  for (auto [D, A] : llvm::enumerate(F.Axes)) {
    A.Run = A.Extent;
    for (const AxisFacts &Operand : Q.Operands) {
      bool IsKnown = Operand.Width && Operand.Axes.size() > D;
      A.Run = std::min(A.Run, IsKnown && Operand.Axes[D].Step == 0
                                  ? Operand.Axes[D].Run
                                  : int64_t(1));
    }
  }
  return F;
}

UnsignedRange unsignedRange(const AxisFacts &F) {
  uint64_t Mask = llvm::maxUIntN(F.Width);
  if (F.Min >= 0 || F.Max < 0)
    return {uint64_t(F.Min) & Mask, uint64_t(F.Max) & Mask};
  return {0, Mask};
}

Axis withinBlocks(Axis A, int64_t Block) {
  for (; A.Run > 1; A = A.shortened(A.Run / 2)) {
    int64_t Last = 0;
    if (A.Step >= 0 && !llvm::MulOverflow(A.Step, A.Run - 1, Last) &&
        Last < std::min(A.Divisibility, Block))
      return A;
  }
  return A;
}

//===----------------------------------------------------------------------===//
// Sums and products
//===----------------------------------------------------------------------===//

/// Sets the bounds of what has them in [\p Low, \p High] unless that overflows
/// 64 bits, in the extremes that it has where the program wraps nothing.
static void setBounds(AxisFacts &F, std::optional<int64_t> Low,
                      std::optional<int64_t> High, bool HasNoWrap) {
  if (Low && High && *Low >= F.lowest() && *High <= F.highest()) {
    F.setRange(*Low, *High);
    return;
  }
  int64_t Least = Low ? std::max(*Low, F.lowest()) : F.lowest();
  int64_t Most = High ? std::min(*High, F.highest()) : F.highest();
  if (HasNoWrap && Least <= Most)
    F.setRange(Least, Most);
  else
    F.setRange(F.lowest(), F.highest());
}

static std::optional<int64_t> exactSum(int64_t A, int64_t B) {
  int64_t Sum = 0;
  if (llvm::AddOverflow(A, B, Sum))
    return std::nullopt;
  return Sum;
}

static std::optional<int64_t> exactProduct(int64_t A, int64_t B) {
  int64_t Product = 0;
  if (llvm::MulOverflow(A, B, Product))
    return std::nullopt;
  return Product;
}

AxisFacts sumOf(const AxisFacts &A, const AxisFacts &B, bool HasNoWrap) {
  AxisFacts F = A;
  F.Divisibility = std::min(A.Divisibility, B.Divisibility);
  setBounds(F, exactSum(A.Min, B.Min), exactSum(A.Max, B.Max), HasNoWrap);
  for (auto [To, Other] : llvm::zip_equal(F.Axes, B.Axes)) {
    int64_t Run = std::min(To.Run, Other.Run);
    Axis X = To.shortened(Run), Y = Other.shortened(Run);
    To = {To.Extent, Run,
          wrapped(int64_t(uint64_t(X.Step) + uint64_t(Y.Step)), F.Width),
          std::min(X.Divisibility, Y.Divisibility)};
  }
  F.conclude();
  return F;
}

/// The facts of -F, modulo 2^Width.
static AxisFacts negated(const AxisFacts &F, bool HasNoWrap) {
  AxisFacts N = F;
  auto Minus = [](int64_t Number) { return exactProduct(Number, -1); };
  setBounds(N, Minus(F.Max), Minus(F.Min), HasNoWrap);
  for (Axis &A : N.Axes)
    A.Step = wrapped(int64_t(0 - uint64_t(A.Step)), F.Width);
  N.conclude();
  return N;
}

/// The axis of products with a number that is \p By everywhere.
static Axis times(Axis A, int64_t By, unsigned Width) {
  A.Step = wrapped(int64_t(uint64_t(A.Step) * uint64_t(By)), Width);
  A.Divisibility = multiplied(A.Divisibility, divisorOf(By));
  return A;
}

AxisFacts productOf(const AxisFacts &A, const AxisFacts &B, bool HasNoWrap) {
  AxisFacts F = A;
  F.Divisibility = multiplied(A.Divisibility, B.Divisibility);
  std::optional<int64_t> Low, High;
  std::optional<int64_t> Corners[] = {
      exactProduct(A.Min, B.Min), exactProduct(A.Min, B.Max),
      exactProduct(A.Max, B.Min), exactProduct(A.Max, B.Max)};
  if (llvm::all_of(Corners, [](auto C) { return C.has_value(); })) {
    Low = *llvm::min_element(Corners);
    High = *llvm::max_element(Corners);
  } else if (A.Min >= 0 && B.Min >= 0) {
    Low = Corners[0];
  }
  setBounds(F, Low, High, HasNoWrap);
  for (auto [To, Other] : llvm::zip_equal(F.Axes, B.Axes)) {
    if (auto By = B.asConstant()) {
      To = times(To, *By, F.Width);
    } else if (auto By = A.asConstant()) {
      To = times(Other, *By, F.Width);
    } else {
      int64_t Run =
          To.Step == 0 && Other.Step == 0 ? std::min(To.Run, Other.Run) : 1;
      To = {To.Extent, Run, 0,
            multiplied(To.shortened(Run).Divisibility,
                       Other.shortened(Run).Divisibility)};
    }
  }
  F.conclude();
  return F;
}

/// Whether the program promises that signed numbers do not wrap.
template <typename OpT> static bool hasNoWrap(Operation *Op) {
  return bitEnumContainsAll(cast<OpT>(Op).getOverflowFlags(),
                            arith::IntegerOverflowFlags::nsw);
}

static AxisFacts add(const AxisQuery &Q) {
  return sumOf(Q.Operands[0], Q.Operands[1], hasNoWrap<arith::AddIOp>(Q.Op));
}

static AxisFacts subtract(const AxisQuery &Q) {
  const AxisFacts &A = Q.Operands[0], &B = Q.Operands[1];
  bool HasNoWrap = hasNoWrap<arith::SubIOp>(Q.Op);
  AxisFacts F = sumOf(A, negated(B, false), false);
  auto Minus = [](int64_t X, int64_t Y) {
    int64_t Difference = 0;
    return llvm::SubOverflow(X, Y, Difference) ? std::nullopt
                                               : std::optional(Difference);
  };
  setBounds(F, Minus(A.Min, B.Max), Minus(A.Max, B.Min), HasNoWrap);
  F.conclude();
  return F;
}

static AxisFacts multiply(const AxisQuery &Q) {
  return productOf(Q.Operands[0], Q.Operands[1],
                   hasNoWrap<arith::MulIOp>(Q.Op));
}

static AxisFacts shiftLeft(const AxisQuery &Q) {
  const AxisFacts &A = Q.Operands[0], &By = Q.Operands[1];
  if (!By.isWithin(0, A.Width - 1))
    return whereEqual(Q);
  if (auto Bits = By.asConstant()) {
    AxisFacts Factor = AxisFacts::unknown(A.Width, {});
    Factor.Min = Factor.Max = wrapped(int64_t(uint64_t(1) << *Bits), A.Width);
    Factor.conclude();
    // A factor that is the sign would be negative.
    return productOf(A, Factor.liftedTo(A),
                     *Bits < A.Width - 1 && hasNoWrap<arith::ShLIOp>(Q.Op));
  }
  AxisFacts F = whereEqual(Q);
  F.Divisibility =
      multiplied(A.Divisibility, divisorOf(int64_t(uint64_t(1) << By.Min)));
  F.conclude();
  return F;
}

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

AxisFacts signedAs(const AxisFacts &F, unsigned Width) {
  AxisFacts To = F;
  To.Width = Width;
  if (Width <= F.Width) {
    To.setRange(F.Min, F.Max);
    for (Axis &A : To.Axes)
      A.Step = wrapped(A.Step, Width);
  } else {
    for (unsigned D = 0; D != To.Axes.size(); ++D)
      To.Axes[D] = F.exactAxis(D, /*IsSigned=*/true);
  }
  To.conclude();
  return To;
}

AxisFacts unsignedAs(const AxisFacts &F, unsigned Width) {
  if (Width <= F.Width)
    return signedAs(F, Width);
  AxisFacts To = F;
  To.Width = Width;
  UnsignedRange Range = unsignedRange(F);
  // Fewer than 64 bits are no negative number of more.
  To.setRange(int64_t(Range.Min), int64_t(Range.Max));
  for (unsigned D = 0; D != To.Axes.size(); ++D)
    To.Axes[D] = F.exactAxis(D, /*IsSigned=*/false);
  To.conclude();
  return To;
}

static AxisFacts castSigned(const AxisQuery &Q) {
  return signedAs(Q.Operands[0], Q.Top.Width);
}

static AxisFacts castUnsigned(const AxisQuery &Q) {
  return unsignedAs(Q.Operands[0], Q.Top.Width);
}

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

static AxisFacts moveBy(const AxisQuery &Q) {
  int64_t Bits = nv_tileas::getElementBitWidth(
      cast<nv_tileas::OffsetOp>(Q.Op).getElement());
  AxisFacts By = signedAs(Q.Operands[1], 64);
  // Two elements of four bits are a byte.
  By = Bits == 4
           ? quotientOf(By, 2, /*IsSigned=*/true)
           : productOf(By,
                       AxisFacts::constant(64, {}, llvm::divideCeil(Bits, 8))
                           .liftedTo(By),
                       false);
  return sumOf(Q.Operands[0], By, false);
}

void addAxisArithmetic(AxisHandlers &To) {
  onAxis<add, arith::AddIOp>(To);
  onAxis<subtract, arith::SubIOp>(To);
  onAxis<multiply, arith::MulIOp>(To);
  onAxis<shiftLeft, arith::ShLIOp>(To);
  onAxis<castSigned, arith::ExtSIOp, arith::TruncIOp, arith::IndexCastOp>(To);
  onAxis<castUnsigned, arith::ExtUIOp, arith::IndexCastUIOp>(To);
  onAxis<moveBy, nv_tileas::OffsetOp>(To);
}

} // namespace opennvvm::tile
