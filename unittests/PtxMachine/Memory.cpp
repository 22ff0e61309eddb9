//===- Memory.cpp - Loads, stores, atomics, addresses --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Exec.h"
#include "FloatBits.h"
#include "Handlers.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

/// The element operands of a load or store.
static ArrayRef<Operand> elementsOf(Exec &X, const Operand &O) {
  if (O.Kind != Operand::Vector)
    return O;
  return ArrayRef<Operand>(X.Fr->F->VectorPool).slice(O.Index, O.Count);
}

bool runLoad(Exec &X, const Instruction &I) {
  Ty T = I.M.T[0];
  unsigned Bytes = bitsOf(T) / 8;
  ArrayRef<Operand> To = elementsOf(X, I.Ops[0]);
  if (To.size() != I.M.Vec)
    return X.fail("as many registers as .v says were expected");
  const uint8_t *From =
      X.memory(I.M.Space, I.Ops[1], Bytes * I.M.Vec, Bytes * I.M.Vec);
  if (!From)
    return false;
  for (unsigned N = 0; N < I.M.Vec; ++N) {
    Word V = 0;
    std::memcpy(&V, From + N * Bytes, Bytes);
    if (isSigned(T))
      V = Word(SignExtend64(uint64_t(V), bitsOf(T)));
    X.set(To[N], V);
  }
  return true;
}

