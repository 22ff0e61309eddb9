//===- ResultCacheTest.cpp - Results of earlier compilations --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Pipeline/ResultCache.h"
#include "Pipeline/BuildIdentity.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "gtest/gtest.h"
#include <thread>

using namespace llvm;
using namespace opennvvm;

namespace {

class ResultCacheTest : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(sys::fs::createUniqueDirectory("opennvvm-cache", Folder));
    Options.Folder = (Folder + "/a/b").str();
    Options.Limits = cantFail(cacheLimits(""));
  }
  void TearDown() override { (void)sys::fs::remove_directories(Folder); }

  SmallString<64> Folder;
  CacheOptions Options;
};

TEST(CacheKey, PartsAreSeparated) {
  StringSet<> Keys;
  auto Add = [&](const CacheKey &Key) {
    EXPECT_TRUE(Keys.insert(Key.text()).second);
  };
  Add(CacheKey("a"));
  Add(CacheKey("b"));
  Add(CacheKey("a").add("bc"));
  Add(CacheKey("a").add("b").add("c"));
  Add(CacheKey("a").add("bc").add(""));
  Add(CacheKey("ab").add("c"));
  Add(CacheKey("a").add(uint64_t(0)));
  Add(CacheKey("a").add(uint64_t(1)));
}

TEST(CacheKey, ThreadsDoNotCount) {
  CompileOptions A, B;
  B.Emitter.Threads = 8;
  B.Cache.Folder = "x";
  EXPECT_EQ(CacheKey("").add(A).text(), CacheKey("").add(B).text());
  A.Split.Threads = 1;
  EXPECT_NE(CacheKey("").add(A).text(), CacheKey("").add(B).text());
  B.Split.Threads = 2;
  EXPECT_EQ(CacheKey("").add(A).text(), CacheKey("").add(B).text());
  B.ReflectAnswers["x"] = 1;
  EXPECT_NE(CacheKey("").add(A).text(), CacheKey("").add(B).text());
}

TEST(BuildIdentity, IsKnown) { EXPECT_FALSE(buildIdentity().empty()); }

TEST_F(ResultCacheTest, GivesWhatWasStored) {
  ResultCache Cache(Options);
  ASSERT_TRUE(Cache.isOpen());
  EXPECT_FALSE(Cache.find(CacheKey("x")));
  std::string Zeros(100000, '\0');
  EXPECT_FALSE(errorToBool(Cache.store(CacheKey("x"), {"", Zeros, "b"})));
  EXPECT_FALSE(errorToBool(Cache.store(CacheKey("y"), {})));
  EXPECT_EQ(Cache.find(CacheKey("x")), ResultCache::Result({"", Zeros, "b"}));
  EXPECT_EQ(Cache.find(CacheKey("y")), ResultCache::Result());
  EXPECT_FALSE(Cache.find(CacheKey("z")));
}

TEST_F(ResultCacheTest, IsClosedWithoutAFolder) {
  ResultCache Cache((CacheOptions()));
  EXPECT_FALSE(Cache.isOpen());
  EXPECT_FALSE(errorToBool(Cache.store(CacheKey("x"), {"a"})));
  EXPECT_FALSE(Cache.find(CacheKey("x")));
}

TEST_F(ResultCacheTest, ForgetsWhatWasUnusedForLongest) {
  Options.Limits.Interval = std::chrono::seconds(0);
  Options.Limits.MaxSizeBytes = 2500;
  ResultCache Cache(Options);
  std::string Large(1000, 'x');
  auto KeyOf = [](unsigned I) { return CacheKey("x").add(uint64_t(I)); };
  for (unsigned I = 0; I < 5; ++I) {
    EXPECT_FALSE(errorToBool(Cache.store(KeyOf(I), {Large})));
    // Times of files may be as coarse as the ticks of the system.
    std::this_thread::sleep_for(std::chrono::milliseconds(30));
    // The first is used all the time.
    EXPECT_TRUE(Cache.find(KeyOf(0)));
  }
  EXPECT_TRUE(Cache.find(KeyOf(0)));
  EXPECT_FALSE(Cache.find(KeyOf(2)));
  EXPECT_TRUE(Cache.find(KeyOf(4)));
}

TEST(CacheLimits, AreThoseOfLLVM) {
  CachePruningPolicy Limits = cantFail(cacheLimits(""));
  EXPECT_EQ(Limits.MaxSizeBytes, 1000000000u);
  EXPECT_EQ(Limits.Interval, std::chrono::seconds(60));
  Limits = cantFail(cacheLimits("cache_size_bytes=5k:prune_interval=2h"));
  EXPECT_EQ(Limits.MaxSizeBytes, 5u * 1024);
  EXPECT_EQ(Limits.Interval, std::chrono::hours(2));
  for (StringRef Wrong : {"cache_size_bytes", "cache_size_bytes=", ":", "x=1",
                          "prune_after=1h:", "prune_after=1", "cache_size=%"})
    EXPECT_TRUE(errorToBool(cacheLimits(Wrong).takeError())) << Wrong.str();
}

} // namespace
