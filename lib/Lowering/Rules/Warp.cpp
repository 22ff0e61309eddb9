//===- Warp.cpp - Exchange within a warp ----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The .sync forms not only compute a value; lanes also wait in them for other
// lanes, which may be at a different shuffle. They can only be removed if all
// threads reach all such operations in the same order.
//
//===----------------------------------------------------------------------===//

#include "../Engine.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"

using namespace llvm;

namespace opennvvm::lowering {

//===----------------------------------------------------------------------===//
// Values that all lanes have
//===----------------------------------------------------------------------===//

static constexpr unsigned MaxDepth = 6;

static constexpr Intrinsic::ID SameInBlock[] = {
    Intrinsic::nvvm_read_ptx_sreg_ctaid_x,
    Intrinsic::nvvm_read_ptx_sreg_ctaid_y,
    Intrinsic::nvvm_read_ptx_sreg_ctaid_z,
    Intrinsic::nvvm_read_ptx_sreg_ntid_x,
    Intrinsic::nvvm_read_ptx_sreg_ntid_y,
    Intrinsic::nvvm_read_ptx_sreg_ntid_z,
    Intrinsic::nvvm_read_ptx_sreg_nctaid_x,
    Intrinsic::nvvm_read_ptx_sreg_nctaid_y,
    Intrinsic::nvvm_read_ptx_sreg_nctaid_z,
};

/// Whether \p V is the same in all threads of a block: a constant, a kernel
/// parameter, the block's index and size, or computed from these by operations
/// that depend on nothing else.
static bool isUniform(const Match &M, const Value *V, unsigned Depth = 0) {
  if (auto *C = dyn_cast<Constant>(V))
    return isa<ConstantInt, ConstantFP, ConstantPointerNull, GlobalValue>(C);
  if (auto *A = dyn_cast<Argument>(V))
    return !A->hasByValAttr() && M.around().start().IsKernel;
  if (auto *II = dyn_cast<IntrinsicInst>(V))
    return is_contained(SameInBlock, II->getIntrinsicID());
  auto *I = dyn_cast<Instruction>(V);
  if (!I || Depth == MaxDepth ||
      !isa<BinaryOperator, CastInst, CmpInst, SelectInst, UnaryOperator>(I))
    return false;
  return all_of(I->operands(),
                [&](const Use &U) { return isUniform(M, U.get(), Depth + 1); });
}

//===----------------------------------------------------------------------===//
// Guards
//===----------------------------------------------------------------------===//

/// The index of a shuffle's first operand: .sync forms have the mask before it.
static unsigned firstOf(const Match &M) {
  return M.call().arg_size() == 4 ? 1 : 0;
}

/// Whether the source lane is the thread's own, whatever the clamp: the
/// distance is zero.
static bool staysInLane(const Match &M) {
  auto *Distance = dyn_cast<ConstantInt>(M.arg(firstOf(M) + 1));
  return Distance && (Distance->getZExtValue() & 31) == 0;
}

/// In addition, the lane is in range: not below the one clamp, or not above the
/// other.
template <unsigned Clamp> static bool staysInRange(const Match &M) {
  auto *Word = dyn_cast<ConstantInt>(M.arg(firstOf(M) + 2));
  return staysInLane(M) && Word && (Word->getZExtValue() & 31) == Clamp;
}

static bool shufflesUniform(const Match &M) {
  return isUniform(M, M.arg(firstOf(M)));
}

template <unsigned Arg> static bool isUniformOperand(const Match &M) {
  return isUniform(M, M.arg(Arg));
}

template <unsigned Arg> static bool isFalse(const Match &M) {
  auto *C = dyn_cast<ConstantInt>(M.arg(Arg));
  return C && C->isZero();
}

//===----------------------------------------------------------------------===//
// Recipes
//===----------------------------------------------------------------------===//

/// The value and true for "in range".
static Value *withTrue(Match &M) {
  Value *Pair =
      M.B.CreateInsertValue(PoisonValue::get(M.type()), M.arg(firstOf(M)), 0);
  return M.B.CreateInsertValue(Pair, M.B.getTrue(), 1);
}

static Value *always(Match &M) { return M.B.getTrue(); }
static Value *noLane(Match &M) { return M.B.getInt32(0); }

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

#define LOWERING_WARP
#include "opennvvm/Catalog/Lowering.inc"

const Category &warpRules() { return Table; }

} // namespace opennvvm::lowering
