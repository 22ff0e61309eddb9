//===- Product.cpp - Products of matrices, rounded once -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Instructions/Tensor/Product.h"
#include "Machine/Engine/Exec.h"
#include "Machine/Instructions/FloatBits.h"
#include "Machine/Instructions/Tensor/Elements.h"
#include "Machine/Instructions/Tensor/ExactSum.h"
#include <cmath>

using namespace llvm;

namespace opennvvm::ptxmachine {

//===----------------------------------------------------------------------===//
// When doubles are enough
//===----------------------------------------------------------------------===//

namespace {
/// The range of the numbers of a line, as exponents of two: all are multiples
/// of the lowest and less than the highest. Both are zero if all are zero.
struct Range {
  int Lowest = 0, Highest = 0;
  bool IsFinite = true;
};
} // namespace

static Range rangeOf(const Factor &F, unsigned Line) {
  Range R;
  bool IsFirst = true;
  for (unsigned Term = 0; Term < F.Terms; ++Term) {
    uint64_t Bits = bitsOfDouble(F.at(Line, Term));
    int Exponent = int(Bits >> 52 & 0x7FF);
    if (Exponent == 0) // No element is subnormal as a double.
      continue;
    R.IsFinite &= Exponent != 0x7FF;
    int Low = Exponent - 1023 - 52 +
              llvm::countr_zero((Bits & maskTrailingOnes<uint64_t>(52)) |
                                1ull << 52),
        High = Exponent - 1023 + 1;
    R.Lowest = IsFirst ? Low : std::min(R.Lowest, Low);
    R.Highest = IsFirst ? High : std::max(R.Highest, High);
    IsFirst = false;
  }
  return R;
}

/// Whether every partial sum of the products of two lines is a double.
static bool isExact(const Range &A, const Range &B, unsigned Terms) {
  return A.IsFinite && B.IsFinite &&
         A.Highest + B.Highest + int(Log2_32_Ceil(Terms)) - A.Lowest -
                 B.Lowest <=
             53;
}

/// The sums of the products of row \p Row with the columns from \p Column on.
static void sumInDoubles(const Factor &A, const Factor &B, unsigned Row,
                         unsigned Column, double (&Sums)[Factor::Block]) {
  double Own[Factor::Block];
  for (double &S : Own)
    S = -0.0; // What changes no sum, not even a negative zero.
  const double *PA = A.data() + Row, *PB = B.data() + Column;
  for (unsigned Term = 0; Term < A.Terms;
       ++Term, PA += A.stride(), PB += B.stride())
    for (unsigned I = 0; I < Factor::Block; ++I)
      Own[I] += *PA * PB[I];
  std::copy(std::begin(Own), std::end(Own), Sums);
}

static double sumExactly(const Factor &A, const Factor &B, unsigned Row,
                         unsigned Column, double C) {
  ExactSum Sum;
  for (unsigned Term = 0; Term < A.Terms; ++Term)
    if (!A.isLeftOut(Row, Term) && !B.isLeftOut(Column, Term))
      Sum.add(A.at(Row, Term) * B.at(Column, Term));
  Sum.add(C);
  return Sum.get();
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

/// A chain of fused multiply-adds in the machine's double precision.
static uint64_t chain(const Factor &A, const Factor &B, unsigned Row,
                      unsigned Column, double C, Round Rounding) {
  if (Rounding == Round::None || Rounding == Round::RN) {
    double Sum = C;
    for (unsigned Term = 0; Term < A.Terms; ++Term)
      Sum = std::fma(A.at(Row, Term), B.at(Column, Term), Sum);
    return roundToElement(Ty::F64, Sum);
  }
  APFloat Sum(C);
  for (unsigned Term = 0; Term < A.Terms; ++Term) {
    APFloat Next(A.at(Row, Term));
    Next.fusedMultiplyAdd(APFloat(B.at(Column, Term)), Sum, rounding(Rounding));
    Sum = Next;
  }
  return toBits(Sum, Ty::F64);
}

/// The bits of \p Sum as an f16 or f32, clamped to their numbers if \p Clamp.
static uint64_t toFloatElement(double Sum, Ty Result, bool Clamp) {
  uint64_t Bits = roundToElement(Result, Sum);
  if (!Clamp)
    return Bits;
  double V = elementValue(Result, Bits);
  if (std::isnan(V))
    return 0;
  // The number below infinity.
  return std::isinf(V) ? Bits - 1 : Bits;
}

/// \p Sum is an integer that a double represents.
static uint64_t toInteger(double Sum, bool Clamp) {
  auto V = int64_t(Sum);
  if (Clamp)
    V = std::clamp<int64_t>(V, INT32_MIN, INT32_MAX);
  return uint32_t(V);
}

/// The sum of all numbers of a line, which are bits.
static double countOf(const Factor &F, unsigned Line) {
  double Sum = 0;
  for (unsigned Term = 0; Term < F.Terms; ++Term)
    Sum += F.at(Line, Term);
  return Sum;
}

static void multiplyIntegers(const Factor &A, const Factor &B,
                             ArrayRef<double> C, const ProductForm &Form,
                             MutableArrayRef<uint64_t> D) {
  double Sums[Factor::Block];
  for (unsigned First = 0; First < B.Lines; First += Factor::Block)
    for (unsigned Row = 0; Row < A.Lines; ++Row) {
      sumInDoubles(A, B, Row, First, Sums);
      for (unsigned Column = First;
           Column < std::min(B.Lines, First + Factor::Block); ++Column) {
        size_t At = size_t(Row) * B.Lines + Column;
        double Sum = Sums[Column - First];
        if (Form.CountsXor)
          Sum = countOf(A, Row) + countOf(B, Column) - 2 * Sum;
        D[At] = toInteger(Sum + C[At], Form.SatFinite);
      }
    }
}

static void multiplyFloats(const Factor &A, const Factor &B, ArrayRef<double> C,
                           const ProductForm &Form,
                           MutableArrayRef<uint64_t> D) {
  SmallVector<Range, 64> OfA, OfB;
  for (unsigned Row = 0; Row < A.Lines; ++Row)
    OfA.push_back(rangeOf(A, Row));
  for (unsigned Column = 0; Column < B.Lines; ++Column)
    OfB.push_back(rangeOf(B, Column));
  bool HasGaps = A.hasGaps() || B.hasGaps();
  double Sums[Factor::Block];
  for (unsigned First = 0; First < B.Lines; First += Factor::Block)
    for (unsigned Row = 0; Row < A.Lines; ++Row) {
      sumInDoubles(A, B, Row, First, Sums);
      for (unsigned Column = First;
           Column < std::min(B.Lines, First + Factor::Block); ++Column) {
        size_t At = size_t(Row) * B.Lines + Column;
        double Sum = addToOdd(Sums[Column - First], C[At]);
        // The sign of a zero depends on which terms there are.
        if (!isExact(OfA[Row], OfB[Column], A.Terms) || !std::isfinite(C[At]) ||
            (HasGaps && Sum == 0))
          Sum = sumExactly(A, B, Row, Column, C[At]);
        D[At] = toFloatElement(Sum, Form.Result, Form.SatFinite);
      }
    }
}

void multiply(const Factor &A, const Factor &B, ArrayRef<double> C,
              const ProductForm &Form, MutableArrayRef<uint64_t> D) {
  assert(A.Terms == B.Terms && C.size() == size_t(A.Lines) * B.Lines &&
         D.size() == C.size() && "matrices that do not fit");
  if (isIntegerElement(Form.Result))
    return multiplyIntegers(A, B, C, Form, D);
  if (Form.Result != Ty::F64)
    return multiplyFloats(A, B, C, Form, D);
  for (unsigned Row = 0; Row < A.Lines; ++Row)
    for (unsigned Column = 0; Column < B.Lines; ++Column) {
      size_t At = size_t(Row) * B.Lines + Column;
      D[At] = chain(A, B, Row, Column, C[At], Form.Rounding);
    }
}

} // namespace opennvvm::ptxmachine
