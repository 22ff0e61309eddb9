//===- LibNVVMViewTest.cpp - What libNVVM sees of a module ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reflection/LibNVVMView.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;

namespace {

/// The hidden blocks of a function whose entry has \p Code.
std::string hidden(StringRef Code) {
  LLVMContext C;
  SMDiagnostic Error;
  std::unique_ptr<Module> M = parseAssemblyString(
      ("@s = private constant [12 x i8] c\"__CUDA_ARCH\\00\"\n"
       "declare i32 @__nvvm_reflect(ptr)\n"
       "define void @f(i32 %n) {\n"
       "  %a = call i32 @__nvvm_reflect(ptr @s)\n" +
       Code +
       "new:\n  br label %end\nold:\n  br i1 false, label %deep, label %end\n"
       "deep:\n  br label %end\nend:\n  ret void\n}\n")
          .str(),
      Error, C);
  if (!M) {
    Error.print("view", errs());
    return "unread";
  }
  SmallPtrSet<const BasicBlock *, 4> Blocks =
      blocksHiddenFromLibNVVM(*M, *findTarget("sm_100"));
  std::string Names;
  for (const BasicBlock &BB : *M->getFunction("f"))
    if (Blocks.contains(&BB))
      Names += (BB.getName() + " ").str();
  return Names;
}

// As measured with libNVVM 13.0.
TEST(LibNVVMView, DecidesOneStepOnly) {
  StringRef Branch = "  br i1 %c, label %new, label %old\n";
  auto On = [&](StringRef Code) { return hidden((Code + Branch).str()); };
  EXPECT_EQ(On("  %c = icmp uge i32 %a, 1001\n"), "new deep ");
  EXPECT_EQ(On("  %c = icmp uge i32 %a, 1000\n"), "old deep ");
  EXPECT_EQ(On("  %c = trunc i32 %a to i1\n"), "new deep ");
  EXPECT_EQ(On("  %c = icmp uge i32 %a, %n\n"), "");
  EXPECT_EQ(On("  %b = icmp uge i32 %a, 1001\n  %c = xor i1 %b, false\n"), "");
  EXPECT_EQ(On("  %b = mul i32 %a, 2\n  %c = icmp uge i32 %b, 1\n"), "");
  // Without such a branch, others on constants are not decided either.
  EXPECT_EQ(hidden("  br i1 true, label %new, label %old\n"), "");
  EXPECT_EQ(hidden("  switch i32 %a, label %new [ i32 1, label %old ]\n"), "");
}

} // namespace
