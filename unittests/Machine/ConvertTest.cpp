//===- ConvertTest.cpp - cvt ----------------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OneThread.h"

using namespace opennvvm::ptxmachine;

TEST(Convert, IntegersToIntegers) {
  check(
      {{"cvt.s32.s8 %d32, %a32;", 0xFFFFFF80, 0x180},
       {"cvt.u32.u8 %d32, %a32;", 0x80, 0x180},
       {"cvt.s64.s32 %d64, %a32;", 0xFFFFFFFF80000000, 0x80000000},
       {"cvt.u64.u32 %d64, %a32;", 0x80000000, 0x80000000},
       {"cvt.u16.u64 %d16, %a64;", 0xDEF0, 0x123456789ABCDEF0},
       // A narrow result is extended to a wider register according to its type.
       {"cvt.s8.s32 %d32, %a32;", 0xFFFFFF80, 0x80},
       {"cvt.u8.u32 %d32, %a32;", 0x80, 0x180},
       {"cvt.s8.s64 %d64, %a64;", 0xFFFFFFFFFFFFFF80, 0x80},
       {"cvt.s16.s32 %d32, %a32;", 0xFFFF8000, 0x18000},
       {"cvt.s16.f32 %d32, %a32;", 0xFFFFFFFF, 0xBF800000},
       {"cvt.sat.s8.s32 %d32, %a32;", 127, 1000},
       {"cvt.sat.s8.s32 %d32, %a32;", 0xFFFFFF80, 0xFFFF0000},
       {"cvt.sat.u8.s32 %d32, %a32;", 0, 0xFFFF0000},
       {"cvt.sat.u8.u32 %d32, %a32;", 255, 0xFFFF0000},
       {"cvt.sat.s32.u32 %d32, %a32;", 0x7FFFFFFF, 0x80000000},
       {"cvt.sat.u32.s32 %d32, %a32;", 0, 0x80000000},
       {"cvt.sat.u64.s32 %d64, %a32;", 0, 0x80000000},
       {"cvt.sat.s32.s64 %d32, %a64;", 0x80000000, 1ull << 63}});
}

TEST(Convert, FloatsToIntegers) {
  uint64_t TwoAndAHalf = 0x40200000, MinusThat = 0xC0200000;
  check(
      {{"cvt.rni.s32.f32 %d32, %a32;", 2, TwoAndAHalf},
       {"cvt.rni.s32.f32 %d32, %a32;", 4, 0x40600000},
       {"cvt.rzi.s32.f32 %d32, %a32;", uint32_t(-2), MinusThat},
       {"cvt.rmi.s32.f32 %d32, %a32;", uint32_t(-3), MinusThat},
       {"cvt.rpi.s32.f32 %d32, %a32;", uint32_t(-2), MinusThat},
       {"cvt.rpi.u32.f32 %d32, %a32;", 3, TwoAndAHalf},
       {"cvt.rzi.u32.f32 %d32, %a32;", 0, MinusThat},
       {"cvt.rzi.s32.f32 %d32, %a32;", 0x7FFFFFFF, 0x7F800000},
       {"cvt.rzi.s32.f32 %d32, %a32;", 0x80000000, 0xFF800000},
       {"cvt.rzi.s32.f32 %d32, %a32;", 0, 0x7FC00000},
       {"cvt.rzi.u8.f32 %d32, %a32;", 0, 0x7FC00000},
       {"cvt.rzi.s32.f64 %d32, %a64;", 0x80000000, 0x7FF8000000000000},
       {"cvt.rzi.s64.f32 %d64, %a32;", 1ull << 63, 0x7FC00000},
       {"cvt.rzi.u64.f64 %d64, %a64;", 1ull << 63, 0x7FF8000000000000},
       {"cvt.rzi.u64.f64 %d64, %a64;", ~0ull, 0x43F0000000000000},
       {"cvt.rzi.s64.f64 %d64, %a64;", 0x7FFFFFFFFFFFFFFF, 0x43E0000000000000},
       {"cvt.rzi.s16.f32 %d16, %a32;", 0x7FFF, 0x47000000},
       {"cvt.rzi.u8.f32 %d32, %a32;", 0xFF, 0x43FA0000},
       {"cvt.rzi.s8.f32 %d32, %a32;", 0xFFFFFF80, 0xC3FA0000},
       {"cvt.rni.s32.f16 %d32, %a16;", 65504, 0x7BFF},
       {"cvt.rpi.s32.f32 %d32, %a32;", 1, 1},
       {"cvt.rpi.ftz.s32.f32 %d32, %a32;", 0, 1}});
}

