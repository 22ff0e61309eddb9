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

namespace {
/// The source or destination format of an intrinsic. Four-bit lanes share a
/// byte.
struct NarrowFormat {
  Intrinsic::ID ID;
  const fltSemantics &(*Format)();
  bool Relu;
};
} // namespace

#define BOTH(PREFIX, SUFFIX, FORMAT)                                           \
  {Intrinsic::nvvm_##PREFIX##_rn##SUFFIX, APFloat::FORMAT, false}, {           \
    Intrinsic::nvvm_##PREFIX##_rn_relu##SUFFIX, APFloat::FORMAT, true          \
  }

static constexpr NarrowFormat Formats[] = {
    BOTH(e4m3x2_to_f16x2, , Float8E4M3FN),
    BOTH(e5m2x2_to_f16x2, , Float8E5M2),
    BOTH(e2m3x2_to_f16x2, , Float6E2M3FN),
    BOTH(e3m2x2_to_f16x2, , Float6E3M2FN),
    BOTH(e2m1x2_to_f16x2, , Float4E2M1FN),
    BOTH(f16x2_to_e4m3x2, , Float8E4M3FN),
    BOTH(f16x2_to_e5m2x2, , Float8E5M2),
    BOTH(ff_to_e4m3x2, , Float8E4M3FN),
    BOTH(ff_to_e5m2x2, , Float8E5M2),
    BOTH(ff_to_e2m3x2, _satfinite, Float6E2M3FN),
    BOTH(ff_to_e3m2x2, _satfinite, Float6E3M2FN),
    BOTH(ff_to_e2m1x2, _satfinite, Float4E2M1FN),
};
#undef BOTH

static const NarrowFormat &formatOf(const Match &M) {
  for (const NarrowFormat &F : Formats)
    if (F.ID == M.row().ID)
      return F;
  llvm_unreachable("a row without a format");
}

/// The distance in bits from one lane of such a format to the next.
static unsigned stepOf(const NarrowFormat &F) {
  return APFloat::getSizeInBits(F.Format()) == 4 ? 4 : 8;
}

//===----------------------------------------------------------------------===//
// To halves and bfloats
//===----------------------------------------------------------------------===//

/// One lane as a half, which can represent every value of these formats.
static Constant *unpackLane(Match &M, const NarrowFormat &F, uint64_t Bits) {
  APFloat V(F.Format(), APInt(APFloat::getSizeInBits(F.Format()), Bits));
  bool Lost;
  V.convert(APFloat::IEEEhalf(), APFloat::rmNearestTiesToEven, &Lost);
  if (V.isNaN())
    V = APFloat(APFloat::IEEEhalf(), APInt(16, 0x7FFF));
  else if (F.Relu && V.isNegative())
    V = APFloat::getZero(APFloat::IEEEhalf());
  return ConstantFP::get(M.B.getContext(), V);
}

static Value *unpack(Match &M) {
  const NarrowFormat &F = formatOf(M);
  unsigned Width = APFloat::getSizeInBits(F.Format());
  uint64_t Word = M.constant(0), Mask = maskTrailingOnes<uint64_t>(Width);
  return ConstantVector::get({unpackLane(M, F, Word & Mask),
                              unpackLane(M, F, (Word >> stepOf(F)) & Mask)});
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
static uint64_t packLane(const NarrowFormat &F, APFloat V) {
  const fltSemantics &To = F.Format();
  APFloat Largest = APFloat::getLargest(To);
  uint64_t LargestBits = Largest.bitcastToAPInt().getZExtValue();
  if (V.isNaN())
    return APFloat::getSizeInBits(To) == 8 ? 0x7F : LargestBits;
  if (F.Relu && V.isNegative())
    return 0;
  bool Lost;
  Largest.convert(V.getSemantics(), APFloat::rmNearestTiesToEven, &Lost);
  if (abs(V).compare(Largest) == APFloat::cmpGreaterThan)
    V = APFloat::copySign(Largest, V);
  V.convert(To, APFloat::rmNearestTiesToEven, &Lost);
  return V.bitcastToAPInt().getZExtValue();
}

static Value *pack(Match &M) {
  const NarrowFormat &F = formatOf(M);
  uint64_t Low = packLane(F, laneOf(M, 0)->getValueAPF()),
           High = packLane(F, laneOf(M, 1)->getValueAPF());
  return ConstantInt::get(M.type(), Low | High << stepOf(F));
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

static constexpr Guard Known = {.Constants = 1};
static constexpr Guard AllKnown = {.Holds = areConstant};

#define BOTH(PREFIX, SUFFIX, GUARD, BUILD)                                     \
  {Intrinsic::nvvm_##PREFIX##_rn##SUFFIX, "constant-narrow-pair", GUARD,       \
   custom(BUILD)},                                                             \
  {                                                                            \
    Intrinsic::nvvm_##PREFIX##_rn_relu##SUFFIX, "constant-narrow-pair", GUARD, \
        custom(BUILD)                                                          \
  }

static constexpr Row Rows[] = {
    BOTH(e4m3x2_to_f16x2, , Known, unpack),
    BOTH(e5m2x2_to_f16x2, , Known, unpack),
    BOTH(e2m3x2_to_f16x2, , Known, unpack),
    BOTH(e3m2x2_to_f16x2, , Known, unpack),
    BOTH(e2m1x2_to_f16x2, , Known, unpack),
    BOTH(f16x2_to_e4m3x2, , AllKnown, pack),
    BOTH(f16x2_to_e5m2x2, , AllKnown, pack),
    BOTH(ff_to_e4m3x2, , AllKnown, pack),
    BOTH(ff_to_e5m2x2, , AllKnown, pack),
    BOTH(ff_to_e2m3x2, _satfinite, AllKnown, pack),
    BOTH(ff_to_e3m2x2, _satfinite, AllKnown, pack),
    BOTH(ff_to_e2m1x2, _satfinite, AllKnown, pack),
    {Intrinsic::nvvm_ue8m0x2_to_bf16x2, "constant-narrow-pair", Known,
     custom(unpackScales)},
};
#undef BOTH

const Category &narrowFloatRules() {
  static constexpr Category All = {"conversions", Rows};
  return All;
}

} // namespace opennvvm::lowering
