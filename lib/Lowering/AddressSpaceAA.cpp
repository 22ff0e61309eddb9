//===- AddressSpaceAA.cpp - Alias analysis by address space ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering/AddressSpaceAA.h"
#include "Lowering/BasicAliases.h"
#include "Lowering/Synchronization.h"
#include "opennvvm/Target/Target.h"
#include "llvm/Analysis/ScopedNoAliasAA.h"
#include "llvm/Analysis/TypeBasedAliasAnalysis.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm {

AnalysisKey AddressSpaceAA::Key;

unsigned pointedSpace(const Value &Pointer) {
  auto SpaceOf = [](const Value &V) {
    return V.getType()->getScalarType()->getPointerAddressSpace();
  };
  if (unsigned Space = SpaceOf(Pointer))
    return Space;
  const Value *Object = getUnderlyingObject(&Pointer);
  if (!Object->getType()->isPointerTy())
    return AddressSpace::Generic;
  if (unsigned Space = SpaceOf(*Object))
    return Space;
  if (isa<AllocaInst>(Object))
    return AddressSpace::Local;
  // Kernels that are marked by annotations have this calling convention, too,
  // once LLVM has read them.
  auto *Parameter = dyn_cast<Argument>(Object);
  bool IsGlobal =
      Parameter && !Parameter->hasByValAttr() &&
      Parameter->getParent()->getCallingConv() == CallingConv::PTX_Kernel;
  return IsGlobal ? AddressSpace::Global : AddressSpace::Generic;
}

/// Whether no address is in both spaces. The shared memory of a block is part
/// of that of its cluster.
static bool areDisjoint(unsigned A, unsigned B) {
  if (A == B || A == AddressSpace::Generic || B == AddressSpace::Generic)
    return false;
  auto IsShared = [](unsigned Space) {
    return Space == AddressSpace::Shared ||
           Space == AddressSpace::SharedCluster;
  };
  return !(IsShared(A) && IsShared(B));
}

AliasResult AddressSpaceAAResult::alias(const MemoryLocation &A,
                                        const MemoryLocation &B, AAQueryInfo &,
                                        const Instruction *) const {
  unsigned Space = pointedSpace(*A.Ptr);
  bool IsDisjoint = Space != AddressSpace::Generic &&
                    areDisjoint(Space, pointedSpace(*B.Ptr));
  return IsDisjoint ? AliasResult::NoAlias : AliasResult::MayAlias;
}

ModRefInfo
AddressSpaceAAResult::getModRefInfoMask(const MemoryLocation &Location,
                                        AAQueryInfo &, bool) const {
  return pointedSpace(*Location.Ptr) == AddressSpace::Const
             ? ModRefInfo::NoModRef
             : ModRefInfo::ModRef;
}

ModRefInfo AddressSpaceAAResult::getModRefInfo(const CallBase *Call,
                                               const MemoryLocation &Location,
                                               AAQueryInfo &) {
  auto *II = dyn_cast<IntrinsicInst>(Call);
  if (!II || !isSynchronizing(II->getIntrinsicID()))
    return ModRefInfo::ModRef;
  return pointedSpace(*Location.Ptr) == AddressSpace::Local
             ? ModRefInfo::NoModRef
             : ModRefInfo::ModRef;
}

template <typename... Analysis> static AAManager makeManager() {
  AAManager AA;
  (AA.registerFunctionAnalysis<Analysis>(), ...);
  return AA;
}

template <typename... Analysis>
static void registerAll(FunctionAnalysisManager &FAM) {
  (FAM.registerPass([] { return Analysis(); }), ...);
  FAM.registerPass(makeManager<Analysis...>);
}

void registerAliasAnalyses(FunctionAnalysisManager &FAM) {
  registerAll<BasicAliases, ScopedNoAliasAA, TypeBasedAA, AddressSpaceAA>(FAM);
}

} // namespace opennvvm
