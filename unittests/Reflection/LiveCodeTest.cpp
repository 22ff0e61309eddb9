//===- LiveCodeTest.cpp - What a machine sees of a module -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reflection/LiveCode.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;

namespace {

constexpr StringLiteral Prelude = R"(
@arch = private constant [12 x i8] c"__CUDA_ARCH\00"
@ftz = private constant [11 x i8] c"__CUDA_FTZ\00"
declare i32 @__nvvm_reflect(ptr)
declare i1 @llvm.expect.i1(i1, i1)
declare void @use(...)
)";

/// The names of the dead blocks and globals of \p Text on \p Machine, each
/// followed by a blank.
std::string deadIn(const Twine &Text, StringRef Machine = "sm_80",
                   const StringMap<int> &Answers = {}) {
  LLVMContext C;
  SMDiagnostic Error;
  std::unique_ptr<Module> M =
      parseAssemblyString((Prelude + Text).str(), Error, C);
  if (!M) {
    Error.print("live-code", errs());
    return "unread";
  }
  LiveCode Live(*M, *findTarget(Machine), Answers);
  std::string Dead;
  for (const GlobalValue &GV : M->global_values())
    if (Live.isDead(GV))
      Dead += ("@" + GV.getName() + " ").str();
  for (const Function &F : *M)
    for (const BasicBlock &BB : F)
      if (!Live.isDead(F) && Live.isDead(BB))
        Dead += ("%" + BB.getName() + " ").str();
  EXPECT_TRUE(Live.hasDead() || Dead.empty());
  return Dead;
}

/// A function that goes to %new if \p Code leaves true in %c, and to %old if
/// not.
std::string forked(StringRef Code) {
  return ("define void @f(i32 %n) {\n"
          "entry:\n  %a = call i32 @__nvvm_reflect(ptr @arch)\n" +
          Code +
          "  br i1 %c, label %new, label %old\n"
          "new:\n  ret void\nold:\n  ret void\n}\n")
      .str();
}

TEST(LiveCode, BothSidesOfAGuard) {
  std::string Text = forked("  %c = icmp uge i32 %a, 900\n");
  EXPECT_EQ(deadIn(Text, "sm_89"), "%new ");
  EXPECT_EQ(deadIn(Text, "sm_90"), "%old ");
  EXPECT_EQ(deadIn(Text, "sm_100a"), "%old ");
  StringMap<int> Given;
  Given["__CUDA_ARCH"] = 900;
  EXPECT_EQ(deadIn(Text, "sm_89", Given), "%old ");
  // Nothing is known of other conditions.
  EXPECT_EQ(deadIn(forked("  %c = icmp uge i32 %a, %n\n")), "");
}

TEST(LiveCode, FoldsWhatDependsOnTheAnswer) {
  // What makes the condition true from sm_90 on.
  for (StringRef Code : {
           "  %b = icmp ult i32 %a, 900\n  %c = xor i1 %b, true\n",
           "  %b = icmp uge i32 %a, 900\n  %z = zext i1 %b to i8\n"
           "  %c = trunc i8 %z to i1\n",
           "  %b = icmp uge i32 %a, 900\n"
           "  %c = select i1 %b, i1 true, i1 false\n",
           "  %q = udiv i32 %a, 100\n  %c = icmp uge i32 %q, 9\n",
           "  %b = icmp uge i32 %a, 900\n"
           "  %c = call i1 @llvm.expect.i1(i1 %b, i1 false)\n",
           "  %z = freeze i32 %a\n  %c = icmp sgt i32 %z, 899\n",
       }) {
    EXPECT_EQ(deadIn(forked(Code), "sm_80"), "%new ") << Code.str();
    EXPECT_EQ(deadIn(forked(Code), "sm_90"), "%old ") << Code.str();
  }
  // One operand may decide alone.
  for (StringRef Code : {
           "  %b = icmp uge i32 %a, 900\n  %v = icmp eq i32 %n, 1\n"
           "  %c = and i1 %v, %b\n",
           "  %b = icmp uge i32 %a, 900\n  %v = icmp eq i32 %n, 1\n"
           "  %c = select i1 %b, i1 %v, i1 false\n",
       }) {
    EXPECT_EQ(deadIn(forked(Code), "sm_80"), "%new ") << Code.str();
    EXPECT_EQ(deadIn(forked(Code), "sm_90"), "") << Code.str();
  }
  // What may be anything decides nothing.
  EXPECT_EQ(deadIn(forked("  %c = icmp uge i32 undef, 900\n")), "");
  EXPECT_EQ(deadIn(forked("  %b = and i1 undef, poison\n"
                          "  %c = freeze i1 %b\n")),
            "");
}

