//===- IdleRuns.cpp - Passes, where they have something to do -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IdleRuns.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/PassInstrumentation.h"
#include "llvm/Transforms/InstCombine/InstCombine.h"
#include "llvm/Transforms/Scalar/MemCpyOptimizer.h"
#include "llvm/Transforms/Utils/PromoteMemToReg.h"

using namespace llvm;

namespace opennvvm {

/// A hash of all that a pass can change in place without making a new
/// instruction, and of which instructions there are.
static uint64_t stateOf(const Function &F) {
  uint64_t Hash = 0;
  // Fibonacci hashing; LLVM's, for any sequence, takes ten times as long.
  auto Add = [&](uint64_t Value) {
    Hash = (Hash ^ Value) * 0x9E3779B97F4A7C15;
    Hash ^= Hash >> 32;
  };
  auto AddPointer = [&](const void *P) { Add(uintptr_t(P)); };
  AddPointer(F.getAttributes().getRawPointer());
  for (const Instruction &I : instructions(F)) {
    AddPointer(&I);
    AddPointer(I.getParent());
    Add(I.getRawSubclassOptionalData());
    if (const auto *Compare = dyn_cast<CmpInst>(&I))
      Add(Compare->getPredicate());
    else if (const auto *Call = dyn_cast<CallBase>(&I))
      AddPointer(Call->getAttributes().getRawPointer());
    else if (getLoadStorePointerOperand(&I))
      Add(getLoadStoreAlignment(&I).value());
    for (const Value *Operand : I.operand_values())
      AddPointer(Operand);
  }
  return Hash;
}

/// Whether MemCpyOpt may change \p F otherwise than SROA would. Without a C
/// library, it changes copies and fills, and pairs of a load and a store: of
/// variables whose address a call takes, or of two variables, which become one.
static bool mayForwardCopies(const Function &F) {
  DenseMap<const AllocaInst *, bool> Promotable;
  auto IsKept = [&](const Value *Address) {
    const auto *Variable = dyn_cast<AllocaInst>(Address->stripPointerCasts());
    if (!Variable)
      return false;
    auto [Known, IsNew] = Promotable.try_emplace(Variable);
    if (IsNew)
      Known->second = isAllocaPromotable(Variable);
    return !Known->second;
  };
  return any_of(instructions(F), [&](const Instruction &I) {
    if (const auto *Store = dyn_cast<StoreInst>(&I)) {
      const auto *Load = dyn_cast<LoadInst>(Store->getValueOperand());
      return Load &&
             isa<AllocaInst>(Load->getPointerOperand()->stripPointerCasts()) &&
             (IsKept(Load->getPointerOperand()) ||
              IsKept(Store->getPointerOperand()));
    }
    return isa<AnyMemIntrinsic>(I);
  });
}

/// Runs \p Pass as an adaptor does: it is this pass that others see.
template <typename PassT>
static PreservedAnalyses runInside(PassT &Pass, Function &F,
                                   FunctionAnalysisManager &FAM) {
  auto Watch = FAM.getResult<PassInstrumentationAnalysis>(F);
  if (!Watch.runBeforePass<Function>(Pass, F))
    return PreservedAnalyses::all();
  PreservedAnalyses Left = Pass.run(F, FAM);
  Watch.runAfterPass<Function>(Pass, F, Left);
  return Left;
}

// The names end like those of LLVM's adaptors, which are not passes that change
// something themselves. What they run is optional, so that they need not be.

class InstCombineAdaptor : public PassInfoMixin<InstCombineAdaptor> {
public:
  explicit InstCombineAdaptor(IdleRuns &Idle)
      : Idle(&Idle), Pass(InstCombineOptions().setVerifyFixpoint(false)) {}

  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM) {
    auto Found = Idle->LeftAlone.find(&F);
    if (Found != Idle->LeftAlone.end() && Found->second == stateOf(F))
      return PreservedAnalyses::all();
    PreservedAnalyses Left = runInside(Pass, F, FAM);
    if (Left.areAllPreserved())
      Idle->LeftAlone[&F] = stateOf(F);
    else
      Idle->LeftAlone.erase(&F);
    return Left;
  }
  static StringRef name() { return "InstCombinePassAdaptor"; }
  void printPipeline(raw_ostream &OS,
                     function_ref<StringRef(StringRef)> MapName) {
    Pass.printPipeline(OS, MapName);
  }
  static bool isRequired() { return true; }

private:
  IdleRuns *Idle;
  InstCombinePass Pass;
};

namespace {
class MemCpyOptAdaptor : public PassInfoMixin<MemCpyOptAdaptor> {
public:
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM) {
    return mayForwardCopies(F) ? runInside(Pass, F, FAM)
                               : PreservedAnalyses::all();
  }
  static StringRef name() { return "MemCpyOptPassAdaptor"; }
  void printPipeline(raw_ostream &OS,
                     function_ref<StringRef(StringRef)> MapName) {
    Pass.printPipeline(OS, MapName);
  }
  static bool isRequired() { return true; }

private:
  MemCpyOptPass Pass;
};
} // namespace

void IdleRuns::addInstCombine(FunctionPassManager &PM) {
  PM.addPass(InstCombineAdaptor(*this));
}

void IdleRuns::addMemCpyOpt(FunctionPassManager &PM) {
  PM.addPass(MemCpyOptAdaptor());
}

void IdleRuns::attach(PassInstrumentationCallbacks &Callbacks) {
  Callbacks.registerAfterPassCallback(
      [this](StringRef Pass, const Any &IR, const PreservedAnalyses &Left) {
        // What is known about callees and variables may be different now.
        if (any_cast<const Module *>(&IR) && !Left.areAllPreserved() &&
            !isSpecialPass(Pass, {"PassManager", "PassAdaptor"}))
          LeftAlone.clear();
      });
}

} // namespace opennvvm