TEST(Convert, IntegersToFloats) {
  check({{"cvt.rn.f32.s32 %d32, %a32;", 0x4B800000, 0x01000001},
         {"cvt.rp.f32.s32 %d32, %a32;", 0x4B800001, 0x01000001},
         {"cvt.rz.f32.s32 %d32, %a32;", 0xCB800000, uint32_t(-0x01000001)},
         {"cvt.rm.f32.s32 %d32, %a32;", 0xCB800001, uint32_t(-0x01000001)},
         {"cvt.rn.f32.u32 %d32, %a32;", 0x4F800000, 0xFFFFFFFF},
         {"cvt.rz.f32.u32 %d32, %a32;", 0x4F7FFFFF, 0xFFFFFFFF},
         {"cvt.rn.f64.s32 %d64, %a32;", 0xBFF0000000000000, 0xFFFFFFFF},
         {"cvt.rn.f64.u64 %d64, %a64;", 0x43F0000000000000, ~0ull},
         {"cvt.rz.f64.u64 %d64, %a64;", 0x43EFFFFFFFFFFFFF, ~0ull},
         {"cvt.rn.f16.s32 %d16, %a32;", 0x7C00, 70000},
         {"cvt.rz.f16.s32 %d16, %a32;", 0x7BFF, 70000},
         {"cvt.rn.f16.u8 %d16, %a32;", 0x5BF8, 0x1FF},
         {"cvt.rn.sat.f32.s32 %d32, %a32;", 0x3F800000, 17}});
}

TEST(Convert, FloatsToFloats) {
  check(
      {{"cvt.f64.f32 %d64, %a32;", 0x36A0000000000000, 1},
       {"cvt.ftz.f64.f32 %d64, %a32;", 0, 1},
       {"cvt.rn.f32.f64 %d32, %a64;", 0x7F800000, 0x47EFFFFFFFFFFFFF},
       {"cvt.rz.f32.f64 %d32, %a64;", 0x7F7FFFFF, 0x47EFFFFFFFFFFFFF},
       {"cvt.rn.ftz.f32.f64 %d32, %a64;", 0, 0x3800000000000000},
       {"cvt.rn.f16.f32 %d16, %a32;", 0x3C00, 0x3F801000},
       {"cvt.rn.f16.f32 %d16, %a32;", 0x3C02, 0x3F803000},
       {"cvt.rp.f16.f32 %d16, %a32;", 0x3C01, 0x3F800001},
       {"cvt.rn.bf16.f32 %d16, %a32;", 0x3F80, 0x3F808000},
       {"cvt.rz.bf16.f32 %d16, %a32;", 0x3F81, 0x3F81FFFF},
       {"cvt.rn.relu.bf16.f32 %d16, %a32;", 0, 0xBF800000},
       {"cvt.rn.satfinite.bf16.f32 %d16, %a32;", 0x7F7F, 0x7F800000},
       {"cvt.rn.satfinite.f16.f32 %d16, %a32;", 0xFBFF, 0xC7C35000},
       {"cvt.rn.bf16.f32 %d16, %a32;", 0x7FFF, 0x7F800001},
       {"cvt.f32.f16 %d32, %a16;", 0x33800000, 1},
       {"cvt.f32.bf16 %d32, %a16;", 0x3F800000, 0x3F80},
       {"cvt.f32.f16 %d32, %a16;", 0x7FFFFFFF, 0x7C01},
       {"cvt.sat.f32.f32 %d32, %a32;", 0, 0x7FC00000},
       {"cvt.sat.f32.f32 %d32, %a32;", 0x3F800000, 0x40000000},
       {"cvt.rni.f32.f32 %d32, %a32;", 0x40000000, 0x40200000},
       {"cvt.rzi.f32.f32 %d32, %a32;", 0x80000000, 0xBF000000},
       {"cvt.rmi.f64.f64 %d64, %a64;", 0xBFF0000000000000, 0xBFE0000000000000},
       {"cvt.rpi.f16.f16 %d16, %a16;", 0x3C00, 0x0001}});
}

