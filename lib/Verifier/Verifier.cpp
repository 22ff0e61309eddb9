//===- Verifier.cpp - The driver of the verifier --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Verifier/Verifier.h"
#include "Checker.h"
#include "Reflection/LibNVVMView.h"
#include "Support/CrashBoundary.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm {
namespace verifier {

Checker::Checker(const Module &M, const VerifierOptions &Options,
                 DiagnosticEngine &Diags)
    : M(M), Options(Options), Diags(Diags), Annotated(M),
      PragmaKind(M.getMDKindID("pragma")) {
  if (Options.AllCode)
    return;
  MachineCode = Options.Live;
  if (!MachineCode) {
    OwnMachineCode = std::make_unique<LiveCode>(
        M, *Options.Machine.SM, StringMap<int>(), Options.Unsound);
    MachineCode = OwnMachineCode.get();
  }
  if (is(Profile::LibNVVM))
    Hidden = blocksHiddenFromLibNVVM(M, *Options.Machine.SM);
}

bool Checker::isDead(Place At) const {
  if (!MachineCode)
    return false;
  // The whole module is not looked at for each of its functions.
  if (At.I && ChecksOne && MachineCode->isDeadInFunction(*At.I))
    return true;
  return At.I ? MachineCode->isDead(*At.I)
              : At.GV && MachineCode->isDead(*At.GV);
}

void Checker::prepareLive() {
  DropsDead = is(Profile::LibNVVM) && isNewReader();
  if (!DropsDead)
    return;
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
}

bool Checker::isDropped(const GlobalValue &GV) const {
  return DropsDead && !Live.contains(&GV);
}

void Checker::run() {
  prepareLive();
  checkVersion();
  checkNotes();
  checkReader();
  // A missing triple is reported before the layout, an invalid one after it.
  bool HasTriple = !triple().empty();
  if (!HasTriple)
    checkTriple();
  checkDataLayout();
  if (HasTriple)
    checkTriple();
  for (const GlobalVariable &GV : M.globals())
    if (!isDropped(GV))
      checkGlobal(GV);
  // libNVVM does not check aliases of what it has already seen.
  if (!is(Profile::LibNVVM))
    for (const GlobalAlias &GA : M.aliases())
      checkName(GA);
  checkMemoryLimits();
  checkAnnotations();
  checkModuleWords();
  prepareIntrinsics();
  prepareLints();
  prepareLaunches();
  for (const Function &F : M)
    if (!isDropped(F) && !isUnsound(F))
      checkBody(F);
}

void Checker::checkBody(const Function &F) {
  checkFunction(F);
  for (const BasicBlock &BB : F)
    if (!Hidden.contains(&BB))
      for (const Instruction &I : BB)
        checkInstruction(I);
}

void Checker::run(const Function &F) {
  ChecksOne = true;
  SmallPtrSet<const Function *, 16> Callees;
  for (const Instruction &I : instructions(F))
    if (auto *Call = dyn_cast<CallBase>(&I))
      if (auto *Callee = dyn_cast<Function>(Call->getCalledOperand()))
        if (Callees.insert(Callee).second) {
          prepareIntrinsic(*Callee);
          prepareLaunch(*Callee);
        }
  checkBody(F);
}

std::string describe(const Type &T) {
  std::string Text;
  raw_string_ostream OS(Text);
  T.print(OS, /*IsForDebug=*/false, /*NoDetails=*/true);
  return Text;
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

void verifyNVVMModule(const Module &M, const VerifierOptions &Options,
                      DiagnosticEngine &Diags) {
  runChecks(Diags, [&] { verifier::Checker(M, Options, Diags).run(); });
}

void verifyStaticMemory(const Module &M, const VerifierOptions &Options,
                        DiagnosticEngine &Diags) {
  runChecks(Diags,
            [&] { verifier::Checker(M, Options, Diags).checkMemoryLimits(); });
}

void verifyFunctions(const Module &M, ArrayRef<Function *> Functions,
                     const VerifierOptions &Options, DiagnosticEngine &Diags) {
  runChecks(Diags, [&] {
    verifier::Checker Check(M, Options, Diags);
    for (const Function *F : Functions)
      Check.run(*F);
  });
}

void verifyFunction(const Function &F, const VerifierOptions &Options,
                    DiagnosticEngine &Diags) {
  runChecks(Diags,
            [&] { verifier::Checker(*F.getParent(), Options, Diags).run(F); });
}

} // namespace opennvvm
