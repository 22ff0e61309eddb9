//===- ConversionLoops.cpp - From one kind of elements to another ---------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Numbers/Convert.h"
#include "Tile/Eval/Numbers/Loops.h"
#include <type_traits>

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Integers as 64 bits
//===----------------------------------------------------------------------===//

template <typename T>
static void readIntegers(int64_t *To, const uint8_t *From, size_t N) {
  const T *In = reinterpret_cast<const T *>(From);
  for (size_t I = 0; I < N; ++I)
    To[I] = int64_t(In[I]); // NOLINT(bugprone-signed-char-misuse): a number
}

/// \p N integers of kind \p K, extended by their sign or zeros.
static void toInt64(ElementKind K, bool IsSigned, int64_t *To,
                    const uint8_t *From, size_t N) {
  switch (K) {
  case ElementKind::I1:
    for (size_t I = 0; I < N; ++I)
      To[I] = IsSigned ? -int64_t(From[I] & 1) : From[I] & 1;
    return;
  case ElementKind::I4:
    for (size_t I = 0; I < N; ++I)
      To[I] = IsSigned ? int64_t(uint64_t(From[I]) << 60) >> 60 : From[I] & 15;
    return;
  case ElementKind::I8:
    return IsSigned ? readIntegers<int8_t>(To, From, N)
                    : readIntegers<uint8_t>(To, From, N);
  case ElementKind::I16:
    return IsSigned ? readIntegers<int16_t>(To, From, N)
                    : readIntegers<uint16_t>(To, From, N);
  case ElementKind::I32:
    return IsSigned ? readIntegers<int32_t>(To, From, N)
                    : readIntegers<uint32_t>(To, From, N);
  default:
    return readIntegers<int64_t>(To, From, N);
  }
}

template <typename T>
static void writeIntegers(uint8_t *To, const int64_t *From, size_t N,
                          int64_t Mask) {
  T *Out = reinterpret_cast<T *>(To);
  for (size_t I = 0; I < N; ++I)
    Out[I] = T(From[I] & Mask);
}

static void fromInt64(ElementKind K, uint8_t *To, const int64_t *From,
                      size_t N) {
  switch (infoOf(K).Bytes) {
  case 1:
    return writeIntegers<uint8_t>(To, From, N, (1 << infoOf(K).Bits) - 1);
  case 2:
    return writeIntegers<uint16_t>(To, From, N, -1);
  case 4:
    return writeIntegers<uint32_t>(To, From, N, -1);
  default:
    return writeIntegers<uint64_t>(To, From, N, -1);
  }
}

