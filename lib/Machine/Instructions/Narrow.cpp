//===- Narrow.cpp - Floats of at most eight bits --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

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

/// Source \p N of a conversion to two narrow floats: the first operand is in
/// the upper half, above the second.
static APFloat source(Exec &X, const Instruction &I, unsigned N) {
  Ty From = I.M.T[1];
  if (isPackedHalf(From))
    return toFloat(X.get64(I.Ops[1], 32) >> (16 * N) & 0xFFFF, elementOf(From));
  return toFloat(X.get64(I.Ops[N ? 1 : 2], 32), Ty::F32);
}

static bool isSource(const Instruction &I) {
  return isPackedHalf(I.M.T[1]) ? I.NumOps == 2
                                : I.M.T[1] == Ty::F32 && I.NumOps == 3;
}

/// Rounds to the nearest number of a format; larger values become its largest.
static uint64_t narrow(APFloat F, const Format &To, bool Relu) {
  bool Loses;
  if (F.isNaN() && To.HasNaN)
    return 0x7F;
  if (Relu && !F.isNaN() && F.isNegative())
    return 0;
  bool Negative = F.isNegative() && !F.isNaN();
  APFloat Largest = APFloat::getLargest(To.Semantics(), Negative),
          Limit = Largest;
  Limit.convert(F.getSemantics(), APFloat::rmNearestTiesToEven, &Loses);
  if (F.isNaN() || F.isInfinity() || (Negative ? F <= Limit : F >= Limit))
    F = Largest;
  else
    F.convert(To.Semantics(), APFloat::rmNearestTiesToEven, &Loses);
  return F.bitcastToAPInt().getZExtValue();
}

/// The code of ue8m0 for NaN, and what it has for 2^0.
static constexpr unsigned ScaleNaN = 0xFF, ScaleBias = 127;

/// The value of \p Bits times the power of two with the code \p Scale.
static uint64_t widen(uint64_t Bits, const Format &From, Ty To, const Mods &M,
                      unsigned Scale = ScaleBias) {
  bool Loses;
  unsigned Width = APFloat::getSizeInBits(From.Semantics());
  APFloat F(From.Semantics(),
            APInt(Width, Bits & maskTrailingOnes<uint64_t>(Width)));
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
// Scales: an exponent alone
//===----------------------------------------------------------------------===//

/// The power of two below or, with .rp, above; 0xFF is NaN.
static bool toScale(Exec &X, const APFloat &F, const Mods &M, uint64_t &Code) {
  if (F.isNaN()) {
    Code = 0xFF;
    return true;
  }
  if (F.isNegative() && !F.isZero())
    return X.fail("a negative number has no ue8m0");
  bool Loses;
  APFloat D = F;
  D.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &Loses);
  int Exponent = F.isZero() ? -127 : F.isInfinity() ? 128 : ilogb(D);
  bool Between = F.isFiniteNonZero() &&
                 D.compare(scalbn(APFloat(1.0), Exponent,
                                  APFloat::rmTowardZero)) != APFloat::cmpEqual;
  if (M.R == Round::RP && Between)
    ++Exponent;
  Exponent = std::max(Exponent, -127);
  Code = Exponent <= 127 ? uint64_t(Exponent + 127) : M.SatFinite ? 0xFE : 0xFF;
  return true;
}

static bool convertScales(Exec &X, const Instruction &I) {
  uint64_t Result = 0;
  if (I.M.T[0] == Ty::UE8M0x2) {
    if (!isSource(I))
      return X.fail("cvt between these types is not known");
    for (unsigned N = 0; N < 2; ++N) {
      uint64_t Code;
      if (!toScale(X, source(X, I, N), I.M, Code))
        return false;
      Result |= Code << (8 * N);
    }
    X.set(I.Ops[0], Result);
    return true;
  }
  if (I.M.T[0] != Ty::BF16x2)
    return X.fail("cvt between these types is not known");
  for (unsigned N = 0; N < 2; ++N) {
    uint64_t Code = X.get64(I.Ops[1], 16) >> (8 * N) & 0xFF;
    // 2^-127 is in the upper half of bf16's subnormal numbers.
    uint64_t Bits = Code == 0xFF ? canonicalNaN(Ty::BF16)
                    : Code       ? Code << 7
                                 : 0x40;
    Result |= Bits << (16 * N);
  }
  X.set(I.Ops[0], Result);
  return true;
}

bool convertNarrow(Exec &X, const Instruction &I) {
  for (const Format &F : FormatsOfFour)
    if (F.Type == I.M.T[0])
      return convertFour(X, I, F);
  if (I.M.T[0] == Ty::UE8M0x2 || I.M.T[1] == Ty::UE8M0x2)
    return convertScales(X, I);
  uint64_t Result = 0;
  if (const Format *From = formatOf(I.M.T[1])) {
    Ty To = elementOf(I.M.T[0]);
    if (!isPackedHalf(I.M.T[0]) || I.NumOps != (I.M.Scaled ? 3 : 2))
      return X.fail("cvt between these types is not known");
    uint64_t V = X.get64(I.Ops[1], 2 * From->Bits);
    uint64_t Scales = I.M.Scaled ? X.get64(I.Ops[2], 16) : 0x7F7F;
    for (unsigned N = 0; N < 2; ++N)
      Result |=
          widen(V >> (From->Bits * N), *From, To, I.M, Scales >> (8 * N) & 0xFF)
          << (16 * N);
    X.set(I.Ops[0], Result);
    return true;
  }
  const Format *To = formatOf(I.M.T[0]);
  if (!To || !isSource(I) || !I.M.SatFinite)
    return X.fail("cvt between these types is not known");
  for (unsigned N = 0; N < 2; ++N)
    Result |= narrow(source(X, I, N), *To, I.M.Relu) << (To->Bits * N);
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
