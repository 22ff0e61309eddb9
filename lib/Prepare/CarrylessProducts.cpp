//===- CarrylessProducts.cpp - llvm.clmul by an instruction ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CarrylessProducts.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace opennvvm::prepare {

static constexpr unsigned Width = 64; ///< Of what the instruction multiplies.

/// Half \p Half ("lo" or "hi") of the product of \p X and \p Y, to which \p Sum
/// is added without a carry.
static Value *multiply(IRBuilderBase &B, StringRef Half, Value *X, Value *Y,
                       Value *Sum) {
  Type *Ty = B.getInt64Ty();
  auto *Assembly =
      InlineAsm::get(FunctionType::get(Ty, {Ty, Ty, Ty}, false),
                     ("clmad." + Half + ".u64 $0, $1, $2, $3;").str(),
                     "=l,l,l,l", /*hasSideEffects=*/false);
  CallInst *Call = B.CreateCall(Assembly, {X, Y, Sum});
  Call->setDoesNotThrow();
  Call->setDoesNotAccessMemory();
  return Call;
}

/// The upper half of \p V, which has more than 64 bits; null if it is zero.
static Value *upperHalf(IRBuilderBase &B, Value *V, Type *Wide) {
  Value *Narrow = nullptr;
  if (match(V, m_ZExt(m_Value(Narrow))) &&
      Narrow->getType()->getScalarSizeInBits() <= Width)
    return nullptr;
  Value *Shifted = B.CreateLShr(B.CreateZExt(V, Wide), Width);
  if (auto *C = dyn_cast<ConstantInt>(Shifted); C && C->isZero())
    return nullptr;
  return B.CreateTrunc(Shifted, B.getInt64Ty());
}

/// The product of \p X and \p Y, of more than 64 bits.
static Value *multiplyWide(IRBuilderBase &B, Value *X, Value *Y) {
  Type *Wide = B.getIntNTy(2 * Width), *Ty = X->getType();
  auto Lower = [&](Value *V) { return B.CreateTrunc(V, B.getInt64Ty()); };
  Value *Zero = B.getInt64(0), *Upper = Zero;
  Value *XLow = Lower(X), *YLow = Lower(Y);
  if (Value *High = upperHalf(B, X, Wide))
    Upper = multiply(B, "lo", High, YLow, Upper);
  if (Value *High = upperHalf(B, Y, Wide))
    Upper = multiply(B, "lo", XLow, High, Upper);
  Upper = multiply(B, "hi", XLow, YLow, Upper);
  Value *Product = multiply(B, "lo", XLow, YLow, Zero);
  Value *Low = B.CreateZExt(Product, Wide);
  Value *High = B.CreateShl(B.CreateZExt(Upper, Wide), Width);
  return B.CreateTrunc(B.CreateOr(Low, High), Ty);
}

/// The product of two numbers, to which \p Sum is added unless it is null.
static Value *multiplyScalars(IRBuilderBase &B, Value *X, Value *Y,
                              Value *Sum) {
  Type *Ty = X->getType();
  if (Ty->getIntegerBitWidth() > Width) {
    Value *Product = multiplyWide(B, X, Y);
    return Sum ? B.CreateXor(Product, Sum) : Product;
  }
  auto Extend = [&](Value *V) { return B.CreateZExt(V, B.getInt64Ty()); };
  Value *X64 = Extend(X), *Y64 = Extend(Y);
  Value *Sum64 = Sum ? Extend(Sum) : B.getInt64(0);
  return B.CreateTrunc(multiply(B, "lo", X64, Y64, Sum64), Ty);
}

static Value *multiplyLanes(IRBuilderBase &B, Value *X, Value *Y, Value *Sum) {
  auto *Vector = dyn_cast<FixedVectorType>(X->getType());
  if (!Vector)
    return multiplyScalars(B, X, Y, Sum);
  Value *Result = PoisonValue::get(Vector);
  for (unsigned I = 0; I != Vector->getNumElements(); ++I) {
    auto Lane = [&](Value *V) { return B.CreateExtractElement(V, I); };
    Result = B.CreateInsertElement(
        Result, multiplyScalars(B, Lane(X), Lane(Y), Sum ? Lane(Sum) : nullptr),
        I);
  }
  return Result;
}

void selectCarrylessProducts(Function &F) {
  SmallVector<IntrinsicInst *, 8> Products;
  for (Instruction &I : instructions(F))
    if (auto *Call = dyn_cast<IntrinsicInst>(&I);
        Call && Call->getIntrinsicID() == Intrinsic::clmul &&
        Call->getType()->getScalarSizeInBits() <= 2 * Width)
      Products.push_back(Call);
  for (IntrinsicInst *Product : Products) {
    Value *Sum = nullptr;
    Instruction *Replaced = Product;
    if (Product->hasOneUse() &&
        match(Product->user_back(), m_c_Xor(m_Specific(Product), m_Value(Sum))))
      Replaced = Product->user_back();
    IRBuilder<> B(Replaced);
    Replaced->replaceAllUsesWith(multiplyLanes(B, Product->getArgOperand(0),
                                               Product->getArgOperand(1), Sum));
    if (Replaced != Product)
      Replaced->eraseFromParent();
    Product->eraseFromParent();
  }
}

} // namespace opennvvm::prepare
