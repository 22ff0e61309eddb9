//===- Structure.cpp - LLVM's own verifier ----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CrashBoundary.h"
#include "opennvvm/Input/Input.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm {

/// LLVM's verifier prints a sentence, then the values that it is about on
/// lines of their own, which begin with a blank, '%', '@' or '!' or are
/// whole instructions. A finding starts where a line ends a sentence.
static bool startsFinding(StringRef Line) {
  return !Line.empty() && isUpper(Line.front()) && !Line.starts_with("  ");
}

bool verifyStructure(Module &M, DiagnosticEngine &Diags) {
  std::string Text;
  bool Broken = false;
  CrashResult Crash = runGuarded([&] {
    raw_string_ostream OS(Text);
    Broken = llvm::verifyModule(M, &OS);
  });
  if (Crash) {
    Diags.report(Rule::MiscLlvmCrash, {}, {}, Crash.Details);
    return false;
  }
  if (!Broken)
    return true;
  SmallVector<StringRef, 8> Lines;
  StringRef(Text).split(Lines, '\n', -1, /*KeepEmpty=*/false);
  for (unsigned I = 0; I < Lines.size();) {
    std::string Finding = Lines[I].str();
    std::vector<std::string> Values;
    while (++I < Lines.size() && !startsFinding(Lines[I]))
      Values.push_back(Lines[I].trim().str());
    Diags.report(Rule::MiscLlvmVerifier, {}, {Finding}, Values);
  }
  return false;
}

} // namespace opennvvm
