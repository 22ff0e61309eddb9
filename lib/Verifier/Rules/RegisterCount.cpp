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

#include "Rules/RegisterCount.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/IntrinsicsNVPTX.h"

using namespace llvm;

namespace opennvvm::verifier {

static bool fixesRegisters(const LaunchBounds &LB) {
  return LB.MaxNReg || (LB.MinCTAPerSM && (LB.MaxNTid || LB.ReqNTid));
}

void checkSetMaxNReg(RuleContext &Ctx, const CallBase &Call) {
  if (!Ctx.Diags.isEnabled(Rule::MiscSetmaxnreg))
    return;
  // From the function up to the kernels that call it.
  SmallVector<const Function *, 4> Work = {Call.getFunction()};
  SmallPtrSet<const Function *, 4> Seen = {Call.getFunction()};
  while (!Work.empty()) {
    const Function *F = Work.pop_back_val();
    if (Ctx.isKernel(*F)) {
      if (fixesRegisters(launchBounds(*F, Ctx.Annotated)))
        continue;
      Ctx.report(Rule::MiscSetmaxnreg, Call, {F->getName().str()});
      return;
    }
    for (const User *U : F->users())
      if (auto *Caller = dyn_cast<CallBase>(U);
          Caller && Caller->getCalledOperand() == F &&
          Seen.insert(Caller->getFunction()).second)
        Work.push_back(Caller->getFunction());
  }
}

static void checkIntrinsic(RuleContext &Ctx, const CallBase &Call,
                           const CalleeFacts &) {
  checkSetMaxNReg(Ctx, Call);
}

void noteSetMaxNReg(RuleContext &, const Function &F, CalleeFacts &Facts) {
  Intrinsic::ID ID = F.getIntrinsicID();
  if (ID == Intrinsic::nvvm_setmaxnreg_inc_sync_aligned_u32 ||
      ID == Intrinsic::nvvm_setmaxnreg_dec_sync_aligned_u32)
    Facts.EachCall.push_back(checkIntrinsic);
}

} // namespace opennvvm::verifier
