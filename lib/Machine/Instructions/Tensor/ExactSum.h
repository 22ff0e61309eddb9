//===- ExactSum.h - Sums of floats of any size ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TENSOR_EXACTSUM_H
#define OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TENSOR_EXACTSUM_H

#include <array>
#include <cstdint>

namespace opennvvm::ptxmachine {

/// Adds up to 2^30 doubles that are multiples of 2^-352 and less than 2^352:
/// products of two elements of matrices, of at most 32 bits each and with any
/// block scales, are, and so are accumulators.
class ExactSum {
public:
  void add(double V);
  /// The sum, rounded to odd (Elements.h). Infinities and NaNs follow IEEE 754,
  /// and a zero is negative if all numbers are negative zeros.
  double get() const;

private:
  static constexpr int LowestBit = -352;
  static constexpr unsigned Count = 23; ///< 22 digits, and a sign.
  /// Multiples of 2^(LowestBit + 32 * N), each the sum of less than 2^31
  /// numbers of 32 bits.
  std::array<int64_t, Count> Digits{};
  double Special = 0; ///< The sum of infinities and NaNs.
  bool IsSpecial = false, IsNegativeZero = true;
};

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TENSOR_EXACTSUM_H
