//===- Emission.cpp - What emission would reject --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Driver/Emission.h"

using namespace llvm;

namespace opennvvm {

EmissionForecast::EmissionForecast(const Module &M,
                                   const CompileOptions &Options,
                                   const LiveCode *Live)
    : Tries(M, Options.Verifier.Machine, Options.Emitter,
            hasLibdevice(Options)),
      Check(M, Options.Verifier.Machine, Options.Emitter,
            {hasLibdevice(Options), Options.Optimizer.Tier != 0,
             Options.Verifier.Compiling, Options.Verifier.Unsound, Live},
            Tries) {}

bool checkForeignTypes(const Module &M, const CompileOptions &Options,
                       DiagnosticEngine &Diags) {
  if (!ptx::hasForeignTypes(M))
    return true;
  EmissionForecast(M, Options, /*Live=*/nullptr).report(Diags);
  return false;
}

} // namespace opennvvm
