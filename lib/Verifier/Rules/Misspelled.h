//===- Misspelled.h - Words that nobody reads -------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_RULES_MISSPELLED_H
#define OPENNVVM_LIB_VERIFIER_RULES_MISSPELLED_H

#include "RuleContext.h"

namespace opennvvm::verifier {

/// Names of metadata and module flags.
void checkModuleWords(RuleContext &Ctx);
/// Attributes of a function and its parameters, and attached metadata.
void checkWords(RuleContext &Ctx, const llvm::Function &F, bool);

/// The key of !nvvm.annotations that \p Key was probably meant to be; empty if
/// it is one, or close to none.
llvm::StringRef meantKey(llvm::StringRef Key);
/// Reports that \p Name, a \p What, was probably meant to be \p Meant.
void reportMisspelled(RuleContext &Ctx, llvm::StringRef What,
                      llvm::StringRef Name, llvm::StringRef Meant, Place At);

} // namespace opennvvm::verifier

#endif // OPENNVVM_LIB_VERIFIER_RULES_MISSPELLED_H
