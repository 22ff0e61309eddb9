//===- Arithmetic.cpp - Integers ------------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Exec.h"
#include "Machine/Instructions/Handlers.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

/// The bits of the parts of a type that are computed separately; 0 for a
/// scalar.
static unsigned bitsOfParts(Ty T) {
  return T == Ty::U16x2 || T == Ty::S16x2 ? 16
         : T == Ty::U8x4 || T == Ty::S8x4 ? 8
                                          : 0;
}

/// Calls \p Do with each pair of parts, extended as the type says.
template <typename Fn>
static uint64_t byParts(Ty T, uint64_t A, uint64_t B, Fn Do) {
  unsigned Bits = bitsOfParts(T);
  auto Mask = maskTrailingOnes<uint64_t>(Bits);
  auto Part = [&](uint64_t V, unsigned At) {
    V = V >> At & Mask;
    return isSigned(T) ? SignExtend64(V, Bits) : int64_t(V);
  };
  uint64_t Result = 0;
  for (unsigned At = 0; At < 32; At += Bits)
    Result |= (uint64_t(Do(Part(A, At), Part(B, At))) & Mask) << At;
  return Result;
}

static int64_t saturated(int64_t V, unsigned Bits, bool Signed) {
  return std::clamp(V, Signed ? minIntN(Bits) : 0,
                    Signed ? maxIntN(Bits) : int64_t(maxUIntN(Bits)));
}

static bool isFloatOp(const Instruction &I) {
  return isFloat(elementOf(I.M.T[0]));
}

/// a + b or a - b for integers, with carries and saturation.
static bool addInteger(Exec &X, const Instruction &I, bool Subtract,
                       bool WithCarry) {
  Ty T = I.M.T[0];
  unsigned Bits = bitsOf(T);
  bool Signed = isSigned(T);
  if (unsigned Part = bitsOfParts(T)) {
    X.set(I.Ops[0], byParts(T, X.get64(I.Ops[1], 32), X.get64(I.Ops[2], 32),
                            [&](int64_t A, int64_t B) {
                              int64_t V = Subtract ? A - B : A + B;
                              return I.M.Sat ? saturated(V, Part, Signed) : V;
                            }));
    return true;
  }
  if (I.M.Sat) {
    if (Bits != 32)
      return X.fail(".sat with a type of " + Twine(Bits) + " bits");
    int64_t A = Signed ? X.getSigned(I.Ops[1], 32)
                       : int64_t(X.get64(I.Ops[1], 32)),
            B = Signed ? X.getSigned(I.Ops[2], 32)
                       : int64_t(X.get64(I.Ops[2], 32));
    X.set(I.Ops[0], uint32_t(saturated(Subtract ? A - B : A + B, 32, Signed)));
    return true;
  }
  Word A = X.get(I.Ops[1], Bits), B = X.get(I.Ops[2], Bits);
  if (Subtract)
    B = maskTo(~B, Bits);
  // CC.CF is the carry of the sum; for subtractions, its complement borrows.
  Word In = WithCarry ? Word(Subtract ? !X.T.Carry : X.T.Carry) : Subtract;
  Word Sum = A + B + In;
  X.set(I.Ops[0], maskTo(Sum, Bits));
  if (I.M.CC)
    X.T.Carry = bool(Sum >> Bits) != Subtract;
  return true;
}

bool runAdd(Exec &X, const Instruction &I) {
  return isFloatOp(I) ? runFloatBinary(X, I, '+')
                      : addInteger(X, I, false, false);
}
bool runSubtract(Exec &X, const Instruction &I) {
  return isFloatOp(I) ? runFloatBinary(X, I, '-')
                      : addInteger(X, I, true, false);
}
bool runAddCarry(Exec &X, const Instruction &I) {
  return addInteger(X, I, false, true);
}
bool runSubtractCarry(Exec &X, const Instruction &I) {
  return addInteger(X, I, true, true);
}

/// The full product of two operands: 2 * Bits wide.
static Word product(Exec &X, const Instruction &I, unsigned Bits) {
  if (isSigned(I.M.T[0]))
    return Word(__int128(X.getSigned(I.Ops[1], Bits)) *
                __int128(X.getSigned(I.Ops[2], Bits)));
  return Word(X.get64(I.Ops[1], Bits)) * Word(X.get64(I.Ops[2], Bits));
}

