//===- Conversions.cpp - From one element type to another -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Program/Decoder.h"
#include "Tile/Eval/Program/Frame.h"

using namespace llvm;
using namespace mlir;
using namespace mlir::cuda_tile;

namespace opennvvm::tile {

/// The result has the bytes of the operand.
static bool decodeSame(Decoder &, Operation *, Step &S) {
  return decodeSharing(S);
}

static LoopSetup setupOf(Value From, Value To) {
  LoopSetup Setup;
  Setup.From = shapeOf(From).Kind;
  Setup.To = shapeOf(To).Kind;
  return Setup;
}

template <typename OpT>
static bool decodeIntegers(Decoder &D, Operation *Op, Step &S) {
  auto Conversion = cast<OpT>(Op);
  LoopSetup Setup = setupOf(Conversion.getFrom(), Conversion.getTo());
  if constexpr (std::is_same_v<OpT, ExtIOp>)
    Setup.IsSigned = Conversion.getSignedness() == Signedness::Signed;
  return decodeElements(
      D, S, integerConversion(Setup.From, Setup.To, Setup.IsSigned), Setup);
}

static bool decodeFloats(Decoder &D, Operation *Op, Step &S) {
  auto Conversion = cast<FToFOp>(Op);
  LoopSetup Setup = setupOf(Conversion.getFrom(), Conversion.getTo());
  switch (Conversion.getRoundingMode()) {
  case cuda_tile::RoundingMode::Zero:
    Setup.Mode = Rounding::Zero;
    break;
  case cuda_tile::RoundingMode::NegativeInf:
    Setup.Mode = Rounding::Down;
    break;
  case cuda_tile::RoundingMode::PositiveInf:
    Setup.Mode = Rounding::Up;
    break;
  case cuda_tile::RoundingMode::NearestAway:
    Setup.Mode = Rounding::Away;
    break;
  default:
    break;
  }
  return decodeElements(D, S, floatConversion(Setup.From, Setup.To), Setup);
}

static bool decodeToInteger(Decoder &D, Operation *Op, Step &S) {
  auto Conversion = cast<FToIOp>(Op);
  LoopSetup Setup = setupOf(Conversion.getFrom(), Conversion.getTo());
  Setup.IsSigned = Conversion.getSignedness() == Signedness::Signed;
  return decodeElements(
      D, S, floatToInteger(Setup.From, Setup.To, Setup.IsSigned), Setup);
}

static bool decodeToFloat(Decoder &D, Operation *Op, Step &S) {
  auto Conversion = cast<IToFOp>(Op);
  LoopSetup Setup = setupOf(Conversion.getFrom(), Conversion.getTo());
  Setup.IsSigned = Conversion.getSignedness() == Signedness::Signed;
  return decodeElements(
      D, S, integerToFloat(Setup.From, Setup.To, Setup.IsSigned), Setup);
}

static constexpr DecodeRow Rows[] = {
    {"bitcast", decodeSame},          {"int_to_ptr", decodeSame},
    {"ptr_to_int", decodeSame},       {"ptr_to_ptr", decodeSame},
    {"exti", decodeIntegers<ExtIOp>}, {"trunci", decodeIntegers<TruncIOp>},
    {"ftof", decodeFloats},           {"ftoi", decodeToInteger},
    {"itof", decodeToFloat},
};

ArrayRef<DecodeRow> conversionRows() { return Rows; }

} // namespace opennvvm::tile
