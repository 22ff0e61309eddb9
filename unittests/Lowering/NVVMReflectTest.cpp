//===- NVVMReflectTest.cpp - Answers to __nvvm_reflect --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering/NVVMReflect.h"
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

/// The result for \p Name on \p Target, in a module with \p Flags.
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

/// What function "f" of \p Text returns on sm_90; -1 if it is not a constant.
int64_t returned(StringRef Text, bool StringGoes = true) {
  LLVMContext C;
  std::unique_ptr<Module> M = parse(Text, C);
  if (!M || !reflect(*M, *findTarget("sm_90")))
    return -1;
  EXPECT_FALSE(verifyModule(*M, &errs()));
  EXPECT_EQ(M->getNamedGlobal("s") == nullptr, StringGoes) << Text.str();
  auto *Ret =
      cast<ReturnInst>(M->getFunction("f")->getEntryBlock().getTerminator());
  auto *Value = dyn_cast<ConstantInt>(Ret->getReturnValue());
  return Value ? Value->getSExtValue() : -1;
}

TEST(NVVMReflect, ReadsAllFormsOfArguments) {
  std::string Name = "@s = private addrspace(4) constant [12 x i8] "
                     "c\"__CUDA_ARCH\\00\"\n",
              Declared = "declare i32 @__nvvm_reflect(ptr)\n";
  // After another string, in a variable that is not constant.
  EXPECT_EQ(returned("@s = private constant [16 x i8] "
                     "c\"a\\00b\\00__CUDA_ARCH\\00\"\n" +
                     Declared +
                     "define i32 @f() {\n  %r = call i32 @__nvvm_reflect(ptr "
                     "getelementptr (i8, ptr @s, i64 4))\n  ret i32 %r\n}"),
            900);
  EXPECT_EQ(returned("@s = private global [12 x i8] c\"__CUDA_ARCH\\00\"\n" +
                     Declared +
                     "define i32 @f() {\n  %r = call i32 "
                     "@__nvvm_reflect(ptr @s)\n  ret i32 %r\n}"),
            900);
  // Copied to generic memory by an intrinsic of older front ends.
  EXPECT_EQ(returned(Name + Declared +
                     "declare ptr @llvm.nvvm.ptr.constant.to.gen.p0i8.p4i8("
                     "ptr addrspace(4))\n"
                     "define i32 @f() {\n  %p = call ptr "
                     "@llvm.nvvm.ptr.constant.to.gen.p0i8.p4i8("
                     "ptr addrspace(4) @s)\n  %r = call i32 "
                     "@__nvvm_reflect(ptr %p)\n  ret i32 %r\n}"),
            900);
  // Loaded from a constant, as unoptimized code does.
  EXPECT_EQ(returned(Name + Declared +
                         "@p = private constant ptr addrspacecast (ptr "
                         "addrspace(4) @s to ptr)\n"
                         "define i32 @f() {\n  %p = load ptr, ptr @p\n"
                         "  %r = call i32 @__nvvm_reflect(ptr %p)\n"
                         "  ret i32 %r\n}",
                     false),
            900);
  // Names that LLVM once gave its own intrinsic, and OpenCL's function.
  for (std::string Function :
       {"llvm.nvvm.reflect", "llvm.nvvm.reflect.p4", "__nvvm_reflect_ocl"}) {
    std::string Space = Function == "llvm.nvvm.reflect" ? "" : "addrspace(4) ";
    std::string Global = Space.empty() ? "@s = private constant [14 x i8] "
                                         "c\"__CUDA_ARCH__\\00\"\n"
                                       : Name;
    EXPECT_EQ(returned(Global + "declare i32 @" + Function + "(ptr " + Space +
                       ")\ndefine i32 @f() {\n  %r = call i32 @" + Function +
                       "(ptr " + Space + "@s)\n  ret i32 %r\n}"),
              900)
        << Function;
  }
}

TEST(NVVMReflect, CleansUpAlone) {
  LLVMContext C;
  std::unique_ptr<Module> M = parse(R"(
define i32 @f(i32 %n) {
entry:
  %c = icmp sge i32 900, 800
  %w = zext i1 %c to i32
  %d = icmp eq i32 %w, 0
  br i1 %d, label %old, label %new
old:
  ret i32 1
new:
  ret i32 %n
}
)",
                                    C);
  Function &F = *M->getFunction("f");
  EXPECT_TRUE(simplifyConstantConditionals(F));
  EXPECT_FALSE(verifyModule(*M, &errs()));
  EXPECT_EQ(F.size(), 2u);
  EXPECT_EQ(F.getInstructionCount(), 2u);
  EXPECT_FALSE(simplifyConstantConditionals(F));
}

TEST(NVVMReflect, DropsWhatOnlyDeadCodeUses) {
  LLVMContext C;
  std::unique_ptr<Module> M = parse(R"(
@s = private constant [12 x i8] c"__CUDA_ARCH\00"
@t = private constant [11 x i8] c"__CUDA_FTZ\00"
@table = internal constant ptr @path
declare i32 @__nvvm_reflect(ptr)
declare void @other()
define internal void @path() {
  %p = load ptr, ptr @table
  call void %p()
  ret void
}
define internal void @unused() {
  ret void
}
define void @f(ptr %out) {
  %m = alloca i32
  %r = call i32 @__nvvm_reflect(ptr @s)
  store i32 %r, ptr %m
  %v = load i32, ptr %m
  %c = icmp sge i32 %v, 900
  %p = select i1 %c, ptr @path, ptr @other
  call void %p()
  br i1 %c, label %new, label %old
new:
  %ftz = call i32 @__nvvm_reflect(ptr @t)
  call void @path()
  br label %old
old:
  %x = phi i32 [ 1, %0 ], [ %ftz, %new ]
  store i32 %x, ptr %out
  ret void
}
)",
                                    C);
  ASSERT_TRUE(reflect(*M, *findTarget("sm_80")));
  EXPECT_FALSE(verifyModule(*M, &errs()));
  EXPECT_EQ(M->getFunction("path"), nullptr);
  EXPECT_NE(M->getFunction("unused"), nullptr);
  for (StringRef Name : {"s", "t", "table"})
    EXPECT_EQ(M->getNamedGlobal(Name), nullptr) << Name.str();
  EXPECT_TRUE(M->getFunction("other")->hasOneUse());
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
