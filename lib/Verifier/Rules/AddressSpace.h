//===- AddressSpace.h - Casts between address spaces ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_RULES_ADDRESSSPACE_H
#define OPENNVVM_LIB_VERIFIER_RULES_ADDRESSSPACE_H

#include "RuleContext.h"

namespace llvm {
class Instruction;
} // namespace llvm

namespace opennvvm::verifier {

/// The spaces of an addrspacecast.
void checkAddrSpaceCast(RuleContext &Ctx, const llvm::Instruction &I);
/// Profile nvvm: casts in the constant expressions among the operands of \p I.
void checkConstantCasts(RuleContext &Ctx, const llvm::Instruction &I);

} // namespace opennvvm::verifier

#endif // OPENNVVM_LIB_VERIFIER_RULES_ADDRESSSPACE_H
