//===- ReaderTest.cpp - The readers of libNVVM ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/Reader.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;

static const ReaderInfo &readerFor(StringRef Machine) {
  return readerOf(*findTarget(Machine));
}

TEST(Reader, MachinesHaveOne) {
  EXPECT_EQ(readerFor("sm_75").LLVM, 7);
  EXPECT_EQ(readerFor("sm_90a").LLVM, 7);
  EXPECT_EQ(readerFor("sm_100").LLVM, 20);
  EXPECT_EQ(readerFor("sm_121f").LLVM, 20);
}

TEST(Reader, Traits) {
  EXPECT_TRUE(readerFor("sm_100").has(ReaderTrait::DropsUnreferenced));
  EXPECT_TRUE(readerFor("sm_100").has(ReaderTrait::ExplainsLinking));
  EXPECT_FALSE(readerFor("sm_90").has(ReaderTrait::DropsUnreferenced));
}

TEST(Reader, DialectsNameOne) {
  EXPECT_EQ(findReader("nvvm70"), &readerFor("sm_90"));
  EXPECT_EQ(findReader("nvvm-latest"), &readerFor("sm_100"));
  EXPECT_EQ(findReader("nvvm71"), nullptr);
}

TEST(Reader, LowestMachine) {
  EXPECT_EQ(lowestMachineOf(readerFor("sm_90"))->Name, "sm_75");
  EXPECT_EQ(lowestMachineOf(readerFor("sm_121"))->Name, "sm_100");
}
