//===- Memory.cpp - Loads, stores, addresses ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Exec.h"
#include "Machine/Engine/Polling.h"
#include "Machine/Instructions/Handlers.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

bool runLoad(Exec &X, const Instruction &I) {
  Ty T = I.M.T[0];
  unsigned Bytes = bitsOf(T) / 8;
  ArrayRef<Operand> To = X.elements(I.Ops[0]);
  if (To.size() != I.M.Vec)
    return X.fail("as many registers as .v says were expected");
  const uint8_t *From =
      X.access(I.M.Space, X.address(I.Ops[1]), Bytes * I.M.Vec, Bytes * I.M.Vec,
               Access::of(Access::Read, I.M));
  if (!From)
    return false;
  for (unsigned N = 0; N < I.M.Vec; ++N) {
    Word V = 0;
    std::memcpy(&V, From + N * Bytes, Bytes);
    if (isSigned(T))
      V = Word(SignExtend64(uint64_t(V), bitsOf(T)));
    X.set(To[N], V);
  }
  if (I.M.Order != MemoryOrder::Weak)
    notePoll(X, I, From, Bytes * I.M.Vec);
  return true;
}

bool runStore(Exec &X, const Instruction &I) {
  unsigned Bits = bitsOf(I.M.T[0]), Bytes = Bits / 8;
  ArrayRef<Operand> From = X.elements(I.Ops[1]);
  if (From.size() != I.M.Vec)
    return X.fail("as many registers as .v says were expected");
  if (I.M.Space == Space::Const)
    return X.fail("constant memory is not written");
  uint8_t *To = X.access(I.M.Space, X.address(I.Ops[0]), Bytes * I.M.Vec,
                         Bytes * I.M.Vec, Access::of(Access::Write, I.M));
  if (!To)
    return false;
  for (unsigned N = 0; N < I.M.Vec; ++N) {
    Word V = X.get(From[N], Bits);
    std::memcpy(To + N * Bytes, &V, Bytes);
  }
  return true;
}

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
  X.set(I.Ops[0],
        maskTo(I.M.ToSpace ? V - Window : V + Window, bitsOf(I.M.T[0])));
  return true;
}

bool runIsSpace(Exec &X, const Instruction &I) {
  uint64_t A = X.get64(I.Ops[1]);
  bool Is = false;
  switch (I.M.Space) {
  case Space::Shared:
    Is = isSharedAddress(A) &&
         ((A - SharedWindow) >> RankShift == 0 ||
          (A - SharedWindow) >> RankShift == X.T.Home->Rank + 1);
    break;
  case Space::SharedCluster:
    Is = isSharedAddress(A);
    break;
  case Space::Local:
    Is = A >= LocalWindow && A < ConstWindow;
    break;
  case Space::Const:
    Is = A >= ConstWindow && A < CodeWindow;
    break;
  case Space::Global:
    Is = isGlobalAddress(A);
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
