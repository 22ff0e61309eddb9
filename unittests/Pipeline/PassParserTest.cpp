//===- PassParserTest.cpp - The passes that a text describes --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Pipeline/Tiers/PassParser.h"
#include "Pipeline/Passes/IdleRuns.h"
#include "Pipeline/Passes/Passes.h"
#include "Pipeline/Tiers/Steps.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;

namespace {

class PassParserOf : public testing::Test {
protected:
  PassParserOf() : PB(nullptr, {}, std::nullopt, &Names) {
    registerPasses(PB, Context);
  }

  template <typename Manager> std::string printed(Manager &PM) {
    std::string Text;
    raw_string_ostream OS(Text);
    PM.printPipeline(OS, [&](StringRef Class) {
      return Names.getPassNameForClassName(Class);
    });
    return Text;
  }

  /// \p Pipeline without the passes that ours has around those that fold, for
  /// functions that flush.
  static std::string withoutFlushing(std::string Pipeline) {
    for (StringRef Pass :
         {"function(nvvm-flush-constants),", "nvvm-flush-constants,",
          "nvvm-hide-compared-bits,", ",nvvm-show-compared-bits"})
      for (size_t At; (At = Pipeline.find(Pass)) != std::string::npos;)
        Pipeline.erase(At, Pass.size());
    return Pipeline;
  }

  /// What the two make of \p Text must be the same.
  template <typename Manager> void compare(StringRef Text) {
    Manager Theirs, Ours;
    ASSERT_FALSE(errorToBool(PB.parsePassPipeline(Theirs, Text))) << Text.str();
    Parser.add(Ours, Text);
    EXPECT_FALSE(Ours.isEmpty()) << Text.str();
    EXPECT_EQ(withoutFlushing(printed(Ours)), printed(Theirs));
  }

  PassInstrumentationCallbacks Names;
  PassContext Context;
  PassBuilder PB;
  IdleRuns Idle;
  PassParser Parser{Context, Idle};
};

TEST_F(PassParserOf, AddsWhatPassBuilderDoes) {
  for (PipelinePath Path :
       {PipelinePath::Mid, PipelinePath::Default, PipelinePath::PTX}) {
    OptimizerOptions Options;
    Options.Path = Path;
    Options.Tier = 3;
    for (const Step &S : stepsOf(Options)) {
      if (!S.Told.Absent.empty())
        continue;
      if (S.Unit == Scope::Module)
        compare<ModulePassManager>(S.Told.Pass);
      else
        compare<FunctionPassManager>(S.Told.Pass);
    }
  }
}

} // namespace
