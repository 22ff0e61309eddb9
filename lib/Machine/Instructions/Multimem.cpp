//===- Multimem.cpp - Memory of several devices ---------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA, "multimem.ld_reduce, multimem.st, multimem.red". This machine is the
// only device, so a multimem address refers to one location, and a reduction of
// its copies is the value itself.
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Exec.h"
#include "Machine/Instructions/Handlers.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

static bool isPackedByte(Ty) { return false; }

/// The types of a reduction; \p IsLoad is that of multimem.ld_reduce.
static bool isReduction(const Mods &M, bool IsLoad) {
  Ty T = M.T[0];
  bool IsHalf = T == Ty::F16 || T == Ty::BF16 || isPackedHalf(T);
  bool IsNarrow = IsLoad && isPackedByte(T);
  switch (M.A) {
  case AtomOp::Add:
    return T == Ty::U32 || T == Ty::S32 || T == Ty::U64 || T == Ty::F32 ||
           T == Ty::F64 || IsHalf || IsNarrow;
  case AtomOp::Min:
  case AtomOp::Max:
    return T == Ty::U32 || T == Ty::S32 || T == Ty::U64 || T == Ty::S64 ||
           IsHalf || IsNarrow;
  case AtomOp::And:
  case AtomOp::Or:
  case AtomOp::Xor:
    return T == Ty::B32 || T == Ty::B64;
  default:
    return false;
  }
}

/// Vectors are of floats and have at most 16 bytes; halves are always in one.
static bool isVector(const Mods &M) {
  Ty T = M.T[0];
  if (T == Ty::F16 || T == Ty::BF16)
    return M.Vec > 1;
  if (T != Ty::F32 && !isPackedHalf(T) && !isPackedByte(T))
    return M.Vec == 1;
  return bitsOf(T) * M.Vec <= 128;
}

static bool check(Exec &X, const Instruction &I, const Operand &Address) {
  if (!isVector(I.M))
    return X.fail("multimem instructions do not have this vector");
  if (I.M.Space != Space::Generic && I.M.Space != Space::Global)
    return X.fail("multimem instructions are for global memory");
  if (!isGlobalAddress(X.address(Address)))
    return X.fail("a multimem address outside of global memory");
  return true;
}

bool runMultimemLoad(Exec &X, const Instruction &I) {
  if (!isReduction(I.M, /*IsLoad=*/true))
    return X.fail("multimem.ld_reduce does not have this operation and type");
  return check(X, I, I.Ops[1]) && runLoad(X, I);
}

bool runMultimemStore(Exec &X, const Instruction &I) {
  return check(X, I, I.Ops[0]) && runStore(X, I);
}

bool runMultimemReduce(Exec &X, const Instruction &I) {
  if (!isReduction(I.M, /*IsLoad=*/false))
    return X.fail("multimem.red does not have this operation and type");
  return check(X, I, I.Ops[0]) && runReduce(X, I);
}

} // namespace opennvvm::ptxmachine
