//===- Verifier.cpp - The driver ------------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Verifier/Verifier.h"
#include "Checker.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm {
namespace verifier {

Checker::Checker(const Module &M, const VerifierOptions &Options,
                 DiagnosticEngine &Diags)
    : M(M), Options(Options), Diags(Diags), Annotated(M),
      PragmaKind(M.getMDKindID("pragma")) {}

bool Checker::isDropped(const GlobalValue &GV) const {
  if (!is(Profile::LibNVVM) || !isNewReader() || !GV.use_empty())
    return false;
  return GV.isDeclaration() || GV.hasLocalLinkage() ||
         GV.hasLinkOnceODRLinkage() || GV.hasAvailableExternallyLinkage();
}

void Checker::run() {
  checkVersion();
  checkNotes();
  // That there is a triple is asked before the layout, what it is after it.
  bool HasTriple = !triple().empty();
  if (!HasTriple)
    checkTriple();
  checkDataLayout();
  if (HasTriple)
    checkTriple();
  for (const GlobalVariable &GV : M.globals())
    if (!isDropped(GV))
      checkGlobal(GV);
  for (const GlobalAlias &GA : M.aliases())
    checkName(GA);
  checkMemoryLimits();
  checkAnnotations();
  prepareIntrinsics();
  prepareLints();
  for (const Function &F : M) {
    if (isDropped(F))
      continue;
    checkFunction(F);
    for (const BasicBlock &BB : F)
      for (const Instruction &I : BB)
        checkInstruction(I);
  }
}

std::string describe(const Type &T) {
  std::string Text;
  raw_string_ostream OS(Text);
  T.print(OS, /*IsForDebug=*/false, /*NoDetails=*/true);
  return Text;
}

} // namespace verifier

void verifyModule(const Module &M, const VerifierOptions &Options,
                  DiagnosticEngine &Diags) {
  verifier::Checker(M, Options, Diags).run();
}

} // namespace opennvvm
