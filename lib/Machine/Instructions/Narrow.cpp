//===- Narrow.cpp - Floats of at most eight bits --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Instructions/Narrow.h"
#include "Machine/Engine/Exec.h"
#include "Machine/Instructions/FloatBits.h"
#include "Machine/Instructions/Handlers.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

namespace {
/// A format of which a register holds two values.
struct Format {
  Ty Type;
  const fltSemantics &(*Semantics)();
  unsigned Bits; ///< Of each value in the register.
  bool HasNaN;   ///< 0x7F; otherwise a NaN becomes the largest number.
};
} // namespace

/// Four values: only stochastic rounding makes them.
static constexpr Format FormatsOfFour[] = {
    {Ty::E4M3x4, APFloat::Float8E4M3FN, 8, true},
    {Ty::E5M2x4, APFloat::Float8E5M2, 8, true},
    {Ty::E2M3x4, APFloat::Float6E2M3FN, 8, false},
    {Ty::E3M2x4, APFloat::Float6E3M2FN, 8, false},
    {Ty::E2M1x4, APFloat::Float4E2M1FN, 4, false},
};

static constexpr Format Formats[] = {
    {Ty::E4M3x2, APFloat::Float8E4M3FN, 8, true},
    {Ty::E5M2x2, APFloat::Float8E5M2, 8, true},
    {Ty::E2M3x2, APFloat::Float6E2M3FN, 8, false},
    {Ty::E3M2x2, APFloat::Float6E3M2FN, 8, false},
    {Ty::E2M1x2, APFloat::Float4E2M1FN, 4, false},
};

static const Format *formatOf(Ty T) {
  for (const Format &F : Formats)
    if (F.Type == T)
      return &F;
  return nullptr;
}

APFloat narrowSource(Exec &X, const Instruction &I, unsigned N) {
  const Mods &M = I.M;
  Ty From = M.T[1];
  APFloat F =
      isPackedHalf(From)
          ? toFloat(X.get64(I.Ops[1], 32) >> (16 * N) & 0xFFFF, elementOf(From))
          : toFloat(X.get64(I.Ops[N ? 1 : 2], 32), Ty::F32);
  if (!M.Scaled && !M.ScaledOnce)
    return F;
  uint64_t Scales = X.get64(I.Ops[I.NumOps - 1], M.Scaled ? 16 : 8);
  uint64_t Scale = M.Scaled ? Scales >> (8 * N) & 0xFF : Scales;
  if (M.ScaledOnce && F.isDenormal())
    F = APFloat::getZero(F.getSemantics(), F.isNegative());
  if (Scale == ScaleNaN)
    return APFloat::getNaN(APFloat::IEEEdouble());
  // A double has all quotients.
  bool Loses;
  F.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &Loses);
  return scalbn(F, int(ScaleBias) - int(Scale), APFloat::rmNearestTiesToEven);
}

bool hasNarrowSource(const Instruction &I) {
  unsigned Sources = I.M.Scaled || I.M.ScaledOnce ? 1 : 0;
  return isPackedHalf(I.M.T[1])
             ? I.NumOps == 2 + Sources
             : I.M.T[1] == Ty::F32 && I.NumOps == 3 + Sources;
}

/// Rounds to a number of a format; larger values become its largest.
static uint64_t narrow(APFloat F, const Format &To, const Mods &M) {
  bool Loses;
  if (F.isNaN() && To.HasNaN)
    return 0x7F;
  if (M.Relu && !F.isNaN() && F.isNegative())
    return 0;
  bool Negative = F.isNegative() && !F.isNaN();
  APFloat Largest = APFloat::getLargest(To.Semantics(), Negative),
          Limit = Largest;
  Limit.convert(F.getSemantics(), APFloat::rmNearestTiesToEven, &Loses);
  if (F.isNaN() || F.isInfinity() || (Negative ? F <= Limit : F >= Limit))
    F = Largest;
  else
    F.convert(To.Semantics(), rounding(M.R), &Loses);
  if (M.PositiveZero && F.isZero())
    return 0;
  return F.bitcastToAPInt().getZExtValue();
}

