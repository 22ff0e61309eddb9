//===- ProductTest.cpp - Elements, exact sums, products -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Instructions/Tensor/Product.h"
#include "Machine/Instructions/Tensor/Elements.h"
#include "Machine/Instructions/Tensor/ExactSum.h"
#include "llvm/ADT/APFloat.h"
#include "gtest/gtest.h"
#include <cmath>
#include <random>

using namespace llvm;
using namespace opennvvm::ptxmachine;

static APFloat floatOf(const fltSemantics &S, uint64_t Bits) {
  unsigned Width = APFloat::getSizeInBits(S);
  return APFloat(S, APInt(Width, Bits & maskTrailingOnes<uint64_t>(Width)));
}

/// The value according to LLVM.
static double expected(const fltSemantics &S, uint64_t Bits) {
  APFloat F = floatOf(S, Bits);
  bool Lost;
  F.convert(APFloat::IEEEdouble(), RoundingMode::NearestTiesToEven, &Lost);
  return F.convertToDouble();
}

static bool isSame(double A, double B) {
  return std::isnan(A) ? std::isnan(B)
                       : A == B && std::signbit(A) == std::signbit(B);
}

TEST(Product, DecodesFloats) {
  struct {
    Ty T;
    const fltSemantics &S;
  } Rows[] = {
      {Ty::F16, APFloat::IEEEhalf()},      {Ty::BF16, APFloat::BFloat()},
      {Ty::E4M3, APFloat::Float8E4M3FN()}, {Ty::E5M2, APFloat::Float8E5M2()},
      {Ty::E2M3, APFloat::Float6E2M3FN()}, {Ty::E3M2, APFloat::Float6E3M2FN()},
      {Ty::E2M1, APFloat::Float4E2M1FN()}};
  for (auto &R : Rows) {
    EXPECT_EQ(elementBits(R.T), APFloat::getSizeInBits(R.S));
    for (unsigned Bits = 0; Bits < 65536; ++Bits)
      ASSERT_TRUE(isSame(elementValue(R.T, Bits), expected(R.S, Bits)))
          << int(R.T) << " 0x" << std::hex << Bits;
  }
  EXPECT_EQ(elementValue(Ty::TF32, 0x3F801FFF), 1.0);
  EXPECT_EQ(elementValue(Ty::TF32, 0xBF802000), -1.0 - 0x1p-10);
}

TEST(Product, DecodesScales) {
  EXPECT_EQ(elementValue(Ty::UE8M0, 0), 0x1p-127);
  EXPECT_EQ(elementValue(Ty::UE8M0, 127), 1.0);
  EXPECT_EQ(elementValue(Ty::UE8M0, 254), 0x1p127);
  EXPECT_TRUE(std::isnan(elementValue(Ty::UE8M0, 255)));
  EXPECT_EQ(elementValue(Ty::UE4M3, 0x7E), 448.0);
  // The highest bit is no sign; it is ignored.
  EXPECT_EQ(elementValue(Ty::UE4M3, 0xFE), 448.0);
  EXPECT_TRUE(std::isnan(elementValue(Ty::UE4M3, 0x7F)));
}

TEST(Product, DecodesIntegers) {
  EXPECT_EQ(elementValue(Ty::B1, 3), 1.0);
  EXPECT_EQ(elementValue(Ty::U4, 0x1F), 15.0);
  EXPECT_EQ(elementValue(Ty::S4, 0x18), -8.0);
  EXPECT_EQ(elementValue(Ty::U8, 0x1FF), 255.0);
  EXPECT_EQ(elementValue(Ty::S8, 0x80), -128.0);
  EXPECT_EQ(elementValue(Ty::S32, 0x80000000), -0x1p31);
}

