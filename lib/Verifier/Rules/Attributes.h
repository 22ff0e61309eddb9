//===- Attributes.h - Function attributes GPUs do not support ---*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_RULES_ATTRIBUTES_H
#define OPENNVVM_LIB_VERIFIER_RULES_ATTRIBUTES_H

#include "RuleContext.h"

namespace llvm {
class Function;
class Instruction;
} // namespace llvm

namespace opennvvm::verifier {

void checkFunctionAttributes(RuleContext &Ctx, const llvm::Function &F, bool);
/// The same attributes at a call; libNVVM does not check those.
void checkCallAttributes(RuleContext &Ctx, const llvm::Instruction &I);

} // namespace opennvvm::verifier

#endif // OPENNVVM_LIB_VERIFIER_RULES_ATTRIBUTES_H
