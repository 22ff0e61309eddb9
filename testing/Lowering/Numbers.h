//===- Numbers.h - Operations as defined by the PTX ISA ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implemented on bits with LLVM's software floating point; shares nothing with
// the PTX interpreter or with the code under test.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TESTING_LOWERING_EXEC_NUMBERS_H
#define OPENNVVM_TESTING_LOWERING_EXEC_NUMBERS_H

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APSInt.h"

namespace opennvvm::exec {

using llvm::APFloat;
using llvm::APInt;
using Mode = APFloat::roundingMode;

inline constexpr Mode RN = APFloat::rmNearestTiesToEven,
                      RZ = APFloat::rmTowardZero,
                      RM = APFloat::rmTowardNegative,
                      RP = APFloat::rmTowardPositive;

/// A format, and whether .ftz is present.
struct Kind {
  const llvm::fltSemantics *Format;
  bool Flush = false;
  bool Saturate = false;
};

inline APFloat read(Kind K, uint64_t Bits) {
  unsigned Width = APFloat::getSizeInBits(*K.Format);
  APFloat V(*K.Format, APInt(64, Bits).trunc(Width));
  if (K.Flush && V.isDenormal())
    V = APFloat::getZero(*K.Format, V.isNegative());
  return V;
}

inline uint64_t bits(const APFloat &V) {
  return V.bitcastToAPInt().getZExtValue();
}

inline uint64_t write(Kind K, APFloat V) {
  if (K.Saturate) {
    APFloat One = APFloat::getOne(*K.Format);
    if (V.isNaN() || V.isNegative())
      V = APFloat::getZero(*K.Format);
    else if (V.compare(One) == APFloat::cmpGreaterThan)
      V = One;
  }
  if (K.Flush && V.isDenormal())
    V = APFloat::getZero(*K.Format, V.isNegative());
  return bits(V);
}

/// cvt between formats.
inline APFloat convert(APFloat V, const llvm::fltSemantics &To, Mode M) {
  bool Lost;
  V.convert(To, M, &Lost);
  return V;
}

/// cvt to an integer: a value out of range becomes the nearest limit. NaN is 0;
/// for f64 or 64-bit results it is the number with only its highest bit set.
inline uint64_t toInteger(APFloat V, unsigned Bits, bool Signed, Mode M,
                          bool IsDouble) {
  if (V.isNaN())
    return IsDouble || Bits == 64 ? uint64_t(1) << (Bits - 1) : 0;
  llvm::APSInt Result(Bits, !Signed);
  bool Exact;
  V.convertToInteger(Result, M, &Exact);
  return Result.getZExtValue();
}

inline uint64_t fromInteger(const llvm::fltSemantics &To, uint64_t V,
                            unsigned Bits, bool Signed, Mode M) {
  APFloat Result(To);
  Result.convertFromAPInt(APInt(64, V).trunc(Bits), Signed, M);
  return bits(Result);
}

/// max and min: a number wins over a NaN unless .NaN is present; +0 is greater
/// than -0.
inline uint64_t minMax(Kind K, bool Max, bool NaN, uint64_t A, uint64_t B) {
  APFloat X = read(K, A), Y = read(K, B);
  if (X.isNaN() || Y.isNaN()) {
    if (NaN || (X.isNaN() && Y.isNaN()))
      return bits(APFloat::getQNaN(*K.Format));
    return write(K, X.isNaN() ? Y : X);
  }
  bool Less = X.compare(Y) == APFloat::cmpLessThan ||
              (X.isZero() && Y.isZero() && X.isNegative() && !Y.isNegative());
  return write(K, Less == Max ? Y : X);
}

/// The correctly rounded root: the numbers on both sides of it are searched by
/// their squares.
inline APFloat squareRoot(const APFloat &X, Mode M = RN) {
  if (X.isNaN() || X.isZero() || (X.isInfinity() && !X.isNegative()))
    return X;
  if (X.isNegative())
    return APFloat::getQNaN(X.getSemantics());
  // With twice the precision and range, so that squares are exact.
  const llvm::fltSemantics &Wide = APFloat::IEEEquad();
  APFloat Target = convert(X, Wide, RN);
  Kind K{&X.getSemantics()};
  auto Square = [&](APFloat Y) {
    Y.multiply(Y, RN);
    return Y.compare(Target);
  };
  auto Number = [&](uint64_t Bits) { return convert(read(K, Bits), Wide, RN); };
  uint64_t L = bits(APFloat::getZero(X.getSemantics())),
           H = bits(APFloat::getLargest(X.getSemantics()));
  // Numbers of the same sign are ordered like their bits.
  while (L < H) {
    uint64_t Middle = L + (H - L + 1) / 2;
    if (Square(Number(Middle)) == APFloat::cmpGreaterThan)
      H = Middle - 1;
    else
      L = Middle;
  }
  bool Up = false;
  if (M == RP) {
    Up = Square(Number(L)) == APFloat::cmpLessThan;
  } else if (M == RN) {
    APFloat Middle = Number(L);
    Middle.add(Number(L + 1), RN);
    Middle.multiply(convert(APFloat(0.5), Wide, RN), RN);
    Up = Square(Middle) == APFloat::cmpLessThan;
  }
  return read(K, L + Up);
}

/// The same for each of two lanes.
template <typename Fn> uint64_t eachHalf(Fn F, uint64_t A, uint64_t B) {
  return (F(A & 0xFFFF, B & 0xFFFF) & 0xFFFF) |
         F((A >> 16) & 0xFFFF, (B >> 16) & 0xFFFF) << 16;
}

} // namespace opennvvm::exec

#endif // OPENNVVM_TESTING_LOWERING_EXEC_NUMBERS_H
