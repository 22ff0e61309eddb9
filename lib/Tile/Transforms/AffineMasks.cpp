//===- AffineMasks.cpp - Masks that are bounds of coordinates -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AffineMasks.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "opennvvm/Dialect/NVTileAS/Effects.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

using arith::CmpIPredicate;

namespace {
/// What a comparison of numbers with one that is the same everywhere says.
struct BoundRule {
  CmpIPredicate Predicate;
  bool Exchanges; ///< The number that is the same everywhere is the first.
  bool IsUpper;   ///< Less than it, or else not less.
  bool IsStrict;  ///< Not equal to it.
  bool IsUnsigned;
};
} // namespace

static constexpr BoundRule BoundRules[] = {
    {CmpIPredicate::slt, false, true, true, false},
    {CmpIPredicate::sle, false, true, false, false},
    {CmpIPredicate::sgt, true, true, true, false},
    {CmpIPredicate::sge, true, true, false, false},
    {CmpIPredicate::ult, false, true, true, true},
    {CmpIPredicate::ugt, true, true, true, true},
    {CmpIPredicate::sge, false, false, false, false},
    {CmpIPredicate::sgt, false, false, true, false},
    {CmpIPredicate::sle, true, false, false, false},
    {CmpIPredicate::slt, true, false, true, false},
};

/// Whether \p F is its first number plus one coordinate, or only the number.
/// Then, its only stride is one.
static bool isCounting(AffineForms &Forms, AffineForm &F) {
  std::optional<SmallVector<Value>> Strides = Forms.stridesOf(F, 1);
  if (!Strides)
    return false;
  F.Scale = 1;
  F.Strides.assign(Strides->begin(), Strides->end());
  unsigned Count = 0;
  for (Value S : F.Strides)
    if (S && (!matchPattern(S, m_One()) || ++Count > 1))
      return false;
  return true;
}

/// Whether numbers of 64 bits, and their differences from \p Limit, do not
/// wrap.
static bool isExact(const AxisFacts &F, const AxisFacts &Limit) {
  for (unsigned D = 0; D != F.Axes.size(); ++D)
    if (F.exactAxis(D, /*IsSigned=*/true).Run != F.Axes[D].Extent)
      return false;
  int64_t Difference = 0;
  return !llvm::SubOverflow(Limit.Max, F.Min, Difference) &&
         !llvm::SubOverflow(Limit.Min, F.Max, Difference) &&
         Limit.Max != F.highest();
}

/// The bound that \p Rule makes of a comparison of \p X with \p Y.
static std::optional<AxisBound>
boundOf(AffineForms &Forms, const BoundRule &Rule, Value X, Value Y) {
  const AxisFacts &F = Forms.factsOf(X), &Limit = Forms.factsOf(Y);
  Value Scalar = Forms.uniform(Y);
  if (!Scalar || (F.Width == 64 && !isExact(F, Limit)))
    return std::nullopt;
  // As unsigned numbers, negative ones are beyond every limit that is none.
  if (Rule.IsUnsigned && Limit.Min < 0)
    return std::nullopt;
  std::optional<AffineForm> Of = Forms.find(X, Reading::Signed);
  if (!Of || !isCounting(Forms, *Of))
    return std::nullopt;
  AxisBound Bound;
  Bound.Of = *Of;
  Bound.IsNotNegative = F.Min >= 0;
  Bound.IsSize = Limit.Min >= 0;
  Type I64 = Of->type();
  if (!Rule.IsUpper) {
    // Only bounds of zero, which are x >= 0 and x > -1.
    if (Limit.asConstant() != std::optional<int64_t>(Rule.IsStrict ? -1 : 0))
      return std::nullopt;
    Bound.IsFromZero = true;
    return Bound;
  }
  Bound.Limit = Forms.resized(Scalar, I64, /*IsSigned=*/true);
  if (!Rule.IsStrict)
    Bound.Limit = Forms.sum(Bound.Limit, Forms.constant(I64, 1));
  Bound.IsFromZero = Rule.IsUnsigned && F.Min < 0;
  return Bound;
}

static std::optional<AffineMask> compared(AffineForms &Forms,
                                          arith::CmpIOp Op) {
  bool IsFirst = bool(Forms.uniform(Op.getLhs()));
  for (const BoundRule &Rule : BoundRules) {
    if (Rule.Predicate != Op.getPredicate() || Rule.Exchanges != IsFirst)
      continue;
    Value X = Op.getLhs(), Y = Op.getRhs();
    if (Rule.Exchanges)
      std::swap(X, Y);
    auto Bound = boundOf(Forms, Rule, X, Y);
    if (!Bound)
      return std::nullopt;
    AffineMask Mask;
    Mask.Bounds.push_back(*Bound);
    return Mask;
  }
  return std::nullopt;
}

/// The mask of \p Op, which has the elements of its operand at other places.
static std::optional<AffineMask> moved(AffineForms &Forms, Operation *Op) {
  if (Op->getNumOperands() != 1)
    return std::nullopt;
  auto M = findMask(Forms, Op->getOperand(0));
  if (!M)
    return std::nullopt;
  for (AxisBound &Bound : M->Bounds) {
    auto Of = Forms.moved(Op, Bound.Of);
    if (!Of)
      return std::nullopt;
    // Part of a dimension does not count by one.
    if (!isCounting(Forms, *Of))
      return std::nullopt;
    Bound.Of = *Of;
  }
  return M;
}

std::optional<AffineMask> findMask(AffineForms &Forms, Value Mask) {
  AffineMask All;
  llvm::DenseSet<Value> Seen;
  SmallVector<Value> Open = {Mask};
  while (!Open.empty()) {
    Value Part = Open.pop_back_val();
    if (!Seen.insert(Part).second)
      continue;
    const AxisFacts &Facts = Forms.factsOf(Part);
    if (Facts.Width != 1 || getResource(Part.getType()))
      return std::nullopt;
    if (Facts.asConstant() == std::optional<int64_t>(-1))
      continue;
    if (Value Scalar = Forms.uniform(Part)) {
      All.Conditions.push_back(Scalar);
      continue;
    }
    if (Value Source = elementSource(Part)) {
      Open.push_back(Source);
      continue;
    }
    Operation *Op = Part.getDefiningOp();
    if (!Op)
      return std::nullopt;
    if (isa<arith::AndIOp>(Op)) {
      Open.append({Op->getOperand(1), Op->getOperand(0)});
      continue;
    }
    auto Compare = dyn_cast<arith::CmpIOp>(Op);
    auto M = Compare ? compared(Forms, Compare) : moved(Forms, Op);
    if (!M)
      return std::nullopt;
    All.Bounds.append(M->Bounds);
    All.Conditions.append(M->Conditions);
  }
  return All;
}

} // namespace opennvvm::tile
