//===- CalleeFacts.cpp - What to check at calls of a function -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CalleeFacts.h"
#include "llvm/IR/InstrTypes.h"

using namespace llvm;

namespace opennvvm::verifier {

void reportAll(RuleContext &Ctx, const CallBase &Call,
               ArrayRef<Violation> Violations) {
  for (const Violation &V : Violations)
    if (!V.IsGate || !Ctx.isDead(Call))
      Ctx.report(V.ID, Call, V.Args, V.Details, V.Help);
}

static void reportViolations(RuleContext &Ctx, const CallBase &Call,
                             const CalleeFacts &Facts) {
  reportAll(Ctx, Call, Facts.Violations);
}

void CalleeFacts::add(Violation V) {
  if (Violations.empty())
    EachCall.push_back(reportViolations);
  Violations.push_back(std::move(V));
}

} // namespace opennvvm::verifier
