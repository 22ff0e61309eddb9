//===- Convert.h - Pieces of tiles as float or double -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_EVAL_NUMBERS_CONVERT_H
#define OPENNVVM_LIB_TILE_EVAL_NUMBERS_CONVERT_H

#include "Tile/Eval/Numbers/Formats.h"
#include <algorithm>
#include <cstring>

namespace opennvvm::tile {

/// Loops over formats that the processor does not have work on pieces of so
/// many elements, which are converted before and afterwards.
inline constexpr size_t PieceSize = 256;

inline float f16ToFloat(uint16_t Half) {
  uint32_t Bits = uint32_t(Half & 0x7fff) << 13;
  // Moves the exponent, also that of subnormals.
  float Moved = std::bit_cast<float>(Bits) * 0x1p112f;
  uint32_t Special = Bits | 0x7f800000;
  uint32_t Magnitude =
      (Half & 0x7c00) == 0x7c00 ? Special : std::bit_cast<uint32_t>(Moved);
  return std::bit_cast<float>(Magnitude | uint32_t(Half & 0x8000) << 16);
}

/// To the nearest; the rounding mode of the thread must be the usual one.
inline uint16_t floatToF16(float Value) {
  uint32_t Bits = std::bit_cast<uint32_t>(Value);
  uint32_t Sign = Bits >> 16 & 0x8000;
  Bits &= 0x7fffffff;
  // Below 2^-14, an addition moves the last bit to where it rounds.
  uint32_t Subnormal =
      std::bit_cast<uint32_t>(std::bit_cast<float>(Bits) + 0.5f) - 0x3f000000;
  uint32_t Normal = (Bits - 0x38000000 + 0xfff + (Bits >> 13 & 1)) >> 13;
  uint32_t Special = Bits > 0x7f800000 ? 0x7e00 : 0x7c00;
  uint32_t Code = Bits < 0x38800000   ? Subnormal
                  : Bits < 0x47800000 ? Normal
                                      : Special;
  return uint16_t(Sign | Code);
}

inline float bf16ToFloat(uint16_t Code) {
  return std::bit_cast<float>(uint32_t(Code) << 16);
}

inline uint16_t floatToBF16(float Value) {
  uint32_t Bits = std::bit_cast<uint32_t>(Value);
  uint32_t Rounded = (Bits + 0x7fff + (Bits >> 16 & 1)) >> 16;
  return uint16_t((Bits & 0x7fffffff) > 0x7f800000 ? Bits >> 16 | 0x40
                                                   : Rounded);
}

/// \p N elements of kind \p K, a float of 32 bits or fewer, as floats.
void toFloats(ElementKind K, float *To, const uint8_t *From, size_t N);
/// \p N elements of kind \p K, a float, as doubles.
void toDoubles(ElementKind K, double *To, const uint8_t *From, size_t N);
/// \p N doubles as elements of kind \p K, a float.
void fromDoubles(ElementKind K, uint8_t *To, const double *From, size_t N,
                 Rounding R);
/// \p N floats as f16 or bf16.
void fromFloats(ElementKind K, uint8_t *To, const float *From, size_t N,
                Rounding R);

/// One element as a number, for text and for what is not many.
double toDouble(ElementKind K, const uint8_t *From);
/// \p Value as an integer of \p Bits bits, 64 or fewer, towards zero; the
/// closest one if it does not fit, and zero for a NaN.
int64_t toWhole(double Value, unsigned Bits, bool IsSigned);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_EVAL_NUMBERS_CONVERT_H
