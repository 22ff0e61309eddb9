//===- AxisFactsTest.cpp - The lattice of facts along axes ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Facts of tiles of four numbers of three bits, against all 4,096 such tiles.
//
//===----------------------------------------------------------------------===//

#include "Tile/Analysis/AxisFacts.h"
#include "mlir/IR/Builders.h"
#include "opennvvm/Dialect/NVTileAS/NVTileAS.h"
#include "gtest/gtest.h"
#include <array>

using namespace opennvvm::tile;

namespace {

constexpr unsigned Width = 3;
using Tile = std::array<int64_t, 4>;

/// Signed numbers of three bits.
Tile tileOf(unsigned Number) {
  Tile T;
  for (int64_t &X : T) {
    X = wrapped(Number & 7, Width);
    Number >>= 3;
  }
  return T;
}

bool divides(int64_t Divisor, int64_t Number) {
  return (Number & 7) % std::min<int64_t>(Divisor, 8) == 0;
}

bool holds(const AxisFacts &F, const Tile &T) {
  const Axis &A = F.Axes[0];
  for (size_t I = 0; I != T.size(); ++I) {
    if (T[I] < F.Min || T[I] > F.Max || !divides(F.Divisibility, T[I]))
      return false;
    bool IsFirst = int64_t(I) % A.Run == 0;
    if (IsFirst ? !divides(A.Divisibility, T[I])
                : wrapped(T[I] - T[I - 1], Width) != A.Step)
      return false;
  }
  return true;
}

/// Facts of all kinds, before conclusions.
llvm::SmallVector<AxisFacts> manyFacts() {
  llvm::SmallVector<AxisFacts> Many;
  for (int64_t Run : {1, 2, 4})
    for (int64_t Step = -4; Step != 4; ++Step)
      for (int64_t Divisibility : {1, 2, 4, 8})
        for (auto [Min, Max] : {std::pair(-4, 3), {0, 3}, {-2, 1}, {-4, -3}}) {
          if (Run == 1 && Step != 0)
            continue;
          AxisFacts F = AxisFacts::unknown(Width, {4});
          F.Axes[0] = {4, Run, Step, Divisibility};
          F.setRange(Min, Max);
          Many.push_back(F);
        }
  return Many;
}

/// All tiles of which \p F holds.
llvm::SmallVector<Tile> tilesOf(const AxisFacts &F) {
  llvm::SmallVector<Tile> Tiles;
  for (unsigned N = 0; N != 4096; ++N)
    if (Tile T = tileOf(N); holds(F, T))
      Tiles.push_back(T);
  return Tiles;
}

TEST(AxisFacts, ConclusionsHold) {
  for (AxisFacts F : manyFacts()) {
    llvm::SmallVector<Tile> Tiles = tilesOf(F);
    F.conclude();
    for (const Tile &T : Tiles)
      EXPECT_TRUE(holds(F, T));
    AxisFacts Again = F;
    Again.conclude();
    EXPECT_EQ(Again, F);
  }
}

TEST(AxisFacts, ShorterRunsHold) {
  for (const AxisFacts &F : manyFacts())
    for (int64_t Length : {1, 2, 4}) {
      AxisFacts Short = F;
      Short.Axes[0] = F.Axes[0].shortened(Length);
      EXPECT_EQ(Short.Axes[0].Run, std::min(Length, F.Axes[0].Run));
      for (const Tile &T : tilesOf(F))
        EXPECT_TRUE(holds(Short, T));
    }
}

TEST(AxisFacts, ExactRunsDoNotWrap) {
  size_t Kept = 0;
  for (const AxisFacts &F : manyFacts())
    for (bool IsSigned : {false, true}) {
      Axis A = F.exactAxis(0, IsSigned);
      Kept += A.Run > 1 && A.Step != 0 ? 1 : 0;
      for (const Tile &T : tilesOf(F))
        for (size_t I = 0; I != T.size(); ++I) {
          if (int64_t(I) % A.Run == 0)
            continue;
          auto Number = [&](int64_t X) { return IsSigned ? X : X & 7; };
          EXPECT_EQ(Number(T[I]) - Number(T[I - 1]), A.Step);
        }
    }
  EXPECT_GT(Kept, 20U);
}

TEST(AxisFacts, JoinAndMeetHold) {
  llvm::SmallVector<AxisFacts> Many = manyFacts();
  llvm::SmallVector<llvm::SmallVector<Tile>> Tiles;
  for (AxisFacts &F : Many) {
    F.conclude();
    Tiles.push_back(tilesOf(F));
  }
  for (size_t I = 0; I != Many.size(); ++I)
    for (size_t J = 0; J != Many.size(); ++J) {
      AxisFacts Either = join(Many[I], Many[J]);
      AxisFacts Both = meet(Many[I], Many[J]);
      bool EitherHolds = true, BothHold = true;
      for (const Tile &T : Tiles[I]) {
        EitherHolds &= holds(Either, T);
        BothHold &= !holds(Many[J], T) || holds(Both, T);
      }
      EXPECT_TRUE(EitherHolds);
      EXPECT_TRUE(BothHold);
      EXPECT_EQ(Either, join(Many[J], Many[I]));
      // Bounded height: what has been joined does not change it again.
      EXPECT_EQ(join(Either, Many[I]), Either);
    }
}

TEST(AxisFacts, Constants) {
  AxisFacts F = AxisFacts::constant(8, {4, 2}, 200);
  EXPECT_EQ(F.asConstant(), -56);
  EXPECT_EQ(F.Divisibility, 8);
  EXPECT_TRUE(F.isUniform());
  EXPECT_EQ(F.Axes[0], (Axis{4, 4, 0, 8}));
  EXPECT_FALSE(F.isUnknown());
  EXPECT_TRUE(AxisFacts::unknown(8, {4}).isUnknown());
  EXPECT_FALSE(AxisFacts::unknown(8, {4}).asConstant());
  EXPECT_FALSE(AxisFacts::unknown(8, {4}).isUniform());
}

TEST(AxisFacts, Types) {
  mlir::MLIRContext Context;
  Context.loadDialect<mlir::nv_tileas::NVTileASDialect>();
  mlir::Builder B(&Context);
  EXPECT_EQ(AxisFacts::unknown(B.getIndexType()).Width, 64U);
  EXPECT_EQ(AxisFacts::unknown(B.getIntegerType(64)).Width, 64U);
  EXPECT_EQ(AxisFacts::unknown(B.getIntegerType(65)).Width, 0U);
  EXPECT_EQ(AxisFacts::unknown(B.getF32Type()).Width, 0U);
  EXPECT_TRUE(AxisFacts::unknown(B.getF32Type()).isUnknown());
  AxisFacts F = AxisFacts::unknown(
      mlir::nv_tileas::TileType::get({8, 4}, B.getIntegerType(1)));
  EXPECT_EQ(F.Width, 1U);
  EXPECT_EQ(F.Axes.size(), 2U);
  EXPECT_EQ(F.Min, -1);
  EXPECT_EQ(F.Max, 0);
}

TEST(AxisFacts, Numbers) {
  EXPECT_EQ(divisorOf(0), AxisFacts::MaxDivisibility);
  EXPECT_EQ(divisorOf(-12), 4);
  EXPECT_EQ(divisorOf(INT64_MIN), AxisFacts::MaxDivisibility);
  EXPECT_EQ(multiplied(8, 4), 32);
  EXPECT_EQ(multiplied(int64_t(1) << 40, int64_t(1) << 40),
            AxisFacts::MaxDivisibility);
  EXPECT_EQ(wrapped(255, 8), -1);
  EXPECT_EQ(wrapped(127, 8), 127);
  EXPECT_EQ(wrapped(128, 8), -128);
}

TEST(AxisFacts, Text) {
  auto Text = [](const AxisFacts &F) {
    std::string S;
    llvm::raw_string_ostream(S) << F;
    return S;
  };
  AxisFacts F = AxisFacts::unknown(32, {8});
  EXPECT_EQ(Text(F), "unknown");
  F.setRange(0, 7);
  F.Axes[0] = {8, 8, 1, AxisFacts::MaxDivisibility};
  EXPECT_EQ(Text(F), "[0, 7] div 1; d0 run 8/8 step 1 div 2^62");
  F.setRange(0, int64_t(1) << 31);
  EXPECT_TRUE(F.hasAllNumbers());
}

} // namespace
