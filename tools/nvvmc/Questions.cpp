//===- Questions.cpp - nvvmc explain, rules and intrinsics ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CommandLine/Questions.h"
#include "Commands.h"
#include "Run/RuleText.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm::tool {

static int statusOf(Error Problem) {
  return Problem ? fail(toString(std::move(Problem))) : +Fine;
}

/// Rules of the machine are not in the catalog.
static Error explainAny(raw_ostream &OS, const Options &O) {
  bool IsJSON = O.Output == Format::JSON, IsText = O.Output == Format::Text;
  Options Each = O;
  for (size_t N = 0; N < O.Inputs.size(); ++N) {
    if (N && IsText)
      OS << "\n";
    if ((IsText || IsJSON) && run::explainRule(OS, O.Inputs[N], IsJSON))
      continue;
    Each.Inputs = {O.Inputs[N]};
    if (Error E = explainRules(OS, Each))
      return E;
  }
  return O.Inputs.empty() ? explainRules(OS, O) : Error::success();
}

int runExplain(const Options &O) { return statusOf(explainAny(outs(), O)); }

int runRules(const Options &O) { return statusOf(listRules(outs(), O)); }

int runIntrinsics(const Options &O) {
  return statusOf(describeIntrinsics(outs(), O));
}

} // namespace opennvvm::tool
