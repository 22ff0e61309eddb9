//===- Bits.cpp - Logic, shifts, fields -----------------------------------===//
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

template <typename Fn>
static bool logic(Exec &X, const Instruction &I, Fn Combine) {
  if (I.M.T[0] == Ty::Pred) {
    X.set(I.Ops[0], Word(Combine(Word(X.getPredicate(I.Ops[1])),
                                 Word(X.getPredicate(I.Ops[2])))) &
                        1);
    return true;
  }
  unsigned Bits = bitsOf(I.M.T[0]);
  X.set(I.Ops[0],
        maskTo(Combine(X.get(I.Ops[1], Bits), X.get(I.Ops[2], Bits)), Bits));
  return true;
}
bool runAnd(Exec &X, const Instruction &I) {
  return logic(X, I, [](Word A, Word B) { return A & B; });
}
bool runOr(Exec &X, const Instruction &I) {
  return logic(X, I, [](Word A, Word B) { return A | B; });
}
bool runXor(Exec &X, const Instruction &I) {
  return logic(X, I, [](Word A, Word B) { return A ^ B; });
}
bool runNot(Exec &X, const Instruction &I) {
  if (I.M.T[0] == Ty::Pred)
    X.set(I.Ops[0], !X.getPredicate(I.Ops[1]));
  else
    X.set(I.Ops[0], maskTo(~X.get(I.Ops[1]), bitsOf(I.M.T[0])));
  return true;
}
bool runCNot(Exec &X, const Instruction &I) {
  X.set(I.Ops[0], X.get(I.Ops[1], bitsOf(I.M.T[0])) == 0);
  return true;
}

/// With a Boolean operator, also says whether the result is not zero.
bool runLogic3(Exec &X, const Instruction &I) {
  uint64_t A = X.get64(I.Ops[1], 32), B = X.get64(I.Ops[2], 32),
           C = X.get64(I.Ops[3], 32), Table = X.get64(I.Ops[4], 8), Result = 0;
  for (unsigned N = 0; N < 32; ++N) {
    unsigned Row = (A >> N & 1) << 2 | (B >> N & 1) << 1 | (C >> N & 1);
    Result |= (Table >> Row & 1) << N;
  }
  X.set(I.Ops[0], Result);
  if (I.M.B == Logic::None)
    return true;
  if (I.NumOps != 6)
    return X.fail("lop3 without its predicate");
  bool With = X.getPredicate(I.Ops[5]);
  if (I.Ops[0].Second != UINT32_MAX)
    X.R[I.Ops[0].Second] = I.M.B == Logic::And  ? Result && With
                           : I.M.B == Logic::Or ? Result || With
                                                : bool(Result) != With;
  return true;
}

/// Amounts above the width shift everything out.
bool runShiftLeft(Exec &X, const Instruction &I) {
  unsigned Bits = bitsOf(I.M.T[0]);
  uint64_t Amount = X.get64(I.Ops[2], 32);
  Word V = X.get(I.Ops[1], Bits);
  X.set(I.Ops[0], Amount >= Bits ? 0 : maskTo(V << Amount, Bits));
  return true;
}
bool runShiftRight(Exec &X, const Instruction &I) {
  unsigned Bits = bitsOf(I.M.T[0]);
  uint64_t Amount = std::min<uint64_t>(X.get64(I.Ops[2], 32), Bits);
  if (isSigned(I.M.T[0])) {
    int64_t V = X.getSigned(I.Ops[1], Bits);
    X.set(I.Ops[0], maskTo(Word(__int128(V) >> Amount), Bits));
  } else {
    X.set(I.Ops[0], Amount >= Bits ? 0 : X.get(I.Ops[1], Bits) >> Amount);
  }
  return true;
}

bool runFunnelShift(Exec &X, const Instruction &I) {
  uint64_t Both = X.get64(I.Ops[1], 32) | X.get64(I.Ops[2], 32) << 32;
  uint64_t Amount = X.get64(I.Ops[3], 32);
  Amount = I.M.M == Mode::Wrap ? Amount & 31 : std::min<uint64_t>(Amount, 32);
  X.set(I.Ops[0], uint32_t(I.M.Left ? Both << Amount >> 32 : Both >> Amount));
  return true;
}

bool runReverse(Exec &X, const Instruction &I) {
  unsigned Bits = bitsOf(I.M.T[0]);
  X.set(I.Ops[0], reverseBits(X.get64(I.Ops[1], Bits)) >> (64 - Bits));
  return true;
}
bool runLeadingZeros(Exec &X, const Instruction &I) {
  unsigned Bits = bitsOf(I.M.T[0]);
  X.set(I.Ops[0], countl_zero(X.get64(I.Ops[1], Bits)) - (64 - Bits));
  return true;
}
bool runPopCount(Exec &X, const Instruction &I) {
  X.set(I.Ops[0], popcount(X.get64(I.Ops[1], bitsOf(I.M.T[0]))));
  return true;
}

