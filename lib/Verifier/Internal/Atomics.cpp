//===- Atomics.cpp - Ordering of the atomic intrinsics --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CrossChecks.h"

using namespace llvm;

namespace opennvvm::verifier {

namespace {
/// Values of the field "scope".
enum AtomicScope : unsigned { GPU, CTA, System, Cluster };
} // namespace

void checkInternalAtomic(InternalCall &Call) {
  std::optional<uint64_t> Ordering = Call.field("ordering");
  std::optional<uint64_t> Scope = Call.field("scope");
  const Type *Pointer = Call.type(0);
  if (!Ordering || *Ordering == 0 || !Scope || !Pointer->isPointerTy())
    return;
  unsigned Space = Pointer->getPointerAddressSpace();
  if ((*Scope == GPU || *Scope == System) && Space != AddressSpace::Generic &&
      Space != AddressSpace::Global)
    Call.report(Rule::AtomicGlobalOrdering);
}

void checkAtomicWord(InternalCall &Call) {
  unsigned Space = Call.type(1)->getPointerAddressSpace();
  if (Space == AddressSpace::Generic || Space == AddressSpace::Global)
    return;
  if (Call.resultType()->isVectorTy())
    return Call.report(Rule::AtomicVectorSpace);
  if (Call.field("global ordering").value_or(0) != 0)
    Call.report(Rule::AtomicGlobalOrdering);
}

void checkAtomicCast(InternalCall &Call) {
  const Type *Value = Call.resultType();
  if (!Call.by().lacks(ReaderTrait::ChecksTypeOfAtomicCast) &&
      !Value->isIntegerTy(32) && !Value->isIntegerTy(64))
    return Call.report(Rule::AtomicCastType);
  if (Call.type(1)->getPointerAddressSpace() != AddressSpace::Shared)
    return Call.report(Rule::AtomicCastSpace);
  if (Call.field("global ordering").value_or(0) != 0)
    Call.report(Rule::AtomicCastOrdering);
}

} // namespace opennvvm::verifier
