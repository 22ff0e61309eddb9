//===- ImportElements.cpp - Integers, comparisons, selections -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Importer.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;

namespace opennvvm::tile_import {

using cuda_tile::IntegerOverflow;
using cuda_tile::RoundingMode;
using cuda_tile::Signedness;

static arith::IntegerOverflowFlags flagsOf(IntegerOverflow Overflow) {
  auto Flags = arith::IntegerOverflowFlags::none;
  if (Overflow == IntegerOverflow::NoSignedWrap ||
      Overflow == IntegerOverflow::NoWrap)
    Flags = Flags | arith::IntegerOverflowFlags::nsw;
  if (Overflow == IntegerOverflow::NoUnsignedWrap ||
      Overflow == IntegerOverflow::NoWrap)
    Flags = Flags | arith::IntegerOverflowFlags::nuw;
  return Flags;
}

/// An operation of arith or math with the same operands.
template <typename NewT, typename OpT>
static LogicalResult same(Importer &I, OpT Op) {
  mapElements(I, Op, [&](OpBuilder &B, ValueRange In) -> SmallVector<Value> {
    return {NewT::create(B, I.B.getLoc(), In).getResult()};
  });
  return success();
}

template <typename NewT, typename OpT>
static LogicalResult wrapping(Importer &I, OpT Op) {
  mapElements(I, Op, [&](OpBuilder &B, ValueRange In) -> SmallVector<Value> {
    return {
        NewT::create(B, I.B.getLoc(), In[0], In[1], flagsOf(Op.getOverflow()))};
  });
  return success();
}

template <typename SignedT, typename UnsignedT, typename OpT>
static LogicalResult bySign(Importer &I, OpT Op) {
  return Op.getSignedness() == Signedness::Signed ? same<SignedT>(I, Op)
                                                  : same<UnsignedT>(I, Op);
}

static LogicalResult division(Importer &I, cuda_tile::DivIOp Op) {
  bool IsSigned = Op.getSignedness() == Signedness::Signed;
  switch (Op.getRounding()) {
  case RoundingMode::NegativeInf:
    return IsSigned ? same<arith::FloorDivSIOp>(I, Op)
                    : same<arith::DivUIOp>(I, Op);
  case RoundingMode::PositiveInf:
    return IsSigned ? same<arith::CeilDivSIOp>(I, Op)
                    : same<arith::CeilDivUIOp>(I, Op);
  default:
    return bySign<arith::DivSIOp, arith::DivUIOp>(I, Op);
  }
}

static LogicalResult negation(Importer &I, cuda_tile::NegIOp Op) {
  mapElements(I, Op, [&](OpBuilder &B, ValueRange In) -> SmallVector<Value> {
    Location Loc = I.B.getLoc();
    Value Zero =
        arith::ConstantOp::create(B, Loc, B.getIntegerAttr(In[0].getType(), 0));
    return {
        arith::SubIOp::create(B, Loc, Zero, In[0], flagsOf(Op.getOverflow()))};
  });
  return success();
}

static LogicalResult highHalf(Importer &I, cuda_tile::MulhiIOp Op) {
  mapElements(I, Op, [&](OpBuilder &B, ValueRange In) -> SmallVector<Value> {
    auto Product =
        arith::MulUIExtendedOp::create(B, I.B.getLoc(), In[0], In[1]);
    return {Product.getHigh()};
  });
  return success();
}

/// In the order of ComparisonPredicate.
static constexpr arith::CmpIPredicate SignedPredicates[] = {
    arith::CmpIPredicate::eq,  arith::CmpIPredicate::ne,
    arith::CmpIPredicate::slt, arith::CmpIPredicate::sle,
    arith::CmpIPredicate::sgt, arith::CmpIPredicate::sge,
};
static constexpr arith::CmpIPredicate UnsignedPredicates[] = {
    arith::CmpIPredicate::eq,  arith::CmpIPredicate::ne,
    arith::CmpIPredicate::ult, arith::CmpIPredicate::ule,
    arith::CmpIPredicate::ugt, arith::CmpIPredicate::uge,
};

static LogicalResult comparison(Importer &I, cuda_tile::CmpIOp Op) {
  auto Number = static_cast<size_t>(Op.getComparisonPredicate());
  arith::CmpIPredicate Predicate = Op.getSignedness() == Signedness::Signed
                                       ? SignedPredicates[Number]
                                       : UnsignedPredicates[Number];
  mapElements(I, Op, [&](OpBuilder &B, ValueRange In) -> SmallVector<Value> {
    return {arith::CmpIOp::create(B, I.B.getLoc(), Predicate, In[0], In[1])};
  });
  return success();
}

void addElementHandlers(Handlers &To) {
  On<wrapping<arith::AddIOp, cuda_tile::AddIOp>>::add(To);
  On<wrapping<arith::SubIOp, cuda_tile::SubIOp>>::add(To);
  On<wrapping<arith::MulIOp, cuda_tile::MulIOp>>::add(To);
  On<wrapping<arith::ShLIOp, cuda_tile::ShLIOp>>::add(To);
  On<same<arith::AndIOp, cuda_tile::AndIOp>>::add(To);
  On<same<arith::OrIOp, cuda_tile::OrIOp>>::add(To);
  On<same<arith::XOrIOp, cuda_tile::XOrIOp>>::add(To);
  On<bySign<arith::MaxSIOp, arith::MaxUIOp, cuda_tile::MaxIOp>>::add(To);
  On<bySign<arith::MinSIOp, arith::MinUIOp, cuda_tile::MinIOp>>::add(To);
  On<bySign<arith::RemSIOp, arith::RemUIOp, cuda_tile::RemIOp>>::add(To);
  On<bySign<arith::ShRSIOp, arith::ShRUIOp, cuda_tile::ShRIOp>>::add(To);
  On<same<math::AbsIOp, cuda_tile::AbsIOp>>::add(To);
  On<same<arith::SelectOp, cuda_tile::SelectOp>>::add(To);
  On<division>::add(To);
  On<negation>::add(To);
  On<highHalf>::add(To);
  On<comparison>::add(To);
}

} // namespace opennvvm::tile_import