/// The highest bit that differs from the sign; -1 if there is none.
bool runFindBit(Exec &X, const Instruction &I) {
  unsigned Bits = bitsOf(I.M.T[0]);
  uint64_t V = X.get64(I.Ops[1], Bits);
  if (isSigned(I.M.T[0]) && X.getSigned(I.Ops[1], Bits) < 0)
    V = ~V & maskTrailingOnes<uint64_t>(Bits);
  uint32_t At = V ? 63 - countl_zero(V) : ~0u;
  if (V && I.M.M == Mode::ShiftAmount)
    At = Bits - 1 - At;
  X.set(I.Ops[0], At);
  return true;
}

bool runExtractField(Exec &X, const Instruction &I) {
  unsigned Bits = bitsOf(I.M.T[0]);
  bool Signed = isSigned(I.M.T[0]);
  uint64_t V = X.get64(I.Ops[1], Bits), At = X.get64(I.Ops[2], 8),
           Length = X.get64(I.Ops[3], 8);
  uint64_t Last = std::min<uint64_t>(At + Length - 1, Bits - 1);
  bool Sign = Signed && Length && (V >> Last & 1);
  uint64_t Result = 0;
  for (unsigned N = 0; N < Bits; ++N) {
    bool Inside = N < Length && At + N < Bits;
    Result |= (Inside ? V >> (At + N) & 1 : uint64_t(Sign)) << N;
  }
  X.set(I.Ops[0], Result);
  return true;
}
bool runInsertField(Exec &X, const Instruction &I) {
  unsigned Bits = bitsOf(I.M.T[0]);
  uint64_t Field = X.get64(I.Ops[1], Bits), Result = X.get64(I.Ops[2], Bits),
           At = X.get64(I.Ops[3], 8), Length = X.get64(I.Ops[4], 8);
  for (unsigned N = 0; N < Length && At + N < Bits; ++N) {
    Result &= ~(1ull << (At + N));
    Result |= (Field >> N & 1) << (At + N);
  }
  X.set(I.Ops[0], Result);
  return true;
}

bool runBitMask(Exec &X, const Instruction &I) {
  uint64_t At = X.get64(I.Ops[1], 32), Length = X.get64(I.Ops[2], 32);
  if (I.M.M == Mode::Wrap)
    At &= 31, Length &= 31;
  uint64_t Ones = Length >= 32 ? 0xFFFFFFFF : (1ull << Length) - 1;
  X.set(I.Ops[0], At >= 32 ? 0 : uint32_t(Ones << At));
  return true;
}
bool runExtend(Exec &X, const Instruction &I) {
  uint64_t V = X.get64(I.Ops[1], 32), Length = X.get64(I.Ops[2], 32);
  if (I.M.M == Mode::Wrap)
    Length &= 31;
  if (Length < 32) {
    V &= (1ull << Length) - 1;
    if (isSigned(I.M.T[0]) && Length)
      V = uint32_t(SignExtend64(V, unsigned(Length)));
  }
  X.set(I.Ops[0], V);
  return true;
}

/// The position of the Nth set bit, counted up or down from a base.
bool runFindNth(Exec &X, const Instruction &I) {
  uint64_t Mask = X.get64(I.Ops[1], 32);
  auto Base = int64_t(X.get64(I.Ops[2], 32));
  int64_t Offset = X.getSigned(I.Ops[3], 32), Count = 0;
  if (Base > 31)
    return X.fail("fns from bit " + Twine(Base));
  uint32_t Found = ~0u;
  if (Offset == 0)
    Found = Mask >> Base & 1 ? uint32_t(Base) : ~0u;
  int64_t Step = Offset > 0 ? 1 : -1;
  for (int64_t N = Base; Offset && N >= 0 && N < 32; N += Step)
    if ((Mask >> N & 1) && ++Count == Offset * Step) {
      Found = uint32_t(N);
      break;
    }
  X.set(I.Ops[0], Found);
  return true;
}

/// The byte of two words that each nibble of a selector selects, by mode.
static unsigned selector(Mode M, uint64_t C, unsigned N) {
  unsigned Low = C & 3;
  switch (M) {
  case Mode::F4E:
    return Low + N;
  case Mode::B4E:
    return (Low - N) & 7;
  case Mode::RC8:
    return Low;
  case Mode::ECL:
    return std::max(Low, N);
  case Mode::ECR:
    return std::min(Low, N);
  case Mode::RC16:
    return (Low & 1) * 2 + (N & 1);
  default:
    return C >> (4 * N) & 15;
  }
}
bool runPermute(Exec &X, const Instruction &I) {
  uint64_t Both = X.get64(I.Ops[1], 32) | X.get64(I.Ops[2], 32) << 32,
           C = X.get64(I.Ops[3], 32), Result = 0;
  for (unsigned N = 0; N < 4; ++N) {
    unsigned Select = selector(I.M.M, C, N);
    uint64_t Byte = Both >> (8 * (Select & 7)) & 0xFF;
    if (Select & 8)
      Byte = Byte & 0x80 ? 0xFF : 0;
    Result |= Byte << (8 * N);
  }
  X.set(I.Ops[0], Result);
  return true;
}

} // namespace opennvvm::ptxmachine
