//===- SplitLoads.cpp - Loads from one of several addresses ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SplitLoads.h"
#include "KeptAnalyses.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace opennvvm {

/// How many instructions at the end of a block are looked at, and how many
/// operations make an address.
static constexpr unsigned MostInstructions = 32, MostOperations = 3;

/// Whether \p A and \p B are the same value, or the same steps and extensions
/// of the same values.
static bool isSameAddress(const Value *A, const Value *B,
                          unsigned Left = MostOperations) {
  if (A == B)
    return true;
  auto *I = dyn_cast<Instruction>(A), *J = dyn_cast<Instruction>(B);
  if (!I || !J || !Left || !isa<GetElementPtrInst, CastInst>(I) ||
      !I->isSameOperationAs(J))
    return false;
  return all_of(zip_equal(I->operands(), J->operands()), [&](auto Pair) {
    return isSameAddress(std::get<0>(Pair), std::get<1>(Pair), Left - 1);
  });
}

/// Whether \p BB loads what \p Load would from \p Address.
static bool loads(const BasicBlock &BB, const LoadInst &Load,
                  const Value *Address) {
  unsigned Left = MostInstructions;
  for (const Instruction &I : reverse(BB)) {
    if (!Left-- || I.mayWriteToMemory())
      return false;
    if (auto *Before = dyn_cast<LoadInst>(&I);
        Before && Before != &Load && Before->getType() == Load.getType() &&
        isSameAddress(Before->getPointerOperand(), Address))
      return true;
  }
  return false;
}

/// Whether \p Arm, which ends with \p Load from \p Address, or one of the
/// blocks before it loads that already.
static bool isKnownIn(const BasicBlock &Arm, const LoadInst &Load,
                      const Value *Address) {
  return loads(Arm, Load, Address) ||
         any_of(predecessors(&Arm), [&](const BasicBlock *Before) {
           return loads(*Before, Load, Address);
         });
}

/// The phi that is the address of \p I, a load that is executed whenever its
/// block is entered, and reads what it would read before; null if it is not
/// such a load.
static PHINode *addressOfLeading(Instruction &I) {
  auto *Load = dyn_cast<LoadInst>(&I);
  if (!Load || !Load->isSimple())
    return nullptr;
  auto *Address = dyn_cast<PHINode>(Load->getPointerOperand());
  return Address && Address->getParent() == I.getParent() ? Address : nullptr;
}

/// Whether \p Load gains from being in the predecessors of its block.
static bool gains(const LoadInst &Load, const PHINode &Address) {
  if (any_of(Address.blocks(), [](const BasicBlock *Arm) {
        return !Arm->getSingleSuccessor() || !isa<BranchInst>(Arm->back());
      }))
    return false;
  return any_of(Address.incoming_values(), [&](const Use &U) {
    return isKnownIn(*Address.getIncomingBlock(U), Load, U.get());
  });
}

static void split(LoadInst &Load, const PHINode &Address) {
  IRBuilder<> B(&Load.getParent()->front());
  PHINode *Value = B.CreatePHI(Load.getType(), Address.getNumIncomingValues());
  for (const Use &U : Address.incoming_values()) {
    BasicBlock *Arm = Address.getIncomingBlock(U);
    Instruction *Copy = Load.clone();
    Copy->setOperand(LoadInst::getPointerOperandIndex(), U.get());
    Copy->insertBefore(Arm->getTerminator()->getIterator());
    Value->addIncoming(Copy, Arm);
  }
  Value->takeName(&Load);
  Load.replaceAllUsesWith(Value);
  Load.eraseFromParent();
}

static bool splitIn(BasicBlock &BB) {
  if (!isa<PHINode>(BB.front()) || pred_size(&BB) < 2)
    return false;
  bool Changed = false;
  for (Instruction &I : make_early_inc_range(BB)) {
    if (PHINode *Address = addressOfLeading(I);
        Address && gains(cast<LoadInst>(I), *Address)) {
      split(cast<LoadInst>(I), *Address);
      Changed = true;
      continue;
    }
    if (I.mayWriteToMemory() || !isGuaranteedToTransferExecutionToSuccessor(&I))
      break;
  }
  return Changed;
}

PreservedAnalyses NVVMSplitLoadsPass::run(Function &F,
                                          FunctionAnalysisManager &) {
  bool Changed = false;
  for (BasicBlock &BB : F)
    Changed |= splitIn(BB);
  return keepControlFlow(Changed);
}

} // namespace opennvvm
