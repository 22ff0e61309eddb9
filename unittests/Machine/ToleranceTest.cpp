//===- ToleranceTest.cpp - How far hardware may differ --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Tolerance.h"
#include "gtest/gtest.h"
#include <cmath>

using namespace opennvvm::ptxmachine;

static void expect(const char *Mnemonic, Tolerance::UnitTy Unit, double Limit,
                   bool IsOfIsa = true) {
  Tolerance T = toleranceOf(Mnemonic);
  EXPECT_EQ(T.Unit, Unit) << Mnemonic;
  EXPECT_EQ(T.Limit, Limit) << Mnemonic;
  EXPECT_EQ(T.IsOfIsa, IsOfIsa) << Mnemonic;
}

TEST(Tolerance, OfFunctions) {
  expect("ex2.approx.ftz.f32", Tolerance::Ulps, 2);
  expect("ex2.approx.ftz.bf16x2", Tolerance::Relative, 0x1p-7);
  expect("ex2.approx.f16x2", Tolerance::Relative, std::exp2(-9.9));
  expect("tanh.approx.f16", Tolerance::Absolute, std::exp2(-10.987));
  expect("sin.approx.f32", Tolerance::Absolute, std::exp2(-20.5));
  expect("rcp.approx.ftz.f64", Tolerance::Relative, 0x1p-20, false);
  // Exactly rounded.
  expect("rcp.rn.f32", Tolerance::Exact, 0);
  expect("add.rn.f32", Tolerance::Exact, 0);
}

TEST(Tolerance, OfProducts) {
  expect("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32",
         Tolerance::OfTerms, 0x1p-23);
  expect("mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f16.f16.f16"
         ".f16",
         Tolerance::OfTerms, 0x1p-10);
  expect("mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e2m1"
         ".e4m3.f32.ue8m0",
         Tolerance::OfTerms, 0x1p-13, false);
  expect("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32", Tolerance::Exact,
         0);
  expect("wmma.mma.sync.aligned.row.col.m16n16k16.f32.f16", Tolerance::OfTerms,
         0x1p-23);
  expect("wmma.mma.sync.aligned.row.col.m16n16k16.f16.f32", Tolerance::OfTerms,
         0x1p-10);
  expect("wgmma.mma_async.sync.aligned.m64n8k32.f16.e5m2.e4m3",
         Tolerance::OfTerms, 0x1p-10);
  expect("tcgen05.mma.cta_group::1.kind::i8", Tolerance::Exact, 0);
  // No instruction of that name.
  expect("mmatrix.f64.", Tolerance::Exact, 0);
}
