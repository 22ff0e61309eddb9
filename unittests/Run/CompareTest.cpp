//===- CompareTest.cpp - Where two contents differ ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Run/Compare.h"
#include "gtest/gtest.h"
#include <cmath>
#include <cstring>
#include <limits>
#include <vector>

using namespace opennvvm::run;

namespace {

template <typename T>
std::vector<uint8_t> bytes(const std::vector<T> &Elements) {
  std::vector<uint8_t> Out(Elements.size() * sizeof(T));
  std::memcpy(Out.data(), Elements.data(), Out.size());
  return Out;
}

/// "2: 3 (0x3), 4 (0x4)", or "" if there is no difference.
template <typename T>
std::string difference(const std::vector<T> &A, const std::vector<T> &B,
                       llvm::StringRef Type, double Tolerance = 0) {
  auto D = findDifference(bytes(A), bytes(B), Type, Tolerance);
  if (!D)
    return "";
  return std::to_string(D->Element) + ": " + D->First + ", " + D->Second;
}

TEST(Compare, SameContentsAreSame) {
  EXPECT_EQ(difference<int32_t>({}, {}, "i32"), "");
  EXPECT_EQ(difference<int32_t>({1, 2}, {1, 2}, "i32"), "");
}

TEST(Compare, TheFirstElementIsNamed) {
  EXPECT_EQ(difference<int32_t>({1, 2, 3, 9}, {1, 2, 4, 8}, "i32"),
            "2: 3 (0x3), 4 (0x4)");
  EXPECT_EQ(difference<int16_t>({5, -1}, {5, 1}, "i16"),
            "1: -1 (0xffff), 1 (0x1)");
  EXPECT_EQ(difference<uint64_t>({0, uint64_t(1) << 63}, {0, 0}, "i64"),
            "1: -9223372036854775808 (0x8000000000000000), 0 (0x0)");
  EXPECT_EQ(difference<uint16_t>({0x3c00}, {0x4000}, "f16"),
            "0: 1 (0x3c00), 2 (0x4000)");
  EXPECT_EQ(difference<uint16_t>({0x3f80}, {0x4000}, "bf16"),
            "0: 1 (0x3f80), 2 (0x4000)");
}

TEST(Compare, UnknownTypesAreBytes) {
  EXPECT_EQ(difference<int32_t>({0, 0x100}, {0, 0}, ""), "5: 1 (0x1), 0 (0x0)");
  EXPECT_EQ(difference<uint8_t>({0, 0, 7}, {0, 0, 6}, "f32"),
            "2: 7 (0x7), 6 (0x6)");
}

TEST(Compare, ToleranceIsForFloatsOnly) {
  EXPECT_NE(difference<int32_t>({1}, {2}, "i32", 100), "");
  EXPECT_NE(difference<float>({0.0F}, {-0.0F}, "f32"), "");
  EXPECT_EQ(difference<float>({0.0F}, {-0.0F}, "f32", 1e-30), "");
}

TEST(Compare, ToleranceIsRelativeAboveOne) {
  EXPECT_EQ(difference<double>({0.25}, {0.5}, "f64", 0.25), "");
  EXPECT_NE(difference<double>({0.25}, {0.5}, "f64", 0.249), "");
  EXPECT_EQ(difference<double>({1024}, {1280}, "f64", 0.2), "");
  EXPECT_NE(difference<double>({1024}, {1280}, "f64", 0.1999), "");
}

TEST(Compare, WhatIsNoNumberIsItself) {
  const float Inf = std::numeric_limits<float>::infinity();
  const float QNaN = std::numeric_limits<float>::quiet_NaN();
  EXPECT_NE(difference<float>({QNaN}, {-QNaN}, "f32"), "");
  EXPECT_EQ(difference<float>({QNaN}, {-QNaN}, "f32", 1e-6), "");
  EXPECT_NE(difference<float>({QNaN}, {1}, "f32", 1e30), "");
  EXPECT_NE(difference<float>({1}, {QNaN}, "f32", 1e30), "");
  EXPECT_NE(difference<float>({Inf}, {-Inf}, "f32", 1e30), "");
  EXPECT_NE(difference<float>({Inf}, {1}, "f32", 1e30), "");
}

} // namespace
