//===- Launch.h - Launches from device code ---------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_RULES_LAUNCH_H
#define OPENNVVM_LIB_VERIFIER_RULES_LAUNCH_H

#include "CalleeFacts.h"

namespace opennvvm::verifier {

/// Calls of \p F, if it starts grids: the kernel and its arguments.
void noteLaunch(RuleContext &Ctx, const llvm::Function &F, CalleeFacts &Facts);

} // namespace opennvvm::verifier

#endif // OPENNVVM_LIB_VERIFIER_RULES_LAUNCH_H
