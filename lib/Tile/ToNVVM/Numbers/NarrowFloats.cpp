//===- NarrowFloats.cpp - From one format of floats to another ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NarrowFloats.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace opennvvm::tile::numbers {

//===----------------------------------------------------------------------===//
// Formats
//===----------------------------------------------------------------------===//

namespace {
/// A format of 16 bits or fewer that can be cut out of an f32.
struct Format {
  unsigned ExponentBits, MantissaBits;
  uint32_t Largest;  ///< The largest finite number.
  uint32_t Infinity; ///< What larger ones become.
  uint32_t NaN;      ///< What NaN becomes.
  bool HasNaN;

  int bias() const { return (1 << (ExponentBits - 1)) - 1; }
  unsigned width() const { return 1 + ExponentBits + MantissaBits; }
  /// By how many bits the exponents of f32 are further to the left.
  unsigned shift() const { return 23 - MantissaBits; }
};
} // namespace

/// Those of 8 bits and fewer saturate.
static constexpr Format E4M3 = {4, 3, 0x7e, 0x7e, 0x7f, true};
static constexpr Format E5M2 = {5, 2, 0x7b, 0x7b, 0x7f, true};
static constexpr Format E2M3 = {2, 3, 0x1f, 0x1f, 0x1f, false};
static constexpr Format E3M2 = {3, 2, 0x1f, 0x1f, 0x1f, false};
static constexpr Format E2M1 = {2, 1, 0x7, 0x7, 0x7, false};
static constexpr Format F16 = {5, 10, 0x7bff, 0x7c00, 0x7e00, true};
static constexpr Format BF16 = {8, 7, 0x7f7f, 0x7f80, 0x7fc0, true};

static const Format *formatOf(Type T) {
  if (isa<Float8E4M3FNType>(T))
    return &E4M3;
  if (isa<Float8E5M2Type>(T))
    return &E5M2;
  if (isa<Float6E2M3FNType>(T))
    return &E2M3;
  if (isa<Float6E3M2FNType>(T))
    return &E3M2;
  if (isa<Float4E2M1FNType>(T))
    return &E2M1;
  return nullptr;
}

bool isSupportedFloat(Type T) {
  return formatOf(T) || isa<Float8E8M0FNUType, FloatTF32Type, Float16Type,
                            BFloat16Type, Float32Type, Float64Type>(T);
}

//===----------------------------------------------------------------------===//
// To f32
//===----------------------------------------------------------------------===//

/// A power of two; of the smallest one, f32 has only a subnormal.
static Number widenPower(Number Code) {
  Number Wide = toUnsigned(Code, 32);
  Number Bits = select(equal(Wide, 0), Wide.likeBits(0x400000), Wide << 23);
  Bits = select(equal(Wide, 0xff), Wide.likeBits(0x7fc00000), Bits);
  return asFloat(Bits, Code.builder().getF32Type());
}

Number widenFloat(const Machine &M, Number Code, Type From) {
  ImplicitLocOpBuilder &B = Code.builder();
  Type F32 = B.getF32Type();
  if (isa<Float8E8M0FNUType>(From))
    return widenPower(Code);
  // E5M2 is the upper half of an f16.
  if (isa<Float8E5M2Type>(From))
    return toFloat(asFloat(toUnsigned(Code, 16) << 8, B.getF16Type()), F32);
  if (isa<Float8E4M3FNType>(From) && M.has(Feature::FP8Conversions)) {
    Type Pair = VectorType::get(2, B.getF16Type());
    Number Both =
        intrinsic("llvm.nvvm.e4m3x2.to.f16x2.rn", Pair, {toUnsigned(Code, 16)});
    Number Zero = intConstant(B, B.getI32Type(), 0);
    Number First = {B, LLVM::ExtractElementOp::create(B, Both, Zero)};
    return toFloat(First, F32);
  }
  // Its bits moved to their places in an f32 have another exponent; so have
  // those of subnormals.
  const Format &F = *formatOf(From);
  Number Wide = toUnsigned(Code, 32);
  uint32_t Sign = 1U << (F.width() - 1);
  Number Magnitude = Wide & (Sign - 1);
  double Scale = std::ldexp(1.0, 127 - F.bias());
  Number Float = asFloat(Magnitude << F.shift(), F32) * Scale;
  if (F.HasNaN)
    Float = select(equal(Magnitude, F.NaN), Float.like(NAN), Float);
  Number SignBit = (Wide & Sign) << (32 - F.width());
  return asFloat(bitsOf(Float) | SignBit, F32);
}

//===----------------------------------------------------------------------===//
// From f32
//===----------------------------------------------------------------------===//