bool runStore(Exec &X, const Instruction &I) {
  unsigned Bits = bitsOf(I.M.T[0]), Bytes = Bits / 8;
  ArrayRef<Operand> From = elementsOf(X, I.Ops[1]);
  if (From.size() != I.M.Vec)
    return X.fail("as many registers as .v says were expected");
  if (I.M.Space == Space::Const)
    return X.fail("constant memory is not written");
  uint8_t *To =
      X.memory(I.M.Space, I.Ops[0], Bytes * I.M.Vec, Bytes * I.M.Vec);
  if (!To)
    return false;
  for (unsigned N = 0; N < I.M.Vec; ++N) {
    Word V = X.get(From[N], Bits);
    std::memcpy(To + N * Bytes, &V, Bytes);
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Atomics
//===----------------------------------------------------------------------===//

static uint64_t addFloats(uint64_t A, uint64_t B, Ty T) {
  APFloat F = toFloat(A, T);
  F.add(toFloat(B, T), APFloat::rmNearestTiesToEven);
  return toBits(F, T);
}

static uint64_t floatExtreme(uint64_t A, uint64_t B, Ty T, bool IsMax) {
  APFloat P = toFloat(A, T), Q = toFloat(B, T);
  if (P.isNaN() || Q.isNaN())
    return P.isNaN() && Q.isNaN() ? canonicalNaN(T) : P.isNaN() ? B : A;
  return toBits(IsMax ? maximum(P, Q) : minimum(P, Q), T);
}

/// What an atomic writes: \p Old combined with \p B.
static Word combined(AtomOp Op, Ty T, Word Old, Word B, Word C) {
  unsigned Bits = bitsOf(T);
  auto P = uint64_t(Old), Q = uint64_t(B);
  bool Less = isSigned(T) ? SignExtend64(P, Bits) < SignExtend64(Q, Bits)
                          : P < Q;
  switch (Op) {
  case AtomOp::Exch:
    return B;
  case AtomOp::Cas:
    return Old == B ? C : Old;
  case AtomOp::Add:
    if (isFloat(T))
      return addFloats(P, Q, T);
    if (isPackedHalf(T)) {
      Ty E = T == Ty::F16x2 ? Ty::F16 : Ty::BF16;
      return addFloats(P & 0xFFFF, Q & 0xFFFF, E) |
             addFloats(P >> 16, Q >> 16, E) << 16;
    }
    return maskTo(Old + B, Bits);
  case AtomOp::Inc:
    return P >= Q ? 0 : P + 1;
  case AtomOp::Dec:
    return P == 0 || P > Q ? Q : P - 1;
  case AtomOp::Min:
    return isFloat(T) ? floatExtreme(P, Q, T, false) : Less ? P : Q;
  case AtomOp::Max:
    return isFloat(T) ? floatExtreme(P, Q, T, true) : Less ? Q : P;
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

static bool atomic(Exec &X, const Instruction &I, bool HasResult) {
  Ty T = I.M.T[0];
  if (I.M.A == AtomOp::None)
    return X.fail("an atomic without an operation");
  if (I.M.Space == Space::Const || I.M.Space == Space::Local ||
      I.M.Space == Space::Param)
    return X.fail("no atomics in this state space");
  unsigned Bits = bitsOf(T), First = HasResult;
  uint8_t *At = X.memory(I.M.Space, I.Ops[First], Bits / 8, Bits / 8);
  if (!At)
    return false;
  Word Old = 0;
  std::memcpy(&Old, At, Bits / 8);
  Word New = combined(I.M.A, T, Old, X.get(I.Ops[First + 1], Bits),
                      I.M.A == AtomOp::Cas ? X.get(I.Ops[First + 2], Bits)
                                           : 0);
  std::memcpy(At, &New, Bits / 8);
  if (HasResult)
    X.set(I.Ops[0], Old);
  return true;
}
bool runAtom(Exec &X, const Instruction &I) { return atomic(X, I, true); }
bool runReduce(Exec &X, const Instruction &I) { return atomic(X, I, false); }

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

static uint64_t windowOf(Space Sp) {
  switch (Sp) {
  case Space::Shared:
  case Space::SharedCluster:
    return SharedWindow;
  case Space::Local:
  case Space::Param:
    return LocalWindow;
  case Space::Const:
    return ConstWindow;
  default:
    return 0;
  }
}

bool runConvertAddress(Exec &X, const Instruction &I) {
  uint64_t Window = windowOf(I.M.Space);
  Operand O = I.Ops[1];
  if (O.Kind == Operand::Memory)
    O.Kind = O.Base;
  uint64_t V = X.get64(O);
  X.set(I.Ops[0], maskTo(I.M.To ? V - Window : V + Window,
                         bitsOf(I.M.T[0])));
  return true;
}

bool runIsSpace(Exec &X, const Instruction &I) {
  uint64_t A = X.get64(I.Ops[1]);
  bool Is = false;
  switch (I.M.Space) {
  case Space::Shared:
    Is = A >= SharedWindow && A < LocalWindow &&
         ((A - SharedWindow) >> RankShift == 0 ||
          (A - SharedWindow) >> RankShift == X.T.Home->Rank + 1);
    break;
  case Space::SharedCluster:
    Is = A >= SharedWindow && A < LocalWindow;
    break;
  case Space::Local:
    Is = A >= LocalWindow && A < ConstWindow;
    break;
  case Space::Const:
    Is = A >= ConstWindow && A < CodeWindow;
    break;
  case Space::Global:
    Is = A >= GlobalWindow;
    break;
  default:
    break;
  }
  X.set(I.Ops[0], Is);
  return true;
}

/// The address of the same variable in another CTA of the cluster.
bool runMapAddress(Exec &X, const Instruction &I) {
  uint64_t A = X.get64(I.Ops[1]), Rank = X.get64(I.Ops[2], 32);
  uint64_t Window = I.M.Space == Space::Generic ? SharedWindow : 0;
  uint64_t Offset = (A - Window) & maskTrailingOnes<uint64_t>(RankShift);
  X.set(I.Ops[0], Window + ((Rank + 1) << RankShift) + Offset);
  return true;
}
bool runCtaRank(Exec &X, const Instruction &I) {
  uint64_t A = X.get64(I.Ops[1]);
  uint64_t Window = I.M.Space == Space::Generic ? SharedWindow : 0;
  uint64_t Field = (A - Window) >> RankShift;
  X.set(I.Ops[0], Field ? Field - 1 : X.T.Home->Rank);
  return true;
}

//===----------------------------------------------------------------------===//
// The stack
//===----------------------------------------------------------------------===//

bool runAlloca(Exec &X, const Instruction &I) {
  uint64_t Size = X.get64(I.Ops[1]);
  uint64_t Align = I.NumOps > 2 ? X.get64(I.Ops[2]) : 8;
  uint64_t At = alignTo(X.Fr->Top, Align);
  if (Size > 1 << 20)
    return X.fail("alloca of " + Twine(Size) + " bytes");
  X.Fr->Top = At + Size;
  if (X.T.Local.size() < X.Fr->Top)
    X.T.Local.resize(X.Fr->Top);
  X.set(I.Ops[0], At);
  return true;
}
bool runStackSave(Exec &X, const Instruction &I) {
  X.set(I.Ops[0], X.Fr->Top);
  return true;
}
bool runStackRestore(Exec &X, const Instruction &I) {
  X.Fr->Top = X.get64(I.Ops[0]);
  return true;
}

} // namespace opennvvm::ptxmachine
