//===- StatementsTest.cpp - The statements of a module's text -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Input/Statements.h"
#include "gtest/gtest.h"
#include <random>

using namespace llvm;
using namespace opennvvm;
using namespace opennvvm;

static StringRef textOf(StringRef Text, Span S) {
  return Text.slice(S.Begin, S.End);
}

static constexpr StringLiteral Sample = R"(; a comment
target triple = "nvptx64-nvidia-cuda"
%S = type { i32,
            i32 }
@g = global [2 x i8] [
  i8 1, i8 2 ]

define void @f(ptr %p, %S %s)
    #0 {
entry:
  switch i32 0, label %b [ i32 1, label %"c d" ]
b:
  br label %"c d"
"c d":
  ret void
} ; end
declare i32 @g2({ i32 }, ptr)
attributes #0 = { nounwind }
!named = !{!0}
!0 = !{i32 1}
)";

TEST(Statements, StatementsOfAModule) {
  std::vector<Statement> All = findStatements(Sample);
  using Kind = StatementKind;
  const std::pair<Kind, StringRef> Expected[] = {
      {Kind::Other, "target"},    {Kind::Type, "%S"},
      {Kind::Variable, "@g"},     {Kind::Definition, "@f"},
      {Kind::Declaration, "@g2"}, {Kind::AttributeGroup, "#0"},
      {Kind::Metadata, "!named"}, {Kind::Metadata, "!0"}};
  ASSERT_EQ(All.size(), std::size(Expected));
  for (auto [S, E] : zip(All, Expected)) {
    EXPECT_EQ(S.Kind, E.first);
    EXPECT_EQ(textOf(Sample, S.Name), E.second);
  }
  const Statement &F = All[3];
  EXPECT_EQ(textOf(Sample, F.Parameters), "(ptr %p, %S %s)");
  EXPECT_TRUE(F.IsClosed);
  EXPECT_TRUE(textOf(Sample, F.Body).starts_with("{\nentry:"));
  EXPECT_TRUE(textOf(Sample, F.Body).ends_with("ret void\n}"));
  ASSERT_EQ(F.Blocks.size(), 3u);
  EXPECT_EQ(textOf(Sample, F.Blocks[0].Label), "entry");
  EXPECT_EQ(textOf(Sample, F.Blocks[2].Label), "\"c d\"");
  EXPECT_EQ(textOf(Sample, {All[1].Begin, All[1].End}),
            "%S = type { i32,\n            i32 }");
  EXPECT_TRUE(textOf(Sample, {All[2].Begin, All[2].End}).ends_with("i8 2 ]"));
  EXPECT_EQ(statementAt(All, Sample.find("switch")), &F);
  EXPECT_EQ(statementAt(All, 0), nullptr);
}

TEST(Statements, WhatIsOpenEndsAtTheNext) {
  StringRef Text = "define void @f() {\n  ret void\n"
                   "define void @g(\n"
                   "define\n"
                   "@x =\n"
                   "define void @h() { ret void }\n";
  std::vector<Statement> All = findStatements(Text);
  ASSERT_EQ(All.size(), 5u);
  EXPECT_FALSE(All[0].IsClosed);
  EXPECT_EQ(textOf(Text, All[0].Body), "{\n  ret void");
  EXPECT_EQ(textOf(Text, All[1].Name), "@g");
  EXPECT_TRUE(All[1].Body.empty());
  EXPECT_TRUE(All[2].Name.empty());
  EXPECT_EQ(textOf(Text, All[3].Name), "@x");
  EXPECT_EQ(textOf(Text, All[4].Body), "{ ret void }");
}

TEST(Statements, AStringEndsWithItsLine) {
  StringRef Text = "define void @f() {\n  call void asm \"bar\n  ret void\n}\n"
                   "define void @g() \"nvvm {\n"
                   "define void @h() {\n}\n";
  std::vector<Statement> All = findStatements(Text);
  ASSERT_EQ(All.size(), 3u);
  EXPECT_TRUE(All[0].IsClosed);
  EXPECT_EQ(textOf(Text, All[2].Name), "@h");
}

TEST(Statements, BracesOfConstants) {
  StringRef Text = "define { i32, i1 } @f({ i32 } %a) {\n"
                   "  ret { i32, i1 } { i32 1, i1 0 }\n}\n";
  std::vector<Statement> All = findStatements(Text);
  ASSERT_EQ(All.size(), 1u);
  EXPECT_EQ(All[0].Body.End, Text.size() - 1);
  EXPECT_EQ(textOf(Text, All[0].Parameters), "({ i32 } %a)");
}

TEST(Statements, AnyTextHasStatementsInOrder) {
  for (unsigned Seed = 0; Seed < 300; ++Seed) {
    std::mt19937 Random(Seed);
    std::string Text = Sample.str();
    for (unsigned I = 1 + Random() % 8; I; --I) {
      size_t At = Random() % Text.size();
      if (Random() % 2)
        Text.erase(At, 1 + Random() % 30);
      else
        Text.insert(At, 1, "\"{}()@%!;\n="[Random() % 11]);
      if (Text.empty())
        Text = "x";
    }
    size_t Last = 0;
    for (const Statement &S : findStatements(Text)) {
      EXPECT_GE(S.Begin, Last);
      EXPECT_GE(S.End, S.Begin);
      EXPECT_LE(S.End, Text.size());
      EXPECT_LE(S.Body.End, S.End);
      EXPECT_LE(S.Parameters.Begin, S.Parameters.End);
      Last = S.End;
    }
  }
}
