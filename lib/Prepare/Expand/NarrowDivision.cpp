//===- NarrowDivision.cpp - Divisions of short numbers --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The quotient of numbers of 16 bits is a product with rcp.approx, which is
// less than three units in the last place off (PTX ISA, rcp). For X in [Q * Y,
// Q * Y + Y), it must not leave [Q, Q + 1):
//
// - An unsigned X is taken as X + 1/2. So the exact quotient is at least 2^-17
//   of itself away from both ends, and the product at most 2^-21 off.
// - For a signed X, the reciprocal is made larger by four units. The product is
//   then never less than Q, and at most 2^-20 of itself more than it should be,
//   where Q + 1 is 2^-16 away.
//
// X / 0 is -1, which ptxas's own routines return.
//
//===----------------------------------------------------------------------===//

#include "NarrowDivision.h"
#include "Divisions.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/Support/KnownBits.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;

namespace opennvvm::prepare {

/// The bits of the numbers that f32 divides exactly.
static constexpr unsigned ShortBits = 16;
/// How many units in the last place the reciprocal of a signed number is made
/// larger by.
static constexpr unsigned Excess = 4;

static bool isSigned(const BinaryOperator &I) {
  return I.getOpcode() == Instruction::SDiv ||
         I.getOpcode() == Instruction::SRem;
}

static bool isRemainder(const BinaryOperator &I) {
  return I.getOpcode() == Instruction::URem ||
         I.getOpcode() == Instruction::SRem;
}

/// Makes operand \p U, if it is a frozen extension, the extension of a frozen
/// number, which is known to be short.
static void extendFrozen(Use &U) {
  auto *Freeze = dyn_cast<FreezeInst>(U.get());
  auto *Ext = Freeze ? dyn_cast<CastInst>(Freeze->getOperand(0)) : nullptr;
  if (!Ext || !isa<SExtInst, ZExtInst>(Ext))
    return;
  IRBuilder<> B(Freeze);
  Value *Frozen = B.CreateFreeze(Ext->getOperand(0));
  Value *New = B.CreateCast(Ext->getOpcode(), Frozen, Ext->getType());
  New->takeName(Freeze);
  Freeze->replaceAllUsesWith(New);
  Freeze->eraseFromParent();
}

/// Whether \p V fits in \p Bits bits, with its sign if it \p HasSign.
static bool fits(const Value *V, bool HasSign, unsigned Bits,
                 const DataLayout &DL) {
  unsigned Width = V->getType()->getScalarSizeInBits();
  if (Width <= Bits)
    return true;
  if (HasSign)
    return ComputeNumSignBits(V, DL) > Width - Bits;
  return computeKnownBits(V, DL).countMaxActiveBits() <= Bits;
}

namespace {
/// Divides the scalars of one division, or of one lane.
class ShortDivision {
public:
  ShortDivision(IRBuilder<> &B, bool HasSign)
      : B(B), Float(B.getFloatTy()), HasSign(HasSign) {}

  /// The quotient of \p X and \p Y, as a number of 32 bits.
  Value *quotient(Value *X, Value *Y) {
    Value *Dividend = convert(X), *Divisor = convert(Y);
    Value *Inverse = approximateReciprocal(B, Divisor);
    if (HasSign) {
      Inverse = B.CreateBitCast(Inverse, B.getInt32Ty());
      Inverse = B.CreateAdd(Inverse, B.getInt32(Excess));
      Inverse = B.CreateBitCast(Inverse, Float);
    } else {
      Dividend = B.CreateFAdd(Dividend, ConstantFP::get(Float, 0.5));
    }
    Value *Product = B.CreateFMul(Dividend, Inverse);
    // cvt saturates where the divisor is 0, which the IR leaves undefined.
    if (!HasSign)
      return B.CreateFPToUI(Product, B.getInt32Ty());
    Value *Quotient = B.CreateFPToSI(Product, B.getInt32Ty());
    Value *IsZero = B.CreateICmpEQ(Y, ConstantInt::get(Y->getType(), 0));
    return B.CreateSelect(IsZero, B.getInt32(-1), Quotient);
  }

private:
  Value *convert(Value *V) {
    if (V->getType()->getIntegerBitWidth() > 32)
      V = B.CreateTrunc(V, B.getInt32Ty());
    return HasSign ? B.CreateSIToFP(V, Float) : B.CreateUIToFP(V, Float);
  }

