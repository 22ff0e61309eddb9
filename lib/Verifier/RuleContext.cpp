//===- RuleContext.cpp - What every rule is given -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RuleContext.h"
#include "Reflection/LibNVVMView.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm::verifier {

RuleContext::RuleContext(const Module &M, const VerifierOptions &Options,
                         DiagnosticEngine &Diags, Extent Checked)
    : M(M), Options(Options), Diags(Diags), Annotated(M), Checked(Checked) {
  if (Options.AllCode)
    return;
  Live = Options.Live;
  if (!Live) {
    OwnLive = std::make_unique<LiveCode>(M, machine(), StringMap<int>(),
                                         Options.Unsound);
    Live = OwnLive.get();
  }
  if (is(Profile::LibNVVM))
    Hidden = blocksHiddenFromLibNVVM(M, machine());
}

bool RuleContext::isDead(Place At) const {
  if (!Live)
    return false;
  // The whole module is not looked at for each of its functions.
  if (At.I && !checksModule() && Live->isDeadInFunction(*At.I))
    return true;
  return At.I ? Live->isDead(*At.I) : At.GV && Live->isDead(*At.GV);
}

std::string describe(const Type &T) {
  std::string Text;
  raw_string_ostream OS(Text);
  T.print(OS, /*IsForDebug=*/false, /*NoDetails=*/true);
  return Text;
}

} // namespace opennvvm::verifier
