//===- Calls.cpp - Calls that are legal and probably a mistake ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/DeviceFunction.h"
#include "Catalog/NearestIntrinsic.h"
#include "Checker.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Function.h"

using namespace llvm;

namespace opennvvm::verifier {

/// Barriers, and all other operations that the threads of a warp execute
/// together: they are convergent in LLVM's records, and its readers give
/// declarations the same attributes.
static bool isBarrier(const Function &F) {
  return F.isIntrinsic() && F.isConvergent() &&
         (lookupIntrinsic(F.getIntrinsicID()) || findInternalIntrinsic(F));
}

/// Walks from the barriers to their callers. A caller that is not convergent is
/// recorded: calls of it may be moved as if there were no barrier.
void Checker::findBarrierFunctions() {
  SmallVector<const Function *, 8> Work;
  SmallPtrSet<const Function *, 8> Seen;
  for (const Function &F : M)
    if (isBarrier(F))
      Work.push_back(&F);
  while (!Work.empty()) {
    const Function *Reached = Work.pop_back_val();
    for (const User *U : Reached->users()) {
      auto *Call = dyn_cast<CallBase>(U);
      if (!Call || Call->getCalledOperand() != Reached)
        continue;
      const Function *Caller = Call->getFunction();
      if (!Seen.insert(Caller).second)
        continue;
      if (!Caller->isConvergent())
        LooseBarriers.insert(Caller);
      Work.push_back(Caller);
    }
  }
}

void Checker::prepareLints() {
  if (Diags.isEnabled(Rule::KernelCalled)) {
    for (const Function &F : M)
      if (!F.use_empty() && F.getCallingConv() != CallingConv::PTX_Kernel &&
          kernel(F))
        CallableKernels.insert(&F);
    for (const GlobalAlias &GA : M.aliases())
      if (auto *F = dyn_cast_or_null<Function>(GA.getAliaseeObject()))
        if (kernel(*F))
          report(Rule::KernelCalled, GA, {nameForPeople(F->getName())});
  }
  if (Diags.isEnabled(Rule::MiscBarrierNotConvergent))
    findBarrierFunctions();
}

void Checker::lintCall(const CallBase &Call, const Function &Callee) {
  if (!CallableKernels.empty() && CallableKernels.contains(&Callee))
    report(Rule::KernelCalled, Call, {nameForPeople(Callee.getName())});
  if (!LooseBarriers.empty() && LooseBarriers.contains(&Callee) &&
      !Call.isConvergent())
    report(Rule::MiscBarrierNotConvergent, Call,
           {nameForPeople(Callee.getName())});
}

void Checker::lintDeclaration(const Function &F) {
  if (!Diags.isEnabled(Rule::MiscUnresolvedExternal) || Options.IsLinkedLater ||
      lookupDeviceFunction(F.getName()).IsProvided ||
      (Options.DefinedElsewhere &&
       Options.DefinedElsewhere->contains(F.getName())))
    return;
  bool IsCalled = any_of(F.users(), [&](const User *U) {
    auto *Call = dyn_cast<CallBase>(U);
    return Call && Call->getCalledOperand() == &F;
  });
  if (!IsCalled)
    return;
  StringRef Instead = insteadOf(F.getName());
  report(
      Rule::MiscUnresolvedExternal, F, {nameForPeople(F.getName())}, {},
      Instead.empty()
          ? std::string()
          : ("call " + Instead + ", or link the module that defines it").str());
}

} // namespace opennvvm::verifier
