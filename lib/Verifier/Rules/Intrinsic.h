//===- Intrinsic.h - Intrinsics: gates, constants, calls --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_RULES_INTRINSIC_H
#define OPENNVVM_LIB_VERIFIER_RULES_INTRINSIC_H

#include "CalleeFacts.h"

namespace opennvvm::verifier {

/// What is wrong with every call of \p F, if it is an intrinsic, and what has
/// to be checked at each.
void noteIntrinsic(RuleContext &Ctx, const llvm::Function &F,
                   CalleeFacts &Facts);

} // namespace opennvvm::verifier

#endif // OPENNVVM_LIB_VERIFIER_RULES_INTRINSIC_H
