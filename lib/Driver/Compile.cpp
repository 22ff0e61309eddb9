//===- Compile.cpp - From NVVM IR to PTX ----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Pipeline/Compile.h"
#include "Driver/Translate.h"
#include "Pipeline/ModuleChecks.h"

using namespace llvm;

namespace opennvvm {

bool compileModule(Module &M, const CompileOptions &Options,
                   DiagnosticEngine &Diags, SmallVectorImpl<char> &Out,
                   SmallVectorImpl<char> *LTOBitcode) {
  if (Options.Profiles.empty())
    return compileUnverified(M, Options, Diags, Out, LTOBitcode);
  // LLVM's passes also run in here; the caller's process survives any crash.
  return runReporting(Diags, [&] {
    checkPointerWidth(M, Options, Diags);
    if (!Options.IsVerified)
      checkModule(M, Options, Diags);
    return !Diags.hasErrors() && translate(M, Options, Diags, Out, LTOBitcode);
  });
}

} // namespace opennvvm