TEST(Convert, PacksTheFirstOperandAbove) {
  check({{"cvt.rn.f16x2.f32 %d32, %a32, %b32;", 0x3C004000, 0x3F800000,
          0x40000000},
         {"cvt.rn.bf16x2.f32 %d32, %a32, %b32;", 0x3F804000, 0x3F800000,
          0x40000000},
         {"cvt.rz.bf16x2.f32 %d32, %a32, %b32;", 0x3F803F80, 0x3F80FFFF,
          0x3F80FFFF},
         {"cvt.rn.relu.f16x2.f32 %d32, %a32, %b32;", 0x00004000, 0xBF800000,
          0x40000000}});
}

TEST(Convert, TensorFloats) {
  check({{"cvt.rna.tf32.f32 %d32, %a32;", 0x3F802000, 0x3F801000},
         {"cvt.rna.tf32.f32 %d32, %a32;", 0x3F800000, 0x3F800FFF},
         {"cvt.rn.tf32.f32 %d32, %a32;", 0x3F800000, 0x3F801000},
         {"cvt.rn.tf32.f32 %d32, %a32;", 0x3F804000, 0x3F803000},
         {"cvt.rz.tf32.f32 %d32, %a32;", 0x3F800000, 0x3F801FFF},
         {"cvt.rn.relu.tf32.f32 %d32, %a32;", 0, 0xBF800000},
         {"cvt.rna.satfinite.tf32.f32 %d32, %a32;", 0x7F7FE000, 0x7F800000},
         {"cvt.rn.satfinite.tf32.f32 %d32, %a32;", 0x7F7FE000, 0x7F7FFFFF},
         {"cvt.rna.tf32.f32 %d32, %a32;", 0xFFC00000, 0xFFC00001}});
}

TEST(Convert, EightBitFloats) {
  // e4m3: 1.0 is 0x38, the largest 448 is 0x7E; e5m2: 0x3C and 57344, 0x7B.
  check({{"cvt.rn.satfinite.e4m3x2.f32 %d16, %a32, %b32;", 0x3840, 0x3F800000,
          0x40000000},
         {"cvt.rn.satfinite.e4m3x2.f32 %d16, %a32, %b32;", 0x7EFE, 0x7F800000,
          0xC4000000},
         {"cvt.rn.satfinite.e4m3x2.f32 %d16, %a32, %b32;", 0x7F01, 0x7FC00000,
          0x3B000000},
         {"cvt.rn.satfinite.relu.e4m3x2.f32 %d16, %a32, %b32;", 0x0038,
          0xBF800000, 0x3F800000},
         {"cvt.rn.satfinite.e5m2x2.f32 %d16, %a32, %b32;", 0x3C7B, 0x3F800000,
          0x7F800000},
         {"cvt.rn.satfinite.e5m2x2.f16x2 %d16, %a32;", 0x3CBC, 0x3C00BC00},
         {"cvt.rn.f16x2.e4m3x2 %d32, %a16;", 0x3C00DF00, 0x38FE},
         {"cvt.rn.f16x2.e4m3x2 %d32, %a16;", 0x7FFF1800, 0x7F01},
         {"cvt.rn.f16x2.e5m2x2 %d32, %a16;", 0x7C003C00, 0x7C3C},
         {"cvt.rn.relu.f16x2.e5m2x2 %d32, %a16;", 0x00003C00, 0xBC3C}});
}

TEST(Convert, ScaledFloats) {
  // The scale of each value is a power of two: 0x7F is 1, and 0xFF is NaN.
  check({{"cvt.rn.scaled::n2::ue8m0.bf16x2.e4m3x2 %d32, %a16, %b16;",
          0x3F804100, 0x3840, 0x7F81},
         {"cvt.rn.scaled::n2::ue8m0.bf16x2.e4m3x2 %d32, %a16, %b16;",
          0x7FFF4000, 0x3840, 0xFF7F},
         {"cvt.rn.scaled::n2::ue8m0.bf16x2.e5m2x2 %d32, %a16, %b16;",
          0x7F803F80, 0x7B3C, 0xFE7F},
         {"cvt.rn.satfinite.scaled::n2::ue8m0.bf16x2.e5m2x2 %d32, %a16, %b16;",
          0x7F7F3F80, 0x7B3C, 0xFE7F},
         {"cvt.rn.relu.scaled::n2::ue8m0.bf16x2.e5m2x2 %d32, %a16, %b16;",
          0x00004000, 0xBC3C, 0x8080},
         {"cvt.rn.scaled::n2::ue8m0.bf16x2.e2m3x2 %d32, %a16, %b16;",
          0x3F003F80, 0x0808, 0x7E7F}});
}
