//===- RuleText.cpp - What a rule of the machine means --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Run/RuleText.h"
#include "Machine/Findings/Rules.h"
#include "llvm/Support/JSON.h"

using namespace llvm;

namespace opennvvm::run {

bool explainRule(raw_ostream &OS, StringRef Id, bool AsJSON) {
  const ptxmachine::RuleInfo *R = ptxmachine::findRule(Id);
  if (!R)
    return false;
  StringRef Level =
      R->Level == ptxmachine::Severity::Error ? "error" : "warning";
  if (!AsJSON) {
    OS << R->Id << " (machine)\n\nMessage:\n  " << R->Text
       << "\n\nSeverity:\n  " << Level << "\n\nReported by:\n  nvvmc run\n\n"
       << "Why:\n  " << R->Explanation << "\n\nRemedy:\n  " << R->Remedy
       << "\n";
    return true;
  }
  json::OStream J(OS);
  J.object([&] {
    J.attribute("id", R->Id);
    J.attribute("layer", "machine");
    J.attribute("text", R->Text);
    J.attribute("severity", Level);
    J.attribute("why", R->Explanation);
    J.attribute("help", R->Remedy);
  });
  J.flush();
  OS << "\n";
  return true;
}

} // namespace opennvvm::run
