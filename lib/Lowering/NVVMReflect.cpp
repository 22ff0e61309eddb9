//===- NVVMReflect.cpp - Resolve __nvvm_reflect ---------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering/NVVMReflect.h"
#include "Catalog/DeviceFunction.h"
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

namespace {
/// A name whose result comes from a module flag.
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

static int answer(const Module &M, const SMInfo &SM,
                  const StringMap<int> &Answers, StringRef Name) {
  if (auto Given = Answers.find(Name); Given != Answers.end())
    return Given->second;
  if (Name == "__CUDA_ARCH" || Name == "__CUDA_ARCH__")
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

/// The variable whose address is \p V, looking through whatever front ends wrap
/// it in: casts, calls that copied it to generic memory, a constant that
/// contains it.
static const GlobalVariable *askedFor(const Value *V) {
  for (unsigned Steps = 0; Steps < 4; ++Steps) {
    V = V->stripPointerCasts();
    if (auto *GV = dyn_cast<GlobalVariable>(V)) {
      if (!GV->hasInitializer() ||
          !GV->getInitializer()->getType()->isPointerTy())
        return GV->hasInitializer() ? GV : nullptr;
      V = GV->getInitializer();
    } else if (auto *Call = dyn_cast<CallInst>(V);
               Call && Call->arg_size() == 1 &&
               Call->getArgOperand(0)->getType()->isPointerTy()) {
      V = Call->getArgOperand(0);
    } else if (auto *Load = dyn_cast<LoadInst>(V)) {
      auto *From = dyn_cast<GlobalVariable>(
          Load->getPointerOperand()->stripPointerCasts());
      if (!From || !From->isConstant() || !From->hasDefinitiveInitializer())
        return nullptr;
      V = From->getInitializer();
      if (!V->getType()->isPointerTy())
        return nullptr;
    } else {
      return nullptr;
    }
  }
  return nullptr;
}

/// The string that a call passes; none if it is not a constant.
static std::optional<StringRef> question(const CallInst &CI) {
  if (CI.arg_empty() || !CI.getArgOperand(0)->getType()->isPointerTy())
    return std::nullopt;
  // An offset into a longer constant.
  StringRef Text;
  if (getConstantStringInfo(CI.getArgOperand(0), Text))
    return Text;
  const GlobalVariable *GV = askedFor(CI.getArgOperand(0));
  if (!GV)
    return std::nullopt;
  if (isa<ConstantAggregateZero>(GV->getInitializer()))
    return StringRef();
  auto *Data = dyn_cast<ConstantDataSequential>(GV->getInitializer());
  if (!Data || !Data->isString())
    return std::nullopt;
  return Data->getAsString().take_until([](char C) { return C == 0; });
}

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

static void collectCalls(Function &F, SmallVectorImpl<CallInst *> &Calls) {
  for (User *U : F.users())
    if (auto *CI = dyn_cast<CallInst>(U); CI && CI->getCalledFunction() == &F)
      Calls.push_back(CI);
}

bool reflect(Module &M, const SMInfo &SM, const StringMap<int> &Answers) {
  SmallVector<CallInst *, 16> Calls;
  for (Function &F : M)
    if (lookupDeviceFunction(F.getName()).AsksCompiler)
      collectCalls(F, Calls);

  SetVector<Function *> Changed;
  SetVector<Instruction *> Users;
  SmallVector<Value *, 16> Asked;
  for (CallInst *CI : Calls) {
    std::optional<StringRef> Name = question(*CI);
    if (!Name || !CI->getType()->isIntegerTy())
      continue;
    Changed.insert(CI->getFunction());
    for (User *U : CI->users())
      if (auto *I = dyn_cast<Instruction>(U))
        Users.insert(I);
    CI->replaceAllUsesWith(
        ConstantInt::get(CI->getType(), answer(M, SM, Answers, *Name)));
    Asked.push_back(CI->getArgOperand(0));
    // A call may also take another answer, or its own in unreachable code.
    Users.remove(CI);
    CI->eraseFromParent();
  }
  dropStrings(Asked);
  foldUsers(std::move(Users), M.getDataLayout());
  for (Function *F : Changed)
    simplifyConstantConditionals(*F);
  return !Changed.empty();
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
