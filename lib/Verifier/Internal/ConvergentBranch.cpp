//===- ConvergentBranch.cpp - Uses of a convergent condition --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CrossChecks.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace opennvvm::verifier {

void checkConvergentBranch(InternalCall &Call) {
  const CallBase &Condition = Call.call();
  // The branch may be in another block; it must be the only use.
  if (!Condition.hasOneUse() || !isa<BranchInst>(*Condition.user_begin()))
    Call.report(Rule::ConvergentResultUse);
}

} // namespace opennvvm::verifier
