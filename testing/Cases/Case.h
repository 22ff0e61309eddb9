//===- Case.h - A kernel, its inputs and the known answer -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The expected output of a kernel is computed here on the host by a different
// algorithm. Cases are written to files, so that an interpreter and a GPU can
// run the same ones.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TEST_ALGORITHMS_CASE_H
#define OPENNVVM_TEST_ALGORITHMS_CASE_H

#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

namespace cases {

/// One kernel parameter: the address of a buffer, or bytes by value.
struct Argument {
  bool IsBuffer = false;
  std::vector<uint8_t> Before;   ///< Of the buffer, or the value itself.
  std::vector<uint8_t> After;    ///< Of the buffer after the kernel has run.
  std::string Compare = "exact"; ///< Or "ulp32 N", "ulp64 N".
  unsigned Align = 8;
};

struct Case {
  std::string Source; ///< Stem of the source file.
  std::string Kernel;
  unsigned Grid[3] = {1, 1, 1};
  unsigned Block[3] = {1, 1, 1};
  std::vector<Argument> Arguments = {};
  std::string Output = {}; ///< What printf prints.
};

/// Random numbers that are the same everywhere.
class Random {
public:
  explicit Random(uint64_t Seed) : State(Seed) {}
  uint64_t next() {
    State = State * 6364136223846793005u + 1442695040888963407u;
    uint64_t X = State ^ State >> 31;
    return X * 0x9E3779B97F4A7C15u ^ X >> 29;
  }
  uint32_t word() { return uint32_t(next() >> 32); }
  /// From \p Low to \p High, in 2^24 steps.
  double real(double Low, double High) {
    return Low + (High - Low) * double(next() >> 40) / double(1 << 24);
  }

private:
  uint64_t State;
};

template <typename T> std::vector<uint8_t> bytes(const std::vector<T> &Data) {
  std::vector<uint8_t> Out(Data.size() * sizeof(T));
  if (!Out.empty())
    std::memcpy(Out.data(), Data.data(), Out.size());
  return Out;
}

/// A buffer that the kernel reads but does not change.
template <typename T> Argument input(const std::vector<T> &Data) {
  return {true, bytes(Data), bytes(Data)};
}
/// A buffer that contains \p Before and then \p After.
template <typename T>
Argument changed(const std::vector<T> &Before, const std::vector<T> &After,
                 std::string Compare = "exact") {
  return {true, bytes(Before), bytes(After), std::move(Compare)};
}
/// A buffer of zeros that then contains \p After.
template <typename T>
Argument output(const std::vector<T> &After, std::string Compare = "exact") {
  return changed(std::vector<T>(After.size()), After, std::move(Compare));
}
/// A parameter by value.
template <typename T> Argument value(const T &V) {
  Argument A;
  A.Before.resize(sizeof(T));
  std::memcpy(A.Before.data(), &V, sizeof(T));
  A.Align = alignof(T);
  return A;
}

std::vector<Case> sortingCases();
std::vector<Case> numericCases();
std::vector<Case> languageCases();
std::vector<Case> tableCases();

} // namespace cases

#endif // OPENNVVM_TEST_ALGORITHMS_CASE_H
