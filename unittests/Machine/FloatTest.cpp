//===- FloatTest.cpp - Floating-point arithmetic --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OneThread.h"

using namespace opennvvm::ptxmachine;

static constexpr uint64_t One = 0x3F800000, Inf = 0x7F800000, NaN = 0x7FFFFFFF,
                          Minus = 0x80000000, Tiny = 0x00000001,
                          Largest = 0x7F7FFFFF, Smallest = 0x00800000;

TEST(Float, RoundsInFourWays) {
  // 1 + 2^-24 is halfway between 1 and the next number; 2^-25 below it.
  uint64_t Half = 0x33800000, Quarter = 0x33000000, Next = 0x3F800001;
  check(
      {{"add.rn.f32 %d32, %a32, %b32;", One, One, Half},
       {"add.f32 %d32, %a32, %b32;", Next + 1, Next, Half},
       {"add.rz.f32 %d32, %a32, %b32;", Next, Next, Half},
       {"add.rm.f32 %d32, %a32, %b32;", One, One, Quarter},
       {"add.rp.f32 %d32, %a32, %b32;", Next, One, Quarter},
       {"sub.rm.f32 %d32, %a32, %b32;", Minus | Next, Minus | One, Quarter},
       {"sub.rp.f32 %d32, %a32, %b32;", Minus | One, Minus | One, Quarter},
       {"sub.rz.f32 %d32, %a32, %b32;", Minus | One, Minus | One, Quarter},
       {"mul.rn.f32 %d32, %a32, %b32;", Inf, Largest, Largest},
       {"mul.rz.f32 %d32, %a32, %b32;", Largest, Largest, Largest},
       {"mul.rm.f32 %d32, %a32, %b32;", Largest, Largest, Largest},
       {"mul.rm.f32 %d32, %a32, %b32;", Minus | Inf, Minus | Largest, Largest},
       {"div.rn.f32 %d32, %a32, %b32;", 0x3EAAAAAB, One, 0x40400000},
       {"div.rz.f32 %d32, %a32, %b32;", 0x3EAAAAAA, One, 0x40400000},
       {"div.rm.f32 %d32, %a32, %b32;", 0x3EAAAAAA, One, 0x40400000},
       {"div.rp.f32 %d32, %a32, %b32;", 0x3EAAAAAB, One, 0x40400000},
       {"div.rp.f64 %d64, %a64, %b64;", 0x3FD5555555555556, 0x3FF0000000000000,
        0x4008000000000000},
       {"div.rn.f64 %d64, %a64, %b64;", 0x3FD5555555555555, 0x3FF0000000000000,
        0x4008000000000000}});
}

TEST(Float, FusesMultiplyAndAdd) {
  // (1 + 2^-12)^2 - (1 + 2^-11) = 2^-24 exactly, 0 when rounded twice.
  uint64_t A = 0x3F800800, B = 0xBF801000;
  check(
      {{"fma.rn.f32 %d32, %a32, %b32, %c32;", 0x33800000, A, A, B},
       {"mul.rn.f32 %t32, %a32, %b32; add.rn.f32 %d32, %t32, %c32;", 0, A, A,
        B},
       {"fma.rp.f32 %d32, %a32, %b32, %c32;", One + 1, A, 0x33000000, One},
       {"fma.rm.f32 %d32, %a32, %b32, %c32;", One, A, 0x33000000, One},
       {"fma.rz.f64 %d64, %a64, %b64, %c64;", 0x3FF0000000000000,
        0x3CA0000000000000, 0x3FE0000000000000, 0x3FF0000000000000},
       {"fma.rn.sat.f32 %d32, %a32, %b32, %c32;", One, 0x40000000, One, One},
       {"fma.rn.f32 %d32, %a32, %b32, %c32;", NaN, Inf, 0, One},
       {"fma.rn.relu.f16 %d16, %a16, %b16, %c16;", 0, 0x3C00, 0xBC00, 0},
       {"fma.rn.relu.bf16 %d16, %a16, %b16, %c16;", 0x7FFF, 0x7FC0, 0x3F80, 0},
       {"fma.rn.f16x2 %d32, %a32, %b32, %c32;", 0x42003C00, 0x40003C00,
        0x3C003C00, 0x3C000000}});
}

