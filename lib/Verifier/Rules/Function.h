//===- Function.h - Functions and their launch bounds -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_RULES_FUNCTION_H
#define OPENNVVM_LIB_VERIFIER_RULES_FUNCTION_H

#include "RuleContext.h"

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm::verifier {

/// Name, linkage, section, alignment, and data that only CPUs use.
void checkFunctionForm(RuleContext &Ctx, const llvm::Function &F, bool);
/// Clusters, and bounds that contradict each other or that nobody reads.
void checkLaunchBounds(RuleContext &Ctx, const llvm::Function &F,
                       bool IsKernel);
/// Result and parameters of kernels, entries and exit handlers.
void checkEntry(RuleContext &Ctx, const llvm::Function &F, bool IsKernel);

} // namespace opennvvm::verifier

#endif // OPENNVVM_LIB_VERIFIER_RULES_FUNCTION_H
