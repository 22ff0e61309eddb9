//===- SpaceQueries.cpp - Where an address is known to be -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SpaceQueries.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/InstructionSimplify.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/ValueHandle.h"
#include "llvm/Transforms/Utils/Local.h"
#include <optional>

using namespace llvm;

namespace opennvvm::prepare {

bool isSpaceQuery(const IntrinsicInst &II) {
  switch (II.getIntrinsicID()) {
  case Intrinsic::nvvm_isspacep_const:
  case Intrinsic::nvvm_isspacep_global:
  case Intrinsic::nvvm_isspacep_local:
  case Intrinsic::nvvm_isspacep_shared:
  case Intrinsic::nvvm_isspacep_shared_cluster:
    return true;
  default:
    return false;
  }
}

/// The state space that generic address \p V was cast from; generic if that is
/// not known.
static unsigned originOf(const Value *V) {
  // Longer chains are not worth following from each query.
  constexpr unsigned MaxSteps = 64;
  for (unsigned Step = 0; Step < MaxSteps; ++Step) {
    if (auto *GEP = dyn_cast<GEPOperator>(V))
      V = GEP->getPointerOperand();
    else if (auto *Cast = dyn_cast<AddrSpaceCastOperator>(V))
      return Cast->getSrcAddressSpace();
    else
      break;
  }
  return V->getType()->getPointerAddressSpace();
}

/// The result of \p ID for an address in \p Space.
static std::optional<bool> answer(Intrinsic::ID ID, unsigned Space) {
  // A kernel's parameters may be anywhere; part of a cluster's shared memory
  // belongs to this block.
  if (Space != AddressSpace::Global && Space != AddressSpace::Shared &&
      Space != AddressSpace::Const && Space != AddressSpace::Local)
    return std::nullopt;
  switch (ID) {
  case Intrinsic::nvvm_isspacep_const:
    return Space == AddressSpace::Const;
  case Intrinsic::nvvm_isspacep_global:
    return Space == AddressSpace::Global;
  case Intrinsic::nvvm_isspacep_local:
    return Space == AddressSpace::Local;
  default:
    return Space == AddressSpace::Shared;
  }
}

bool foldSpaceQueries(Function &F) {
  SmallVector<WeakTrackingVH, 8> Queries;
  for (Instruction &I : instructions(F))
    if (auto *II = dyn_cast<IntrinsicInst>(&I); II && isSpaceQuery(*II))
      Queries.push_back(II);
  bool Changed = false;
  for (WeakTrackingVH &Handle : Queries) {
    auto *II = dyn_cast_or_null<IntrinsicInst>(Handle);
    if (!II)
      continue;
    std::optional<bool> Known =
        answer(II->getIntrinsicID(), originOf(II->getArgOperand(0)));
    if (!Known)
      continue;
    replaceAndRecursivelySimplify(II,
                                  ConstantInt::getBool(F.getContext(), *Known));
    Changed = true;
  }
  if (!Changed)
    return false;
  for (BasicBlock &BB : F)
    ConstantFoldTerminator(&BB, /*DeleteDeadConditions=*/true);
  removeUnreachableBlocks(F);
  return true;
}

} // namespace opennvvm::prepare