TEST(Float, FlushesSubnormals) {
  check(
      {{"add.f32 %d32, %a32, %b32;", Tiny, Tiny, 0},
       {"add.ftz.f32 %d32, %a32, %b32;", 0, Tiny, 0},
       {"add.ftz.f32 %d32, %a32, %b32;", Minus, Minus | Tiny, Minus},
       {"mul.ftz.f32 %d32, %a32, %b32;", 0, Smallest, 0x3F000000},
       {"mul.f32 %d32, %a32, %b32;", 0x00400000, Smallest, 0x3F000000},
       {"mul.ftz.f32 %d32, %a32, %b32;", Minus, Smallest, 0xBF000000},
       {"fma.rn.ftz.f32 %d32, %a32, %b32, %c32;", One, Tiny, Largest, One},
       {"abs.ftz.f32 %d32, %a32;", 0, Minus | Tiny},
       {"neg.ftz.f32 %d32, %a32;", Minus, Tiny},
       {"neg.f32 %d32, %a32;", Minus | Tiny, Tiny},
       {"min.ftz.f32 %d32, %a32, %b32;", 0, Tiny, One},
       {"add.f16 %d16, %a16, %b16;", 1, 1, 0},
       {"add.ftz.f16 %d16, %a16, %b16;", 0, 1, 0},
       {"mul.ftz.f16x2 %d32, %a32, %b32;", 0x80003C00, 0x04003C00, 0xB8003C00},
       {"setp.gt.ftz.f32 %p, %a32, %b32;", 0, Tiny, 0},
       {"setp.gt.f32 %p, %a32, %b32;", 1, Tiny, 0}});
}

TEST(Float, Saturates) {
  check({{"add.sat.f32 %d32, %a32, %b32;", One, One, One},
         {"sub.sat.f32 %d32, %a32, %b32;", 0, One, 0x40000000},
         {"mul.sat.f32 %d32, %a32, %b32;", 0x3E800000, 0x3F000000, 0x3F000000},
         {"mul.sat.f32 %d32, %a32, %b32;", 0, NaN, One},
         {"add.sat.f32 %d32, %a32, %b32;", 0, Minus, Minus},
         {"add.sat.f32 %d32, %a32, %b32;", One, Inf, One},
         {"add.sat.f16 %d16, %a16, %b16;", 0x3C00, 0x3C00, 0x3C00},
         {"add.sat.f16x2 %d32, %a32, %b32;", 0x3C000000, 0x3C00BC00,
          0x3C000000}});
}

TEST(Float, GivesOneNaN) {
  check({{"add.f32 %d32, %a32, %b32;", NaN, 0x7F800001, One},
         {"sub.f32 %d32, %a32, %b32;", NaN, Inf, Inf},
         {"mul.f32 %d32, %a32, %b32;", NaN, 0, Inf},
         {"div.rn.f32 %d32, %a32, %b32;", NaN, 0, 0},
         {"div.rn.f32 %d32, %a32, %b32;", Minus | Inf, One, Minus},
         {"add.f16 %d16, %a16, %b16;", 0x7FFF, 0xFC01, 0x3C00},
         {"fma.rn.bf16 %d16, %a16, %b16, %c16;", 0x7FFF, 0x7F80, 0, 0}});
}

TEST(Float, TakesMinimaAndMaxima) {
  check({{"min.f32 %d32, %a32, %b32;", One, NaN, One},
         {"max.f32 %d32, %a32, %b32;", One, One, NaN},
         {"min.f32 %d32, %a32, %b32;", NaN, NaN, NaN},
         {"min.NaN.f32 %d32, %a32, %b32;", NaN, NaN, One},
         {"max.NaN.f32 %d32, %a32, %b32;", NaN, One, 0xFFC00000},
         {"min.f32 %d32, %a32, %b32;", Minus, 0, Minus},
         {"max.f32 %d32, %a32, %b32;", 0, Minus, 0},
         {"max.f64 %d64, %a64, %b64;", 0, 1ull << 63, 0},
         {"min.xorsign.abs.f32 %d32, %a32, %b32;", Minus | One, Minus | One,
          0x40000000},
         {"max.xorsign.abs.f32 %d32, %a32, %b32;", 0x40000000, Minus | One,
          0xC0000000},
         {"min.f16 %d16, %a16, %b16;", 0x8000, 0, 0x8000},
         {"max.NaN.f16 %d16, %a16, %b16;", 0x7FFF, 0x7E00, 0x3C00},
         {"min.xorsign.abs.bf16x2 %d32, %a32, %b32;", 0x3F80BF80, 0x3F803F80,
          0x4000C000},
         {"max.f32 %d32, %a32, %b32, %c32;", 0x40000000, One, 0x40000000, NaN},
         {"min.NaN.f32 %d32, %a32, %b32, %c32;", NaN, One, 0x40000000, NaN},
         {"min.f32 %d32, %a32, %b32, %c32;", Minus | One, One, 0x40000000,
          Minus | One}});
}

