//===- LocalPointers.cpp - Local addresses in shared memory ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FunctionView.h"
#include "Lints.h"
#include "opennvvm/Target/Target.h"

using namespace llvm;

namespace opennvvm::lint {

/// The local variable, or local memory, that \p V is an address of; null if
/// that is not known.
static const Value *localOf(const FunctionView &View, const Value *V) {
  V = View.valueOf(V);
  if (auto *Number = dyn_cast<PtrToIntInst>(V))
    V = Number->getPointerOperand();
  if (!V->getType()->isPointerTy())
    return nullptr;
  const Value *Base = View.addressOf(V).Base;
  bool IsLocal =
      isa<AllocaInst>(Base) ||
      Base->getType()->getPointerAddressSpace() == AddressSpace::Local;
  return IsLocal && !isa<Constant>(Base) ? Base : nullptr;
}

void lintLocalPointers(const FunctionView &View, DiagnosticEngine &Diags) {
  View.forEach([&](const Instruction &I) {
    auto *Store = dyn_cast<StoreInst>(&I);
    if (!Store)
      return;
    const Value *Of = localOf(View, Store->getValueOperand());
    if (!Of)
      return;
    const Value *To = View.addressOf(Store->getPointerOperand()).Base;
    if (To->getType()->isPointerTy() &&
        To->getType()->getPointerAddressSpace() == AddressSpace::Shared)
      Diags.report(Rule::LintLocalInShared, I, {spell(*Of)});
  });
}

} // namespace opennvvm::lint
