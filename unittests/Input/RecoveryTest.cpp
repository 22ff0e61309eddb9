//===- RecoveryTest.cpp - Reading around a syntax error -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Input/Recovery.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;

/// Leaves out what LLVM's parser stops at, until it does not.
/// \returns the number of attempts; 0 if there is an error left.
static unsigned recover(RecoveredText &R) {
  for (unsigned Attempt = 1; Attempt < 10; ++Attempt) {
    LLVMContext Context;
    SMDiagnostic Error;
    if (parseAssemblyString(R.str(), Error, Context))
      return Attempt;
    StringRef Text = R.str();
    size_t At = 0;
    for (int Line = 1; Line < Error.getLineNo(); ++Line)
      At = Text.find('\n', At) + 1;
    if (!R.leaveOut(At + Error.getColumnNo(), Error.getMessage()))
      return 0;
  }
  return 0;
}

static std::string recovered(StringRef Text, unsigned Attempts) {
  RecoveredText R(Text);
  EXPECT_EQ(recover(R), Attempts) << R.str();
  EXPECT_EQ(R.str().size(), Text.size());
  EXPECT_EQ(count(R.str(), '\n'), count(Text, '\n'));
  return R.str();
}

TEST(Recovery, ABodyIsEmptied) {
  std::string Text = recovered("define void @f(i8 %x) {\n"
                               "  %y = add i8 %x,\n"
                               "  ret void\n"
                               "}\n"
                               "define void @g() {\n"
                               "  call void @f(i8 1)\n"
                               "  ret void\n"
                               "}\n",
                               2);
  EXPECT_NE(Text.find("define void @f(i8 %x) {\nunreachable"),
            std::string::npos);
  EXPECT_NE(Text.find("call void @f(i8 1)"), std::string::npos);
}

TEST(Recovery, AnOpenBodyIsToBlameForTheNext) {
  std::string Text = recovered("define void @f() {\n"
                               "  %y = add i32 1, 2\n"
                               "define void @g() {\n"
                               "  ret void\n"
                               "}\n",
                               2);
  EXPECT_NE(Text.find("define void @g() {\n  ret void\n}"), std::string::npos);
  EXPECT_NE(Text.find("define void @f() {"), std::string::npos);
}

TEST(Recovery, ABrokenHeaderGoesAsAWhole) {
  std::string Text = recovered("define void @f(i8 {\n  ret void\n}\n"
                               "define void @g() {\n  ret void\n}\n",
                               2);
  EXPECT_EQ(Text.find("@f"), std::string::npos);
  EXPECT_NE(Text.find("define void @g() {\n  ret void\n}"), std::string::npos);
}

TEST(Recovery, ThereMayBeNoRoomForAnEmptyBody) {
  std::string Text = recovered("define void @f() {\nx\n}\n"
                               "@g = global i32 1\n",
                               2);
  EXPECT_EQ(Text.find("@f"), std::string::npos);
  EXPECT_NE(Text.find("@g"), std::string::npos);
}

TEST(Recovery, WhatUsesSomethingBrokenGoesToo) {
  StringRef Text = "@a = global i32\n"
                   "@b = global ptr @a\n"
                   "@c = global i32 1\n";
  RecoveredText R(Text);
  EXPECT_NE(recover(R), 0u);
  EXPECT_TRUE(R.lacksNames());
  EXPECT_NE(R.str().find("@c = global i32 1"), std::string::npos);
  EXPECT_TRUE(R.isDropped({0, 2}));
  EXPECT_FALSE(R.isDropped({Text.find("@c"), Text.size()}));
}

TEST(Recovery, WordsThatBeginNothing) {
  std::string Text = recovered("dfine void @f() {\n  ret void\n}\n"
                               "define void @g() {\n  ret void\n}\n",
                               2);
  EXPECT_NE(Text.find("define void @g() {\n  ret void\n}"), std::string::npos);
}

/// A finding of the parser at the first column of \p Line.
static Diagnostic parserError(unsigned Line, StringRef Message) {
  Diagnostic D;
  D.ID = Rule::MiscLlvmParser;
  D.Message = Message.str();
  D.Range = {Line, 1, Line, 2};
  return D;
}

TEST(Recovery, ANameThatWasLeftOutIsStoodInFor) {
  StringRef Written = "define void @f(i8 %x {\n"
                      "  ret void\n"
                      "}\n"
                      "define void @g() {\n"
                      "  call void @f(i8 1)\n"
                      "  ret void\n"
                      "}\n";
  RecoveredText R(Written);
  EXPECT_TRUE(R.leaveOut(parserError(1, "expected ')'")));
  EXPECT_TRUE(R.lacksNames());
  Diagnostic Missed = parserError(5, "use of undefined value '@f'");
  EXPECT_TRUE(R.mayBeOurs(Missed));
  EXPECT_TRUE(R.leaveOut(Missed));
  EXPECT_NE(R.str().find("call void @f(i8 1)"), std::string::npos);
  EXPECT_EQ(recover(R), 1u) << R.str();
  // What was added is none of the user's.
  Diagnostic Behind = parserError(9, "");
  Behind.ID = Rule::GlobalAddressSpace;
  EXPECT_TRUE(R.mayBeOurs(Behind));
  Behind.Range = {5, 3, 5, 7};
  EXPECT_FALSE(R.mayBeOurs(Behind));
}

TEST(Recovery, WhatIsMissingInTheModule) {
  RecoveredText R("target datalayout \"\"\n"
                  "define void @g() {\n"
                  "  ret\n"
                  "}\n");
  Diagnostic Layout;
  Layout.ID = Rule::LayoutEmpty;
  EXPECT_FALSE(R.mayBeOurs(Layout));
  EXPECT_TRUE(R.leaveOut(parserError(3, "expected type")));
  EXPECT_FALSE(R.mayBeOurs(Layout));
  EXPECT_TRUE(R.leaveOut(parserError(1, "expected '=' after target")));
  EXPECT_TRUE(R.mayBeOurs(Layout));
}