uint64_t widenScaled(APFloat F, Ty To, const Mods &M, unsigned Scale) {
  bool Loses;
  if (Scale == ScaleNaN)
    return canonicalNaN(To);
  // A double has all products.
  F.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &Loses);
  F = scalbn(F, int(Scale) - int(ScaleBias), APFloat::rmNearestTiesToEven);
  F.convert(semantics(To), APFloat::rmNearestTiesToEven, &Loses);
  if (M.Relu && !F.isNaN() && F.isNegative())
    return 0;
  if (M.SatFinite && F.isInfinity())
    F = APFloat::getLargest(semantics(To), F.isNegative());
  return toBits(F, To);
}

//===----------------------------------------------------------------------===//
// Stochastic rounding
//===----------------------------------------------------------------------===//

uint64_t roundRandomly(const APFloat &F, const fltSemantics &To,
                       unsigned Random, unsigned Width, bool Finite) {
  if (F.isZero())
    return APFloat::getZero(To, F.isNegative()).bitcastToAPInt().getZExtValue();
  int Least = APFloat::semanticsMinExponent(To);
  unsigned Fraction = APFloat::semanticsPrecision(To) - 1;
  int Exponent = std::max(ilogb(F), Least);
  // In units of the last place, with Width bits after the point.
  APSInt Scaled(64, true);
  bool Exact;
  APFloat Magnitude = abs(F);
  scalbn(Magnitude, int(Width) + int(Fraction) - Exponent,
         APFloat::rmTowardZero)
      .convertToInteger(Scaled, APFloat::rmTowardZero, &Exact);
  uint64_t Count = (Scaled.getZExtValue() + Random) >> Width;
  // Neighbors have consecutive bits; a normal number's count has its hidden
  // bit.
  uint64_t Bits = Count + (uint64_t(Exponent - Least) << Fraction);
  uint64_t Largest =
      APFloat::getLargest(To, false).bitcastToAPInt().getZExtValue();
  Bits = std::min(Bits, Finite ? Largest : Largest + 1);
  return Bits | uint64_t(F.isNegative()) << (APFloat::getSizeInBits(To) - 1);
}

/// One value of four: the largest number is never exceeded.
static uint64_t narrowRandomly(const APFloat &F, const Format &To,
                               unsigned Random, bool Relu) {
  if (F.isNaN() && To.HasNaN)
    return 0x7F;
  if (Relu && !F.isNaN() && F.isNegative())
    return 0;
  if (!F.isFinite())
    return APFloat::getLargest(To.Semantics(), F.isNegative() && !F.isNaN())
        .bitcastToAPInt()
        .getZExtValue();
  bool Loses;
  APFloat Largest = APFloat::getLargest(To.Semantics(), F.isNegative());
  uint64_t Top = Largest.bitcastToAPInt().getZExtValue();
  Largest.convert(F.getSemantics(), APFloat::rmNearestTiesToEven, &Loses);
  if (F.isNegative() ? F <= Largest : F >= Largest)
    return Top;
  return roundRandomly(F, To.Semantics(), Random, 16, true);
}

/// The first source is in the highest bits. The ISA shows in a figure which of
/// the random bits each value uses: here, the first and the third use the upper
/// half, as the machine instructions for two values do.
static bool convertFour(Exec &X, const Instruction &I, const Format &To) {
  ArrayRef<Operand> Sources = X.elements(I.Ops[1]);
  if (I.M.T[1] != Ty::F32 || I.M.R != Round::RS || !I.M.SatFinite ||
      I.NumOps != 3 || Sources.size() != 4)
    return X.fail("cvt between these types is not known");
  uint64_t Random = X.get64(I.Ops[2], 32), Result = 0;
  for (unsigned N = 0; N < 4; ++N)
    Result |= narrowRandomly(toFloat(X.get64(Sources[N], 32), Ty::F32), To,
                             unsigned(N % 2 ? Random & 0xFFFF : Random >> 16),
                             I.M.Relu)
              << (To.Bits * (3 - N));
  X.set(I.Ops[0], Result);
  return true;
}

//===----------------------------------------------------------------------===//
// Two values
//===----------------------------------------------------------------------===//

namespace {
/// How the codes of two numbers in one register become floats.
struct Decoder {
  Ty Type;
  unsigned Bits; ///< Of each code.
  APFloat (*Decode)(uint64_t Code);
};
} // namespace

