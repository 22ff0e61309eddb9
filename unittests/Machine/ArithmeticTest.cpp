//===- ArithmeticTest.cpp - Integer arithmetic ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OneThread.h"

using namespace opennvvm::ptxmachine;

TEST(Arithmetic, AddsAndSubtracts) {
  check({{"add.u16 %d16, %a16, %b16;", 0x0001, 0xFFFF, 2},
         {"add.s32 %d32, %a32, %b32;", 0x80000000, 0x7FFFFFFF, 1},
         {"add.sat.s32 %d32, %a32, %b32;", 0x7FFFFFFF, 0x7FFFFFFF, 1},
         {"add.sat.s32 %d32, %a32, %b32;", 0x80000000, 0x80000000, 0xFFFFFFFF},
         {"add.sat.s32 %d32, %a32, %b32;", 5, 7, 0xFFFFFFFE},
         {"sub.sat.s32 %d32, %a32, %b32;", 0x7FFFFFFF, 0, 0x80000000},
         {"sub.sat.s32 %d32, %a32, %b32;", 0x80000000, 0x80000000, 1},
         {"sub.s64 %d64, %a64, %b64;", 0xFFFFFFFFFFFFFFFF, 0, 1},
         {"add.u16x2 %d32, %a32, %b32;", 0x00000001, 0xFFFFFFFF, 0x00010002},
         {"add.s16x2 %d32, %a32, %b32;", 0x80000000, 0x7FFFFFFF, 0x00010001}});
}

TEST(Arithmetic, CarriesFromOneInstructionToTheNext) {
  const char *Add = "add.cc.u32 %t32, %a32, %b32; addc.u32 %d32, %c32, %e32;";
  check({{Add, 8, 0xFFFFFFFF, 1, 3, 4},
         {Add, 7, 0xFFFFFFFE, 1, 3, 4},
         {Add, 0, 0xFFFFFFFF, 1, 0xFFFFFFFF, 0}});
  const char *Sub = "sub.cc.u32 %t32, %a32, %b32; subc.u32 %d32, %c32, %e32;";
  check({{Sub, 0xFFFFFFFF, 0, 1, 0, 0},
         {Sub, 4, 5, 5, 7, 3},
         {Sub, 3, 4, 5, 7, 3}});
  const char *Wide = "add.cc.u64 %t64, %a64, %b64; addc.u64 %d64, %c64, %e64;";
  check({{Wide, 1, 1ull << 63, 1ull << 63, 0, 0},
         {Wide, 0, 1ull << 63, (1ull << 63) - 1, 0, 0}});
  // Instructions that do not set the carry keep it; addc.cc passes it on.
  check({{"add.cc.u32 %t32, %a32, %a32; addc.cc.u32 %t32, %b32, %b32; "
          "add.u32 %t32, %t32, %t32; addc.u32 %d32, 0, 0;",
          1, 0x80000000, 0xFFFFFFFF},
         {"sub.cc.u32 %t32, %a32, 1; subc.cc.u32 %t32, %b32, 0; "
          "subc.u32 %d32, %c32, 0;",
          9, 0, 0, 10}});
}

TEST(Arithmetic, MultipliesAndAddsWithCarry) {
  const char *Mad = "mad.lo.cc.u32 %t32, %a32, %b32, %c32; "
                    "madc.hi.u32 %d32, %a32, %b32, %e32;";
  // 0xFFFFFFFF * 0xFFFFFFFF = 0xFFFFFFFE00000001.
  check({{Mad, 0xFFFFFFFE, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFE, 0},
         {Mad, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0},
         {Mad, 0, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 1}});
}

