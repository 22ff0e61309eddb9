//===- Choices.h - The decisions that make a kernel -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A random kernel is a function of a list of small numbers. A seed gives a new
// list. If a list is shortened or its numbers are lowered, it gives a smaller
// kernel that is still well defined; this is how a mismatch is reduced.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TESTING_DIFFERENTIAL_CHOICES_H
#define OPENNVVM_TESTING_DIFFERENTIAL_CHOICES_H

#include "llvm/ADT/ArrayRef.h"
#include <cstdint>
#include <vector>

namespace opennvvm::differential {

/// SplitMix64: the same numbers on every machine.
class Random {
public:
  explicit Random(uint64_t Seed) : State(Seed) {}
  uint64_t next() {
    uint64_t Z = (State += 0x9e3779b97f4a7c15);
    Z = (Z ^ (Z >> 30)) * 0xbf58476d1ce4e5b9;
    Z = (Z ^ (Z >> 27)) * 0x94d049bb133111eb;
    return Z ^ (Z >> 31);
  }
  uint64_t below(uint64_t N) { return next() % N; }

private:
  uint64_t State;
};

class Choices {
public:
  /// Draws everything from \p Seed.
  explicit Choices(uint64_t Seed) : Source(Seed), Fresh(true) {}
  /// Uses \p Given in turn, then zeros.
  explicit Choices(std::vector<uint64_t> Given)
      : Source(0), Fresh(false), Given(std::move(Given)) {}

  /// A number below \p N; 0 gives the simplest kernel.
  uint64_t below(uint64_t N) {
    uint64_t V = 0;
    if (Fresh)
      V = N == 0 ? Source.next() : Source.below(N);
    else if (Taken.size() < Given.size())
      V = N == 0 ? Given[Taken.size()] : Given[Taken.size()] % N;
    Taken.push_back(V);
    return V;
  }
  /// Any 64 bits.
  uint64_t bits() { return below(0); }
  /// True \p Percent of the time; false is simpler.
  bool chance(unsigned Percent) { return below(100) >= 100 - Percent; }
  template <typename T> T pick(llvm::ArrayRef<T> From) {
    return From[below(From.size())];
  }

  /// What was drawn so far.
  const std::vector<uint64_t> &taken() const { return Taken; }

private:
  Random Source;
  bool Fresh;
  std::vector<uint64_t> Given, Taken;
};

} // namespace opennvvm::differential

#endif // OPENNVVM_TESTING_DIFFERENTIAL_CHOICES_H
