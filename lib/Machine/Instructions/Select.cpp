//===- Select.cpp - Moves, comparisons, selections ------------------------===//
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

/// mov between a register and a list of narrower ones.
static bool moveVector(Exec &X, const Instruction &I) {
  const Operand &To = I.Ops[0], &From = I.Ops[1];
  const Operand *Pool = X.Fr->F->VectorPool.data();
  unsigned Bits = bitsOf(I.M.T[0]);
  if (From.Kind == Operand::Vector) {
    unsigned Each = Bits / From.Count;
    Word Whole = 0;
    for (unsigned N = 0; N < From.Count; ++N)
      Whole |= X.get(Pool[From.Index + N], Each) << (N * Each);
    X.set(To, Whole);
    return true;
  }
  unsigned Each = Bits / To.Count;
  Word Whole = X.get(From, Bits);
  for (unsigned N = 0; N < To.Count; ++N)
    X.set(Pool[To.Index + N], maskTo(Whole >> (N * Each), Each));
  return true;
}

bool runMove(Exec &X, const Instruction &I) {
  if (I.Ops[0].Kind == Operand::Vector || I.Ops[1].Kind == Operand::Vector)
    return moveVector(X, I);
  if (I.M.T[0] == Ty::Pred)
    X.set(I.Ops[0], X.getPredicate(I.Ops[1]));
  else
    X.set(I.Ops[0], X.get(I.Ops[1], bitsOf(I.M.T[0])));
  return true;
}

bool runSelect(Exec &X, const Instruction &I) {
  unsigned Bits = bitsOf(I.M.T[0]);
  X.set(I.Ops[0], X.getPredicate(I.Ops[3]) ? X.get(I.Ops[1], Bits)
                                           : X.get(I.Ops[2], Bits));
  return true;
}

/// Selects by the sign of the third source.
bool runSelectSign(Exec &X, const Instruction &I) {
  unsigned Bits = bitsOf(I.M.T[0]);
  uint64_t C = X.get64(I.Ops[3], 32);
  bool First;
  if (I.M.T[1] == Ty::F32) {
    if (I.M.Ftz)
      C = flush(C, Ty::F32);
    First = asFloat(C) >= 0;
  } else {
    First = int32_t(C) >= 0;
  }
  X.set(I.Ops[0], X.get(First ? I.Ops[1] : I.Ops[2], Bits));
  return true;
}

static bool compareIntegers(Cmp C, uint64_t A, uint64_t B, Ty T) {
  unsigned Bits = bitsOf(T);
  int64_t P = SignExtend64(A, Bits), Q = SignExtend64(B, Bits);
  bool Signed = isSigned(T);
  switch (C) {
  case Cmp::EQ:
    return A == B;
  case Cmp::NE:
    return A != B;
  case Cmp::LT:
    return Signed ? P < Q : A < B;
  case Cmp::LE:
    return Signed ? P <= Q : A <= B;
  case Cmp::GT:
    return Signed ? P > Q : A > B;
  case Cmp::GE:
    return Signed ? P >= Q : A >= B;
  case Cmp::LO:
    return A < B;
  case Cmp::LS:
    return A <= B;
  case Cmp::HI:
    return A > B;
  default:
    return A >= B;
  }
}

static bool compareFloats(Cmp C, uint64_t A, uint64_t B, Ty T, bool Ftz) {
  if (Ftz)
    A = flush(A, T), B = flush(B, T);
  APFloat::cmpResult R = toFloat(A, T).compare(toFloat(B, T));
  bool Unordered = R == APFloat::cmpUnordered, Less = R == APFloat::cmpLessThan,
       Equal = R == APFloat::cmpEqual, Greater = R == APFloat::cmpGreaterThan;
  switch (C) {
  case Cmp::EQ:
    return Equal;
  case Cmp::NE:
    return Less || Greater;
  case Cmp::LT:
    return Less;
  case Cmp::LE:
    return Less || Equal;
  case Cmp::GT:
    return Greater;
  case Cmp::GE:
    return Greater || Equal;
  case Cmp::EQU:
    return Equal || Unordered;
  case Cmp::NEU:
    return !Equal;
  case Cmp::LTU:
    return Less || Unordered;
  case Cmp::LEU:
    return !Greater;
  case Cmp::GTU:
    return Greater || Unordered;
  case Cmp::GEU:
    return !Less;
  case Cmp::NUM:
    return !Unordered;
  default:
    return Unordered;
  }
}

