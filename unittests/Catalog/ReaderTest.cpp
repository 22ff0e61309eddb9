//===- ReaderTest.cpp - The readers of libNVVM ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/ReaderConstruct.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;

static const ReaderInfo &readerFor(StringRef Machine, StringRef Release = "") {
  return readerOf(*findTarget(Machine),
                  Release.empty() ? nullptr : findLibNVVMRelease(Release));
}

TEST(Reader, MachinesHaveOne) {
  EXPECT_EQ(readerFor("sm_75").LLVM, 7);
  EXPECT_EQ(readerFor("sm_90a").LLVM, 7);
  EXPECT_EQ(readerFor("sm_100").LLVM, 23);
  EXPECT_EQ(readerFor("sm_121f").LLVM, 23);
}

TEST(Reader, Releases) {
  EXPECT_EQ(libNVVMReleases().front().Number, "13.0");
  EXPECT_EQ(newestLibNVVMRelease().Number, libNVVMReleases().back().Number);
  EXPECT_EQ(findLibNVVMRelease("12.9"), nullptr);
  EXPECT_EQ(findLibNVVMRelease(""), nullptr);
  for (const LibNVVMRelease &R : libNVVMReleases()) {
    EXPECT_EQ(findLibNVVMRelease(R.Number), &R);
    EXPECT_EQ(&libNVVMReleases()[R.Index], &R);
    ASSERT_EQ(readers(&R).size(), 2u);
    EXPECT_EQ(readers(&R).front().LLVM, 7);
    EXPECT_EQ(readers(&R).back().Release, R.Index);
  }
  EXPECT_EQ(readerFor("sm_100", "13.0").LLVM, 20);
  EXPECT_EQ(readerFor("sm_100", "13.1").LLVM, 21);
  EXPECT_EQ(readerFor("sm_100", "13.2").LLVM, 22);
  EXPECT_EQ(readerFor("sm_100", "13.3").LLVM, 23);
}

// What a client is told is the version before the one that is in the comment.
TEST(Reader, ReportedVersions) {
  EXPECT_EQ(readerFor("sm_90").Reported, 7);
  EXPECT_EQ(readerFor("sm_100", "13.1").Reported, 20);
  EXPECT_EQ(readerFor("sm_100", "13.2").Reported, 21);
  EXPECT_EQ(readerFor("sm_100").Reported, 22);
}

TEST(Reader, TraitsBeginWithARelease) {
  EXPECT_FALSE(readerFor("sm_100", "13.2").has(ReaderTrait::TakesFences));
  EXPECT_TRUE(readerFor("sm_100", "13.3").has(ReaderTrait::TakesFences));
  EXPECT_TRUE(readerFor("sm_100", "13.5").has(ReaderTrait::TakesFences));
  EXPECT_FALSE(readerFor("sm_90", "13.5").has(ReaderTrait::TakesFences));
  EXPECT_FALSE(readerFor("sm_90", "13.0").has(ReaderTrait::KnowsClusterMemory));
  EXPECT_TRUE(readerFor("sm_90", "13.1").has(ReaderTrait::KnowsClusterMemory));
}

static const ReaderConstruct &constructNamed(StringRef Spelling) {
  return *find_if(readerConstructs(), [&](const ReaderConstruct &C) {
    return C.Spelling == Spelling;
  });
}

TEST(Reader, ConstructsThatAVersionGotLate) {
  const ReaderConstruct &Late = constructNamed("nocreateundeforpoison");
  EXPECT_TRUE(lacks(readerFor("sm_100", "13.2"), Late, /*InText=*/true));
  EXPECT_FALSE(lacks(readerFor("sm_100", "13.3"), Late, /*InText=*/true));
  EXPECT_TRUE(lacks(readerFor("sm_90", "13.5"), Late, /*InText=*/true));
  const ReaderConstruct &Literal = constructNamed("f0x*");
  EXPECT_TRUE(lacks(readerFor("sm_100", "13.4"), Literal, /*InText=*/true));
  EXPECT_FALSE(lacks(readerFor("sm_100", "13.5"), Literal, /*InText=*/true));
  EXPECT_FALSE(lacks(readerFor("sm_100", "13.0"), Literal, /*InText=*/false));
  const ReaderConstruct &Old = constructNamed("freeze");
  EXPECT_TRUE(lacks(readerFor("sm_90"), Old, /*InText=*/true));
  EXPECT_FALSE(lacks(readerFor("sm_100", "13.0"), Old, /*InText=*/true));
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
  const LibNVVMRelease *Old = findLibNVVMRelease("13.0");
  EXPECT_EQ(findReader("nvvm-latest", Old), &readerFor("sm_100", "13.0"));
}

TEST(Reader, LowestMachine) {
  EXPECT_EQ(lowestMachineOf(readerFor("sm_90"))->Name, "sm_75");
  EXPECT_EQ(lowestMachineOf(readerFor("sm_121"))->Name, "sm_100");
}
