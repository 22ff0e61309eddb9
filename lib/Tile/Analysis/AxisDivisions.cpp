//===- AxisDivisions.cpp - Quotients and remainders along axes ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Divisors that are known keep runs: a step that is a multiple goes on in the
// quotient, and one that is less does not leave a block between two multiples.
//
//===----------------------------------------------------------------------===//

#include "AxisHandlers.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace opennvvm::tile {

static int64_t floorOf(int64_t A, int64_t By) {
  return A / By - (A % By < 0 ? 1 : 0);
}

/// What divides the quotient of a multiple of \p Divisibility by \p By.
static int64_t dividedDivisor(int64_t Divisibility, int64_t By) {
  return llvm::isPowerOf2_64(By) && By <= Divisibility ? Divisibility / By : 1;
}

AxisFacts quotientOf(const AxisFacts &A, int64_t By, bool IsSigned) {
  AxisFacts F = A;
  for (unsigned D = 0; D != F.Axes.size(); ++D) {
    Axis X = A.exactAxis(D, IsSigned);
    if (X.Step % By != 0)
      X = withinBlocks(X, divisorOf(By));
    F.Axes[D] = {X.Extent, X.Run, X.Step % By == 0 ? X.Step / By : 0,
                 dividedDivisor(X.Divisibility, By)};
  }
  F.Divisibility = dividedDivisor(A.Divisibility, By);
  if (IsSigned) {
    F.setRange(floorOf(A.Min, By), floorOf(A.Max, By));
  } else {
    UnsignedRange Range = unsignedRange(A);
    uint64_t Low = Range.Min / uint64_t(By), High = Range.Max / uint64_t(By);
    if (High <= uint64_t(F.highest()))
      F.setRange(int64_t(Low), int64_t(High));
    else
      F.setRange(F.lowest(), F.highest());
  }
  F.conclude();
  return F;
}

AxisFacts remainderOf(const AxisFacts &A, int64_t By) {
  if (A.isWithin(0, By - 1))
    return A;
  AxisFacts F = A;
  auto DivisorOfRest = [&](int64_t Divisibility) {
    if (llvm::isPowerOf2_64(By) && Divisibility >= By)
      return AxisFacts::MaxDivisibility;
    return std::min(Divisibility, divisorOf(By));
  };
  for (unsigned D = 0; D != F.Axes.size(); ++D) {
    Axis X = A.exactAxis(D, /*IsSigned=*/false);
    bool IsMultiple = X.Step % By == 0;
    if (!IsMultiple)
      X = withinBlocks(X, divisorOf(By));
    F.Axes[D] = {X.Extent, X.Run, IsMultiple ? 0 : X.Step,
                 DivisorOfRest(X.Divisibility)};
  }
  F.Divisibility = DivisorOfRest(A.Divisibility);
  F.setRange(0, By - 1);
  F.conclude();
  return F;
}

/// What is known of any quotient.
static AxisFacts anyQuotient(const AxisQuery &Q, bool IsSigned) {
  const AxisFacts &A = Q.Operands[0], &B = Q.Operands[1];
  AxisFacts F = whereEqual(Q);
  bool IsPositive = A.Min >= 0 && B.Min >= (IsSigned ? 1 : 0);
  if (IsPositive)
    F.setRange(B.Max > 0 ? A.Min / B.Max : 0,
               A.Max / std::max<int64_t>(B.Min, 1));
  F.conclude();
  return F;
}

/// The divisor of \p Q if it is a known positive number.
static std::optional<int64_t> divisor(const AxisQuery &Q) {
  std::optional<int64_t> By = Q.Operands[1].asConstant();
  return By && *By > 0 ? By : std::nullopt;
}

static AxisFacts divideUnsigned(const AxisQuery &Q) {
  auto By = divisor(Q);
  return By ? quotientOf(Q.Operands[0], *By, /*IsSigned=*/false)
            : anyQuotient(Q, /*IsSigned=*/false);
}

/// Rounds towards zero, which is down for what is not negative.
static AxisFacts divideSigned(const AxisQuery &Q) {
  const AxisFacts &A = Q.Operands[0];
  auto By = divisor(Q);
  if (By && A.Min >= 0)
    return quotientOf(A, *By, /*IsSigned=*/true);
  AxisFacts F = anyQuotient(Q, /*IsSigned=*/true);
  if (By) {
    F.setRange(A.Min / *By, A.Max / *By);
    F.Divisibility = dividedDivisor(A.Divisibility, *By);
    F.conclude();
  }
  return F;
}

