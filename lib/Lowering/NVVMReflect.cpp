//===- NVVMReflect.cpp - Resolve __nvvm_reflect ---------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering/NVVMReflect.h"
#include "DeadCode.h"
#include "Reflection/Answers.h"
#include "Reflection/LiveCode.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/Analysis/InstructionSimplify.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace opennvvm {

/// Erases strings that were only used by such calls.
static void dropStrings(ArrayRef<Value *> Operands) {
  SmallSetVector<GlobalVariable *, 8> Strings;
  for (Value *V : Operands)
    if (auto *GV = dyn_cast<GlobalVariable>(getUnderlyingObject(V)))
      Strings.insert(GV);
  for (GlobalVariable *GV : Strings) {
    GV->removeDeadConstantUsers();
    if (GV->hasLocalLinkage() && GV->use_empty())
      GV->eraseFromParent();
  }
}

/// What \p I comes to, if a constant operand decides it: a constant, or one of
/// its operands. Null if it does not, or if \p I computes with floats: those
/// are only folded where all of their operands are constant.
static Value *decided(Instruction &I, const DataLayout &DL) {
  if (Constant *C = ConstantFoldInstruction(&I, DL))
    return C;
  if (isa<SelectInst, PHINode, FreezeInst>(I) ||
      I.getType()->isIntOrIntVectorTy())
    return simplifyInstruction(&I, SimplifyQuery(DL, &I));
  return nullptr;
}

/// The loads of a variable of the frame to which nothing but \p Store, of a
/// constant, writes. They give the constant: before the store, the variable is
/// undefined. None if there may be more to the variable.
static SmallVector<LoadInst *, 4> loadsOf(StoreInst &Store) {
  SmallVector<LoadInst *, 4> Loads;
  auto *Variable = dyn_cast<AllocaInst>(Store.getPointerOperand());
  if (!Variable || !isa<Constant>(Store.getValueOperand()))
    return {};
  for (User *U : Variable->users()) {
    auto *Load = dyn_cast<LoadInst>(U);
    if (Load && Load->isSimple() &&
        Load->getType() == Store.getValueOperand()->getType())
      Loads.push_back(Load);
    else if (U != &Store && !cast<Instruction>(U)->isLifetimeStartOrEnd())
      return {};
  }
  return Loads;
}

/// Folds instructions that constants decide, then their users, and erases what
/// only they used. \returns whether there were any.
static bool foldUsers(SetVector<Instruction *> Work, const DataLayout &DL) {
  SmallVector<WeakTrackingVH, 16> Folded;
  auto Replace = [&](Instruction &I, Value &V) {
    for (User *U : I.users())
      if (auto *User = dyn_cast<Instruction>(U))
        Work.insert(User);
    I.replaceAllUsesWith(&V);
    Folded.emplace_back(&I);
  };
  while (!Work.empty()) {
    Instruction *I = Work.pop_back_val();
    if (auto *Store = dyn_cast<StoreInst>(I))
      for (LoadInst *Load : loadsOf(*Store))
        Replace(*Load, *Store->getValueOperand());
    else if (Value *V = decided(*I, DL))
      Replace(*I, *V);
  }
  bool Changed = !Folded.empty();
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(Folded);
  return Changed;
}

bool reflect(Module &M, const SMInfo &SM, const StringMap<int> &Answers) {
  bool IsSmaller = removeDeadCode(M, LiveCode(M, SM, Answers));
  SmallVector<const CallInst *, 16> Calls;
  collectQuestions(M, Calls);
  ReflectAnswers Known(M, SM, Answers);
  SetVector<Function *> Changed;
  SetVector<Instruction *> Users;
  SmallVector<Value *, 16> Asked;
  for (const CallInst *Call : Calls) {
    auto *CI = const_cast<CallInst *>(Call);
    std::optional<int> Answer = Known.to(*CI);
    if (!Answer)
      continue;
    Changed.insert(CI->getFunction());
    for (User *U : CI->users())
      if (auto *I = dyn_cast<Instruction>(U))
        Users.insert(I);
    CI->replaceAllUsesWith(ConstantInt::get(CI->getType(), *Answer));
    Asked.push_back(CI->getArgOperand(0));
    // A call may also take another answer, or its own in unreachable code.
    Users.remove(CI);
    CI->eraseFromParent();
  }
  dropStrings(Asked);
  foldUsers(std::move(Users), M.getDataLayout());
  for (Function *F : Changed)
    simplifyConstantConditionals(*F);
  return IsSmaller || !Changed.empty();
}

/// Whether constants alone may decide \p I: an instruction that depends only on
/// constants is one itself, whatever made them constant.
static bool mayBeDecided(const Instruction &I) {
  if (auto *Select = dyn_cast<SelectInst>(&I);
      Select && isa<ConstantInt>(Select->getCondition()))
    return true;
  return isa<CmpInst, CastInst, BinaryOperator, SelectInst, PHINode>(I) &&
         all_of(I.operands(), [](const Use &U) {
           return isa<ConstantInt, ConstantPointerNull, UndefValue>(U);
         });
}

bool simplifyConstantConditionals(Function &F) {
  if (F.isDeclaration())
    return false;
  bool Changed = false, Reshaped;
  // Where an arm is gone, what the other one gives decides more.
  do {
    SetVector<Instruction *> Constants;
    for (Instruction &I : instructions(F))
      if (mayBeDecided(I))
        Constants.insert(&I);
    Changed |= foldUsers(std::move(Constants), F.getDataLayout());
    Reshaped = false;
    for (BasicBlock &BB : F)
      Reshaped |= ConstantFoldTerminator(&BB, /*DeleteDeadConditions=*/true);
    Reshaped |= removeUnreachableBlocks(F);
    Changed |= Reshaped;
  } while (Reshaped);
  return Changed;
}

PreservedAnalyses NVVMReflectPPPass::run(Function &F,
                                         FunctionAnalysisManager &) {
  return simplifyConstantConditionals(F) ? PreservedAnalyses::none()
                                         : PreservedAnalyses::all();
}

void NVVMReflectPass::printPipeline(raw_ostream &OS,
                                    function_ref<StringRef(StringRef)>) {
  OS << "nvvm-reflect-pp<answer";
  if (SM)
    OS << ";arch=" << SM->Name;
  OS << ">";
}

PreservedAnalyses NVVMReflectPass::run(Module &M, ModuleAnalysisManager &) {
  TargetSource Source;
  return reflect(M, SM ? *SM : *inferTarget(M, Source))
             ? PreservedAnalyses::none()
             : PreservedAnalyses::all();
}

} // namespace opennvvm
