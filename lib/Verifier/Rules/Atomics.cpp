//===- Atomics.cpp - Compare-and-swap and read-modify-write ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rules/Atomics.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/AtomicOrdering.h"
#include <utility>

using namespace llvm;

namespace opennvvm::verifier {

static bool isAtomicWidth(const Type *T) {
  return T->isIntegerTy(32) || T->isIntegerTy(64) || T->isIntegerTy(128);
}

/// Whether \p AS has atomics. NVPTX also has them on a cluster's shared memory
/// and, as a plain load and store, on local memory, which belongs to one
/// thread.
static bool hasAtomics(unsigned AS, const RuleContext &Ctx) {
  switch (AS) {
  case AddressSpace::Generic:
  case AddressSpace::Global:
  case AddressSpace::Shared:
    return true;
  case AddressSpace::SharedCluster:
    return Ctx.is(Profile::NVPTX) || Ctx.reads(ReaderTrait::KnowsClusterMemory);
  case AddressSpace::Local:
    return Ctx.is(Profile::NVPTX);
  default:
    return false;
  }
}

void checkCmpXchg(RuleContext &Ctx, const Instruction &I) {
  auto &CmpXchg = cast<AtomicCmpXchgInst>(I);
  if (!isAtomicWidth(CmpXchg.getCompareOperand()->getType()))
    Ctx.report(Rule::AtomicCmpxchgType, I);
  if (!hasAtomics(CmpXchg.getPointerAddressSpace(), Ctx))
    Ctx.report(Rule::AtomicCmpxchgSpace, I);
}

/// Floating-point values that the machine can add atomically: one register, or
/// halves and floats packed into at most 64 bits.
static bool isAtomicFloat(const Type *T) {
  if (auto *Vector = dyn_cast<FixedVectorType>(T)) {
    const Type *Element = Vector->getElementType();
    unsigned N = Vector->getNumElements();
    if (Element->isHalfTy() || Element->isBFloatTy())
      return N == 2 || N == 4;
    return Element->isFloatTy() && N == 2;
  }
  return T->isHalfTy() || T->isBFloatTy() || T->isFloatTy() || T->isDoubleTy();
}

/// 128-bit integers, and vectors of that size whose parts of at most 32 bits
/// can be added: exchange is their only operation.
static bool isAtomic128(const Type *T) {
  if (T->isIntegerTy(128))
    return true;
  auto *Vector = dyn_cast<FixedVectorType>(T);
  return Vector && Vector->getPrimitiveSizeInBits() == 128 &&
         Vector->getScalarSizeInBits() <= 32;
}

/// \p Newest includes operations that libNVVM's LLVM does not have.
static bool isOperation(const AtomicRMWInst &RMW, bool Newest) {
  AtomicRMWInst::BinOp Op = RMW.getOperation();
  if (Op == AtomicRMWInst::USubCond || Op == AtomicRMWInst::USubSat)
    return false;
  if (!Newest &&
      (Op == AtomicRMWInst::FMaximum || Op == AtomicRMWInst::FMinimum))
    return false;
  const Type *T = RMW.getType();
  return Op == AtomicRMWInst::Xchg || !T->isFPOrFPVectorTy() ||
         isAtomicFloat(T) || isAtomic128(T);
}

namespace {
/// The last function for which an atomicrmw without its ordering was reported.
struct LostOrder {
  const Function *In = nullptr;
};
} // namespace

/// Reported for the first one in a function: if there is one, clang has usually
/// written many.
static void checkLostOrder(RuleContext &Ctx, const AtomicRMWInst &RMW) {
  if (RMW.getSyncScopeID() != SyncScope::System ||
      !isStrongerThanMonotonic(RMW.getOrdering()) ||
      std::exchange(Ctx.state<LostOrder>().In, RMW.getFunction()) ==
          RMW.getFunction())
    return;
  Ctx.report(Rule::AtomicRmwOrder, RMW,
             {AtomicRMWInst::getOperationName(RMW.getOperation()).str(),
              toIRString(RMW.getOrdering())});
}

void checkAtomicRMW(RuleContext &Ctx, const Instruction &I) {
  auto &RMW = cast<AtomicRMWInst>(I);
  const Type *T = RMW.getType();
  if (Ctx.Options.ShowInfo && !Ctx.Options.StrictAtomics)
    checkLostOrder(Ctx, RMW);
  if (T->isIntegerTy() && !isAtomicWidth(T))
    Ctx.report(Rule::AtomicRmwType, I);
  if (!hasAtomics(RMW.getPointerAddressSpace(), Ctx))
    Ctx.report(Rule::AtomicRmwSpace, I);
  if (!isOperation(RMW, !Ctx.is(Profile::LibNVVM)))
    Ctx.report(Rule::AtomicRmwOperation, I,
               {AtomicRMWInst::getOperationName(RMW.getOperation()).str()});
  else if (isAtomic128(T) && RMW.getOperation() != AtomicRMWInst::Xchg)
    Ctx.report(Rule::AtomicRmwI128, I);
}

} // namespace opennvvm::verifier