static bool compare(const Mods &M, Ty T, uint64_t A, uint64_t B) {
  return isFloat(T) ? compareFloats(M.C, A, B, T, M.Ftz)
                    : compareIntegers(M.C, A, B, T);
}

static bool combine(Logic B, bool X, bool Y) {
  return B == Logic::And ? X && Y : B == Logic::Or ? X || Y : X != Y;
}

bool runSetPredicate(Exec &X, const Instruction &I) {
  Ty T = I.M.T[0];
  if (I.M.C == Cmp::None)
    return X.fail("a comparison without an operator");
  unsigned Bits = bitsOf(T);
  uint64_t A = X.get64(I.Ops[1], Bits), B = X.get64(I.Ops[2], Bits);
  bool First, Second;
  if (isPackedHalf(T)) {
    // One predicate for each half.
    Ty E = T == Ty::F16x2 ? Ty::F16 : Ty::BF16;
    First = compare(I.M, E, A & 0xFFFF, B & 0xFFFF);
    Second = compare(I.M, E, A >> 16, B >> 16);
  } else {
    First = compare(I.M, T, A, B);
    Second = !First;
  }
  if (I.M.B != Logic::None) {
    bool With = X.getPredicate(I.Ops[3]);
    First = combine(I.M.B, First, With);
    Second = combine(I.M.B, Second, With);
  }
  X.set(I.Ops[0], First);
  if (I.Ops[0].Second != UINT32_MAX)
    X.R[I.Ops[0].Second] = Second;
  return true;
}

/// A packed type alone: all ones in each part for which the comparison holds.
static bool setParts(Exec &X, const Instruction &I) {
  Ty T = I.M.T[0];
  bool IsByte = T == Ty::U8x4 || T == Ty::S8x4;
  if (!IsByte && T != Ty::U16x2 && T != Ty::S16x2)
    return X.fail("set of this type alone is not known");
  unsigned Bits = IsByte ? 8 : 16;
  Ty Part = IsByte ? (isSigned(T) ? Ty::S8 : Ty::U8)
                   : (isSigned(T) ? Ty::S16 : Ty::U16);
  auto Mask = maskTrailingOnes<uint64_t>(Bits);
  uint64_t A = X.get64(I.Ops[1], 32), B = X.get64(I.Ops[2], 32), Result = 0;
  for (unsigned At = 0; At < 32; At += Bits)
    if (compare(I.M, Part, A >> At & Mask, B >> At & Mask))
      Result |= Mask << At;
  X.set(I.Ops[0], Result);
  return true;
}

/// All ones or, as a float, 1.0 if the comparison holds.
bool runSet(Exec &X, const Instruction &I) {
  Ty To = I.M.T[0], T = I.M.T[1];
  if (I.M.NumTypes == 1)
    return setParts(X, I);
  uint64_t A = X.get64(I.Ops[1], bitsOf(T)), B = X.get64(I.Ops[2], bitsOf(T));
  bool With = I.M.B == Logic::None || X.getPredicate(I.Ops[3]);
  auto One = [&](Ty Result, Ty E, uint64_t P, uint64_t Q) -> uint64_t {
    bool Holds = compare(I.M, E, P, Q);
    if (I.M.B != Logic::None)
      Holds = combine(I.M.B, Holds, With);
    if (!Holds)
      return 0;
    return isFloat(Result) ? toBits(APFloat(semantics(Result), 1), Result)
                           : maskTrailingOnes<uint64_t>(bitsOf(Result));
  };
  if (isPackedHalf(T)) {
    Ty E = T == Ty::F16x2 ? Ty::F16 : Ty::BF16;
    Ty Half = isPackedHalf(To) ? E : Ty::U16;
    X.set(I.Ops[0], One(Half, E, A & 0xFFFF, B & 0xFFFF) |
                        One(Half, E, A >> 16, B >> 16) << 16);
    return true;
  }
  X.set(I.Ops[0], One(To, T, A, B));
  return true;
}

} // namespace opennvvm::ptxmachine