TEST(LiveCode, JoinsWhatArrives) {
  StringRef Text = R"(
define void @f(i1 %n) {
entry:
  %a = call i32 @__nvvm_reflect(ptr @arch)
  %g = icmp uge i32 %a, 900
  br i1 %g, label %right, label %left
right:
  br i1 %n, label %left, label %join
left:
  br label %join
join:
  %c = phi i1 [ true, %right ], [ false, %left ]
  br i1 %c, label %new, label %old
new:
  ret void
old:
  ret void
}
)";
  EXPECT_EQ(deadIn(Text, "sm_80"), "%right %new ");
  EXPECT_EQ(deadIn(Text, "sm_90"), "");
}

TEST(LiveCode, Switches) {
  StringRef Text = R"(
define void @f() {
entry:
  %a = call i32 @__nvvm_reflect(ptr @arch)
  switch i32 %a, label %other [ i32 800, label %ampere
                                i32 900, label %hopper ]
ampere:
  ret void
hopper:
  ret void
other:
  ret void
}
)";
  EXPECT_EQ(deadIn(Text, "sm_80"), "%hopper %other ");
  EXPECT_EQ(deadIn(Text, "sm_86"), "%ampere %hopper ");
}

/// The same as forked(), through a variable on the stack.
std::string throughMemory(StringRef Between, StringRef Space = "") {
  return forked(("  %m = alloca i32, align 4" + Space +
                 "\n  store i32 0, ptr %m\n  store i32 %a, ptr %m\n" + Between +
                 "  %b = load i32, ptr %m\n  %c = icmp uge i32 %b, 900\n")
                    .str());
}

TEST(LiveCode, FollowsVariablesOnTheStack) {
  EXPECT_EQ(deadIn(throughMemory("")), "%new ");
  EXPECT_EQ(deadIn(throughMemory(""), "sm_90"), "%old ");
  // The last store counts, and what others may write is not known.
  EXPECT_EQ(deadIn(throughMemory("  store i32 950, ptr %m\n")), "%old ");
  EXPECT_EQ(deadIn(throughMemory("  store i32 %n, ptr %m\n")), "");
  EXPECT_EQ(deadIn(throughMemory("  call void @use(ptr %m)\n")), "");
  EXPECT_EQ(deadIn(throughMemory("  store volatile i32 1, ptr %m\n")), "");
  EXPECT_EQ(deadIn(throughMemory("  store i8 9, ptr %m\n")), "");
  // Nor is what was never stored.
  EXPECT_EQ(deadIn(forked("  %m = alloca i32\n  %b = load i32, ptr %m\n"
                          "  %c = icmp uge i32 %b, 900\n")),
            "");
}

TEST(LiveCode, FollowsThemThroughBlocks) {
  StringRef Text = R"(
define void @f(i32 %n) {
entry:
  %use = alloca i8
  store i8 0, ptr %use
  %a = call i32 @__nvvm_reflect(ptr @arch)
  %g = icmp uge i32 %a, 900
  br i1 %g, label %set, label %loop
set:
  store i8 1, ptr %use
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ 0, %set ], [ %next, %tail ]
  %u = load i8, ptr %use
  %c = icmp ne i8 %u, 0
  br i1 %c, label %new, label %tail
new:
  br label %tail
tail:
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
)";
  EXPECT_EQ(deadIn(Text, "sm_80"), "%set %new ");
  EXPECT_EQ(deadIn(Text, "sm_90"), "");
  // A store in the loop reaches the load before it.
  std::string Stores = Text.str();
  Stores.replace(Stores.find("  %next ="), 0, "  store i8 2, ptr %use\n");
  EXPECT_EQ(deadIn(Stores, "sm_80"), "%set ");
}

TEST(LiveCode, FunctionsThatReturnTheAnswer) {
  std::string Asks = " i1 @has() {\n"
                     "  %a = call i32 @__nvvm_reflect(ptr @arch)\n"
                     "  %c = icmp uge i32 %a, 900\n  ret i1 %c\n}\n";
  std::string Caller = "define void @f() {\n  %c = call i1 @has()\n"
                       "  br i1 %c, label %new, label %old\n"
                       "new:\n  ret void\nold:\n  ret void\n}\n";
  for (std::string Linkage : {"internal", "linkonce_odr", ""})
    EXPECT_EQ(deadIn("define " + Linkage + Asks + Caller), "%new ") << Linkage;
  // Another body may replace this one.
  for (std::string Linkage : {"weak", "linkonce"})
    EXPECT_EQ(deadIn("define " + Linkage + Asks + Caller), "") << Linkage;
}

