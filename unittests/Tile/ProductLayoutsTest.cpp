//===- ProductLayoutsTest.cpp - Tests for the layouts of products ---------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/ToNVVM/ProductLayouts.h"
#include "Tile/ToNVVM/Fragments.h"
#include "gtest/gtest.h"
#include <set>

using namespace opennvvm::tile;

namespace {

using enum ProductDimension;

/// The row-major number of register \p R of lane \p L of warp \p W.
uint32_t numberOf(const Layout &In, unsigned R, unsigned L, unsigned W) {
  uint32_t Number = In.ofRegister(R);
  for (unsigned I = 0; I < 5; ++I)
    Number ^= L >> I & 1 ? In.Lane[I] : 0;
  for (unsigned I = 0; I < In.Warp.size(); ++I)
    Number ^= W >> I & 1 ? In.Warp[I] : 0;
  return Number;
}

/// How often each element occurs; all elements must occur equally often, each
/// as often as threads share it.
void expectComplete(const Layout &In, uint32_t Bits) {
  std::vector<unsigned> Count(Bits + 1);
  unsigned Warps = 1U << In.Warp.size();
  for (unsigned W = 0; W < Warps; ++W)
    for (unsigned L = 0; L < 32; ++L)
      for (unsigned R = 0; R < In.registers(); ++R)
        ++Count[numberOf(In, R, L, W)];
  unsigned Shared =
      1U << (llvm::popcount(In.freeLanes()) + llvm::popcount(In.freeWarps()));
  for (unsigned Number = 0; Number <= Bits; ++Number)
    ASSERT_EQ(Count[Number], Shared) << "element " << Number;
}

//===----------------------------------------------------------------------===//
// Fragments, as sections "Matrix Fragments for mma" of the PTX ISA have them
//===----------------------------------------------------------------------===//

/// Where element I of a fragment is, in the group G = lane / 4 and as thread
/// T = lane % 4 of it.
using Place = unsigned (*)(unsigned I, unsigned G, unsigned T);
struct IsaFragments {
  TensorInstruction Instruction;
  unsigned ElementsOfA, ElementsOfB, ElementsOfC;
  Place RowOfA, ColumnOfA, RowOfB, ColumnOfB, RowOfC, ColumnOfC;
};

unsigned group(unsigned, unsigned G, unsigned) { return G; }
unsigned sumRow(unsigned I, unsigned G, unsigned) { return I < 2 ? G : G + 8; }
unsigned sumColumn(unsigned I, unsigned, unsigned T) { return T * 2 + (I & 1); }

const IsaFragments Isa[] = {
    // m8n8k4 of f64
    {{FactorKind::F64, 3, 2},
     1,
     1,
     2,
     group,
     [](unsigned, unsigned, unsigned T) { return T; },
     [](unsigned, unsigned, unsigned T) { return T; },
     group,
     group,
     sumColumn},
    // m8n8k16 of 8-bit integers
    {{FactorKind::I8, 3, 4},
     4,
     4,
     2,
     group,
     [](unsigned I, unsigned, unsigned T) { return T * 4 + I; },
     [](unsigned I, unsigned, unsigned T) { return T * 4 + I; },
     group,
     group,
     sumColumn},
    // m16n8k4 of tf32
    {{FactorKind::TF32, 4, 2},
     2,
     1,
     4,
     [](unsigned I, unsigned G, unsigned) { return I == 0 ? G : G + 8; },
     [](unsigned, unsigned, unsigned T) { return T; },
     [](unsigned, unsigned, unsigned T) { return T; },
     group,
     sumRow,
     sumColumn},
    // m16n8k8 of tf32
    {{FactorKind::TF32, 4, 3},
     4,
     2,
     4,
     [](unsigned I, unsigned G, unsigned) {
       return I == 0 || I == 2 ? G : G + 8;
     },
     [](unsigned I, unsigned, unsigned T) { return I < 2 ? T : T + 4; },
     [](unsigned I, unsigned, unsigned T) { return I == 0 ? T : T + 4; },
     group,
     sumRow,
     sumColumn},
    // m16n8k8 of f16 and bf16
    {{FactorKind::F16, 4, 3},
     4,
     2,
     4,
     sumRow,
     sumColumn,
     [](unsigned I, unsigned, unsigned T) { return T * 2 + I; },
     group,
     sumRow,
     sumColumn},
    // m16n8k16 of f16 and bf16
    {{FactorKind::BF16, 4, 4},
     8,
     4,
     4,
     [](unsigned I, unsigned G, unsigned) {
       return I < 2 || (4 <= I && I < 6) ? G : G + 8;
     },
     [](unsigned I, unsigned, unsigned T) {
       return I < 4 ? T * 2 + (I & 1) : T * 2 + (I & 1) + 8;
     },
     [](unsigned I, unsigned, unsigned T) {
       return I < 2 ? T * 2 + (I & 1) : T * 2 + (I & 1) + 8;
     },
     group,
     sumRow,
     sumColumn},
    // m16n8k16 of 8-bit integers and floats
    {{FactorKind::I8, 4, 4},
     8,
     4,
     4,
     [](unsigned I, unsigned G, unsigned) { return I < 4 ? G : G + 8; },
     [](unsigned I, unsigned, unsigned T) { return T * 4 + (I & 3); },
     [](unsigned I, unsigned, unsigned T) { return T * 4 + I; },
     group,
     sumRow,
     sumColumn},
    // m16n8k32 of 8-bit integers and floats
    {{FactorKind::F8, 4, 5},
     16,
     8,
     4,
     [](unsigned I, unsigned G, unsigned) {
       return I < 4 || (8 <= I && I < 12) ? G : G + 8;
     },
     [](unsigned I, unsigned, unsigned T) {
       return I < 8 ? T * 4 + (I & 3) : T * 4 + (I & 3) + 16;
     },
     [](unsigned I, unsigned, unsigned T) {
       return I < 4 ? T * 4 + (I & 3) : T * 4 + (I & 3) + 16;
     },
     group,
     sumRow,
     sumColumn},
};

void expectFragment(const Layout &In, unsigned Elements, unsigned Columns,
                    Place Row, Place Column) {
  ASSERT_EQ(In.registers(), Elements);
  for (unsigned L = 0; L < 32; ++L)
    for (unsigned I = 0; I < Elements; ++I)
      ASSERT_EQ(numberOf(In, I, L, 0),
                Row(I, L / 4, L % 4) * Columns + Column(I, L / 4, L % 4))
          << "element " << I << " of lane " << L;
}

TEST(ProductLayouts, FragmentsAreThoseOfTheISA) {
  for (const IsaFragments &F : Isa) {
    const TensorInstruction &I = F.Instruction;
    SCOPED_TRACE(testing::Message()
                 << "m" << (1 << I.RowBits) << "n8k" << (1 << I.DepthBits));
    ProductExtents E{0, I.RowBits, 3, I.DepthBits};
    unsigned Depth = 1U << I.DepthBits;
    expectFragment(fragmentLayout(ProductTile::A, E, I, 0), F.ElementsOfA,
                   Depth, F.RowOfA, F.ColumnOfA);
    expectFragment(fragmentLayout(ProductTile::B, E, I, 0), F.ElementsOfB, 8,
                   F.RowOfB, F.ColumnOfB);
    expectFragment(fragmentLayout(ProductTile::C, E, I, 0), F.ElementsOfC, 8,
                   F.RowOfC, F.ColumnOfC);
    EXPECT_EQ(I.wordsOfA() << I.wordBits(), F.ElementsOfA);
    EXPECT_EQ(I.wordsOfB() << I.wordBits(), F.ElementsOfB);
    EXPECT_EQ(I.sums(), F.ElementsOfC);
  }
}

TEST(ProductLayouts, FragmentsHoldAllElements) {
  for (const IsaFragments &F : Isa)
    for (unsigned Rows = 0; Rows < 7; ++Rows)
      for (unsigned Columns : {0, 2, 3, 5})
        for (unsigned Depth : {0, 1, 3, 5})
          for (unsigned Batches : {0, 1})
            for (unsigned WarpBits : {0, 1, 3}) {
              ProductExtents E{Batches, Rows, Columns, Depth};
              for (ProductTile T :
                   {ProductTile::A, ProductTile::B, ProductTile::C})
                expectComplete(fragmentLayout(T, E, F.Instruction, WarpBits),
                               ProductNumbers(T, E).bits());
            }
}

//===----------------------------------------------------------------------===//
// Warps
//===----------------------------------------------------------------------===//

void expectShares(const ProductExtents &E, unsigned WarpBits, unsigned Batches,
                  unsigned Rows, unsigned Columns) {
  WarpShares W = divideWarps(E, 4, 3, WarpBits);
  EXPECT_EQ(W.Batches, Batches);
  EXPECT_EQ(W.Rows, Rows);
  EXPECT_EQ(W.Columns, Columns);
}

TEST(ProductLayouts, WarpsReadFewRowsAndColumns) {
  expectShares({0, 7, 7, 5}, 2, 0, 1, 1);
  expectShares({0, 7, 6, 5}, 2, 0, 2, 0); // As few as (1, 1): more rows win.
  expectShares({0, 6, 7, 5}, 2, 0, 1, 1); // As few as (0, 2).
  expectShares({0, 5, 9, 5}, 3, 0, 0, 3);
  expectShares({0, 9, 5, 5}, 3, 0, 3, 0);
}

TEST(ProductLayouts, WarpsHaveWholeInstructions) {
  expectShares({0, 4, 3, 5}, 2, 0, 0, 0);
  expectShares({0, 5, 3, 5}, 2, 0, 1, 0);
  expectShares({0, 4, 4, 5}, 2, 0, 0, 1);
  expectShares({0, 5, 4, 5}, 2, 0, 1, 1);
  expectShares({0, 0, 0, 0}, 3, 0, 0, 0);
}

TEST(ProductLayouts, BatchesAreDividedFirst) {
  expectShares({1, 7, 7, 5}, 2, 1, 1, 0);
  expectShares({2, 7, 7, 5}, 2, 2, 0, 0);
  expectShares({3, 7, 7, 5}, 2, 2, 0, 0);
}

//===----------------------------------------------------------------------===//
// Boxes
//===----------------------------------------------------------------------===//

TEST(ProductLayouts, BoxesHoldAllElements) {
  for (unsigned Rows = 0; Rows < 8; ++Rows)
    for (unsigned Columns = 0; Columns < 8; ++Columns)
      for (unsigned Batches : {0, 1, 3})
        for (unsigned WarpBits : {0, 1, 2, 3}) {
          ProductExtents E{Batches, Rows, Columns, 3};
          Layout Box = boxLayout(E, 2, WarpBits);
          expectComplete(Box, ProductNumbers(ProductTile::C, E).bits());
        }
}

TEST(ProductLayouts, BoxesAreAsSquareAsThreadsAllow) {
  // 64 x 64 sums of 4 warps: 4 x 8 each.
  Layout Box = boxLayout({0, 6, 6, 5}, 2, 2);
  EXPECT_EQ(Box.registers(), 32U);
  EXPECT_EQ(factorLayout(Box, ProductTile::A, {0, 6, 6, 5}).registers(), 4U);
  EXPECT_EQ(factorLayout(Box, ProductTile::B, {0, 6, 6, 5}).registers(), 8U);
  // Four neighboring columns are one access.
  EXPECT_EQ(Box.Register[0], 1U);
  EXPECT_EQ(Box.Register[1], 2U);
}

//===----------------------------------------------------------------------===//
// Shared memory
//===----------------------------------------------------------------------===//

/// How many rows of banks the lanes of a warp need for one access of \p Bytes
/// at the places \p At, in bytes, and how many they need at least.
std::pair<unsigned, unsigned> wavefronts(llvm::ArrayRef<uint32_t> At,
                                         unsigned Bytes) {
  unsigned Together = 32 / (std::max(Bytes, 4U) / 4), All = 0, Least = 0;
  for (unsigned First = 0; First < 32; First += Together) {
    std::map<unsigned, std::set<unsigned>> ByBank;
    std::set<unsigned> Words;
    for (unsigned L = First; L < First + Together; ++L)
      for (unsigned B = 0; B < std::max(Bytes, 4U); B += 4) {
        unsigned Word = (At[L] + B) / 4;
        ByBank[Word % 32].insert(Word);
        Words.insert(Word);
      }
    size_t Most = 0;
    for (const auto &[Bank, In] : ByBank)
      Most = std::max(Most, In.size());
    All += unsigned(Most);
    Least += unsigned((Words.size() + 31) / 32);
  }
  return {All, Least};
}

/// Nobody waits for a bank when the first 2^VectorBits registers of all lanes
/// are accessed.
void expectNoConflicts(const StageMap &Map, const Layout &In,
                       unsigned VectorBits, unsigned Bytes) {
  std::vector<uint32_t> At;
  for (unsigned L = 0; L < 32; ++L)
    At.push_back(Map.place(numberOf(In, 0, L, 0)) * Bytes);
  auto [Needed, Least] = wavefronts(At, Bytes << VectorBits);
  EXPECT_EQ(Needed, Least);
}

/// A tile of 2^Rows x 2^Columns written in vectors along its columns or its
/// rows.
Layout writer(unsigned Rows, unsigned Columns, bool IsAlongRows,
              unsigned Vector, unsigned WarpBits) {
  llvm::SmallVector<unsigned> Order;
  for (unsigned I = 0; I < Rows && IsAlongRows; ++I)
    Order.push_back(Columns + I);
  for (unsigned I = 0; I < Columns; ++I)
    Order.push_back(I);
  for (unsigned I = 0; I < Rows && !IsAlongRows; ++I)
    Order.push_back(Columns + I);
  return blockedLayout(Order, Vector, WarpBits);
}

ProductPlan planOf(const TensorInstruction &I, const ProductExtents &E) {
  ProductPlan Plan;
  Plan.Extents = E;
  Plan.Tensor = I;
  return Plan;
}

TEST(ProductLayouts, FragmentsAreStagedWithoutConflicts) {
  const TensorInstruction Instructions[] = {{FactorKind::F16, 4, 4},
                                            {FactorKind::F16, 4, 3},
                                            {FactorKind::I8, 4, 5},
                                            {FactorKind::TF32, 4, 3}};
  for (const TensorInstruction &I : Instructions)
    for (unsigned Depth : {4, 5, 6, 7})
      for (bool IsA : {true, false})
        for (bool IsTransposed : {true, false}) {
          if (Depth < I.DepthBits)
            continue;
          unsigned Bytes = 4 >> I.wordBits();
          ProductExtents E{0, 6, 6, Depth};
          ProductTile T = IsA ? ProductTile::A : ProductTile::B;
          unsigned Vector = llvm::Log2_32(16 / Bytes);
          // A is rows x depth, B is depth x columns.
          Layout Home = IsA ? writer(6, Depth, IsTransposed, Vector, 2)
                            : writer(Depth, 6, !IsTransposed, Vector, 2);
          ProductPlan Plan = planOf(I, E);
          FragmentWay Way = fragmentWay(Plan, T, Home, 2);
          FragmentWay Wanted = !IsTransposed       ? FragmentWay::Matrices
                               : I.wordBits() == 1 ? FragmentWay::Transposed
                                                   : FragmentWay::Words;
          ASSERT_EQ(Way, Wanted);
          FragmentReader Reader =
              fragmentReader(Plan, T, Way, fragmentLayout(T, E, I, 2));
          StageMap Map = stageMap(Home, Reader.In, Reader.VectorBits,
                                  ProductNumbers(T, E).bits(), Bytes);
          std::set<uint32_t> Places;
          uint32_t Bits = ProductNumbers(T, E).bits();
          for (uint32_t Number = 0; Number <= Bits; ++Number)
            Places.insert(Map.place(Number));
          EXPECT_EQ(Places.size(), size_t(Bits) + 1);
          EXPECT_EQ(*Places.rbegin(), Bits);
          expectNoConflicts(Map, Reader.In, Reader.VectorBits, Bytes);
          expectNoConflicts(Map, Home, Way == FragmentWay::Words ? 0 : Vector,
                            Bytes);
        }
}

TEST(ProductLayouts, FragmentsThatThreadsHaveAreNotStaged) {
  // The sums of one product are operand A of the next, in halves.
  TensorInstruction I{FactorKind::F16, 4, 4};
  ProductExtents First{0, 7, 6, 5}, Second{0, 7, 6, 6};
  Layout Sums = fragmentLayout(ProductTile::C, First, I, 2);
  EXPECT_EQ(fragmentWay(planOf(I, Second), ProductTile::A, Sums, 2),
            FragmentWay::Registers);
  EXPECT_NE(fragmentWay(planOf(I, Second), ProductTile::B, Sums, 2),
            FragmentWay::Registers);
}

TEST(ProductLayouts, PartsOfInstructionsAreNotStaged) {
  TensorInstruction I{FactorKind::F16, 4, 4};
  auto WayOf = [&](const ProductExtents &E, ProductTile T) {
    Layout Home =
        writer(T == ProductTile::A ? E.Rows : E.Depth,
               T == ProductTile::A ? E.Depth : E.Columns, false, 2, 0);
    return fragmentWay(planOf(I, E), T, Home, 0);
  };
  EXPECT_NE(WayOf({0, 4, 3, 4}, ProductTile::A), FragmentWay::Registers);
  EXPECT_NE(WayOf({0, 4, 3, 4}, ProductTile::B), FragmentWay::Registers);
  EXPECT_EQ(WayOf({0, 3, 3, 4}, ProductTile::A), FragmentWay::Registers);
  EXPECT_EQ(WayOf({0, 4, 2, 4}, ProductTile::B), FragmentWay::Registers);
  EXPECT_EQ(WayOf({0, 4, 3, 3}, ProductTile::A), FragmentWay::Registers);
  EXPECT_EQ(WayOf({0, 4, 3, 3}, ProductTile::B), FragmentWay::Registers);
}

} // namespace
