//===- NVVMReflect.cpp - Answers to __nvvm_reflect --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Lowering/NVVMReflect.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace opennvvm {

namespace {
/// A name that is answered from a module flag.
struct ReflectFlag {
  StringLiteral Name, Flag;
  int Default;
};
} // namespace

static constexpr ReflectFlag Flags[] = {
    {"__CUDA_FTZ", "nvvm-reflect-ftz", 0},
    {"__CUDA_PREC_SQRT", "nvvm-reflect-prec-sqrt", 1},
    {"__CUDA_PREC_DIV", "nvvm-reflect-prec-div", 1},
};

static int answer(const Module &M, const SMInfo &SM, StringRef Name) {
  if (Name == "__CUDA_ARCH")
    return SM.Number * 10;
  for (const ReflectFlag &F : Flags) {
    if (F.Name != Name)
      continue;
    auto *Value =
        mdconst::dyn_extract_or_null<ConstantInt>(M.getModuleFlag(F.Flag));
    return Value ? int(Value->getZExtValue()) : F.Default;
  }
  return 0;
}

/// The string that a call asks about; nothing when it is not a constant.
static std::optional<StringRef> question(const CallInst &CI) {
  if (CI.arg_empty())
    return std::nullopt;
  const Value *V = CI.getArgOperand(0)->stripPointerCasts();
  // Old front ends copy the string to generic memory with an intrinsic.
  if (auto *Call = dyn_cast<CallInst>(V); Call && Call->arg_size() == 1)
    V = Call->getArgOperand(0)->stripPointerCasts();
  auto *GV = dyn_cast<GlobalVariable>(V);
  if (!GV || !GV->hasInitializer())
    return std::nullopt;
  auto *Data = dyn_cast<ConstantDataSequential>(GV->getInitializer());
  if (!Data || !Data->isString())
    return std::nullopt;
  return Data->getAsString().take_until([](char C) { return C == 0; });
}

/// Folds instructions that became constant, users after them.
static void foldUsers(SetVector<Instruction *> Work, const DataLayout &DL) {
  while (!Work.empty()) {
    Instruction *I = Work.pop_back_val();
    Constant *C = ConstantFoldInstruction(I, DL);
    if (!C)
      continue;
    for (User *U : I->users())
      if (auto *User = dyn_cast<Instruction>(U))
        Work.insert(User);
    I->replaceAllUsesWith(C);
    if (isInstructionTriviallyDead(I))
      I->eraseFromParent();
  }
}

static void collectCalls(Function *F, SmallVectorImpl<CallInst *> &Calls) {
  if (!F)
    return;
  for (User *U : F->users())
    if (auto *CI = dyn_cast<CallInst>(U); CI && CI->getCalledFunction() == F)
      Calls.push_back(CI);
}

bool reflect(Module &M, const SMInfo &SM) {
  SmallVector<CallInst *, 16> Calls;
  for (StringRef Name : {"__nvvm_reflect", "__nvvm_reflect_ocl"})
    collectCalls(M.getFunction(Name), Calls);
  for (Function &F : M)
    if (F.getIntrinsicID() == Intrinsic::nvvm_reflect)
      collectCalls(&F, Calls);

  SetVector<Function *> Changed;
  SetVector<Instruction *> Users;
  for (CallInst *CI : Calls) {
    std::optional<StringRef> Name = question(*CI);
    if (!Name || !CI->getType()->isIntegerTy())
      continue;
    Changed.insert(CI->getFunction());
    for (User *U : CI->users())
      if (auto *I = dyn_cast<Instruction>(U))
        Users.insert(I);
    CI->replaceAllUsesWith(
        ConstantInt::get(CI->getType(), answer(M, SM, *Name)));
    CI->eraseFromParent();
  }
  foldUsers(std::move(Users), M.getDataLayout());
  for (Function *F : Changed) {
    for (BasicBlock &BB : *F)
      ConstantFoldTerminator(&BB, /*DeleteDeadConditions=*/true);
    removeUnreachableBlocks(*F);
  }
  return !Changed.empty();
}

} // namespace opennvvm
