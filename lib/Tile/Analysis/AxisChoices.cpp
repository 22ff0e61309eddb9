//===- AxisChoices.cpp - Comparisons, selections, extremes ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AxisHandlers.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace opennvvm::tile {

using arith::CmpIPredicate;

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

namespace {
/// `a < b` or `a <= b`, perhaps with operands exchanged or the result negated.
struct OrderRule {
  CmpIPredicate Predicate;
  bool IsSigned, Exchanges, Negates;
};
} // namespace

/// All comparisons of order are a < b of one kind or the other.
static constexpr OrderRule OrderRules[] = {
    {CmpIPredicate::slt, true, false, false},
    {CmpIPredicate::sge, true, false, true},
    {CmpIPredicate::sgt, true, true, false},
    {CmpIPredicate::sle, true, true, true},
    {CmpIPredicate::ult, false, false, false},
    {CmpIPredicate::uge, false, false, true},
    {CmpIPredicate::ugt, false, true, false},
    {CmpIPredicate::ule, false, true, true},
};

/// What \p A < \p B is, if bounds say it.
static std::optional<bool> isLess(const AxisFacts &A, const AxisFacts &B,
                                  bool IsSigned) {
  UnsignedRange X = unsignedRange(A), Y = unsignedRange(B);
  if (IsSigned ? A.Max < B.Min : X.Max < Y.Min)
    return true;
  if (IsSigned ? A.Min >= B.Max : X.Min >= Y.Max)
    return false;
  return std::nullopt;
}

/// How long what counts up in \p A is on one side of \p B, which is the same:
/// numbers between two multiples of a power of two are all less than a third
/// one, or none of them is.
static int64_t sameSide(const Axis &A, const Axis &B, unsigned Width) {
  if (B.Step != 0)
    return 1;
  int64_t Half =
      Width > 62 ? AxisFacts::MaxDivisibility : int64_t(1) << (Width - 1);
  return withinBlocks(A.shortened(B.Run), std::min(B.Divisibility, Half)).Run;
}

static AxisFacts compare(const AxisQuery &Q) {
  CmpIPredicate Predicate = cast<arith::CmpIOp>(Q.Op).getPredicate();
  AxisFacts F = whereEqual(Q);
  const OrderRule *Rule = llvm::find_if(
      OrderRules, [&](const OrderRule &R) { return R.Predicate == Predicate; });
  const AxisFacts &L = Q.Operands[0], &R = Q.Operands[1];
  std::optional<bool> Known;
  if (Rule == std::end(OrderRules)) {
    bool IsEqual = Predicate == CmpIPredicate::eq;
    if (L.Max < R.Min || R.Max < L.Min)
      Known = !IsEqual;
    else if (L.asConstant() && L.asConstant() == R.asConstant())
      Known = IsEqual;
  } else {
    const AxisFacts &A = Rule->Exchanges ? R : L, &B = Rule->Exchanges ? L : R;
    Known = isLess(A, B, Rule->IsSigned);
    if (Known)
      Known = *Known != Rule->Negates;
    for (auto [To, X, Y] : llvm::zip_equal(F.Axes, A.Axes, B.Axes))
      To.Run = std::max(To.Run, sameSide(X, Y, A.Width));
  }
  if (Known)
    F.setRange(*Known ? -1 : 0, *Known ? -1 : 0);
  F.conclude();
  return F;
}

//===----------------------------------------------------------------------===//
// Selections
//===----------------------------------------------------------------------===//

static AxisFacts select(const AxisQuery &Q) {
  AxisFacts If = Q.Operands[0].liftedTo(Q.Top);
  const AxisFacts &A = Q.Operands[1], &B = Q.Operands[2];
  if (!A.Width)
    return Q.Top;
  if (auto Known = If.asConstant())
    return *Known ? A : B;
  AxisFacts F = join(A, B);
  for (auto [To, Condition] : llvm::zip_equal(F.Axes, If.Axes))
    To = To.shortened(Condition.Step == 0 ? Condition.Run : 1);
  F.conclude();
  return F;
}

//===----------------------------------------------------------------------===//
// Extremes
//===----------------------------------------------------------------------===//

/// The extreme of two: \p IsMax or the least, of signed or unsigned numbers.
template <bool IsMax, bool IsSigned>
static AxisFacts extreme(const AxisQuery &Q) {
  const AxisFacts &A = Q.Operands[0], &B = Q.Operands[1];
  if (isLess(B, A, IsSigned) == std::optional(false))
    return IsMax ? B : A;
  if (isLess(A, B, IsSigned) == std::optional(false))
    return IsMax ? A : B;
  AxisFacts F = whereEqual(Q);
  F.Divisibility = std::min(A.Divisibility, B.Divisibility);
  if (IsSigned || (A.Min >= 0 && B.Min >= 0))
    F.setRange(IsMax ? std::max(A.Min, B.Min) : std::min(A.Min, B.Min),
               IsMax ? std::max(A.Max, B.Max) : std::min(A.Max, B.Max));
  else if (!IsMax && (A.Min >= 0 || B.Min >= 0))
    F.setRange(0, A.Min >= 0 ? A.Max : B.Max);
  F.conclude();
  return F;
}

void addAxisChoices(AxisHandlers &To) {
  onAxis<compare, arith::CmpIOp>(To);
  onAxis<select, arith::SelectOp>(To);
  onAxis<extreme<true, true>, arith::MaxSIOp>(To);
  onAxis<extreme<false, true>, arith::MinSIOp>(To);
  onAxis<extreme<true, false>, arith::MaxUIOp>(To);
  onAxis<extreme<false, false>, arith::MinUIOp>(To);
}

} // namespace opennvvm::tile