TEST(Float, TakesRootsAndReciprocals) {
  uint64_t Two = 0x40000000, Three = 0x40400000;
  check({{"sqrt.rn.f32 %d32, %a32;", 0x3FB504F3, Two},
         {"sqrt.rm.f32 %d32, %a32;", 0x3FB504F3, Two},
         {"sqrt.rp.f32 %d32, %a32;", 0x3FB504F4, Two},
         {"sqrt.rz.f32 %d32, %a32;", 0x3FDDB3D7, Three},
         {"sqrt.rn.f32 %d32, %a32;", Minus, Minus},
         {"sqrt.rn.f32 %d32, %a32;", NaN, Minus | One},
         {"sqrt.rn.ftz.f32 %d32, %a32;", 0, Tiny},
         {"sqrt.rn.f64 %d64, %a64;", 0x3FF6A09E667F3BCD, 0x4000000000000000},
         {"sqrt.rm.f64 %d64, %a64;", 0x3FF6A09E667F3BCC, 0x4000000000000000},
         {"sqrt.rp.f64 %d64, %a64;", 0x3FF6A09E667F3BCD, 0x4000000000000000},
         // The root of 2^-1073 is 2^-537 times the root of 2.
         {"sqrt.rm.f64 %d64, %a64;", 0x1E66A09E667F3BCC, 2},
         {"sqrt.rp.f64 %d64, %a64;", 0x1E66A09E667F3BCD, 2},
         {"sqrt.rp.f64 %d64, %a64;", 0x4000000000000000, 0x4010000000000000},
         {"rcp.rn.f32 %d32, %a32;", 0x3EAAAAAB, Three},
         {"rcp.rz.f32 %d32, %a32;", 0x3EAAAAAA, Three},
         {"rcp.rn.f32 %d32, %a32;", Minus | Inf, Minus},
         {"rcp.approx.ftz.f32 %d32, %a32;", Inf, Tiny},
         {"rcp.rm.f64 %d64, %a64;", 0x3FD5555555555555, 0x4008000000000000},
         {"rsqrt.approx.f32 %d32, %a32;", 0x3F000000, 0x40800000},
         {"rsqrt.approx.ftz.f32 %d32, %a32;", Inf, Tiny},
         {"rsqrt.approx.f64 %d64, %a64;", 0x3FE0000000000000,
          0x4010000000000000}});
}

TEST(Float, ApproximatesWithKnownEnds) {
  check({{"ex2.approx.f32 %d32, %a32;", One, 0},
         {"ex2.approx.f32 %d32, %a32;", 0x41000000, 0x40400000},
         {"ex2.approx.f32 %d32, %a32;", 0, Minus | Inf},
         {"ex2.approx.ftz.f32 %d32, %a32;", One, Tiny},
         {"lg2.approx.f32 %d32, %a32;", 0x40400000, 0x41000000},
         {"lg2.approx.f32 %d32, %a32;", Minus | Inf, Minus},
         {"lg2.approx.f32 %d32, %a32;", NaN, Minus | One},
         {"sin.approx.f32 %d32, %a32;", Minus, Minus},
         {"sin.approx.f32 %d32, %a32;", NaN, Inf},
         {"cos.approx.f32 %d32, %a32;", One, 0},
         {"tanh.approx.f32 %d32, %a32;", Minus | One, Minus | Inf},
         {"tanh.approx.f16x2 %d32, %a32;", 0xBC003C00, 0xFC007C00},
         {"ex2.approx.f16x2 %d32, %a32;", 0x40003C00, 0x3C000000},
         {"ex2.approx.ftz.bf16 %d16, %a16;", 0x4000, 0x3F80}});
}

TEST(Float, WorksOnSignsAndClasses) {
  check({{"copysign.f32 %d32, %a32, %b32;", 0xC0000000, Minus, 0x40000000},
         {"copysign.f64 %d64, %a64, %b64;", 0x4000000000000000, 1,
          0xC000000000000000},
         {"abs.f16x2 %d32, %a32;", 0x3C007E01, 0xBC00FE01},
         {"neg.bf16x2 %d32, %a32;", 0xBF803F80, 0x3F80BF80},
         {"testp.finite.f32 %p, %a32;", 0, Inf},
         {"testp.infinite.f32 %p, %a32;", 1, Minus | Inf},
         {"testp.number.f32 %p, %a32;", 0, NaN},
         {"testp.number.f32 %p, %a32;", 1, Inf},
         {"testp.notanumber.f64 %p, %a64;", 1, 0x7FF0000000000001},
         {"testp.normal.f32 %p, %a32;", 0, Tiny},
         {"testp.normal.f32 %p, %a32;", 1, One},
         {"testp.subnormal.f32 %p, %a32;", 1, Tiny},
         // The ISA counts zeros among the normal numbers.
         {"testp.subnormal.f32 %p, %a32;", 0, 0},
         {"testp.normal.f32 %p, %a32;", 1, 0},
         {"testp.normal.f64 %p, %a64;", 1, 1ull << 63}});
}
