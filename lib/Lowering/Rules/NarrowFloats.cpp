//===- NarrowFloats.cpp - Constants in formats of at most eight bits ------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX has one instruction for two lanes, IR several for each. Only for constant
// operands is the result shorter: a constant.
//
//===----------------------------------------------------------------------===//

#include "../Engine.h"
#include "llvm/IR/IntrinsicsNVPTX.h"

using namespace llvm;

namespace opennvvm::lowering {

/// The source or destination format of the intrinsic. Four-bit lanes share a
/// byte.
static const fltSemantics &formatOf(const Match &M) {
  return APFloat::EnumToSemantics(APFloat::Semantics(M.row().Becomes.What));
}

/// The distance in bits from one lane of such a format to the next.
static unsigned stepOf(const fltSemantics &Format) {
  return APFloat::getSizeInBits(Format) == 4 ? 4 : 8;
}

//===----------------------------------------------------------------------===//
// To halves and bfloats
//===----------------------------------------------------------------------===//

/// One lane as a half, which can represent every value of these formats.
static Constant *unpackLane(Match &M, bool Relu, uint64_t Bits) {
  const fltSemantics &Format = formatOf(M);
  APFloat V(Format, APInt(APFloat::getSizeInBits(Format), Bits));
  bool Lost;
  V.convert(APFloat::IEEEhalf(), APFloat::rmNearestTiesToEven, &Lost);
  if (V.isNaN())
    V = APFloat(APFloat::IEEEhalf(), APInt(16, 0x7FFF));
  else if (Relu && V.isNegative())
    V = APFloat::getZero(APFloat::IEEEhalf());
  return ConstantFP::get(M.B.getContext(), V);
}

template <bool Relu> static Value *unpack(Match &M) {
  const fltSemantics &Format = formatOf(M);
  unsigned Width = APFloat::getSizeInBits(Format);
  uint64_t Word = M.constant(0), Mask = maskTrailingOnes<uint64_t>(Width);
  return ConstantVector::get(
      {unpackLane(M, Relu, Word & Mask),
       unpackLane(M, Relu, (Word >> stepOf(Format)) & Mask)});
}

/// 2 to the power of the byte minus the bias; all ones is a NaN.
static Value *unpackScales(Match &M) {
  auto Lane = [&](uint64_t Bits) {
    uint64_t Value = Bits == 0xFF ? 0x7FFF : Bits == 0 ? 0x0040 : Bits << 7;
    return ConstantFP::get(M.B.getContext(),
                           APFloat(APFloat::BFloat(), APInt(16, Value)));
  };
  uint64_t Word = M.constant(0);
  return ConstantVector::get({Lane(Word & 0xFF), Lane((Word >> 8) & 0xFF)});
}

//===----------------------------------------------------------------------===//
// From floats and halves
//===----------------------------------------------------------------------===//

/// Lane \p L of the result, counted from the lowest; null if it is not
/// constant. With two operands, the first is the upper lane.
static const ConstantFP *laneOf(const Match &M, unsigned L) {
  if (M.call().arg_size() == 2)
    return dyn_cast<ConstantFP>(M.arg(1 - L));
  auto *C = dyn_cast<Constant>(M.arg(0));
  return C ? dyn_cast_or_null<ConstantFP>(C->getAggregateElement(L)) : nullptr;
}

static bool areConstant(const Match &M) { return laneOf(M, 0) && laneOf(M, 1); }

/// Rounds to nearest; values that are too large become the largest number, and
/// so does a NaN if the format has none.
static uint64_t packLane(const fltSemantics &To, bool Relu, APFloat V) {
  APFloat Largest = APFloat::getLargest(To);
  uint64_t LargestBits = Largest.bitcastToAPInt().getZExtValue();
  if (V.isNaN())
    return APFloat::getSizeInBits(To) == 8 ? 0x7F : LargestBits;
  if (Relu && V.isNegative())
    return 0;
  bool Lost;
  Largest.convert(V.getSemantics(), APFloat::rmNearestTiesToEven, &Lost);
  if (abs(V).compare(Largest) == APFloat::cmpGreaterThan)
    V = APFloat::copySign(Largest, V);
  V.convert(To, APFloat::rmNearestTiesToEven, &Lost);
  return V.bitcastToAPInt().getZExtValue();
}

template <bool Relu> static Value *pack(Match &M) {
  const fltSemantics &To = formatOf(M);
  uint64_t Low = packLane(To, Relu, laneOf(M, 0)->getValueAPF()),
           High = packLane(To, Relu, laneOf(M, 1)->getValueAPF());
  return ConstantInt::get(M.type(), Low | High << stepOf(To));
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

#define LOWERING_NARROWFLOATS
#include "opennvvm/Catalog/Lowering.inc"

const Category &narrowFloatRules() { return Table; }

} // namespace opennvvm::lowering
