//===- ConstantOperands.cpp - Constants behind variables ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConstantOperands.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/PromoteMemToReg.h"

using namespace llvm;

namespace opennvvm::capi {

/// Variables, and the loads whose values become operands.
using Variables = MapVector<AllocaInst *, SmallVector<LoadInst *, 2>>;

/// Adds the variables that operands of \p Call are loaded from.
/// \returns whether any operand is a cast.
static bool addVariables(const CallInst &Call, Variables &Found) {
  bool HasCasts = false;
  for (Value *Operand : Call.args()) {
    // In unreachable code, a cast may be its own operand.
    for (unsigned Steps = 0; Steps < 4 && isa<CastInst>(Operand); ++Steps) {
      Operand = cast<CastInst>(Operand)->getOperand(0);
      HasCasts = true;
    }
    if (auto *Load = dyn_cast<LoadInst>(Operand))
      if (auto *Variable = dyn_cast<AllocaInst>(Load->getPointerOperand());
          Variable && isAllocaPromotable(Variable))
        Found[Variable].push_back(Load);
  }
  return HasCasts;
}

/// A debugger finds a variable in memory as long as it is there.
/// \returns another one with the same values, which \p Loads read instead.
static AllocaInst *shadowOf(AllocaInst &Variable, ArrayRef<LoadInst *> Loads) {
  auto *Shadow =
      new AllocaInst(Variable.getAllocatedType(), Variable.getAddressSpace(),
                     nullptr, Variable.getAlign(), "", Variable.getIterator());
  SmallVector<StoreInst *, 8> Stores;
  for (User *U : Variable.users())
    if (auto *Store = dyn_cast<StoreInst>(U))
      Stores.push_back(Store);
  for (StoreInst *Store : Stores)
    new StoreInst(Store->getValueOperand(), Shadow, Store->getIterator());
  for (LoadInst *Load : Loads)
    Load->setOperand(LoadInst::getPointerOperandIndex(), Shadow);
  return Shadow;
}

static void foldCasts(Function &F) {
  for (Instruction &I : make_early_inc_range(instructions(F)))
    if (isa<CastInst>(I))
      if (Constant *C = ConstantFoldInstruction(&I, F.getDataLayout())) {
        I.replaceAllUsesWith(C);
        I.eraseFromParent();
      }
}

static void promote(Function &F) {
  Variables Found;
  bool HasCasts = false;
  for (Instruction &I : instructions(F)) {
    auto *Call = dyn_cast<CallInst>(&I);
    const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
    if (Callee && Callee->getName().starts_with("llvm.nvvm."))
      HasCasts |= addVariables(*Call, Found);
  }
  if (!Found.empty()) {
    SmallVector<AllocaInst *, 8> Promoted;
    for (auto &[Variable, Loads] : Found)
      Promoted.push_back(findDVRDeclares(Variable).empty()
                             ? Variable
                             : shadowOf(*Variable, Loads));
    DominatorTree Tree(F);
    PromoteMemToReg(Promoted, Tree);
  }
  if (HasCasts)
    foldCasts(F);
}

void promoteConstantOperands(Module &M) {
  for (Function &F : M)
    if (!F.isDeclaration())
      promote(F);
}

} // namespace opennvvm::capi
