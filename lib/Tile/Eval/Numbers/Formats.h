//===- Formats.h - Formats of floats, bit by bit ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_EVAL_NUMBERS_FORMATS_H
#define OPENNVVM_LIB_TILE_EVAL_NUMBERS_FORMATS_H

#include "Tile/Eval/Numbers/Elements.h"
#include <array>
#include <bit>
#include <cmath>
#include <limits>

namespace opennvvm::tile {

/// A format of floats of 32 bits or fewer, all of whose values a double has.
struct FloatFormat {
  uint8_t ExponentBits, MantissaBits;
  int16_t Bias;
  bool HasSign;
  uint32_t Infinity; ///< 0: there is none.
  uint32_t NaN;      ///< 0: there is none.
  uint32_t Largest;  ///< The largest finite number.
  bool Saturates;    ///< Whether conversions give no infinity.
};

inline constexpr FloatFormat FormatF16 = {5,      10,     15,     true,
                                          0x7c00, 0x7e00, 0x7bff, false};
inline constexpr FloatFormat FormatBF16 = {8,      7,      127,    true,
                                           0x7f80, 0x7fc0, 0x7f7f, false};
inline constexpr FloatFormat FormatF32 = {
    8, 23, 127, true, 0x7f800000, 0x7fc00000, 0x7f7fffff, false};
/// Of ten bits of mantissa; as bits of an f32.
inline constexpr FloatFormat FormatTF32 = {8,       10,      127,     true,
                                           0x3fc00, 0x3fe00, 0x3fbff, false};
inline constexpr FloatFormat FormatE4M3 = {4, 3, 7, true, 0, 0x7f, 0x7e, true};
inline constexpr FloatFormat FormatE5M2 = {5,    2,    15,   true,
                                           0x7c, 0x7f, 0x7b, true};
inline constexpr FloatFormat FormatE5M3 = {5, 3,    15,   false,
                                           0, 0xff, 0xfe, true};
inline constexpr FloatFormat FormatE2M1 = {2, 1, 1, true, 0, 0, 0x7, true};

/// Whether a number that lies between two is rounded to the larger one in
/// magnitude. \p Rest is what was cut off, \p Half its middle.
constexpr bool roundsUp(Rounding R, bool IsNegative, bool IsOdd, uint64_t Rest,
                        uint64_t Half) {
  switch (R) {
  case Rounding::Even:
    return Rest > Half || (Rest == Half && IsOdd);
  case Rounding::Away:
    return Rest >= Half;
  case Rounding::Down:
    return Rest && IsNegative;
  case Rounding::Up:
    return Rest && !IsNegative;
  case Rounding::Zero:
    return false;
  }
  return false;
}

/// What a number that is too large becomes.
constexpr uint32_t overflow(const FloatFormat &F, Rounding R, bool IsNegative,
                            bool IsInfinite) {
  bool StaysFinite = !IsInfinite && (R == Rounding::Zero ||
                                     (R == Rounding::Down && !IsNegative) ||
                                     (R == Rounding::Up && IsNegative));
  return F.Saturates || !F.Infinity || StaysFinite ? F.Largest : F.Infinity;
}

/// \p Value in the format \p F. Formats without a sign take the magnitude.
constexpr uint32_t narrow(const FloatFormat &F, double Value, Rounding R) {
  uint64_t Bits = std::bit_cast<uint64_t>(Value);
  bool IsNegative = F.HasSign && Bits >> 63;
  uint32_t Sign = IsNegative ? 1U << (F.ExponentBits + F.MantissaBits) : 0;
  Bits &= ~(uint64_t(1) << 63);
  constexpr uint64_t Infinity = uint64_t(0x7ff) << 52;
  if (Bits > Infinity)
    return F.NaN ? F.NaN : F.Largest;
  if (Bits == Infinity)
    return Sign | overflow(F, R, IsNegative, /*IsInfinite=*/true);
  if (!Bits)
    return Sign;
  // The value is Mantissa * 2^Exponent.
  int Exponent = int(Bits >> 52);
  uint64_t Mantissa = Bits & ((uint64_t(1) << 52) - 1);
  if (Exponent)
    Mantissa |= uint64_t(1) << 52;
  else
    Exponent = 1;
  Exponent -= 1075;
  // Of the last bit that is kept.
  int Leading = Exponent + 52, Least = 1 - F.Bias;
  int Top = Leading > Least ? Leading : Least;
  int Cut = Top - F.MantissaBits - Exponent;
  uint64_t Kept = 0, Rest = 1, Half = 2;
  if (Cut < 64) {
    Kept = Mantissa >> Cut;
    Rest = Mantissa & ((uint64_t(1) << Cut) - 1);
    Half = uint64_t(1) << (Cut - 1);
  }
  Kept += roundsUp(R, IsNegative, Kept & 1, Rest, Half);
  // Kept has the leading one, which counts as one in the exponent, so that a
  // carry gives the next exponent.
  uint64_t Code = (uint64_t(Top + F.Bias - 1) << F.MantissaBits) + Kept;
  if (Code > F.Largest)
    return Sign | overflow(F, R, IsNegative, /*IsInfinite=*/false);
  return Sign | uint32_t(Code);
}

/// The number with the bits \p Code in the format \p F.
constexpr double widen(const FloatFormat &F, uint32_t Code) {
  unsigned Width = F.ExponentBits + F.MantissaBits;
  bool IsNegative = F.HasSign && Code >> Width & 1;
  Code &= (uint32_t(1) << Width) - 1;
  double Sign = IsNegative ? -1.0 : 1.0;
  if (F.Infinity && Code == F.Infinity)
    return Sign * std::numeric_limits<double>::infinity();
  if (Code > F.Largest)
    return std::numeric_limits<double>::quiet_NaN();
  int Exponent = int(Code >> F.MantissaBits);
  uint64_t Mantissa = Code & ((uint32_t(1) << F.MantissaBits) - 1);
  if (Exponent)
    Mantissa |= uint64_t(1) << F.MantissaBits;
  else
    Exponent = 1;
  // 2^n as a normal double.
  int Power = Exponent - F.Bias - F.MantissaBits;
  return Sign * double(Mantissa) *
         std::bit_cast<double>(uint64_t(Power + 1023) << 52);
}

/// A power of two: an exponent and nothing else. The sign is lost.
constexpr uint8_t narrowE8M0(double Value, Rounding R) {
  uint64_t Bits = std::bit_cast<uint64_t>(Value) & ~(uint64_t(1) << 63);
  if (Bits > uint64_t(0x7ff) << 52)
    return 0xff;
  int Code = int(Bits >> 52) - 1023 + 127;
  uint64_t Rest = Bits & ((uint64_t(1) << 52) - 1);
  uint64_t Half = uint64_t(1) << 51;
  bool IsUp = R == Rounding::Up
                  ? Rest != 0
                  : R != Rounding::Zero && R != Rounding::Down && Rest >= Half;
  Code += IsUp;
  return uint8_t(Code < 0 ? 0 : Code > 0xfe ? 0xfe : Code);
}
constexpr double widenE8M0(uint8_t Code) {
  return Code == 0xff
             ? std::numeric_limits<double>::quiet_NaN()
             : std::bit_cast<double>(uint64_t(Code - 127 + 1023) << 52);
}

/// All values of a format of eight bits or fewer.
template <size_t Size>
constexpr std::array<float, Size> allValues(const FloatFormat &F) {
  std::array<float, Size> Table{};
  for (size_t I = 0; I < Size; ++I)
    Table[I] = float(widen(F, uint32_t(I)));
  return Table;
}

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_EVAL_NUMBERS_FORMATS_H