  IRBuilder<> &B;
  Type *Float;
  bool HasSign;
};

/// A division of a block, apart from whether its quotient or remainder is
/// wanted.
using Operands = std::pair<PointerIntPair<Value *, 1, bool>, Value *>;
} // namespace

/// Calls \p Divide for each lane of \p I, or for the scalars.
template <typename Fn>
static Value *eachLane(IRBuilder<> &B, BinaryOperator &I, Fn Divide) {
  auto *Vector = dyn_cast<FixedVectorType>(I.getType());
  if (!Vector)
    return Divide(I.getOperand(0), I.getOperand(1));
  Value *Result = PoisonValue::get(Vector);
  for (unsigned L = 0; L != Vector->getNumElements(); ++L) {
    Value *X = B.CreateExtractElement(I.getOperand(0), L);
    Value *Y = B.CreateExtractElement(I.getOperand(1), L);
    Result = B.CreateInsertElement(Result, Divide(X, Y), L);
  }
  return Result;
}

/// The quotient of \p I, whose operands are short.
static Value *quotientOf(IRBuilder<> &B, BinaryOperator &I) {
  Type *Element = I.getType()->getScalarType();
  return eachLane(B, I, [&](Value *X, Value *Y) {
    Value *Quotient = ShortDivision(B, isSigned(I)).quotient(X, Y);
    return B.CreateIntCast(Quotient, Element, isSigned(I));
  });
}

static void replace(BinaryOperator &I, Value *With) {
  With->takeName(&I);
  I.replaceAllUsesWith(With);
  I.eraseFromParent();
}

/// Divides in 32 bits unless the divisor of \p I, which has 64, needs more: the
/// quotient is then 0.
static void divideByLongNumber(BinaryOperator &I) {
  IRBuilder<> B(&I);
  Value *X = I.getOperand(0), *Y = I.getOperand(1);
  Value *Low = B.CreateTrunc(Y, B.getInt32Ty());
  Value *Fits = B.CreateICmpEQ(B.CreateSExt(Low, I.getType()), Y);
  BasicBlock *Before = I.getParent();
  Instruction *Then = SplitBlockAndInsertIfThen(Fits, &I, false);
  B.SetInsertPoint(Then);
  Value *Short = B.CreateSExt(
      B.CreateBinOp(I.getOpcode(), B.CreateTrunc(X, B.getInt32Ty()), Low),
      I.getType());
  B.SetInsertPoint(&I);
  PHINode *Result = B.CreatePHI(I.getType(), 2);
  Result->addIncoming(Short, Then->getParent());
  Result->addIncoming(isRemainder(I) ? X : ConstantInt::get(I.getType(), 0),
                      Before);
  replace(I, Result);
}

bool mayDivideShortNumbers(const Instruction &I) {
  return I.isIntDivRem() && I.getType()->getScalarSizeInBits() <= 64 &&
         I.getType()->getScalarSizeInBits() > 1 &&
         !isa<Constant>(I.getOperand(1)) && !I.getType()->isScalableTy();
}

void divideShortNumbers(Function &F) {
  const DataLayout &DL = F.getDataLayout();
  SmallVector<BinaryOperator *, 8> All, Short, Long;
  for (BasicBlock &BB : F)
    for (Instruction &I : BB)
      if (mayDivideShortNumbers(I))
        All.push_back(cast<BinaryOperator>(&I));
  for (BinaryOperator *BO : All) {
    for (Use &U : BO->operands())
      extendFrozen(U);
    bool HasSign = isSigned(*BO);
    auto Fits = [&](unsigned Index, unsigned Bits) {
      return fits(BO->getOperand(Index), HasSign, Bits, DL);
    };
    if (Fits(0, ShortBits) && Fits(1, ShortBits))
      Short.push_back(BO);
    else if (HasSign && BO->getType()->isIntegerTy(64) && Fits(0, 31))
      Long.push_back(BO);
  }

  // A quotient and a remainder of the same numbers share a division.
  DenseMap<Operands, Value *> Quotients;
  const BasicBlock *Block = nullptr;
  for (BinaryOperator *BO : Short) {
    if (BO->getParent() != Block)
      Quotients.clear();
    Block = BO->getParent();
    IRBuilder<> B(BO);
    Value *X = BO->getOperand(0), *Y = BO->getOperand(1);
    Value *&Quotient = Quotients[{{X, isSigned(*BO)}, Y}];
    if (!Quotient)
      Quotient = quotientOf(B, *BO);
    Value *Result = Quotient;
    if (isRemainder(*BO))
      Result = B.CreateSub(X, B.CreateMul(Quotient, Y));
    BO->replaceAllUsesWith(Result);
    BO->eraseFromParent();
  }
  for (BinaryOperator *BO : Long)
    divideByLongNumber(*BO);
}

} // namespace opennvvm::prepare
