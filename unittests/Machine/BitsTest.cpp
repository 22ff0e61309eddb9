//===- BitsTest.cpp - Logic, shifts, fields -------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OneThread.h"

using namespace opennvvm::ptxmachine;

TEST(Bits, Logic) {
  check({{"and.b32 %d32, %a32, %b32;", 0x0000FF00, 0x00FFFF00, 0xFF00FF00},
         {"or.b64 %d64, %a64, %b64;", 0xF00000000000000F, 0xF000000000000000,
          0xF},
         {"xor.b16 %d16, %a16, %b16;", 0xF00F, 0xFF00, 0x0F0F},
         {"not.b32 %d32, %a32;", 0xFFFF0000, 0xFFFF},
         {"not.b16 %d16, %a16;", 0xFF00, 0x00FF},
         {"cnot.b32 %d32, %a32;", 1, 0},
         {"cnot.b64 %d64, %a64;", 0, 1ull << 40},
         {"setp.eq.s32 %q, %a32, 1; setp.eq.s32 %q1, %b32, 1; "
          "xor.pred %p, %q, %q1;",
          1, 1, 0},
         {"setp.eq.s32 %q, %a32, 1; not.pred %p, %q;", 0, 1},
         {"setp.eq.s32 %q, %a32, 1; and.pred %p, %q, !%q;", 0, 1}});
}

TEST(Bits, AnyFunctionOfThree) {
  // The table is the function of 0xF0, 0xCC and 0xAA.
  uint64_t A = 0x0F0F1234, B = 0x33335678, C = 0x55559ABC;
  check({{"lop3.b32 %d32, %a32, %b32, %c32, 0x80;", A & B & C, A, B, C},
         {"lop3.b32 %d32, %a32, %b32, %c32, 0xFE;", A | B | C, A, B, C},
         {"lop3.b32 %d32, %a32, %b32, %c32, 0x40;", A & B & ~C, A, B, C},
         {"lop3.b32 %d32, %a32, %b32, %c32, 0x1A;", ((A & B) | C) ^ A, A, B, C},
         {"lop3.b32 %d32, %a32, %b32, %c32, 0xCA;", (A & B) | (~A & C), A, B,
          C}});
  EXPECT_EQ(run("lop3.b32 %d32, %a32, %b32, %c32, 0x96;", A, B, C), A ^ B ^ C);
}

TEST(Bits, ShiftsPastTheWidth) {
  check({{"shl.b32 %d32, %a32, %b32;", 0x80000000, 1, 31},
         {"shl.b32 %d32, %a32, %b32;", 0, 1, 32},
         {"shl.b32 %d32, %a32, %b32;", 0, 1, 0xFFFFFFFF},
         {"shl.b16 %d16, %a16, %b32;", 0, 1, 16},
         {"shl.b64 %d64, %a64, %b32;", 1ull << 63, 1, 63},
         {"shl.b64 %d64, %a64, %b32;", 0, 1, 64},
         {"shr.u32 %d32, %a32, %b32;", 1, 0x80000000, 31},
         {"shr.u32 %d32, %a32, %b32;", 0, 0x80000000, 32},
         {"shr.s32 %d32, %a32, %b32;", 0xFFFFFFFF, 0x80000000, 32},
         {"shr.s32 %d32, %a32, %b32;", 0xFFFFFFFF, 0x80000000, 0xFFFFFFFF},
         {"shr.s32 %d32, %a32, %b32;", 0, 0x7FFFFFFF, 40},
         {"shr.s16 %d16, %a16, %b32;", 0xFFF8, 0x8000, 12},
         {"shr.s64 %d64, %a64, %b32;", ~0ull, 1ull << 63, 200},
         {"shr.b64 %d64, %a64, %b32;", 1, 1ull << 63, 63}});
}

