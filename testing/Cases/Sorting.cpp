//===- Sorting.cpp - Sorts, scans and sums --------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Case.h"
#include <algorithm>
#include <numeric>

namespace cases {

static Case bitonicSort() {
  Random R(1);
  std::vector<uint32_t> Keys(256);
  for (uint32_t &K : Keys)
    K = R.word() % 100000; // Some occur twice.
  std::vector<uint32_t> Sorted = Keys;
  std::sort(Sorted.begin(), Sorted.end());
  Case C{"bitonic-sort", "bitonic"};
  C.Block[0] = 128;
  C.Arguments = {changed(Keys, Sorted)};
  return C;
}

static Case radixSort() {
  Random R(2);
  std::vector<uint32_t> Keys(64), Sorted;
  for (uint32_t &K : Keys)
    K = R.word() >> (R.word() % 24) & ~1u;
  std::vector<uint16_t> Order(64);
  std::iota(Order.begin(), Order.end(), 0);
  // Equal keys keep their order.
  std::sort(Order.begin(), Order.end(), [&](uint16_t A, uint16_t B) {
    return std::make_pair(Keys[A], A) < std::make_pair(Keys[B], B);
  });
  for (uint16_t I : Order)
    Sorted.push_back(Keys[I]);
  Case C{"radix-sort", "radix"};
  C.Block[0] = 64;
  C.Arguments = {changed(Keys, Sorted), output(Order)};
  return C;
}

static Case quickSort() {
  Random R(3);
  const unsigned Threads = 4, Each = 40;
  std::vector<int32_t> Keys(Threads * Each);
  for (int32_t &K : Keys)
    K = int32_t(R.word()) >> (R.word() % 30);
  std::vector<int32_t> Sorted = Keys;
  for (unsigned T = 0; T < Threads; ++T)
    std::sort(Sorted.begin() + T * Each, Sorted.begin() + (T + 1) * Each);
  Case C{"quicksort", "sort"};
  C.Block[0] = Threads;
  C.Arguments = {changed(Keys, Sorted), value(uint32_t(Each))};
  return C;
}

static Case scan() {
  Random R(4);
  std::vector<uint64_t> In(128), Out;
  for (uint64_t &V : In)
    V = R.next();
  uint64_t Sum = 0;
  for (uint64_t V : In)
    Out.push_back(Sum += V);
  Case C{"scan", "scan"};
  C.Block[0] = 128;
  C.Arguments = {input(In), output(Out)};
  return C;
}

static Case reduce() {
  Random R(5);
  std::vector<int32_t> In(1000);
  for (int32_t &V : In)
    V = int32_t(R.word());
  uint32_t Sum = 0, High = 0;
  int32_t Low = INT32_MAX;
  float Floats = 0; // Integers: exact in any order.
  for (int32_t V : In) {
    Sum += uint32_t(V);
    Low = std::min(Low, V);
    High = std::max(High, uint32_t(V));
    Floats += float(V & 0xFF);
  }
  Case C{"reduce", "reduce"};
  C.Block[0] = 64;
  C.Grid[0] = 3;
  C.Arguments = {input(In),
                 value(uint32_t(In.size())),
                 output(std::vector<uint32_t>{Sum}),
                 changed(std::vector<int32_t>{INT32_MAX}, {Low}),
                 output(std::vector<uint32_t>{High}),
                 output(std::vector<float>{Floats})};
  return C;
}

std::vector<Case> sortingCases() {
  return {bitonicSort(), radixSort(), quickSort(), scan(), reduce()};
}

} // namespace cases
