//===- EditsTest.cpp - Edits of a text ------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Fix/Edits.h"
#include "opennvvm/Fix/Fix.h"
#include "gtest/gtest.h"
#include <random>

using namespace llvm;
using namespace opennvvm;
using namespace opennvvm::fix;

namespace {

TextEdit edit(size_t Begin, size_t End, StringRef Text) {
  return {Begin, End, {}, Text.str()};
}

std::string difference(StringRef Before, ArrayRef<TextEdit> Edits) {
  std::string Text;
  raw_string_ostream OS(Text);
  printDifference(OS, "f", Before, Edits);
  return Text;
}

TEST(Edits, OverlapsAreRefused) {
  EditSet Edits;
  EXPECT_TRUE(Edits.add(edit(4, 8, "x")));
  EXPECT_FALSE(Edits.add(edit(6, 10, "y")));
  EXPECT_FALSE(Edits.add(edit(5, 5, "y")));
  EXPECT_EQ(Edits.take().size(), 1u);
}

TEST(Edits, AllOfAFindingOrNothing) {
  EditSet Edits;
  EXPECT_TRUE(Edits.add(edit(4, 8, "x")));
  EXPECT_FALSE(Edits.add({edit(0, 1, "y"), edit(7, 9, "z")}));
  EXPECT_EQ(Edits.take().size(), 1u);
}

TEST(Edits, InsertionsAtOnePlaceKeepTheirOrder) {
  EditSet Edits;
  EXPECT_TRUE(Edits.add(edit(2, 2, "a")));
  EXPECT_TRUE(Edits.add(edit(2, 4, "-")));
  EXPECT_TRUE(Edits.add(edit(2, 2, "b")));
  EXPECT_TRUE(Edits.add(edit(2, 2, "a")));
  EditedText Text("012345");
  Text.apply(Edits.take());
  EXPECT_EQ(Text.text(), "01ab-45");
}

TEST(Edits, RoundsAreComposed) {
  EditedText Text("0123456789");
  Text.apply({edit(2, 4, "abc"), edit(8, 8, "X")});
  EXPECT_EQ(Text.text(), "01abc4567X89");
  Text.apply({edit(3, 6, "y"), edit(9, 11, "")});
  EXPECT_EQ(Text.text(), "01ay5679");
  std::vector<TextEdit> All = Text.edits();
  ASSERT_EQ(All.size(), 2u);
  EXPECT_EQ(All[0].Begin, 2u);
  EXPECT_EQ(All[0].End, 5u);
  EXPECT_EQ(All[0].Text, "ay");
  EXPECT_EQ(All[1].Begin, 8u);
  EXPECT_EQ(All[1].End, 9u);
  EXPECT_EQ(All[1].Text, "");
}

/// The edits of all rounds make the same text at once.
TEST(Edits, RandomRounds) {
  for (unsigned Try = 0; Try < 500; ++Try) {
    std::mt19937 Random(Try);
    std::string Original(40, 'o');
    EditedText Text(Original);
    for (unsigned Round = 0; Round < 3; ++Round) {
      EditSet Edits;
      size_t Size = Text.text().size();
      for (unsigned I = 0; I < 5; ++I) {
        size_t Begin = Random() % (Size + 1);
        size_t End = std::min<size_t>(Begin + Random() % 4, Size);
        Edits.add(edit(Begin, End, std::string(Random() % 3, 'a' + I)));
      }
      Text.apply(Edits.take());
    }
    EditedText AtOnce(Original);
    AtOnce.apply(Text.edits());
    EXPECT_EQ(AtOnce.text(), Text.text());
  }
}

TEST(Difference, NothingIsNotPrinted) {
  EXPECT_EQ(difference("a\nb\n", {}), "");
  EXPECT_EQ(difference("a\nb\n", edit(0, 1, "a")), "");
}

TEST(Difference, LinesInsertedAndRemoved) {
  EXPECT_EQ(difference("a\nb\nc\n", edit(2, 2, "x\n")),
            "--- f\n+++ f\n@@ -1,3 +1,4 @@\n a\n+x\n b\n c\n");
  EXPECT_EQ(difference("a\nb\nc\n", edit(2, 4, "")),
            "--- f\n+++ f\n@@ -1,3 +1,2 @@\n a\n-b\n c\n");
  EXPECT_EQ(difference("a\nb\n", edit(4, 4, "c\n")),
            "--- f\n+++ f\n@@ -1,2 +1,3 @@\n a\n b\n+c\n");
  EXPECT_EQ(difference("", edit(0, 0, "c\n")),
            "--- f\n+++ f\n@@ -0,0 +1 @@\n+c\n");
}

TEST(Difference, NoLineBreakAtTheEnd) {
  EXPECT_EQ(difference("a\nb", edit(3, 3, "\nc\n")),
            "--- f\n+++ f\n@@ -1,2 +1,3 @@\n a\n-b\n\\ No newline at end of "
            "file\n+b\n+c\n");
  EXPECT_EQ(
      difference("a\nb", edit(0, 1, "x")),
      "--- f\n+++ f\n@@ -1,2 +1,2 @@\n-a\n+x\n b\n\\ No newline at end of "
      "file\n");
}

TEST(Difference, DistantChangesHaveTheirOwnParts) {
  std::string Before;
  for (unsigned I = 0; I < 20; ++I)
    Before += std::string(1, 'a' + I) + "\n";
  EXPECT_EQ(difference(Before, {edit(0, 1, "A"), edit(38, 39, "T")}),
            "--- f\n+++ f\n@@ -1,4 +1,4 @@\n-a\n+A\n b\n c\n d\n"
            "@@ -17,4 +17,4 @@\n q\n r\n s\n-t\n+T\n");
}

TEST(Difference, JoinedLines) {
  EXPECT_EQ(difference("a\nb\nc\n", edit(1, 2, " ")),
            "--- f\n+++ f\n@@ -1,3 +1,2 @@\n-a\n-b\n+a b\n c\n");
}

} // namespace
