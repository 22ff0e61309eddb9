//===- ModeTest.cpp - The mode word ---------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Pipeline/Mode.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;

namespace {

TEST(Mode, EveryWordOfTwelveBits) {
  constexpr uint32_t Documented[] = {0x07, 0x20 | 0x07, 0x21, 0x23, 0x26, 0x43};
  for (uint32_t Word = 0; Word < 0x1000; ++Word) {
    uint32_t Base = Word & ~0x390u;
    bool Known = (Word & 0x300) != 0x300 &&
                 find(Documented, Base) != std::end(Documented);
    Expected<ModeWord> Mode = decodeModeWord(Word);
    EXPECT_EQ(bool(Mode), Known) << Word;
    if (Mode) {
      EXPECT_EQ(encodeModeWord(*Mode), Word);
    } else {
      consumeError(Mode.takeError());
    }
  }
}

TEST(Mode, BitsBesides) {
  Expected<ModeWord> Mode = decodeModeWord(0x1B1);
  ASSERT_TRUE(bool(Mode));
  EXPECT_EQ(Mode->Mode, OutputMode::GenLTO);
  EXPECT_TRUE(Mode->Debug);
  EXPECT_TRUE(Mode->GenOptLTO);
  EXPECT_EQ(Mode->PointerBits, 64u);
  EXPECT_TRUE(Mode->givesBitcode());
  Mode = decodeModeWord(0x223);
  ASSERT_TRUE(bool(Mode));
  EXPECT_EQ(Mode->PointerBits, 32u);
  EXPECT_FALSE(Mode->givesBitcode());
}

TEST(Mode, BitcodeAfterOptimizationHasNoWord) {
  ModeWord Mode;
  Mode.Mode = OutputMode::LLVMBitcode;
  Mode.PointerBits = 64;
  EXPECT_EQ(encodeModeWord(Mode), 0u);
}

} // namespace
