//===- Video.cpp - Bytes and halves of words ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA, "Video Instructions": scalar ones, which take a part of each source
// and may merge the result into a third one, and those on two halves or four
// bytes at once.
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Exec.h"
#include "Machine/Instructions/Handlers.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

namespace {
/// The parts that a selector (Operand::Value) names.
struct Selector {
  unsigned Bits, Count, Numbers;

  explicit Selector(const Operand &O)
      : Bits(unsigned(O.Value >> 20)), Count(O.Value >> 16 & 15),
        Numbers(O.Value & 0xFFFF) {
    if (O.Kind != Operand::Register || !O.Value)
      Bits = Count = Numbers = 0;
  }
  /// The number of part \p N, from the lowest.
  unsigned operator[](unsigned N) const { return Numbers >> (4 * N) & 15; }
  /// Whether it names part \p Part.
  bool has(unsigned Part) const {
    for (unsigned N = 0; N < Count; ++N)
      if ((*this)[N] == Part)
        return true;
    return false;
  }
};
} // namespace

/// The low \p Bits of a number, extended as a type says.
static int64_t extended(uint64_t V, unsigned Bits, Ty T) {
  V &= maskTrailingOnes<uint64_t>(Bits);
  return isSigned(T) ? SignExtend64(V, Bits) : int64_t(V);
}

static int64_t clampTo(int64_t V, unsigned Bits, bool Signed) {
  int64_t Low = Signed ? minIntN(Bits) : 0,
          High = Signed ? maxIntN(Bits) : int64_t(maxUIntN(Bits));
  return std::clamp(V, Low, High);
}

/// A source of a scalar instruction.
static int64_t sourceOf(Exec &X, const Operand &O, Ty T) {
  Selector Part(O);
  uint64_t V = X.get64(O, 32);
  return Part.Count ? extended(V >> (Part.Bits * Part[0]), Part.Bits, T)
                    : extended(V, 32, T);
}

/// Saturation, the secondary operation, and the merge with the third source.
static bool finish(Exec &X, const Instruction &I, int64_t V, Ty T) {
  Selector To(I.Ops[0]);
  if ((To.Count || I.M.A != AtomOp::None) && I.NumOps != 4)
    return X.fail("a video instruction without its third source");
  if (!To.Count && I.M.A == AtomOp::None && I.NumOps == 4)
    return X.fail("a video instruction that does not use its third source");
  unsigned Bits = To.Count ? To.Bits : 32;
  if (I.M.Sat)
    V = clampTo(V, Bits, isSigned(T));
  if (To.Count) {
    unsigned Shift = Bits * To[0];
    uint64_t Mask = maskTrailingOnes<uint64_t>(Bits) << Shift;
    X.set(I.Ops[0],
          (X.get64(I.Ops[3], 32) & ~Mask) | (uint64_t(V) << Shift & Mask));
    return true;
  }
  if (I.M.A != AtomOp::None) {
    int64_t C = extended(X.get64(I.Ops[3], 32), 32, T),
            P = extended(uint64_t(V), 32, T);
    V = I.M.A == AtomOp::Add   ? P + C
        : I.M.A == AtomOp::Min ? std::min(P, C)
                               : std::max(P, C);
  }
  X.set(I.Ops[0], uint32_t(V));
  return true;
}

/// The operation on two halves or four bytes: part by part, plus the third
/// source or, where the mask leaves a part out, its part.
template <typename Fn>
static bool parallel(Exec &X, const Instruction &I, Ty To, Ty First, Ty Second,
                     Fn Compute) {
  unsigned Lanes = I.M.Lanes, Bits = 32 / Lanes;
  Selector Mask(I.Ops[0]), A(I.Ops[1]), B(I.Ops[2]);
  for (const Selector &S : {A, B})
    if (S.Count && (S.Count != Lanes || S.Bits != Bits))
      return X.fail("a selector of other parts");
  uint64_t Both = X.get64(I.Ops[1], 32) | X.get64(I.Ops[2], 32) << 32,
           C = X.get64(I.Ops[3], 32), Merged = 0;
  int64_t Sum = int64_t(C);
  for (unsigned N = 0; N < Lanes; ++N) {
    int64_t V = Compute(
        extended(Both >> (Bits * (A.Count ? A[N] : N)), Bits, First),
        extended(Both >> (Bits * (B.Count ? B[N] : N + Lanes)), Bits, Second));
    if (I.M.Sat)
      V = clampTo(V, Bits, isSigned(To));
    bool Chosen = !Mask.Count || Mask.has(N);
    Sum += Chosen ? V : 0;
    uint64_t Part = Chosen ? uint64_t(V) : C >> (Bits * N);
    Merged |= (Part & maskTrailingOnes<uint64_t>(Bits)) << (Bits * N);
  }
  X.set(I.Ops[0], I.M.A == AtomOp::Add ? uint32_t(Sum) : Merged);
  return true;
}

