//===- NearestTest.cpp - What a misspelled name was meant to be -----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Support/Nearest.h"
#include <gtest/gtest.h>

using namespace llvm;
using namespace opennvvm;

static std::string nearest(StringRef Typed, ArrayRef<StringRef> Known) {
  NearestName N(Typed);
  for (StringRef Name : Known)
    N.consider(Name);
  return N.name().str();
}

TEST(NearestName, FindsTheClosest) {
  EXPECT_EQ(nearest("verfiy", {"fix", "verify", "very"}), "verify");
  EXPECT_EQ(nearest("nvtpx", {"nvvm", "nvptx"}), "nvptx");
  EXPECT_EQ(nearest("sm90", {"sm_89", "sm_90", "sm_90a"}), "sm_90");
}

TEST(NearestName, IgnoresCase) {
  EXPECT_EQ(nearest("SM_90A", {"sm_90", "sm_90a"}), "sm_90a");
  EXPECT_EQ(nearest("J", {"j"}), "j");
}

TEST(NearestName, TheFirstOfEquallyCloseNamesWins) {
  EXPECT_EQ(nearest("bat", {"cat", "rat"}), "cat");
  EXPECT_EQ(nearest("bat", {"rat", "cat"}), "rat");
}

// About a third of the letters may be wrong: of three one, of four two.
TEST(NearestName, HasALimit) {
  EXPECT_EQ(nearest("abc", {"abx"}), "abx");
  EXPECT_EQ(nearest("abc", {"axx"}), "");
  EXPECT_EQ(nearest("abcd", {"abxx"}), "abxx");
  EXPECT_EQ(nearest("abcd", {"axxx"}), "");
  EXPECT_EQ(nearest("a", {"b"}), "");
  EXPECT_EQ(nearest("", {"a", ""}), "");
}

TEST(NearestName, ContinuesAMessage) {
  EXPECT_EQ(didYouMean("jsn", {"text", "json"}), "; did you mean 'json'?");
  EXPECT_EQ(didYouMean("xml", {"text", "json"}), "");
  EXPECT_EQ(NearestName("xml").questionOr("known are text"),
            "; known are text");
}
