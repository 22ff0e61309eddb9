//===- WideReductions.cpp - Reductions and order of wide integers ---------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The printers of llvm.vector.reduce.* and of three-way comparisons write one
// register; wider integers are expressed as operations on two values.
//
//===----------------------------------------------------------------------===//

#include "Intrinsics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::prepare {

namespace {

/// How a reduction combines two lanes: an opcode or an intrinsic.
struct Combination {
  Intrinsic::ID Reduction;
  unsigned Opcode;
  Intrinsic::ID Function;
};

constexpr Combination Combinations[] = {
    {Intrinsic::vector_reduce_add, Instruction::Add, 0},
    {Intrinsic::vector_reduce_mul, Instruction::Mul, 0},
    {Intrinsic::vector_reduce_and, Instruction::And, 0},
    {Intrinsic::vector_reduce_or, Instruction::Or, 0},
    {Intrinsic::vector_reduce_xor, Instruction::Xor, 0},
    {Intrinsic::vector_reduce_smax, 0, Intrinsic::smax},
    {Intrinsic::vector_reduce_smin, 0, Intrinsic::smin},
    {Intrinsic::vector_reduce_umax, 0, Intrinsic::umax},
    {Intrinsic::vector_reduce_umin, 0, Intrinsic::umin},
};

} // namespace

std::optional<Value *> expandWideReduction(IRBuilderBase &B, IntrinsicInst &I) {
  const Combination &S = *find_if(Combinations, [&](const Combination &Known) {
    return Known.Reduction == I.getIntrinsicID();
  });
  Value *V = I.getArgOperand(0);
  unsigned Lanes = cast<FixedVectorType>(V->getType())->getNumElements();
  Value *Result = B.CreateExtractElement(V, uint64_t(0));
  for (unsigned L = 1; L != Lanes; ++L) {
    Value *Lane = B.CreateExtractElement(V, L);
    Result = S.Opcode
                 ? B.CreateBinOp(Instruction::BinaryOps(S.Opcode), Result, Lane)
                 : B.CreateBinaryIntrinsic(S.Function, Result, Lane);
  }
  return Result;
}

/// -1, 0 or 1 fits any width, so it is computed in a common one.
std::optional<Value *> expandWideThreeWay(IRBuilderBase &B, IntrinsicInst &I) {
  Type *Narrow = I.getType()->getWithNewBitWidth(32);
  Value *Order = B.CreateIntrinsic(I.getIntrinsicID(),
                                   {Narrow, I.getArgOperand(0)->getType()},
                                   {I.getArgOperand(0), I.getArgOperand(1)});
  return B.CreateSExt(Order, I.getType());
}

} // namespace opennvvm::prepare
