//===- TargetTest.cpp - Machines, PTX versions and gates ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Target/Target.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;

static SMMask maskOf(std::initializer_list<StringRef> Names) {
  SMMask Mask = 0;
  for (StringRef Name : Names)
    Mask |= SMMask(1) << findTarget(Name)->Index;
  return Mask;
}

static SMMask from(unsigned Number) {
  SMMask Mask = 0;
  for (const SMInfo &SM : targets())
    if (SM.Number >= Number)
      Mask |= SMMask(1) << SM.Index;
  return Mask;
}

TEST(Target, TableIsOrderedAndIndexed) {
  for (auto [Index, SM] : enumerate(targets())) {
    EXPECT_EQ(SM.Index, Index);
    EXPECT_EQ(SM.Name, "sm_" + utostr(SM.Number) +
                           (SM.Variant ? std::string(1, SM.Variant) : ""));
    EXPECT_TRUE(is_contained(ptxVersions(), SM.MinPTX)) << SM.Name.str();
    if (Index == 0)
      continue;
    const SMInfo &Before = targets()[Index - 1];
    EXPECT_LE(Before.Number, SM.Number);
    if (Before.Number == SM.Number) {
      EXPECT_TRUE(Before.Variant == 0 || Before.Variant == 'f');
    }
  }
  EXPECT_TRUE(is_sorted(ptxVersions()));
}

TEST(Target, Find) {
  EXPECT_EQ(findTarget("sm_90a")->Number, 90);
  EXPECT_EQ(findTarget("sm_90a")->Variant, 'a');
  EXPECT_EQ(findTarget("compute_90a"), findTarget("sm_90a"));
  EXPECT_EQ(findTarget("120f"), findTarget("sm_120f"));
  for (StringRef Wrong : {"", "sm_", "sm_91", "sm_90b", "90 ", "SM_90",
                          "sm_compute_90", "sm_090"})
    EXPECT_EQ(findTarget(Wrong), nullptr) << Wrong.str();
}

TEST(Target, LowestPTX) {
  std::pair<StringRef, unsigned> Known[] = {
      {"sm_75", 63},   {"sm_88", 90},   {"sm_90", 78},   {"sm_90a", 80},
      {"sm_100", 86},  {"sm_100f", 88}, {"sm_103", 88},  {"sm_107", 94},
      {"sm_107f", 94}, {"sm_107a", 94}, {"sm_110a", 90}, {"sm_120a", 87},
      {"sm_121", 88}};
  for (auto [Name, PTX] : Known)
    EXPECT_EQ(findTarget(Name)->MinPTX, PTX) << Name.str();
}

TEST(Target, PTXVersion) {
  for (StringRef Text : {"8.8", "88", "ptx88"})
    EXPECT_EQ(parsePTXVersion(Text), PTXVersion(88)) << Text.str();
  for (StringRef Text : {"", "7.9", "79", "8.80", "8", "-8.8", "ptx", "8.",
                         ".8", "2147483648.8", "8.x", "256"})
    EXPECT_EQ(parsePTXVersion(Text), std::nullopt) << Text.str();
  for (PTXVersion V : ptxVersions())
    EXPECT_EQ(parsePTXVersion(formatPTXVersion(V)), V);
}

TEST(Target, LowestOfASet) {
  EXPECT_EQ(lowestTarget(0), nullptr);
  EXPECT_EQ(lowestTarget(from(80)), findTarget("sm_80"));
  EXPECT_EQ(lowestTarget(maskOf({"sm_103a", "sm_100a"})),
            findTarget("sm_100a"));
  EXPECT_EQ(lowestTarget(maskOf({"sm_90a", "sm_100"})), findTarget("sm_90a"));
  EXPECT_EQ(lowestTarget(maskOf({"sm_90a", "sm_90"})), findTarget("sm_90"));
}

TEST(Target, Describe) {
  EXPECT_EQ(describeTargets(~SMMask(0)), "sm_20 or higher");
  EXPECT_EQ(describeTargets(from(90)), "sm_90 or higher");
  EXPECT_EQ(describeTargets(from(30) & ~from(70)), "sm_30 to sm_62");
  EXPECT_EQ(describeTargets(maskOf({"sm_90a"})), "sm_90a");
  EXPECT_EQ(describeTargets(maskOf({"sm_90"})), "sm_90");
  EXPECT_EQ(describeTargets(maskOf({"sm_100a", "sm_103a", "sm_90a"})),
            "sm_90a, sm_100a or sm_103a");
  EXPECT_EQ(describeTargets(maskOf({"sm_120f", "sm_120a"})),
            "sm_120f or sm_120a");
  EXPECT_EQ(describeTargets(0), "a target that does not exist");
}

TEST(Target, Summarize) {
  EXPECT_EQ(summarizeTargets(from(90)), "sm_90 or higher");
  EXPECT_EQ(summarizeTargets(maskOf({"sm_90a"})), "sm_90a");
  EXPECT_EQ(summarizeTargets(maskOf({"sm_120f", "sm_120a"})),
            "sm_120f or sm_120a");
  SMMask Variants = 0;
  for (const SMInfo &SM : targets())
    if (SM.Variant && SM.Number >= 100)
      Variants |= SMMask(1) << SM.Index;
  EXPECT_EQ(summarizeTargets(Variants),
            "sm_100f ... sm_121f, sm_100a ... sm_121a");
  EXPECT_EQ(summarizeTargets(maskOf({"sm_90a", "sm_100a", "sm_101a"})),
            "sm_90a ... sm_101a");
  EXPECT_EQ(summarizeTargets(maskOf({"sm_90a", "sm_103a", "sm_120f"})),
            "sm_120f, sm_90a, sm_103a");
}

TEST(Target, Gate) {
  Gate G{from(80), 70};
  EXPECT_TRUE(G.allowsSM(*findTarget("sm_80")));
  EXPECT_TRUE(G.allowsSM(*findTarget("sm_121a")));
  EXPECT_FALSE(G.allowsSM(*findTarget("sm_75")));
}

TEST(Target, Infer) {
  LLVMContext C;
  Module M("m", C);
  auto *Ty = FunctionType::get(Type::getVoidTy(C), false);
  TargetSource Source;
  EXPECT_EQ(inferTarget(M, Source), findTarget("sm_75"));
  EXPECT_EQ(Source, TargetSource::Assumed);
  for (StringRef CPU : {"sm_80", "sm_90a", "sm_86", "nonsense"})
    Function::Create(Ty, GlobalValue::ExternalLinkage, CPU, M)
        ->addFnAttr("target-cpu", CPU);
  EXPECT_EQ(inferTarget(M, Source), findTarget("sm_90a"));
  EXPECT_EQ(Source, TargetSource::TargetCPU);
}

TEST(Target, ParameterLimits) {
  ArrayRef<ParameterLimit> Limits = parameterLimits();
  ASSERT_EQ(Limits.size(), 2u);
  EXPECT_EQ(Limits[0].Bytes, 4352u);
  EXPECT_EQ(Limits[1].Bytes, 32764u);
  EXPECT_EQ(Limits[1].LowestSM, 70);
  EXPECT_EQ(Limits[1].Since, 81);
}

TEST(Target, UnifiedTriplesAndLayouts) {
  EXPECT_EQ(unifiedTriples().size(), 8u);
  EXPECT_EQ(unifiedTriples().front(), "nvptx-nvidia-cuda");
  EXPECT_EQ(exampleLayouts().size(), 3u);
}