TEST(LiveCode, DropsWhatNothingLiveRefersTo) {
  std::string Rest = R"(
@table = internal constant [1 x ptr] [ptr @deep]
@shared = internal addrspace(3) global i32 undef
@kept = global i32 0
define internal void @path() {
  %p = load ptr, ptr @table
  store i32 0, ptr addrspace(3) @shared
  store i32 0, ptr @kept
  ret void
}
define internal void @deep() {
  call void @path()
  ret void
}
define linkonce_odr void @inline() {
  ret void
}
define void @exported() {
  ret void
}
define internal void @unused() {
  ret void
}
)";
  std::string Text = R"(
define void @f() {
entry:
  %a = call i32 @__nvvm_reflect(ptr @arch)
  %c = icmp uge i32 %a, 900
  br i1 %c, label %new, label %old
new:
  call void @path()
  call void @inline()
  call void @exported()
  ret void
old:
  ret void
}
)" + Rest;
  EXPECT_EQ(deadIn(Text, "sm_80"), "@path @deep @inline @table @shared %new ");
  EXPECT_EQ(deadIn(Text, "sm_90"), "%old ");
  // The caller is used elsewhere, too.
  EXPECT_EQ(deadIn(Text + "define void @g() {\n  call void @deep()\n"
                          "  ret void\n}\n",
                   "sm_80"),
            "@inline %new ");
}

TEST(LiveCode, ChoosesPointersToFunctions) {
  StringRef Text = R"(
define internal void @tma() {
  ret void
}
define internal void @plain() {
  ret void
}
define void @f() {
  %a = call i32 @__nvvm_reflect(ptr @arch)
  %c = icmp uge i32 %a, 900
  %p = select i1 %c, ptr @tma, ptr @plain
  call void %p()
  ret void
}
)";
  EXPECT_EQ(deadIn(Text, "sm_80"), "@tma ");
  EXPECT_EQ(deadIn(Text, "sm_90"), "@plain ");
}

TEST(LiveCode, WithoutQuestions) {
  // Branches on constants, and what nothing branches to.
  EXPECT_EQ(deadIn("define void @f() {\n  br i1 false, label %a, label %b\n"
                   "a:\n  ret void\nb:\n  ret void\nc:\n  br label %b\n}\n"),
            "%a %c ");
  EXPECT_EQ(deadIn("define void @f(i1 %c) {\n  br i1 %c, label %a, label %b\n"
                   "a:\n  ret void\nb:\n  ret void\n}\n"
                   "define internal void @unused() {\n  ret void\n}\n"),
            "");
}

TEST(LiveCode, ReadsFlags) {
  std::string Text = "define void @f() {\n"
                     "  %a = call i32 @__nvvm_reflect(ptr @ftz)\n"
                     "  %c = icmp ne i32 %a, 0\n"
                     "  br i1 %c, label %new, label %old\n"
                     "new:\n  ret void\nold:\n  ret void\n}\n";
  EXPECT_EQ(deadIn(Text), "%new ");
  EXPECT_EQ(deadIn(Text + "!llvm.module.flags = !{!0}\n"
                          "!0 = !{i32 4, !\"nvvm-reflect-ftz\", i32 1}\n"),
            "%old ");
}

TEST(LiveCode, ConditionsMadeOfThemselves) {
  EXPECT_EQ(deadIn("define void @f() {\n  ret void\n"
                   "start:\n  br label %dead\n"
                   "dead:\n  %c = xor i1 %c, true\n"
                   "  br i1 %c, label %dead, label %other\n"
                   "other:\n  ret void\n}\n"),
            "%start %dead %other ");
}

TEST(LiveCode, LeavesOutWhatIsUnsound) {
  LLVMContext C;
  SMDiagnostic Error;
  std::unique_ptr<Module> M = parseAssemblyString(
      (Prelude + forked("  %c = icmp uge i32 %a, 900\n")).str(), Error, C);
  const Function *F = M->getFunction("f");
  UnsoundFunctions Unsound;
  Unsound.insert(F);
  LiveCode Live(*M, *findTarget("sm_80"), {}, &Unsound);
  EXPECT_FALSE(Live.hasDead());
}

} // namespace
