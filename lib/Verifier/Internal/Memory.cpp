//===- Memory.cpp - Loads and asynchronous copies -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CrossChecks.h"
#include "llvm/IR/DerivedTypes.h"

using namespace llvm;

namespace opennvvm::verifier {

void checkMemoryFlags(InternalCall &Call) {
  if (Call.field("cache hint").value_or(0) != 0)
    Call.report(Rule::MiscCacheHintFlag);
}

void checkCop2(InternalCall &Call) {
  checkMemoryFlags(Call);
  auto *Vector = dyn_cast<FixedVectorType>(Call.resultType());
  bool HasEight = Vector && Vector->getNumElements() == 8 &&
                  (Vector->getElementType()->isIntegerTy(32) ||
                   Vector->getElementType()->isFloatTy());
  if (!HasEight && Call.field("COP2").value_or(0) != 0)
    Call.report(Rule::MiscCop2);
}

void checkAsyncCopy(InternalCall &Call) {
  std::optional<uint64_t> Bytes = Call.constant(3), Source = Call.constant(4);
  // libNVVM rejects equal sizes, although its text says otherwise.
  if (Bytes && Source && *Bytes >= *Source)
    Call.report(Rule::MiscAsyncSize);
  if (Call.type(1)->getPointerAddressSpace() != AddressSpace::Shared)
    Call.report(Rule::AddrspaceAsyncDestination);
  if (Call.type(2)->getPointerAddressSpace() != AddressSpace::Global)
    Call.report(Rule::AddrspaceAsyncSource);
}

void checkGlobalPointer(InternalCall &Call) {
  if (Call.type(1)->getPointerAddressSpace() != AddressSpace::Global)
    Call.report(Rule::AddrspaceNotGlobal);
}

} // namespace opennvvm::verifier
