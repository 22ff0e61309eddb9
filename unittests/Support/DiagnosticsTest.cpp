//===- DiagnosticsTest.cpp - Collecting findings --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Support/Diagnostics.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;

namespace {

constexpr Rule Sentence = Rule::MiscLlvmVerifier; // "{0}", error everywhere
constexpr Rule Mild = Rule::MiscDebugInfo;        // a warning under nvvm

TEST(Diagnostics, FillsTemplates) {
  DiagnosticEngine E;
  E.report(Mild, {}, {"one"});
  E.report(Rule::LinkLibdevice, {}, {"a.bc", "no such file"});
  ASSERT_EQ(E.diagnostics().size(), 2u);
  EXPECT_EQ(E.diagnostics()[0].Message, "ignoring debug information: one");
  EXPECT_EQ(E.diagnostics()[1].Message,
            "cannot link libdevice a.bc: no such file");
  // A missing argument is empty; braces in arguments are not interpreted.
  E.report(Sentence);
  E.report(Sentence, {}, {"{0} {{ {1}"});
  EXPECT_EQ(E.diagnostics()[2].Message, "");
  EXPECT_EQ(E.diagnostics()[3].Message, "{0} {{ {1}");
}

TEST(Diagnostics, SeverityDependsOnProfile) {
  DiagnosticEngine E({}, {Profile::NVVM, Profile::LibNVVM});
  EXPECT_TRUE(E.hasSeveralProfiles());
  EXPECT_EQ(E.severity(Mild), Severity::Warning);
  E.setProfile(Profile::LibNVVM);
  EXPECT_EQ(E.severity(Mild), Severity::Off);
  E.report(Mild, {}, {"silent"});
  EXPECT_TRUE(E.diagnostics().empty());
}

TEST(Diagnostics, TextDependsOnProfile) {
  DiagnosticEngine E({}, Profile::LibNVVM);
  E.reportText(Rule::MiscLlvmParser, {}, {"expected type"});
  ASSERT_EQ(E.diagnostics().size(), 1u);
  EXPECT_EQ(E.diagnostics()[0].Message, "parse expected type");
}

TEST(Diagnostics, OptionsChangeSeverity) {
  DiagnosticOptions Off;
  Off.Disabled = {Mild};
  Off.WarningsAsErrors = true;
  EXPECT_FALSE(DiagnosticEngine(Off).isEnabled(Mild));

  DiagnosticOptions All;
  All.WarningsAsErrors = true;
  EXPECT_EQ(DiagnosticEngine(All).severity(Mild), Severity::Error);

  DiagnosticOptions One;
  One.RulesAsErrors = {Mild};
  One.Quiet = true;
  EXPECT_EQ(DiagnosticEngine(One).severity(Mild), Severity::Error);

  DiagnosticOptions Quiet;
  Quiet.Quiet = true;
  EXPECT_EQ(DiagnosticEngine(Quiet).severity(Mild), Severity::Off);
  EXPECT_EQ(DiagnosticEngine(Quiet).severity(Sentence), Severity::Error);
}

TEST(Diagnostics, SaysNothingTwice) {
  DiagnosticEngine E({}, {Profile::NVVM, Profile::NVPTX});
  for (int I = 0; I < 3; ++I)
    E.report(Sentence, {}, {"same"});
  EXPECT_EQ(E.numErrors(), 1u);
  E.report(Sentence, {}, {"same"}, {"but with a detail"});
  EXPECT_EQ(E.numErrors(), 2u);
  // A finding of another profile is not a duplicate.
  E.setProfile(Profile::NVPTX);
  E.report(Sentence, {}, {"same"});
  EXPECT_EQ(E.numErrors(), 3u);
}

TEST(Diagnostics, LimitCountsErrorsAlone) {
  DiagnosticOptions O;
  O.ErrorLimit = 2;
  DiagnosticEngine E(O);
  for (int I = 0; I < 5; ++I) {
    E.report(Mild, {}, {std::to_string(I)});
    E.report(Sentence, {}, {std::to_string(I)});
  }
  EXPECT_EQ(E.numErrors(), 5u);
  EXPECT_EQ(E.numWarnings(), 5u);
  EXPECT_EQ(E.numSuppressed(), 3u);
  EXPECT_EQ(E.diagnostics().size(), 7u);

  E.clear();
  EXPECT_FALSE(E.hasErrors());
  E.report(Sentence, {}, {"0"});
  EXPECT_EQ(E.diagnostics().size(), 1u);
}

TEST(Diagnostics, NamesBlocksAndInstructionsAsLLVMPrintsThem) {
  LLVMContext C;
  Module M("m", C);
  auto *FT =
      FunctionType::get(Type::getVoidTy(C), {Type::getInt32Ty(C)}, false);
  Function *F = Function::Create(FT, Function::ExternalLinkage, "f", M);
  BasicBlock *Entry = BasicBlock::Create(C, "", F);
  BasicBlock *Next = BasicBlock::Create(C, "", F);
  IRBuilder<> B(Entry);
  B.CreateBr(Next);
  B.SetInsertPoint(Next);
  auto *Add = cast<Instruction>(B.CreateAdd(F->getArg(0), F->getArg(0)));
  auto *Switch = B.CreateSwitch(F->getArg(0), Next, 1);
  Switch->addCase(B.getInt32(1), Next);

  DiagnosticEngine E;
  E.setInput("m.ll", nullptr);
  E.report(Sentence, *Add, {"x"});
  E.report(Sentence, *Switch, {"y"});
  E.report(Sentence, *F, {"z"});
  const Diagnostic &D = E.diagnostics()[0];
  EXPECT_EQ(D.File, "m.ll");
  EXPECT_EQ(D.Function, "f");
  EXPECT_EQ(D.Block, "%2");
  EXPECT_EQ(D.IR, "%3 = add i32 %0, %0");
  EXPECT_EQ(E.diagnostics()[1].IR,
            "switch i32 %0, label %2 [ i32 1, label %2 ]");
  EXPECT_EQ(E.diagnostics()[2].Function, "f");
  EXPECT_FALSE(E.diagnostics()[2].InBlock);

  // Numbers move with the module.
  Add->setName("sum");
  E.forgetNames();
  E.report(Sentence, *Switch, {"again"});
  E.report(Sentence, *Add, {"again"});
  EXPECT_EQ(E.diagnostics().back().IR, "%sum = add i32 %0, %0");
}

std::string text(const DiagnosticEngine &E) {
  std::string Out;
  raw_string_ostream OS(Out);
  printText(OS, E, {"m.ll", "nvvm", "sm_90"}, /*Color=*/false);
  return Out;
}

TEST(TextSink, NothingToSay) { EXPECT_EQ(text(DiagnosticEngine()), ""); }

TEST(TextSink, LinesUnderTheMessageAreIndented) {
  DiagnosticEngine E;
  E.setInput("m.ll", nullptr);
  E.report(Sentence, {}, {"first line\nsecond line"}, {"a detail", "b\nc"},
           "do otherwise");
  EXPECT_EQ(text(E), "m.ll: error: first line [misc-llvm-verifier]\n"
                     "  second line\n"
                     "  a detail\n"
                     "  b\n"
                     "  c\n"
                     "  help: do otherwise\n"
                     "1 error in m.ll (profile nvvm, sm_90); nvvmc explain "
                     "misc-llvm-verifier\n");
}

TEST(TextSink, SummaryCounts) {
  DiagnosticEngine E;
  E.setInput("m.ll", nullptr);
  E.report(Mild, {}, {"1"});
  EXPECT_NE(text(E).find("\n1 warning in m.ll (profile nvvm, sm_90); nvvmc "
                         "explain misc-debug-info\n"),
            std::string::npos);
  E.report(Sentence, {}, {"1"});
  E.report(Sentence, {}, {"2"});
  EXPECT_NE(text(E).find("\n2 errors, 1 warning in m.ll (profile nvvm, sm_90); "
                         "nvvmc explain misc-llvm-verifier\n"),
            std::string::npos);
}

} // namespace
