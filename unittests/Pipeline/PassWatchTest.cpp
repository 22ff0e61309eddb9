//===- PassWatchTest.cpp - Which pass broke the module --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// No pass is known to break a module, so these modules are broken from the
// start, and the first passes get the blame.
//
//===----------------------------------------------------------------------===//

#include "Pipeline/Tiers/Optimizer.h"
#include "opennvvm/Input/Input.h"
#include "opennvvm/Verifier/Verifier.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;

namespace {

/// The findings of nvvm-verify while \p Body is optimized.
std::vector<std::string> optimize(StringRef Body, Profile P, bool Each) {
  LLVMContext C;
  DiagnosticEngine Diags({}, P);
  LoadedModule L = loadModuleFromBuffer(
      MemoryBuffer::getMemBufferCopy(
          ("target triple = \"nvptx64-nvidia-cuda\"\n" + Body).str()),
      "m.ll", C, Diags);
  EXPECT_TRUE(L.Module);
  VerifierOptions Check;
  Check.Machine.SM = findTarget("sm_80");
  PassContext Context;
  Context.SM = Check.Machine.SM;
  Context.Verifier = &Check;
  Context.Profiles = P;
  Context.Diags = &Diags;
  OptimizerOptions How;
  How.Tier = 1;
  How.VerifyEach = Each;
  bool Good = optimizeModule(*L.Module, How, Context);
  EXPECT_EQ(Good, Diags.diagnostics().empty());
  std::vector<std::string> Messages;
  for (const Diagnostic &D : Diags.diagnostics()) {
    EXPECT_EQ(ruleInfo(D.ID).ID, "pipeline-defect");
    Messages.push_back(D.Message);
  }
  Diags.setInput({}, nullptr);
  return Messages;
}

constexpr StringLiteral NonVoidKernel =
    "define ptx_kernel i32 @k() {\n  ret i32 0\n}\n";

TEST(PassWatch, ChecksTheEnd) {
  auto Messages = optimize(NonVoidKernel, Profile::NVPTX, false);
  ASSERT_EQ(Messages.size(), 1u);
  EXPECT_TRUE(StringRef(Messages[0])
                  .starts_with("the optimizer broke the module in one of its "
                               "passes: "))
      << Messages[0];
  EXPECT_TRUE(StringRef(Messages[0]).ends_with("[kernel-nonvoid]"));
}

TEST(PassWatch, NamesThePass) {
  auto Messages = optimize(NonVoidKernel, Profile::NVPTX, true);
  ASSERT_EQ(Messages.size(), 1u);
  EXPECT_TRUE(StringRef(Messages[0])
                  .starts_with("the optimizer broke the module after "
                               "ConstantMergePass: "))
      << Messages[0];
}

TEST(PassWatch, WhatCameInIsNobodysFault) {
  EXPECT_TRUE(optimize(NonVoidKernel, Profile::NVVM, true).empty());
}

/// The contract applies to the input, not to what passes create from it.
TEST(PassWatch, PassesAreHeldToWhatCanBeEmitted) {
  StringRef Absolute = "declare float @llvm.fabs.f32(float)\n"
                       "define float @f(float %x) {\n"
                       "  %y = call float @llvm.fabs.f32(float %x)\n"
                       "  ret float %y\n}\n";
  EXPECT_TRUE(optimize(Absolute, Profile::NVVM, true).empty());
}

} // namespace
