//===- SelectTest.cpp - Moves, comparisons, choices -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OneThread.h"

using namespace opennvvm::ptxmachine;

static constexpr uint64_t One = 0x3F800000, Two = 0x40000000, NaN = 0x7FC00000;

/// The results of a comparison for (1, 2), (2, 2), (2, 1) and, for floats, (1,
/// NaN).
struct Comparison {
  const char *Operator;
  bool Results[4];
};

static void compareAll(const char *Type, llvm::ArrayRef<Comparison> Table,
                       uint64_t Less, uint64_t More, uint64_t Unordered,
                       unsigned Cases) {
  std::string Width(llvm::StringRef(Type).drop_front());
  const uint64_t Pairs[4][2] = {
      {Less, More}, {More, More}, {More, Less}, {Less, Unordered}};
  for (const Comparison &C : Table)
    for (unsigned N = 0; N < Cases; ++N) {
      std::string Body = std::string("setp.") + C.Operator + "." + Type +
                         " %p, %a" + Width + ", %b" + Width + ";";
      EXPECT_EQ(run(Body, Pairs[N][0], Pairs[N][1]), C.Results[N])
          << Body << " case " << N;
    }
}

static const Comparison Ordered[] = {
    {"eq", {false, true, false, false}}, {"ne", {true, false, true, false}},
    {"lt", {true, false, false, false}}, {"le", {true, true, false, false}},
    {"gt", {false, false, true, false}}, {"ge", {false, true, true, false}}};

TEST(Select, ComparesIntegers) {
  compareAll("s32", Ordered, 0x80000000, 1, 0, 3);
  compareAll("u32", Ordered, 1, 0x80000000, 0, 3);
  compareAll("s64", Ordered, 1ull << 63, 1, 0, 3);
  compareAll("u64", Ordered, 1, 1ull << 63, 0, 3);
  compareAll("s16", Ordered, 0x8000, 1, 0, 3);
  compareAll("u16", Ordered, 1, 0x8000, 0, 3);
  compareAll("b32", llvm::ArrayRef(Ordered).take_front(2), 1, 2, 0, 3);
  const Comparison Unsigned[] = {{"lo", {true, false, false, false}},
                                 {"ls", {true, true, false, false}},
                                 {"hi", {false, false, true, false}},
                                 {"hs", {false, true, true, false}}};
  compareAll("u32", Unsigned, 1, 0x80000000, 0, 3);
}

TEST(Select, ComparesFloats) {
  const Comparison Unordered[] = {{"equ", {false, true, false, true}},
                                  {"neu", {true, false, true, true}},
                                  {"ltu", {true, false, false, true}},
                                  {"leu", {true, true, false, true}},
                                  {"gtu", {false, false, true, true}},
                                  {"geu", {false, true, true, true}},
                                  {"num", {true, true, true, false}},
                                  {"nan", {false, false, false, true}}};
  for (llvm::ArrayRef<Comparison> Table :
       {llvm::ArrayRef<Comparison>(Ordered),
        llvm::ArrayRef<Comparison>(Unordered)}) {
    compareAll("f32", Table, One, Two, NaN, 4);
    compareAll("f64", Table, 0xC000000000000000, 0x3FF0000000000000,
               0x7FF0000000000001, 4);
    compareAll("f16", Table, 0x3C00, 0x4000, 0xFE00, 4);
  }
  // Zeros are equal.
  check({{"setp.eq.f32 %p, %a32, %b32;", 1, 0x80000000, 0},
         {"setp.lt.f64 %p, %a64, %b64;", 0, 1ull << 63, 0}});
}

TEST(Select, CombinesComparisons) {
  const char *Set = "setp.ne.s32 %q1, %c32, 0; ";
  auto Pair = [&](const char *Logic, const char *Source, bool Second) {
    return std::string(Set) + "setp.lt." + Logic + ".s32 %q|%p, %a32, %b32, " +
           Source + "; " + (Second ? "" : "mov.pred %p, %q;");
  };
  for (unsigned N = 0; N < 4; ++N) {
    bool Less = N & 1, Other = N & 2;
    auto Run = [&](const char *Logic, const char *Source, bool Second) {
      return run(Pair(Logic, Source, Second), Less ? 1 : 3, 2, Other);
    };
    EXPECT_EQ(Run("and", "%q1", false), Less && Other);
    EXPECT_EQ(Run("and", "%q1", true), !Less && Other);
    EXPECT_EQ(Run("or", "%q1", false), Less || Other);
    EXPECT_EQ(Run("or", "%q1", true), !Less || Other);
    EXPECT_EQ(Run("xor", "%q1", false), Less != Other);
    EXPECT_EQ(Run("xor", "!%q1", false), Less == Other);
  }
  // Each half gives a predicate.
  check({{"setp.lt.f16x2 %p|%q, %a32, %b32;", 1, 0x40003C00, 0x3C004000},
         {"setp.lt.f16x2 %q|%p, %a32, %b32;", 0, 0x40003C00, 0x3C004000}});
}

