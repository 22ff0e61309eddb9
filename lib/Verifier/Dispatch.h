//===- Dispatch.h - Which rule is asked about what --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_DISPATCH_H
#define OPENNVVM_LIB_VERIFIER_DISPATCH_H

#include "RuleContext.h"

namespace llvm {
class Function;
class Instruction;
} // namespace llvm

namespace opennvvm::verifier {

/// What is reported before anything in the module.
void checkHead(RuleContext &Ctx);
/// What concerns the module as a whole, or several of its functions.
void checkWhole(RuleContext &Ctx);
/// \p F without its instructions.
void checkFunction(RuleContext &Ctx, const llvm::Function &F);
void checkInstruction(RuleContext &Ctx, const llvm::Instruction &I);

} // namespace opennvvm::verifier

#endif // OPENNVVM_LIB_VERIFIER_DISPATCH_H
