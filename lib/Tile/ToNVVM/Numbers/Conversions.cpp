//===- Conversions.cpp - Constants and conversions ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Handlers.h"
#include "NarrowFloats.h"
#include "Numbers.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"

using namespace mlir;

namespace opennvvm::tile::numbers {

static LogicalResult constant(Emission &E) {
  auto Element = dyn_cast<TypedAttr>(cast<arith::ConstantOp>(E.Op).getValue());
  if (!isa_and_nonnull<IntegerAttr, FloatAttr>(Element))
    return E.refuse("it is no number");
  return E.give({{E.B, constantOf(E.B, Element)}});
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

static unsigned integerWidth(Type T) {
  return isa<IndexType>(T) ? 64 : T.getIntOrFloatBitWidth();
}

template <bool IsSigned> static LogicalResult resize(Emission &E) {
  unsigned Width = std::max(8U, integerWidth(E.to()));
  return E.give(
      {IsSigned ? toSigned(E.In[0], Width) : toUnsigned(E.In[0], Width)});
}

static LogicalResult bitcast(Emission &E) {
  Type To = registerType(E.to());
  if (E.In[0].type() == To)
    return E.give(E.In);
  return E.give({asFloat(E.In[0], To)});
}

//===----------------------------------------------------------------------===//
// Integers and floats
//===----------------------------------------------------------------------===//

/// An integer as f32, so that rounding it to fewer bits gives what rounding the
/// integer would.
template <bool IsSigned> static Number integerToOdd(Emission &E, Number In) {
  Type F32 = E.B.getF32Type();
  bool IsLong = In.width() == 64;
  if (!IsLong)
    In = IsSigned ? toSigned(In, 32) : toUnsigned(In, 32);
  Number Cut =
      intrinsic(IsSigned ? IsLong ? "llvm.nvvm.ll2f.rz" : "llvm.nvvm.i2f.rz"
                : IsLong ? "llvm.nvvm.ull2f.rz"
                         : "llvm.nvvm.ui2f.rz",
                F32, {In});
  Number Back = intrinsic(IsSigned ? "llvm.fptosi.sat" : "llvm.fptoui.sat",
                          In.type(), {Cut});
  return asFloat(bitsOf(Cut) | toUnsigned(!equal(Back, In), 32), F32);
}

template <bool IsSigned> static LogicalResult integerToFloat(Emission &E) {
  Number In = E.In[0];
  Type To = E.to();
  if (To.getIntOrFloatBitWidth() >= 16 && !isa<FloatTF32Type>(To))
    return E.give({IsSigned ? fromSigned(In, To) : fromUnsigned(In, To)});
  Number Odd = integerToOdd<IsSigned>(E, In);
  return E.give({convertFloat(E.M, Odd, Odd.type(), To, Mode::Even)});
}

/// What does not fit is undefined.
template <typename OpT> static LogicalResult floatToInteger(Emission &E) {
  Type To = E.B.getIntegerType(std::max(8U, E.to().getIntOrFloatBitWidth()));
  return E.give({{E.B, OpT::create(E.B, To, E.In[0]).getResult()}});
}

static LogicalResult saturate(Emission &E) {
  bool IsSigned = cast<nv_tileas::FloatToIntOp>(E.Op).getSignedness() ==
                  nv_tileas::Signedness::Signed;
  Number In = E.In[0];
  unsigned Width = E.to().getIntOrFloatBitWidth();
  // A bit says whether the number is not zero.
  if (Width == 1)
    return E.give({!equal(In, 0.0)});
  Type To = E.B.getIntegerType(std::max(8U, Width));
  Number Result =
      intrinsic(IsSigned ? "llvm.fptosi.sat" : "llvm.fptoui.sat", To, {In});
  if (Width >= 8)
    return E.give({Result});
  int64_t Most = (int64_t(1) << (IsSigned ? Width - 1 : Width)) - 1;
  int64_t Least = IsSigned ? -Most - 1 : 0;
  if (IsSigned)
    Result =
        select(less(Result, Least), Result.likeBits(uint64_t(Least)), Result);
  Number IsLarge = IsSigned
                       ? less(Result.likeBits(uint64_t(Most)), Result)
                       : lessUnsigned(Result.likeBits(uint64_t(Most)), Result);
  return E.give({select(IsLarge, Result.likeBits(uint64_t(Most)), Result)});
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

static Mode modeOf(std::optional<arith::RoundingMode> R) {
  switch (R.value_or(arith::RoundingMode::to_nearest_even)) {
  case arith::RoundingMode::to_nearest_even:
    return Mode::Even;
  case arith::RoundingMode::downward:
    return Mode::Down;
  case arith::RoundingMode::upward:
    return Mode::Up;
  case arith::RoundingMode::toward_zero:
    return Mode::Zero;
  case arith::RoundingMode::to_nearest_away:
    return Mode::Away;
  }
  return Mode::Even;
}

static LogicalResult extend(Emission &E) {
  return E.give({convertFloat(E.M, E.In[0], E.from(), E.to(), Mode::Even)});
}

static LogicalResult truncate(Emission &E) {
  Mode How = modeOf(cast<arith::TruncFOp>(E.Op).getRoundingmode());
  if (How == Mode::Away && E.from().isF64() && E.to().isF32())
    return E.refuse("f64 is not rounded to f32 away from zero");
  return E.give({convertFloat(E.M, E.In[0], E.from(), E.to(), How)});
}

ArrayRef<NumberRow> conversionRows() {
  static constexpr NumberRow Rows[] = {
      row<arith::ConstantOp>(Way::AsIs, constant),
      row<arith::ExtSIOp>(Way::Signed, resize<true>),
      row<arith::ExtUIOp>(Way::Unsigned, resize<false>),
      row<arith::TruncIOp>(Way::Unsigned, resize<false>),
      row<arith::IndexCastOp>(Way::Signed, resize<true>),
      row<arith::IndexCastUIOp>(Way::Unsigned, resize<false>),
      row<arith::BitcastOp>(Way::AsIs, bitcast),
      row<arith::SIToFPOp>(Way::Signed, integerToFloat<true>),
      row<arith::UIToFPOp>(Way::Unsigned, integerToFloat<false>),
      row<arith::FPToSIOp>(Way::Floats, floatToInteger<LLVM::FPToSIOp>),
      row<arith::FPToUIOp>(Way::Floats, floatToInteger<LLVM::FPToUIOp>),
      row<nv_tileas::FloatToIntOp>(Way::Floats, saturate),
      row<arith::ExtFOp>(Way::AsIs, extend),
      row<arith::TruncFOp>(Way::AsIs, truncate),
  };
  return Rows;
}

} // namespace opennvvm::tile::numbers
