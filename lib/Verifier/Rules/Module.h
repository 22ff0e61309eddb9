//===- Module.h - Triple, version, notes about the run ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_RULES_MODULE_H
#define OPENNVVM_LIB_VERIFIER_RULES_MODULE_H

#include "RuleContext.h"

namespace opennvvm::verifier {

void checkVersion(RuleContext &Ctx);
/// What was assumed, or asked for, without being in the module.
void checkNotes(RuleContext &Ctx);
/// A missing triple is reported before the data layout, a wrong one after it.
void checkMissingTriple(RuleContext &Ctx);
void checkWrittenTriple(RuleContext &Ctx);

} // namespace opennvvm::verifier

#endif // OPENNVVM_LIB_VERIFIER_RULES_MODULE_H
