//===- Verifier.cpp - The driver of the verifier --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Verifier/Verifier.h"
#include "Dispatch.h"
#include "RuleContext.h"
#include "Rules/Global.h"
#include "Rules/Memory.h"
#include "Support/CrashBoundary.h"
#include "llvm/IR/InstIterator.h"

using namespace llvm;

namespace opennvvm {
namespace verifier {

/// What libNVVM keeps of \p M: definitions that can be referred to from
/// elsewhere, and what these refer to.
static SmallPtrSet<const Constant *, 0> reachable(const Module &M) {
  SmallPtrSet<const Constant *, 0> Live;
  SmallVector<const Constant *, 64> Work;
  auto Reach = [&](const Constant *C) {
    if (Live.insert(C).second)
      Work.push_back(C);
  };
  for (const GlobalValue &GV : M.global_values())
    if (!GV.isDeclaration() && !GV.isDiscardableIfUnused())
      Reach(&GV);
  while (!Work.empty()) {
    const Constant *C = Work.pop_back_val();
    for (const Use &Op : C->operands())
      if (auto *Part = dyn_cast<Constant>(Op))
        Reach(Part);
    if (auto *F = dyn_cast<Function>(C))
      for (const Instruction &I : instructions(*F))
        for (const Use &Op : I.operands())
          if (auto *Part = dyn_cast<Constant>(Op))
            Reach(Part);
  }
  return Live;
}

static void checkBody(RuleContext &Ctx, const Function &F) {
  checkFunction(Ctx, F);
  for (const BasicBlock &BB : F)
    if (!Ctx.isHidden(BB))
      for (const Instruction &I : BB)
        checkInstruction(Ctx, I);
}

/// Checks everything, in the order of the module.
static void checkModule(RuleContext &Ctx) {
  bool DropsDead = Ctx.dropsUnreferenced();
  SmallPtrSet<const Constant *, 0> Live;
  if (DropsDead)
    Live = reachable(Ctx.M);
  auto IsDropped = [&](const GlobalValue &GV) {
    return DropsDead && !Live.contains(&GV);
  };
  checkHead(Ctx);
  for (const GlobalVariable &GV : Ctx.M.globals())
    if (!IsDropped(GV))
      checkVariable(Ctx, GV);
  // libNVVM does not check aliases of what it has already seen.
  if (!Ctx.is(Profile::LibNVVM))
    for (const GlobalAlias &GA : Ctx.M.aliases())
      checkName(Ctx, GA);
  checkWhole(Ctx);
  for (const Function &F : Ctx.M)
    if (!IsDropped(F) && !Ctx.isUnsound(F))
      checkBody(Ctx, F);
}

} // namespace verifier

/// Runs checks so that a crash in one of them becomes a finding.
static void runChecks(DiagnosticEngine &Diags, function_ref<void()> Checks) {
  CrashResult Crash = runGuarded(Checks);
  if (!Crash)
    return;
  Diags.giveUp();
  Crash.Details.push_back("it was being checked");
  Diags.reportText(Rule::MiscLlvmCrash, {}, {}, Crash.Details);
}

using verifier::RuleContext;

void verifyNVVMModule(const Module &M, const VerifierOptions &Options,
                      DiagnosticEngine &Diags) {
  runChecks(Diags, [&] {
    RuleContext Ctx(M, Options, Diags, RuleContext::Extent::Module);
    verifier::checkModule(Ctx);
  });
}

void verifyStaticMemory(const Module &M, const VerifierOptions &Options,
                        DiagnosticEngine &Diags) {
  runChecks(Diags, [&] {
    RuleContext Ctx(M, Options, Diags, RuleContext::Extent::Module);
    verifier::checkStaticMemory(Ctx);
  });
}

void verifyFunctions(const Module &M, ArrayRef<Function *> Functions,
                     const VerifierOptions &Options, DiagnosticEngine &Diags) {
  runChecks(Diags, [&] {
    RuleContext Ctx(M, Options, Diags, RuleContext::Extent::Functions);
    for (const Function *F : Functions)
      verifier::checkBody(Ctx, *F);
  });
}

void verifyFunction(const Function &F, const VerifierOptions &Options,
                    DiagnosticEngine &Diags) {
  runChecks(Diags, [&] {
    RuleContext Ctx(*F.getParent(), Options, Diags,
                    RuleContext::Extent::Functions);
    verifier::checkBody(Ctx, F);
  });
}

} // namespace opennvvm
