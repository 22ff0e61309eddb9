//===- FlowLogic.cpp - Undefined bits through logic and comparisons -------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Undefined/Flow.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

//===----------------------------------------------------------------------===//
// Logic
//===----------------------------------------------------------------------===//

namespace {
/// Bits, of which some are undefined.
struct Partial {
  Word Value = 0, Unknown = 0;
  OriginId From = 0; ///< Of a number that is compared.
  Word mayBe(bool One) const { return (One ? Value : ~Value) | Unknown; }
};
} // namespace

/// A result of bits at the same place is undefined where the bits that are
/// undefined make a difference. Row 4 * A + 2 * B + C of \p Table is the
/// result.
static Word throughTable(unsigned Table, const Partial &A, const Partial &B,
                         const Partial &C) {
  Word CanBe[2] = {0, 0};
  for (unsigned Row = 0; Row < 8; ++Row)
    CanBe[Table >> Row & 1] |=
        A.mayBe(Row & 4) & B.mayBe(Row & 2) & C.mayBe(Row & 1);
  return CanBe[0] & CanBe[1];
}

/// Operand \p N of a type.
static Partial partial(const Flow &F, unsigned N, Ty T) {
  if (T == Ty::Pred)
    return {F.predicate(N), F.in(N, 1).Bits};
  unsigned Bits = bitsOf(T);
  return {F.value(N, Bits), F.in(N, Bits).Bits};
}

static void throughTwo(const Flow &F, unsigned Table) {
  Ty T = F.I.M.T[0];
  F.out(maskTo(throughTable(Table, partial(F, 1, T), partial(F, 2, T), {}),
               T == Ty::Pred ? 1 : bitsOf(T)));
}
void throughAnd(const Flow &F) { throughTwo(F, 0xC0); }
void throughOr(const Flow &F) { throughTwo(F, 0xFC); }
void throughXor(const Flow &F) { throughTwo(F, 0x3C); }
void throughNot(const Flow &F) {
  Ty T = F.I.M.T[0];
  F.out(F.in(1, T == Ty::Pred ? 1 : bitsOf(T)).Bits);
}

/// Whether \p First combined with a predicate is undefined.
static bool combineUndefined(const Flow &F, bool First, bool IsFirstUndefined,
                             unsigned With) {
  bool IsUndefined = F.isPredicateUndefined(With), Value = F.predicate(With);
  if (F.I.M.B == Logic::Xor)
    return IsFirstUndefined || IsUndefined;
  // What decides alone: false of "and", true of "or".
  bool Decides = F.I.M.B == Logic::Or;
  if ((!IsFirstUndefined && First == Decides) ||
      (!IsUndefined && Value == Decides))
    return false;
  return IsFirstUndefined || IsUndefined;
}

void throughLogic3(const Flow &F) {
  Partial A = partial(F, 1, Ty::B32), B = partial(F, 2, Ty::B32),
          C = partial(F, 3, Ty::B32);
  auto Table = unsigned(F.value(4, 8));
  Word Unknown = maskTo(throughTable(Table, A, B, C), 32), Value = 0;
  F.out(Unknown);
  if (F.I.M.B == Logic::None)
    return;
  for (unsigned Row = 0; Row < 8; ++Row)
    if (Table >> Row & 1)
      Value |= (Row & 4 ? A.Value : ~A.Value) & (Row & 2 ? B.Value : ~B.Value) &
               (Row & 1 ? C.Value : ~C.Value);
  bool IsNotZero = maskTo(Value & ~Unknown, 32) != 0;
  F.outSecond(combineUndefined(F, IsNotZero, Unknown && !IsNotZero, 5));
}

//===----------------------------------------------------------------------===//
// Selection
//===----------------------------------------------------------------------===//

static void select(const Flow &F, bool IsConditionUndefined, bool First) {
  unsigned Bits = bitsOf(F.I.M.T[0]);
  Word A = F.in(1, Bits).Bits, B = F.in(2, Bits).Bits;
  if (IsConditionUndefined)
    F.out(A | B | (F.value(1, Bits) ^ F.value(2, Bits)));
  else
    F.out(First ? A : B);
}
void throughSelect(const Flow &F) {
  select(F, F.isPredicateUndefined(3), F.predicate(3));
}
void throughSelectSign(const Flow &F) {
  bool IsFloat = F.I.M.T[1] == Ty::F32;
  auto C = uint32_t(F.value(3, 32));
  Word Undefined = F.in(3, 32).Bits;
  // Of a float, whether it is a NaN or a negative zero counts as well.
  select(F, IsFloat ? Undefined != 0 : Undefined >> 31 != 0,
         IsFloat ? asFloat(C) >= 0 : int32_t(C) >= 0);
}