template <typename Fn>
static bool video(Exec &X, const Instruction &I, Fn Compute) {
  Ty To = I.M.T[0], First = I.M.T[1], Second = I.M.T[2];
  if (I.M.Lanes)
    return parallel(X, I, To, First, Second, Compute);
  return finish(
      X, I,
      Compute(sourceOf(X, I.Ops[1], First), sourceOf(X, I.Ops[2], Second)), To);
}

bool runVideoAdd(Exec &X, const Instruction &I) {
  return video(X, I, [](int64_t A, int64_t B) { return A + B; });
}
bool runVideoSubtract(Exec &X, const Instruction &I) {
  return video(X, I, [](int64_t A, int64_t B) { return A - B; });
}
bool runVideoDifference(Exec &X, const Instruction &I) {
  return video(X, I,
               [](int64_t A, int64_t B) { return A > B ? A - B : B - A; });
}
bool runVideoMin(Exec &X, const Instruction &I) {
  return video(X, I, [](int64_t A, int64_t B) { return std::min(A, B); });
}
bool runVideoMax(Exec &X, const Instruction &I) {
  return video(X, I, [](int64_t A, int64_t B) { return std::max(A, B); });
}
/// The average, rounded away from zero if it is positive.
bool runVideoAverage(Exec &X, const Instruction &I) {
  return video(
      X, I, [](int64_t A, int64_t B) { return (A + B + (A + B >= 0)) >> 1; });
}

static bool compare(Cmp C, int64_t A, int64_t B) {
  switch (C) {
  case Cmp::EQ:
    return A == B;
  case Cmp::NE:
    return A != B;
  case Cmp::LT:
    return A < B;
  case Cmp::LE:
    return A <= B;
  case Cmp::GT:
    return A > B;
  default:
    return A >= B;
  }
}

/// The result is unsigned, whatever the sources are.
bool runVideoSet(Exec &X, const Instruction &I) {
  if (I.M.C == Cmp::None || I.M.C > Cmp::GE)
    return X.fail("a comparison without an operator");
  auto Compute = [&](int64_t A, int64_t B) -> int64_t {
    return compare(I.M.C, A, B);
  };
  if (I.M.Lanes)
    return parallel(X, I, Ty::U32, I.M.T[0], I.M.T[1], Compute);
  return finish(
      X, I,
      Compute(sourceOf(X, I.Ops[1], I.M.T[0]), sourceOf(X, I.Ops[2], I.M.T[1])),
      Ty::U32);
}

static uint64_t amount(Exec &X, const Instruction &I) {
  auto By = uint64_t(sourceOf(X, I.Ops[2], Ty::U32));
  return I.M.M == Mode::Wrap ? By & 31 : std::min<uint64_t>(By, 32);
}
bool runVideoShiftLeft(Exec &X, const Instruction &I) {
  // At most 64 bits with the sign, whose upper ones matter to saturation only.
  int64_t A = sourceOf(X, I.Ops[1], I.M.T[1]);
  return finish(X, I, int64_t(uint64_t(A) << amount(X, I)), I.M.T[0]);
}
bool runVideoShiftRight(Exec &X, const Instruction &I) {
  return finish(X, I, sourceOf(X, I.Ops[1], I.M.T[1]) >> amount(X, I),
                I.M.T[0]);
}

/// a * b + c, where a minus before a source or .po changes the signs or adds
/// one.
bool runVideoMad(Exec &X, const Instruction &I) {
  bool NegativeProduct = I.Ops[1].Negated != I.Ops[2].Negated,
       Signed = isSigned(I.M.T[1]) || isSigned(I.M.T[2]) || NegativeProduct ||
                I.Ops[3].Negated;
  __int128 Product = __int128(sourceOf(X, I.Ops[1], I.M.T[1])) *
                     sourceOf(X, I.Ops[2], I.M.T[2]),
           C = Signed ? X.getSigned(I.Ops[3], 32)
                      : int64_t(X.get64(I.Ops[3], 32));
  __int128 V = (NegativeProduct ? -Product : Product) +
               (I.Ops[3].Negated ? -C : C) + I.M.PlusOne;
  V >>= I.M.M == Mode::Shift7 ? 7 : I.M.M == Mode::Shift15 ? 15 : 0;
  if (I.M.Sat) {
    __int128 Low = Signed ? INT32_MIN : 0,
             High = Signed ? INT32_MAX : UINT32_MAX;
    V = std::clamp(V, Low, High);
  }
  X.set(I.Ops[0], uint32_t(V));
  return true;
}

} // namespace opennvvm::ptxmachine
