//===- Logarithms.cpp - Logarithms and powers -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Functions.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/SmallVector.h"
#include <cmath>

using namespace mlir;

namespace opennvvm::tile::numbers {

namespace {
/// A positive number as (1 + Rest) * 2^Exponent, with the first factor from 2/3
/// to 4/3 or from sqrt(1/2) to sqrt(2).
struct Parts {
  Number Exponent; ///< As a float.
  Number Rest;
};

/// Two numbers whose sum has more bits than one.
struct Pair {
  Number High, Low;
};
} // namespace

static Parts split(Number X) {
  bool IsDouble = X.width() == 64;
  Number IsSmall = less(X, IsDouble ? 0x1p-1022 : 0x1p-126);
  double Up = IsDouble ? 54 : 24;
  X = select(IsSmall, X * std::ldexp(1.0, int(Up)), X);
  Number Bits = bitsOf(X);
  unsigned Mantissa = IsDouble ? 52 : 23;
  // The bits of the lowest first factor.
  int64_t Low = IsDouble ? 0x3fe6a09e667f3bcd : 0x3f2aaaab;
  Number Exponent = shiftSigned(Bits - Low, Mantissa);
  Number Factor = asFloat(Bits - (Exponent << int64_t(Mantissa)), X.type());
  Number Float = fromSigned(toUnsigned(Exponent, 32), X.type());
  Float = select(IsSmall, Float - Up, Float);
  return {Float, Factor - 1.0};
}

/// What logarithms are of numbers that are not positive and finite.
static Number withSpecials(Number X, Number Result) {
  double Infinity = INFINITY;
  Number IsPlain = less(0.0, X) & less(X, Infinity);
  Number Special = select(less(X, 0.0), X.like(NAN), X);
  Special = select(equal(X, 0.0), X.like(-Infinity), Special);
  return select(IsPlain, Result, Special);
}

/// (log(1 + f) - f) / f^2 of an f32 from -1/3 to 1/3.
static Number singleSeries(Number F) {
  static constexpr double C[] = {-0.5,
                                 0.33333272619719945,
                                 -0.24999944186243905,
                                 0.20007233984917236,
                                 -0.16673316253204803,
                                 0.1405581265313325,
                                 -0.12288721609266319,
                                 0.1374830913953315,
                                 -0.12422200575530641};
  return polynomial(F, C);
}

static Number singleLogarithm(Number X) {
  Parts P = split(X);
  Number Bend = P.Rest * P.Rest * singleSeries(P.Rest);
  Number Low = fma(P.Exponent, X.like(-0x1.05c610p-29), Bend);
  Number Result = fma(P.Exponent, X.like(0x1.62e430p-1), P.Rest + Low);
  return withSpecials(X, Result);
}

static Number singleLogarithm2(Number X) {
  Parts P = split(X);
  Number Bend = P.Rest * P.Rest * singleSeries(P.Rest);
  Number Low = fma(P.Rest, X.like(0x1.4ae0cp-26), Bend * M_LOG2E);
  Number OfRest = fma(P.Rest, X.like(0x1.715476p+0), Low);
  return withSpecials(X, P.Exponent + OfRest);
}

/// Coefficients 1 / (2 k + First) for k below \p Terms.
static SmallVector<double> oddReciprocals(unsigned First, unsigned Terms,
                                          double Times) {
  SmallVector<double> C;
  for (unsigned K = 0; K < Terms; ++K)
    C.push_back(Times / (2 * K + First));
  return C;
}

/// log(1 + f) = f - (f^2 / 2 - s (f^2 / 2 + R)), where s = f / (2 + f) and R is
/// the rest of 2 atanh(s) / s - 2.
static Number doubleLogarithm(Number X) {
  Parts P = split(X);
  Number F = P.Rest;
  Number S = F / (F + 2.0);
  Number Z = S * S;
  Number R = Z * polynomial(Z, oddReciprocals(3, 11, 2));
  Number Half = F * F * 0.5;
  Number Low = fma(S, Half + R, P.Exponent * 0x1.ef35793c76730p-45);
  Number Result =
      fma(P.Exponent, X.like(0x1.62e42fefa3800p-1), F - (Half - Low));
  return withSpecials(X, Result);
}

/// log(X) of a positive number with about 100 bits.
static Pair pairLogarithm(Number X) {
  Parts P = split(X);
  Number F = P.Rest;
  // s = f / (2 + f)
  Number D = F + 2.0, DLow = F - (D - 2.0);
  Number S = F / D;
  Number SLow = (fma(-S, D, F) - S * DLow) / D;
  Number Z = S * S;
  Number ZLow = fma(S, S, -Z) + S * SLow * 2.0;
  // t = z / 3 + z^2 / 5 + …
  constexpr double Third = 0x1.5555555555555p-2,
                   ThirdLow = 0x1.5555555555555p-56;
  Number U = Z * Third;
  Number ULow =
      fma(Z, Z.like(Third), -U) + fma(Z, Z.like(ThirdLow), ZLow * Third);
  Number W = Z * Z * polynomial(Z, oddReciprocals(5, 11, 1));
  Number T = U + W;
  Number TLow = (U - T + W) + ULow;
  // s + s t
  Number V = S * T;
  Number VLow = fma(S, T, -V) + fma(S, TLow, SLow * T);
  Number L = S + V;
  Number LLow = (S - L + V) + (VLow + SLow);
  // Twice that, and the exponent's part.
  Number Of = P.Exponent * 0x1.62e42fefa3800p-1;
  Number Two = L * 2.0;
  Number Sum = Of + Two;
  Number Low = (Of - Sum + Two) +
               fma(P.Exponent, X.like(0x1.ef35793c76730p-45), LLow * 2.0);
  return {Sum, Low};
}

static Number doubleLogarithm2(Number X) {
  Pair L = pairLogarithm(X);
  Number High = L.High * M_LOG2E;
  Number Low = fma(L.High, X.like(M_LOG2E), -High) +
               fma(L.High, X.like(0x1.777d0ffda0d24p-56), L.Low * M_LOG2E);
  return withSpecials(X, High + Low);
}

template <Number (*Fn)(Number)> static Number shared(StringRef Name, Number X) {
  return callShared(Name, X.type(), {X},
                    [](ArrayRef<Number> In) { return Fn(In[0]); });
}

Number logarithm(Number X) {
  return X.width() == 32
             ? singleLogarithm(X)
             : shared<doubleLogarithm>("__opennvvm_tile_log_f64", X);
}
Number logarithm2(Number X) {
  return X.width() == 32
             ? singleLogarithm2(X)
             : shared<doubleLogarithm2>("__opennvvm_tile_log2_f64", X);
}

//===----------------------------------------------------------------------===//
// Powers
//===----------------------------------------------------------------------===//

/// Where the power of everything is zero or infinite beyond.
static Pair clamp(Pair X, double Limit) {
  Number IsBelow = less(X.High, -Limit), IsAbove = less(Limit, X.High);
  Number High = select(IsBelow, X.High.like(-Limit),
                       select(IsAbove, X.High.like(Limit), X.High));
  return {High, select(IsBelow | IsAbove, X.Low.like(0), X.Low)};
}

/// exp(X).
static Number pairExponential(Pair X) {
  constexpr double Anchor = 0x1.8p52;
  auto [High, Low] = clamp(X, 800);
  Number Moved = fma(High, High.like(M_LOG2E), High.like(Anchor));
  Number Whole = Moved - Anchor;
  Number R = fma(Whole, High.like(-0x1.62e42fefa39efp-1), High);
  Number RLow = fma(Whole, High.like(-0x1.abc9e3b39803fp-56), Low);
  SmallVector<double> C;
  double Factorial = 1;
  for (unsigned N = 2; N <= 14; ++N) {
    Factorial *= N;
    C.push_back(1 / Factorial);
  }
  Number Sum = R + RLow;
  Number SumLow = (R - Sum) + RLow;
  Number Bend = fma(Sum * Sum, polynomial(Sum, C), SumLow);
  Number Power = (Bend + Sum) + 1.0;
  return scale(Power, toUnsigned(bitsOf(Moved), 32));
}

/// |X| to the power of Y, where neither is NaN, of which \p Result is right if
/// both are finite and X is not 0.
static Number withLimits(Number X, Number Y, Number Result) {
  double Infinity = INFINITY;
  Number Zero = X.like(0), Most = X.like(Infinity), One = X.like(1);
  Number IsNegative = less(Y, 0.0);
  Number Flipped = select(IsNegative, Most, Zero),
         Kept = select(IsNegative, Zero, Most);
  Result = select(equal(X, 0.0), Flipped, Result);
  Result = select(equal(X, Infinity), Kept, Result);
  Number OfInfinite = select(less(X, 1.0), Flipped, Kept);
  OfInfinite = select(equal(X, 1.0), One, OfInfinite);
  return select(equal(abs(Y), Infinity), OfInfinite, Result);
}

/// X to the power of Y, of which \p Result is the magnitude.
static Number withSign(Number X, Number Y, Number Result) {
  Number IsWhole = equal(trunc(Y), Y);
  Number Half = Y * 0.5;
  Number IsOdd = IsWhole & !equal(trunc(Half), Half);
  Number IsNegative = less(bitsOf(X), 0);
  Result = select(IsOdd & IsNegative, -Result, Result);
  Number IsUndefined = less(X, 0.0) & less(X.like(-INFINITY), X) & !IsWhole;
  IsUndefined = IsUndefined | isNaN(X) | isNaN(Y);
  Result = select(IsUndefined, X.like(NAN), Result);
  return select(equal(Y, 0.0) | equal(X, 1.0), X.like(1), Result);
}

static Number doublePower(ArrayRef<Number> In) {
  Number X = abs(In[0]), Y = In[1];
  Pair L = pairLogarithm(X);
  Number High = Y * L.High;
  Number Low = fma(Y, L.High, -High) + Y * L.Low;
  return withSign(In[0], Y, withLimits(X, Y, pairExponential({High, Low})));
}

/// log2(X) of a positive f32, with about 36 bits.
static Pair singlePairLogarithm2(Number X) {
  Parts P = split(X);
  Number F = P.Rest;
  // s = f / (2 + f)
  Number D = F + 2.0, DLow = F - (D - 2.0);
  Number Inverse = intrinsic("llvm.nvvm.rcp.approx.ftz.f", X.type(), {D});
  Number S = F * Inverse;
  Number SLow = fma(-S, DLow, fma(-S, D, F)) * Inverse;
  // s + s (s^2 / 3 + s^4 / 5 + ...), of which the first term needs two parts.
  constexpr double Third = 0x1.555556p-2, ThirdLow = -0x1.555556p-27;
  Number Z = S * S;
  Number ZLow = fma(S * 2.0, SLow, fma(S, S, -Z));
  Number U = Z * Third;
  Number ULow =
      fma(Z, Z.like(Third), -U) + fma(Z, Z.like(ThirdLow), ZLow * Third);
  Number T = fma(Z * Z, polynomial(Z, oddReciprocals(5, 5, 1)), ULow);
  Number V = S * U;
  Number VLow = fma(S, T, fma(SLow, U, fma(S, U, -V)));
  Number L = S + V;
  Number LLow = (S - L + V) + (VLow + SLow);
  // Times 2 / log(2).
  constexpr double Log2E = 0x1.715476p+1, Log2ELow = 0x1.4ae0cp-25;
  Number High = L * Log2E;
  Number Low =
      fma(L, L.like(Log2E), -High) + fma(L, L.like(Log2ELow), LLow * Log2E);
  Number Sum = P.Exponent + High;
  return {Sum, (P.Exponent - Sum + High) + Low};
}

/// 2^X of f32.
static Number singlePairExponential2(Pair X) {
  constexpr double Anchor = 0x1.8p23;
  auto [High, Low] = clamp(X, 200);
  Number Moved = High + Anchor;
  Number Rest = High - (Moved - Anchor) + Low;
  SmallVector<double> C;
  double Power = 1;
  for (unsigned N = 0; N <= 7; ++N) {
    C.push_back(Power);
    Power *= M_LN2 / (N + 1);
  }
  // The bits of the anchor are those of 0.
  return scale(polynomial(Rest, C), bitsOf(Moved) - 0x4b400000);
}

/// |X| to the power of Y + YLow.
static Number singleMagnitude(Number X, Number Y, Number YLow) {
  Pair L = singlePairLogarithm2(X);
  Number High = Y * L.High;
  Number Low = fma(Y, L.Low, fma(Y, L.High, -High));
  if (YLow)
    Low = fma(YLow, L.High, Low);
  return withLimits(X, Y, singlePairExponential2({High, Low}));
}

static Number singlePower(ArrayRef<Number> In) {
  return withSign(In[0], In[1], singleMagnitude(abs(In[0]), In[1], {}));
}

/// A power whose exponent is an integer of 32 bits, which a float and another
/// one that is smaller hold.
static Number singleIntegerPower(ArrayRef<Number> In) {
  constexpr int64_t Few = 0xff;
  Number X = In[0], N = In[1];
  Number Most = fromSigned(N & ~Few, X.type()),
         Rest = fromSigned(N & Few, X.type());
  Number Y = Most + Rest;
  Number Result = singleMagnitude(abs(X), Y, Rest - (Y - Most));
  Number IsOdd = equal(N & 1, 1);
  Result = select(IsOdd & less(bitsOf(X), 0), -Result, Result);
  Result = select(isNaN(X), X, Result);
  return select(equal(N, 0) | equal(X, 1.0), X.like(1), Result);
}

Number power(Number X, Number Y) {
  bool IsSingle = X.width() == 32;
  return callShared(IsSingle ? "__opennvvm_tile_pow_f32"
                             : "__opennvvm_tile_pow_f64",
                    X.type(), {X, Y}, IsSingle ? singlePower : doublePower);
}

/// \p P times itself. The low part has up to as many units of the high part's
/// last place as the exponent that has been reached: its square counts, too.
static Pair squared(Pair P) {
  Number High = P.High * P.High;
  Number Low = fma(P.High, P.High, -High);
  return {High, fma(P.Low, fma(P.High, P.High.like(2), P.Low), Low)};
}

static Pair times(Pair P, Number X) {
  Number High = P.High * X;
  return {High, fma(P.Low, X, fma(P.High, X, -High))};
}

/// \p P squared, and times \p X if that \p Is so.
static Pair nextPower(Pair P, Number Is, Number X) {
  P = squared(P);
  auto Made = branch(
      Is,
      [&] {
        Pair More = times(P, X);
        return SmallVector<Number>{More.High, More.Low};
      },
      [&] { return SmallVector<Number>{P.High, P.Low}; });
  return {Made[0], Made[1]};
}

/// 1 / (V + Low), where V has all of what is not small, and results below the
/// least normal one are 0. Of 0 and infinity, what is missing would be NaN.
static Number inverted(Number V, Number Low) {
  Number First = intrinsic("llvm.nvvm.rcp.approx.ftz.d", V.type(), {V});
  // Twice 20 bits, and as many as there are.
  Number Missing = fma(-First, V, V.like(1));
  Number Q = fma(First, fma(Missing, Missing, Missing), First);
  Number Better = fma(Q, fma(-Q, Low, fma(-Q, V, V.like(1))), Q);
  return select(isNaN(Better), First, Better);
}

/// A power whose exponent is an integer, by a squaring for each of its bits
/// from the first one.
static Number doubleIntegerPower(ArrayRef<Number> In) {
  Number X = In[0], N = In[1];
  Number IsInverse = less(N, 0);
  Number M = select(IsInverse, N.likeBits(0) - N, N);
  Number Top = 31 - leadingZeros(M);
  // The high and the low part, and the place of the last bit that is done.
  auto Powers = loop(
      {X, X.like(0), Top}, [](ArrayRef<Number> P) { return less(1, P[2]); },
      [&](ArrayRef<Number> P) {
        Number Place = P[2] - 1;
        Pair Next = nextPower({P[0], P[1]}, equal(M >> Place & 1, 1), X);
        return SmallVector<Number>{Next.High, Next.Low, Place};
      });
  // The last step is far from what is too large or too small, also if the
  // inverse is not.
  Number IsLarge = less(1.0, abs(X));
  auto Factor = [&](double OfLarge) {
    return select(IsLarge, X.like(OfLarge), X.like(1 / OfLarge));
  };
  Number Half = Factor(0x1p-30), Away = Factor(0x1p-60);
  auto Last = branch(
      lessUnsigned(M, 2),
      [&] { return SmallVector<Number>{X * Away, X.like(0)}; },
      [&] {
        Pair P =
            nextPower({Powers[0] * Half, Powers[1] * Half}, equal(M & 1, 1), X);
        return SmallVector<Number>{P.High, P.Low};
      });
  // The low part of infinity is NaN, that of -0 is 0.
  Number Sum = Last[0] + Last[1];
  Number V = select(less(0.0, abs(Sum)), Sum, Last[0]);
  Number Result = branch(
      IsInverse,
      [&] {
        Number Q = inverted(V, Last[0] - V + Last[1]);
        return SmallVector<Number>{Q * Away};
      },
      [&] { return SmallVector<Number>{V * Factor(0x1p60)}; })[0];
  return select(equal(N, 0), X.like(1), Result);
}

Number integerPower(Number X, Number N) {
  bool IsSingle = X.width() == 32;
  return callShared(
      IsSingle ? "__opennvvm_tile_powi_f32" : "__opennvvm_tile_powi_f64",
      X.type(), {X, N}, IsSingle ? singleIntegerPower : doubleIntegerPower);
}

} // namespace opennvvm::tile::numbers
