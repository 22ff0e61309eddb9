//===- Global.h - Variables and names ---------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_RULES_GLOBAL_H
#define OPENNVVM_LIB_VERIFIER_RULES_GLOBAL_H

#include "RuleContext.h"

namespace llvm {
class GlobalValue;
class GlobalVariable;
} // namespace llvm

namespace opennvvm::verifier {

/// The characters of a name that other files can see.
void checkName(RuleContext &Ctx, const llvm::GlobalValue &GV);
/// Space, initializer, linkage, name and type of a variable.
void checkVariable(RuleContext &Ctx, const llvm::GlobalVariable &GV);

} // namespace opennvvm::verifier

#endif // OPENNVVM_LIB_VERIFIER_RULES_GLOBAL_H
