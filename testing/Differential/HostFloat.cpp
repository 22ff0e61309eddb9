//===- HostFloat.cpp - Conversions to 16-bit formats ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rounded once, from the exact value; a host would go through float.
//
//===----------------------------------------------------------------------===//

#include "Harness.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"

using namespace llvm;

namespace opennvvm::differential {

using UInt128 = unsigned __int128;

static uint16_t roundTo(const fltSemantics &Format, APFloat V) {
  bool Lost;
  V.convert(Format, APFloat::rmNearestTiesToEven, &Lost);
  return V.bitcastToAPInt().getZExtValue();
}

static uint16_t roundInt(const fltSemantics &Format, UInt128 Bits,
                         bool Signed) {
  uint64_t Words[2] = {uint64_t(Bits), uint64_t(Bits >> 64)};
  APFloat V(Format);
  V.convertFromAPInt(APInt(128, Words), Signed, APFloat::rmNearestTiesToEven);
  return V.bitcastToAPInt().getZExtValue();
}

static uint16_t fuse(const fltSemantics &Format, uint16_t A, uint16_t B,
                     uint16_t C) {
  APFloat V(Format, APInt(16, A));
  V.fusedMultiplyAdd(APFloat(Format, APInt(16, B)),
                     APFloat(Format, APInt(16, C)),
                     APFloat::rmNearestTiesToEven);
  return V.bitcastToAPInt().getZExtValue();
}

extern "C" {
static uint16_t halfFromDouble(double V) {
  return roundTo(APFloat::IEEEhalf(), APFloat(V));
}
static uint16_t halfFromFloat(float V) {
  return roundTo(APFloat::IEEEhalf(), APFloat(V));
}
static uint16_t bfloatFromDouble(double V) {
  return roundTo(APFloat::BFloat(), APFloat(V));
}
static uint16_t bfloatFromFloat(float V) {
  return roundTo(APFloat::BFloat(), APFloat(V));
}
static uint16_t halfFromSigned(UInt128 V) {
  return roundInt(APFloat::IEEEhalf(), V, true);
}
static uint16_t halfFromUnsigned(UInt128 V) {
  return roundInt(APFloat::IEEEhalf(), V, false);
}
static uint16_t bfloatFromSigned(UInt128 V) {
  return roundInt(APFloat::BFloat(), V, true);
}
static uint16_t bfloatFromUnsigned(UInt128 V) {
  return roundInt(APFloat::BFloat(), V, false);
}
static uint16_t halfFma(uint16_t A, uint16_t B, uint16_t C) {
  return fuse(APFloat::IEEEhalf(), A, B, C);
}
static uint16_t bfloatFma(uint16_t A, uint16_t B, uint16_t C) {
  return fuse(APFloat::BFloat(), A, B, C);
}
/// LLVM's helper for bfloat; its result is in a vector register.
static float bfloatBitsFromFloat(float V) {
  return bit_cast<float>(uint32_t(bfloatFromFloat(V)));
}
static float bfloatBitsFromDouble(double V) {
  return bit_cast<float>(uint32_t(bfloatFromDouble(V)));
}
static float halfBitsFromFloat(float V) {
  return bit_cast<float>(uint32_t(halfFromFloat(V)));
}
static float halfBitsFromDouble(double V) {
  return bit_cast<float>(uint32_t(halfFromDouble(V)));
}
static float floatFromHalfBits(float V) {
  APFloat Wide(APFloat::IEEEhalf(),
               APInt(16, bit_cast<uint32_t>(V), false, true));
  bool Lost;
  Wide.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven, &Lost);
  return Wide.convertToFloat();
}
}

ArrayRef<HostFunction> floatFunctions() {
  static const HostFunction All[] = {
      {"host.half.double", (void *)&halfFromDouble},
      {"host.half.float", (void *)&halfFromFloat},
      {"host.bfloat.double", (void *)&bfloatFromDouble},
      {"host.bfloat.float", (void *)&bfloatFromFloat},
      {"host.half.signed", (void *)&halfFromSigned},
      {"host.half.unsigned", (void *)&halfFromUnsigned},
      {"host.bfloat.signed", (void *)&bfloatFromSigned},
      {"host.bfloat.unsigned", (void *)&bfloatFromUnsigned},
      {"host.half.fma", (void *)&halfFma},
      {"host.bfloat.fma", (void *)&bfloatFma},
      {"__truncsfbf2", (void *)&bfloatBitsFromFloat},
      {"__truncdfbf2", (void *)&bfloatBitsFromDouble},
      {"__truncsfhf2", (void *)&halfBitsFromFloat},
      {"__truncdfhf2", (void *)&halfBitsFromDouble},
      {"__extendhfsf2", (void *)&floatFromHalfBits},
  };
  return All;
}

} // namespace opennvvm::differential
