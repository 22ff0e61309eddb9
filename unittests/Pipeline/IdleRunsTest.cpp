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
          if (is_contained({"InstCombinePass", "InstSimplifyPass", "DSEPass",
                            "MemCpyOptPass"},
                           Pass))
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
  EXPECT_EQ(run(Combine), "") << "also where the first run changed something";
}

TEST_F(IdleRunsOf, InstSimplifyFollowsOthers) {
  constexpr auto Simplify = &IdleRuns::addInstSimplify;
  EXPECT_EQ(run(Simplify), "f g ");
  EXPECT_EQ(run(Simplify), "");
  EXPECT_EQ(run(Combine), "f g ") << "it does more";
  first<CmpInst>().setPredicate(CmpInst::ICMP_ULT);
  EXPECT_EQ(run(Combine), "g ");
  EXPECT_EQ(run(Simplify), "");
  first<SelectInst>().swapValues();
  EXPECT_EQ(run(Simplify), "g ");
}

TEST_F(IdleRunsOf, DSEHasStoresToDo) {
  SMDiagnostic Problem;
  M = parseAssemblyString(R"(
    declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
    define void @overwrites(ptr %p, i32 %x) {
      %q = getelementptr i8, ptr %p, i64 3
      store i32 %x, ptr %p
      store i8 0, ptr %q
      ret void
    }
    define void @neighbors(ptr %p, i32 %x) {
      %q = getelementptr i8, ptr %p, i64 4
      store i32 %x, ptr %p
      store i8 0, ptr %q
      ret void
    }
    define void @ends(i32 %x) {
      %v = alloca i32
      store i32 %x, ptr %v
      ret void
    }
    define void @endsWith(ptr byval(i32) %p, i32 %x) {
      store i32 %x, ptr %p
      ret void
    }
    define void @fills(ptr %p) {
      call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 16, i1 false)
      ret void
    }
    define void @storesLoaded(ptr %p) {
      %x = load i32, ptr %p
      store i32 %x, ptr %p
      ret void
    }
    define void @storesCompared(ptr %p) {
      %x = load i32, ptr %p
      %c = icmp eq i32 %x, 1
      br i1 %c, label %same, label %end
    same:
      store i32 1, ptr %p
      br label %end
    end:
      ret void
    }
    define void @adds(ptr %p) {
      %x = load i32, ptr %p
      %y = add i32 %x, 1
      store i32 %y, ptr %p
      ret void
    }
    define void @copies(ptr %p, ptr %q) {
      %x = load i32, ptr %p
      store i32 %x, ptr %q
      ret void
    })",
                          Problem, C);
  EXPECT_EQ(run(&IdleRuns::addDSE), "overwrites ends endsWith fills "
                                    "storesLoaded storesCompared ");
}

TEST_F(IdleRunsOf, DSEHasStoresOfAnySizeToDo) {
  SMDiagnostic Problem;
  M = parseAssemblyString(R"(
    define void @f(ptr %p, <vscale x 2 x i32> %x) {
      store <vscale x 2 x i32> %x, ptr %p
      ret void
    })",
                          Problem, C);
  EXPECT_EQ(run(&IdleRuns::addDSE), "f ");
}

TEST_F(IdleRunsOf, AreRepeatedAfterChangesInPlace) {
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
