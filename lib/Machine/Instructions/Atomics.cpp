//===- Atomics.cpp - atom and red -----------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Exec.h"
#include "Machine/Engine/Polling.h"
#include "Machine/Instructions/Combine.h"
#include "Machine/Instructions/FloatBits.h"
#include "Machine/Instructions/Handlers.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

static uint64_t addFloats(uint64_t A, uint64_t B, Ty T, bool Flush) {
  if (Flush)
    A = flush(A, T), B = flush(B, T);
  APFloat F = toFloat(A, T);
  F.add(toFloat(B, T), APFloat::rmNearestTiesToEven);
  return Flush ? flush(toBits(F, T), T) : toBits(F, T);
}

static uint64_t combineFloats(AtomOp Op, Ty T, uint64_t A, uint64_t B,
                              bool Flush) {
  if (isPackedHalf(T)) {
    Ty E = T == Ty::F16x2 ? Ty::F16 : Ty::BF16;
    return combineFloats(Op, E, A & 0xFFFF, B & 0xFFFF, Flush) |
           combineFloats(Op, E, A >> 16, B >> 16, Flush) << 16;
  }
  if (Op == AtomOp::Add)
    return addFloats(A, B, T, Flush);
  return floatExtreme(A, B, T, Mods(), Op == AtomOp::Max);
}

/// The result of an atomic: \p Old combined with \p B.
static Word combineIntegers(AtomOp Op, Ty T, Word Old, Word B, Word C) {
  unsigned Bits = bitsOf(T);
  auto P = uint64_t(Old), Q = uint64_t(B);
  bool Less =
      isSigned(T) ? SignExtend64(P, Bits) < SignExtend64(Q, Bits) : P < Q;
  switch (Op) {
  case AtomOp::Exch:
    return B;
  case AtomOp::Cas:
    return Old == B ? C : Old;
  case AtomOp::Add:
    return maskTo(Old + B, Bits);
  case AtomOp::Inc:
    return P >= Q ? 0 : P + 1;
  case AtomOp::Dec:
    return P == 0 || P > Q ? Q : P - 1;
  case AtomOp::Min:
    return Less ? P : Q;
  case AtomOp::Max:
    return Less ? Q : P;
  case AtomOp::And:
    return Old & B;
  case AtomOp::Or:
    return Old | B;
  case AtomOp::Xor:
    return Old ^ B;
  default:
    return Old;
  }
}

Word combine(AtomOp Op, Ty T, Word Old, Word With, Word Third, bool Flush) {
  if (isFloat(T) || isPackedHalf(T))
    return combineFloats(Op, T, uint64_t(Old), uint64_t(With), Flush);
  return combineIntegers(Op, T, Old, With, Third);
}

static bool atomic(Exec &X, const Instruction &I, bool HasResult) {
  Ty T = I.M.T[0];
  if (I.M.A == AtomOp::None)
    return X.fail("an atomic without an operation");
  if (I.M.Space == Space::Const || I.M.Space == Space::Local ||
      I.M.Space == Space::Param)
    return X.fail("no atomics in this state space");
  unsigned Bits = bitsOf(T), First = HasResult, Bytes = Bits / 8 * I.M.Vec;
  ArrayRef<Operand> Sources = X.elements(I.Ops[First + 1]),
                    Results = X.elements(I.Ops[0]);
  if (Sources.size() != I.M.Vec || (HasResult && Results.size() != I.M.Vec))
    return X.fail("as many registers as .v says were expected");
  uint64_t Address = X.address(I.Ops[First]);
  uint8_t *At = X.access(I.M.Space, Address, Bytes, Bytes,
                         Access::of(Access::Atomic, I.M));
  if (!At)
    return false;
  // f32 additions flush in global memory, but not in shared memory.
  bool Flush =
      T == Ty::F32 && !I.M.KeepsSubnormals && isGlobal(I.M.Space, Address);
  Word Third = I.M.A == AtomOp::Cas ? X.get(I.Ops[First + 2], Bits) : 0;
  if (HasResult)
    notePoll(X, I, At, Bytes);
  for (unsigned N = 0; N < I.M.Vec; ++N, At += Bits / 8) {
    Word Old = 0, With = X.get(Sources[N], Bits);
    std::memcpy(&Old, At, Bits / 8);
    Word New = combine(I.M.A, T, Old, With, Third, Flush);
    std::memcpy(At, &New, Bits / 8);
    if (HasResult)
      X.set(Results[N], Old);
  }
  return true;
}
bool runAtom(Exec &X, const Instruction &I) { return atomic(X, I, true); }
bool runReduce(Exec &X, const Instruction &I) { return atomic(X, I, false); }

} // namespace opennvvm::ptxmachine
