//===- Converter.cpp - Conversions with any rounding ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// This relies on two facts. Rounding twice in the same direction, first to a
// finer format, equals rounding once. This is not true for rounding to nearest,
// for which LLVM's casts are used, because they round once. And if a number was
// rounded towards zero, the next number away from zero has the next higher bit
// pattern.
//
//===----------------------------------------------------------------------===//

#include "ConvertWord.h"

using namespace llvm;

namespace opennvvm::lowering {

// Indexed by RoundTo.
#define BY_MODE(FROM_TO, SUFFIX)                                               \
  {Intrinsic::nvvm_##FROM_TO##_rn##SUFFIX,                                     \
   Intrinsic::nvvm_##FROM_TO##_rm##SUFFIX,                                     \
   Intrinsic::nvvm_##FROM_TO##_rp##SUFFIX,                                     \
   Intrinsic::nvvm_##FROM_TO##_rz##SUFFIX}
static constexpr Intrinsic::ID DoubleToFloat[2][4] = {BY_MODE(d2f, ),
                                                      BY_MODE(d2f, _ftz)};
/// Indexed by whether the result is unsigned, and has 64 bits; then for floats
/// by whether they are flushed.
static constexpr Intrinsic::ID FloatToInt[2][2][2][4] = {
    {{BY_MODE(f2i, ), BY_MODE(f2i, _ftz)},
     {BY_MODE(f2ll, ), BY_MODE(f2ll, _ftz)}},
    {{BY_MODE(f2ui, ), BY_MODE(f2ui, _ftz)},
     {BY_MODE(f2ull, ), BY_MODE(f2ull, _ftz)}}};
static constexpr Intrinsic::ID DoubleToInt[2][2][4] = {
    {BY_MODE(d2i, ), BY_MODE(d2ll, )}, {BY_MODE(d2ui, ), BY_MODE(d2ull, )}};
static constexpr Intrinsic::ID IntToFloat[] = BY_MODE(i2f, );
static constexpr Intrinsic::ID LongToFloat[] = BY_MODE(ll2f, );
static constexpr Intrinsic::ID LongToDouble[] = BY_MODE(ll2d, );
#undef BY_MODE

Value *Converter::directed(ArrayRef<Intrinsic::ID> ByMode, Value *V) {
  return B.CreateIntrinsic(ByMode[unsigned(Mode)], {}, {V});
}

/// A subnormal float becomes zero if the function flushes.
Value *Converter::flushed(Value *V) {
  if (!Flush || !V->getType()->isFloatTy())
    return V;
  return B.CreateUnaryIntrinsic(Intrinsic::canonicalize, V);
}

/// Whether the bits that were dropped move the result away from zero.
Value *Converter::awayFromZero(Value *Negative, Value *Inexact) {
  switch (Mode) {
  case RoundTo::Down:
    return B.CreateAnd(Negative, Inexact);
  case RoundTo::Up:
    return B.CreateAnd(B.CreateNot(Negative), Inexact);
  case RoundTo::Nearest:
  case RoundTo::Zero:
    return B.getFalse();
  }
  llvm_unreachable("unknown mode");
}

//===----------------------------------------------------------------------===//
// To floating point
//===----------------------------------------------------------------------===//

Value *Converter::floatToHalf(Value *V) {
  if (Mode == RoundTo::Nearest)
    return makeCast(B, Instruction::FPTrunc, V, B.getHalfTy());
  Value *Cut = B.CreateIntrinsic(Intrinsic::nvvm_f2f16_rz, {}, {V});
  if (Mode == RoundTo::Zero)
    return Cut;
  // Compared as bits, so that subnormal numbers differ from zero.
  Value *Bits = B.CreateBitCast(V, B.getInt32Ty());
  Value *Back = B.CreateBitCast(
      makeCast(B, Instruction::FPExt, Cut, B.getFloatTy()), B.getInt32Ty());
  Value *Differs = B.CreateICmpNE(Bits, Back),
        *Inexact = B.CreateAnd(Differs, B.CreateFCmpORD(V, V));
  Value *Away = awayFromZero(B.CreateIsNeg(Bits), Inexact);
  Value *Result = B.CreateBitCast(Cut, B.getInt16Ty());
  Result = B.CreateAdd(Result, B.CreateZExt(Away, B.getInt16Ty()));
  return B.CreateBitCast(Result, B.getHalfTy());
}

/// A bfloat is the upper half of the float with the same value.
Value *Converter::floatToBFloat(Value *V) {
  Type *To = B.getBFloatTy();
  if (Mode == RoundTo::Nearest)
    return makeCast(B, Instruction::FPTrunc, V, To);
  Value *Bits = B.CreateBitCast(V, B.getInt32Ty());
  Value *Inexact = B.CreateIsNotNull(B.CreateAnd(Bits, 0xFFFF));
  Value *Away = awayFromZero(B.CreateIsNeg(Bits), Inexact);
  Value *Result = B.CreateLShr(Bits, 16);
  Result = B.CreateAdd(Result, B.CreateZExt(Away, B.getInt32Ty()));
  Result = B.CreateSelect(B.CreateFCmpUNO(V, V), B.getInt32(0x7FFF), Result);
  return B.CreateBitCast(B.CreateTrunc(Result, B.getInt16Ty()), To);
}

Value *Converter::floatToFloat(Value *V, Type *To) {
  Type *From = V->getType();
  if (From == To)
    return V;
  if (To->isDoubleTy()) // LLVM folds casts without flushing.
    return makeCast(B, Instruction::FPExt, flushed(V), To);
  if (From->isDoubleTy()) {
    if (Mode == RoundTo::Nearest && !To->isFloatTy())
      return makeCast(B, Instruction::FPTrunc, V, To);
    // An intermediate result is not flushed.
    V = directed(DoubleToFloat[Flush && To->isFloatTy()], V);
  } else if (!From->isFloatTy()) {
    V = makeCast(B, Instruction::FPExt, V, B.getFloatTy());
  } else {
    V = flushed(V);
  }
  if (To->isFloatTy()) // From a bfloat, it may still be subnormal.
    return From->isBFloatTy() ? flushed(V) : V;
  return To->isHalfTy() ? floatToHalf(V) : floatToBFloat(V);
}

Value *Converter::integerToFloat(Value *V, Type *To) {
  unsigned Bits = V->getType()->getIntegerBitWidth();
  if (Mode == RoundTo::Nearest)
    return makeCast(B, Instruction::SIToFP, V, To);
  if (Bits < 32)
    V = B.CreateSExt(V, B.getInt32Ty());
  bool Long = Bits == 64;
  if (To->isDoubleTy())
    return Long ? directed(LongToDouble, V)
                : makeCast(B, Instruction::SIToFP, V, To);
  V = Long ? directed(LongToFloat, V) : directed(IntToFloat, V);
  if (To->isFloatTy())
    return V;
  return To->isHalfTy() ? floatToHalf(V) : floatToBFloat(V);
}

Value *Converter::clampToUnit(Value *V) {
  Type *Ty = V->getType();
  Value *Above = B.CreateBinaryIntrinsic(Intrinsic::maximumnum, V,
                                         ConstantFP::get(Ty, 0.0));
  return B.CreateBinaryIntrinsic(Intrinsic::minimumnum, Above,
                                 ConstantFP::get(Ty, 1.0));
}

//===----------------------------------------------------------------------===//
// To integers and to bits
//===----------------------------------------------------------------------===//

Value *Converter::clampTo(Value *V, Type *To, bool Unsigned) {
  unsigned From = V->getType()->getIntegerBitWidth(),
           Bits = To->getIntegerBitWidth();
  if (Bits >= From)
    return V;
  if (Unsigned)
    return B.CreateBinaryIntrinsic(
        Intrinsic::umin, V, B.getInt(APInt::getMaxValue(Bits).zext(From)));
  auto End = [&](const APInt &A) { return B.getInt(A.sext(From)); };
  V = B.CreateBinaryIntrinsic(Intrinsic::smin, V,
                              End(APInt::getSignedMaxValue(Bits)));
  return B.CreateBinaryIntrinsic(Intrinsic::smax, V,
                                 End(APInt::getSignedMinValue(Bits)));
}

Value *Converter::floatToInteger(Value *V, Type *To, bool Unsigned) {
  bool Flushes = Flush && V->getType()->isFloatTy(),
       Double = V->getType()->isDoubleTy();
  if (V->getType()->isHalfTy() || V->getType()->isBFloatTy())
    V = makeCast(B, Instruction::FPExt, V, B.getFloatTy());
  unsigned Bits = To->getIntegerBitWidth();
  bool Long = Bits == 64;
  Value *Result = directed(Double ? DoubleToInt[Unsigned][Long]
                                  : FloatToInt[Unsigned][Long][Flushes],
                           V);
  if (Bits >= 32)
    return Result;
  Result = B.CreateTrunc(clampTo(Result, To, Unsigned), To);
  // A NaN of f64 becomes the number with only its highest bit set, which is the
  // lowest of the signed numbers.
  if (!Double || !Unsigned)
    return Result;
  return B.CreateSelect(B.CreateFCmpUNO(V, V),
                        B.getInt(APInt::getSignMask(Bits)), Result);
}

Value *Converter::floatToTF32(Value *V, bool Finite) {
  static constexpr unsigned CutBits = 13;
  static constexpr uint32_t Cut = (1u << CutBits) - 1, Sign = 0x80000000,
                            Largest = 0x7F7FE000;
  V = flushed(V);
  Value *Bits = B.CreateBitCast(V, B.getInt32Ty());
  Value *Result;
  if (Mode == RoundTo::Nearest) {
    Value *Odd = B.CreateAnd(B.CreateLShr(Bits, CutBits), 1);
    Result = B.CreateAdd(Bits, B.CreateAdd(Odd, B.getInt32(Cut >> 1)));
  } else if (Mode == RoundTo::Zero) {
    Result = Bits;
  } else {
    Value *Inexact = B.CreateIsNotNull(B.CreateAnd(Bits, Cut));
    Value *Away = awayFromZero(B.CreateIsNeg(Bits), Inexact);
    Result = B.CreateAdd(
        Bits, B.CreateSelect(Away, B.getInt32(Cut + 1), B.getInt32(0)));
  }
  Result = B.CreateAnd(Result, ~Cut);
  if (Finite) {
    Value *Size = B.CreateBinaryIntrinsic(
        Intrinsic::umin, B.CreateAnd(Result, ~Sign), B.getInt32(Largest));
    Result = B.CreateOr(Size, B.CreateAnd(Result, Sign));
  }
  return B.CreateSelect(B.CreateFCmpUNO(V, V), B.getInt32(0x7FFFE000), Result);
}

Value *Converter::floatToByte(Value *V, const Byte &To, bool Finite) {
  static constexpr unsigned FloatBits = 23, FloatBias = 127;
  Value *IsNaN = B.CreateFCmpUNO(V, V);
  Value *Bits = B.CreateBitCast(flushed(V), B.getInt32Ty());
  Value *Negative = B.CreateIsNeg(Bits);
  Value *Size = B.CreateAnd(Bits, 0x7FFFFFFF);
  Value *Exponent = B.CreateLShr(Size, FloatBits);
  Value *Fraction = B.CreateAnd(Size, (1u << FloatBits) - 1);
  // A subnormal float is far below half the smallest number of To. Only the
  // fact that some bit is set matters.
  Value *Significand = B.CreateOr(
      Fraction, B.CreateSelect(B.CreateIsNull(Exponent), B.getInt32(0),
                               B.getInt32(1u << FloatBits)));
  // Numbers below the normal range of To lose more bits; once all are lost, the
  // amount does not matter.
  Value *Lowest = B.getInt32(FloatBias - To.Bias + 1);
  Value *Short = B.CreateBinaryIntrinsic(Intrinsic::usub_sat, Lowest, Exponent);
  Value *Drop = B.CreateBinaryIntrinsic(
      Intrinsic::umin,
      B.CreateAdd(Short, B.getInt32(FloatBits - To.MantissaBits)),
      B.getInt32(FloatBits + 2));
  Value *Kept = B.CreateLShr(Significand, Drop);
  Value *Rest = B.CreateSub(Significand, B.CreateShl(Kept, Drop));
  Value *Away = awayFromZero(Negative, B.CreateIsNotNull(Rest));
  if (Mode == RoundTo::Nearest) {
    // More than half of the last bit, or exactly half if the last bit is odd.
    Value *Half = B.CreateShl(B.getInt32(1), B.CreateSub(Drop, B.getInt32(1)));
    Away = B.CreateICmpUGT(B.CreateAdd(Rest, B.CreateAnd(Kept, 1)), Half);
  }
  Value *Above = B.CreateBinaryIntrinsic(Intrinsic::usub_sat, Exponent, Lowest);
  Value *Code = B.CreateAdd(Kept, B.CreateZExt(Away, B.getInt32Ty()));
  Code = B.CreateAdd(Code, B.CreateShl(Above, To.MantissaBits));
  // When rounding towards zero, only infinity becomes infinity.
  Value *TooLarge = B.CreateICmpUGT(Code, B.getInt32(To.Largest));
  Value *Last = B.getInt32(To.Largest);
  if (!Finite) {
    Value *IsInfinite = B.CreateICmpEQ(Size, B.getInt32(0x7F800000));
    Value *Rounds = Mode == RoundTo::Nearest
                        ? cast<Value>(B.getTrue())
                        : awayFromZero(Negative, B.getTrue());
    Last = B.CreateSelect(B.CreateOr(IsInfinite, Rounds),
                          B.getInt32(To.Infinity), Last);
  }
  Code = B.CreateSelect(TooLarge, Last, Code);
  Code = B.CreateOr(Code,
                    B.CreateSelect(Negative, B.getInt32(0x80), B.getInt32(0)));
  return B.CreateSelect(IsNaN, B.getInt32(ByteNaN), Code);
}

} // namespace opennvvm::lowering