/// The part of the product selected by .lo, .hi and .wide.
static Word part(const Instruction &I, Word Product, unsigned Bits) {
  if (I.M.Hi)
    return maskTo(Product >> Bits, Bits);
  return maskTo(Product, I.M.Wide ? 2 * Bits : Bits);
}

bool runMultiply(Exec &X, const Instruction &I) {
  if (isFloatOp(I))
    return runFloatBinary(X, I, '*');
  unsigned Bits = bitsOf(I.M.T[0]);
  if (!I.M.Lo && !I.M.Hi && !I.M.Wide)
    return X.fail("an integer product without .lo, .hi or .wide");
  X.set(I.Ops[0], part(I, product(X, I, Bits), Bits));
  return true;
}

static bool multiplyAdd(Exec &X, const Instruction &I, bool WithCarry) {
  unsigned Bits = bitsOf(I.M.T[0]), Wide = I.M.Wide ? 2 * Bits : Bits;
  Word Product = part(I, product(X, I, Bits), Bits);
  if (I.M.Sat) {
    int64_t Sum =
        SignExtend64(uint64_t(Product), Bits) + X.getSigned(I.Ops[3], Bits);
    Sum = std::min<int64_t>(std::max<int64_t>(Sum, INT32_MIN), INT32_MAX);
    X.set(I.Ops[0], uint32_t(Sum));
    return true;
  }
  Word Sum = Product + X.get(I.Ops[3], Wide) + (WithCarry && X.T.Carry);
  X.set(I.Ops[0], maskTo(Sum, Wide));
  if (I.M.CC)
    X.T.Carry = bool(Sum >> Wide);
  return true;
}

bool runMad(Exec &X, const Instruction &I) {
  return isFloatOp(I) ? runFma(X, I) : multiplyAdd(X, I, false);
}
bool runMadCarry(Exec &X, const Instruction &I) {
  return multiplyAdd(X, I, true);
}

/// clmad: the product of polynomials over GF(2), and a sum without carries.
bool runCarrylessMad(Exec &X, const Instruction &I) {
  if (I.M.T[0] != Ty::U64 || I.M.Lo == I.M.Hi)
    return X.fail("clmad needs .lo.u64 or .hi.u64");
  uint64_t A = X.get64(I.Ops[1]);
  Word B = X.get(I.Ops[2], 64), Product = 0;
  for (unsigned N = 0; N < 64; ++N)
    Product ^= A >> N & 1 ? B << N : 0;
  X.set(I.Ops[0],
        uint64_t(I.M.Hi ? Product >> 64 : Product) ^ X.get64(I.Ops[3]));
  return true;
}

/// The 48-bit product of the low 24 bits; .hi takes its upper 32.
static uint64_t product24(Exec &X, const Instruction &I) {
  uint64_t P =
      isSigned(I.M.T[0])
          ? uint64_t(X.getSigned(I.Ops[1], 24) * X.getSigned(I.Ops[2], 24))
          : X.get64(I.Ops[1], 24) * X.get64(I.Ops[2], 24);
  return uint32_t(I.M.Hi ? P >> 16 : P);
}
bool runMul24(Exec &X, const Instruction &I) {
  X.set(I.Ops[0], product24(X, I));
  return true;
}
bool runMad24(Exec &X, const Instruction &I) {
  uint64_t P = product24(X, I);
  if (I.M.Sat) {
    int64_t Sum = int32_t(P) + X.getSigned(I.Ops[3], 32);
    Sum = std::min<int64_t>(std::max<int64_t>(Sum, INT32_MIN), INT32_MAX);
    X.set(I.Ops[0], uint32_t(Sum));
    return true;
  }
  X.set(I.Ops[0], uint32_t(P + X.get64(I.Ops[3], 32)));
  return true;
}

/// Division by zero gives all ones; overflow wraps.
static bool divide(Exec &X, const Instruction &I, bool Remainder) {
  unsigned Bits = bitsOf(I.M.T[0]);
  Word Result;
  if (isSigned(I.M.T[0])) {
    __int128 A = X.getSigned(I.Ops[1], Bits), B = X.getSigned(I.Ops[2], Bits);
    Result = !B ? Word(-1) : Word(Remainder ? A % B : A / B);
  } else {
    uint64_t A = X.get64(I.Ops[1], Bits), B = X.get64(I.Ops[2], Bits);
    Result = !B ? Word(-1) : Word(Remainder ? A % B : A / B);
  }
  X.set(I.Ops[0], maskTo(Result, Bits));
  return true;
}
bool runDivide(Exec &X, const Instruction &I) {
  return isFloatOp(I) ? runFloatBinary(X, I, '/') : divide(X, I, false);
}
bool runRemainder(Exec &X, const Instruction &I) { return divide(X, I, true); }

