//===- Convert.cpp - cvt --------------------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Exec.h"
#include "Machine/Instructions/FloatBits.h"
#include "Machine/Instructions/Handlers.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

/// Converts a float to an integer of type \p To: a value out of range becomes
/// the nearest limit. NaN is 0; for f64 or 64-bit results it is the number with
/// only its highest bit set.
static uint64_t floatToInteger(uint64_t Bits, Ty From, Ty To, const Mods &M) {
  if (M.Ftz && From == Ty::F32)
    Bits = flush(Bits, From);
  APFloat F = toFloat(Bits, From);
  if (F.isNaN())
    return From == Ty::F64 || bitsOf(To) == 64 ? uint64_t(1) << (bitsOf(To) - 1)
                                               : 0;
  APSInt Result(bitsOf(To), !isSigned(To));
  bool Exact;
  F.convertToInteger(Result, rounding(M.R), &Exact); // Clamps.
  return Result.getZExtValue();
}

static uint64_t integerToFloat(uint64_t Bits, Ty From, Ty To, const Mods &M) {
  APFloat F(semantics(To));
  F.convertFromAPInt(APInt(bitsOf(From), Bits), isSigned(From), rounding(M.R));
  uint64_t Result = toBits(F, To);
  return M.Sat ? saturate(Result, To) : Result;
}

static uint64_t floatToFloat(uint64_t Bits, Ty From, Ty To, const Mods &M) {
  if (M.Ftz && From == Ty::F32)
    Bits = flush(Bits, From);
  APFloat F = toFloat(Bits, From);
  if (M.R == Round::RNI || M.R == Round::RZI || M.R == Round::RMI ||
      M.R == Round::RPI)
    F.roundToIntegral(rounding(M.R));
  bool Loses;
  F.convert(semantics(To), rounding(M.R), &Loses);
  if (M.Relu && !F.isNaN() && F.isNegative())
    F = APFloat::getZero(semantics(To));
  if (M.SatFinite && F.isInfinity())
    F = APFloat::getLargest(semantics(To), F.isNegative());
  if (M.PositiveZero && F.isZero())
    F.clearSign();
  uint64_t Result = toBits(F, To);
  if (M.Ftz && To == Ty::F32)
    Result = flush(Result, To);
  return M.Sat ? saturate(Result, To) : Result;
}

/// Converts an integer to another width: .sat clamps, otherwise upper bits are
/// dropped.
static uint64_t integerToInteger(Exec &X, const Operand &O, Ty From, Ty To,
                                 const Mods &M) {
  unsigned Bits = bitsOf(From), Width = bitsOf(To);
  __int128 V = isSigned(From) ? __int128(X.getSigned(O, Bits))
                              : __int128(X.get64(O, Bits));
  if (M.Sat) {
    __int128 Low = isSigned(To) ? -(__int128(1) << (Width - 1)) : 0;
    __int128 High = (__int128(1) << (isSigned(To) ? Width - 1 : Width)) - 1;
    V = V < Low ? Low : V > High ? High : V;
  }
  return uint64_t(V) & maskTrailingOnes<uint64_t>(Width);
}

/// Stochastic rounding to f16, with 13 random bits, or bf16, with 16.
static uint64_t randomly(uint64_t Bits, Ty To, uint64_t Random, const Mods &M) {
  unsigned Width = To == Ty::F16 ? 13 : 16;
  APFloat F = toFloat(Bits, Ty::F32);
  if (F.isNaN())
    return canonicalNaN(To);
  if (M.Relu && F.isNegative())
    return 0;
  if (F.isInfinity())
    return toBits(M.SatFinite
                      ? APFloat::getLargest(semantics(To), F.isNegative())
                      : APFloat::getInf(semantics(To), F.isNegative()),
                  To);
  return roundRandomly(F, semantics(To),
                       unsigned(Random & maskTrailingOnes<uint64_t>(Width)),
                       Width, M.SatFinite);
}

/// Packs two floats into one register, the first operand in the upper half.
static bool pack(Exec &X, const Instruction &I) {
  Ty To = I.M.T[0], From = I.M.T[1];
  if (!isPackedHalf(To) || From != Ty::F32 ||
      (I.M.R == Round::RS) != (I.NumOps == 4))
    return X.fail("cvt between these types is not known");
  Ty E = To == Ty::F16x2 ? Ty::F16 : Ty::BF16;
  if (I.M.R == Round::RS) {
    uint64_t Random = X.get64(I.Ops[3], 32);
    X.set(I.Ops[0], randomly(X.get64(I.Ops[1], 32), E, Random >> 16, I.M)
                            << 16 |
                        randomly(X.get64(I.Ops[2], 32), E, Random, I.M));
    return true;
  }
  uint64_t High = floatToFloat(X.get64(I.Ops[1], 32), From, E, I.M),
           Low = floatToFloat(X.get64(I.Ops[2], 32), From, E, I.M);
  X.set(I.Ops[0], High << 16 | Low);
  return true;
}

/// A float with only 10 bits of its fraction; the other 13 are zero, even in a
/// NaN.
static uint64_t floatToTensor(uint64_t V, const Mods &M) {
  APFloat F = toFloat(V, Ty::F32);
  if (F.isNaN())
    return V & 0xFFFFE000;
  if (M.Relu && F.isNegative())
    return 0;
  uint64_t Half = M.R == Round::RZ    ? 0
                  : M.R == Round::RNA ? 0x1000
                                      : 0xFFF + (V >> 13 & 1);
  uint64_t Result = F.isFinite() ? (V + Half) & 0xFFFFE000 : V;
  if (M.PositiveZero && Result == 0x80000000)
    return 0;
  bool Overflows = (Result & 0x7F800000) == 0x7F800000;
  return M.SatFinite && Overflows ? (V & 0x80000000) | 0x7F7FE000 : Result;
}

bool runConvert(Exec &X, const Instruction &I) {
  Ty To = I.M.T[0], From = I.M.T[1];
  if (isNarrow(To) || isNarrow(From))
    return convertNarrow(X, I);
  if (I.NumOps >= 3)
    return pack(X, I);
  if (To == Ty::TF32) {
    X.set(I.Ops[0], floatToTensor(X.get64(I.Ops[1], 32), I.M));
    return true;
  }
  uint64_t V = X.get64(I.Ops[1], bitsOf(From));
  bool FloatFrom = isFloat(From), FloatTo = isFloat(To);
  uint64_t Result = FloatFrom && FloatTo ? floatToFloat(V, From, To, I.M)
                    : FloatFrom          ? floatToInteger(V, From, To, I.M)
                    : FloatTo ? integerToFloat(V, From, To, I.M)
                              : integerToInteger(X, I.Ops[1], From, To, I.M);
  // A register wider than the type contains the extended value.
  X.set(I.Ops[0],
        isSigned(To) ? Word(SignExtend64(Result, bitsOf(To))) : Word(Result));
  return true;
}

} // namespace opennvvm::ptxmachine
