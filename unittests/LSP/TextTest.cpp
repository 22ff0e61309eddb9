//===- TextTest.cpp - Texts that editors show -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LSP/Text.h"
#include "gtest/gtest.h"
#include <random>

using namespace llvm;
using namespace opennvvm::editor;
using llvm::lsp::Position;
using llvm::lsp::Range;
using llvm::lsp::TextDocumentContentChangeEvent;

// One, two, three and four bytes in UTF-8; one, one, one and two units in
// UTF-16.
static constexpr StringLiteral Mixed = "a\xC3\xA9\xE2\x82\xAC\xF0\x9D\x84\x9Ez";

TEST(Text, ColumnsCountUnits) {
  Text Bytes(Mixed.str(), ColumnUnit::UTF8);
  Text Words(Mixed.str(), ColumnUnit::UTF16);
  Text Points(Mixed.str(), ColumnUnit::UTF32);
  const size_t Offsets[] = {0, 1, 3, 6, 10, 11};
  const int WordColumns[] = {0, 1, 2, 3, 5, 6};
  for (int I = 0; I < 6; ++I) {
    EXPECT_EQ(Bytes.positionOf(Offsets[I]), Position(0, Offsets[I]));
    EXPECT_EQ(Words.positionOf(Offsets[I]), Position(0, WordColumns[I]));
    EXPECT_EQ(Points.positionOf(Offsets[I]), Position(0, I));
    EXPECT_EQ(Bytes.offsetOf(Position(0, Offsets[I])), Offsets[I]);
    EXPECT_EQ(Words.offsetOf(Position(0, WordColumns[I])), Offsets[I]);
    EXPECT_EQ(Points.offsetOf(Position(0, I)), Offsets[I]);
  }
  // Inside a character.
  EXPECT_EQ(Words.offsetOf(Position(0, 4)), 6u);
  EXPECT_EQ(Bytes.offsetOf(Position(0, 8)), 6u);
  EXPECT_EQ(Words.positionOf(8), Position(0, 3));
}

TEST(Text, InvalidBytesAreCharacters) {
  // A byte that continues nothing, one that begins nothing, a cut sequence.
  Text T("\x80\xFF\xF0\x9D", ColumnUnit::UTF16);
  for (size_t I = 0; I <= 4; ++I) {
    EXPECT_EQ(T.positionOf(I), Position(0, I));
    EXPECT_EQ(T.offsetOf(Position(0, I)), I);
  }
}

TEST(Text, LinesEndInThreeWays) {
  Text T("a\nbc\r\nd\re\n");
  ASSERT_EQ(T.numLines(), 5u);
  EXPECT_EQ(T.line(0), "a");
  EXPECT_EQ(T.line(1), "bc");
  EXPECT_EQ(T.line(2), "d");
  EXPECT_EQ(T.line(3), "e");
  EXPECT_EQ(T.line(4), "");
  EXPECT_EQ(T.line(5), "");
  EXPECT_EQ(T.positionOf(2), Position(1, 0));
  EXPECT_EQ(T.positionOf(6), Position(2, 0));
  EXPECT_EQ(T.positionOf(8), Position(3, 0));
  EXPECT_EQ(T.positionOf(1000), Position(4, 0));
}

TEST(Text, PlacesOutsideAreMovedInside) {
  Text T("ab\r\ncd");
  EXPECT_EQ(T.offsetOf(Position(0, 99)), 2u);
  EXPECT_EQ(T.offsetOf(Position(1, 99)), 6u);
  EXPECT_EQ(T.offsetOf(Position(2, 0)), 6u);
  EXPECT_EQ(T.offsetOf(Position(-1, 0)), 0u);
  EXPECT_EQ(T.offsetOf(Position(0, -1)), 0u);
  EXPECT_EQ(Text("").offsetOf(Position(0, 0)), 0u);
  EXPECT_EQ(Text("").numLines(), 1u);
}

static TextDocumentContentChangeEvent change(std::optional<Range> Where,
                                             StringRef New) {
  TextDocumentContentChangeEvent Event;
  Event.range = Where;
  Event.text = New.str();
  return Event;
}

TEST(Text, ChangesAreApplied) {
  Text T("one\n\xF0\x9D\x84\x9E two\nthree");
  T.apply(change(Range(Position(1, 3), Position(1, 6)), "2"));
  EXPECT_EQ(T.str(), "one\n\xF0\x9D\x84\x9E 2\nthree");
  T.apply(change(Range(Position(0, 3), Position(1, 0)), ""));
  EXPECT_EQ(T.str(), "one\xF0\x9D\x84\x9E 2\nthree");
  EXPECT_EQ(T.numLines(), 2u);
  T.apply(change(Range(Position(9, 9), Position(9, 9)), "\nfour"));
  EXPECT_EQ(T.line(2), "four");
  // A range that ends before it begins is empty.
  T.apply(change(Range(Position(2, 2), Position(2, 0)), "X"));
  EXPECT_EQ(T.line(2), "foXur");
  T.apply(change(std::nullopt, "all new"));
  EXPECT_EQ(T.str(), "all new");
}

TEST(Text, PlacesAndOffsetsAgree) {
  static constexpr StringLiteral Pieces[] = {
      "a", "\n", "\r\n", "\xC3\xA9", "\xF0\x9D\x84\x9E", " "};
  for (unsigned Seed = 0; Seed < 200; ++Seed) {
    std::mt19937 Random(Seed);
    std::string Contents;
    std::vector<size_t> Starts = {0};
    for (unsigned I = Random() % 40; I; --I) {
      Contents += Pieces[Random() % std::size(Pieces)];
      Starts.push_back(Contents.size());
    }
    for (ColumnUnit Unit :
         {ColumnUnit::UTF8, ColumnUnit::UTF16, ColumnUnit::UTF32}) {
      Text T(Contents, Unit);
      for (size_t Offset : Starts)
        EXPECT_EQ(T.offsetOf(T.positionOf(Offset)), Offset);
    }
  }
}

TEST(Text, TheClientsOrderCounts) {
  EXPECT_EQ(chooseColumnUnit({"utf-8", "utf-16"}), ColumnUnit::UTF8);
  EXPECT_EQ(chooseColumnUnit({"utf-7", "utf-32"}), ColumnUnit::UTF32);
  EXPECT_EQ(chooseColumnUnit({}), ColumnUnit::UTF16);
  EXPECT_EQ(columnUnitName(ColumnUnit::UTF8), "utf-8");
}
