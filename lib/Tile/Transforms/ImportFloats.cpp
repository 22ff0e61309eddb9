//===- ImportFloats.cpp - Arithmetic on floats ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is rounded to the nearest even number, and keeps subnormals, is an
// operation of arith or math; anything else is nv_tileas.fp.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile_import {

using cuda_tile::RoundingMode;

/// In the order of RoundingMode.
static constexpr FpRounding Roundings[] = {
    FpRounding::NearestEven, FpRounding::Zero,        FpRounding::NegativeInf,
    FpRounding::PositiveInf, FpRounding::Approx,      FpRounding::Full,
    FpRounding::Zero,        FpRounding::NearestAway,
};

/// An operation of arith or math, whatever it is rounded by.
template <typename NewT, typename OpT>
static LogicalResult plain(Importer &I, OpT Op) {
  mapElements(I, Op, [&](OpBuilder &B, ValueRange In) -> SmallVector<Value> {
    return {NewT::create(B, I.B.getLoc(), In)};
  });
  return success();
}

/// `fp` if the operation is not rounded as \p Default, or flushes.
template <typename NewT, typename OpT>
static LogicalResult rounded(Importer &I, OpT Op, FpKind Kind,
                             RoundingMode Mode, RoundingMode Default,
                             bool Flush) {
  if (Mode == Default && !Flush)
    return plain<NewT>(I, Op);
  FpRounding Rounding = Mode == Default ? FpRounding::NearestEven
                                        : Roundings[static_cast<size_t>(Mode)];
  auto How = FpAttr::get(Op.getContext(), Rounding, Flush);
  mapElements(I, Op, [&](OpBuilder &B, ValueRange In) -> SmallVector<Value> {
    return {FpOp::create(B, I.B.getLoc(), In[0].getType(), In, Kind, How)};
  });
  return success();
}

/// Sums, products and roots.
template <typename NewT, FpKind Kind, typename OpT>
static LogicalResult arithmetic(Importer &I, OpT Op) {
  return rounded<NewT>(I, Op, Kind, Op.getRoundingMode(),
                       RoundingMode::NearestEven, Op.getFlushToZero());
}

/// Functions of which there is an approximation.
template <typename NewT, FpKind Kind, typename OpT>
static LogicalResult function(Importer &I, OpT Op) {
  return rounded<NewT>(I, Op, Kind, Op.getRoundingMode(), RoundingMode::Full,
                       /*Flush=*/false);
}

template <typename NewT, FpKind Kind, typename OpT>
static LogicalResult flushed(Importer &I, OpT Op) {
  return rounded<NewT>(I, Op, Kind, RoundingMode::NearestEven,
                       RoundingMode::NearestEven, Op.getFlushToZero());
}

/// The larger or smaller number: \p PropagateT gives NaN, \p IgnoreT does not.
template <typename PropagateT, FpKind Propagate, typename IgnoreT,
          FpKind Ignore, typename OpT>
static LogicalResult extreme(Importer &I, OpT Op) {
  return Op.getPropagateNan() ? flushed<PropagateT, Propagate>(I, Op)
                              : flushed<IgnoreT, Ignore>(I, Op);
}

/// In the order of ComparisonPredicate.
static constexpr arith::CmpFPredicate OrderedPredicates[] = {
    arith::CmpFPredicate::OEQ, arith::CmpFPredicate::ONE,
    arith::CmpFPredicate::OLT, arith::CmpFPredicate::OLE,
    arith::CmpFPredicate::OGT, arith::CmpFPredicate::OGE,
};
static constexpr arith::CmpFPredicate UnorderedPredicates[] = {
    arith::CmpFPredicate::UEQ, arith::CmpFPredicate::UNE,
    arith::CmpFPredicate::ULT, arith::CmpFPredicate::ULE,
    arith::CmpFPredicate::UGT, arith::CmpFPredicate::UGE,
};

static LogicalResult comparison(Importer &I, cuda_tile::CmpFOp Op) {
  auto Number = static_cast<size_t>(Op.getComparisonPredicate());
  bool IsOrdered =
      Op.getComparisonOrdering() == cuda_tile::ComparisonOrdering::Ordered;
  arith::CmpFPredicate Predicate =
      IsOrdered ? OrderedPredicates[Number] : UnorderedPredicates[Number];
  mapElements(I, Op, [&](OpBuilder &B, ValueRange In) -> SmallVector<Value> {
    return {arith::CmpFOp::create(B, I.B.getLoc(), Predicate, In[0], In[1])};
  });
  return success();
}

void addFloatHandlers(Handlers &To) {
  On<arithmetic<arith::AddFOp, FpKind::Add, cuda_tile::AddFOp>>::add(To);
  On<arithmetic<arith::SubFOp, FpKind::Sub, cuda_tile::SubFOp>>::add(To);
  On<arithmetic<arith::MulFOp, FpKind::Mul, cuda_tile::MulFOp>>::add(To);
  On<arithmetic<arith::DivFOp, FpKind::Div, cuda_tile::DivFOp>>::add(To);
  On<arithmetic<math::FmaOp, FpKind::Fma, cuda_tile::FmaOp>>::add(To);
  On<arithmetic<math::SqrtOp, FpKind::Sqrt, cuda_tile::SqrtOp>>::add(To);
  On<function<math::ExpOp, FpKind::Exp, cuda_tile::ExpOp>>::add(To);
  On<function<math::TanhOp, FpKind::Tanh, cuda_tile::TanHOp>>::add(To);
  On<flushed<math::RsqrtOp, FpKind::Rsqrt, cuda_tile::RsqrtOp>>::add(To);
  On<flushed<math::Exp2Op, FpKind::Exp2, cuda_tile::Exp2Op>>::add(To);
  On<extreme<arith::MaximumFOp, FpKind::Maximum, arith::MaxNumFOp,
             FpKind::MaxNum, cuda_tile::MaxFOp>>::add(To);
  On<extreme<arith::MinimumFOp, FpKind::Minimum, arith::MinNumFOp,
             FpKind::MinNum, cuda_tile::MinFOp>>::add(To);
  On<plain<math::AbsFOp, cuda_tile::AbsFOp>>::add(To);
  On<plain<arith::NegFOp, cuda_tile::NegFOp>>::add(To);
  On<plain<math::CeilOp, cuda_tile::CeilOp>>::add(To);
  On<plain<math::FloorOp, cuda_tile::FloorOp>>::add(To);
  On<plain<math::CosOp, cuda_tile::CosOp>>::add(To);
  On<plain<math::CoshOp, cuda_tile::CosHOp>>::add(To);
  On<plain<math::SinOp, cuda_tile::SinOp>>::add(To);
  On<plain<math::SinhOp, cuda_tile::SinHOp>>::add(To);
  On<plain<math::TanOp, cuda_tile::TanOp>>::add(To);
  On<plain<math::LogOp, cuda_tile::LogOp>>::add(To);
  On<plain<math::Log2Op, cuda_tile::Log2Op>>::add(To);
  On<plain<math::PowFOp, cuda_tile::FPowFOp>>::add(To);
  On<plain<math::FPowIOp, cuda_tile::FPowIOp>>::add(To);
  On<plain<math::Atan2Op, cuda_tile::Atan2Op>>::add(To);
  On<plain<arith::RemFOp, cuda_tile::RemFOp>>::add(To);
  On<comparison>::add(To);
}

} // namespace opennvvm::tile_import
