//===- SwizzleTest.cpp - Permuted rows of shared memory -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tables of the PTX ISA, "Swizzling Modes": pieces of 16 bytes.
//
//===----------------------------------------------------------------------===//

#include "Machine/Instructions/Tensor/Swizzle.h"
#include "gtest/gtest.h"
#include <string>

using namespace opennvvm::ptxmachine;

/// Which piece of the source each piece of a line has.
static std::string line(Swizzle S, unsigned Number) {
  std::string Pieces;
  for (unsigned Piece = 0; Piece < 8; ++Piece) {
    uint64_t From = swizzled(S, Number * 128 + Piece * 16);
    EXPECT_EQ(From >> 7, Number);
    Pieces += char('0' + (From >> 4 & 7));
  }
  return Pieces;
}

static void expectLines(Swizzle S, std::initializer_list<const char *> Lines) {
  for (unsigned Number = 0; Number < 3 * Lines.size(); ++Number)
    EXPECT_EQ(line(S, Number), Lines.begin()[Number % Lines.size()])
        << unsigned(S) << " line " << Number;
  EXPECT_EQ(patternOf(S).period(), 128 * Lines.size());
}

TEST(Swizzle, HasThePatternsOfTheISA) {
  expectLines(Swizzle::None, {"01234567"});
  expectLines(Swizzle::B32, {"01234567", "10325476"});
  expectLines(Swizzle::B64, {"01234567", "10325476", "23016745", "32107654"});
  expectLines(Swizzle::B96, {"01234567", "10325476"});
  expectLines(Swizzle::B128, {"01234567", "10325476", "23016745", "32107654",
                              "45670123", "54761032", "67452301", "76543210"});
  expectLines(Swizzle::B128Atom32,
              {"01234567", "23016745", "45670123", "67452301"});
  expectLines(Swizzle::B128Atom32Flip8,
              {"01234567", "23016745", "45670123", "67452301"});
  expectLines(Swizzle::B128Atom64, {"01234567", "45670123"});
}

TEST(Swizzle, FlipsEightBytesInEveryOtherLine) {
  for (uint64_t Address = 0; Address < 1024; ++Address)
    EXPECT_EQ(swizzled(Swizzle::B128Atom32Flip8, Address),
              swizzled(Swizzle::B128Atom32, Address) ^
                  (Address & 128 ? 8u : 0u));
}

TEST(Swizzle, IsItsOwnInverse) {
  for (unsigned S = 0; S <= unsigned(Swizzle::B128Atom64); ++S)
    for (uint64_t Address = 0; Address < 2048; ++Address)
      EXPECT_EQ(swizzled(Swizzle(S), swizzled(Swizzle(S), Address)), Address);
}

TEST(Swizzle, BeginsAtABase) {
  for (unsigned Base = 0; Base < 8; ++Base)
    for (uint64_t Address = 0; Address < 1024; ++Address)
      EXPECT_EQ(swizzled(Swizzle::B128, Address + 128 * Base, Base),
                swizzled(Swizzle::B128, Address) + 128 * Base);
}
