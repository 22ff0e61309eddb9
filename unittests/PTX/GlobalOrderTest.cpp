//===- GlobalOrderTest.cpp - Order in which variables are printed ---------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PTX/Module/GlobalOrder.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm::ptx;

namespace {

struct Sorted {
  LLVMContext Context;
  std::unique_ptr<Module> M;
  GlobalOrder Result;

  explicit Sorted(StringRef IR) {
    SMDiagnostic Error;
    M = parseAssemblyString(IR, Error, Context);
    if (M)
      sort();
  }
  void sort() {
    SmallVector<const GlobalVariable *> All;
    for (const GlobalVariable &GV : M->globals())
      All.push_back(&GV);
    Result = orderGlobals(All);
  }
  std::string names() const {
    std::string Text;
    for (const GlobalVariable *GV : Result.Order)
      Text += GV->getName();
    return Text;
  }
};

TEST(GlobalOrder, IndependentVariablesStay) {
  Sorted S("@c = global i32 1\n@a = global i32 2\n@b = global i32 3");
  EXPECT_EQ(S.names(), "cab");
  EXPECT_TRUE(S.Result.Cycles.empty());
}

TEST(GlobalOrder, DependenciesComeFirst) {
  Sorted S("@a = global { i32, [2 x ptr] } { i32 1, [2 x ptr] [ptr @d, ptr "
           "getelementptr (i8, ptr @c, i64 4)] }\n"
           "@b = global i32 1\n@c = global ptr @b\n@d = global i32 2");
  EXPECT_EQ(S.names(), "dbca");
}

TEST(GlobalOrder, FunctionsAreNoDependency) {
  Sorted S("@a = global ptr @f\n@b = global ptr @a\n"
           "define void @f() {\n  store i32 1, ptr @b\n  ret void\n}");
  EXPECT_EQ(S.names(), "ab");
  EXPECT_TRUE(S.Result.Cycles.empty());
}

TEST(GlobalOrder, CycleIsNamed) {
  Sorted S("@x = global i32 0\n@a = global ptr @b\n@b = global ptr @c\n"
           "@c = global ptr @a");
  ASSERT_EQ(S.Result.Cycles.size(), 1u);
  const GlobalCycle &Cycle = S.Result.Cycles[0];
  EXPECT_EQ(Cycle.Head->getName(), "a");
  ASSERT_EQ(Cycle.Path.size(), 3u);
  EXPECT_EQ(Cycle.Path[1]->getName(), "b");
  EXPECT_EQ(Cycle.Path[2]->getName(), "c");
  EXPECT_FALSE(Cycle.Shortened);
  EXPECT_EQ(S.names(), "xcba");
}

TEST(GlobalOrder, SelfReference) {
  Sorted S("@a = global ptr @a");
  ASSERT_EQ(S.Result.Cycles.size(), 1u);
  EXPECT_EQ(S.Result.Cycles[0].Path.size(), 1u);
  EXPECT_EQ(S.names(), "a");
}

TEST(GlobalOrder, EachCycleOnce) {
  Sorted S("@a = global [2 x ptr] [ptr @b, ptr @c]\n@b = global ptr @a\n"
           "@c = global ptr @a");
  EXPECT_EQ(S.Result.Cycles.size(), 1u);
}

/// A chain whose length would overflow the stack of a recursive walk.
TEST(GlobalOrder, LongChain) {
  Sorted S("");
  constexpr unsigned Count = 200000;
  Type *Ptr = PointerType::get(S.Context, 0);
  SmallVector<GlobalVariable *> All;
  for (unsigned I = 0; I < Count; ++I)
    All.push_back(new GlobalVariable(*S.M, Ptr, false,
                                     GlobalValue::ExternalLinkage, nullptr));
  for (unsigned I = 0; I + 1 < Count; ++I)
    All[I]->setInitializer(All[I + 1]);
  S.sort();
  ASSERT_EQ(S.Result.Order.size(), Count);
  EXPECT_EQ(S.Result.Order.front(), All.back());
  EXPECT_EQ(S.Result.Order.back(), All.front());

  All.back()->setInitializer(All.front());
  S.sort();
  ASSERT_EQ(S.Result.Cycles.size(), 1u);
  EXPECT_TRUE(S.Result.Cycles[0].Shortened);
  EXPECT_EQ(S.Result.Cycles[0].Path.back(), All.back());
}

} // namespace
