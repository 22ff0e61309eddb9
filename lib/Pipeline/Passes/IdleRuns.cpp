//===- IdleRuns.cpp - Passes, where they have something to do -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IdleRuns.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/PassInstrumentation.h"
#include "llvm/Transforms/InstCombine/InstCombine.h"
#include "llvm/Transforms/Scalar/DeadStoreElimination.h"
#include "llvm/Transforms/Scalar/InstSimplifyPass.h"
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

/// Whether \p I is a call that writes through its arguments alone.
static bool writesArguments(const Instruction &I) {
  const auto *Call = dyn_cast<CallBase>(&I);
  return Call && Call->mayWriteToMemory() &&
         (Call->onlyAccessesArgMemory() || isa<MemIntrinsic>(Call));
}

/// A write of known bytes: where, as an address and as an offset from a base.
struct WrittenBytes {
  const Value *Address;
  const Value *Base;
  int64_t Begin;
  uint64_t Size;
};

/// Whether one of \p Writes is to bytes that another one writes as well.
static bool overlap(SmallVectorImpl<WrittenBytes> &Writes) {
  sort(Writes, [](const WrittenBytes &A, const WrittenBytes &B) {
    return std::tie(A.Base, A.Begin) < std::tie(B.Base, B.Begin);
  });
  for (unsigned I = 1; I < Writes.size(); ++I)
    if (Writes[I - 1].Base == Writes[I].Base &&
        uint64_t(Writes[I].Begin - Writes[I - 1].Begin) < Writes[I - 1].Size)
      return true;
  return false;
}

/// Whether DSE may change \p F. Behind GVN, one address is one value, so that
/// stores that overwrite one another have the same base, and offsets that are
/// known. A store may also write what memory has already: what was loaded from
/// there, or what a comparison has found there. Objects that end with the
/// function are another matter, and so are calls that write.
static bool mayHaveDeadStores(const Function &F) {
  if (any_of(F.args(), [](const Argument &A) {
        return A.hasPassPointeeByValueCopyAttr() ||
               A.hasAttribute(Attribute::DeadOnReturn);
      }))
    return true;
  const DataLayout &DL = F.getDataLayout();
  SmallVector<WrittenBytes, 16> Writes;
  SmallPtrSet<const Value *, 8> Compared;
  for (const Instruction &I : instructions(F)) {
    if (isa<AllocaInst>(I) || isNoAliasCall(&I) || writesArguments(I))
      return true;
    if (isa<LoadInst>(I) && any_of(I.users(), IsaPred<ICmpInst>))
      Compared.insert(getLoadStorePointerOperand(&I));
    const auto *Store = dyn_cast<StoreInst>(&I);
    if (!Store)
      continue;
    TypeSize Size = DL.getTypeStoreSize(Store->getValueOperand()->getType());
    const Value *Address = Store->getPointerOperand();
    if (Size.isScalable() ||
        getLoadStorePointerOperand(Store->getValueOperand()) == Address)
      return true;
    WrittenBytes &Write = Writes.emplace_back();
    Write.Address = Address;
    Write.Base = GetPointerBaseWithConstantOffset(Address, Write.Begin, DL);
    Write.Size = Size.getFixedValue();
  }
  return overlap(Writes) || any_of(Writes, [&](const WrittenBytes &Write) {
           return Compared.contains(Write.Address);
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

/// Runs \p Pass unless \p F is as a run of a pass left it that does all that
/// \p Pass could, as \p Known tells; notes in \p Own how \p Pass leaves it.
template <typename PassT>
static PreservedAnalyses
runUnlessIdle(PassT &Pass, Function &F, FunctionAnalysisManager &FAM,
              ArrayRef<const IdleRuns::States *> Known, IdleRuns::States &Own) {
  uint64_t State = stateOf(F);
  if (any_of(Known, [&](const IdleRuns::States *Left) {
        auto Found = Left->find(&F);
        return Found != Left->end() && Found->second == State;
      }))
    return PreservedAnalyses::all();
  PreservedAnalyses Left = runInside(Pass, F, FAM);
  Own[&F] = Left.areAllPreserved() ? State : stateOf(F);
  return Left;
}

namespace {
// The names end like those of LLVM's adaptors, which are not passes that change
// something themselves. What they run is optional, so that they need not be.

/// Runs \p PassT unless the function is as \p Known left it; see
/// runUnlessIdle().
template <typename PassT>
class UnlessIdleAdaptor : public PassInfoMixin<UnlessIdleAdaptor<PassT>> {
public:
  UnlessIdleAdaptor(PassT Pass, ArrayRef<const IdleRuns::States *> Known,
                    IdleRuns::States &Own)
      : Pass(std::move(Pass)), Known(Known), Own(&Own) {}

  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM) {
    return runUnlessIdle(Pass, F, FAM, Known, *Own);
  }
  static StringRef name() { return "UnlessIdlePassAdaptor"; }
  void printPipeline(raw_ostream &OS,
                     function_ref<StringRef(StringRef)> MapName) {
    Pass.printPipeline(OS, MapName);
  }
  static bool isRequired() { return true; }

private:
  PassT Pass;
  SmallVector<const IdleRuns::States *, 2> Known;
  IdleRuns::States *Own;
};

/// Runs \p PassT where \p MayChange says that it has something to do.
template <typename PassT, bool (*MayChange)(const Function &)>
class OftenIdleAdaptor
    : public PassInfoMixin<OftenIdleAdaptor<PassT, MayChange>> {
public:
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM) {
    return MayChange(F) ? runInside(Pass, F, FAM) : PreservedAnalyses::all();
  }
  static StringRef name() { return "OftenIdlePassAdaptor"; }
  void printPipeline(raw_ostream &OS,
                     function_ref<StringRef(StringRef)> MapName) {
    Pass.printPipeline(OS, MapName);
  }
  static bool isRequired() { return true; }

private:
  PassT Pass;
};
} // namespace

void IdleRuns::addInstCombine(FunctionPassManager &PM) {
  PM.addPass(UnlessIdleAdaptor(
      InstCombinePass(InstCombineOptions().setVerifyFixpoint(false)),
      {&Combined}, Combined));
}

void IdleRuns::addInstSimplify(FunctionPassManager &PM) {
  PM.addPass(UnlessIdleAdaptor(InstSimplifyPass(), {&Combined, &Simplified},
                               Simplified));
}

void IdleRuns::addDSE(FunctionPassManager &PM) {
  PM.addPass(OftenIdleAdaptor<DSEPass, mayHaveDeadStores>());
}

void IdleRuns::addMemCpyOpt(FunctionPassManager &PM) {
  PM.addPass(OftenIdleAdaptor<MemCpyOptPass, mayForwardCopies>());
}

void IdleRuns::attach(PassInstrumentationCallbacks &Callbacks) {
  Callbacks.registerAfterPassCallback(
      [this](StringRef Pass, const Any &IR, const PreservedAnalyses &Left) {
        // What is known about callees and variables may be different now.
        if (any_cast<const Module *>(&IR) && !Left.areAllPreserved() &&
            !isSpecialPass(Pass, {"PassManager", "PassAdaptor"})) {
          Combined.clear();
          Simplified.clear();
        }
      });
}

} // namespace opennvvm
