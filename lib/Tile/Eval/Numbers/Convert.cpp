//===- Convert.cpp - Pieces of tiles as float or double -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Numbers/Convert.h"

namespace opennvvm::tile {

namespace {
constexpr std::array<float, 256> E4M3Values = allValues<256>(FormatE4M3);
constexpr std::array<float, 256> E5M2Values = allValues<256>(FormatE5M2);
constexpr std::array<float, 256> E5M3Values = allValues<256>(FormatE5M3);
constexpr std::array<float, 16> E2M1Values = allValues<16>(FormatE2M1);
} // namespace

//===----------------------------------------------------------------------===//
// To wider formats, which is exact
//===----------------------------------------------------------------------===//

template <typename Bits, typename To, float (*Convert)(Bits)>
static void widenHalves(To *Out, const uint8_t *From, size_t N) {
  const Bits *In = reinterpret_cast<const Bits *>(From);
  for (size_t I = 0; I < N; ++I)
    Out[I] = To(Convert(In[I]));
}

template <typename To, size_t Size>
static void widenBytes(To *Out, const uint8_t *From, size_t N,
                       const std::array<float, Size> &Values) {
  for (size_t I = 0; I < N; ++I)
    Out[I] = To(Values[From[I] & (Size - 1)]);
}

template <typename To>
static void widenSmall(ElementKind K, To *Out, const uint8_t *From, size_t N) {
  switch (K) {
  case ElementKind::F16:
    return widenHalves<uint16_t, To, f16ToFloat>(Out, From, N);
  case ElementKind::BF16:
    return widenHalves<uint16_t, To, bf16ToFloat>(Out, From, N);
  case ElementKind::E4M3:
    return widenBytes(Out, From, N, E4M3Values);
  case ElementKind::E5M2:
    return widenBytes(Out, From, N, E5M2Values);
  case ElementKind::E5M3:
    return widenBytes(Out, From, N, E5M3Values);
  case ElementKind::E2M1:
    return widenBytes(Out, From, N, E2M1Values);
  case ElementKind::E8M0:
    for (size_t I = 0; I < N; ++I)
      Out[I] = To(widenE8M0(From[I]));
    return;
  default:
    // F32 and TF32.
    const float *In = reinterpret_cast<const float *>(From);
    for (size_t I = 0; I < N; ++I)
      Out[I] = To(In[I]);
  }
}

void toFloats(ElementKind K, float *To, const uint8_t *From, size_t N) {
  widenSmall(K, To, From, N);
}

void toDoubles(ElementKind K, double *To, const uint8_t *From, size_t N) {
  if (K == ElementKind::F64)
    std::memcpy(To, From, N * sizeof(double));
  else
    widenSmall(K, To, From, N);
}

double toDouble(ElementKind K, const uint8_t *From) {
  double Value;
  toDoubles(K, &Value, From, 1);
  return Value;
}

//===----------------------------------------------------------------------===//
// To narrower formats
//===----------------------------------------------------------------------===//

template <typename Bits>
static void narrowAll(const FloatFormat &F, uint8_t *To, const double *From,
                      size_t N, Rounding R, unsigned Shift = 0) {
  Bits *Out = reinterpret_cast<Bits *>(To);
  for (size_t I = 0; I < N; ++I)
    Out[I] = Bits(narrow(F, From[I], R) << Shift);
}

void fromDoubles(ElementKind K, uint8_t *To, const double *From, size_t N,
                 Rounding R) {
  switch (K) {
  case ElementKind::F64:
    std::memcpy(To, From, N * sizeof(double));
    return;
  case ElementKind::F32:
    if (R != Rounding::Even)
      return narrowAll<uint32_t>(FormatF32, To, From, N, R);
    for (size_t I = 0; I < N; ++I)
      reinterpret_cast<float *>(To)[I] = float(From[I]);
    return;
  case ElementKind::TF32:
    return narrowAll<uint32_t>(FormatTF32, To, From, N, R, 13);
  case ElementKind::F16:
    return narrowAll<uint16_t>(FormatF16, To, From, N, R);
  case ElementKind::BF16:
    return narrowAll<uint16_t>(FormatBF16, To, From, N, R);
  case ElementKind::E4M3:
    return narrowAll<uint8_t>(FormatE4M3, To, From, N, R);
  case ElementKind::E5M2:
    return narrowAll<uint8_t>(FormatE5M2, To, From, N, R);
  case ElementKind::E5M3:
    return narrowAll<uint8_t>(FormatE5M3, To, From, N, R);
  case ElementKind::E2M1:
    return narrowAll<uint8_t>(FormatE2M1, To, From, N, R);
  default:
    for (size_t I = 0; I < N; ++I)
      To[I] = narrowE8M0(From[I], R);
  }
}

template <uint16_t (*Convert)(float)>
static void narrowNearest(uint8_t *To, const float *From, size_t N) {
  uint16_t *Out = reinterpret_cast<uint16_t *>(To);
  for (size_t I = 0; I < N; ++I)
    Out[I] = Convert(From[I]);
}

void fromFloats(ElementKind K, uint8_t *To, const float *From, size_t N,
                Rounding R) {
  if (R == Rounding::Even)
    return K == ElementKind::F16 ? narrowNearest<floatToF16>(To, From, N)
                                 : narrowNearest<floatToBF16>(To, From, N);
  const FloatFormat &F = K == ElementKind::F16 ? FormatF16 : FormatBF16;
  uint16_t *Out = reinterpret_cast<uint16_t *>(To);
  for (size_t I = 0; I < N; ++I)
    Out[I] = uint16_t(narrow(F, From[I], R));
}

} // namespace opennvvm::tile
