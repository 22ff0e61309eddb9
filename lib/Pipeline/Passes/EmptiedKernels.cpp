//===- EmptiedKernels.cpp - Kernels that do nothing any more --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EmptiedKernels.h"
#include "Target/Kernel.h"
#include "Verifier/Lint/FunctionView.h"
#include "opennvvm/Input/Input.h"
#include "opennvvm/Verifier/Lint.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

//===----------------------------------------------------------------------===//
// What functions do
//===----------------------------------------------------------------------===//

namespace {
/// Finds the first thing that a function does which others can notice.
class EffectFinder {
public:
  /// \returns null if \p F does nothing.
  const Instruction *find(const Function &F);

private:
  bool isEffect(const Instruction &I);
  bool isEffect(const CallBase &Call);

  DenseMap<const Function *, const Instruction *> Known;
};
} // namespace

/// Whether only this call of the function can see what is at \p Pointer.
static bool isOwn(const Value *Pointer) {
  return isa<AllocaInst>(getUnderlyingObject(Pointer, /*MaxLookup=*/0));
}

static bool isTrap(const Instruction &I) {
  auto *Call = dyn_cast<IntrinsicInst>(&I);
  return Call && (Call->getIntrinsicID() == Intrinsic::trap ||
                  Call->getIntrinsicID() == Intrinsic::ubsantrap ||
                  Call->getIntrinsicID() == Intrinsic::debugtrap);
}

bool EffectFinder::isEffect(const CallBase &Call) {
  if (auto *Copy = dyn_cast<MemIntrinsic>(&Call))
    return Copy->isVolatile() || !isOwn(Copy->getRawDest());
  if (Call.isLifetimeStartOrEnd() || Call.isDebugOrPseudoInst() ||
      isa<AssumeInst>(Call) || isTrap(Call))
    return false;
  const Function *Callee = Call.getCalledFunction();
  if (Callee && !Callee->isDeclaration())
    return find(*Callee) != nullptr;
  // Functions of libdevice only compute; they are linked later.
  if (Callee && isOfLibdevice(*Callee))
    return false;
  return Call.mayHaveSideEffects();
}

bool EffectFinder::isEffect(const Instruction &I) {
  if (auto *Call = dyn_cast<CallBase>(&I))
    return isEffect(*Call);
  if (auto *Store = dyn_cast<StoreInst>(&I))
    return Store->isVolatile() || Store->isAtomic() ||
           !isOwn(Store->getPointerOperand());
  return I.mayHaveSideEffects();
}

const Instruction *EffectFinder::find(const Function &F) {
  // A function that calls itself does what the rest of it does.
  auto [It, IsNew] = Known.try_emplace(&F, nullptr);
  if (!IsNew)
    return It->second;
  const Instruction *First = nullptr;
  lint::FunctionView(F).forEach([&](const Instruction &I) {
    if (!First && isEffect(I))
      First = &I;
  });
  return Known[&F] = First;
}

/// The functions that a call of \p F may get to, \p F first.
static SmallVector<const Function *, 8> reachedFrom(const Function &F) {
  SmallVector<const Function *, 8> Found = {&F};
  SmallPtrSet<const Function *, 8> Seen = {&F};
  for (size_t I = 0; I < Found.size(); ++I)
    for (const Instruction &At : instructions(*Found[I]))
      if (auto *Call = dyn_cast<CallBase>(&At))
        if (const Function *Callee = Call->getCalledFunction();
            Callee && !Callee->isDeclaration() && Seen.insert(Callee).second)
          Found.push_back(Callee);
  return Found;
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

/// Whether a finding of rule \p R may explain why code was removed at once, not
/// only by way of an undefined value.
static bool isDirect(Rule R) {
  return R != Rule::LintShiftWidth && R != Rule::LintUninitializedRead;
}

/// The number of the finding about one of \p Functions that explains most.
static std::optional<size_t> findReason(ArrayRef<const Function *> Functions,
                                        ArrayRef<Diagnostic> Found) {
  std::optional<size_t> Best;
  for (const Function *F : Functions)
    for (auto [Number, D] : enumerate(Found)) {
      if (D.Function != F->getName())
        continue;
      if (isDirect(D.ID))
        return Number;
      if (!Best)
        Best = Number;
    }
  return Best;
}

EmptiedKernels::EmptiedKernels(const Module &M, const UnsoundFunctions *Unsound,
                               DiagnosticEngine &Diags)
    : Diags(Diags) {
  if (!Diags.isEnabled(Rule::OptKernelEmptied))
    return;
  DiagnosticOptions Options;
  Options.Lints = LintLevel::Sure;
  DiagnosticEngine Lints(Options, Diags.profile()),
      Effects(Options, Diags.profile());
  for (DiagnosticEngine *Engine : {&Lints, &Effects})
    Engine->setInput("", Diags.sourceMap());
  lintUndefinedBehavior(M, Unsound, Lints);
  Undefined = Lints.diagnostics().vec();
  Annotations Known(M);
  EffectFinder Finder;
  for (const Function &F : M) {
    const Instruction *Effect =
        F.isDeclaration() || !isKernel(F, Known) ? nullptr : Finder.find(F);
    if (!Effect)
      continue;
    Effects.report(Rule::OptKernelEmptied, *Effect);
    SmallVector<const Function *, 8> Reached = reachedFrom(F);
    bool HasTrap = any_of(Reached, [](const Function *Each) {
      return any_of(instructions(*Each), isTrap);
    });
    Kernels.push_back({F.getName().str(), Effects.diagnostics().back(), HasTrap,
                       findReason(Reached, Undefined)});
  }
}

void EmptiedKernels::reportOne(const Kernel &K, const Function &F) const {
  bool Returns = any_of(F, [](const BasicBlock &BB) {
    return isa<ReturnInst>(BB.getTerminator());
  });
  // Programs stop on purpose where they do not support a machine.
  if (!K.Reason && !Returns && K.HasTrap)
    return;
  std::string Why = Returns ? "nothing reads what it stores"
                            : "all of its paths have undefined behavior";
  const Diagnostic *At = &K.Effect;
  if (K.Reason) {
    At = &Undefined[*K.Reason];
    Why = At->Message + " [" + ruleInfo(At->ID).ID.str() + "]";
    if (At->Function != K.Name)
      Why += " in " + nameForPeople(At->Function);
  }
  Diags.reportLike(
      Rule::OptKernelEmptied, *At, F,
      {nameForPeople(K.Name), Returns ? "nothing" : "a trap", Why});
}

void EmptiedKernels::report(const Module &M) const {
  EffectFinder Finder;
  for (const Kernel &K : Kernels) {
    const Function *F = M.getFunction(K.Name);
    if (F && !F->isDeclaration() && !Finder.find(*F))
      reportOne(K, *F);
  }
}

} // namespace opennvvm
