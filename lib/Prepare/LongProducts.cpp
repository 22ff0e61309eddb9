//===- LongProducts.cpp - 64-bit products of 32-bit numbers ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LongProducts.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace opennvvm::prepare {

/// Whether the upper half of \p V is zero or, if \p Signed, only its sign.
static bool fits(const Value *V, bool Signed, const DataLayout &DL,
                 const Instruction &At) {
  return Signed
             ? ComputeNumSignBits(V, DL, nullptr, &At) > 32
             : computeKnownBits(V, DL, nullptr, &At).countMinLeadingZeros() >=
                   32;
}

static bool isExtension(const Value *V, bool Signed) {
  const Value *From;
  return (Signed ? match(V, m_SExt(m_Value(From)))
                 : match(V, m_ZExt(m_Value(From)))) &&
         From->getType()->isIntegerTy(32);
}

/// The lower half of \p V.
static Value *lowerHalf(IRBuilderBase &B, Value *V) {
  Value *From;
  if (match(V, m_ZExt(m_Value(From))))
    return B.CreateZExtOrTrunc(From, B.getInt32Ty());
  if (match(V, m_SExt(m_Value(From))))
    return B.CreateSExtOrTrunc(From, B.getInt32Ty());
  if (match(V, m_And(m_Value(From), m_SpecificInt(0xffffffff))))
    V = From;
  return B.CreateTrunc(V, B.getInt32Ty());
}

/// Extends the lower halves of the operands of \p Mul if they are anything
/// else, which is then in \p Replaced.
static void shorten(Instruction &Mul, const DataLayout &DL,
                    SmallVectorImpl<WeakTrackingVH> &Replaced) {
  if (isa<Constant>(Mul.getOperand(0)))
    return;
  for (bool Signed : {false, true}) {
    auto IsDone = [&](const Value *V) {
      return isa<Constant>(V) || isExtension(V, Signed);
    };
    if (all_of(Mul.operands(), IsDone) ||
        !all_of(Mul.operands(),
                [&](const Value *V) { return fits(V, Signed, DL, Mul); }))
      continue;
    IRBuilder<> B(&Mul);
    for (Use &U : Mul.operands())
      if (!IsDone(U)) {
        Replaced.push_back(U.get());
        Value *Half = lowerHalf(B, U);
        U.set(Signed ? B.CreateSExt(Half, Mul.getType())
                     : B.CreateZExt(Half, Mul.getType()));
      }
    return;
  }
}

bool shortenProducts(Function &F) {
  SmallVector<WeakTrackingVH, 8> Replaced;
  for (Instruction &I : instructions(F))
    if (I.getOpcode() == Instruction::Mul && I.getType()->isIntegerTy(64))
      shorten(I, F.getDataLayout(), Replaced);
  bool Changed = !Replaced.empty();
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(Replaced);
  return Changed;
}

} // namespace opennvvm::prepare