template <const fltSemantics &(*Semantics)()>
static APFloat decodeFloat(uint64_t Code) {
  unsigned Width = APFloat::getSizeInBits(Semantics());
  return APFloat(Semantics(),
                 APInt(Width, Code & maskTrailingOnes<uint64_t>(Width)));
}

static constexpr Decoder Decoders[] = {
    {Ty::E4M3x2, 8, decodeFloat<APFloat::Float8E4M3FN>},
    {Ty::E5M2x2, 8, decodeFloat<APFloat::Float8E5M2>},
    {Ty::E2M3x2, 8, decodeFloat<APFloat::Float6E2M3FN>},
    {Ty::E3M2x2, 8, decodeFloat<APFloat::Float6E3M2FN>},
    {Ty::E2M1x2, 4, decodeFloat<APFloat::Float4E2M1FN>},
    {Ty::UE5M3x2, 8, decodeUnsigned},
    {Ty::S2F6x2, 8, decodeFixed},
};

static bool widenBoth(Exec &X, const Instruction &I, const Decoder &From) {
  Ty To = elementOf(I.M.T[0]);
  if (!isPackedHalf(I.M.T[0]) || I.NumOps != (I.M.Scaled ? 3 : 2))
    return X.fail("cvt between these types is not known");
  uint64_t V = X.get64(I.Ops[1], 2 * From.Bits), Result = 0;
  uint64_t Scales = I.M.Scaled ? X.get64(I.Ops[2], 16) : 0x7F7F;
  auto Mask = maskTrailingOnes<uint64_t>(From.Bits);
  for (unsigned N = 0; N < 2; ++N)
    Result |= widenScaled(From.Decode(V >> (From.Bits * N) & Mask), To, I.M,
                          Scales >> (8 * N) & 0xFF)
              << (16 * N);
  X.set(I.Ops[0], Result);
  return true;
}

bool convertNarrow(Exec &X, const Instruction &I) {
  Ty To = I.M.T[0], From = I.M.T[1];
  for (const Format &F : FormatsOfFour)
    if (F.Type == To)
      return convertFour(X, I, F);
  if (To == Ty::UE8M0x2 || From == Ty::UE8M0x2)
    return convertScales(X, I);
  for (const Decoder &D : Decoders)
    if (D.Type == From)
      return widenBoth(X, I, D);
  if (To == Ty::UE5M3x2 || To == Ty::S2F6x2)
    return encodeEightBits(X, I);
  const Format *F = formatOf(To);
  if (!F || !hasNarrowSource(I) || !I.M.SatFinite)
    return X.fail("cvt between these types is not known");
  uint64_t Result = 0;
  for (unsigned N = 0; N < 2; ++N)
    Result |= narrow(narrowSource(X, I, N), *F, I.M) << (F->Bits * N);
  X.set(I.Ops[0], Result);
  return true;
}

//===----------------------------------------------------------------------===//
// cvt.pack
//===----------------------------------------------------------------------===//

/// Two clamped integers, the first in the upper half; the low bits of the third
/// operand, if there is one, come above them.
bool runConvertPack(Exec &X, const Instruction &I) {
  Ty To = I.M.T[0], From = I.M.T[1];
  if (From != Ty::S32 || bitsOf(To) > 16 || isFloat(To))
    return X.fail("cvt.pack between these types is not known");
  unsigned Bits = bitsOf(To);
  int64_t Low = isSigned(To) ? -(1ll << (Bits - 1)) : 0,
          High = (1ll << (isSigned(To) ? Bits - 1 : Bits)) - 1;
  auto Clamped = [&](const Operand &O) {
    int64_t V = std::clamp(X.getSigned(O, 32), Low, High);
    return uint64_t(V) & maskTrailingOnes<uint64_t>(Bits);
  };
  uint64_t Result = Clamped(I.Ops[1]) << Bits | Clamped(I.Ops[2]);
  if (I.NumOps == 4)
    Result |= X.get64(I.Ops[3], 32) << (2 * Bits);
  X.set(I.Ops[0], uint32_t(Result));
  return true;
}

} // namespace opennvvm::ptxmachine
