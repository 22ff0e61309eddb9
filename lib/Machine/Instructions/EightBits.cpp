//===- EightBits.cpp - ue8m0, ue5m3 and s2f6 ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA, "Alternate Floating-Point Data Formats", "Fixed-point Data format":
// formats of eight bits that no semantics of APFloat has.
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Exec.h"
#include "Machine/Instructions/FloatBits.h"
#include "Machine/Instructions/Narrow.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

//===----------------------------------------------------------------------===//
// ue8m0: an exponent alone
//===----------------------------------------------------------------------===//

/// The power of two below or, with .rp, above; 0xFF is NaN.
static bool toScale(Exec &X, const APFloat &F, const Mods &M, uint64_t &Code) {
  if (F.isNaN()) {
    Code = ScaleNaN;
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

bool convertScales(Exec &X, const Instruction &I) {
  uint64_t Result = 0;
  if (I.M.T[0] == Ty::UE8M0x2) {
    if (!hasNarrowSource(I))
      return X.fail("cvt between these types is not known");
    for (unsigned N = 0; N < 2; ++N) {
      uint64_t Code;
      if (!toScale(X, narrowSource(X, I, N), I.M, Code))
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

//===----------------------------------------------------------------------===//
// ue5m3: no sign, and no infinity
//===----------------------------------------------------------------------===//

static constexpr unsigned Fraction = 3;
static constexpr int LeastExponent = -14;
static constexpr uint64_t LargestCode = 0xFE, UnsignedNaN = 0xFF;

APFloat decodeUnsigned(uint64_t Code) {
  if (Code == UnsignedNaN)
    return APFloat::getNaN(APFloat::IEEEdouble());
  int Exponent = int(Code >> Fraction);
  uint64_t Count = Code & maskTrailingOnes<uint64_t>(Fraction);
  if (Exponent)
    Count |= 1 << Fraction;
  return scalbn(APFloat(double(Count)),
                std::max(Exponent, 1) - 1 + LeastExponent - int(Fraction),
                APFloat::rmNearestTiesToEven);
}

/// Numbers that are too large become NaN, or the largest one if they may not or
/// are rounded toward it.
static bool toUnsigned(Exec &X, APFloat F, const Mods &M, uint64_t &Code) {
  Code = M.SatFinite && !F.isNaN() ? LargestCode : UnsignedNaN;
  if (!F.isFinite() && (F.isNaN() || !F.isNegative()))
    return true;
  if (F.isNegative() && !F.isZero())
    return X.fail("a negative number has no ue5m3");
  if (F.isZero()) {
    Code = 0;
    return true;
  }
  bool Loses;
  F.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &Loses);
  int Exponent = std::max(ilogb(F), LeastExponent);
  // In units of the last place; neighbors have consecutive codes, and a normal
  // number's count has its hidden bit.
  F = scalbn(F, int(Fraction) - Exponent, APFloat::rmNearestTiesToEven);
  F.roundToIntegral(rounding(M.R));
  uint64_t Rounded = uint64_t(F.convertToDouble()) +
                     (uint64_t(Exponent - LeastExponent) << Fraction);
  if (Rounded <= LargestCode)
    Code = Rounded;
  else if (M.R == Round::RZ)
    Code = LargestCode;
  return true;
}

//===----------------------------------------------------------------------===//
// s2f6: units of 1/64 in two's complement
//===----------------------------------------------------------------------===//

static constexpr int FixedPoint = 6;

APFloat decodeFixed(uint64_t Code) {
  return scalbn(APFloat(double(int8_t(Code))), -FixedPoint,
                APFloat::rmNearestTiesToEven);
}

static uint64_t toFixed(const APFloat &F, const Mods &M) {
  if (F.isNaN())
    return 0x7F;
  if (M.Relu && F.isNegative())
    return 0;
  APSInt Result(8, /*isUnsigned=*/false);
  bool Exact;
  scalbn(F, FixedPoint, APFloat::rmTowardZero)
      .convertToInteger(Result, rounding(M.R), &Exact); // Clamps.
  return Result.getZExtValue();
}

bool encodeEightBits(Exec &X, const Instruction &I) {
  bool IsFixed = I.M.T[0] == Ty::S2F6x2;
  if (!hasNarrowSource(I) || (IsFixed && !I.M.SatFinite))
    return X.fail("cvt between these types is not known");
  uint64_t Result = 0;
  for (unsigned N = 0; N < 2; ++N) {
    uint64_t Code = 0;
    APFloat F = narrowSource(X, I, N);
    if (IsFixed)
      Code = toFixed(F, I.M);
    else if (!toUnsigned(X, F, I.M, Code))
      return false;
    Result |= Code << (8 * N);
  }
  X.set(I.Ops[0], Result);
  return true;
}

} // namespace opennvvm::ptxmachine
