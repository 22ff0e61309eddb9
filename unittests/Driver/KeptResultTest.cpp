//===- KeptResultTest.cpp - A result that a cache may have ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Driver/KeptResult.h"
#include "llvm/Support/FileSystem.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;

namespace {

class Kept : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(sys::fs::createUniqueDirectory("kept-result", Folder));
  }
  void TearDown() override { sys::fs::remove_directories(Folder); }

  KeptResult open(StringRef Input) {
    CacheOptions Options = cacheOptions(Folder, "", /*UsesEnvironment=*/false);
    return KeptResult(Options, [&] {
      CacheKey Key("test");
      Key.add(Input);
      return std::optional(Key);
    });
  }

  SmallString<64> Folder;
};

TEST_F(Kept, IsFoundByItsKeyAndItsNumberOfParts) {
  KeptResult First = open("a");
  EXPECT_FALSE(First.find(1, 2));
  EXPECT_TRUE(First.isWanted());
  EXPECT_FALSE(First.keep({"one", "two"}));
  EXPECT_FALSE(open("b").find(1, 2));
  EXPECT_FALSE(open("a").find(3, 4));
  EXPECT_FALSE(open("a").find(1, 1));
  KeptResult Again = open("a");
  std::optional<ResultCache::Result> Parts = Again.find(1, 2);
  ASSERT_TRUE(Parts);
  EXPECT_EQ(Parts->back(), "two");
  EXPECT_FALSE(Again.isWanted());
}

TEST_F(Kept, KeyIsOnlyMadeForACache) {
  bool IsAsked = false;
  KeptResult None(CacheOptions(), [&]() -> std::optional<CacheKey> {
    IsAsked = true;
    return std::nullopt;
  });
  EXPECT_FALSE(IsAsked);
  EXPECT_FALSE(None.isWanted());
  EXPECT_FALSE(None.find(0, 9));
  EXPECT_FALSE(None.keep({"one"}));
}

} // namespace
