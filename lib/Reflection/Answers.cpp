//===- Answers.cpp - What __nvvm_reflect answers --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reflection/Answers.h"
#include "Catalog/DeviceFunction.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

bool asksCompiler(const Function &F) {
  return lookupDeviceFunction(F.getName()).AsksCompiler;
}

void collectQuestions(const Module &M,
                      SmallVectorImpl<const CallInst *> &Calls) {
  for (const Function &F : M)
    if (asksCompiler(F))
      for (const User *U : F.users())
        if (auto *Call = dyn_cast<CallInst>(U);
            Call && Call->getCalledFunction() == &F)
          Calls.push_back(Call);
}

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

int ReflectAnswers::answer(StringRef Name) const {
  if (auto It = Given.find(Name); It != Given.end())
    return It->second;
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

std::optional<int> ReflectAnswers::to(const CallInst &Call) const {
  if (!Call.getType()->isIntegerTy())
    return std::nullopt;
  std::optional<StringRef> Name = question(Call);
  if (!Name)
    return std::nullopt;
  return answer(*Name);
}

} // namespace opennvvm