TEST(Product, RoundsToElements) {
  std::mt19937_64 Random(1);
  struct {
    Ty T;
    const fltSemantics &S;
    int Low, High;
  } Rows[] = {{Ty::F16, APFloat::IEEEhalf(), -30, 20},
              {Ty::BF16, APFloat::BFloat(), -140, 130},
              {Ty::F32, APFloat::IEEEsingle(), -155, 130}};
  for (auto &R : Rows)
    for (unsigned N = 0; N < 20000; ++N) {
      // Few bits, so that ties and neighbors of ties are frequent.
      double V = std::ldexp(1.0 + double(Random() >> 61) * 0x1p-3 +
                                double(Random() % 8) * 0x1p-11 +
                                double(Random() % 8) * 0x1p-24 +
                                double(Random() % 3) * 0x1p-52,
                            R.Low + int(Random() % unsigned(R.High - R.Low)));
      APFloat F(Random() & 1 ? V : -V);
      double Own = F.convertToDouble();
      bool Lost;
      F.convert(R.S, RoundingMode::NearestTiesToEven, &Lost);
      ASSERT_EQ(roundToElement(R.T, Own), F.bitcastToAPInt().getZExtValue())
          << int(R.T) << ' ' << std::hexfloat << Own;
    }
  EXPECT_EQ(roundToElement(Ty::F16, 65519.9), 0x7BFFu);
  EXPECT_EQ(roundToElement(Ty::F16, -65520), 0xFC00u);
  EXPECT_EQ(roundToElement(Ty::F32, NAN), 0x7FFFFFFFu);
  EXPECT_EQ(roundToElement(Ty::F16, -NAN), 0x7FFFu);
}

TEST(Product, SumsAreExact) {
  ExactSum Sum;
  EXPECT_TRUE(isSame(Sum.get(), -0.0));
  Sum.add(-0.0);
  EXPECT_TRUE(isSame(Sum.get(), -0.0));
  for (double V : {0x1p300, 0x1p-300, -0x1p300})
    Sum.add(V);
  EXPECT_EQ(Sum.get(), 0x1p-300);
  Sum.add(-0x1p-300);
  EXPECT_TRUE(isSame(Sum.get(), 0.0));
  // Inexact sums are odd.
  Sum.add(-1.0);
  Sum.add(-0x1p-300);
  EXPECT_EQ(Sum.get(), -1.0 - 0x1p-52);
  Sum.add(0x1p-299);
  EXPECT_EQ(Sum.get(), -1.0 + 0x1p-53);
  Sum.add(INFINITY);
  EXPECT_EQ(Sum.get(), INFINITY);
  Sum.add(-INFINITY);
  EXPECT_TRUE(std::isnan(Sum.get()));
}

