//===- Tolerance.cpp - How far hardware may differ ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Tolerance.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

// An addition in at least single, half or double precision that rounds in any
// direction errs by less than one unit of its precision times the magnitude of
// the sum so far.
static constexpr Tolerance Single = {Tolerance::OfTerms, 0x1p-23, true,
                                     "accumulated in at least single precision,"
                                     " in any order"};
static constexpr Tolerance Half = {Tolerance::OfTerms, 0x1p-10, true,
                                   "accumulated in at least half precision, in "
                                   "any order"};
static constexpr Tolerance Double = {Tolerance::OfTerms, 0x1p-52, true,
                                     "fused multiply-adds in any order"};
// The ISA says single precision of them as well, but machines keep fewer bits
// of what is small beside the largest product.
static constexpr Tolerance Narrow = {Tolerance::OfTerms, 0x1p-13, false,
                                     "some machines add products of eight bits "
                                     "and fewer with 13 bits"};

static constexpr Tolerance isa(Tolerance::UnitTy Unit, double Limit,
                               StringRef Remark = "") {
  return {Unit, Limit, true, Remark};
}

// Powers of two whose exponents are fractions, named for their integral parts.
static constexpr double Power9 = 0x1.125fbee250663p-10, // 2^-9.9
    Power10 = 0x1.0251353756991p-11,                    // 2^-10.987
    Power20 = 0x1.6a09e667f3bcdp-21,                    // 2^-20.5
    Power22 = 0x1.125fbee250669p-23;                    // 2^-22.9

static constexpr ToleranceRow Rows[] = {
    {"cos.approx", "f32",
     isa(Tolerance::Absolute, Power20, "within 2 pi; 2^-14.7 within 100 pi")},
    {"div.approx", "f32",
     isa(Tolerance::Ulps, 2, "for divisors from 2^-126 to 2^126")},
    {"div.full", "f32", isa(Tolerance::Ulps, 2)},
    {"ex2.approx", "bf16", isa(Tolerance::Relative, 0x1p-7)},
    {"ex2.approx", "f16", isa(Tolerance::Relative, Power9)},
    {"ex2.approx", "f32", isa(Tolerance::Ulps, 2)},
    {"lg2.approx", "f32", isa(Tolerance::AbsoluteOrRelative, 0x1p-22)},
    {"rcp.approx", "f32", isa(Tolerance::Ulps, 1)},
    {"rcp.approx",
     "f64",
     {Tolerance::Relative, 0x1p-20, false, "has 20 bits of the fraction"}},
    {"rsqrt.approx", "f32", isa(Tolerance::Relative, Power22)},
    {"rsqrt.approx",
     "f64",
     {Tolerance::Relative, 0x1p-20, false, "has 20 bits of the fraction"}},
    {"sin.approx", "f32",
     isa(Tolerance::Absolute, Power20, "within 2 pi; 2^-14.7 within 100 pi")},
    {"sqrt.approx", "f32", isa(Tolerance::Relative, 0x1p-23)},
    {"tanh.approx", "bf16", isa(Tolerance::Absolute, 0x1p-8)},
    {"tanh.approx", "f16", isa(Tolerance::Absolute, Power10)},
    {"tanh.approx", "f32", isa(Tolerance::Relative, 0x1p-11)},
    // Types of D, A and B.
    {"mma", ".f32.f16.f16", Single},
    {"mma", ".f16.f16.f16", Half},
    {"mma", ".f32.bf16.", Single},
    {"mma", ".f32.tf32.", Single},
    {"mma", ".f64.", Double},
    {"mma", ".f32.e", Narrow},
    {"mma", ".f16.e", Half},
    {"wgmma.mma_async", ".f32.f16.f16", Single},
    {"wgmma.mma_async", ".f16.f16.f16", Half},
    {"wgmma.mma_async", ".f32.bf16.", Single},
    {"wgmma.mma_async", ".f32.tf32.", Single},
    {"wgmma.mma_async", ".f32.e", Narrow},
    {"wgmma.mma_async", ".f16.e", Half},
    // The types of D and C, if those of A and B are f16.
    {"wmma.mma", ".f32.bf16.", Single},
    {"wmma.mma", ".f32.tf32.", Single},
    {"wmma.mma", ".f64.", Double},
    {"wmma.mma", ".f32.f16", Single},
    {"wmma.mma", ".f32.f32", Single},
    {"wmma.mma", ".f16.f32", Half},
    {"wmma.mma", ".f16.f16", Half},
    // The type of D is in the instruction descriptor: f32 or f16.
    {"tcgen05.mma", "kind::f16", Half},
    {"tcgen05.mma", "kind::tf32", Single},
    {"tcgen05.mma", "kind::f8f6f4", Half},
    {"tcgen05.mma", "kind::mxf", Narrow},
};

ArrayRef<ToleranceRow> tolerances() { return Rows; }

Tolerance toleranceOf(StringRef Mnemonic) {
  for (const ToleranceRow &Row : Rows) {
    StringRef Rest = Mnemonic;
    if (Rest.consume_front(Row.Instruction) && Rest.starts_with(".") &&
        Rest.contains(Row.Part))
      return Row.Limit;
  }
  return {};
}

} // namespace opennvvm::ptxmachine
