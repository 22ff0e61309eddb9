//===- Convergence.cpp - Calls that are not convergent --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// misc-barrier-not-convergent is about barriers that LLVM knows as intrinsics,
// in functions that are called directly. Here is the rest: barriers in inline
// assembly, functions of the device runtime in which threads wait for each
// other, and calls through pointers and aliases.
//
//===----------------------------------------------------------------------===//

#include "Catalog/DeviceFunction.h"
#include "Catalog/Intrinsic.h"
#include "Catalog/MnemonicEffects.h"
#include "Collective.h"
#include "FunctionView.h"
#include "Lints.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm::lint {

namespace {
/// What a function reaches.
struct Reached {
  std::string What;    ///< "bar.sync"; empty for nothing.
  bool IsKnown = true; ///< Whether LLVM shows it to the other rule.
};

using ReachedBy = MapVector<const Function *, Reached>;
} // namespace

/// The function that \p Call calls, also through an alias.
static const Function *calleeOf(const CallBase &Call) {
  return dyn_cast<Function>(
      Call.getCalledOperand()->stripPointerCastsAndAliases());
}

/// What \p Call itself executes that threads do together.
static Reached reachedIn(const CallBase &Call, Profile P) {
  if (Call.isInlineAsm()) {
    // Of assembly that is not convergent itself, most profiles have a rule of
    // their own, which tells where it stands.
    bool IsTold = ruleInfo(Rule::MiscAsmConvergent).Severities[unsigned(P)] !=
                  Severity::Off;
    if (IsTold && !Call.isConvergent())
      return {};
    return {findMnemonic(Call, isCollective), false};
  }
  const Function *F = Call.getCalledFunction();
  if (!F || !F->isDeclaration())
    return {};
  if (lookupDeviceFunction(F->getName()).IsConvergent)
    return {F->getName().str(), false};
  if (F->isIntrinsic() && F->isConvergent() &&
      lookupIntrinsic(F->getIntrinsicID()))
    return {F->getName().str(), true};
  return {};
}

/// The functions of \p M that reach what threads do together.
static ReachedBy findReaching(const Module &M, const UnsoundFunctions *Unsound,
                              Profile P) {
  ReachedBy Found;
  SmallVector<const Function *, 8> Work;
  DenseMap<const Function *, SmallVector<const Function *, 4>> Callers;
  for (const Function &F : M) {
    if (Unsound && Unsound->contains(&F))
      continue;
    for (const Instruction &I : instructions(F)) {
      auto *Call = dyn_cast<CallBase>(&I);
      if (!Call)
        continue;
      if (const Function *Callee = calleeOf(*Call);
          Callee && !Callee->isIntrinsic())
        Callers[Callee].push_back(&F);
      Reached Here = reachedIn(*Call, P);
      Reached &All = Found[&F];
      // What only this rule finds comes first.
      if (!Here.What.empty() && (All.What.empty() || !Here.IsKnown))
        All = std::move(Here);
    }
    if (Found.count(&F) && !Found[&F].What.empty())
      Work.push_back(&F);
  }
  while (!Work.empty()) {
    const Function *F = Work.pop_back_val();
    const Reached From = Found[F];
    for (const Function *Caller : Callers.lookup(F))
      if (Reached &There = Found[Caller]; There.What.empty()) {
        There = From;
        Work.push_back(Caller);
      }
  }
  return Found;
}

static void lintCall(const CallBase &Call, const FunctionView &View,
                     const ReachedBy &Found, DiagnosticEngine &Diags) {
  auto *F = dyn_cast<Function>(
      View.valueOf(Call.getCalledOperand())->stripPointerCastsAndAliases());
  if (!F || Call.isConvergent() || F->isIntrinsic())
    return;
  auto It = Found.find(F);
  Reached What = It != Found.end() ? It->second : Reached();
  if (F->isDeclaration() && lookupDeviceFunction(F->getName()).IsConvergent)
    What = {F->getName().str(), false};
  bool IsDirect = Call.getCalledOperand() == F;
  if (!What.What.empty() && (!What.IsKnown || !IsDirect) &&
      !Diags.isReported(Rule::MiscBarrierNotConvergent, Call))
    Diags.report(Rule::LintNotConvergent, Call,
                 {nameForPeople(F->getName()), What.What});
}

void lintConvergence(const Module &M, const UnsoundFunctions *Unsound,
                     DiagnosticEngine &Diags) {
  ReachedBy Found = findReaching(M, Unsound, Diags.profile());
  for (const Function &F : M) {
    if (F.isDeclaration() || (Unsound && Unsound->contains(&F)))
      continue;
    FunctionView View(F);
    View.forEach([&](const Instruction &I) {
      if (auto *Call = dyn_cast<CallBase>(&I))
        lintCall(*Call, View, Found, Diags);
    });
  }
}

} // namespace opennvvm::lint
