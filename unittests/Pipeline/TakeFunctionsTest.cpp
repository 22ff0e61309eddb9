//===- TakeFunctionsTest.cpp - Functions in a module of their own ---------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Pipeline/Units/TakeFunctions.h"
#include "Pipeline/Units/Exposure.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;

namespace {

constexpr StringLiteral Program = R"(
@table = internal constant [2 x ptr] [ptr @first, ptr @second]
@replaceable = weak constant i32 5
@state = internal global [3 x i32] [i32 1, i32 2, i32 3]
@unused = internal global i32 7

define i32 @first(i32 %x) {
  %a = add i32 %x, 1
  %b = mul i32 %x, %x
  %c = sub i32 %a, %x
  %d = load ptr, ptr @table
  %e = load i32, ptr @replaceable
  %f = load i32, ptr @state
  %g = call i32 @second(i32 %c)
  ret i32 %b
}

define internal i32 @second(i32 %x) {
  %r = call i32 @first(i32 %x)
  ret i32 %r
}

!nvvm.annotations = !{!0, !1, !2}
!0 = !{ptr @first, !"own", i32 64}
!1 = !{ptr @unused, !"managed", i32 1}
!2 = !{ptr @state, !"managed", i32 1}
)";

std::unique_ptr<Module> parse(LLVMContext &Context, StringRef Text) {
  SMDiagnostic Problem;
  std::unique_ptr<Module> M = parseAssemblyString(Text, Problem, Context);
  EXPECT_TRUE(M) << Problem.getMessage().str();
  return M;
}

std::string textOf(const Module &M) {
  std::string Text;
  raw_string_ostream(Text) << M;
  return Text;
}

/// The users of the first argument of \p F, in the order of its uses.
std::vector<const User *> usersOf(const Function &F) {
  return {F.getArg(0)->user_begin(), F.getArg(0)->user_end()};
}

TEST(TakeFunctions, ModuleHasWhatTheyUse) {
  LLVMContext Context;
  std::unique_ptr<Module> M = parse(Context, Program);
  exposeAll(*M);
  std::vector<const User *> Users = usersOf(*M->getFunction("first"));
  std::unique_ptr<Module> Own = takeFunctions(*M, M->getFunction("first"));
  EXPECT_FALSE(verifyModule(*Own, &errs()));
  EXPECT_FALSE(verifyModule(*M, &errs()));
  EXPECT_TRUE(M->getFunction("first")->isDeclaration());
  const Function *First = Own->getFunction("first");
  EXPECT_EQ(usersOf(*First), Users);
  EXPECT_TRUE(Own->getFunction("second")->isDeclaration());
  // The table refers to the function of its own module.
  const GlobalVariable *Table = Own->getNamedGlobal("table");
  ASSERT_TRUE(Table->hasInitializer());
  EXPECT_EQ(Table->getInitializer()->getAggregateElement(0U), First);
  EXPECT_FALSE(Own->getNamedGlobal("replaceable")->hasInitializer());
  // Of what can change, only the size is known.
  const GlobalVariable *State = Own->getNamedGlobal("state");
  EXPECT_TRUE(isa<PoisonValue>(State->getInitializer()));
  EXPECT_EQ(Own->getNamedValue("unused"), nullptr);
  const NamedMDNode *Notes = Own->getNamedMetadata("nvvm.annotations");
  ASSERT_TRUE(Notes);
  EXPECT_EQ(Notes->getNumOperands(), 2u);
}

TEST(TakeFunctions, OthersDoNotMatter) {
  std::string Texts[2];
  for (bool Changed : {false, true}) {
    LLVMContext Context;
    std::string Text = Program.str();
    if (Changed)
      Text += "define void @third() {\n  store i32 1, ptr @unused\n"
              "  ret void\n}\n"
              "@more = addrspace(1) global i32 1\n";
    std::unique_ptr<Module> M = parse(Context, Text);
    exposeAll(*M);
    Texts[Changed] = textOf(*takeFunctions(*M, M->getFunction("second")));
  }
  EXPECT_EQ(Texts[0], Texts[1]);
}

TEST(TakeFunctions, NotWithAddressesOfBlocks) {
  LLVMContext Context;
  EXPECT_TRUE(canTakeFunctions(*parse(Context, Program)));
  EXPECT_FALSE(canTakeFunctions(*parse(Context, R"(
@at = global ptr blockaddress(@f, %there)
define void @f() {
  br label %there
there:
  ret void
}
)")));
}

TEST(Exposure, ComesBack) {
  LLVMContext Context;
  std::unique_ptr<Module> M = parse(Context, R"(
@hidden = hidden global i32 1, align 4
@local = internal global [8 x i32] zeroinitializer, align 4
@0 = private constant i32 2, align 4
@weak = linkonce global i32 1, align 4
@alias = internal alias i32, ptr @hidden
define dso_local void @f() {
  ret void
}
)");
  std::string Before = textOf(*M);
  std::vector<Linkage> Saved = exposeAll(*M);
  for (const GlobalValue &GV : M->global_values()) {
    EXPECT_TRUE(GV.hasName());
    EXPECT_FALSE(GV.hasLocalLinkage() || GV.isDSOLocal());
  }
  // Nothing raises the alignment of what others may see, too.
  EXPECT_FALSE(M->getNamedGlobal("local")->canIncreaseAlignment());
  EXPECT_TRUE(M->getNamedGlobal("weak")->isInterposable());
  restore(*M, Saved);
  EXPECT_EQ(textOf(*M), Before);
}

TEST(Exposure, AlignmentIsTheUsualOne) {
  LLVMContext Context;
  std::unique_ptr<Module> M =
      parse(Context, "@v = internal global [8 x i32] zeroinitializer");
  Align Usual = M->getDataLayout().getPreferredAlign(M->getNamedGlobal("v"));
  exposeAll(*M);
  EXPECT_EQ(M->getNamedGlobal("v")->getAlign(), Usual);
}

} // namespace
