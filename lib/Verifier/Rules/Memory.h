//===- Memory.h - Static shared and constant memory -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_RULES_MEMORY_H
#define OPENNVVM_LIB_VERIFIER_RULES_MEMORY_H

#include "RuleContext.h"

namespace opennvvm::verifier {

/// The sum of constant memory, and that of the shared memory of each kernel.
void checkStaticMemory(RuleContext &Ctx);

} // namespace opennvvm::verifier

#endif // OPENNVVM_LIB_VERIFIER_RULES_MEMORY_H
