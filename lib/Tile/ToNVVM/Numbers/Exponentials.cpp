//===- Exponentials.cpp - Exponentials, and what is made of them ----------===//
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

/// ln 2 in two parts. Multiples of the first one by exponents are exact in
/// fused steps, which leave a small rest.
static constexpr double Ln2High = 0x1.62e42fefa39efp-1;
static constexpr double Ln2Low = 0x1.abc9e3b39803fp-56;
static constexpr double Ln2HighSingle = 0x1.62e430p-1;
static constexpr double Ln2LowSingle = -0x1.05c610p-29;
/// log2(e) in two parts, neither of them negative: so the sum of their products
/// with an infinity is one.
static constexpr double Log2EHighSingle = 0x1.715476p+0;
static constexpr double Log2ELowSingle = 0x1.4ae0cp-26;

namespace {
/// A number as Exponent * ln 2 + Rest.
struct Reduced {
  Number Exponent; ///< An i32.
  Number Rest;
};
} // namespace

/// For numbers that are not so large that the exponent does not fit; of NaN,
/// the rest is NaN.
static Reduced reduce(Number X) {
  bool IsDouble = X.width() == 64;
  // Adding it moves the integer to the last bits.
  double Anchor = IsDouble ? 0x1.8p52 : 0x1.8p23;
  Number Moved = fma(X, X.like(M_LOG2E), X.like(Anchor));
  Number Whole = Moved - Anchor;
  Number Rest = fma(Whole, X.like(IsDouble ? -Ln2High : -Ln2HighSingle), X);
  Rest = fma(Whole, X.like(IsDouble ? -Ln2Low : -Ln2LowSingle), Rest);
  Number Exponent = toUnsigned(bitsOf(Moved), 32);
  if (!IsDouble)
    Exponent = Exponent - 0x4b400000;
  return {Exponent, Rest};
}

/// exp(R) - 1 for what reduce() leaves.
static Number smallExponential(Number R) {
  unsigned Terms = R.width() == 64 ? 13 : 7;
  SmallVector<double> C;
  double Factorial = 1;
  for (unsigned N = 2; N <= Terms; ++N) {
    Factorial *= N;
    C.push_back(1 / Factorial);
  }
  return fma(R * R, polynomial(R, C), R);
}

/// 2^Exponent of a type; the exponent must be that of a normal number.
static Number powerOfTwo(Number Exponent, Type T) {
  if (T.isF32())
    return asFloat((Exponent + 127) << 23, T);
  return asFloat(toUnsigned(Exponent + 1023, 64) << 52, T);
}

/// In two steps, as subnormals need.
Number scale(Number X, Number Exponent) {
  Number Half = shiftSigned(Exponent, 1);
  return X * powerOfTwo(Half, X.type()) * powerOfTwo(Exponent - Half, X.type());
}

/// Where everything is zero or infinite beyond. NaN stays.
static Number clamp(Number X, double Limit) {
  X = select(less(X, -Limit), X.like(-Limit), X);
  return select(less(X.like(Limit), X), X.like(Limit), X);
}

/// exp(X) * 2^Shift.
static Number scaledExponential(Number X, int Shift) {
  Reduced R = reduce(clamp(X, X.width() == 64 ? 800.0 : 120.0));
  return scale(smallExponential(R.Rest) + 1.0, R.Exponent + Shift);
}

/// 2^X by the machine, for numbers whose power is not subnormal, or may be 0
/// then: what keeps subnormal powers would take as long again.
static Number normalPower(Number X) {
  return intrinsic("llvm.nvvm.ex2.approx.ftz", X.type(), {X});
}

/// 2^(X * log2(e)): the machine has the power of the fraction, and the whole
/// number is the exponent of a factor. Where no normal number has that
/// exponent, the fraction is what is left, and its power small, 0 or infinite.
static Number singleExponential(Number X) {
  // The exponents of normal numbers.
  constexpr double Least = -126, Count = 253;
  // Adding it moves an integer to the last bits. The additional one is the bias
  // of an exponent's bits less what the integers begin with.
  constexpr double Anchor = 0x1.8p23 + 1;
  // In parts of the range, where saturation cuts off what is outside.
  Number Part = intrinsic("llvm.nvvm.fma.rn.sat.f", X.type(),
                          {X, X.like(M_LOG2E / Count), X.like(-Least / Count)});
  Number Moved = fma(Part, X.like(Count), X.like(Anchor));
  Number Whole = Moved - (Anchor - Least);
  Number Fraction = fma(X, X.like(Log2EHighSingle), -Whole);
  Fraction = fma(X, X.like(Log2ELowSingle), Fraction);
  return normalPower(Fraction) * asFloat(bitsOf(Moved) << 23, X.type());
}

Number exponential(Number X) {
  if (X.width() == 32)
    return singleExponential(X);
  return callShared(
      "__opennvvm_tile_exp_f64", X.type(), {X},
      [](ArrayRef<Number> In) { return scaledExponential(In[0], 0); });
}

