//===- CombinationLayoutsTest.cpp - Layouts of reductions and scans -------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/ToNVVM/Reductions.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include <gtest/gtest.h>

using namespace llvm;
using namespace opennvvm::tile;

namespace {

/// All shapes of up to three dimensions with at most 2^Bits elements.
std::vector<std::vector<int64_t>> shapes(unsigned Bits) {
  std::vector<std::vector<int64_t>> All;
  for (unsigned A = 0; A <= Bits; ++A) {
    All.push_back({int64_t(1) << A});
    for (unsigned B = 0; A + B <= Bits; ++B) {
      All.push_back({int64_t(1) << A, int64_t(1) << B});
      for (unsigned C = 0; A + B + C <= Bits; ++C)
        All.push_back({int64_t(1) << A, int64_t(1) << B, int64_t(1) << C});
    }
  }
  return All;
}

/// The row-major number of the element that a thread has in register \p R.
uint32_t numberOf(const Layout &L, unsigned R, unsigned Lane, unsigned Warp) {
  uint32_t Number = L.ofRegister(R);
  for (auto [I, Basis] : enumerate(L.Lane))
    Number |= Lane >> I & 1 ? Basis : 0;
  for (auto [I, Basis] : enumerate(L.Warp))
    Number |= Warp >> I & 1 ? Basis : 0;
  return Number;
}

/// The element of the result to which \p Number of a tile adds.
uint32_t without(Field Axis, uint32_t Number) {
  uint32_t Below = (uint32_t(1) << Axis.Shift) - 1;
  return (Number & Below) | (Number >> Axis.Bits & ~Below);
}

/// The elements of the results of all registers of a thread, each once.
std::vector<uint32_t> elementsOf(const Layout &L, unsigned Lane, unsigned Warp,
                                 function_ref<uint32_t(uint32_t)> Of) {
  std::vector<uint32_t> All;
  for (unsigned R = 0; R < L.registers(); ++R)
    All.push_back(Of(numberOf(L, R, Lane, Warp)));
  llvm::sort(All);
  All.erase(llvm::unique(All), All.end());
  return All;
}

TEST(CombinationLayouts, ThreadsHaveResultsOfTheirOwnElements) {
  for (const std::vector<int64_t> &Shape : shapes(8))
    for (unsigned Axis = 0; Axis < Shape.size(); ++Axis)
      for (unsigned Vector : {0U, 2U})
        for (unsigned Warps : {0U, 2U}) {
          Layout From = blockedLayout(rowMajorOrder(Shape), Vector, Warps);
          Layout To = reducedLayout(From, Shape, Axis);
          Field F = fieldsOf(Shape)[Axis];
          for (unsigned W = 0; W < 1U << Warps; ++W)
            for (unsigned Lane = 0; Lane < 32; Lane += 5)
              ASSERT_EQ(elementsOf(To, Lane, W, [](uint32_t N) { return N; }),
                        elementsOf(From, Lane, W,
                                   [&](uint32_t N) { return without(F, N); }));
          // No register has what another one has.
          EXPECT_EQ(popcount(To.registerBits()), int(To.Register.size()));
        }
}

TEST(CombinationLayouts, AnAxisOfOneElementChangesNothing) {
  Layout From = blockedLayout(rowMajorOrder({8, 1, 16}), 1, 2);
  EXPECT_EQ(reducedLayout(From, {8, 1, 16}, 1), From);
}

/// The places of the bits of an axis, in the order registers, lanes, warps.
void expectAscending(const Layout &L, uint32_t Axis) {
  uint32_t Last = 0;
  for (ArrayRef<uint32_t> Part :
       {ArrayRef<uint32_t>(L.Register), ArrayRef<uint32_t>(L.Lane),
        ArrayRef<uint32_t>(L.Warp)})
    for (uint32_t Basis : Part)
      if (Basis & Axis) {
        ASSERT_GT(Basis, Last);
        Last = Basis;
      }
}

TEST(CombinationLayouts, ScansHaveTheAxisInOrderAndEachElementOnce) {
  for (const std::vector<int64_t> &Shape : shapes(12))
    for (unsigned Axis = 0; Axis < Shape.size(); ++Axis)
      for (unsigned Warps = 0; Warps <= 3; ++Warps) {
        Layout L = scanLayout(Shape, Axis, Warps);
        uint32_t Mask = fieldsOf(Shape)[Axis].mask();
        ASSERT_EQ(L.Lane.size(), 5U);
        ASSERT_EQ(L.Warp.size(), Warps);
        unsigned Bits = unsigned(rowMajorOrder(Shape).size());
        ASSERT_EQ(L.bits(), (uint32_t(1) << Bits) - 1);
        unsigned Used = 0;
        for (ArrayRef<uint32_t> Part :
             {ArrayRef<uint32_t>(L.Register), ArrayRef<uint32_t>(L.Lane),
              ArrayRef<uint32_t>(L.Warp)})
          Used += unsigned(count_if(Part, [](uint32_t B) { return B != 0; }));
        ASSERT_EQ(Used, Bits);
        expectAscending(L, Mask);
        // The axis has the lowest registers and lanes, so that a mask gives a
        // thread's place.
        bool IsOther = false;
        for (uint32_t Basis : L.Lane) {
          ASSERT_FALSE(IsOther && (Basis & Mask));
          IsOther |= !(Basis & Mask);
        }
      }
}

TEST(CombinationLayouts, WarpsScanTogetherOnlyWhatLanesHaveNoRoomFor) {
  // Enough rows for all threads.
  Layout Rows = scanLayout({128, 64}, 1, 2);
  EXPECT_EQ((Rows.laneBits() | Rows.warpBits()) & 63, 0U);
  // One row less than threads: one bit of the axis is in lanes.
  Layout Fewer = scanLayout({64, 64}, 1, 2);
  EXPECT_EQ(popcount(Fewer.laneBits() & 63), 1);
  EXPECT_EQ(Fewer.warpBits() & 63, 0U);
  // A single row.
  Layout Single = scanLayout({1024}, 0, 2);
  EXPECT_EQ(Single.registers(), 8U);
  EXPECT_EQ(Single.Lane[0], 8U);
  EXPECT_EQ(Single.Warp[0], 256U);
}

} // namespace
