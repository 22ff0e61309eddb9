//===- Check.cpp - Everything that is wrong with a module -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Driver/Emission.h"
#include "Driver/Trial/Whole.h"
#include "Pipeline/ModuleChecks.h"
#include "Reflection/LiveCode.h"
#include "opennvvm/Verifier/Lint.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

/// Reports the findings in \p List that are new.
static void relayNews(const Module &M, ArrayRef<Diagnostic> List,
                      DiagnosticEngine &Diags) {
  for (const Diagnostic &D : List) {
    bool IsKnown = any_of(Diags.diagnostics(), [&](const Diagnostic &Other) {
      return Other.Contract == Diags.profile() &&
             Other.Function == D.Function &&
             (Other.ID == D.ID ||
              StringRef(Other.Message).ends_with(D.Message));
    });
    const Function *F = M.getFunction(D.Function);
    if (!IsKnown)
      Diags.relay(D, F ? Place(*F) : Place());
  }
}

void checkModule(const Module &M, const CompileOptions &Options,
                 DiagnosticEngine &Diags) {
  bool Compiles = Options.Verifier.Compiling;
  LiveCode Live = liveCode(M, Options);
  VerifierOptions Verifier = verifierOptions(Options, Live);
  EmissionForecast Emission(M, Options, Verifier.Live);
  std::optional<std::vector<Diagnostic>> OfTheWhole;
  for (Profile P : Options.Profiles) {
    Diags.setProfile(P);
    auto CountErrors = [&] { return Diags.numErrors() + Diags.numForecasts(); };
    unsigned ErrorsBefore = CountErrors();
    if (P != Options.Profiles.front())
      reportReading(Options.Reading, Diags);
    verifyNVVMModule(M, Verifier, Diags);
    ForecastScope Forecast(Diags, P == Profile::LibNVVM && !Compiles);
    checkIRVersion(M, Options, Diags);
    // Bitcode may contain what only another tool can print.
    if (Options.Mode.givesBitcode() && !ptx::hasForeignTypes(M))
      continue;
    Emission.report(Diags);
    // Compiling reports the rest itself, and stops at errors before.
    bool IsSound =
        !Options.Verifier.Unsound || Options.Verifier.Unsound->empty();
    if (!Compiles && IsSound && CountErrors() == ErrorsBefore &&
        Emission.dependsOnTheWhole()) {
      if (!OfTheWhole)
        OfTheWhole = tryWhole(M, Options, Diags.sourceMap());
      relayNews(M, *OfTheWhole, Diags);
    }
  }
  // Lints are the same under each profile.
  if (Options.Profiles.empty())
    return;
  Diags.setProfile(Options.Profiles.front());
  lintModule(M, Options.Verifier.Unsound, Diags);
}

} // namespace opennvvm
