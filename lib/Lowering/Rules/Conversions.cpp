//===- Conversions.cpp - Conversions between number types -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Engine.h"
#include "llvm/IR/IntrinsicsNVPTX.h"

using namespace llvm;

namespace opennvvm::lowering {

//===----------------------------------------------------------------------===//
// Recipes
//===----------------------------------------------------------------------===//

/// Rounds, unless towards zero, which the conversion does, and saturates to the
/// range of the result.
template <Intrinsic::ID Round, Intrinsic::ID Convert>
static Value *saturating(Match &M) {
  Value *V = M[0];
  if (Round != Intrinsic::trunc)
    V = M.B.CreateIntrinsic(Round, {V->getType()}, {V});
  return M.B.CreateIntrinsic(Convert, {M.type(), V->getType()}, {V});
}

/// The bits of a half, which the intrinsic returns as an integer.
static Value *halfBits(Match &M) {
  IRBuilderBase &B = M.B;
  Value *V = M[0];
  if (V->getType()->isBFloatTy())
    V = makeCast(B, Instruction::FPExt, V, B.getFloatTy());
  return B.CreateBitCast(makeCast(B, Instruction::FPTrunc, V, B.getHalfTy()),
                         M.type());
}

/// Packs two floats into one register. PTX names the upper one first.
static Value *pack(Match &M) {
  IRBuilderBase &B = M.B;
  Value *Pair = PoisonValue::get(FixedVectorType::get(B.getFloatTy(), 2));
  Pair = B.CreateInsertElement(Pair, M[1], uint64_t(0));
  Pair = B.CreateInsertElement(Pair, M[0], uint64_t(1));
  return makeCast(B, Instruction::FPTrunc, Pair, M.type());
}

/// e5m2 is the upper byte of the half with the same value. The bytes go into a
/// vector of four, which targets can permute.
static Value *upperBytes(Match &M) {
  IRBuilderBase &B = M.B;
  Type *Bytes = FixedVectorType::get(B.getInt8Ty(), 4);
  Value *Four = B.CreateBitCast(M[0], Bytes);
  Value *Halves =
      B.CreateShuffleVector(Four, Constant::getNullValue(Bytes), {4, 0, 4, 1});
  return B.CreateBitCast(Halves, M.type());
}

static bool resultIsNeverNaN(const Match &M) { return M.call().hasNoNaNs(); }

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

#define LOWERING_CONVERSIONS
#include "opennvvm/Catalog/Lowering.inc"

const Category &conversionRules() { return Table; }

} // namespace opennvvm::lowering
