//===- AxisBits.cpp - Bitwise operations along axes -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AxisHandlers.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace opennvvm::tile {

/// The largest number with the bits that numbers up to \p Number may have.
static int64_t allBits(int64_t Number) {
  uint64_t Up = uint64_t(Number);
  return Up ? int64_t(llvm::maskTrailingOnes<uint64_t>(llvm::bit_width(Up)))
            : 0;
}

/// What is left when the bits below \p Block, a power of two, are cleared.
static AxisFacts alignedDown(const AxisFacts &A, int64_t Block) {
  AxisFacts F = A;
  for (Axis &X : F.Axes) {
    if (X.Step % Block != 0) {
      X = withinBlocks(X, Block);
      X.Step = 0;
    }
    X.Divisibility = std::max(X.Divisibility, Block);
  }
  F.Divisibility = std::max(A.Divisibility, Block);
  F.setRange(A.Min & -Block, A.Max & -Block);
  F.conclude();
  return F;
}

/// Of two operands, the one that is a known number, and the other one.
static std::optional<std::pair<int64_t, const AxisFacts *>>
withConstant(const AxisQuery &Q) {
  if (auto Number = Q.Operands[1].asConstant())
    return std::pair(*Number, &Q.Operands[0]);
  if (auto Number = Q.Operands[0].asConstant())
    return std::pair(*Number, &Q.Operands[1]);
  return std::nullopt;
}

static AxisFacts bitAnd(const AxisQuery &Q) {
  const AxisFacts &A = Q.Operands[0], &B = Q.Operands[1];
  if (auto Known = withConstant(Q)) {
    auto [Mask, Other] = *Known;
    if (Mask == -1)
      return *Other;
    // The lowest number is both kinds of mask, and no positive divisor.
    if (Mask > 0 && llvm::isPowerOf2_64(uint64_t(Mask) + 1) &&
        uint64_t(Mask) < uint64_t(AxisFacts::MaxDivisibility))
      return remainderOf(*Other, Mask + 1);
    if (Mask < 0 && llvm::isPowerOf2_64(0 - uint64_t(Mask)) &&
        Mask > Other->lowest())
      return alignedDown(*Other, -Mask);
  }
  AxisFacts F = whereEqual(Q);
  F.Divisibility = std::max(A.Divisibility, B.Divisibility);
  if (A.Min >= 0 && B.Min >= 0)
    F.setRange(0, std::min(A.Max, B.Max));
  else if (A.Min >= 0 || B.Min >= 0)
    F.setRange(0, A.Min >= 0 ? A.Max : B.Max);
  else if (A.Max < 0 && B.Max < 0)
    F.setRange(F.lowest(), std::min(A.Max, B.Max));
  F.conclude();
  return F;
}

/// Whether no bit can be set in both.
static bool areDisjoint(const AxisFacts &A, const AxisFacts &B) {
  return (B.Min >= 0 && B.Max < A.Divisibility) ||
         (A.Min >= 0 && A.Max < B.Divisibility);
}

template <bool IsXor> static AxisFacts bitOr(const AxisQuery &Q) {
  const AxisFacts &A = Q.Operands[0], &B = Q.Operands[1];
  if (areDisjoint(A, B))
    return sumOf(A, B, /*HasNoWrap=*/false);
  AxisFacts F = whereEqual(Q);
  F.Divisibility = std::min(A.Divisibility, B.Divisibility);
  if (A.Min >= 0 && B.Min >= 0)
    F.setRange(IsXor ? 0 : std::max(A.Min, B.Min), allBits(A.Max | B.Max));
  else if (!IsXor && (A.Max < 0 || B.Max < 0))
    F.setRange(A.Max < 0 && B.Max < 0 ? std::max(A.Min, B.Min)
               : A.Max < 0            ? A.Min
                                      : B.Min,
               -1);
  F.conclude();
  return F;
}

/// With all bits set, it is -1 - x.
static AxisFacts bitXor(const AxisQuery &Q) {
  auto Known = withConstant(Q);
  if (!Known || Known->first != -1)
    return bitOr<true>(Q);
  AxisFacts F = *Known->second;
  F.Divisibility = 1;
  for (Axis &A : F.Axes) {
    A.Step = wrapped(int64_t(0 - uint64_t(A.Step)), F.Width);
    A.Divisibility = 1;
  }
  F.setRange(-1 - Known->second->Max, -1 - Known->second->Min);
  F.conclude();
  return F;
}

void addAxisBits(AxisHandlers &To) {
  onAxis<bitAnd, arith::AndIOp>(To);
  onAxis<bitOr<false>, arith::OrIOp>(To);
  onAxis<bitXor, arith::XOrIOp>(To);
}

} // namespace opennvvm::tile
