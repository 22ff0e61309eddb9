//===- TiersTest.cpp - Tiers that have nothing left to do -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Pipeline/Tiers/Tiers.h"
#include "AnalysisTest.h"
#include "Pipeline/Passes/IdleRuns.h"
#include "Pipeline/Passes/Passes.h"
#include "Pipeline/Tiers/PassParser.h"

using namespace llvm;
using namespace opennvvm;

namespace {

class Tiers : public AnalysisTest {
protected:
  Tiers() {
    parse(R"(
      define i32 @f(i1 %c, i32 %x) {
        %v = alloca i32
        store volatile i32 %x, ptr %v
        br i1 %c, label %then, label %end
      then:
        br label %end
      end:
        %r = phi i32 [ 1, %0 ], [ %x, %then ]
        %s = add i32 %r, 0
        ret i32 %s
      }
      define i32 @negated(i1 %c) {
        %n = xor i1 %c, true
        br i1 %n, label %then, label %else
      then:
        ret i32 1
      else:
        ret i32 2
      }
      define void @loop(i1 %c, i1 %d) {
        br i1 %c, label %one, label %two
      one:
        br label %header
      two:
        br label %header
      header:
        br i1 %d, label %header, label %end
      end:
        ret void
      }
      define void @g() {
        %dead = alloca i32
        ret void
      })");
  }

  void run(StringRef Name, StringRef Passes, unsigned Tier) {
    TierPassManager(Parser, {{Passes}}, Tier, Progress)
        .run(function(Name), FAM);
  }

  PassContext Context;
  IdleRuns Idle;
  PassParser Parser{Context, Idle};
  TierProgress Progress;
};

TEST_F(Tiers, EndAfterOneThatLeftControlFlow) {
  size_t Before = function("f").getInstructionCount();
  run("f", "instsimplify", 1);
  EXPECT_EQ(function("f").getInstructionCount(), Before - 1);
  run("f", "simplifycfg", 2);
  EXPECT_EQ(function("f").size(), 3u);
  run("f", "simplifycfg", 3);
  EXPECT_EQ(function("f").size(), 3u);
}

TEST_F(Tiers, EndAfterOneThatRemovedBlocks) {
  run("f", "simplifycfg", 1);
  EXPECT_EQ(function("f").size(), 1u);
  EXPECT_TRUE(Progress.skips(function("f"), 2));
}

TEST_F(Tiers, GoOnAfterOneThatAddedBlocks) {
  run("loop", "loop-simplify", 1);
  EXPECT_EQ(function("loop").size(), 6u);
  run("loop", "simplifycfg", 2);
  EXPECT_LT(function("loop").size(), 6u);
  EXPECT_TRUE(Progress.skips(function("loop"), 3));
}

TEST_F(Tiers, EndAfterOneThatSwappedSuccessors) {
  run("negated", "instcombine<no-verify-fixpoint>", 1);
  auto *Branch =
      cast<BranchInst>(function("negated").getEntryBlock().getTerminator());
  EXPECT_EQ(Branch->getCondition(), function("negated").getArg(0));
  EXPECT_TRUE(Progress.skips(function("negated"), 2));
}

TEST_F(Tiers, GoOnAfterOneThatRemovedVariables) {
  run("g", "instsimplify", 1);
  EXPECT_FALSE(Progress.skips(function("g"), 2));
  EXPECT_TRUE(Progress.skips(function("g"), 3));
}

TEST_F(Tiers, EndAfterOneThatOnlyReshapedEarly) {
  TierPassManager(Parser, {{"loop-simplify", /*EndsReshaping=*/true}}, 1,
                  Progress)
      .run(function("loop"), FAM);
  EXPECT_EQ(function("loop").size(), 6u);
  run("loop", "instsimplify", 1);
  EXPECT_TRUE(Progress.skips(function("loop"), 2));
}

TEST_F(Tiers, RunAllTheirParts) {
  run("loop", "instsimplify", 1);
  run("loop", "loop-simplify", 1);
  EXPECT_EQ(function("loop").size(), 6u);
  EXPECT_FALSE(Progress.skips(function("loop"), 2));
  EXPECT_FALSE(Progress.skips(function("loop"), 2));
}

TEST_F(Tiers, AreOfEachFunction) {
  EXPECT_FALSE(Progress.skips(function("g"), 1));
  run("loop", "loop-simplify", 1);
  EXPECT_TRUE(Progress.skips(function("g"), 2));
  EXPECT_FALSE(Progress.skips(function("loop"), 2));
}

} // namespace
