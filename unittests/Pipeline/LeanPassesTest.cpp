//===- LeanPassesTest.cpp - Passes without what they do not need ----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Pipeline/Passes/LeanPasses.h"
#include "AnalysisTest.h"
#include "llvm/Analysis/MemorySSA.h"

using namespace llvm;
using namespace opennvvm;

namespace {

class LeanPasses : public AnalysisTest {
protected:
  Function &parse(StringRef Text) {
    AnalysisTest::parse(Text);
    return function("f");
  }
};

TEST_F(LeanPasses, OneAccessNeedsNoMemorySSA) {
  Function &F = parse(R"(
    define i32 @f(ptr %p, i32 %x) {
      %a = add i32 %x, 1
      %b = add i32 %x, 1
      %l = load i32, ptr %p
      %s = add i32 %a, %b
      %r = add i32 %s, %l
      ret i32 %r
    })");
  LeanEarlyCSEPass().run(F, FAM);
  EXPECT_EQ(F.getInstructionCount(), 5u) << "%b is %a";
  EXPECT_FALSE(FAM.getCachedResult<MemorySSAAnalysis>(F));
}

TEST_F(LeanPasses, TwoAccessesNeedIt) {
  Function &F = parse(R"(
    define i32 @f(ptr %p, i1 %c) {
      %l = load i32, ptr %p
      br i1 %c, label %then, label %end
    then:
      br label %end
    end:
      %m = load i32, ptr %p
      %r = add i32 %l, %m
      ret i32 %r
    })");
  LeanEarlyCSEPass().run(F, FAM);
  EXPECT_EQ(F.getInstructionCount(), 5u) << "%m is %l";
  EXPECT_TRUE(FAM.getCachedResult<MemorySSAAnalysis>(F));
}

/// Counts the loops that it sees.
struct CountLoops : PassInfoMixin<CountLoops> {
  explicit CountLoops(unsigned &Seen) : Seen(&Seen) {}
  PreservedAnalyses run(Loop &, LoopAnalysisManager &,
                        LoopStandardAnalysisResults &, LPMUpdater &) {
    ++*Seen;
    return PreservedAnalyses::all();
  }
  unsigned *Seen;
};

TEST_F(LeanPasses, LoopPassesRunOnLoops) {
  unsigned Seen = 0;
  auto Run = [&](Function &F) {
    LoopPassManager Loops;
    Loops.addPass(CountLoops(Seen));
    LeanLoopPassAdaptor(createFunctionToLoopPassAdaptor(std::move(Loops)))
        .run(F, FAM);
  };
  Run(parse("define void @f() {\n  ret void\n}"));
  EXPECT_EQ(Seen, 0u);
  FAM.clear();
  Run(parse(R"(
    define void @f(i1 %c) {
      br label %loop
    loop:
      br i1 %c, label %loop, label %end
    end:
      ret void
    })"));
  EXPECT_EQ(Seen, 1u);
}

} // namespace
