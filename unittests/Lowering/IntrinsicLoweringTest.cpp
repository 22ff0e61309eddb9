//===- IntrinsicLoweringTest.cpp - The pass and its tables ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering/IntrinsicLowering.h"
#include "Catalog/InternalIntrinsic.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;

namespace {

std::unique_ptr<Module> parse(StringRef Text, LLVMContext &C) {
  SMDiagnostic Error;
  std::unique_ptr<Module> M = parseAssemblyString(Text, Error, C);
  if (!M)
    Error.print("lowering", errs());
  return M;
}

unsigned callsIn(const Function &F) {
  unsigned Count = 0;
  for (const Instruction &I : instructions(F))
    Count += isa<CallInst>(I);
  return Count;
}

TEST(IntrinsicLowering, ThirtyIterations) {
  EXPECT_EQ(MaxLoweringIterations, 30u);
}

TEST(IntrinsicLowering, PassTellsWhetherItChangedAnything) {
  LLVMContext C;
  auto M = parse("declare float @llvm.nvvm.add.rn.f(float, float)\n"
                 "define float @f(float %a) {\n"
                 "  %x = call float @llvm.nvvm.add.rn.f(float %a, float %a)\n"
                 "  ret float %x\n}",
                 C);
  ASSERT_TRUE(M);
  Function &F = *M->getFunction("f");
  FunctionAnalysisManager FAM;
  NVVMIntrinsicLoweringPass Pass(LoweringLevel::Basic, findTarget("sm_90"),
                                 Leeway::Contraction);
  PreservedAnalyses First = Pass.run(F, FAM);
  EXPECT_FALSE(First.areAllPreserved());
  EXPECT_TRUE(First.allAnalysesInSetPreserved<CFGAnalyses>());
  EXPECT_EQ(callsIn(F), 0u);
  EXPECT_TRUE(Pass.run(F, FAM).areAllPreserved());
  EXPECT_FALSE(verifyModule(*M, &errs()));
}

TEST(IntrinsicLowering, NamesItsParameters) {
  auto Printed = [](NVVMIntrinsicLoweringPass Pass) {
    std::string Text;
    raw_string_ostream OS(Text);
    Pass.printPipeline(OS, [](StringRef) { return "lowering"; });
    return Text;
  };
  EXPECT_EQ(Printed(NVVMIntrinsicLoweringPass()), "lowering<level=0>");
  EXPECT_EQ(Printed(NVVMIntrinsicLoweringPass(LoweringLevel::Barriers,
                                              findTarget("sm_90a"))),
            "lowering<level=1;arch=sm_90a>");
  EXPECT_EQ(Printed(NVVMIntrinsicLoweringPass(LoweringLevel::Basic, nullptr,
                                              Leeway::All)),
            "lowering<level=0;relaxed>");
}

/// If the machine does not have a call, it stays, because it is an error.
TEST(IntrinsicLowering, LeavesWhatTheMachineDoesNotHave) {
  const char *Text =
      "declare bfloat @llvm.nvvm.fma.rn.bf16(bfloat, bfloat, bfloat)\n"
      "define bfloat @f(bfloat %a) {\n  %x = call bfloat "
      "@llvm.nvvm.fma.rn.bf16(bfloat %a, bfloat %a, bfloat %a)\n"
      "  ret bfloat %x\n}";
  LLVMContext C;
  for (auto [Machine, Changes] :
       {std::pair("sm_75", false), std::pair("sm_80", true)}) {
    auto M = parse(Text, C);
    ASSERT_TRUE(M);
    EXPECT_EQ(lowerIntrinsics(*M->getFunction("f"), LoweringLevel::Basic,
                              *findTarget(Machine), Leeway::All),
              Changes);
  }
}

/// Calls of other functions with such names.
TEST(IntrinsicLowering, LeavesWhatIsNoIntrinsic) {
  LLVMContext C;
  auto M = parse("define float @add.rn.f(float %a) {\n  ret float %a\n}\n"
                 "declare i32 @llvm.nvvm.internal.syncwarp(i64)\n"
                 "declare float @llvm.nvvm.cvt.f32.f64(double)\n"
                 "declare i32 @llvm.nvvm.cvt.ext.i32.f32(float, i32, i32)\n"
                 "declare float @llvm.nvvm.internal.satf.add.rn.f()\n"
                 "declare i32 @llvm.nvvm.internal.satf.mul.rn.f(i32, i32)\n"
                 "declare <2 x float> @llvm.nvvm.add.rn.f.v2f32()\n"
                 "define float @f(float %a, ptr %p, double %d) {\n"
                 "  %x = call float @add.rn.f(float %a)\n"
                 "  %y = call float %p(float %a)\n"
                 "  %z = call i32 @llvm.nvvm.internal.syncwarp(i64 0)\n"
                 "  %w = call float @llvm.nvvm.cvt.f32.f64(double %d)\n"
                 "  %v = call i32 @llvm.nvvm.cvt.ext.i32.f32(float %a, i32 2, "
                 "i32 1)\n"
                 "  %u = call float @llvm.nvvm.internal.satf.add.rn.f()\n"
                 "  %t = call i32 @llvm.nvvm.internal.satf.mul.rn.f(i32 1, i32 "
                 "0)\n"
                 "  %s = call <2 x float> @llvm.nvvm.add.rn.f.v2f32()\n"
                 "  ret float %x\n}",
                 C);
  ASSERT_TRUE(M);
  EXPECT_FALSE(lowerIntrinsics(*M->getFunction("f"), LoweringLevel::Barriers,
                               *findTarget("sm_90"), Leeway::All));
}

TEST(IntrinsicLowering, ManyCallsTakeLinearTime) {
  LLVMContext C;
  std::string Text = "declare i32 @llvm.nvvm.mul24.i(i32, i32)\n"
                     "define i32 @f(i32 %x0) {\n";
  constexpr unsigned Count = 50000;
  for (unsigned I = 0; I < Count; ++I)
    Text += "  %x" + std::to_string(I + 1) +
            " = call i32 @llvm.nvvm.mul24.i(i32 %x" + std::to_string(I) +
            ", i32 %x" + std::to_string(I) + ")\n";
  Text += "  ret i32 %x" + std::to_string(Count) + "\n}";
  auto M = parse(Text, C);
  ASSERT_TRUE(M);
  Function &F = *M->getFunction("f");
  EXPECT_TRUE(
      lowerIntrinsics(F, LoweringLevel::Barriers, *findTarget("sm_90")));
  EXPECT_EQ(callsIn(F), 0u);
}

/// Every row has a category, a rule and an intrinsic; there are no duplicates.
TEST(IntrinsicLowering, TablesAreInOrder) {
  StringSet<> Categories;
  unsigned Rows = 0;
  forEachLoweringRule([&](const LoweringRule &R) {
    ++Rows;
    EXPECT_FALSE(R.Category.empty());
    EXPECT_FALSE(R.Name.empty());
    EXPECT_TRUE(StringRef(R.Intrinsic).starts_with("llvm.nvvm."));
    EXPECT_EQ(R.Level == LoweringLevel::Barriers, R.Category == "barriers");
    Categories.insert(R.Category);
  });
  EXPECT_GT(Rows, 300u);
  EXPECT_EQ(Categories.size(), 6u);
}

/// What becomes of an intrinsic that LLVM does not know is said once: its row
/// has a pattern or the reason why nothing is printed, or other rows lower it.
TEST(IntrinsicLowering, CarriersHaveAMeaningOrAReason) {
  StringSet<> Lowered;
  forEachLoweringRule([&](const LoweringRule &R) {
    // An overloaded name may be written with or without the period.
    Lowered.insert(StringRef(R.Intrinsic).rtrim('.'));
  });
  unsigned Carriers = 0;
  for (const InternalIntrinsic &Row : internalIntrinsics()) {
    bool HasReason = !Row.NoPTX.empty();
    bool IsLowered = Lowered.contains(StringRef(Row.Name).rtrim('.'));
    if (!Row.isCarrier()) {
      EXPECT_TRUE(HasReason || IsLowered || !Row.PTX.empty() ||
                  !Row.Instead.empty())
          << Row.Name.str();
      continue;
    }
    ++Carriers;
    EXPECT_NE(HasReason, IsLowered || Row.hasPattern()) << Row.Name.str();
  }
  EXPECT_GT(Carriers, 130u);
}

} // namespace
