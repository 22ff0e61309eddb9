//===- Angles.cpp - Functions of angles -----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Functions.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/MathExtras.h"
#include <array>
#include <cmath>

using namespace mlir;

namespace opennvvm::tile::numbers {

//===----------------------------------------------------------------------===//
// Quarters of a turn
//===----------------------------------------------------------------------===//

namespace {
enum class Which : uint8_t { Sine, Cosine, Tangent };

/// An angle as Quarters * pi / 2 + Rest, the rest between -pi/4 and pi/4.
struct Reduced {
  Number Rest;
  Number Quarters; ///< An i32 of which two bits count.
};
} // namespace

/// A word of zeros, and the bits of 2 / pi.
static constexpr std::array<uint64_t, 20> TwoOverPi = {0,
                                                       0xa2f9836e4e441529,
                                                       0xfc2757d1f534ddc0,
                                                       0xdb6295993c439041,
                                                       0xfe5163abdebbc561,
                                                       0xb7246e3a424dd2e0,
                                                       0x06492eea09d1921c,
                                                       0xfe1deb1cb129a73e,
                                                       0xe88235f52ebb4484,
                                                       0xe99c7026b45f7e41,
                                                       0x3991d639835339f4,
                                                       0x9c845f8bbdf9283b,
                                                       0x1ff897ffde05980f,
                                                       0xef2f118b5a0a6d1f,
                                                       0x6d367ecf27cb09b7,
                                                       0x4f463f669e5fea2d,
                                                       0x7527bac7ebe5f17b,
                                                       0x3d0739f78a5292ea,
                                                       0x6bfb5fb11f8d5d08,
                                                       0x56033046fc7b6bab};

/// For angles below limitOf(): multiples of pi/2 in three parts are taken away.
static Reduced reduceNear(Number X) {
  static constexpr double Single[] = {0x1.921fb6p+0, -0x1.777a5cp-25,
                                      -0x1.ee59dap-50};
  static constexpr double Double[] = {
      0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54, -0x1.f1976b7ed8fbcp-110};
  Number Whole = rint(X * M_2_PI);
  Number Rest = X;
  for (double Part : X.width() == 64 ? Double : Single)
    Rest = fma(Whole, X.like(-Part), Rest);
  return {Rest, truncated(Whole, 32)};
}

/// Below it, the quarters fit into so few bits that nothing is lost.
static double limitOf(Number X) { return X.width() == 64 ? 0x1p20 : 0x1p16; }

/// \p Count words of 2 / pi from the bit \p Offset on, and shifted so that this
/// one is the first bit.
static SmallVector<Number> window(Number Offset, unsigned Count,
                                  unsigned Largest) {
  SmallVector<Number> Words;
  for (uint64_t Word : TwoOverPi)
    Words.push_back(Offset.likeBits(Word));
  Number At = Offset >> 6;
  for (unsigned Step = llvm::PowerOf2Ceil(Largest + 1) / 2; Step; Step /= 2) {
    Number Moves = !equal(At & Step, 0);
    unsigned Left = std::min<unsigned>(Words.size(), Count + Step);
    SmallVector<Number> Moved;
    for (unsigned I = 0; I < Left; ++I)
      Moved.push_back(I + Step < Words.size()
                          ? select(Moves, Words[I + Step], Words[I])
                          : Words[I]);
    Words = Moved;
  }
  Number Shift = Offset & 63;
  SmallVector<Number> Result;
  for (unsigned I = 0; I < Count; ++I)
    Result.push_back((Words[I] << Shift) |
                     ((Words[I + 1] >> 1) >> (63 - Shift)));
  return Result;
}

static Number highProduct(Number A, Number B) {
  return intrinsic("llvm.nvvm.mulhi.ull", A.type(), {A, B});
}

/// A large f64: the bits of 2 / pi that make a difference, 192 of them, times
/// the mantissa.
static Reduced reduceFarDouble(Number X) {
  Number Bits = bitsOf(X);
  Number Mantissa = (Bits & 0xfffffffffffff) | 0x10000000000000;
  // The first bit counts half a turn.
  Number Offset = (Bits >> 52) - (1075 - 62);
  SmallVector<Number> A = window(Offset, 3, 16);
  Number Low = Mantissa * A[2];
  Number Above = highProduct(Mantissa, A[2]);
  Number Middle = Mantissa * A[1] + Above;
  Number Carry = toUnsigned(lessUnsigned(Middle, Above), 64);
  Number High = Mantissa * A[0] + highProduct(Mantissa, A[1]) + Carry;
  // Without the quarters, a fraction of one, between -1/2 and 1/2.
  Number First = (High << 2) | (Middle >> 62);
  Number Second = (Middle << 2) | (Low >> 62);
  Number Sign = shiftSigned(First, 63);
  Number Quarters = toUnsigned((High >> 62) - Sign, 32);
  First = First ^ Sign;
  Second = Second ^ Sign;
  ImplicitLocOpBuilder &B = X.builder();
  Number Zeros = {
      B, LLVM::CountLeadingZerosOp::create(B, First.type(), First, false)};
  Zeros = select(lessUnsigned(Zeros, 63), Zeros, Zeros.likeBits(63));
  Number Top = (First << Zeros) | ((Second >> 1) >> (63 - Zeros));
  Number Power = asFloat(((1023 - 64) - Zeros) << 52, X.type());
  Number Fraction = fromUnsigned(Top, X.type()) * Power;
  Fraction = asFloat(bitsOf(Fraction) ^ (Sign << 63), X.type());
  Number Rest = fma(Fraction, X.like(0x1.921fb54442d18p+0),
                    Fraction * 0x1.1a62633145c07p-54);
  return {Rest, Quarters};
}

/// A large f32: one word has enough bits.
static Reduced reduceFarSingle(Number X) {
  Number Bits = toUnsigned(bitsOf(X), 64);
  Number Mantissa = (Bits & 0x7fffff) | 0x800000;
  Number Offset = (Bits >> 23) - (150 - 62);
  SmallVector<Number> A = window(Offset, 2, 2);
  Number High = Mantissa * A[0] + highProduct(Mantissa, A[1]);
  Number Fraction = High << 2;
  Number Quarters = toUnsigned((High >> 62) + (Fraction >> 63), 32);
  Type F64 = X.builder().getF64Type();
  Number Rest = fromSigned(Fraction, F64) * (M_PI_2 * 0x1p-64);
  return {toFloat(Rest, X.type()), Quarters};
}

//===----------------------------------------------------------------------===//
// Sines, cosines, tangents
//===----------------------------------------------------------------------===//

/// The coefficients of a sine (First = 1) or a cosine after the first term, of
/// squares.
static SmallVector<double> series(unsigned First, unsigned Terms) {
  SmallVector<double> C;
  double Term = 1;
  for (unsigned K = 1; K <= Terms; ++K) {
    Term /= -double((2 * K - 1 + First) * (2 * K + First));
    C.push_back(Term);
  }
  return C;
}

static Number ofAngle(Number X, Which W) {
  bool IsDouble = X.width() == 64;
  Number Magnitude = abs(X);
  SmallVector<Number> Parts = branch(
      less(Magnitude, limitOf(X)),
      [&]() -> SmallVector<Number> {
        Reduced R = reduceNear(Magnitude);
        return {R.Rest, R.Quarters};
      },
      [&]() -> SmallVector<Number> {
        Reduced R =
            IsDouble ? reduceFarDouble(Magnitude) : reduceFarSingle(Magnitude);
        return {R.Rest, R.Quarters};
      });
  Number R = Parts[0], Quarters = Parts[1];
  Number Square = R * R;
  Number Sine =
      fma(R * Square, polynomial(Square, series(1, IsDouble ? 8 : 4)), R);
  // Half the square is exact in what is taken from one.
  Number Half = Square * 0.5, Near = 1.0 - Half;
  Number Bend = (1.0 - Near) - Half;
  SmallVector<double> C = series(0, IsDouble ? 9 : 5);
  Number Cosine =
      Near +
      fma(Square * Square, polynomial(Square, ArrayRef(C).drop_front()), Bend);
  if (W == Which::Cosine)
    Quarters = Quarters + 1;
  Number IsTurned = equal(Quarters & 1, 1);
  Number Up = select(IsTurned, Cosine, Sine);
  // The sign of a sine is that of its angle, and turns with half turns.
  unsigned Last = X.width() - 1;
  Number Turn = W == Which::Tangent ? Quarters & 1 : (Quarters >> 1) & 1;
  Number Flips = toUnsigned(Turn, X.width()) << int64_t(Last);
  if (W != Which::Cosine)
    Flips = Flips ^ (bitsOf(X) & (uint64_t(1) << Last));
  Number Result =
      W == Which::Tangent ? Up / select(IsTurned, Sine, Cosine) : Up;
  Result = asFloat(bitsOf(Result) ^ Flips, X.type());
  return select(less(Magnitude, double(INFINITY)), Result, X.like(NAN));
}

template <Which W> static Number shared(StringRef Name, Number X) {
  SmallString<32> Symbol("__opennvvm_tile_");
  Symbol += Name;
  Symbol += X.width() == 64 ? "_f64" : "_f32";
  return callShared(Symbol, X.type(), {X},
                    [](ArrayRef<Number> In) { return ofAngle(In[0], W); });
}

Number sine(Number X) { return shared<Which::Sine>("sin", X); }
Number cosine(Number X) { return shared<Which::Cosine>("cos", X); }
Number tangent(Number X) { return shared<Which::Tangent>("tan", X); }

//===----------------------------------------------------------------------===//
// Angles of points
//===----------------------------------------------------------------------===//

static Number arcOfPoint(ArrayRef<Number> In) {
  Number Y = In[0], X = In[1];
  bool IsDouble = X.width() == 64;
  double Infinity = INFINITY;
  Number AbsX = abs(X), AbsY = abs(Y);
  Number AreInfinite = equal(AbsX, Infinity) & equal(AbsY, Infinity);
  AbsX = select(AreInfinite, X.like(1), AbsX);
  AbsY = select(AreInfinite, X.like(1), AbsY);
  // The sum of both must be finite.
  double Huge = IsDouble ? 0x1p1020 : 0x1p124;
  Number IsSteep = less(AbsX, AbsY);
  Number Large = select(IsSteep, AbsY, AbsX),
         Small = select(IsSteep, AbsX, AbsY);
  Number Scale = select(less(Huge, Large), X.like(0.25), X.like(1));
  Large = Large * Scale;
  Small = Small * Scale;
  // From tan(pi/8) on, the angle from pi/4.
  Number IsWide = less(Large * 0.41421356, Small);
  Number Above = select(IsWide, Small - Large, Small);
  Number Below = select(IsWide, Small + Large, Large);
  Below = select(equal(Below, 0.0), X.like(1), Below);
  Number T = Above / Below;
  Number Square = T * T;
  SmallVector<double> C;
  for (unsigned K = 1; K <= (IsDouble ? 24U : 10U); ++K)
    C.push_back((K % 2 ? -1.0 : 1.0) / (2 * K + 1));
  Number Bend = T * Square * polynomial(Square, C);
  // A multiple of pi/4 in two parts, from which the angle is taken, or to which
  // it is added.
  Number IsLeft = less(bitsOf(X), 0);
  Number Turns = select(IsWide, X.like(1), X.like(0));
  Turns = select(IsSteep, 2.0 - Turns, Turns);
  Turns = select(IsLeft, 4.0 - Turns, Turns);
  Number IsBack = IsSteep ^ IsLeft;
  T = select(IsBack, -T, T);
  Bend = select(IsBack, -Bend, Bend);
  Number Low = fma(
      Turns, X.like(IsDouble ? 0x1.1a62633145c07p-55 : -0x1.777a5cp-26), Bend);
  Number High = Turns * (IsDouble ? 0x1.921fb54442d18p-1 : 0x1.921fb6p-1);
  return copySign(High + (T + Low), Y);
}

Number arcTangent2(Number Y, Number X) {
  return callShared(X.width() == 64 ? "__opennvvm_tile_atan2_f64"
                                    : "__opennvvm_tile_atan2_f32",
                    X.type(), {Y, X}, arcOfPoint);
}
Number arcTangent(Number Y) { return arcTangent2(Y, Y.like(1)); }

} // namespace opennvvm::tile::numbers
