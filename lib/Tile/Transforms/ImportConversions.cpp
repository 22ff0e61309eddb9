//===- ImportConversions.cpp - From one element type to another -----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Importer.h"
#include "llvm/ADT/APFloat.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile_import {

using cuda_tile::RoundingMode;
using cuda_tile::Signedness;

/// Imports \p Op as what \p Fn makes of an element and the new type.
template <typename FnT>
static LogicalResult convert(Importer &I, Operation *Op, FnT Fn) {
  Type To = importElement(tileOf(Op->getResult(0)).getElementType());
  mapElements(I, Op, [&](OpBuilder &B, ValueRange In) -> SmallVector<Value> {
    return {Fn(B, I.B.getLoc(), In[0], To)};
  });
  return success();
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

/// Whether \p To has all numbers of \p From, and more bits.
static bool isExtension(FloatType From, FloatType To) {
  return To.getWidth() > From.getWidth() &&
         APFloat::isRepresentableBy(From.getFloatSemantics(),
                                    To.getFloatSemantics());
}

static arith::RoundingModeAttr roundingOf(OpBuilder &B, RoundingMode Mode) {
  using arith::RoundingMode;
  switch (Mode) {
  case cuda_tile::RoundingMode::Zero:
    return arith::RoundingModeAttr::get(B.getContext(),
                                        RoundingMode::toward_zero);
  case cuda_tile::RoundingMode::NegativeInf:
    return arith::RoundingModeAttr::get(B.getContext(), RoundingMode::downward);
  case cuda_tile::RoundingMode::PositiveInf:
    return arith::RoundingModeAttr::get(B.getContext(), RoundingMode::upward);
  case cuda_tile::RoundingMode::NearestAway:
    return arith::RoundingModeAttr::get(B.getContext(),
                                        RoundingMode::to_nearest_away);
  default:
    return {};
  }
}

/// Truncations to 8 bits and less saturate. Between types neither of which has
/// the numbers of the other, by way of f32, which has those of both.
static Value convertFloat(OpBuilder &B, Location Loc, Value V, FloatType To,
                          RoundingMode Mode) {
  auto From = cast<FloatType>(V.getType());
  if (From == To)
    return V;
  if (isExtension(From, To))
    return arith::ExtFOp::create(B, Loc, To, V);
  if (From.getWidth() <= To.getWidth())
    V = arith::ExtFOp::create(B, Loc, B.getF32Type(), V);
  if (V.getType() == To)
    return V;
  arith::RoundingModeAttr Rounding = roundingOf(B, Mode);
  return arith::TruncFOp::create(B, Loc, To, V, Rounding,
                                 arith::FastMathFlagsAttr());
}

static bool isE5M3(Value V) {
  return isa<cuda_tile::Float8E5M3Type>(tileOf(V).getElementType());
}

static LogicalResult floatToFloat(Importer &I, cuda_tile::FToFOp Op) {
  return convert(I, Op,
                 [&](OpBuilder &B, Location Loc, Value V, Type To) -> Value {
                   if (isE5M3(Op.getFrom()))
                     V = widenE5M3(B, Loc, V);
                   if (isE5M3(Op))
                     return narrowE5M3(B, Loc, V);
                   return convertFloat(B, Loc, V, cast<FloatType>(To),
                                       Op.getRoundingMode());
                 });
}

static LogicalResult floatToInteger(Importer &I, cuda_tile::FToIOp Op) {
  bool IsSigned = Op.getSignedness() == Signedness::Signed;
  return convert(
      I, Op, [&](OpBuilder &B, Location Loc, Value V, Type To) -> Value {
        if (isE5M3(Op.getFrom()))
          V = widenE5M3(B, Loc, V);
        // A bit says whether the number is not zero. Formats that only
        // conversions know are compared as f32.
        if (To.isInteger(1)) {
          auto From = cast<FloatType>(V.getType());
          if (From.getWidth() < 16 || isa<FloatTF32Type>(From))
            V = arith::ExtFOp::create(B, Loc, B.getF32Type(), V);
          Value Zero =
              arith::ConstantOp::create(B, Loc, B.getFloatAttr(V.getType(), 0));
          return arith::CmpFOp::create(B, Loc, arith::CmpFPredicate::UNE, V,
                                       Zero);
        }
        if (Op.getSaturating())
          return FloatToIntOp::create(B, Loc, To, V,
                                      IsSigned
                                          ? nv_tileas::Signedness::Signed
                                          : nv_tileas::Signedness::Unsigned);
        if (IsSigned)
          return arith::FPToSIOp::create(B, Loc, To, V);
        return arith::FPToUIOp::create(B, Loc, To, V);
      });
}

static LogicalResult integerToFloat(Importer &I, cuda_tile::IToFOp Op) {
  return convert(
      I, Op, [&](OpBuilder &B, Location Loc, Value V, Type To) -> Value {
        // Narrow floats saturate. What f64 rounds is beyond all of them.
        bool IsNarrow = cuda_tile::elementBits(
                            tileOf(Op.getResult()).getElementType()) <= 8;
        Type By = IsNarrow ? B.getF64Type() : To;
        // A bit is 0 or 1.
        bool IsSigned = Op.getSignedness() == Signedness::Signed &&
                        !V.getType().isInteger(1);
        Value Float = IsSigned ? Value(arith::SIToFPOp::create(B, Loc, By, V))
                               : Value(arith::UIToFPOp::create(B, Loc, By, V));
        if (isE5M3(Op))
          return narrowE5M3(B, Loc, Float);
        return IsNarrow ? convertFloat(B, Loc, Float, cast<FloatType>(To),
                                       RoundingMode::NearestEven)
                        : Float;
      });
}

//===----------------------------------------------------------------------===//
// Integers and bits
//===----------------------------------------------------------------------===//

static LogicalResult extend(Importer &I, cuda_tile::ExtIOp Op) {
  bool IsSigned = Op.getSignedness() == Signedness::Signed;
  return convert(I, Op,
                 [&](OpBuilder &B, Location Loc, Value V, Type To) -> Value {
                   if (IsSigned)
                     return arith::ExtSIOp::create(B, Loc, To, V);
                   return arith::ExtUIOp::create(B, Loc, To, V);
                 });
}

static LogicalResult truncate(Importer &I, cuda_tile::TruncIOp Op) {
  using cuda_tile::IntegerOverflow;
  auto Flags = arith::IntegerOverflowFlags::none;
  if (Op.getOverflow() == IntegerOverflow::NoSignedWrap ||
      Op.getOverflow() == IntegerOverflow::NoWrap)
    Flags = Flags | arith::IntegerOverflowFlags::nsw;
  if (Op.getOverflow() == IntegerOverflow::NoUnsignedWrap ||
      Op.getOverflow() == IntegerOverflow::NoWrap)
    Flags = Flags | arith::IntegerOverflowFlags::nuw;
  return convert(
      I, Op, [&](OpBuilder &B, Location Loc, Value V, Type To) -> Value {
        return arith::TruncIOp::create(
            B, Loc, To, V,
            arith::IntegerOverflowFlagsAttr::get(B.getContext(), Flags));
      });
}

/// A tf32 has the 32 bits of an f32 whose last 13 do not count.
static LogicalResult bitcast(Importer &I, cuda_tile::BitcastOp Op) {
  return convert(I, Op,
                 [&](OpBuilder &B, Location Loc, Value V, Type To) -> Value {
                   Type F32 = B.getF32Type();
                   if (isa<FloatTF32Type>(V.getType()))
                     V = convertFloat(B, Loc, V, cast<FloatType>(F32),
                                      RoundingMode::NearestEven);
                   Type By = isa<FloatTF32Type>(To) ? F32 : To;
                   if (V.getType() != By)
                     V = arith::BitcastOp::create(B, Loc, By, V);
                   return isa<FloatTF32Type>(To)
                              ? convertFloat(B, Loc, V, cast<FloatType>(To),
                                             RoundingMode::Zero)
                              : V;
                 });
}

static LogicalResult sameValue(Importer &I, Operation *Op) {
  I.set(Op->getResult(0), I.get(Op->getOperand(0)));
  return success();
}

template <typename OpT> static LogicalResult addresses(Importer &I, OpT Op) {
  return sameValue(I, Op);
}

void addConversionHandlers(Handlers &To) {
  On<floatToFloat>::add(To);
  On<floatToInteger>::add(To);
  On<integerToFloat>::add(To);
  On<extend>::add(To);
  On<truncate>::add(To);
  On<bitcast>::add(To);
  On<addresses<cuda_tile::IntToPtrOp>>::add(To);
  On<addresses<cuda_tile::PtrToIntOp>>::add(To);
  On<addresses<cuda_tile::PtrToPtrOp>>::add(To);
}

} // namespace opennvvm::tile_import
