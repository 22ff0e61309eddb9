//===- Predicated.cpp - Predicated vectors (llvm.vp) ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../TargetCosts.h"
#include "Intrinsics.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/CodeGen/ExpandVectorPredication.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::ptx {

namespace {

constexpr Expansion Table[] = {
#define BEGIN_REGISTER_VP_INTRINSIC(ID, Mask, Length)                          \
  {Intrinsic::ID, nullptr, nullptr},
#include "llvm/IR/VPIntrinsics.def"
};

/// Lanes that are off hold anything: a function without effects may as well
/// compute them too.
void dropPredicate(VPIntrinsic &VPI) {
  auto Function =
      VPIntrinsic::getFunctionalIntrinsicIDForVP(VPI.getIntrinsicID());
  if (!Function || isa<VPReductionIntrinsic>(VPI) ||
      VPI.getMemoryPointerParam())
    return;
  IRBuilder<> B(&VPI);
  SmallVector<Value *, 3> Args(VPI.args());
  Args.truncate(*VPIntrinsic::getMaskParamPos(VPI.getIntrinsicID()));
  Value *All = B.CreateIntrinsic(VPI.getType(), *Function, Args);
  VPI.replaceAllUsesWith(All);
  VPI.eraseFromParent();
}

} // namespace

ArrayRef<Expansion> predicatedExpansions() { return Table; }

bool expandPredicated(Function &F) {
  SmallVector<VPIntrinsic *, 8> List;
  for (Instruction &I : instructions(F))
    if (auto *VPI = dyn_cast<VPIntrinsic>(&I))
      if (!any_of(VPI->args(), [](const Value *A) {
            return A->getType()->isScalableTy();
          }))
        List.push_back(VPI);
  if (List.empty())
    return false;
  TargetTransformInfo TTI = makeTargetInfo(F.getDataLayout());
  for (VPIntrinsic *VPI : List)
    if (expandVectorPredicationIntrinsic(*VPI, TTI) !=
        VPExpansionDetails::IntrinsicReplaced)
      dropPredicate(*VPI);
  return true;
}

} // namespace opennvvm::ptx