TEST(Arithmetic, TakesThePartOfAProduct) {
  check({{"mul.lo.s32 %d32, %a32, %b32;", 0xFFFFFFF4, 3, 0xFFFFFFFC},
         {"mul.hi.s32 %d32, %a32, %b32;", 0xFFFFFFFF, 3, 0xFFFFFFFC},
         {"mul.hi.u32 %d32, %a32, %b32;", 2, 3, 0xFFFFFFFC},
         {"mul.hi.s32 %d32, %a32, %b32;", 0x40000000, 0x80000000, 0x80000000},
         {"mul.hi.s64 %d64, %a64, %b64;", 0x4000000000000000, 1ull << 63,
          1ull << 63},
         {"mul.hi.u64 %d64, %a64, %b64;", 0xFFFFFFFFFFFFFFFE, ~0ull, ~0ull},
         {"mul.lo.u64 %d64, %a64, %b64;", 1, ~0ull, ~0ull},
         {"mul.hi.u16 %d16, %a16, %b16;", 0xFFFE, 0xFFFF, 0xFFFF},
         {"mul.wide.s16 %d32, %a16, %b16;", 0xFFFFFFFE, 0xFFFF, 2},
         {"mul.wide.u16 %d32, %a16, %b16;", 0x1FFFE, 0xFFFF, 2},
         {"mul.wide.s32 %d64, %a32, %b32;", 0xFFFFFFFFFFFFFFFE, 0xFFFFFFFF, 2},
         {"mul.wide.u32 %d64, %a32, %b32;", 0x1FFFFFFFE, 0xFFFFFFFF, 2},
         {"mad.wide.s32 %d64, %a32, %b32, %c64;", 0xFFFFFFFF00000000,
          0xFFFFFFFF, 1, 0xFFFFFFFF00000001},
         {"mad.hi.sat.s32 %d32, %a32, %b32, %c32;", 0x7FFFFFFF, 0x40000000,
          0x40000000, 0x7FFFFFFF},
         {"mad.hi.sat.s32 %d32, %a32, %b32, %c32;", 0x80000000, 0xC0000000,
          0x40000000, 0x80000001},
         {"mad.lo.u16 %d16, %a16, %b16, %c16;", 4, 0xFFFF, 0xFFFF, 3}});
}

TEST(Arithmetic, MultipliesTwentyFourBits) {
  // Upper bytes of the sources do not count.
  check({{"mul24.lo.u32 %d32, %a32, %b32;", 0xFE000001, 0xABFFFFFF, 0xCDFFFFFF},
         {"mul24.hi.u32 %d32, %a32, %b32;", 0xFFFFFE00, 0xFFFFFF, 0xFFFFFF},
         {"mul24.lo.s32 %d32, %a32, %b32;", 1, 0xFFFFFF, 0xFFFFFF},
         {"mul24.hi.s32 %d32, %a32, %b32;", 0xFFFFFFFF, 0xFFFFFF, 1},
         {"mad24.lo.s32 %d32, %a32, %b32, %c32;", 9, 0xFFFFFF, 1, 10},
         {"mad24.hi.sat.s32 %d32, %a32, %b32, %c32;", 0x7FFFFFFF, 0x7FFFFF,
          0x7FFFFF, 0x7FFFFFFF}});
}

TEST(Arithmetic, SumsDifferencesAndDots) {
  check({{"sad.u32 %d32, %a32, %b32, %c32;", 0xFFFFFFFF, 0, 0xFFFFFFFE, 1},
         {"sad.s32 %d32, %a32, %b32, %c32;", 12, 0xFFFFFFFF, 1, 10},
         {"sad.s16 %d16, %a16, %b16, %c16;", 0xFFFF, 0x7FFF, 0x8000, 0},
         {"sad.u64 %d64, %a64, %b64, %c64;", 4, 1, 2, 3},
         {"sad.s64 %d64, %a64, %b64, %c64;", 6, ~0ull, 2, 3}});
  // Bytes 01 02 03 04 with FF FF FF FF: -10 signed, 2550 unsigned.
  check({{"dp4a.u32.u32 %d32, %a32, %b32, %c32;", 2555, 0x01020304, 0xFFFFFFFF,
          5},
         {"dp4a.s32.s32 %d32, %a32, %b32, %c32;", 0xFFFFFFFB, 0x01020304,
          0xFFFFFFFF, 5},
         {"dp4a.u32.s32 %d32, %a32, %b32, %c32;", uint32_t(-1020), 0xFFFFFFFF,
          0xFFFFFFFF, 0},
         {"dp4a.s32.u32 %d32, %a32, %b32, %c32;", uint32_t(-1020), 0xFFFFFFFF,
          0xFFFFFFFF, 0},
         {"dp2a.lo.u32.u32 %d32, %a32, %b32, %c32;", 1 * 4 + 2 * 3 + 7,
          0x00020001, 0x01020304, 7},
         {"dp2a.hi.u32.u32 %d32, %a32, %b32, %c32;", 1 * 2 + 2 * 1 + 7,
          0x00020001, 0x01020304, 7},
         {"dp2a.lo.s32.s32 %d32, %a32, %b32, %c32;", uint32_t(-2), 0xFFFF0001,
          0x000001FF, 0}});
}