TEST(Select, SetsMasksAndOnes) {
  check({{"set.lt.u32.s32 %d32, %a32, %b32;", 0xFFFFFFFF, ~0u, 1},
         {"set.lt.f32.s32 %d32, %a32, %b32;", One, ~0u, 1},
         {"set.lt.s32.u32 %d32, %a32, %b32;", 0, ~0u, 1},
         {"set.eq.u32.f32 %d32, %a32, %b32;", 0, NaN, NaN},
         {"set.neu.u32.f64 %d32, %a64, %b64;", 0xFFFFFFFF, 1, 2},
         {"set.gt.f16.f16 %d16, %a16, %b16;", 0x3C00, 0x4000, 0x3C00},
         {"set.gt.u16.bf16 %d16, %a16, %b16;", 0xFFFF, 0x4000, 0x3F80},
         {"set.gt.f16x2.f16x2 %d32, %a32, %b32;", 0x00003C00, 0x3C004000,
          0x40003C00},
         {"set.gt.u32.f16x2 %d32, %a32, %b32;", 0x0000FFFF, 0x3C004000,
          0x40003C00},
         {"setp.ne.s32 %q, %c32, 0; set.lt.and.u32.s32 %d32, %a32, %b32, %q;",
          0, 1, 2, 0},
         {"setp.ne.s32 %q, %c32, 0; set.gt.or.f32.s32 %d32, %a32, %b32, %q;",
          One, 1, 2, 1}});
}

TEST(Select, Chooses) {
  const char *Bits = "slct.b32.s32 %d32, %a32, %b32, %c32;",
             *Float = "slct.b32.f32 %d32, %a32, %b32, %c32;";
  check(
      {{"setp.ne.s32 %q, %c32, 0; selp.b32 %d32, %a32, %b32, %q;", 1, 1, 2, 1},
       {"setp.ne.s32 %q, %c32, 0; selp.b64 %d64, %a64, %b64, %q;", 2ull << 40,
        1, 2ull << 40, 0},
       {"setp.ne.s32 %q, %c32, 0; selp.b32 %d32, %a32, %b32, !%q;", 1, 1, 2, 0},
       {Bits, 1, 1, 2, 0},
       {Bits, 2, 1, 2, 0x80000000},
       {Float, 1, 1, 2, 0x80000000},
       {Float, 2, 1, 2, 0xBF800000},
       {Float, 2, 1, 2, NaN},
       {Float, 2, 1, 2, 0x80000001},
       {"slct.ftz.b32.f32 %d32, %a32, %b32, %c32;", 1, 1, 2, 0x80000001},
       {"slct.u64.s32 %d64, %a64, %b64, %c32;", ~0ull, ~0ull, 2, 3}});
}

TEST(Select, Moves) {
  check({{"mov.b64 %d64, {%a32, %b32};", 0x0000000200000001, 1, 2},
         {"mov.b64 {%t32, %d32}, %a64;", 0x12345678, 0x1234567800000000},
         {"mov.b64 {%d32, _}, %a64;", 0x9ABCDEF0, 0x123456789ABCDEF0},
         {"mov.b32 %d32, {%a16, %b16};", 0x00020001, 1, 2},
         {"mov.b32 {%u16, %d16}, %a32;", 0x1234, 0x12345678},
         {"mov.b64 %d64, {%a16, %b16, %c16, %e16};", 0x0004000300020001, 1, 2,
          3, 4},
         {"mov.s64 %d64, -1;", ~0ull},
         {"mov.u32 %d32, 0x10;", 16},
         {"mov.f32 %d32, 0f3F800000;", One},
         {"mov.f64 %d64, 0d3FF0000000000000;", 0x3FF0000000000000},
         {"mov.u32 %d32, WARP_SZ;", 32},
         {"mov.u32 %d32, %ntid.x;", 1},
         {"mov.u32 %d32, %nctaid.y;", 1},
         {"mov.u32 %d32, %lanemask_ge;", 0xFFFFFFFF},
         {"mov.u32 %d32, %lanemask_lt;", 0},
         {".reg .b128 %w; mov.b128 %w, {%a64, %b64}; "
          "mov.b128 {%t64, %d64}, %w;",
          2, 1, 2}});
}

TEST(Select, RefusesAComparisonWithoutOperator) {
  EXPECT_EQ(failure("setp.s32 %p, %a32, %b32;"),
            "line 2: a comparison without an operator");
}