bool runAbs(Exec &X, const Instruction &I) {
  if (isFloatOp(I))
    return runFloatSign(X, I, true);
  unsigned Bits = bitsOf(I.M.T[0]);
  int64_t V = X.getSigned(I.Ops[1], Bits);
  X.set(I.Ops[0], maskTo(V < 0 ? Word(0) - uint64_t(V) : uint64_t(V), Bits));
  return true;
}
bool runNegate(Exec &X, const Instruction &I) {
  if (isFloatOp(I))
    return runFloatSign(X, I, false);
  if (bitsOfParts(I.M.T[0])) {
    X.set(I.Ops[0], byParts(I.M.T[0], 0, X.get64(I.Ops[1], 32),
                            [](int64_t A, int64_t B) { return A - B; }));
    return true;
  }
  unsigned Bits = bitsOf(I.M.T[0]);
  X.set(I.Ops[0], maskTo(Word(0) - X.get(I.Ops[1], Bits), Bits));
  return true;
}

static uint64_t extreme(Ty T, uint64_t A, uint64_t B, unsigned Bits,
                        bool IsMax) {
  bool Less =
      isSigned(T) ? SignExtend64(A, Bits) < SignExtend64(B, Bits) : A < B;
  return Less != IsMax ? A : B;
}
static bool extremeOf(Exec &X, const Instruction &I, bool IsMax) {
  Ty T = I.M.T[0];
  if (isFloatOp(I))
    return runFloatMinMax(X, I, IsMax);
  unsigned Bits = bitsOf(T);
  uint64_t A = X.get64(I.Ops[1], Bits), B = X.get64(I.Ops[2], Bits);
  uint64_t Result;
  if (bitsOfParts(T))
    Result = byParts(T, A, B, [&](int64_t P, int64_t Q) {
      int64_t V = IsMax ? std::max(P, Q) : std::min(P, Q);
      return I.M.Relu ? std::max<int64_t>(V, 0) : V;
    });
  else
    Result = extreme(T, A, B, Bits, IsMax);
  if (I.M.Relu && !bitsOfParts(T))
    Result = extreme(T, Result, 0, Bits, true);
  X.set(I.Ops[0], Result);
  return true;
}
bool runMin(Exec &X, const Instruction &I) { return extremeOf(X, I, false); }
bool runMax(Exec &X, const Instruction &I) { return extremeOf(X, I, true); }

bool runAbsDifference(Exec &X, const Instruction &I) {
  unsigned Bits = bitsOf(I.M.T[0]);
  uint64_t A = X.get64(I.Ops[1], Bits), B = X.get64(I.Ops[2], Bits);
  uint64_t High = extreme(I.M.T[0], A, B, Bits, true),
           Low = extreme(I.M.T[0], A, B, Bits, false);
  X.set(I.Ops[0], maskTo(High - Low + X.get64(I.Ops[3], Bits), Bits));
  return true;
}

/// Piece \p N, of \p Bits bits, of an operand, read as type \p T.
static int64_t piece(uint64_t V, unsigned N, unsigned Bits, Ty T) {
  uint64_t Part = V >> (N * Bits) & maskTrailingOnes<uint64_t>(Bits);
  return isSigned(T) ? SignExtend64(Part, Bits) : int64_t(Part);
}

bool runDot4(Exec &X, const Instruction &I) {
  uint64_t A = X.get64(I.Ops[1], 32), B = X.get64(I.Ops[2], 32);
  int64_t Sum = int64_t(X.get64(I.Ops[3], 32));
  for (unsigned N = 0; N < 4; ++N)
    Sum += piece(A, N, 8, I.M.T[0]) * piece(B, N, 8, I.M.T[1]);
  X.set(I.Ops[0], uint32_t(Sum));
  return true;
}
bool runDot2(Exec &X, const Instruction &I) {
  uint64_t A = X.get64(I.Ops[1], 32), B = X.get64(I.Ops[2], 32);
  int64_t Sum = int64_t(X.get64(I.Ops[3], 32));
  for (unsigned N = 0; N < 2; ++N)
    Sum +=
        piece(A, N, 16, I.M.T[0]) * piece(B, I.M.Hi ? N + 2 : N, 8, I.M.T[1]);
  X.set(I.Ops[0], uint32_t(Sum));
  return true;
}

} // namespace opennvvm::ptxmachine