TEST(Arithmetic, Divides) {
  check({{"div.s32 %d32, %a32, %b32;", uint32_t(-3), uint32_t(-7), 2},
         {"rem.s32 %d32, %a32, %b32;", uint32_t(-1), uint32_t(-7), 2},
         {"rem.s32 %d32, %a32, %b32;", 1, 7, uint32_t(-2)},
         {"div.u32 %d32, %a32, %b32;", 0x7FFFFFFC, uint32_t(-7), 2},
         {"rem.u32 %d32, %a32, %b32;", 5, uint32_t(-1), 10},
         {"div.s32 %d32, %a32, %b32;", 0x80000000, 0x80000000, uint32_t(-1)},
         {"rem.s32 %d32, %a32, %b32;", 0, 0x80000000, uint32_t(-1)},
         {"div.s64 %d64, %a64, %b64;", 1ull << 63, 1ull << 63, ~0ull},
         {"rem.s64 %d64, %a64, %b64;", 0, 1ull << 63, ~0ull},
         {"div.s16 %d16, %a16, %b16;", 0x8000, 0x8000, 0xFFFF},
         {"div.u64 %d64, %a64, %b64;", 0x100000001, ~0ull, 0xFFFFFFFF},
         {"rem.u64 %d64, %a64, %b64;", 0, ~0ull, 0xFFFFFFFF},
         {"div.u16 %d16, %a16, %b16;", 0x7FFF, 0xFFFF, 2}});
}

TEST(Arithmetic, SignsAndExtremes) {
  check(
      {{"abs.s32 %d32, %a32;", 0x80000000, 0x80000000},
       {"abs.s16 %d16, %a16;", 1, 0xFFFF},
       {"neg.s32 %d32, %a32;", 0x80000000, 0x80000000},
       {"neg.s64 %d64, %a64;", ~0ull, 1},
       {"min.s32 %d32, %a32, %b32;", uint32_t(-1), uint32_t(-1), 1},
       {"min.u32 %d32, %a32, %b32;", 1, uint32_t(-1), 1},
       {"max.s64 %d64, %a64, %b64;", 1, ~0ull, 1},
       {"max.u64 %d64, %a64, %b64;", ~0ull, ~0ull, 1},
       {"max.s16 %d16, %a16, %b16;", 1, 0xFFFF, 1},
       {"min.s16x2 %d32, %a32, %b32;", 0xFFFF0001, 0xFFFF0001, 0x00010002},
       {"min.u16x2 %d32, %a32, %b32;", 0x00010001, 0xFFFF0001, 0x00010002},
       {"max.relu.s16x2 %d32, %a32, %b32;", 0x00000005, 0xFFFF0005, 0xFFFEFFFF},
       {"max.relu.s32 %d32, %a32, %b32;", 0, uint32_t(-1), uint32_t(-2)}});
}

TEST(Arithmetic, WorksOnBytesOfWords) {
  // d.b[i] = |a.b[i] - b.b[i]|; .add adds them to c.
  check({{"vabsdiff4.u32.u32.u32 %d32, %a32, %b32, %c32;", 0x01FF0302,
          0x02FF0507, 0x01000205, 0},
         {"vabsdiff4.u32.u32.u32.add %d32, %a32, %b32, %c32;",
          1 + 255 + 3 + 2 + 10, 0x02FF0507, 0x01000205, 10},
         {"vabsdiff4.s32.s32.s32.sat %d32, %a32, %b32, %c32;", 0x7F, 0x7F, 0x80,
          0},
         {"vadd4.u32.u32.u32.sat %d32, %a32, %b32, %c32;", 0xFF030405,
          0xF0010203, 0x20020202, 0}});
}

TEST(Arithmetic, RefusesAProductWithoutItsPart) {
  EXPECT_EQ(failure("mul.s32 %d32, %a32, %b32;"),
            "line 2: an integer product without .lo, .hi or .wide");
}
