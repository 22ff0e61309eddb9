//===- Calls.h - Calls that are legal and probably a mistake ----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_RULES_CALLS_H
#define OPENNVVM_LIB_VERIFIER_RULES_CALLS_H

#include "CalleeFacts.h"

namespace opennvvm::verifier {

/// Aliases of kernels, by which they could be called.
void checkKernelAliases(RuleContext &Ctx);
/// Declarations that are called although nothing can define them.
void checkUnresolved(RuleContext &Ctx, const llvm::Function &F, bool);
/// Calls with the convention of kernels, which the verifier of newer versions
/// of LLVM refuses before anything else is checked.
void checkKernelConvention(RuleContext &Ctx);
/// Calls of kernels that LLVM does not recognize as such, so that it allows
/// calling them.
void noteKernel(RuleContext &Ctx, const llvm::Function &F, CalleeFacts &Facts);
/// Calls of functions that reach a barrier although they are not convergent.
void noteBarriers(RuleContext &Ctx, const llvm::Function &F,
                  CalleeFacts &Facts);

} // namespace opennvvm::verifier

#endif // OPENNVVM_LIB_VERIFIER_RULES_CALLS_H
