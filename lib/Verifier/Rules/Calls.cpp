//===- Calls.cpp - Calls that are legal and probably a mistake ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rules/Calls.h"
#include "Catalog/DeviceFunction.h"
#include "Catalog/InternalIntrinsic.h"
#include "Catalog/Intrinsic.h"
#include "Catalog/NearestIntrinsic.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstIterator.h"

using namespace llvm;

namespace opennvvm::verifier {

/// Barriers, and all other operations that the threads of a warp execute
/// together: they are convergent in LLVM's records, and its readers give
/// declarations the same attributes.
static bool isBarrier(const Function &F) {
  return F.isIntrinsic() && F.isConvergent() &&
         (lookupIntrinsic(F.getIntrinsicID()) || findInternalIntrinsic(F));
}

namespace {
/// Functions that reach a barrier but are not convergent: calls of them may be
/// moved as if there were no barrier.
struct LooseBarriers {
  explicit LooseBarriers(const RuleContext &Ctx);
  SmallPtrSet<const Function *, 4> Functions;
};
} // namespace

/// Walks from the barriers to their callers.
LooseBarriers::LooseBarriers(const RuleContext &Ctx) {
  SmallVector<const Function *, 8> Work;
  SmallPtrSet<const Function *, 8> Seen;
  for (const Function &F : Ctx.M)
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
        Functions.insert(Caller);
      Work.push_back(Caller);
    }
  }
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

static void reportKernel(RuleContext &Ctx, const CallBase &Call,
                         const CalleeFacts &) {
  Ctx.report(Rule::KernelCalled, Call,
             {nameForPeople(Call.getCalledOperand()->getName())});
}

void noteKernel(RuleContext &Ctx, const Function &F, CalleeFacts &Facts) {
  if (Ctx.checksModule() && !F.isIntrinsic() &&
      Ctx.Diags.isEnabled(Rule::KernelCalled) &&
      F.getCallingConv() != CallingConv::PTX_Kernel && Ctx.isKernel(F))
    Facts.EachCall.push_back(reportKernel);
}

void checkKernelConvention(RuleContext &Ctx) {
  if (!Ctx.reads(ReaderTrait::RefusesKernelCalls))
    return;
  for (const Function &F : Ctx.M)
    for (const Instruction &I : instructions(F))
      if (auto *Call = dyn_cast<CallBase>(&I);
          Call && Call->getCallingConv() == CallingConv::PTX_Kernel)
        Ctx.report(Rule::MiscLlvmVerifier, *Call,
                   {"calling convention does not permit calls"}, {},
                   "call a device function that both share");
}

static void checkConvergent(RuleContext &Ctx, const CallBase &Call,
                            const CalleeFacts &) {
  if (!Call.isConvergent())
    Ctx.report(Rule::MiscBarrierNotConvergent, Call,
               {nameForPeople(Call.getCalledOperand()->getName())});
}

void noteBarriers(RuleContext &Ctx, const Function &F, CalleeFacts &Facts) {
  if (Ctx.checksModule() && !F.isIntrinsic() &&
      Ctx.Diags.isEnabled(Rule::MiscBarrierNotConvergent) &&
      Ctx.state<LooseBarriers>().Functions.contains(&F))
    Facts.EachCall.push_back(checkConvergent);
}

//===----------------------------------------------------------------------===//
// Aliases and declarations
//===----------------------------------------------------------------------===//

void checkKernelAliases(RuleContext &Ctx) {
  if (!Ctx.Diags.isEnabled(Rule::KernelCalled))
    return;
  for (const GlobalAlias &GA : Ctx.M.aliases())
    if (auto *F = dyn_cast_or_null<Function>(GA.getAliaseeObject()))
      if (Ctx.isKernel(*F))
        Ctx.report(Rule::KernelCalled, GA, {nameForPeople(F->getName())});
}

void checkUnresolved(RuleContext &Ctx, const Function &F, bool) {
  if (!F.isDeclaration() ||
      !Ctx.Diags.isEnabled(Rule::MiscUnresolvedExternal) ||
      Ctx.Options.IsLinkedLater ||
      lookupDeviceFunction(F.getName()).IsProvided ||
      (Ctx.Options.DefinedElsewhere &&
       Ctx.Options.DefinedElsewhere->contains(F.getName())))
    return;
  bool IsCalled = any_of(F.users(), [&](const User *U) {
    auto *Call = dyn_cast<CallBase>(U);
    return Call && Call->getCalledOperand() == &F;
  });
  if (!IsCalled)
    return;
  StringRef Instead = insteadOf(F.getName());
  Ctx.report(
      Rule::MiscUnresolvedExternal, F, {nameForPeople(F.getName())}, {},
      Instead.empty()
          ? std::string()
          : ("call " + Instead + ", or link the module that defines it").str());
}

} // namespace opennvvm::verifier
