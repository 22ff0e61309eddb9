//===- Lint.cpp - What legal IR cannot mean -------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Verifier/Lint.h"
#include "Divergence.h"
#include "FunctionView.h"
#include "Lints.h"
#include "Support/CrashBoundary.h"
#include "Target/Kernel.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {
namespace lint {

static void lintBehavior(const FunctionView &View, bool IsKernel,
                         DiagnosticEngine &Diags) {
  lintCalls(View, Diags);
  lintArithmetic(View, Diags);
  lintAccesses(View, Diags);
  lintUninitializedReads(View, Diags);
  lintReturns(View, IsKernel, Diags);
}

static void lintThreads(const FunctionView &View, bool IsKernel,
                        const LaunchBounds &Bounds, DiagnosticEngine &Diags) {
  lintLocalPointers(View, Diags);
  Divergence Paths(View, IsKernel, Bounds);
  lintBarriers(Paths, Diags);
  lintLaneMasks(Paths, Diags);
  lintSharedRaces(Paths, Diags);
}

/// Calls \p Lint with each function of \p M that has a body.
static void forEachFunction(
    const Module &M, const UnsoundFunctions *Unsound,
    function_ref<void(const FunctionView &, bool, const Annotations &)> Lint) {
  Annotations Known(M);
  for (const Function &F : M)
    if (!F.isDeclaration() && !(Unsound && Unsound->contains(&F)))
      Lint(FunctionView(F), isKernel(F, Known), Known);
}

static void lintAll(const Module &M, const UnsoundFunctions *Unsound,
                    DiagnosticEngine &Diags) {
  forEachFunction(
      M, Unsound,
      [&](const FunctionView &View, bool IsKernel, const Annotations &Known) {
        lintBehavior(View, IsKernel, Diags);
        lintThreads(View, IsKernel, launchBounds(View.function(), Known),
                    Diags);
      });
  lintConvergence(M, Unsound, Diags);
}

} // namespace lint

/// Runs lints so that a crash in one of them becomes a finding.
static void runLints(DiagnosticEngine &Diags, function_ref<void()> Lints) {
  CrashResult Crash = runGuarded(Lints);
  if (!Crash)
    return;
  Diags.giveUp();
  Crash.Details.push_back("it was being checked");
  Diags.reportText(Rule::MiscLlvmCrash, {}, {}, Crash.Details);
}

void lintModule(const Module &M, const UnsoundFunctions *Unsound,
                DiagnosticEngine &Diags) {
  if (Diags.lints() != LintLevel::Off)
    runLints(Diags, [&] { lint::lintAll(M, Unsound, Diags); });
}

void lintUndefinedBehavior(const Module &M, const UnsoundFunctions *Unsound,
                           DiagnosticEngine &Diags) {
  runLints(Diags, [&] {
    lint::forEachFunction(M, Unsound,
                          [&](const lint::FunctionView &View, bool IsKernel,
                              const Annotations &) {
                            lint::lintBehavior(View, IsKernel, Diags);
                          });
  });
}

} // namespace opennvvm
