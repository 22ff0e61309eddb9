//===- ExactSum.cpp - Sums of floats of any size --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Instructions/Tensor/ExactSum.h"
#include "Machine/Engine/Exec.h"
#include "llvm/ADT/bit.h"
#include <cassert>
#include <cmath>

using namespace llvm;

namespace opennvvm::ptxmachine {

void ExactSum::add(double V) {
  uint64_t Bits = bitsOfDouble(V);
  bool Negative = Bits >> 63;
  IsNegativeZero &= V == 0 && Negative;
  if (V == 0)
    return;
  if (!std::isfinite(V)) {
    Special += V;
    IsSpecial = true;
    return;
  }
  int Exponent = int(Bits >> 52 & 0x7FF) - 1023 - 52;
  uint64_t Significand = (Bits & maskTrailingOnes<uint64_t>(52)) | 1ull << 52;
  // The lowest digit is not below LowestBit.
  unsigned Zeros = unsigned(llvm::countr_zero(Significand));
  Significand >>= Zeros;
  Exponent += int(Zeros);
  assert(Exponent >= LowestBit && std::fabs(V) < 0x1p352 && "out of range");
  unsigned At = unsigned(Exponent - LowestBit);
  unsigned __int128 Wide = static_cast<unsigned __int128>(Significand)
                           << (At % 32);
  for (unsigned N = At / 32; Wide; ++N, Wide >>= 32) {
    auto Digit = int64_t(uint32_t(Wide));
    Digits[N] += Negative ? -Digit : Digit;
  }
}

double ExactSum::get() const {
  if (IsSpecial)
    return Special;
  // Carries leave digits of 32 bits and the sign in the last one.
  std::array<int64_t, Count> Own = Digits;
  auto Carry = [&] {
    for (unsigned N = 0; N + 1 < Count; ++N) {
      Own[N + 1] += Own[N] >> 32;
      Own[N] &= 0xFFFFFFFF;
    }
  };
  Carry();
  bool Negative = Own[Count - 1] < 0;
  if (Negative) {
    for (int64_t &Digit : Own)
      Digit = -Digit;
    Carry();
  }
  unsigned Highest = Count;
  while (Highest && !Own[Highest - 1])
    --Highest;
  if (!Highest)
    return IsNegativeZero ? -0.0 : 0.0;
  // The three highest digits have more than 64 bits; what is below them only
  // says that the result is not exact.
  unsigned First = Highest > 3 ? Highest - 3 : 0;
  unsigned __int128 Top = 0;
  for (unsigned N = Highest; N > First; --N)
    Top = Top << 32 | static_cast<uint64_t>(Own[N - 1]);
  bool IsExact = true;
  for (unsigned N = 0; N < First; ++N)
    IsExact &= Own[N] == 0;
  auto High = static_cast<uint64_t>(Top >> 64);
  unsigned Width =
      High ? 65 + Log2_64(High) : 1 + Log2_64(static_cast<uint64_t>(Top));
  unsigned Drop = Width > 53 ? Width - 53 : 0;
  auto Significand = static_cast<uint64_t>(Top >> Drop);
  if (!IsExact || (static_cast<unsigned __int128>(Significand) << Drop) != Top)
    Significand |= 1;
  double Magnitude =
      std::ldexp(double(Significand), LowestBit + int(32 * First + Drop));
  return Negative ? -Magnitude : Magnitude;
}

} // namespace opennvvm::ptxmachine
