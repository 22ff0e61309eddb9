//===- ImportScales.cpp - fNV8E5M3FNU, by integers ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A format of scales that neither MLIR nor PTX has: five bits of exponent with
// the bias 15, three of mantissa, no sign, no infinity; all ones are NaN. It is
// kept as its bits, and converted by arithmetic on them.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"
#include "llvm/ADT/APFloat.h"

using namespace mlir;

namespace opennvvm::tile_import {

namespace {
constexpr int64_t Bias = 15, MantissaBits = 3, Largest = 0xfe, NaN = 0xff;

/// Arithmetic on integers of one type.
class Words {
public:
  Words(OpBuilder &B, Location Loc, Type T) : B(B), Loc(Loc), T(T) {}

  Value number(int64_t Number) const {
    return arith::ConstantOp::create(B, Loc, B.getIntegerAttr(T, Number));
  }
  template <typename OpT> Value of(Value X, Value Y) const {
    return OpT::create(B, Loc, X, Y);
  }
  template <typename OpT> Value of(Value X, int64_t Y) const {
    return of<OpT>(X, number(Y));
  }
  Value isAbove(Value X, int64_t Y) const {
    return arith::CmpIOp::create(B, Loc, arith::CmpIPredicate::ugt, X,
                                 number(Y));
  }
  Value select(Value Condition, Value X, Value Y) const {
    return arith::SelectOp::create(B, Loc, Condition, X, Y);
  }

  OpBuilder &B;
  Location Loc;

private:
  Type T;
};
} // namespace

Value widenE5M3(OpBuilder &B, Location Loc, Value Code) {
  Type I32 = B.getI32Type(), F32 = B.getF32Type();
  Words W(B, Loc, I32);
  const llvm::fltSemantics &Single = APFloat::IEEEsingle();
  int64_t Shift = APFloat::semanticsPrecision(Single) - 1 - MantissaBits;
  // With the exponent and the mantissa where f32 has them, the number is too
  // small by a power of two, also if it is subnormal.
  Value Bits = arith::ExtUIOp::create(B, Loc, I32, Code);
  Value Small =
      arith::BitcastOp::create(B, Loc, F32, W.of<arith::ShLIOp>(Bits, Shift));
  APFloat Power =
      scalbn(APFloat(Single, 1), APFloat::semanticsMaxExponent(Single) - Bias,
             APFloat::rmNearestTiesToEven);
  Value Number = arith::MulFOp::create(
      B, Loc, Small,
      arith::ConstantOp::create(B, Loc, B.getFloatAttr(F32, Power)));
  Value None = arith::ConstantOp::create(
      B, Loc, B.getFloatAttr(F32, APFloat::getQNaN(Single)));
  return W.select(W.isAbove(Bits, Largest), None, Number);
}

/// What is added to \p Significand before its \p Cut last bits are dropped: one
/// less than the half, unless what is kept is odd.
static Value roundingOf(const Words &W, Value Significand, Value Cut) {
  Value One = W.number(1);
  Value Half = W.of<arith::ShLIOp>(One, W.of<arith::SubIOp>(Cut, 1));
  Value IsOdd =
      W.of<arith::AndIOp>(W.of<arith::ShRUIOp>(Significand, Cut), One);
  return W.of<arith::AddIOp>(W.of<arith::SubIOp>(Half, One), IsOdd);
}

Value narrowE5M3(OpBuilder &B, Location Loc, Value V) {
  auto From = cast<FloatType>(V.getType());
  if (From.getWidth() < 32 || isa<FloatTF32Type>(From)) {
    From = B.getF32Type();
    V = arith::ExtFOp::create(B, Loc, From, V);
  }
  int64_t Width = From.getWidth(), Digits = From.getFPMantissaWidth() - 1;
  int64_t Infinity =
      APFloat::getInf(From.getFloatSemantics()).bitcastToAPInt().getZExtValue();
  Words W(B, Loc, B.getIntegerType(Width));
  Value Bits = W.of<arith::AndIOp>(
      arith::BitcastOp::create(B, Loc, B.getIntegerType(Width), V),
      APInt::getSignedMaxValue(Width).getZExtValue());
  Value Exponent = W.of<arith::ShRUIOp>(Bits, Digits);
  // A subnormal number has no leading one, and is nothing here but not zero.
  Value Fraction =
      W.of<arith::AndIOp>(Bits, (static_cast<int64_t>(1) << Digits) - 1);
  Value Significand =
      W.select(W.isAbove(Exponent, 0),
               W.of<arith::OrIOp>(Fraction, static_cast<int64_t>(1) << Digits),
               Fraction);
  // Below the least exponent of a normal result, more bits are cut; when all
  // are, no more of them count.
  int64_t Least =
      APFloat::semanticsMaxExponent(From.getFloatSemantics()) + 1 - Bias;
  Value Top = W.of<arith::MaxUIOp>(Exponent, Least);
  Value Cut = W.of<arith::MinUIOp>(
      W.of<arith::AddIOp>(W.of<arith::SubIOp>(Top, Exponent),
                          Digits - MantissaBits),
      Width - 2);
  Value Rounded =
      W.of<arith::AddIOp>(Significand, roundingOf(W, Significand, Cut));
  // The leading one counts as one in the exponent, and so does a carry.
  Value Code = W.of<arith::AddIOp>(
      W.of<arith::ShLIOp>(W.of<arith::SubIOp>(Top, Least), MantissaBits),
      W.of<arith::ShRUIOp>(Rounded, Cut));
  Code = W.of<arith::MinUIOp>(Code, Largest);
  Code = W.select(W.isAbove(Bits, Infinity), W.number(NaN), Code);
  return arith::TruncIOp::create(B, Loc, B.getI8Type(), Code);
}

} // namespace opennvvm::tile_import
