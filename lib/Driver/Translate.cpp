//===- Translate.cpp - From checked modules to PTX ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Driver/Translate.h"
#include "Driver/Emission.h"
#include "Driver/LinkNeeds.h"
#include "Lowering/MathCalls.h"
#include "Pipeline/Generate.h"
#include "Pipeline/ModuleChecks.h"
#include "Support/CrashBoundary.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

bool translate(Module &M, const CompileOptions &Options,
               DiagnosticEngine &Diags, SmallVectorImpl<char> &Out,
               SmallVectorImpl<char> *LTOBitcode) {
  // Calls of libdevice must be known before it is linked.
  lowerMathCalls(M, *Options.Verifier.Machine.SM, hasLibdevice(Options));
  if (!linkLibraries(M, Options, Diags) || !linkLibdevice(M, Options, Diags))
    return false;
  if (!Options.Profiles.empty() && !Options.Mode.givesBitcode())
    checkExports(M, Diags);
  // With -Werror, that was an error.
  return !Diags.hasErrors() &&
         generateOutput(M, Options, Diags, Out, LTOBitcode);
}

bool runReporting(DiagnosticEngine &Diags, function_ref<bool()> Work) {
  bool Done = false;
  CrashResult Crash = runGuarded([&] { Done = Work(); });
  if (!Crash)
    return Done;
  Diags.giveUp();
  Diags.reportText(Rule::EmitCrash, {}, {}, Crash.Details);
  return false;
}

bool compileUnverified(Module &M, const CompileOptions &Options,
                       DiagnosticEngine &Diags, SmallVectorImpl<char> &Out,
                       SmallVectorImpl<char> *LTOBitcode) {
  return runReporting(Diags, [&] {
    checkPointerWidth(M, Options, Diags);
    checkUnverified(M, Options, Diags);
    return !Diags.hasErrors() && checkForeignTypes(M, Options, Diags) &&
           translate(M, Options, Diags, Out, LTOBitcode);
  });
}

} // namespace opennvvm
