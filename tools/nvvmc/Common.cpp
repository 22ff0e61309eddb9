//===- Common.cpp - What the commands share ---------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Process.h"

using namespace llvm;

namespace opennvvm::tool {

int fail(const Twine &Text) {
  outs().flush();
  errs() << "nvvmc: error: " << Text << "\n";
  return CouldNotRun;
}

bool useColor(const Options &O) {
  if (O.Colors == Color::Auto)
    return sys::Process::StandardErrHasColors();
  return O.Colors == Color::Always;
}

void printFindings(const DiagnosticEngine &Engine, const Options &O,
                   const DiagnosticSummary &Summary, bool JSONToStdout) {
  raw_ostream &Machine = JSONToStdout ? outs() : errs();
  if (O.Output == Format::JSON)
    printJSON(Machine, Engine);
  else if (O.Output == Format::Text)
    printText(errs(), Engine, Summary, useColor(O));
}

Target targetFor(const Module &M, const Options &O, TargetSource &Source) {
  Target T;
  T.PTX = O.PTX;
  Source = TargetSource::Given;
  T.SM = O.Arch ? O.Arch : inferTarget(M, Source);
  return T;
}

std::string profileList(ArrayRef<Profile> Profiles) {
  std::string Text;
  for (Profile P : Profiles)
    (Text += Text.empty() ? "" : ",") += profileName(P);
  return Text;
}

} // namespace opennvvm::tool