TEST(Bits, FunnelShifts) {
  // .l takes the upper word, .r the lower one.
  check({{"shf.l.wrap.b32 %d32, %a32, %b32, %c32;", 0x34567890, 0x90ABCDEF,
          0x12345678, 8},
         {"shf.r.wrap.b32 %d32, %a32, %b32, %c32;", 0x7890ABCD, 0x90ABCDEF,
          0x12345678, 8},
         {"shf.l.wrap.b32 %d32, %a32, %b32, %c32;", 0x34567890, 0x90ABCDEF,
          0x12345678, 40},
         {"shf.l.clamp.b32 %d32, %a32, %b32, %c32;", 0x90ABCDEF, 0x90ABCDEF,
          0x12345678, 40},
         {"shf.r.clamp.b32 %d32, %a32, %b32, %c32;", 0x12345678, 0x90ABCDEF,
          0x12345678, 33},
         {"shf.r.wrap.b32 %d32, %a32, %b32, %c32;", 0x90ABCDEF, 0x90ABCDEF,
          0x12345678, 32}});
}

TEST(Bits, CountsAndFinds) {
  check({{"popc.b32 %d32, %a32;", 32, 0xFFFFFFFF},
         {"popc.b64 %d32, %a64;", 2, 0x8000000000000001},
         {"clz.b32 %d32, %a32;", 32, 0},
         {"clz.b32 %d32, %a32;", 0, 0x80000000},
         {"clz.b64 %d32, %a64;", 64, 0},
         {"clz.b64 %d32, %a64;", 31, 1ull << 32},
         {"brev.b32 %d32, %a32;", 0x80000000, 1},
         {"brev.b64 %d64, %a64;", 0x8000000000000000, 1},
         {"bfind.u32 %d32, %a32;", 31, 0x80000000},
         {"bfind.u32 %d32, %a32;", 0xFFFFFFFF, 0},
         {"bfind.s32 %d32, %a32;", 0xFFFFFFFF, 0xFFFFFFFF},
         {"bfind.s32 %d32, %a32;", 0, 0xFFFFFFFE},
         {"bfind.s64 %d32, %a64;", 62, 1ull << 63},
         {"bfind.u64 %d32, %a64;", 40, 1ull << 40},
         {"bfind.shiftamt.u32 %d32, %a32;", 31, 1},
         {"bfind.shiftamt.u32 %d32, %a32;", 0xFFFFFFFF, 0},
         {"bfind.shiftamt.s64 %d32, %a64;", 1, 1ull << 63}});
}

TEST(Bits, FindsTheNthSetBit) {
  const char *Fns = "fns.b32 %d32, %a32, %b32, %c32;";
  uint64_t Back = uint32_t(-1), NoBit = 0xFFFFFFFF;
  check({{Fns, 4, 0x10, 4, 0},
         {Fns, NoBit, 0x10, 3, 0},
         {Fns, 4, 0x12, 2, 1},
         {Fns, 1, 0x12, 1, 1},
         {Fns, 4, 0x12, 1, 2},
         {Fns, NoBit, 0x12, 1, 3},
         {Fns, 1, 0x12, 3, Back},
         {Fns, 1, 0x12, 4, uint32_t(-2)},
         {Fns, NoBit, 0x12, 4, uint32_t(-3)},
         {Fns, 31, 0x80000001, 0, 2}});
  EXPECT_NE(failure("fns.b32 %d32, %a32, %b32, 0;", 1, 32), "");
}