TEST(Product, AddsToOdd) {
  EXPECT_EQ(addToOdd(1.0, 0x1p-52), 1.0 + 0x1p-52);
  EXPECT_EQ(addToOdd(1.0, 0x1p-80), 1.0 + 0x1p-52);
  EXPECT_EQ(addToOdd(1.0, -0x1p-80), 1.0 - 0x1p-53);
  EXPECT_EQ(addToOdd(-1.0, 0x1p-80), -1.0 + 0x1p-53);
  EXPECT_EQ(addToOdd(1.0, -1.0), 0.0);
  EXPECT_EQ(addToOdd(1.0, INFINITY), INFINITY);
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

/// One row times one column plus \p C.
static uint64_t dot(ArrayRef<double> Row, ArrayRef<double> Column, double C,
                    const ProductForm &Form) {
  unsigned Terms = unsigned(Row.size());
  Factor A(1, Terms), B(1, Terms);
  for (unsigned Term = 0; Term < Terms; ++Term) {
    A.at(0, Term) = Row[Term];
    B.at(0, Term) = Column[Term];
  }
  uint64_t D;
  multiply(A, B, C, Form, D);
  return D;
}

static uint64_t bits(float F) {
  return APFloat(F).bitcastToAPInt().getZExtValue();
}

TEST(Product, RoundsOnce) {
  ProductForm Form;
  // Each of the small products would be lost, alone.
  EXPECT_EQ(dot({0x1p-12, 0x1p-12}, {0x1p-13, 0x1p-13}, 1.0f, Form),
            bits(1.0f));
  EXPECT_EQ(
      dot({0x1p-12, 0x1p-12, 0x1p-24}, {0x1p-13, 0x1p-13, 0x1p-24}, 1.0f, Form),
      bits(1.0f + 0x1p-23f));
  // Much farther apart than the bits of a double.
  EXPECT_EQ(
      dot({0x1p100, 0x1p-100, -0x1p100}, {0x1p100, 0x1p20, 0x1p100}, 0, Form),
      bits(0x1p-80f));
  EXPECT_EQ(dot({0x1p100}, {0x1p100}, -INFINITY, Form), bits(-INFINITY));
  EXPECT_EQ(dot({0x1p100}, {0x1p100}, 0, Form), bits(INFINITY));
  EXPECT_EQ(dot({INFINITY, 1}, {0, 1}, 0, Form), 0x7FFFFFFFu);
  EXPECT_EQ(dot({0, -0.0}, {-1, 1}, -0.0, Form), bits(-0.0f));
  EXPECT_EQ(dot({0, -0.0}, {1, 1}, -0.0, Form), bits(0.0f));
}

TEST(Product, AgreesWithExactSums) {
  std::mt19937_64 Random(2);
  for (unsigned N = 0; N < 2000; ++N) {
    constexpr unsigned Rows = 3, Columns = 9, Terms = 5;
    unsigned Spread = 1 + unsigned(Random() % 40);
    Factor A(Rows, Terms), B(Columns, Terms);
    auto Number = [&] {
      double V = std::ldexp(double(1024 + Random() % 1024),
                            int(Random() % Spread) - 20);
      return Random() % 8 == 0 ? 0.0 : Random() & 1 ? V : -V;
    };
    for (unsigned Term = 0; Term < Terms; ++Term) {
      for (unsigned Row = 0; Row < Rows; ++Row)
        A.at(Row, Term) = Number();
      for (unsigned Column = 0; Column < Columns; ++Column)
        B.at(Column, Term) = Number();
    }
    double C[Rows * Columns];
    uint64_t D[Rows * Columns];
    for (double &V : C)
      V = float(Number() * 1.000001);
    multiply(A, B, C, ProductForm(), D);
    for (unsigned Row = 0; Row < Rows; ++Row)
      for (unsigned Column = 0; Column < Columns; ++Column) {
        ExactSum Sum;
        for (unsigned Term = 0; Term < Terms; ++Term)
          Sum.add(A.at(Row, Term) * B.at(Column, Term));
        Sum.add(C[Row * Columns + Column]);
        ASSERT_EQ(D[Row * Columns + Column],
                  roundToElement(Ty::F32, Sum.get()));
      }
  }
}

TEST(Product, GapsAreNoZeros) {
  Factor A(1, 2), B(1, 2);
  A.at(0, 0) = -0.0;
  A.leaveOut(0, 1);
  B.at(0, 0) = 1;
  B.at(0, 1) = INFINITY;
  uint64_t D;
  multiply(A, B, -0.0, ProductForm(), D);
  EXPECT_EQ(D, bits(-0.0f));
}

TEST(Product, Integers) {
  ProductForm Wrap, Clamp;
  Wrap.Result = Clamp.Result = Ty::S32;
  Clamp.SatFinite = true;
  EXPECT_EQ(dot({-128, -128}, {-128, 127}, 5, Wrap), 133u);
  EXPECT_EQ(dot({-1}, {1}, -0x1p31, Wrap), 0x7FFFFFFFu);
  EXPECT_EQ(dot({-1}, {1}, -0x1p31, Clamp), 0x80000000u);
  EXPECT_EQ(dot({1}, {1}, 0x1p31 - 1, Clamp), 0x7FFFFFFFu);
  EXPECT_EQ(dot({1, 1, 0, 0}, {1, 0, 1, 0}, 10, Wrap), 11u);
  Wrap.CountsXor = true;
  EXPECT_EQ(dot({1, 1, 0, 0}, {1, 0, 1, 0}, 10, Wrap), 12u);
}

TEST(Product, DoublesAreAChain) {
  ProductForm Form;
  Form.Result = Ty::F64;
  auto Of = [](double V) { return APFloat(V).bitcastToAPInt().getZExtValue(); };
  // Two ties, rounded to even one after the other.
  EXPECT_EQ(dot({0x1p-53, 0x1p-53}, {1, 1}, 1, Form), Of(1));
  Form.Rounding = Round::RP;
  EXPECT_EQ(dot({0x1p-53, 0x1p-53}, {1, 1}, 1, Form), Of(1 + 0x1p-51));
  Form.Rounding = Round::RZ;
  EXPECT_EQ(dot({-0x1p-53, 0}, {1, 1}, 1, Form), Of(1 - 0x1p-53));
}