//===----------------------------------------------------------------------===//
// Comparison
//===----------------------------------------------------------------------===//

/// The least and greatest number that partly undefined bits can be.
static std::pair<__int128, __int128> range(const Partial &P, unsigned Bits,
                                           bool IsSigned) {
  Word Low = P.Value & ~P.Unknown, High = P.Value | P.Unknown;
  if (!IsSigned)
    return {__int128(Low), __int128(High)};
  Word Sign = Word(1) << (Bits - 1);
  if (P.Unknown & Sign) {
    Low |= Sign;
    High &= ~Sign;
  }
  return {SignExtend64(uint64_t(Low), Bits),
          SignExtend64(uint64_t(High), Bits)};
}

static bool isComparisonUndefined(Cmp C, const Partial &A, const Partial &B,
                                  Ty T) {
  Word Unknown = A.Unknown | B.Unknown;
  if (!Unknown)
    return false;
  if (isFloat(T))
    return true;
  if (C == Cmp::EQ || C == Cmp::NE) {
    // What an atomic has found in memory, and what was found there before.
    if (A.From == B.From)
      Unknown &= ~(A.Unknown & B.Unknown);
    return Unknown && !((A.Value ^ B.Value) & ~Unknown);
  }
  bool IsUnsigned =
      C == Cmp::LO || C == Cmp::LS || C == Cmp::HI || C == Cmp::HS;
  bool Signed = isSigned(T) && !IsUnsigned;
  unsigned Bits = bitsOf(T);
  auto [LowA, HighA] = range(A, Bits, Signed);
  auto [LowB, HighB] = range(B, Bits, Signed);
  switch (C) {
  case Cmp::LT:
  case Cmp::LO:
  case Cmp::GE:
  case Cmp::HS:
    return HighA >= LowB && LowA < HighB;
  default: // LE and GT
    return HighA > LowB && LowA <= HighB;
  }
}

/// Operands 1 and 2, or a half of them.
static bool isUndefinedHalf(const Flow &F, Ty T, unsigned Low) {
  unsigned Bits = bitsOf(T);
  auto Half = [&](unsigned N) {
    Undefined U = F.in(N, 64);
    return Partial{maskTo(F.value(N, 64) >> Low, Bits),
                   maskTo(U.Bits >> Low, Bits), U.From};
  };
  return isComparisonUndefined(F.I.M.C, Half(1), Half(2), T);
}

void throughSetPredicate(const Flow &F) {
  Ty T = F.I.M.T[0], E = elementOf(T);
  bool First = isUndefinedHalf(F, E, 0),
       Second = isPackedHalf(T) ? isUndefinedHalf(F, E, 16) : First;
  if (F.I.M.B != Logic::None) {
    // The comparison's own result, if it is defined, is found as the handler
    // does, without the predicate.
    Exec &X = F.X;
    Instruction Alone = F.I;
    Alone.M.B = Logic::None;
    Word Saved[2] = {0, 0};
    const Operand &To = F.I.Ops[0];
    bool HasFirst = To.Kind == Operand::Register,
         HasSecond = To.Second != UINT32_MAX;
    Alone.Ops[0] = To;
    if (HasFirst)
      Saved[0] = X.R[To.Index];
    if (HasSecond)
      Saved[1] = X.R[To.Second];
    Alone.Run(X, Alone);
    bool Values[2] = {HasFirst && (X.R[To.Index] & 1),
                      HasSecond && (X.R[To.Second] & 1)};
    if (HasFirst)
      X.R[To.Index] = Saved[0];
    if (HasSecond)
      X.R[To.Second] = Saved[1];
    First = combineUndefined(F, Values[0], First, 3);
    Second = combineUndefined(F, Values[1], Second, 3);
  }
  F.out(First);
  F.outSecond(Second);
}

void throughSet(const Flow &F) {
  if (F.I.M.NumTypes == 1)
    return throughParts(F);
  Ty T = F.I.M.T[1], E = elementOf(T);
  bool With = F.I.M.B != Logic::None && F.isPredicateUndefined(3);
  if (!isPackedHalf(T))
    return F.out(With || isUndefinedHalf(F, T, 0) ? ~Word(0) : 0);
  Word Low = With || isUndefinedHalf(F, E, 0) ? 0xFFFF : 0,
       High = With || isUndefinedHalf(F, E, 16) ? 0xFFFF0000 : 0;
  F.out(Low | High);
}

} // namespace opennvvm::ptxmachine
