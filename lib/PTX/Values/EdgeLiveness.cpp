//===- EdgeLiveness.cpp - Liveness of phis on edges -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EdgeLiveness.h"
#include "Folding.h"
#include "Fusion.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace opennvvm::ptx {

/// The limit of aliases and blocks visited for one phi. Beyond it, the phi
/// counts as read everywhere, which keeps the cost linear in the size of the
/// function.
static constexpr unsigned Budget = 200;

bool hasOwnRegisters(const Instruction &I) {
  switch (I.getOpcode()) {
  case Instruction::FMul: // Printed inside an fma.
    return false;
  case Instruction::And:
  case Instruction::Shl:
    return !isInBitTest(I);
  case Instruction::Xor: // "@!%p".
    return !I.getType()->isIntegerTy(1);
  case Instruction::Call:
    return !cast<CallBase>(I).getCalledFunction() ||
           !cast<CallBase>(I).getCalledFunction()->isIntrinsic();
  case Instruction::Mul:
  case Instruction::Sub:
  case Instruction::LShr:
  case Instruction::AShr:
  case Instruction::ICmp:
  case Instruction::Select:
    return !isPartOfIdiom(I);
  case Instruction::PHI:
  case Instruction::FNeg:
  case Instruction::Load:
  case Instruction::Store:
  case Instruction::FCmp:
  case Instruction::AtomicRMW:
  case Instruction::AtomicCmpXchg:
    return true;
  case Instruction::UDiv: // Division by one is its operand.
  case Instruction::SDiv:
    return false;
  default:
    return I.isBinaryOp() || I.isTerminator();
  }
}

void EdgeLiveness::collectNames(const PHINode &Phi, Reach &R) {
  SmallVector<const Value *, 16> Work{&Phi};
  R.Names.insert(&Phi);
  while (!Work.empty()) {
    for (const User *U : Work.pop_back_val()->users()) {
      auto *I = cast<Instruction>(U);
      if (hasOwnRegisters(*I) || !R.Names.insert(I).second)
        continue;
      if (R.Names.size() > Budget) {
        R.Everywhere = true;
        return;
      }
      Work.push_back(I);
    }
  }
}

void EdgeLiveness::collectBlocks(const PHINode &Phi, Reach &R) {
  const BasicBlock *Home = Phi.getParent();
  SmallVector<const BasicBlock *, 16> Work;
  auto Enter = [&](const BasicBlock *BB) {
    if (BB != Home && R.LiveIn.insert(BB).second)
      Work.push_back(BB);
  };
  for (const Value *Name : R.Names)
    for (const Use &U : Name->uses()) {
      auto *I = cast<Instruction>(U.getUser());
      // The copies of an edge read at the end of the block that it leaves.
      if (auto *Other = dyn_cast<PHINode>(I))
        Enter(Other->getIncomingBlock(U));
      else
        Enter(I->getParent());
      while (!Work.empty()) {
        if (R.LiveIn.size() > Budget) {
          R.Everywhere = true;
          return;
        }
        for (const BasicBlock *Pred : predecessors(Work.pop_back_val()))
          Enter(Pred);
      }
    }
}

const EdgeLiveness::Reach &EdgeLiveness::reach(const PHINode &Phi) {
  auto [It, New] = Phis.try_emplace(&Phi);
  Reach &R = It->second;
  if (New) {
    collectNames(Phi, R);
    if (!R.Everywhere)
      collectBlocks(Phi, R);
  }
  return R;
}

bool EdgeLiveness::isReadAfter(const PHINode &Phi, const BasicBlock *From,
                               const BasicBlock *To) {
  const Reach &R = reach(Phi);
  if (R.Everywhere || R.LiveIn.contains(To))
    return true;
  return llvm::any_of(To->phis(), [&](const PHINode &Other) {
    return R.Names.contains(Other.getIncomingValueForBlock(From));
  });
}

bool EdgeLiveness::mayShare(const PHINode &Phi, const Value *V) {
  const Reach &R = reach(Phi);
  return R.Everywhere || R.Names.contains(V);
}

} // namespace opennvvm::ptx