/// One if \p Rest, of which \p Half is the middle, is rounded to the larger
/// number in magnitude.
static Number roundsUp(Mode How, Number IsNegative, Number Kept, Number Rest,
                       Number Half) {
  Number Zero = Rest.likeBits(0);
  Number IsInexact = lessUnsigned(Zero, Rest);
  switch (How) {
  case Mode::Even:
    return lessUnsigned(Half, Rest + (Kept & 1));
  case Mode::Away:
    return !lessUnsigned(Rest, Half);
  case Mode::Down:
    return IsInexact & IsNegative;
  case Mode::Up:
    return IsInexact & !IsNegative;
  case Mode::Zero:
    break;
  }
  return lessUnsigned(Zero, Zero);
}

/// The code of a magnitude, before what is too large is.
static Number codeInMode(const Format &F, Number Magnitude, Number IsNegative,
                         Mode How) {
  int Least = 128 - F.bias();
  Number Exponent = Magnitude >> 23;
  Number Fraction = Magnitude & 0x7fffff;
  Number IsSubnormal = equal(Exponent, 0);
  Number Mantissa = select(IsSubnormal, Fraction, Fraction | 0x800000);
  Exponent = select(IsSubnormal, Exponent.likeBits(1), Exponent);
  // The place of the last bit that is kept.
  Number Top =
      select(less(Exponent, Least), Exponent.likeBits(Least), Exponent);
  Number Cut = Top - Exponent + int(F.shift());
  Cut = select(lessUnsigned(Cut, 25), Cut, Cut.likeBits(25));
  Number One = Cut.likeBits(1);
  Number Kept = Mantissa >> Cut;
  Number Rest = Mantissa & ((One << Cut) - 1);
  Number Half = One << (Cut - 1);
  Number Up = roundsUp(How, IsNegative, Kept, Rest, Half);
  return ((Top - Least) << F.MantissaBits) + Kept + toUnsigned(Up, 32);
}

/// The same to the nearest even number.
static Number codeToEven(const Format &F, Number Magnitude) {
  unsigned Shift = F.shift();
  uint32_t Bias = uint32_t(127 - F.bias()) << 23;
  Number Odd = (Magnitude >> Shift) & 1;
  Number Normal = (Magnitude + Odd + ((1U << (Shift - 1)) - 1) - Bias) >> Shift;
  // Adding a number whose last bit is the smallest one of the format rounds.
  Type F32 = Magnitude.builder().getF32Type();
  uint32_t Anchor = uint32_t(127 + 1 - F.bias() + int(Shift)) << 23;
  Number Moved =
      asFloat(Magnitude, F32) + asFloat(Magnitude.likeBits(Anchor), F32);
  Number Subnormal = bitsOf(Moved) - int64_t(Anchor);
  return select(lessUnsigned(Magnitude, Bias + (1U << 23)), Subnormal, Normal);
}

/// Which magnitudes that are too large stay finite.
static Number overflowed(const Format &F, Number Code, Number Magnitude,
                         Number IsNegative, Mode How) {
  Number Largest = Code.likeBits(F.Largest),
         Infinity = Code.likeBits(F.Infinity);
  Number Over = Infinity;
  if (How == Mode::Zero)
    Over = Largest;
  else if (How == Mode::Down)
    Over = select(IsNegative, Infinity, Largest);
  else if (How == Mode::Up)
    Over = select(IsNegative, Largest, Infinity);
  Over = select(equal(Magnitude, 0x7f800000), Infinity, Over);
  return select(lessUnsigned(Largest, Code), Over, Code);
}

/// An f32 in a format, in the low bits of an i32.
static Number narrow(const Format &F, Number In, Mode How) {
  Number Bits = bitsOf(In);
  Number Magnitude = Bits & 0x7fffffff;
  Number IsNegative = less(Bits, 0);
  Number Code = How == Mode::Even ? codeToEven(F, Magnitude)
                                  : codeInMode(F, Magnitude, IsNegative, How);
  Code = overflowed(F, Code, Magnitude, IsNegative, How);
  Number Signed = Code | ((Bits >> (32 - F.width())) & (1 << (F.width() - 1)));
  return select(isNaN(In), Bits.likeBits(F.NaN), Signed);
}

/// An f32 as an exponent alone; the sign is lost.
static Number narrowPower(Number In, Mode How) {
  Number Magnitude = bitsOf(In) & 0x7fffffff;
  Number Code = Magnitude >> 23;
  // Below 2^-126, f32 has no leading one at its place.
  Number IsSmall = lessUnsigned(Magnitude, 0x800000);
  if (How == Mode::Up) {
    Number OfSmall =
        toUnsigned(lessUnsigned(Magnitude.likeBits(0x400000), Magnitude), 32);
    Code = select(IsSmall, OfSmall, (Magnitude + 0x7fffff) >> 23);
  } else if (How == Mode::Even || How == Mode::Away) {
    Number OfSmall = toUnsigned(!lessUnsigned(Magnitude, 0x600000), 32);
    Code = select(IsSmall, OfSmall, (Magnitude + 0x400000) >> 23);
  }
  Code = select(lessUnsigned(Code, 0xff), Code, Code.likeBits(0xfe));
  return toUnsigned(select(isNaN(In), Code.likeBits(0xff), Code), 8);
}

