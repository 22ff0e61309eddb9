//===- LayoutTest.cpp - Layouts of tiles ----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/ToNVVM/Layout.h"
#include "Tile/ToNVVM/SharedLayout.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"
#include <gtest/gtest.h>
#include <map>
#include <set>

using namespace llvm;
using namespace opennvvm::tile;

namespace {

/// The number of the element that register \p R of a thread has.
uint32_t numberOf(const Layout &L, unsigned R, unsigned Lane, unsigned Warp) {
  uint32_t Number = L.ofRegister(R);
  for (auto [I, Basis] : enumerate(L.Lane))
    Number ^= Lane >> I & 1 ? Basis : 0;
  for (auto [I, Basis] : enumerate(L.Warp))
    Number ^= Warp >> I & 1 ? Basis : 0;
  return Number;
}

/// How often each element of a tile of 2^Bits is held by a block.
std::vector<unsigned> holders(const Layout &L, unsigned Bits) {
  std::vector<unsigned> Count(1U << Bits);
  for (unsigned W = 0; W < 1U << L.Warp.size(); ++W)
    for (unsigned Lane = 0; Lane < 32; ++Lane)
      for (unsigned R = 0; R < L.registers(); ++R)
        ++Count[numberOf(L, R, Lane, W)];
  return Count;
}

TEST(Layout, FieldsAreThoseOfRowMajorNumbers) {
  SmallVector<Field> Fields = fieldsOf({4, 1, 8});
  ASSERT_EQ(Fields.size(), 3U);
  EXPECT_EQ(Fields[0].Shift, 3U);
  EXPECT_EQ(Fields[0].Bits, 2U);
  EXPECT_EQ(Fields[1].Bits, 0U);
  EXPECT_EQ(Fields[1].mask(), 0U);
  EXPECT_EQ(Fields[2].mask(), 7U);
}

TEST(Layout, BlockedHoldsEachElementEquallyOften) {
  for (unsigned Bits = 0; Bits <= 14; ++Bits)
    for (unsigned Warps = 0; Warps <= 4; ++Warps)
      for (unsigned Vector = 0; Vector <= 3; ++Vector) {
        SmallVector<unsigned> Order = rowMajorOrder({int64_t(1) << Bits});
        Layout L = blockedLayout(Order, Vector, Warps);
        std::vector<unsigned> Count = holders(L, Bits);
        for (unsigned C : Count)
          ASSERT_EQ(C, Count[0]);
        ASSERT_GT(Count[0], 0U);
        // Copies are in lanes and warps that make no difference.
        ASSERT_EQ(Count[0],
                  1U << (popcount(L.freeLanes()) + popcount(L.freeWarps())));
      }
}

TEST(Layout, VectorsComeFirst) {
  Layout L = blockedLayout(rowMajorOrder({1024}), 2, 2);
  EXPECT_EQ(L.Register, (SmallVector<uint32_t, 8>{1, 2, 512}));
  EXPECT_EQ(L.Lane, (SmallVector<uint32_t, 5>{4, 8, 16, 32, 64}));
  EXPECT_EQ(L.Warp, (SmallVector<uint32_t, 5>{128, 256}));
}

TEST(Layout, RenamedDropsRegistersButNotThreads) {
  Layout L = blockedLayout(rowMajorOrder({1024}), 2, 2);
  SmallVector<int> To(32, -1);
  To[0] = 3, To[2] = 0;
  Layout New = renamed(L, To);
  EXPECT_EQ(New.Register, (SmallVector<uint32_t, 8>{8}));
  EXPECT_EQ(New.Lane, (SmallVector<uint32_t, 5>{1, 0, 0, 0, 0}));
  EXPECT_EQ(New.freeLanes(), 30U);
  EXPECT_EQ(New.freeWarps(), 3U);
  EXPECT_EQ(completed(New, 15).Register, (SmallVector<uint32_t, 8>{8, 2, 4}));
}

//===----------------------------------------------------------------------===//
// Shared memory
//===----------------------------------------------------------------------===//

/// The most different words of one bank that lanes access at the same time.
unsigned conflicts(const Layout &L, const SharedLayout &S, unsigned Bytes) {
  unsigned Length = 1U << S.VectorBits;
  // Long accesses are done by as many lanes at a time as fill all banks.
  unsigned Lanes = std::min(32U, 128 / (Bytes * Length));
  unsigned Most = 0;
  for (unsigned R = 0; R < L.registers(); ++R) {
    if (L.ofRegister(R) & S.Vector)
      continue;
    for (unsigned First = 0; First < 32; First += Lanes) {
      std::map<unsigned, std::set<unsigned>> Banks;
      for (unsigned Lane = First; Lane < First + Lanes; ++Lane) {
        unsigned At = S.offset(numberOf(L, R, Lane, 0)) * Bytes;
        EXPECT_EQ(At % (Length * Bytes), 0U);
        for (unsigned B = 0; B < Length * Bytes; B += 4)
          Banks[(At + B) / 4 % 32].insert((At + B) / 4);
      }
      for (auto &[Bank, Words] : Banks)
        Most = std::max<unsigned>(Most, unsigned(Words.size()));
    }
  }
  return Most;
}

TEST(SharedLayout, IsABijectionWithoutConflicts) {
  // Rows, columns, and rows of blocks of a matrix.
  auto Orders = [](unsigned M, unsigned N) {
    SmallVector<SmallVector<unsigned>> All(3);
    for (unsigned I = 0; I < M + N; ++I) {
      All[0].push_back(I);
      All[1].push_back(I < M ? N + I : I - M);
    }
    All[2] = All[0];
    if (N > 2)
      std::rotate(All[2].begin() + 2, All[2].begin() + N, All[2].end());
    return All;
  };
  for (unsigned Bytes : {1, 2, 4, 8})
    for (unsigned M = 0; M <= 6; ++M)
      for (unsigned N = 0; N <= 6; ++N)
        for (ArrayRef<unsigned> A : Orders(M, N))
          for (ArrayRef<unsigned> B : Orders(M, N))
            for (unsigned VectorA : {0U, 2U})
              for (unsigned VectorB : {0U, 3U}) {
                Layout From = blockedLayout(A, VectorA, 2),
                       To = blockedLayout(B, VectorB, 2);
                uint32_t Bits = (1U << (M + N)) - 1;
                SharedLayout S = sharedLayout(From, To, Bits, Bytes);
                std::set<uint32_t> Offsets;
                for (uint32_t Number = 0; Number <= Bits; ++Number)
                  Offsets.insert(S.offset(Number));
                ASSERT_EQ(Offsets.size(), size_t(Bits) + 1);
                ASSERT_EQ(*Offsets.rbegin(), Bits);
                ASSERT_LE(Bytes << S.VectorBits, 16U);
                ASSERT_EQ(conflicts(From, S, Bytes), 1U)
                    << Bytes << " " << M << " " << N << " " << VectorA
                    << VectorB;
                ASSERT_EQ(conflicts(To, S, Bytes), 1U)
                    << Bytes << " " << M << " " << N << " " << VectorA
                    << VectorB << S.VectorBits;
              }
}

TEST(SharedLayout, VectorsAreWhatBothHaveInRegisters) {
  Layout Rows = blockedLayout(rowMajorOrder({64, 64}), 2, 2);
  EXPECT_EQ(sharedLayout(Rows, Rows, 4095, 4).VectorBits, 2U);
  Layout Other = blockedLayout(rowMajorOrder({64, 64}), 0, 2);
  // The upper bits are in registers, too: they are as good.
  EXPECT_LE(sharedLayout(Rows, Other, 4095, 4).VectorBits, 2U);
}

} // namespace
