//===- LoopNestTest.cpp - Blocks counted once for each loop ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Input/LoopNest.h"
#include "Input/Limits.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"
#include "gtest/gtest.h"
#include <random>

using namespace llvm;
using namespace opennvvm;

namespace {

/// A function of \p Count blocks that fall through. Block I goes back to \p
/// Back(I), if that is a block.
Function &makeBlocks(Module &M, unsigned Count,
                     function_ref<unsigned(unsigned)> Back) {
  LLVMContext &Context = M.getContext();
  IRBuilder<> B(Context);
  auto *Type = FunctionType::get(B.getVoidTy(), {B.getInt1Ty()}, false);
  Function *F = Function::Create(Type, Function::ExternalLinkage, "f", M);
  auto *Entry = BasicBlock::Create(Context, "", F);
  SmallVector<BasicBlock *, 0> Blocks;
  for (unsigned I = 0; I <= Count; ++I)
    Blocks.push_back(BasicBlock::Create(Context, "", F));
  IRBuilder<>(Entry).CreateBr(Blocks[0]);
  IRBuilder<>(Blocks[Count]).CreateRetVoid();
  for (unsigned I = 0; I < Count; ++I) {
    B.SetInsertPoint(Blocks[I]);
    if (unsigned To = Back(I); To < Count)
      B.CreateCondBr(F->getArg(0), Blocks[To], Blocks[I + 1]);
    else
      B.CreateBr(Blocks[I + 1]);
  }
  return *F;
}

uint64_t expected(Function &F) {
  DominatorTree Tree(F);
  LoopInfo Loops(Tree);
  uint64_t Total = 0;
  for (const Loop *L : Loops.getLoopsInPreorder())
    Total += L->getNumBlocks();
  return Total;
}

TEST(LoopNestTest, IsWhatLoopInfoStores) {
  LLVMContext Context;
  for (unsigned Seed = 0; Seed < 300; ++Seed) {
    std::mt19937 Random(Seed);
    Module M("m", Context);
    // Forward edges make some cycles irreducible, and leave some blocks
    // unreachable.
    Function &F = makeBlocks(M, 2 + Random() % 40, [&](unsigned I) {
      unsigned Far = Random() % 60;
      return Random() % 3 ? Random() % (I + 1) : Far;
    });
    EXPECT_EQ(blocksInLoops(F), expected(F)) << Seed;
  }
}

TEST(LoopNestTest, HasALimit) {
  LLVMContext Context;
  auto IsTooMuch = [&](unsigned Count, function_ref<unsigned(unsigned)> Back) {
    Module M("m", Context);
    makeBlocks(M, Count, Back);
    DiagnosticEngine Diags({}, Profile::NVPTX);
    bool IsFine = checkModuleLimits(M, 1 << 20, Diags);
    EXPECT_EQ(IsFine, !Diags.hasErrors());
    return !IsFine;
  };
  auto ToTheOneBefore = [](unsigned I) { return I ? I - 1 : 0; };
  auto ToItself = [](unsigned I) { return I; };
  EXPECT_FALSE(IsTooMuch(4000, ToTheOneBefore));
  EXPECT_TRUE(IsTooMuch(6000, ToTheOneBefore));
  EXPECT_FALSE(IsTooMuch(20000, ToItself));
}

} // namespace