/// An f32 whose last 13 bits are zeros.
static Number narrowToTF32(const Machine &M, Number In, Mode How) {
  ImplicitLocOpBuilder &B = In.builder();
  Type F32 = B.getF32Type();
  // The instruction keeps the first bits of a NaN, which may be those of an
  // infinity.
  if (How == Mode::Even && M.has(Feature::FloatToTF32)) {
    Number Code = intrinsic("llvm.nvvm.f2tf32.rn", B.getI32Type(), {In});
    return select(isNaN(In), In.like(NAN), asFloat(Code, F32));
  }
  constexpr uint32_t Cut = 0x1fff;
  Number Bits = bitsOf(In);
  Number IsNegative = less(Bits, 0), None = Bits.likeBits(0);
  Number Added = None;
  switch (How) {
  case Mode::Even:
    Added = ((Bits >> 13) & 1) + (Cut >> 1);
    break;
  case Mode::Away:
    Added = Bits.likeBits((Cut >> 1) + 1);
    break;
  case Mode::Down:
    Added = select(IsNegative, Bits.likeBits(Cut), None);
    break;
  case Mode::Up:
    Added = select(IsNegative, None, Bits.likeBits(Cut));
    break;
  case Mode::Zero:
    break;
  }
  Number Rounded = asFloat((Bits + Added) & ~uint64_t(Cut), F32);
  return select(isNaN(In), In.like(NAN), Rounded);
}

//===----------------------------------------------------------------------===//
// Any to any
//===----------------------------------------------------------------------===//

/// In the order of Mode.
static constexpr LLVM::RoundingMode Roundings[] = {
    LLVM::RoundingMode::NearestTiesToEven, LLVM::RoundingMode::TowardZero,
    LLVM::RoundingMode::TowardNegative, LLVM::RoundingMode::TowardPositive,
    LLVM::RoundingMode::NearestTiesToAway};

static Number truncateIn(Number In, Type To, Mode How) {
  ImplicitLocOpBuilder &B = In.builder();
  return {B, LLVM::ConstrainedFPTruncIntr::create(
                 B, To, In, Roundings[unsigned(How)],
                 LLVM::FPExceptionBehavior::Ignore)};
}

Number roundToOdd(Number In) {
  Type F32 = In.builder().getF32Type();
  Number Cut = truncateIn(In, F32, Mode::Zero);
  Number IsExact = equal(toFloat(Cut, In.type()), In);
  // NaN stays one.
  Number Bits = bitsOf(Cut) | toUnsigned(!IsExact, 32);
  return asFloat(Bits, F32);
}

Number convertFloat(const Machine &M, Number In, Type From, Type To, Mode How) {
  ImplicitLocOpBuilder &B = In.builder();
  Type F32 = B.getF32Type();
  // What is in a register of f32 may have been computed, so that it is no tf32.
  if (From == To)
    return In;
  if (formatOf(From) || isa<Float8E8M0FNUType>(From))
    In = widenFloat(M, In, From);
  unsigned Width = To.getIntOrFloatBitWidth();
  bool IsTF32 = isa<FloatTF32Type>(To);
  bool IsPlain = Width >= 16 && !IsTF32;
  if (IsPlain && Width > In.width())
    return toFloat(In, To);
  if (In.type() == To)
    return In;
  if (In.width() == 16 || (In.width() == 64 && (!IsPlain || How == Mode::Away)))
    In = In.width() == 16 ? toFloat(In, F32) : roundToOdd(In);
  if (IsPlain && How == Mode::Even)
    return toFloat(In, To);
  if (IsPlain && How != Mode::Away)
    return truncateIn(In, To, How);
  if (IsTF32)
    return narrowToTF32(M, In, How);
  if (isa<Float8E8M0FNUType>(To))
    return narrowPower(In, How);
  if (IsPlain) {
    const Format &F = isa<BFloat16Type>(To) ? BF16 : F16;
    return asFloat(toUnsigned(narrow(F, In, How), 16), To);
  }
  bool IsE4M3 = isa<Float8E4M3FNType>(To);
  if (How == Mode::Even && M.has(Feature::FP8Conversions) &&
      (IsE4M3 || isa<Float8E5M2Type>(To)))
    return toUnsigned(intrinsic(IsE4M3 ? "llvm.nvvm.ff.to.e4m3x2.rn"
                                       : "llvm.nvvm.ff.to.e5m2x2.rn",
                                B.getI16Type(), {In.like(0), In}),
                      8);
  return toUnsigned(narrow(*formatOf(To), In, How), 8);
}

} // namespace opennvvm::tile::numbers
