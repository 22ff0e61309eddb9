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

static constexpr Guard InPlace = {.Holds = staysInLane};
static constexpr Guard InPlaceSync = {.InOrder = true, .Holds = staysInLane};
static constexpr Guard Uniform = {.Holds = shufflesUniform};
static constexpr Guard UniformSync = {.InOrder = true,
                                      .Holds = shufflesUniform};

#define SHUFFLE(MODE, TYPE)                                                    \
  {Intrinsic::nvvm_shfl_##MODE##_##TYPE, "shuffle-in-place", InPlace,          \
   operand(0)},                                                                \
      {Intrinsic::nvvm_shfl_sync_##MODE##_##TYPE, "shuffle-in-place",          \
       InPlaceSync, operand(1)},                                               \
      UNIFORM(MODE, TYPE)
#define UNIFORM(MODE, TYPE)                                                    \
  {Intrinsic::nvvm_shfl_##MODE##_##TYPE, "shuffle-of-uniform", Uniform,        \
   operand(0)},                                                                \
  {                                                                            \
    Intrinsic::nvvm_shfl_sync_##MODE##_##TYPE, "shuffle-of-uniform",           \
        UniformSync, operand(1)                                                \
  }
#define SHUFFLE_PAIR(MODE, TYPE, CLAMP)                                        \
  {Intrinsic::nvvm_shfl_##MODE##_##TYPE##p,                                    \
   "shuffle-in-place",                                                         \
   {.Holds = staysInRange<CLAMP>},                                             \
   custom(withTrue)},                                                          \
  {                                                                            \
    Intrinsic::nvvm_shfl_sync_##MODE##_##TYPE##p, "shuffle-in-place",          \
        {.InOrder = true, .Holds = staysInRange<CLAMP>}, custom(withTrue)      \
  }

#define REDUX(OP)                                                              \
  {Intrinsic::nvvm_redux_sync_##OP,                                            \
   "reduction-of-uniform",                                                     \
   {.InOrder = true, .Holds = isUniformOperand<0>},                            \
   operand(0)}

static constexpr Row Rows[] = {
    SHUFFLE(up, i32),
    SHUFFLE(up, f32),
    SHUFFLE(down, i32),
    SHUFFLE(down, f32),
    SHUFFLE(bfly, i32),
    SHUFFLE(bfly, f32),
    UNIFORM(idx, i32),
    UNIFORM(idx, f32),
    SHUFFLE_PAIR(up, i32, 0),
    SHUFFLE_PAIR(up, f32, 0),
    SHUFFLE_PAIR(down, i32, 31),
    SHUFFLE_PAIR(down, f32, 31),
    SHUFFLE_PAIR(bfly, i32, 31),
    SHUFFLE_PAIR(bfly, f32, 31),

    {Intrinsic::nvvm_vote_all,
     "vote-of-uniform",
     {.Holds = isUniformOperand<0>},
     operand(0)},
    {Intrinsic::nvvm_vote_any,
     "vote-of-uniform",
     {.Holds = isUniformOperand<0>},
     operand(0)},
    {Intrinsic::nvvm_vote_uni,
     "vote-of-uniform",
     {.Holds = isUniformOperand<0>},
     custom(always)},
    {Intrinsic::nvvm_vote_ballot,
     "vote-of-uniform",
     {.Holds = isFalse<0>},
     custom(noLane)},
    {Intrinsic::nvvm_vote_all_sync,
     "vote-of-uniform",
     {.InOrder = true, .Holds = isUniformOperand<1>},
     operand(1)},
    {Intrinsic::nvvm_vote_any_sync,
     "vote-of-uniform",
     {.InOrder = true, .Holds = isUniformOperand<1>},
     operand(1)},
    {Intrinsic::nvvm_vote_uni_sync,
     "vote-of-uniform",
     {.InOrder = true, .Holds = isUniformOperand<1>},
     custom(always)},
    {Intrinsic::nvvm_vote_ballot_sync,
     "vote-of-uniform",
     {.InOrder = true, .Holds = isFalse<1>},
     custom(noLane)},

    REDUX(and),
    REDUX(or),
    REDUX(min),
    REDUX(max),
    REDUX(umin),
    REDUX(umax),
};

#undef SHUFFLE
#undef UNIFORM
#undef SHUFFLE_PAIR
#undef REDUX

const Category &warpRules() {
  static constexpr Category All = {"shuffles", Rows};
  return All;
}

} // namespace opennvvm::lowering
