//===- Recovered.cpp - Checks around syntax errors ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Driver/Recovered.h"
#include "Input/Recovery.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm {

bool checkAround(LoadedModule &L, LLVMContext &Context, DiagnosticEngine &Diags,
                 function_ref<void()> Check) {
  if (L.Module || L.Crashed || L.IsBitcode || !L.Buffer)
    return false;
  RecoveredText Text(L.Buffer->getBuffer());
  if (!readAround(L, Text, Context, Diags))
    return false;
  Check();
  // Those of the parser were judged when less was left out.
  Diags.removeIf([&](const Diagnostic &D) {
    return D.ID != Rule::MiscLlvmParser && Text.mayBeOurs(D);
  });
  for (auto [Index, D] : enumerate(Diags.diagnostics()))
    if (any_of(D.Fix, [&](const TextEdit &E) {
          return Text.isDropped({E.Begin, E.End});
        }))
      Diags.setFix(Index, {});
  return true;
}

} // namespace opennvvm
