//===- Elements.cpp - The numbers that matrices consist of ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Instructions/Tensor/Elements.h"
#include "Machine/Engine/Exec.h"
#include <array>
#include <cmath>
#include <limits>

using namespace llvm;

namespace opennvvm::ptxmachine {

namespace {
/// What the largest exponent means.
enum class Top : uint8_t {
  Special, ///< Infinities and NaNs, as in IEEE 754.
  OneNaN,  ///< Numbers, except that all ones are a NaN.
  NumbersOnly
};
/// A floating-point format, from its highest bit: sign, exponent, fraction.
struct Format {
  bool HasSign;
  unsigned Exponent, Fraction;
  int Bias;
  Top Largest;
};
} // namespace

static constexpr Format Half = {true, 5, 10, 15, Top::Special},
                        OfE4M3 = {true, 4, 3, 7, Top::OneNaN},
                        OfE5M2 = {true, 5, 2, 15, Top::Special},
                        OfE2M3 = {true, 2, 3, 1, Top::NumbersOnly},
                        OfE3M2 = {true, 3, 2, 3, Top::NumbersOnly},
                        OfE2M1 = {true, 2, 1, 1, Top::NumbersOnly},
                        OfUE4M3 = {false, 4, 3, 7, Top::OneNaN};

/// 2 to the power of \p N.
static constexpr double powerOfTwo(int N) {
  double Result = 1;
  for (int I = 0; I < (N < 0 ? -N : N); ++I)
    Result *= N < 0 ? 0.5 : 2.0;
  return Result;
}

/// The number with \p Bits in \p F.
static constexpr double decode(const Format &F, unsigned Bits) {
  unsigned Fraction = Bits & ((1u << F.Fraction) - 1),
           Highest = (1u << F.Exponent) - 1,
           Exponent = Bits >> F.Fraction & Highest;
  bool Negative = F.HasSign && (Bits >> (F.Exponent + F.Fraction) & 1);
  double Magnitude = 0;
  if (F.Largest == Top::Special && Exponent == Highest)
    Magnitude = Fraction ? std::numeric_limits<double>::quiet_NaN()
                         : std::numeric_limits<double>::infinity();
  else if (F.Largest == Top::OneNaN && Exponent == Highest &&
           Fraction == (1u << F.Fraction) - 1)
    Magnitude = std::numeric_limits<double>::quiet_NaN();
  else
    Magnitude =
        (Exponent ? Fraction + (1u << F.Fraction) : Fraction) *
        powerOfTwo(int(Exponent ? Exponent : 1) - F.Bias - int(F.Fraction));
  return Negative ? -Magnitude : Magnitude;
}

using Table = std::array<double, 256>;

static constexpr Table tableOf(const Format &F) {
  unsigned Width = F.HasSign + F.Exponent + F.Fraction;
  Table T{};
  for (unsigned I = 0; I < T.size(); ++I)
    T[I] = decode(F, I & ((1u << Width) - 1));
  return T;
}

static constexpr Table TableOfE4M3 = tableOf(OfE4M3),
                       TableOfE5M2 = tableOf(OfE5M2),
                       TableOfE2M3 = tableOf(OfE2M3),
                       TableOfE3M2 = tableOf(OfE3M2),
                       TableOfE2M1 = tableOf(OfE2M1),
                       TableOfUE4M3 = tableOf(OfUE4M3);

static double doubleOf(uint64_t Bits) { return asDouble(Bits); }

/// The common exponents are copied; the others are decoded.
static double halfValue(unsigned Bits) {
  unsigned Exponent = Bits >> 10 & 31;
  if (Exponent == 0 || Exponent == 31)
    return decode(Half, Bits);
  return doubleOf(uint64_t(Bits >> 15 & 1) << 63 |
                  uint64_t(Exponent - 15 + 1023) << 52 |
                  uint64_t(Bits & 1023) << 42);
}

unsigned elementBits(Ty T) {
  switch (T) {
  case Ty::B1:
    return 1;
  case Ty::U4:
  case Ty::S4:
  case Ty::E2M1:
    return 4;
  case Ty::E2M3:
  case Ty::E3M2:
    return 6;
  case Ty::E4M3:
  case Ty::E5M2:
  case Ty::UE8M0:
  case Ty::UE4M3:
    return 8;
  default:
    return bitsOf(T);
  }
}

bool isIntegerElement(Ty T) {
  return T == Ty::B1 || T == Ty::U4 || T == Ty::S4 || T == Ty::U8 ||
         T == Ty::S8 || T == Ty::S1Z4M11 || T == Ty::U32 || T == Ty::S32;
}

double elementValue(Ty T, uint64_t Bits) {
  switch (T) {
  case Ty::B1:
    return double(Bits & 1);
  case Ty::U4:
    return double(Bits & 15);
  case Ty::S4:
    return double(SignExtend64<4>(Bits));
  case Ty::U8:
    return double(Bits & 0xFF);
  case Ty::S8:
    return double(SignExtend64<8>(Bits));
  case Ty::S1Z4M11:
    return (Bits & 0x8000 ? -1.0 : 1.0) * double(Bits & 0x7FF);
  case Ty::U32:
    return double(uint32_t(Bits));
  case Ty::S32:
    return double(SignExtend64<32>(Bits));
  case Ty::F16:
    return halfValue(unsigned(Bits & 0xFFFF));
  case Ty::BF16:
    return asFloat(uint32_t(Bits << 16));
  case Ty::TF32:
    return asFloat(uint32_t(Bits & ~uint64_t(0x1FFF)));
  case Ty::E4M3:
    return TableOfE4M3[Bits & 0xFF];
  case Ty::E5M2:
    return TableOfE5M2[Bits & 0xFF];
  case Ty::E2M3:
    return TableOfE2M3[Bits & 0xFF];
  case Ty::E3M2:
    return TableOfE3M2[Bits & 0xFF];
  case Ty::E2M1:
    return TableOfE2M1[Bits & 0xFF];
  case Ty::UE4M3:
    return TableOfUE4M3[Bits & 0xFF];
  case Ty::UE8M0:
    return (Bits & 0xFF) == 0xFF ? std::numeric_limits<double>::quiet_NaN()
                                 : doubleOf(((Bits & 0xFF) - 127 + 1023) << 52);
  case Ty::F64:
    return doubleOf(Bits);
  default:
    return asFloat(uint32_t(Bits));
  }
}

double addToOdd(double A, double B) {
  // The error of the rounded sum is exact (Knuth's TwoSum).
  double Sum = A + B, Part = Sum - A, Rest = (A - (Sum - Part)) + (B - Part);
  uint64_t Bits = bitsOfDouble(Sum);
  if (!std::isfinite(Sum) || Rest == 0 || (Bits & 1))
    return Sum;
  // Rest is not zero, so the sum is none either.
  return doubleOf((Rest > 0) == (Sum > 0) ? Bits + 1 : Bits - 1);
}

static uint64_t roundToHalf(double V) {
  uint64_t Bits = bitsOfDouble(V), Sign = Bits >> 63 << 15;
  double Magnitude = std::fabs(V);
  if (Magnitude >= 65520) // Halfway between the largest number and 2^16.
    return Sign | 0x7C00;
  if (Magnitude < 0x1p-14)
    return Sign | uint64_t(std::nearbyint(Magnitude * 0x1p24));
  uint64_t Own = bitsOfDouble(Magnitude) - (uint64_t(1023 - 15) << 52),
           Half = (uint64_t(1) << 41) - 1 + (Own >> 42 & 1);
  return Sign | (Own + Half) >> 42;
}

static uint64_t roundToBFloat(double V) {
  uint64_t Bits = bitsOfDouble(V), Sign = Bits >> 63 << 15;
  double Magnitude = std::fabs(V);
  if (Magnitude >= 0x1.FFp127)
    return Sign | 0x7F80;
  if (Magnitude < 0x1p-126)
    return Sign | uint64_t(std::nearbyint(Magnitude * 0x1p133));
  uint64_t Own = bitsOfDouble(Magnitude) - (uint64_t(1023 - 127) << 52),
           Half = (uint64_t(1) << 44) - 1 + (Own >> 45 & 1);
  return Sign | (Own + Half) >> 45;
}

uint64_t roundToElement(Ty T, double V) {
  bool IsNaN = std::isnan(V);
  switch (T) {
  case Ty::F16:
    return IsNaN ? 0x7FFF : roundToHalf(V);
  case Ty::BF16:
    return IsNaN ? 0x7FFF : roundToBFloat(V);
  case Ty::F64:
    return IsNaN ? 0x7FF8000000000000 : bitsOfDouble(V);
  default:
    return IsNaN ? 0x7FFFFFFF : bitsOfFloat(float(V));
  }
}

} // namespace opennvvm::ptxmachine
