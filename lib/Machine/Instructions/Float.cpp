//===- Float.cpp - Floating-point arithmetic ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Exec.h"
#include "Machine/Instructions/FloatBits.h"
#include "Machine/Instructions/Handlers.h"
#include <cmath>
#include <numbers>

using namespace llvm;

namespace opennvvm::ptxmachine {

const fltSemantics &semantics(Ty T) {
  switch (T) {
  case Ty::F16:
  case Ty::F16x2:
    return APFloat::IEEEhalf();
  case Ty::BF16:
  case Ty::BF16x2:
    return APFloat::BFloat();
  case Ty::F64:
    return APFloat::IEEEdouble();
  default:
    return APFloat::IEEEsingle();
  }
}

RoundingMode rounding(Round R) {
  switch (R) {
  case Round::RZ:
  case Round::RZI:
    return APFloat::rmTowardZero;
  case Round::RM:
  case Round::RMI:
    return APFloat::rmTowardNegative;
  case Round::RP:
  case Round::RPI:
    return APFloat::rmTowardPositive;
  case Round::RNA:
    return APFloat::rmNearestTiesToAway;
  default:
    return APFloat::rmNearestTiesToEven;
  }
}

APFloat toFloat(uint64_t Bits, Ty T) {
  const fltSemantics &S = semantics(T);
  unsigned Width = APFloat::getSizeInBits(S);
  return APFloat(S, APInt(Width, Bits & maskTrailingOnes<uint64_t>(Width)));
}

uint64_t canonicalNaN(Ty T) {
  return T == Ty::F64 ? 0x7FF8000000000000 : T == Ty::F32 ? 0x7FFFFFFF : 0x7FFF;
}

uint64_t toBits(const APFloat &F, Ty T) {
  return F.isNaN() ? canonicalNaN(T) : F.bitcastToAPInt().getZExtValue();
}

uint64_t flush(uint64_t Bits, Ty T) {
  APFloat F = toFloat(Bits, T);
  return F.isDenormal()
             ? toBits(APFloat::getZero(F.getSemantics(), F.isNegative()), T)
             : Bits;
}

uint64_t saturate(uint64_t Bits, Ty T) {
  APFloat F = toFloat(Bits, T), One(semantics(T), 1);
  if (F.isNaN() || F.isNegative() || F.isZero())
    return 0;
  return F < One ? Bits : toBits(One, T);
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

/// One operation on one element.
static uint64_t binary(uint64_t A, uint64_t B, Ty T, char Operation,
                       const Mods &M) {
  if (M.Ftz)
    A = flush(A, T), B = flush(B, T);
  APFloat X = toFloat(A, T);
  const APFloat Y = toFloat(B, T);
  RoundingMode R = rounding(M.R);
  switch (Operation) {
  case '+':
    X.add(Y, R);
    break;
  case '-':
    X.subtract(Y, R);
    break;
  case '*':
    X.multiply(Y, R);
    break;
  default:
    X.divide(Y, R);
  }
  uint64_t Result = toBits(X, T);
  if (M.Ftz)
    Result = flush(Result, T);
  return M.Sat ? saturate(Result, T) : Result;
}

/// The type of operand \p N: if an instruction has two types, all sources but
/// the last have the second, narrower type; if it has more, each has its own.
static Ty sourceType(const Mods &M, unsigned N, unsigned Sources) {
  if (M.NumTypes > 2)
    return M.T[N];
  return M.T[M.NumTypes == 2 && N != Sources];
}

/// An element of another type.
static uint64_t converted(uint64_t Bits, Ty From, Ty To, Round R) {
  if (From == To)
    return Bits;
  bool Loses;
  APFloat F = toFloat(Bits, From);
  F.convert(semantics(To), rounding(R), &Loses);
  return toBits(F, To);
}

/// Calls \p Do on the elements of packed operands, or on scalars. Wide sources
/// of a narrow result are combined before it is converted, which loses nothing
/// but what rounding toward zero loses anyway.
template <typename Fn>
static bool elements(Exec &X, const Instruction &I, unsigned Sources, Fn Do) {
  const Mods &M = I.M;
  bool IsNarrowed = M.NumTypes == 3 && isPackedHalf(M.T[0]);
  if (IsNarrowed && M.T[1] != Ty::F32x2)
    return X.fail("how a factor of another format is rounded is not known");
  Ty T = IsNarrowed ? Ty::F32x2 : M.T[0], To = elementOf(M.T[0]),
     E = elementOf(T);
  uint64_t Result = 0;
  for (unsigned Part = 0; Part < (T == E ? 1u : 2u); ++Part) {
    uint64_t In[3] = {};
    for (unsigned N = 0; N < Sources; ++N) {
      Ty From = sourceType(M, N + 1, Sources), Each = elementOf(From);
      uint64_t Bits =
          X.get64(I.Ops[N + 1], bitsOf(From)) >> (Part * bitsOf(Each));
      In[N] = converted(Bits & maskTrailingOnes<uint64_t>(bitsOf(Each)), Each,
                        E, Round::RN);
    }
    uint64_t Bits = converted(Do(In[0], In[1], In[2], E), E, To, M.R);
    if (IsNarrowed && M.Ftz)
      Bits = flush(Bits, To);
    Result |= Bits << (Part * bitsOf(To));
  }
  X.set(I.Ops[0], Result);
  return true;
}

bool runFloatBinary(Exec &X, const Instruction &I, char Operation) {
  return elements(X, I, 2, [&](uint64_t A, uint64_t B, uint64_t, Ty T) {
    return binary(A, B, T, Operation, I.M);
  });
}

/// What tensor copies fill a 16-bit element with that is out of bounds.
static constexpr uint64_t OutOfBoundsNaN = 0x7FF7;

bool runFma(Exec &X, const Instruction &I) {
  return elements(X, I, 3, [&](uint64_t A, uint64_t B, uint64_t C, Ty T) {
    if (I.M.OutOfBounds &&
        ((A & 0x7FFF) == OutOfBoundsNaN || (B & 0x7FFF) == OutOfBoundsNaN))
      return uint64_t(0);
    if (I.M.Ftz)
      A = flush(A, T), B = flush(B, T), C = flush(C, T);
    APFloat F = toFloat(A, T);
    F.fusedMultiplyAdd(toFloat(B, T), toFloat(C, T), rounding(I.M.R));
    uint64_t Result = toBits(F, T);
    if (I.M.Ftz)
      Result = flush(Result, T);
    if (I.M.Relu && (toFloat(Result, T).isNegative()))
      Result = 0;
    return I.M.Sat ? saturate(Result, T) : Result;
  });
}

uint64_t floatExtreme(uint64_t A, uint64_t B, Ty T, const Mods &M, bool IsMax) {
  APFloat P = toFloat(A, T), Q = toFloat(B, T);
  bool Negative = P.isNegative() != Q.isNegative();
  if (M.XorSign || M.Abs)
    P.clearSign(), Q.clearSign();
  APFloat Result = P;
  if (P.isNaN() || Q.isNaN()) {
    if (M.NaN || (P.isNaN() && Q.isNaN()))
      return canonicalNaN(T);
    Result = P.isNaN() ? Q : P;
  } else {
    Result = IsMax ? maximum(P, Q) : minimum(P, Q); // -0 is less than +0.
  }
  if (M.XorSign && Negative)
    Result.changeSign();
  return toBits(Result, T);
}

bool runFloatMinMax(Exec &X, const Instruction &I, bool IsMax) {
  bool Three = I.NumOps == 4;
  return elements(
      X, I, Three ? 3 : 2, [&](uint64_t A, uint64_t B, uint64_t C, Ty T) {
        if (I.M.Ftz)
          A = flush(A, T), B = flush(B, T), C = flush(C, T);
        uint64_t Result = floatExtreme(A, B, T, I.M, IsMax);
        return Three ? floatExtreme(Result, C, T, I.M, IsMax) : Result;
      });
}

/// abs and neg: NaNs keep their bits except for the sign.
bool runFloatSign(Exec &X, const Instruction &I, bool IsAbs) {
  return elements(X, I, 1, [&](uint64_t A, uint64_t, uint64_t, Ty T) {
    uint64_t Sign = 1ull << (bitsOf(T) - 1), V = I.M.Ftz ? flush(A, T) : A;
    return IsAbs ? V & ~Sign : V ^ Sign;
  });
}

bool runCopySign(Exec &X, const Instruction &I) {
  uint64_t Sign = 1ull << (bitsOf(I.M.T[0]) - 1);
  X.set(I.Ops[0], (X.get64(I.Ops[1], bitsOf(I.M.T[0])) & Sign) |
                      (X.get64(I.Ops[2], bitsOf(I.M.T[0])) & ~Sign));
  return true;
}

bool runTestFloat(Exec &X, const Instruction &I) {
  APFloat F = toFloat(X.get64(I.Ops[1], bitsOf(I.M.T[0])), I.M.T[0]);
  bool Result = false;
  switch (I.M.M) {
  case Mode::Finite:
    Result = F.isFinite();
    break;
  case Mode::Infinite:
    Result = F.isInfinity();
    break;
  case Mode::Number:
    Result = !F.isNaN();
    break;
  case Mode::NotANumber:
    Result = F.isNaN();
    break;
  case Mode::Normal:
    Result = F.isNormal() || F.isZero(); // The ISA counts zeros as normal.
    break;
  default:
    Result = F.isDenormal();
  }
  X.set(I.Ops[0], Result);
  return true;
}

//===----------------------------------------------------------------------===//
// Functions of one operand
//===----------------------------------------------------------------------===//

/// Calls \p Compute in double: this gives exact rounding for f32 (the result is
/// never halfway), and approximate instructions may differ by ulps anyway.
template <typename Fn>
static bool function(Exec &X, const Instruction &I, Fn Compute) {
  return elements(X, I, 1, [&](uint64_t A, uint64_t, uint64_t, Ty T) {
    if (I.M.Ftz)
      A = flush(A, T);
    bool Loses;
    APFloat F = toFloat(A, T);
    F.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &Loses);
    APFloat Result(Compute(F.convertToDouble()));
    Result.convert(semantics(T), rounding(I.M.R), &Loses);
    uint64_t Bits = toBits(Result, T);
    return I.M.Ftz ? flush(Bits, T) : Bits;
  });
}

/// rcp.approx.ftz.f64 and rsqrt.approx.ftz.f64 read and write the upper 32 bits
/// of a double.
template <typename Fn>
static bool upperHalf(Exec &X, const Instruction &I, Fn Compute) {
  constexpr uint64_t Upper = 0xFFFFFFFF00000000;
  uint64_t A = X.get64(I.Ops[1]);
  if (toFloat(A, Ty::F64).isNaN()) {
    X.set(I.Ops[0], canonicalNaN(Ty::F64));
    return true;
  }
  uint64_t Result = Compute(flush(A, Ty::F64) & Upper);
  if (!toFloat(Result, Ty::F64).isNaN())
    Result = flush(Result, Ty::F64) & Upper;
  X.set(I.Ops[0], Result);
  return true;
}

static bool isGross(const Instruction &I) {
  return I.M.T[0] == Ty::F64 && I.M.Approx && I.M.Ftz;
}

bool runReciprocal(Exec &X, const Instruction &I) {
  // A quotient, rounded once.
  auto Compute = [&](uint64_t A, Ty T, const Mods &M) {
    return binary(toBits(APFloat(semantics(T), 1), T), A, T, '/', M);
  };
  if (isGross(I))
    return upperHalf(X, I,
                     [&](uint64_t A) { return Compute(A, Ty::F64, Mods()); });
  return elements(X, I, 1, [&](uint64_t A, uint64_t, uint64_t, Ty T) {
    return Compute(A, T, I.M);
  });
}

/// The root of a double in any rounding mode: the nearest one, moved by one if
/// its square is on the wrong side.
static double rootOf(double V, Round R) {
  double Root = std::sqrt(V);
  if (R == Round::RN || R == Round::None || !(V > 0) || std::isinf(V))
    return Root;
  // For a tiny number, the error of the root is not a double; for a larger one
  // it is.
  if (V < 0x1p-900)
    return std::ldexp(rootOf(std::ldexp(V, 128), R), -64);
  double Error = std::fma(Root, Root, -V);
  bool TooBig = Error > 0, TooSmall = Error < 0;
  if (TooBig && R != Round::RP)
    return std::nextafter(Root, 0);
  if (TooSmall && R == Round::RP)
    return std::nextafter(Root, INFINITY);
  return Root;
}
bool runSqrt(Exec &X, const Instruction &I) {
  return function(X, I, [&](double V) { return rootOf(V, I.M.R); });
}
/// 1 / sqrt(V), rounded to nearest: the quotient of doubles, corrected by half
/// of what its square lacks, in 113 bits.
static double reciprocalRoot(double V) {
  double Near = 1 / std::sqrt(V);
  if (!std::isnormal(Near))
    return Near;
  constexpr auto Nearest = APFloat::rmNearestTiesToEven;
  bool Loses;
  auto Wide = [&](double D) {
    APFloat F(D);
    F.convert(APFloat::IEEEquad(), Nearest, &Loses);
    return F;
  };
  APFloat Square = Wide(-Near), Root = Wide(Near);
  Square.multiply(Root, Nearest);
  Square.fusedMultiplyAdd(Wide(V), Wide(1), Nearest);
  Square.multiply(Wide(0.5), Nearest);
  // The series of the root: h + 3/2 h h.
  APFloat Second = Square;
  Second.multiply(Wide(1.5), Nearest);
  Second.fusedMultiplyAdd(Square, Square, Nearest);
  Square = Second;
  Square.fusedMultiplyAdd(Root, Root, Nearest);
  Square.convert(APFloat::IEEEdouble(), Nearest, &Loses);
  return Square.convertToDouble();
}
bool runReciprocalRoot(Exec &X, const Instruction &I) {
  if (isGross(I))
    return upperHalf(X, I, [](uint64_t A) {
      return toBits(APFloat(reciprocalRoot(asDouble(A))), Ty::F64);
    });
  return function(X, I, reciprocalRoot);
}
/// The sine of an angle in turns, \p Quarters of a turn further on. Whole
/// quarters, which a double loses nothing of, are exact.
static double sineOfTurns(double V, long Quarters) {
  double Part = std::fmod(V, 1.0);
  if (std::isnan(Part) || (Part == 0 && !Quarters))
    return Part;
  long Whole = std::lround(4 * Part);
  double Angle = 2 * std::numbers::pi * (Part - double(Whole) / 4);
  double Result = (Whole + Quarters) & 1 ? std::cos(Angle) : std::sin(Angle);
  return (Whole + Quarters) & 2 ? 0 - Result : Result;
}
bool runSin(Exec &X, const Instruction &I) {
  return function(X, I, [&](double V) {
    return I.M.OfTurns ? sineOfTurns(V, 0) : std::sin(V);
  });
}
bool runCos(Exec &X, const Instruction &I) {
  return function(X, I, [&](double V) {
    return I.M.OfTurns ? sineOfTurns(V, 1) : std::cos(V);
  });
}
bool runExp2(Exec &X, const Instruction &I) {
  return function(X, I, [](double V) { return std::exp2(V); });
}
bool runLog2(Exec &X, const Instruction &I) {
  return function(X, I, [](double V) { return std::log2(V); });
}
bool runTanh(Exec &X, const Instruction &I) {
  return function(X, I, [](double V) { return std::tanh(V); });
}

} // namespace opennvvm::ptxmachine
