//===- IdleRunsTest.cpp - Passes, where they have something to do ---------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Pipeline/Passes/IdleRuns.h"
#include "AnalysisTest.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;
using namespace opennvvm;

namespace {

/// A module with @f, which InstCombine changes once, and @g, which it does not.
class IdleRunsOf : public AnalysisTest {
protected:
  IdleRunsOf() {
    parse(R"(
      @v = internal global i32 0
      define i32 @f(i32 %x) {
        %s = add i32 %x, 0
        ret i32 %s
      }
      define i32 @g(ptr %p, i32 %x) {
        %l = load i32, ptr %p, align 4
        %c = icmp slt i32 %l, %x
        %s = add nsw i32 %l, %x
        %r = select i1 %c, i32 %s, i32 7
        ret i32 %r
      })");
    Idle.attach(Callbacks);
    Callbacks.registerBeforeNonSkippedPassCallback(
        [&](StringRef Pass, const Any &IR) {
          if (Pass == "InstCombinePass" || Pass == "MemCpyOptPass")
            Ran += (*any_cast<const Function *>(&IR))->getName().str() + ' ';
        });
  }

  /// The names of the functions that the skipped passes run on, in order.
  /// \param First what runs on the module before.
  std::string run(void (IdleRuns::*Add)(FunctionPassManager &),
                  StringRef First = "") {
    Ran.clear();
    ModulePassManager MPM;
    if (!First.empty())
      cantFail(PB.parsePassPipeline(MPM, First));
    FunctionPassManager FPM;
    (Idle.*Add)(FPM);
    MPM.addPass(createModuleToFunctionPassAdaptor(std::move(FPM)));
    MPM.run(*M, MAM);
    return Ran;
  }
  template <typename T> T &first() {
    for (Instruction &I : instructions(M->getFunction("g")))
      if (auto *Found = dyn_cast<T>(&I))
        return *Found;
    llvm_unreachable("@g has one of each");
  }

  IdleRuns Idle;
  std::string Ran;
};

constexpr auto Combine = &IdleRuns::addInstCombine;

TEST_F(IdleRunsOf, AreNotRepeated) {
  EXPECT_EQ(run(Combine), "f g ");
  EXPECT_EQ(run(Combine), "f ") << "a run that changed it is followed by one";
  EXPECT_EQ(run(Combine), "");
}

TEST_F(IdleRunsOf, AreRepeatedAfterChangesInPlace) {
  run(Combine);
  run(Combine);
  first<BinaryOperator>().setHasNoSignedWrap(false);
  EXPECT_EQ(run(Combine), "g ");
  first<CmpInst>().setPredicate(CmpInst::ICMP_ULT);
  EXPECT_EQ(run(Combine), "g ");
  first<LoadInst>().setAlignment(Align(8));
  EXPECT_EQ(run(Combine), "g ");
  first<SelectInst>().swapValues();
  EXPECT_EQ(run(Combine), "g ");
  M->getFunction("g")->addParamAttr(0, Attribute::NonNull);
  EXPECT_EQ(run(Combine), "g ");
  EXPECT_EQ(run(Combine), "");
}

TEST_F(IdleRunsOf, AreRepeatedAfterChangesOfTheModule) {
  run(Combine);
  EXPECT_EQ(run(Combine, "globaldce"), "f g ") << "@v is gone";
  EXPECT_EQ(run(Combine, "globaldce"), "");
}

TEST_F(IdleRunsOf, MemCpyOptHasCopiesToDo) {
  SMDiagnostic Problem;
  M = parseAssemblyString(R"(
    declare void @write(ptr)
    declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
    define void @fills(ptr %p) {
      call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 16, i1 false)
      ret void
    }
    define void @forwards(ptr %p) {
      %v = alloca i64
      call void @write(ptr %v)
      %x = load i64, ptr %v
      store i64 %x, ptr %p
      ret void
    }
    define void @moves(i64 %x) {
      %a = alloca i64
      %b = alloca i64
      store i64 %x, ptr %a
      %y = load i64, ptr %a
      store i64 %y, ptr %b
      call void @write(ptr %b)
      ret void
    }
    define void @promotable(i64 %x) {
      %a = alloca i64
      %b = alloca i64
      store i64 %x, ptr %a
      %y = load i64, ptr %a
      store i64 %y, ptr %b
      ret void
    }
    define void @elsewhere(ptr %p, ptr %q) {
      %v = alloca i64
      call void @write(ptr %v)
      %x = load i64, ptr %p
      store i64 %x, ptr %q
      ret void
    })",
                          Problem, C);
  EXPECT_EQ(run(&IdleRuns::addMemCpyOpt), "fills forwards moves ");
}

} // namespace
