//===- NVVMReflectTest.cpp - Answers to __nvvm_reflect --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Lowering/NVVMReflect.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/Constants.h"
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
    Error.print("reflect", errs());
  return M;
}

/// What asking for \p Name gives on \p Target, in a module with \p Flags.
int64_t answer(StringRef Name, StringRef Target, StringRef Flags = "") {
  LLVMContext C;
  std::string Text = ("@s = private addrspace(4) constant [" +
                      Twine(Name.size() + 1) + " x i8] c\"" + Name +
                      "\\00\"\n"
                      "declare i32 @__nvvm_reflect(ptr)\n"
                      "define i32 @f() {\n"
                      "  %r = call i32 @__nvvm_reflect(ptr addrspacecast (ptr "
                      "addrspace(4) @s to ptr))\n"
                      "  ret i32 %r\n}\n" +
                      Flags)
                         .str();
  std::unique_ptr<Module> M = parse(Text, C);
  EXPECT_TRUE(reflect(*M, *findTarget(Target)));
  auto *Ret =
      cast<ReturnInst>(M->getFunction("f")->getEntryBlock().getTerminator());
  auto *Value = dyn_cast<ConstantInt>(Ret->getReturnValue());
  return Value ? Value->getSExtValue() : -1;
}

TEST(NVVMReflect, Answers) {
  EXPECT_EQ(answer("__CUDA_ARCH", "sm_75"), 750);
  EXPECT_EQ(answer("__CUDA_ARCH", "sm_90a"), 900);
  EXPECT_EQ(answer("__CUDA_ARCH", "sm_120"), 1200);
  EXPECT_EQ(answer("__CUDA_FTZ", "sm_75"), 0);
  EXPECT_EQ(answer("__CUDA_FTZ", "sm_75",
                   "!llvm.module.flags = !{!0}\n"
                   "!0 = !{i32 4, !\"nvvm-reflect-ftz\", i32 1}\n"),
            1);
  EXPECT_EQ(answer("__CUDA_PREC_SQRT", "sm_75"), 1);
  EXPECT_EQ(answer("__CUDA_PREC_DIV", "sm_75"), 1);
  EXPECT_EQ(answer("__CUDA_PREC_DIV", "sm_75",
                   "!llvm.module.flags = !{!0}\n"
                   "!0 = !{i32 4, !\"nvvm-reflect-prec-div\", i32 0}\n"),
            0);
  EXPECT_EQ(answer("something else", "sm_75"), 0);
}

TEST(NVVMReflect, FoldsBranchesAndDropsDeadBlocks) {
  LLVMContext C;
  std::unique_ptr<Module> M = parse(R"(
@s = private constant [11 x i8] c"__CUDA_FTZ\00"
declare i32 @llvm.nvvm.reflect(ptr)
define i32 @f(i32 %n) {
entry:
  %r = call i32 @llvm.nvvm.reflect(ptr @s)
  %w = zext i32 %r to i64
  %c = icmp ne i64 %w, 0
  br i1 %c, label %fast, label %slow
fast:
  br label %join
slow:
  %m = mul i32 %n, 3
  br label %join
join:
  %p = phi i32 [ 7, %fast ], [ %m, %slow ]
  ret i32 %p
}
)",
                                    C);
  ASSERT_TRUE(reflect(*M, *findTarget("sm_80")));
  EXPECT_FALSE(verifyModule(*M, &errs()));
  Function *F = M->getFunction("f");
  for (BasicBlock &BB : *F) {
    EXPECT_NE(BB.getName(), "fast");
    for (Instruction &I : BB)
      EXPECT_FALSE(isa<CallInst>(I) || isa<CmpInst>(I));
  }
  EXPECT_FALSE(reflect(*M, *findTarget("sm_80")));
}

TEST(NVVMReflect, LeavesWhatItCannotRead) {
  LLVMContext C;
  std::unique_ptr<Module> M = parse(R"(
declare i32 @__nvvm_reflect(ptr)
define i32 @f(ptr %s) {
  %r = call i32 @__nvvm_reflect(ptr %s)
  ret i32 %r
}
)",
                                    C);
  EXPECT_FALSE(reflect(*M, *findTarget("sm_80")));
}

} // namespace
