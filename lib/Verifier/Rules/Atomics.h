//===- Atomics.h - Compare-and-swap and read-modify-write -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_RULES_ATOMICS_H
#define OPENNVVM_LIB_VERIFIER_RULES_ATOMICS_H

#include "RuleContext.h"

namespace llvm {
class Instruction;
} // namespace llvm

namespace opennvvm::verifier {

/// Type and address space of a cmpxchg.
void checkCmpXchg(RuleContext &Ctx, const llvm::Instruction &I);
/// Operation, type, address space and ordering of an atomicrmw.
void checkAtomicRMW(RuleContext &Ctx, const llvm::Instruction &I);

} // namespace opennvvm::verifier

#endif // OPENNVVM_LIB_VERIFIER_RULES_ATOMICS_H
