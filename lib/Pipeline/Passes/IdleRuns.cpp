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

void IdleRuns::attach(PassInstrumentationCallbacks &Callbacks) {
  Callbacks.registerShouldRunOptionalPassCallback(
      [this](StringRef Pass, const Any &IR) {
        if (Pass == MemCpyOptPass::name())
          return mayForwardCopies(**any_cast<const Function *>(&IR));
        if (Pass != InstCombinePass::name())
          return true;
        const Function *F = *any_cast<const Function *>(&IR);
        auto Found = LeftAlone.find(F);
        return Found == LeftAlone.end() || Found->second != stateOf(*F);
      });
  Callbacks.registerAfterPassCallback(
      [this](StringRef Pass, const Any &IR, const PreservedAnalyses &Left) {
        // What is known about callees and variables may be different now.
        if (any_cast<const Module *>(&IR) && !Left.areAllPreserved() &&
            !isSpecialPass(Pass, {"PassManager", "PassAdaptor"}))
          LeftAlone.clear();
        if (Pass != InstCombinePass::name())
          return;
        const Function *F = *any_cast<const Function *>(&IR);
        if (Left.areAllPreserved())
          LeftAlone[F] = stateOf(*F);
        else
          LeftAlone.erase(F);
      });
}

} // namespace opennvvm
