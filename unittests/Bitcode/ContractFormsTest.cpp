//===- ContractFormsTest.cpp - Intrinsics in other words ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Calls with constant operands, folded as they are and after they were
// replaced.
//
//===----------------------------------------------------------------------===//

#include "Bitcode/ContractForms.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "gtest/gtest.h"
#include <random>

using namespace llvm;
using namespace opennvvm;

namespace {

/// Folds until nothing can be folded; \returns the result of \p F.
Constant *evaluate(Function &F) {
  const DataLayout &DL = F.getDataLayout();
  for (Instruction &I : make_early_inc_range(instructions(F)))
    if (Constant *C = ConstantFoldInstruction(&I, DL)) {
      I.replaceAllUsesWith(C);
      I.eraseFromParent();
    }
  return dyn_cast<Constant>(
      cast<ReturnInst>(F.back().getTerminator())->getReturnValue());
}

class ContractForms : public testing::Test {
protected:
  /// The result of a call of \p ID on \p Args, before or after replacement.
  Constant *call(Intrinsic::ID ID, ArrayRef<Value *> Args, bool Replace) {
    Function *Callee =
        Intrinsic::getOrInsertDeclaration(&M, ID, {Args.front()->getType()});
    auto *F =
        Function::Create(FunctionType::get(Callee->getReturnType(), false),
                         Function::ExternalLinkage, "f", M);
    IRBuilder<> B(BasicBlock::Create(C, "", F));
    B.CreateRet(B.CreateCall(Callee, Args));
    if (Replace)
      useContractForms(M);
    Constant *Result = evaluate(*F);
    F->eraseFromParent();
    return Result;
  }

  void compare(Intrinsic::ID ID, ArrayRef<Value *> Args) {
    Constant *Before = call(ID, Args, false);
    Constant *After = call(ID, Args, true);
    ASSERT_TRUE(Before);
    EXPECT_EQ(Before, After)
        << Intrinsic::getBaseName(ID).str() << " of "
        << Args.front()->getType()->getScalarSizeInBits() << " bits";
  }

  /// Numbers with few and many ones, and those at the ends.
  APInt draw(unsigned Bits) {
    SmallVector<uint64_t, 4> Words;
    for (unsigned I = 0; I < Bits; I += 64)
      Words.push_back(Random() & (Random() % 2 ? Random() : ~uint64_t(0)));
    APInt Number(Bits, Words);
    switch (Random() % 6) {
    case 0:
      return Number.lshr(unsigned(Random() % Bits));
    case 1:
      return Number.shl(unsigned(Random() % Bits));
    case 2:
      return APInt(Bits, Random() % 2) - 1;
    case 3:
      return APInt::getOneBitSet(Bits, unsigned(Random() % Bits));
    default:
      return Number;
    }
  }

  LLVMContext C;
  Module M{"m", C};
  std::mt19937_64 Random{1};
};

TEST_F(ContractForms, Counts) {
  for (unsigned Bits : {1, 2, 7, 24, 33, 63, 65, 96, 128, 129, 256})
    for (unsigned I = 0; I < 20; ++I) {
      Value *X = ConstantInt::get(C, draw(Bits));
      compare(Intrinsic::ctpop, {X});
      compare(Intrinsic::ctlz, {X, ConstantInt::getFalse(C)});
      compare(Intrinsic::cttz, {X, ConstantInt::getFalse(C)});
    }
}

TEST_F(ContractForms, ByteSwaps) {
  for (unsigned Bits : {48, 80, 128, 192})
    for (unsigned I = 0; I < 20; ++I)
      compare(Intrinsic::bswap, {ConstantInt::get(C, draw(Bits))});
}

TEST_F(ContractForms, Overflow) {
  for (unsigned Bits : {2, 8, 24, 33, 65, 128})
    for (unsigned I = 0; I < 60; ++I)
      for (Intrinsic::ID ID :
           {Intrinsic::sadd_with_overflow, Intrinsic::uadd_with_overflow,
            Intrinsic::ssub_with_overflow, Intrinsic::usub_with_overflow,
            Intrinsic::smul_with_overflow, Intrinsic::umul_with_overflow}) {
        Value *L = ConstantInt::get(C, draw(Bits));
        Value *R = ConstantInt::get(C, draw(Bits));
        compare(ID, {L, R});
      }
}

TEST_F(ContractForms, FloatingPoint) {
  for (double X : {0.0, -0.0, 1.5, -2.75, 1e30, -1e-30})
    for (Type *Ty : {Type::getFloatTy(C), Type::getDoubleTy(C)})
      compare(Intrinsic::fabs, {ConstantFP::get(Ty, X)});
}

} // namespace
