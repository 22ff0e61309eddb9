//===- FeaturesTest.cpp - What code asks a target for ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Target/Features.h"
#include "Catalog/Mnemonic.h"
#include "gtest/gtest.h"

using namespace opennvvm;

// catalog-tblgen and the reader of inline assembly find the groups of an
// instruction separately.
TEST(Features, NeedWhatTheirInstructionNeeds) {
  for (const FeatureInfo &F : features()) {
    if (F.Instruction.empty())
      continue;
    for (const SMInfo &SM : targets()) {
      Gate Needs = gateOfMnemonic(F.Instruction, SM);
      EXPECT_EQ(F.Needs.allowsSM(SM), Needs.allowsSM(SM))
          << F.Instruction.str() << " on " << SM.Name.str();
      EXPECT_EQ(F.Needs.PTX, Needs.PTX) << F.Instruction.str();
    }
  }
}

TEST(Features, AreUsedWhereTheVersionIsNewEnough) {
  // 32-byte accesses require PTX 8.8, sm_100 only 8.6.
  auto At = [](llvm::StringRef Name, std::optional<PTXVersion> V = {}) {
    return Target{findTarget(Name), V};
  };
  EXPECT_FALSE(hasFeature(*At("sm_90").SM, Feature::WideAccess));
  EXPECT_TRUE(hasFeature(*At("sm_100").SM, Feature::WideAccess));
  EXPECT_TRUE(mayUse(At("sm_100"), Feature::WideAccess));
  EXPECT_FALSE(mayUseFreely(At("sm_100"), Feature::WideAccess));
  EXPECT_TRUE(mayUseFreely(At("sm_103"), Feature::WideAccess));
  EXPECT_TRUE(mayUseFreely(At("sm_100", 88), Feature::WideAccess));
  EXPECT_FALSE(mayUse(At("sm_100", 86), Feature::WideAccess));
  EXPECT_FALSE(mayUse(At("sm_90", 88), Feature::WideAccess));
}
