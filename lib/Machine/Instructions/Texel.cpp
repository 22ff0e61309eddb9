//===- Texel.cpp - Elements of images -------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Instructions/Texel.h"
#include "Machine/Instructions/FloatBits.h"
#include "Machine/Undefined/UndefinedBits.h"
#include <cmath>

using namespace llvm;

namespace opennvvm::ptxmachine {

unsigned bytesOf(TexelType T) {
  switch (T) {
  case TexelType::U8:
  case TexelType::S8:
    return 1;
  case TexelType::U16:
  case TexelType::S16:
  case TexelType::F16:
    return 2;
  default:
    return 4;
  }
}

static uint64_t halfToFloat(uint64_t Bits) {
  APFloat F = toFloat(Bits, Ty::F16);
  bool Loses;
  F.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven, &Loses);
  return toBits(F, Ty::F32);
}

/// An integer component as a number up to 1.
static uint64_t normalize(uint64_t Bits, TexelType T) {
  unsigned Width = 8 * bytesOf(T);
  if (!isSignedTexel(T))
    return bitsOfFloat(float(double(Bits) / double(maxUIntN(Width))));
  double V =
      double(SignExtend64(Bits, Width)) / double(maxIntN(int64_t(Width)));
  return bitsOfFloat(float(std::max(V, -1.0)));
}

static uint64_t component(const ImageDescription &D, uint64_t Bits) {
  if (D.Type == TexelType::F16)
    return halfToFloat(Bits);
  if (D.Type == TexelType::F32)
    return Bits;
  if (D.ReadsFloats)
    return normalize(Bits, D.Type);
  return isSignedTexel(D.Type)
             ? uint64_t(SignExtend64(Bits, 8 * bytesOf(D.Type)))
             : Bits;
}

bool readTexel(Exec &X, const ImageDescription &D, uint64_t Address,
               Texel &To) {
  unsigned Each = bytesOf(D.Type), Size = Each * D.Channels;
  const uint8_t *From = X.access(Space::Global, Address, Size, Each,
                                 {Access::Read, MemoryOrder::Weak,
                                  ThreadScope::None, MemoryProxy::Texture});
  if (!From)
    return false;
  if (X.S.Bits)
    X.S.Bits->readTexel(X, From, Each, D.Channels);
  To = {0, 0, 0, readsFloats(D) ? uint32_t(bitsOfFloat(1)) : 1};
  for (unsigned N = 0; N < D.Channels; ++N) {
    uint64_t Bits = 0;
    std::memcpy(&Bits, From + N * Each, Each);
    To[N] = uint32_t(component(D, Bits));
  }
  return true;
}

uint32_t encodeComponent(const ImageDescription &D, uint32_t Bits) {
  unsigned Width = 8 * bytesOf(D.Type);
  if (D.Type == TexelType::F32 || (Width == 32 && !D.ReadsFloats))
    return Bits;
  if (D.Type == TexelType::F16) {
    APFloat F = toFloat(Bits, Ty::F32);
    bool Loses;
    F.convert(APFloat::IEEEhalf(), APFloat::rmNearestTiesToEven, &Loses);
    return uint32_t(toBits(F, Ty::F16));
  }
  bool Signed = isSignedTexel(D.Type);
  int64_t High = Signed ? maxIntN(Width) : int64_t(maxUIntN(Width)),
          Low = Signed ? minIntN(Width) : 0;
  if (D.ReadsFloats) {
    double V = asFloat(Bits);
    V = std::isnan(V) ? 0 : std::clamp(V, Signed ? -1.0 : 0.0, 1.0);
    return uint32_t(std::llround(V * double(High))) &
           maskTrailingOnes<uint32_t>(Width);
  }
  int64_t V = Signed ? int64_t(int32_t(Bits)) : int64_t(Bits);
  return uint32_t(std::clamp(V, Low, High)) & maskTrailingOnes<uint32_t>(Width);
}

} // namespace opennvvm::ptxmachine
