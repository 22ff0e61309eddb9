//===- MachinesTest.cpp - Facts without LLVM ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Facts/Machines.h"
#include "Facts/TileShapes.h"
#include "opennvvm/Catalog/TileNeed.h"
#include "gtest/gtest.h"

using namespace opennvvm;

TEST(Facts, MachinesByName) {
  for (const facts::Machine &M : facts::machines()) {
    EXPECT_EQ(facts::findMachine(M.Name), &M);
    EXPECT_EQ(&facts::machines()[M.Index], &M);
  }
  EXPECT_EQ(facts::findMachine("compute_90a"), facts::findMachine("90a"));
  EXPECT_EQ(facts::findMachine("sm_90a")->Number, 90);
  for (std::string_view Name : {"", "sm_", "sm_91", "sm_90A", "sm_sm_90"})
    EXPECT_FALSE(facts::findMachine(Name)) << Name;
}

TEST(Facts, SetsOfMachines) {
  SMMask Set = facts::machinesBetween(90, 90);
  for (const facts::Machine &M : facts::machines())
    EXPECT_EQ((Set >> M.Index) & 1, M.Number == 90) << M.Name;
  EXPECT_EQ(facts::machinesBetween(0, ~0u),
            (SMMask(1) << facts::machines().size()) - 1);
}

TEST(Facts, Versions) {
  for (std::string_view Text : {"8.8", "88", "ptx88", "ptx8.8"})
    EXPECT_EQ(facts::parsePTXVersion(Text), PTXVersion(88)) << Text;
  for (std::string_view Text : {"", ".", "8.", ".8", "8.88", "8.9", "x88",
                                "88 ", "-88", "+88", "344", "8.8.8", "ptx"})
    EXPECT_EQ(facts::parsePTXVersion(Text), std::nullopt) << Text;
}

TEST(Facts, NeedsOfTiles) {
  EXPECT_FALSE(hasTileNeed(75, TileNeed::CpAsync));
  EXPECT_TRUE(hasTileNeed(80, TileNeed::CpAsync));
  EXPECT_FALSE(hasTileNeed(0, TileNeed::CpAsync));
  // A number between those of two machines counts as the lower one.
  EXPECT_FALSE(hasTileNeed(79, TileNeed::CpAsync));
  EXPECT_TRUE(hasTileNeed(85, TileNeed::CpAsync));
  EXPECT_FALSE(hasTileNeed(120, TileNeed::TensorMemory));
  EXPECT_EQ(tileNeedInfo(TileNeed::CpAsync).Machines, "sm_80 or higher");
}

TEST(Facts, LimitsOfTma) {
  EXPECT_EQ(tile::MaxBox, 256);
  EXPECT_EQ(std::size(tile::Swizzles), 3u);
}
