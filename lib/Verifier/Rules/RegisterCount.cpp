//===- RegisterCount.cpp - setmaxnreg needs launch bounds -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ptxas honors setmaxnreg only in kernels whose launch bounds determine the
// initial number of registers of a thread: .maxnreg, or .minnctapersm together
// with the size of the block.
//
//===----------------------------------------------------------------------===//

#include "Checker.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstrTypes.h"

using namespace llvm;

namespace opennvvm::verifier {

static bool fixesRegisters(const LaunchBounds &LB) {
  return LB.MaxNReg || (LB.MinCTAPerSM && (LB.MaxNTid || LB.ReqNTid));
}

void Checker::checkSetMaxNReg(const CallBase &Call) {
  if (!Diags.isEnabled(Rule::MiscSetmaxnreg))
    return;
  // From the function up to the kernels that call it.
  SmallVector<const Function *, 4> Work = {Call.getFunction()};
  SmallPtrSet<const Function *, 4> Seen = {Call.getFunction()};
  while (!Work.empty()) {
    const Function *F = Work.pop_back_val();
    if (kernel(*F)) {
      if (fixesRegisters(launchBounds(*F, Annotated)))
        continue;
      report(Rule::MiscSetmaxnreg, Call, {F->getName().str()});
      return;
    }
    for (const User *U : F->users())
      if (auto *Caller = dyn_cast<CallBase>(U);
          Caller && Caller->getCalledOperand() == F &&
          Seen.insert(Caller->getFunction()).second)
        Work.push_back(Caller->getFunction());
  }
}

} // namespace opennvvm::verifier
