//===- Gates.h - Machines and PTX versions of intrinsics --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_RULES_GATES_H
#define OPENNVVM_LIB_VERIFIER_RULES_GATES_H

#include "CalleeFacts.h"
#include "Catalog/Intrinsic.h"

namespace opennvvm::verifier {

/// What calls of \p F, the intrinsic of \p Row, need of the target.
void noteGate(RuleContext &Ctx, const llvm::Function &F,
              const IntrinsicRow &Row, CalleeFacts &Facts);
/// What the constant operands of \p Call need of the target.
void checkValueGates(RuleContext &Ctx, const llvm::CallBase &Call,
                     const IntrinsicRow &Row);

} // namespace opennvvm::verifier

#endif // OPENNVVM_LIB_VERIFIER_RULES_GATES_H
