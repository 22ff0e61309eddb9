//===- WordTest.cpp - Encoded operands of intrinsics ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/Word.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"
#include <random>

using namespace llvm;
using namespace opennvvm;

namespace {

const InternalIntrinsic &row(StringRef Name) {
  return *findInternalIntrinsic(Name);
}

/// The words that \p Assignments make for \p Name, or the error.
std::string made(StringRef Name, ArrayRef<std::string> Assignments) {
  const InternalIntrinsic &Row = row(Name);
  Expected<SmallVector<uint64_t, 2>> Words =
      makeWords(Row, wordLayoutsOf(Row), Assignments);
  if (!Words)
    return toString(Words.takeError());
  return join(map_range(*Words, [](uint64_t W) { return utostr(W); }), " ");
}

TEST(Word, FieldsCoverEachBitOfACarrierOnce) {
  for (const InternalIntrinsic &R : internalIntrinsics())
    for (const WordLayout &L : wordLayoutsOf(R)) {
      uint64_t Seen = 0;
      for (const InternalField &F : L.Fields) {
        uint64_t Bits = maskTrailingOnes<uint64_t>(F.High - F.Low + 1) << F.Low;
        EXPECT_EQ(Seen & Bits, 0u) << R.title() << ", " << F.Name.str();
        Seen |= Bits;
      }
      // The words of own forms end where their last field does.
      if (R.isCarrier()) {
        EXPECT_EQ(Seen, maskTrailingOnes<uint64_t>(L.Width)) << R.title();
      }
    }
}

TEST(Word, ExamplesAreLegal) {
  for (const InternalIntrinsic &R : internalIntrinsics()) {
    SmallVector<WordLayout, 2> Layouts = wordLayoutsOf(R);
    for (auto [L, Example] : zip(Layouts, exampleOf(R, Layouts.size()))) {
      EXPECT_EQ(Example & ~maskTrailingOnes<uint64_t>(L.Width), 0u);
      for (const FieldReading &Read : readWord(R, L, Example)) {
        EXPECT_EQ(Read.Documented, Unreported) << R.title();
        EXPECT_EQ(Read.Measured, Unreported) << R.title();
      }
    }
  }
}

/// A legal value of \p F.
uint64_t drawLegal(const InternalField &F, std::mt19937_64 &Random) {
  uint64_t Mask = maskTrailingOnes<uint64_t>(F.High - F.Low + 1);
  for (;;) {
    uint64_t Value = Random() & Mask;
    if (F.Kind == InternalField::Range)
      Value = F.Least + Value % (uint64_t(F.Most) - F.Least + 1);
    else if (F.Kind == InternalField::Reserved)
      Value = 0;
    else if (F.Kind == InternalField::Values)
      Value %= 64;
    if (F.accepts(Value))
      return Value;
  }
}

/// How a user would write what \p Read holds.
std::string assignmentOf(const WordLayout &L, const FieldReading &Read) {
  unsigned Named = count_if(L.Fields, [&](const InternalField &F) {
    return F.Name == Read.Field->Name;
  });
  return (Named == 1 ? Read.Field->Name.str() : bitsOf(*Read.Field)) + "=" +
         (Read.Meaning.empty() ? utostr(Read.Value) : Read.Meaning.str());
}

TEST(Word, WhatIsReadCanBeMadeAgain) {
  std::mt19937_64 Random(1);
  for (const InternalIntrinsic &R : internalIntrinsics()) {
    if (!R.isCarrier())
      continue;
    SmallVector<WordLayout, 2> Layouts = wordLayoutsOf(R);
    for (unsigned Round = 0; Round < 50; ++Round) {
      SmallVector<uint64_t, 2> Words;
      std::vector<std::string> Assignments;
      for (const WordLayout &L : Layouts) {
        uint64_t Word = 0;
        for (const InternalField &F : L.Fields)
          Word |= drawLegal(F, Random) << F.Low;
        Words.push_back(Word);
        for (const FieldReading &Read : readWord(R, L, Word)) {
          EXPECT_EQ(Read.Documented, Unreported)
              << R.title() << " " << Word << " " << Read.Field->Name.str();
          if (Read.Field->Kind != InternalField::Reserved)
            Assignments.push_back(assignmentOf(L, Read));
        }
      }
      Expected<SmallVector<uint64_t, 2>> Again =
          makeWords(R, Layouts, Assignments);
      ASSERT_TRUE(bool(Again)) << R.title() << toString(Again.takeError());
      EXPECT_EQ(*Again, Words) << R.title();
    }
  }
}

TEST(Word, FieldsNotGivenAreZeroOrTheLowestLegalValue) {
  EXPECT_EQ(made("llvm.nvvm.cvt", {}), "4");
  EXPECT_EQ(made("llvm.nvvm.atomic.cas.i32", {}), utostr(14u << 16));
  EXPECT_EQ(made("llvm.nvvm.set.active.mask", {}), "4294967295");
  EXPECT_EQ(made("llvm.nvvm.write.attribute", {"attribute=69"}), "0 69");
  EXPECT_EQ(made("llvm.nvvm.memcpy.async", {"bytes=4", "source size=8"}),
            "0 4 8");
}

TEST(Word, NamesMayBeSpelledWithoutSpaces) {
  EXPECT_EQ(made("llvm.nvvm.cvt", {"Source-Subword=low_half"}), "132");
  EXPECT_EQ(made("llvm.nvvm.cvt", {"9:7=0x1"}), "132");
  EXPECT_EQ(made("llvm.nvvm.ld", {"8=1", "63:37=1"}), "137438953728");
}

TEST(Word, WhatCannotBeMadeIsNamed) {
  EXPECT_EQ(made("llvm.nvvm.redux", {"op=add"}),
            "llvm.nvvm.redux has no field 'op'; its fields are signed, subop, "
            "reserved");
  EXPECT_EQ(made("llvm.nvvm.redux", {"subop=nand"}),
            "'nand' is not a value of subop (bits 3:1): 0 (add), 1 (min), 2 "
            "(max), 3 (and), 4 (or) or 5 (xor)");
  EXPECT_EQ(made("llvm.nvvm.redux", {"subop=6"}),
            "6 is not a legal value of subop (bits 3:1): 0 (add), 1 (min), 2 "
            "(max), 3 (and), 4 (or) or 5 (xor)");
  EXPECT_EQ(made("llvm.nvvm.redux", {"subop=8"}),
            "8 does not fit in subop (bits 3:1)");
  EXPECT_EQ(made("llvm.nvvm.redux", {"subop=-1"}),
            "-1 does not fit in subop (bits 3:1)");
  EXPECT_EQ(made("llvm.nvvm.redux", {"reserved=1"}),
            "1 is not a legal value of reserved (bits 31:4): 0 (zero)");
  EXPECT_EQ(made("llvm.nvvm.redux", {"subop=0", "3:1=0"}),
            "'3:1' is given twice");
  EXPECT_EQ(made("llvm.nvvm.redux", {"subop"}), "'subop' is not FIELD=VALUE");
  EXPECT_EQ(made("llvm.nvvm.mma", {"unassigned=0"}),
            "llvm.nvvm.mma has several fields 'unassigned'; give the bits of "
            "one: 3, 29:24, 53:48");
}

/// What \p Text spells, if it fits.
std::optional<uint64_t> parsed(StringRef Text, unsigned Width) {
  Expected<uint64_t> Number = parseWord(Text, Width);
  if (Number)
    return *Number;
  consumeError(Number.takeError());
  return std::nullopt;
}

TEST(Word, NumbersMustFit) {
  EXPECT_EQ(parsed("4294967295", 32), 0xFFFFFFFFu);
  EXPECT_EQ(parsed("-1", 32), 0xFFFFFFFFu);
  EXPECT_EQ(parsed("-2147483648", 32), 0x80000000u);
  EXPECT_EQ(parsed("0xFFFFFFFFFFFFFFFF", 64), ~uint64_t(0));
  EXPECT_EQ(parsed("-0x8000000000000000", 64), uint64_t(1) << 63);
  for (StringRef Text :
       {"4294967296", "-2147483649", "0x100000000", "99999999999999999999", "",
        "-", "0x", "--1", "1 ", "x", "0x-1", "1.0"})
    EXPECT_EQ(parsed(Text, 32), std::nullopt) << Text.str();
}

} // namespace
