//===- RegisterCount.h - setmaxnreg needs launch bounds ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_RULES_REGISTERCOUNT_H
#define OPENNVVM_LIB_VERIFIER_RULES_REGISTERCOUNT_H

#include "CalleeFacts.h"

namespace opennvvm::verifier {

/// \p Call changes the number of registers.
void checkSetMaxNReg(RuleContext &Ctx, const llvm::CallBase &Call);
/// The same for calls of \p F, if it is one of the intrinsics that do so.
void noteSetMaxNReg(RuleContext &Ctx, const llvm::Function &F,
                    CalleeFacts &Facts);

} // namespace opennvvm::verifier

#endif // OPENNVVM_LIB_VERIFIER_RULES_REGISTERCOUNT_H