static AxisFacts divideDown(const AxisQuery &Q) {
  auto By = divisor(Q);
  return By ? quotientOf(Q.Operands[0], *By, /*IsSigned=*/true)
            : anyQuotient(Q, /*IsSigned=*/true);
}

/// Rounds up: the bounds are one more, and a quotient that is exact is the
/// same.
template <bool IsSigned> static AxisFacts divideUp(const AxisQuery &Q) {
  const AxisFacts &A = Q.Operands[0];
  AxisFacts F = whereEqual(Q);
  auto By = divisor(Q);
  if (!By)
    return F;
  F.Divisibility = dividedDivisor(A.Divisibility, *By);
  if (IsSigned || A.Min >= 0)
    F.setRange(-floorOf(-std::max(A.Min, A.lowest() + 1), *By) -
                   (A.Min == A.lowest() ? 1 : 0),
               A.Max == A.lowest() ? 0 : -floorOf(-A.Max, *By));
  F.conclude();
  return F;
}

/// What is known of any remainder of \p Q: A - B * n is a multiple of what
/// divides both.
static AxisFacts anyRemainder(const AxisQuery &Q) {
  const AxisFacts &A = Q.Operands[0], &B = Q.Operands[1];
  AxisFacts F = whereEqual(Q);
  F.Divisibility = std::min(A.Divisibility, B.Divisibility);
  if (B.Min > 0)
    F.setRange(A.Min >= 0 ? 0 : std::max(A.Min, 1 - B.Max),
               A.Max <= 0 ? 0 : std::min(A.Max, B.Max - 1));
  return F;
}

static AxisFacts restUnsigned(const AxisQuery &Q) {
  if (auto By = divisor(Q))
    return remainderOf(Q.Operands[0], *By);
  const AxisFacts &A = Q.Operands[0], &B = Q.Operands[1];
  AxisFacts F = anyRemainder(Q);
  if (A.Min >= 0)
    F.setRange(0, B.Min > 0 ? std::min(A.Max, B.Max - 1) : A.Max);
  else if (B.Min > 0)
    F.setRange(0, B.Max - 1);
  else
    F.setRange(F.lowest(), F.highest());
  F.conclude();
  return F;
}

static AxisFacts restSigned(const AxisQuery &Q) {
  auto By = divisor(Q);
  if (By && Q.Operands[0].Min >= 0)
    return remainderOf(Q.Operands[0], *By);
  AxisFacts F = anyRemainder(Q);
  F.conclude();
  return F;
}

//===----------------------------------------------------------------------===//
// Shifts to the right
//===----------------------------------------------------------------------===//

template <bool IsSigned> static AxisFacts shiftRight(const AxisQuery &Q) {
  const AxisFacts &A = Q.Operands[0], &By = Q.Operands[1];
  AxisFacts F = whereEqual(Q);
  if (!By.isWithin(0, A.Width - 1))
    return F;
  if (auto Bits = By.asConstant(); Bits && *Bits < 63)
    return *Bits == 0 ? A : quotientOf(A, int64_t(1) << *Bits, IsSigned);
  if (A.Min >= 0)
    F.setRange(A.Min >> By.Max, A.Max >> By.Min);
  F.conclude();
  return F;
}

void addAxisDivisions(AxisHandlers &To) {
  onAxis<divideUnsigned, arith::DivUIOp>(To);
  onAxis<divideSigned, arith::DivSIOp>(To);
  onAxis<divideDown, arith::FloorDivSIOp>(To);
  onAxis<divideUp<true>, arith::CeilDivSIOp>(To);
  onAxis<divideUp<false>, arith::CeilDivUIOp>(To);
  onAxis<restUnsigned, arith::RemUIOp>(To);
  onAxis<restSigned, arith::RemSIOp>(To);
  onAxis<shiftRight<true>, arith::ShRSIOp>(To);
  onAxis<shiftRight<false>, arith::ShRUIOp>(To);
}

} // namespace opennvvm::tile
