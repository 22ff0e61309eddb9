//===- Returns.cpp - Returns that lack, or should not be ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FunctionView.h"
#include "Lints.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::lint {

namespace {
/// How the paths of a function end.
struct Ends {
  const ReturnInst *Return = nullptr; ///< The first return.
  bool HasOther = false; ///< A call that does not return, but one trap.
  SmallVector<const UnreachableInst *, 2> Missing; ///< After ordinary code.
  SmallVector<const UnreachableInst *, 2> Trapped; ///< After one trap.
};
} // namespace

static bool isTrap(const Instruction *I) {
  auto *Call = dyn_cast_or_null<IntrinsicInst>(I);
  return Call && Call->getIntrinsicID() == Intrinsic::trap;
}

static Ends endsOf(const FunctionView &View) {
  Ends Found;
  for (const BasicBlock &BB : View.function()) {
    if (!View.isReachable(BB))
      continue;
    const Instruction &Last = View.lastOf(BB);
    if (auto *Return = dyn_cast<ReturnInst>(&Last)) {
      if (!Found.Return)
        Found.Return = Return;
    } else if (auto *End = dyn_cast<UnreachableInst>(&Last)) {
      Found.Missing.push_back(End);
    } else if (!Last.isTerminator()) {
      // Two traps are one that the program asked for, and clang's.
      auto *End = dyn_cast_or_null<UnreachableInst>(Last.getNextNode());
      if (End && isTrap(&Last))
        Found.Trapped.push_back(End);
      else
        Found.HasOther = true;
    }
  }
  return Found;
}

/// Whether \p End only stands for a case that a switch does not have.
static bool isSwitchDefault(const UnreachableInst &End) {
  const BasicBlock *BB = End.getParent();
  return &*BB->getFirstNonPHIOrDbg() == &End &&
         all_of(predecessors(BB), [](const BasicBlock *From) {
           return isa<SwitchInst>(From->getTerminator());
         });
}

/// Where an assembly text or a call may end the thread, which LLVM does not
/// know.
static bool mayExit(const BasicBlock &BB) {
  return any_of(BB, [](const Instruction &I) {
    auto *Call = dyn_cast<CallBase>(&I);
    return Call && (Call->isInlineAsm() ||
                    (!isa<IntrinsicInst>(Call) && Call->mayHaveSideEffects()));
  });
}

void lintReturns(const FunctionView &View, bool IsKernel,
                 DiagnosticEngine &Diags) {
  const Function &F = View.function();
  Ends Found = endsOf(View);
  std::string Name = nameForPeople(F.getName());
  if (F.doesNotReturn() && Found.Return)
    Diags.report(Rule::LintNoreturnReturns, *Found.Return, {Name});
  // A function without a result that never returns may be meant.
  if (F.getReturnType()->isVoidTy() && !IsKernel)
    return;
  // A function with a trap that another path returns from relies on what its
  // callers pass; without optimization, clang traps where a return lacks.
  bool NeverReturns = !Found.Return && !Found.HasOther;
  for (const UnreachableInst *End : Found.Trapped)
    if (!F.getReturnType()->isVoidTy() && !F.doesNotReturn())
      Diags.report(NeverReturns && F.hasOptNone()
                       ? Rule::LintMissingReturn
                       : Rule::LintMaybeMissingReturn,
                   *End, {Name});
  NeverReturns &= Found.Trapped.empty();
  for (const UnreachableInst *End : Found.Missing) {
    if (mayExit(*End->getParent()))
      continue;
    if (NeverReturns)
      Diags.report(Rule::LintMissingReturn, *End, {Name});
    else if (!isSwitchDefault(*End))
      Diags.report(Rule::LintMaybeMissingReturn, *End, {Name});
  }
}

} // namespace opennvvm::lint
