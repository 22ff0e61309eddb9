//===- BasicAliases.cpp - LLVM's basic alias analysis, amended ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering/BasicAliases.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/GlobalAlias.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace opennvvm {

AnalysisKey BasicAliases::Key;

/// What BasicAA computes the address \p V from, in its next step; null if it
/// stops there.
static const Value *addressBelow(const Value *V) {
  if (auto *GEP = dyn_cast<GEPOperator>(V))
    return GEP->getPointerOperand();
  if (isa<BitCastOperator, AddrSpaceCastOperator>(V))
    return cast<Operator>(V)->getOperand(0);
  if (auto *Alias = dyn_cast<GlobalAlias>(V))
    return Alias->getAliasee();
  if (auto *Phi = dyn_cast<PHINode>(V))
    return Phi->getNumIncomingValues() == 1 ? Phi->getIncomingValue(0)
                                            : nullptr;
  auto *Call = dyn_cast<CallBase>(V);
  return Call ? getArgumentAliasingToReturnedPointer(
                    Call, /*MustPreserveNullness=*/false)
              : nullptr;
}

/// The operand of the llvm.ptrmask that BasicAA would look through on its way
/// down from \p V; null if there is none.
static const Value *maskedBelow(const Value *V) {
  // BasicAA's own limit is smaller.
  constexpr unsigned MaxSteps = 8;
  for (unsigned Step = 0; V && Step != MaxSteps; ++Step) {
    auto *II = dyn_cast<IntrinsicInst>(V);
    if (II && II->getIntrinsicID() == Intrinsic::ptrmask)
      return II->getArgOperand(0);
    V = addressBelow(V);
  }
  return nullptr;
}

/// Takes \p Location for anything in the object of its address if that is
/// masked. \returns whether it is.
static bool widenMasked(MemoryLocation &Location) {
  const Value *Operand = maskedBelow(Location.Ptr);
  if (!Operand)
    return false;
  while (const Value *Next = maskedBelow(Operand))
    Operand = Next;
  Location = MemoryLocation::getBeforeOrAfter(Operand);
  return true;
}

AliasResult BasicAliasesResult::alias(const MemoryLocation &A,
                                      const MemoryLocation &B,
                                      AAQueryInfo &Query,
                                      const Instruction *Context) {
  MemoryLocation WideA = A, WideB = B;
  bool IsMasked = widenMasked(WideA);
  IsMasked |= widenMasked(WideB);
  AliasResult Result = BasicAAResult::alias(WideA, WideB, Query, Context);
  // That both begin at the operand says nothing about where they really do.
  if (IsMasked && Result != AliasResult::NoAlias)
    return AliasResult::MayAlias;
  return Result;
}

} // namespace opennvvm
