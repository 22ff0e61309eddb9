//===- FlowArithmetic.cpp - Undefined bits through arithmetic -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Instructions/Handlers.h"
#include "Machine/Undefined/Flow.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

/// The bits of the parts of a type that are computed separately.
static unsigned partBits(Ty T) {
  switch (T) {
  case Ty::F16x2:
  case Ty::BF16x2:
  case Ty::U16x2:
  case Ty::S16x2:
    return 16;
  case Ty::U8x4:
  case Ty::S8x4:
    return 8;
  case Ty::F32x2:
    return 32;
  default:
    return bitsOf(T);
  }
}

/// Sets all bits of each part that has any.
static Word spread(Word Bits, unsigned Part, unsigned Width) {
  Word Mask = maskTo(~Word(0), Part), Result = 0;
  for (unsigned At = 0; At < Width; At += Part)
    if (Bits >> At & Mask)
      Result |= Mask << At;
  return Result;
}

static Word together(const Flow &F, unsigned Bits) {
  Word All = 0;
  for (unsigned N = 1; N < F.I.NumOps; ++N)
    All |= F.in(N, Bits).Bits;
  return All;
}

void throughParts(const Flow &F) {
  unsigned Bits = bitsOf(F.I.M.T[0]);
  // Operands of other widths go into every part.
  for (unsigned N = 1; N < F.I.M.NumTypes; ++N)
    if (F.I.M.T[N] != F.I.M.T[0])
      return anyToAll(F);
  F.out(spread(together(F, Bits), partBits(F.I.M.T[0]), Bits));
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

namespace {
/// A number of which some bits are undefined.
struct Number {
  Word Value = 0, Unknown = 0;
  Word least() const { return Value & ~Unknown; }
  Word most() const { return Value | Unknown; }
};
} // namespace

static Number number(const Flow &F, unsigned N, unsigned Bits) {
  return {F.value(N, Bits), F.in(N, Bits).Bits};
}

/// The undefined bits of a sum: those of its terms, and the carries that they
/// can make a difference to.
static Word sum(const Number &A, const Number &B, bool Carry) {
  Word Least = A.least() + B.least() + Carry,
       Most = A.most() + B.most() + Carry;
  Word CarriesOfLeast = Least ^ A.least() ^ B.least(),
       CarriesOfMost = Most ^ A.most() ^ B.most();
  return A.Unknown | B.Unknown | (CarriesOfLeast ^ CarriesOfMost);
}

static bool isPlainInteger(const Instruction &I) {
  Ty T = I.M.T[0];
  return !isFloat(elementOf(T)) && partBits(T) == bitsOf(T) && !I.M.Sat;
}

static void setCarry(const Flow &F) {
  if (F.I.M.CC)
    F.X.T.Bits->Carry = F.anyIn();
}

void throughAdd(const Flow &F) {
  setCarry(F);
  if (!isPlainInteger(F.I))
    return throughParts(F);
  unsigned Bits = bitsOf(F.I.M.T[0]);
  F.out(maskTo(sum(number(F, 1, Bits), number(F, 2, Bits), false), Bits));
}

void throughSubtract(const Flow &F) {
  setCarry(F);
  if (!isPlainInteger(F.I))
    return throughParts(F);
  unsigned Bits = bitsOf(F.I.M.T[0]);
  Number B = number(F, 2, Bits);
  B.Value = maskTo(~B.Value, Bits);
  F.out(maskTo(sum(number(F, 1, Bits), B, true), Bits));
}

void throughNegate(const Flow &F) {
  if (!isPlainInteger(F.I))
    return throughParts(F);
  unsigned Bits = bitsOf(F.I.M.T[0]);
  Number A = number(F, 1, Bits);
  A.Value = maskTo(~A.Value, Bits);
  F.out(maskTo(sum({}, A, true), Bits));
}

void throughCarry(const Flow &F) {
  ThreadBits &B = *F.X.T.Bits;
  bool Any = B.Carry || F.anyIn();
  F.out(Any ? ~Word(0) : 0);
  if (F.I.M.CC)
    B.Carry = Any;
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

static unsigned trailing(Word V) {
  return V ? uint64_t(V) ? countr_zero(uint64_t(V))
                         : 64 + countr_zero(uint64_t(V >> 64))
           : 128;
}

/// The undefined bits of a product: from the lowest one on that an undefined
/// bit of a factor has part in.
static Word product(const Number &A, const Number &B) {
  // The lowest bit that may be set.
  unsigned LowA = trailing(A.most()), LowB = trailing(B.most());
  unsigned From =
      std::min(trailing(A.Unknown) + LowB, trailing(B.Unknown) + LowA);
  return From >= 128 ? 0 : ~Word(0) << From;
}

/// A factor of a product, extended as the type says.
static Number factor(const Flow &F, unsigned N) {
  Ty T = F.I.M.T[0];
  unsigned Bits = bitsOf(T);
  Number A = number(F, N, Bits);
  if (isSigned(T)) {
    A.Value = Word(__int128(SignExtend64(uint64_t(A.Value), Bits)));
    A.Unknown = Word(__int128(SignExtend64(uint64_t(A.Unknown), Bits)));
  }
  return A;
}

/// The undefined bits of the part of the product that the instruction has.
static Word productPart(const Flow &F) {
  unsigned Bits = bitsOf(F.I.M.T[0]);
  Word Unknown = product(factor(F, 1), factor(F, 2));
  return F.I.M.Hi ? maskTo(Unknown >> Bits, Bits)
                  : maskTo(Unknown, F.I.M.Wide ? 2 * Bits : Bits);
}

void throughMultiply(const Flow &F) {
  if (!isPlainInteger(F.I))
    return throughParts(F);
  F.out(productPart(F));
}

void throughMad(const Flow &F) {
  setCarry(F);
  if (!isPlainInteger(F.I) || F.I.M.Hi)
    return throughParts(F);
  unsigned Bits = bitsOf(F.I.M.T[0]), Width = F.I.M.Wide ? 2 * Bits : Bits;
  Word Product = factor(F, 1).Value * factor(F, 2).Value;
  F.out(maskTo(
      sum({maskTo(Product, Width), productPart(F)}, number(F, 3, Width), false),
      Width));
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

static bool isInteger(Ty T) {
  return !isFloat(T) && !isPackedHalf(T) && !isNarrow(T) && T != Ty::TF32 &&
         partBits(T) == bitsOf(T);
}

/// Integers of other widths are moved. Each of two sources of a packed result
/// has its half.
void throughConvert(const Flow &F) {
  Ty To = F.I.M.T[0], From = F.I.M.T[1];
  if (isInteger(To) && isInteger(From) && !F.I.M.Sat && F.I.NumOps == 2)
    return byMoving(F);
  unsigned Half = bitsOf(To) / 2;
  bool IsOfTwo = F.I.NumOps >= 3 && bitsOf(From) == 32 &&
                 (isPackedHalf(To) || (isNarrow(To) && To < Ty::E4M3x4));
  if (!IsOfTwo || F.I.M.R == Round::RS || F.I.M.Scaled || F.I.M.ScaledOnce)
    return anyToAll(F);
  Word Mask = maskTo(~Word(0), Half);
  F.out((F.in(1, 32).Bits ? Mask << Half : 0) | (F.in(2, 32).Bits ? Mask : 0));
}

} // namespace opennvvm::ptxmachine