/// Calls \p Body on pieces: where they begin and how long they are.
template <typename Fn> static void inPieces(size_t Count, Fn Body) {
  for (size_t At = 0; At < Count; At += PieceSize)
    Body(At, std::min(PieceSize, Count - At));
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

static void convertIntegers(const LoopArguments &L, const LoopSetup &S) {
  int64_t Piece[PieceSize];
  inPieces(L.Count, [&](size_t At, size_t N) {
    toInt64(S.From, S.IsSigned, Piece, L.In[0] + At * infoOf(S.From).Bytes, N);
    fromInt64(S.To, L.Out + At * infoOf(S.To).Bytes, Piece, N);
  });
}

LoopFn integerConversion(ElementKind, ElementKind, bool) {
  return convertIntegers;
}

static void convertFloats(const LoopArguments &L, const LoopSetup &S) {
  double Piece[PieceSize];
  inPieces(L.Count, [&](size_t At, size_t N) {
    toDoubles(S.From, Piece, L.In[0] + At * infoOf(S.From).Bytes, N);
    fromDoubles(S.To, L.Out + At * infoOf(S.To).Bytes, Piece, N, S.Mode);
  });
}

/// What a float has exactly.
static void widenToFloats(const LoopArguments &L, const LoopSetup &S) {
  toFloats(S.From, reinterpret_cast<float *>(L.Out), L.In[0], L.Count);
}

static void narrowToHalves(const LoopArguments &L, const LoopSetup &S) {
  fromFloats(S.To, L.Out, reinterpret_cast<const float *>(L.In[0]), L.Count,
             S.Mode);
}

/// By way of f32, so that a NaN is what it is after two conversions.
static void halvesToHalves(const LoopArguments &L, const LoopSetup &S) {
  float Piece[PieceSize];
  inPieces(L.Count, [&](size_t At, size_t N) {
    toFloats(S.From, Piece, L.In[0] + At * sizeof(uint16_t), N);
    fromFloats(S.To, L.Out + At * sizeof(uint16_t), Piece, N, S.Mode);
  });
}

static bool isHalf(ElementKind K) {
  return K == ElementKind::F16 || K == ElementKind::BF16;
}

LoopFn floatConversion(ElementKind From, ElementKind To) {
  bool ToHalf = isHalf(To);
  if (To == ElementKind::F32 && From != ElementKind::F64)
    return widenToFloats;
  if (ToHalf && (From == ElementKind::F32 || From == ElementKind::TF32))
    return narrowToHalves;
  if (ToHalf && isHalf(From))
    return halvesToHalves;
  return convertFloats;
}

int64_t toWhole(double Value, unsigned Bits, bool IsSigned) {
  double Limit = std::ldexp(1.0, int(IsSigned ? Bits - 1 : Bits));
  if (Value != Value)
    return 0;
  if (Value >= Limit)
    return IsSigned
               ? int64_t((uint64_t(1) << (Bits - 1)) - 1)
               : int64_t(Bits == 64 ? ~uint64_t(0) : (uint64_t(1) << Bits) - 1);
  if (IsSigned)
    return Value <= -Limit ? int64_t(~uint64_t(0) << (Bits - 1))
                           : int64_t(Value);
  return Value <= 0 ? 0 : int64_t(uint64_t(Value));
}

static void floatsToIntegers(const LoopArguments &L, const LoopSetup &S) {
  double Piece[PieceSize];
  int64_t Whole[PieceSize];
  unsigned Bits = infoOf(S.To).Bits;
  inPieces(L.Count, [&](size_t At, size_t N) {
    toDoubles(S.From, Piece, L.In[0] + At * infoOf(S.From).Bytes, N);
    for (size_t I = 0; I < N; ++I)
      Whole[I] = toWhole(Piece[I], Bits, S.IsSigned);
    fromInt64(S.To, L.Out + At * infoOf(S.To).Bytes, Whole, N);
  });
}

/// A truth value: everything but zeros.
static void floatsToBits(const LoopArguments &L, const LoopSetup &S) {
  double Piece[PieceSize];
  inPieces(L.Count, [&](size_t At, size_t N) {
    toDoubles(S.From, Piece, L.In[0] + At * infoOf(S.From).Bytes, N);
    for (size_t I = 0; I < N; ++I)
      L.Out[At + I] = Piece[I] != 0;
  });
}

LoopFn floatToInteger(ElementKind, ElementKind To, bool) {
  return To == ElementKind::I1 ? floatsToBits : floatsToIntegers;
}

/// A double that rounds to narrower formats as \p Value does: bits that do not
/// fit are one bit, the last.
static double toOdd(int64_t Value, bool IsSigned) {
  bool IsNegative = IsSigned && Value < 0;
  uint64_t Magnitude = IsNegative ? -uint64_t(Value) : uint64_t(Value);
  if (Magnitude >> 53) {
    constexpr uint64_t Low = (1 << 11) - 1;
    Magnitude = (Magnitude & ~Low) | uint64_t((Magnitude & Low) != 0) << 11;
  }
  return IsNegative ? -double(Magnitude) : double(Magnitude);
}

static void integersToFloats(const LoopArguments &L, const LoopSetup &S) {
  // A bit is one, not minus one.
  bool IsSigned = S.IsSigned && S.From != ElementKind::I1;
  int64_t Whole[PieceSize];
  double Piece[PieceSize];
  inPieces(L.Count, [&](size_t At, size_t N) {
    toInt64(S.From, IsSigned, Whole, L.In[0] + At * infoOf(S.From).Bytes, N);
    for (size_t I = 0; I < N; ++I)
      Piece[I] = S.To != ElementKind::F64 ? toOdd(Whole[I], IsSigned)

                 : IsSigned ? double(Whole[I])
                            : double(uint64_t(Whole[I]));
    fromDoubles(S.To, L.Out + At * infoOf(S.To).Bytes, Piece, N,
                Rounding::Even);
  });
}

LoopFn integerToFloat(ElementKind, ElementKind, bool) {
  return integersToFloats;
}

} // namespace opennvvm::tile
