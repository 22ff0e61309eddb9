//===- Emission.h - What emission would reject ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_DRIVER_EMISSION_H
#define OPENNVVM_LIB_DRIVER_EMISSION_H

#include "Driver/Trial/Instructions.h"
#include "opennvvm/Pipeline/Compile.h"

namespace opennvvm {

/// Predicts what emission would reject in a module that is compiled with given
/// options: by looking, and where only printing tells, by trial.
class EmissionForecast {
public:
  /// \param Live what remains of \p M, or null for all of it. All arguments
  /// must outlive the forecast.
  EmissionForecast(const llvm::Module &M, const CompileOptions &Options,
                   const LiveCode *Live);

  /// Reports under the current profile of \p Diags.
  void report(DiagnosticEngine &Diags) { Check.report(Diags); }

  /// Whether only compiling all of the module tells the rest.
  bool dependsOnTheWhole() { return Check.dependsOnTheWhole(); }

private:
  InstructionTrial Tries;
  ptx::EmissionCheck Check;
};

/// Reports what emission rejects in a module with types that must not reach any
/// pass.
/// \returns true if there are none.
bool checkForeignTypes(const llvm::Module &M, const CompileOptions &Options,
                       DiagnosticEngine &Diags);

} // namespace opennvvm

#endif // OPENNVVM_LIB_DRIVER_EMISSION_H