TEST(Bits, Fields) {
  const char *U = "bfe.u32 %d32, %a32, %b32, %c32;",
             *S = "bfe.s32 %d32, %a32, %b32, %c32;";
  check({{U, 0x34, 0x12345678, 16, 8},
         {U, 0, 0x12345678, 4, 0},
         {U, 0x1, 0x80000000, 31, 8},
         {U, 0, 0xFFFFFFFF, 32, 8},
         {U, 0x12345678, 0x12345678, 0, 255},
         {S, 0xFFFFFFF8, 0x00000080, 4, 4},
         {S, 0, 0xFFFFFFFF, 4, 0},
         {S, 0xFFFFFFFF, 0x80000000, 31, 1},
         // Past the end: the sign of the whole value.
         {S, 0xFFFFFFFF, 0x80000000, 40, 8},
         {S, 0, 0x7FFFFFFF, 40, 8},
         // Only the low eight bits of position and length count.
         {U, 0x34, 0x12345678, 0x110, 0x108},
         {"bfe.s64 %d64, %a64, %b32, %c32;", 0xFFFFFFFFFFFFFFFF, 1ull << 63, 63,
          1},
         {"bfe.u64 %d64, %a64, %b32, %c32;", 0xFF, 0xFFull << 50, 50, 10}});
  const char *I = "bfi.b32 %d32, %a32, %b32, %c32, %e32;";
  check({{I, 0xFFFFABFF, 0xAB, 0xFFFFFFFF, 8, 8},
         {I, 0xFFFFFFFF, 0xAB, 0xFFFFFFFF, 8, 0},
         {I, 0xBFFFFFFF, 0x156, 0xFFFFFFFF, 30, 2},
         {I, 0x12345678, 0xAB, 0x12345678, 32, 8},
         {"bfi.b64 %d64, %a64, %b64, %c32, %e32;", 0xAB00000000000000, 0xAB, 0,
          56, 255}});
}

TEST(Bits, MasksAndExtensions) {
  check({{"bmsk.wrap.b32 %d32, %a32, %b32;", 0x00000006, 1, 2},
         {"bmsk.clamp.b32 %d32, %a32, %b32;", 0xFFFFFFFE, 1, 40},
         {"bmsk.clamp.b32 %d32, %a32, %b32;", 0, 32, 2},
         {"bmsk.wrap.b32 %d32, %a32, %b32;", 0x00000003, 32, 2},
         {"bmsk.wrap.b32 %d32, %a32, %b32;", 0, 3, 32},
         {"bmsk.clamp.b32 %d32, %a32, %b32;", 0xC0000000, 30, 8},
         {"bmsk.clamp.b32 %d32, %a32, %b32;", 0, 0, 0},
         {"szext.wrap.s32 %d32, %a32, %b32;", 0xFFFFFFFE, 0x6, 3},
         {"szext.wrap.u32 %d32, %a32, %b32;", 0x6, 0xFE, 3},
         {"szext.clamp.u32 %d32, %a32, %b32;", 0xFFFFFF80, 0xFFFFFF80, 33},
         {"szext.wrap.u32 %d32, %a32, %b32;", 0, 0xFFFFFF80, 32},
         {"szext.wrap.s32 %d32, %a32, %b32;", 0xFFFFFFFF, 1, 33},
         {"szext.clamp.s32 %d32, %a32, %b32;", 0x7F, 0x17F, 8}});
}

TEST(Bits, PermutesBytes) {
  // {b, a} are bytes 7 … 0.
  uint64_t A = 0x03020100, B = 0x07060504;
  const char *P = "prmt.b32 %d32, %a32, %b32, %c32;";
  check({{P, 0x03020100, A, B, 0x3210},
         {P, 0x00010203, A, B, 0x0123},
         {P, 0x07050301, A, B, 0x7531},
         {P, 0xFF00FF00, 0x80, 0x00, 0x8C8C},
         {P, 0xFFFFFF80, 0x80, 0x00, 0x8880},
         {P, 0x00000000, 0x7F, 0x00, 0x8888}});
  struct Table {
    const char *Mode;
    uint64_t Results[4];
  } Modes[] = {
      {"f4e", {0x03020100, 0x04030201, 0x05040302, 0x06050403}},
      {"b4e", {0x05060700, 0x06070001, 0x07000102, 0x00010203}},
      {"rc8", {0x00000000, 0x01010101, 0x02020202, 0x03030303}},
      {"ecl", {0x03020100, 0x03020101, 0x03020202, 0x03030303}},
      {"ecr", {0x00000000, 0x01010100, 0x02020100, 0x03020100}},
      {"rc16", {0x01000100, 0x03020302, 0x01000100, 0x03020302}},
  };
  for (const Table &T : Modes)
    for (unsigned N = 0; N < 4; ++N)
      EXPECT_EQ(
          run("prmt.b32." + std::string(T.Mode) + " %d32, %a32, %b32, %c32;", A,
              B, N | 0xF0),
          T.Results[N])
          << T.Mode << ' ' << N;
}
