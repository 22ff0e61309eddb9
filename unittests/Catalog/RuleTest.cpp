//===- RuleTest.cpp - The table of rules ----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Catalog/Rule.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;

TEST(Rule, FindGivesEveryRuleBack) {
  unsigned Index = 0;
  for (const RuleInfo &R : rules()) {
    std::optional<Rule> Found = findRule(R.ID);
    ASSERT_TRUE(Found) << R.ID.str();
    EXPECT_EQ(unsigned(*Found), Index++);
    EXPECT_EQ(&ruleInfo(*Found), &R);
  }
  EXPECT_FALSE(findRule("no-such-rule"));
  EXPECT_FALSE(findRule(""));
}

TEST(Rule, EveryRuleHoldsSomewhere) {
  for (const RuleInfo &R : rules()) {
    bool Holds = false;
    for (Severity S : R.Severities)
      Holds |= S != Severity::Off;
    EXPECT_TRUE(Holds) << R.ID.str();
  }
}

TEST(Rule, TextOfProfile) {
  const RuleInfo &R = ruleInfo(Rule::MiscLlvmParser);
  EXPECT_EQ(R.text(Profile::NVVM), "{0}");
  EXPECT_EQ(R.text(Profile::LibNVVM), "parse {0}");
  EXPECT_EQ(R.text(Profile::NVPTX), "{0}");
}

TEST(Rule, Profiles) {
  for (unsigned I = 0; I < NumProfiles; ++I)
    EXPECT_EQ(findProfile(profileName(Profile(I))), Profile(I));
  EXPECT_FALSE(findProfile("NVVM"));
}
