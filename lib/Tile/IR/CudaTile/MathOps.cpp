//===- MathOps.cpp - Arithmetic and conversions ---------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Dialect/CudaTile/CudaTile.h"

using namespace mlir;
using namespace mlir::cuda_tile;

static Type element(Value V) {
  return cast<TileType>(V.getType()).getElementType();
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

/// Subnormals are flushed in f32 only.
static LogicalResult verifyFlush(Operation *Op, bool Flushes, Type T) {
  return Flushes && !T.isF32()
             ? Op->emitOpError("flush_to_zero is for f32, got ") << T
             : success();
}

/// A rounding mode of IEEE 754, or one of \p More, which f32 has alone.
static LogicalResult verifyRounding(Operation *Op, RoundingMode Mode, Type T,
                                    ArrayRef<RoundingMode> More = {}) {
  if (Mode <= RoundingMode::PositiveInf)
    return success();
  if (!llvm::is_contained(More, Mode))
    return Op->emitOpError("has no rounding<")
           << stringifyRoundingMode(Mode) << '>';
  if (!T.isF32())
    return Op->emitOpError("rounding<")
           << stringifyRoundingMode(Mode) << "> is for f32, got " << T;
  return success();
}

template <typename OpT>
static LogicalResult verifyArithmetic(OpT Op,
                                      ArrayRef<RoundingMode> More = {}) {
  Type T = element(Op.getResult());
  return success(succeeded(verifyRounding(Op, Op.getRoundingMode(), T, More)) &&
                 succeeded(verifyFlush(Op, Op.getFlushToZero(), T)));
}

LogicalResult AddFOp::verify() { return verifyArithmetic(*this); }
LogicalResult SubFOp::verify() { return verifyArithmetic(*this); }
LogicalResult MulFOp::verify() { return verifyArithmetic(*this); }
LogicalResult FmaOp::verify() { return verifyArithmetic(*this); }
LogicalResult DivFOp::verify() {
  return verifyArithmetic(*this, {RoundingMode::Approx, RoundingMode::Full});
}
LogicalResult SqrtOp::verify() {
  return verifyArithmetic(*this, RoundingMode::Approx);
}

/// Functions are exact in their way, or approximate.
template <typename OpT> static LogicalResult verifyFunction(OpT Op) {
  if (Op.getRoundingMode() == RoundingMode::Full)
    return success();
  if (Op.getRoundingMode() != RoundingMode::Approx)
    return Op.emitOpError("has no rounding<")
           << stringifyRoundingMode(Op.getRoundingMode()) << '>';
  return verifyRounding(Op, RoundingMode::Approx, element(Op.getResult()),
                        RoundingMode::Approx);
}
LogicalResult ExpOp::verify() { return verifyFunction(*this); }
LogicalResult TanHOp::verify() { return verifyFunction(*this); }

LogicalResult Exp2Op::verify() {
  return verifyFlush(*this, getFlushToZero(), element(getResult()));
}
LogicalResult RsqrtOp::verify() {
  return verifyFlush(*this, getFlushToZero(), element(getResult()));
}
LogicalResult MaxFOp::verify() {
  return verifyFlush(*this, getFlushToZero(), element(getResult()));
}
LogicalResult MinFOp::verify() {
  return verifyFlush(*this, getFlushToZero(), element(getResult()));
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

LogicalResult DivIOp::verify() {
  switch (getRounding()) {
  case RoundingMode::Zero:
  case RoundingMode::PositiveInf:
    return success();
  case RoundingMode::NegativeInf:
    return getSignedness() == Signedness::Signed
               ? success()
               : emitOpError("rounding<negative_inf> is for signed numbers");
  default:
    return emitOpError("has no rounding<")
           << stringifyRoundingMode(getRounding()) << '>';
  }
}

LogicalResult NegIOp::verify() {
  if (getOverflow() == IntegerOverflow::None ||
      getOverflow() == IntegerOverflow::NoSignedWrap)
    return success();
  return emitOpError("has no overflow<")
         << stringifyIntegerOverflow(getOverflow()) << '>';
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

LogicalResult BitcastOp::verify() {
  Type From = element(getSource()), To = element(getResult());
  if (elementBits(From) == elementBits(To))
    return success();
  return emitOpError("expected elements of one width, got ")
         << From << " and " << To;
}

LogicalResult PtrToPtrOp::verify() {
  return getSource().getType() != getResult().getType()
             ? success()
             : emitOpError("expected pointers to another type, got ")
                   << getResult().getType();
}

LogicalResult ExtIOp::verify() {
  if (elementBits(element(getFrom())) < elementBits(element(getTo())))
    return success();
  return emitOpError("expected a wider result, got ")
         << getFrom().getType() << " and " << getTo().getType();
}

LogicalResult TruncIOp::verify() {
  if (elementBits(element(getFrom())) > elementBits(element(getTo())))
    return success();
  return emitOpError("expected a narrower result, got ")
         << getFrom().getType() << " and " << getTo().getType();
}

/// How a conversion from \p From to \p To may round.
static SmallVector<RoundingMode> roundingsOf(Type From, Type To) {
  using enum RoundingMode;
  if (isa<Float8E8M0FNUType>(To))
    return {Zero, PositiveInf};
  if (elementBits(To) <= 8)
    return {NearestEven};
  if (isa<FloatTF32Type>(To))
    return {NearestEven, Zero, NearestAway};
  if (elementBits(To) == 16)
    return {NearestEven, Zero};
  if (From.isF64())
    return {NearestEven, Zero, NegativeInf, PositiveInf};
  // The result is exact.
  return {NearestEven, Zero, NegativeInf, PositiveInf, NearestAway};
}

LogicalResult FToFOp::verify() {
  Type From = element(getFrom()), To = element(getTo());
  if (From == To)
    return emitOpError("expected another type, got ") << To;
  SmallVector<RoundingMode> Allowed = roundingsOf(From, To);
  if (llvm::is_contained(Allowed, getRoundingMode()))
    return success();
  InFlightDiagnostic D = emitOpError("from ")
                         << From << " to " << To << " rounds to ";
  llvm::interleave(
      Allowed, [&](RoundingMode M) { D << stringifyRoundingMode(M); },
      [&] { D << " or "; });
  return D << ", not " << stringifyRoundingMode(getRoundingMode());
}

LogicalResult FToIOp::verify() {
  return getRoundingMode() == RoundingMode::NearestIntToZero
             ? success()
             : emitOpError("rounds to nearest_int_to_zero, not ")
                   << stringifyRoundingMode(getRoundingMode());
}

LogicalResult IToFOp::verify() {
  if (isa<Float8E8M0FNUType>(element(getTo())))
    return emitOpError("has no form for ") << element(getTo());
  return getRoundingMode() == RoundingMode::NearestEven
             ? success()
             : emitOpError("rounds to nearest_even, not ")
                   << stringifyRoundingMode(getRoundingMode());
}
