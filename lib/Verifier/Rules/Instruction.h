//===- Instruction.h - Instructions by themselves ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_RULES_INSTRUCTION_H
#define OPENNVVM_LIB_VERIFIER_RULES_INSTRUCTION_H

#include "RuleContext.h"

namespace llvm {
class Instruction;
} // namespace llvm

namespace opennvvm::verifier {

/// Control flow that only CPUs support.
void checkOpcode(RuleContext &Ctx, const llvm::Instruction &I);
/// The pragma of a branch.
void checkPragma(RuleContext &Ctx, const llvm::Instruction &I);
void checkAlloca(RuleContext &Ctx, const llvm::Instruction &I);
void checkLoad(RuleContext &Ctx, const llvm::Instruction &I);
void checkStore(RuleContext &Ctx, const llvm::Instruction &I);
void checkFence(RuleContext &Ctx, const llvm::Instruction &I);
void checkMustTail(RuleContext &Ctx, const llvm::Instruction &I);

} // namespace opennvvm::verifier

#endif // OPENNVVM_LIB_VERIFIER_RULES_INSTRUCTION_H