Number exponential2(Number X) {
  if (X.width() == 32)
    return intrinsic("llvm.nvvm.ex2.approx", X.type(), {X});
  auto Body = [](ArrayRef<Number> In) {
    Number X = clamp(In[0], 1100.0);
    Number Moved = X + 0x1.8p52;
    Number Rest = (X - (Moved - 0x1.8p52));
    // A product with ln 2 in two parts.
    Number High = Rest * Ln2High;
    Number Low = fma(Rest, Rest.like(Ln2High), -High) + Rest * Ln2Low;
    Number Small = smallExponential(High);
    Small = Small + fma(Small, Low, Low);
    return scale(Small + 1.0, toUnsigned(bitsOf(Moved), 32));
  };
  return callShared("__opennvvm_tile_exp2_f64", X.type(), {X}, Body);
}

/// exp(X) - 1 for |X| below 64.
static Number moderateMinusOne(Number X) {
  Reduced R = reduce(X);
  Number Power = powerOfTwo(R.Exponent, X.type());
  return fma(Power, smallExponential(R.Rest), Power - 1.0);
}

/// A function of its own for f64; that of f32 is small enough to stand where it
/// is used.
static Number perType(StringRef Name, Number X,
                      llvm::function_ref<Number(Number)> Body) {
  if (X.width() == 32)
    return Body(X);
  return callShared(Name, X.type(), {X},
                    [&](ArrayRef<Number> In) { return Body(In[0]); });
}

Number exponentialMinusOne(Number X) {
  return perType("__opennvvm_tile_expm1_f64", X, [](Number X) {
    Number Moderate = moderateMinusOne(clamp(X, 60.0));
    // From there on, one is less than what rounding loses.
    Number IsLarge = less(50.0, X);
    Number Result = select(IsLarge, scaledExponential(X, 0), Moderate);
    return select(equal(X, 0.0), X, Result);
  });
}

/// From here on, exp(-X) is less than what rounding exp(X) loses.
static constexpr double Large = 22;

Number hyperbolicSine(Number X) {
  return perType("__opennvvm_tile_sinh_f64", X, [](Number X) {
    Number Magnitude = abs(X);
    Number M = moderateMinusOne(clamp(Magnitude, Large));
    Number Small = (M + M / (M + 1.0)) * 0.5;
    Number Result =
        select(less(Magnitude, Large), Small, scaledExponential(Magnitude, -1));
    return copySign(Result, X);
  });
}

Number hyperbolicCosine(Number X) {
  return perType("__opennvvm_tile_cosh_f64", X, [](Number X) {
    Number Magnitude = abs(X);
    Number Half = scaledExponential(Magnitude, -1);
    return select(less(Magnitude, Large), Half + 0.25 / Half, Half);
  });
}

static Number singleTangent(Number X) {
  Number Magnitude = abs(X);
  Number Power = normalPower(Magnitude * (2 * M_LOG2E));
  // Of a large power it is 0, which is as good as subnormal.
  Number Inverse =
      intrinsic("llvm.nvvm.rcp.approx.ftz.f", X.type(), {Power + 1.0});
  Number Far = fma(Inverse, X.like(-2), X.like(1));
  // (tanh(x) / x - 1) / x^2, of x^2 to 0.3.
  static constexpr double C[] = {-0.3333333200797698, 0.13333113729020862,
                                 -0.05390942882745985, 0.02130938866444107,
                                 -0.006610227831111536};
  Number Square = X * X;
  Number Near = fma(X * Square, polynomial(Square, C), X);
  return copySign(select(less(Magnitude, 0.55), Near, Far), X);
}

Number hyperbolicTangent(Number X) {
  if (X.width() == 32)
    return singleTangent(X);
  return perType("__opennvvm_tile_tanh_f64", X, [](Number X) {
    Number M = moderateMinusOne(clamp(abs(X) * 2.0, 2 * Large));
    return copySign(M / (M + 2.0), X);
  });
}

Number reciprocalRoot(Number X) {
  if (X.width() == 32)
    return intrinsic("llvm.nvvm.rsqrt.approx.f", X.type(), {X});
  auto Body = [](ArrayRef<Number> In) {
    Number X = In[0], Y = 1.0 / sqrt(X);
    // One step of Newton's method, with the product in two parts.
    Number Product = X * Y;
    Number Error = fma(-Product, Y, Y.like(1)) - fma(X, Y, -Product) * Y;
    Number Better = fma(Y * 0.5, Error, Y);
    Number IsPlain = less(0.0, X) & less(X, double(INFINITY));
    return select(IsPlain, Better, Y);
  };
  return callShared("__opennvvm_tile_rsqrt_f64", X.type(), {X}, Body);
}

} // namespace opennvvm::tile::numbers
